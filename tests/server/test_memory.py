"""Memory: tables that nobody looks at are let go before they fill it.

Nobody brings in too many. The guess of how much a table takes is compared with what Python really
holds.
"""

import asyncio
import gc
import random
import tracemalloc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Message, call, client, http
from tests.server.nodes import Node, StillTime, running, sqlite_in
from tests.throwing.by_hand import ByHand
from undercroft.engine import Keyed, Table
from undercroft.engine.entries import AnyEntry
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find
from undercroft.server.app.application import IMPORTS
from undercroft.server.http.checks import LEAST_IMPORT
from undercroft.server.play.session import TableSession
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.tables.live_table import LiveTable


@cache
def played(game: str, seats: int, seed: int) -> Table:
    """A whole game of people who choose at random."""
    key = Keyed(bytes([seed]) * 32)
    table = Table(find(game), seats, ByHand(key), {}, [""] * seats)
    whim = random.Random(seed)
    while not table.is_over:
        seat = table.waiting_for[0]
        table.answer(seat, whim.choice(table.options(seat)).number)
    table.source = key
    return table


def read_again(table: Table) -> list[AnyEntry]:
    """The moves as the store gives them, shared with nobody."""
    return msgspec.json.decode(msgspec.json.encode(table.entries), type=list[AnyEntry])


def log_text(game: str, seats: int, seed: int) -> str:
    return write_log(log_of(played(game, seats, seed), with_key=True))


def opened(table: Table) -> LiveTable:
    """The same game as a node has it in memory."""
    game, source = table.game, Keyed(table.source.key)  # type: ignore[attr-defined]
    session = TableSession(Table(game, table.seats, source, {}, table.players), 0)
    for place, entry in enumerate(read_again(table)):
        if place == len(session.table.entries):
            session.record(entry)
    row = TableRow(
        id="t",
        game=game.id,
        name="",
        setup=b"{}",
        key=b"",
        real_dice=False,
        public=False,
        clock=b"{}",
        status="over",
        made_at=0,
        moved_at=0,
        rules=1,
        content="",
    )
    seats = [SeatRow(table_id="t", seat=seat, kind="human") for seat in range(table.seats)]
    return LiveTable(row, seats, session)


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("dungeon-attack", 2, 1),
        ("dungeon-attack", 2, 2),
        ("dungeon-attack", 5, 1),
        ("dungeon-attack", 5, 2),
        ("dungeon", 3, 2),
        ("dungeon-fighter", 4, 2),
        ("dungeon-fighter-catacombs", 4, 2),
        ("dungeon-run", 2, 1),
        ("dungeon-run", 2, 2),
        ("dungeon-run", 5, 1),
        ("dungeon-run", 5, 3),
        pytest.param("dungeon-run", 5, 2, marks=pytest.mark.slow, id="the longest"),
    ],
)
def test_the_guess_is_near_what_a_table_really_takes(game: str, seats: int, seed: int) -> None:
    table = played(game, seats, seed)
    opened(table)  # what is shared by all tables is there already
    gc.collect()
    tracemalloc.start()
    live = opened(table)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert 0.8 * held < live.size < 1.3 * held + 20_000


@cache
def room_for_two() -> int:
    """As many bytes as two and a half of the large games take."""
    return opened(played("dungeon-run", 2, 2)).size * 5 // 2


@pytest.fixture
def small_node(tmp_path: Path) -> Iterator[Node]:
    """A node with room for two large games."""
    options = ("--no-limits", "--most-live-bytes", str(room_for_two()))
    with running(sqlite_in(tmp_path), tmp_path, *options) as found:
        yield found


def bring(node: Node, text: str) -> Message:
    answer = call(node, "POST", "/logs", json={"log": text})
    assert answer.status_code == 201, answer.text
    brought: Message = answer.json()
    return brought


def number(node: Node, name: str) -> float:
    """What a node counts under a name."""
    with http(node) as requests:
        lines = requests.get("/metrics").text.splitlines()
    (found,) = [line.split()[-1] for line in lines if line.startswith(f"{name} ")]
    return float(found)


def test_tables_that_nobody_looks_at_make_room_for_others(small_node: Node) -> None:
    text = log_text("dungeon-run", 2, 2)
    tables = [bring(small_node, text)["id"] for _ in range(5)]

    for table in [*tables, *tables]:
        assert call(small_node, "GET", f"/tables/{table}").json()["status"] == "over"
        assert number(small_node, "undercroft_live_bytes") <= room_for_two()

    assert 2 <= number(small_node, "undercroft_live_tables") <= 3
    assert number(small_node, 'undercroft_imports_total{how="taken"}') == 5
    assert number(small_node, "undercroft_import_bytes_total") == 5 * len(text)


def test_tables_in_use_stay_and_newcomers_wait_until_there_is_room(small_node: Node) -> None:
    text = log_text("dungeon-run", 2, 2)
    tables = [bring(small_node, text)["id"] for _ in range(4)]

    async def watch() -> None:
        async with client(small_node) as one, client(small_node) as two:
            await one.hello(tables[0])
            await two.hello(tables[1])
            for table in tables[2:]:
                async with client(small_node) as late:
                    await late.send(type="hello", table=table)
                    assert (await late.next("refusal"))["reason"] == "not-stored"
                    with pytest.raises(ConnectionClosed):
                        await late.next("welcome")
            assert number(small_node, "undercroft_live_bytes") <= room_for_two()
            await one.hello(tables[0])
        async with client(small_node) as late:
            await late.hello(tables[2])

    asyncio.run(watch())


def test_one_address_brings_in_so_much_and_then_has_to_wait(tmp_path: Path) -> None:
    text = log_text("dungeon-attack", 2, 1)
    assert len(text) < LEAST_IMPORT
    padded = text + " " * 1_900_000
    time = StillTime(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, time=time) as node:
        statuses = []
        while 429 not in statuses:
            answer = call(node, "POST", "/logs", json={"log": padded})
            if answer.status_code == 429 and answer.json()["reason"] == "too-fast":
                time.let_pass(2)  # every attempt costs something, too
                continue
            statuses.append(answer.status_code)
        assert answer.json()["reason"] == "too-many-logs"
        assert len(statuses) == IMPORTS // len(padded) + 1
        assert number(node, 'undercroft_imports_total{how="refused"}') == 1
        assert number(node, "undercroft_import_bytes_total") == (len(statuses) - 1) * len(padded)
