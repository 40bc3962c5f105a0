"""Bots that stand in: they hand the seat back to who does anything, and overrun nobody's return."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.lanterns import make as make_lanterns
from tests.server.clients import Client, Message, call, client, lay, wait_until
from tests.server.nodes import Node, StillTime, lanterns_path, running, sqlite_in
from undercroft.engine import Keyed, Table
from undercroft.server.background.autoplay import level_of
from undercroft.server.play.clocks import BACK_PATIENCE, Clock, left, runs_out
from undercroft.server.play.presence import Presence
from undercroft.server.play.session import TableSession
from undercroft.server.storage import rows
from undercroft.server.storage.database import Database
from undercroft.server.storage.rows import SeatRow

HOUR = 3_600
STALE = 10_000
"""The number of something that is not open."""


def stands_in(told: Message) -> bool:
    return bool(told["seats"][0]["stand_in"])


@asynccontextmanager
async def somebody_dozes(node: Node) -> AsyncIterator[tuple[Client, Client]]:
    """Two people at a table, when a bot has taken over the first one's seat."""
    clock = {"move": HOUR, "way": "bot"}
    laid = lay(node, "lanterns", "human,human", clock=clock, setup={"turns": 40})
    mine, theirs = laid["seats"].values()
    async with client(node) as slow, client(node) as other:
        await slow.hello(laid["id"], [mine])
        await other.hello(laid["id"], [theirs])
        await other.until("seating", lambda told: all(one["here"] for one in told["seats"]))
        node.time.let_pass(HOUR)
        await other.until("seating", stands_in)
        yield slow, other


@pytest.mark.parametrize(
    "move",
    [
        {"type": "say", "text": "Sorry, the kettle!"},
        {"type": "answer", "ask": STALE, "option": 0},
        {"type": "tell", "ask": STALE, "faces": "1"},
        {"type": "throw", "ask": STALE},
        {"type": "undo"},
        {"type": "consent", "proposal": STALE, "yes": False},
    ],
    ids=lambda move: str(move["type"]),
)
def test_who_does_anything_has_their_seat_again(still_node: Node, move: Message) -> None:
    async def wait() -> None:
        async with somebody_dozes(still_node) as (slow, other):
            await other.until("update", lambda update: update["by"] == "bot")
            await slow.send(seat=0, **move)
            told = await other.until("seating", lambda told: not stands_in(told))
            assert told["seats"][0]["here"]

    asyncio.run(wait())


def test_who_answers_plays_and_the_bot_does_not(still_node: Node) -> None:
    async def play() -> None:
        async with somebody_dozes(still_node) as (slow, other):
            asked = await other.until("update", lambda update: update["views"][0]["options"])
            await slow.send(type="say", seat=0, text="Here I am")
            await other.until("seating", lambda told: not stands_in(told))
            await other.answer(asked, 1, asked["views"][0]["options"][0]["number"])
            turn = await slow.until(
                "update",
                lambda update: update["n"] > asked["n"] and update["views"][0]["options"],
            )
            await slow.answer(turn, 0, turn["views"][0]["options"][0]["number"])
            done = await slow.until("update", lambda update: update["n"] > turn["n"])
            assert (done["n"], done["by"]) == (turn["n"] + 1, "seat")

    asyncio.run(play())


def test_who_is_back_before_the_bot_has_played_has_time_for_it(still_node: Node) -> None:
    """Else the clock, which had run out for this decision, would take the seat again at once."""

    def time_left(told: Message) -> int:
        return int(told["clocks"][0]["move"])

    async def come_back() -> None:
        async with somebody_dozes(still_node) as (slow, other):
            await slow.send(type="say", seat=0, text="Here I am")
            await other.until("seating", lambda told: not stands_in(told))
            back = await other.until("update", lambda told: time_left(told) > 0)
            still_node.time.let_pass(BACK_PATIENCE // 1000)
            if back["ask"]["waiting"] == [0]:  # the bot had not played yet
                assert time_left(back) == BACK_PATIENCE
                await other.until("seating", stands_in)

    asyncio.run(come_back())


def test_who_leaves_is_taken_over_at_the_level_that_the_table_chose(node: Node) -> None:
    clock = {"move": HOUR, "way": "bot", "stand_in": "novice"}
    for chosen, level in ((clock, "novice"), ({}, "steady")):
        laid = lay(node, "dungeon-attack", "human,human", clock=chosen)
        token = laid["seats"]["0"]
        assert call(node, "POST", f"/tables/{laid['id']}/seats/0/leave", token).status_code == 204
        seat = call(node, "GET", f"/tables/{laid['id']}").json()["seats"][0]
        assert (seat["kind"], seat["level"]) == ("bot", level)


def test_a_stand_in_plays_at_the_level_that_the_table_chose() -> None:
    gone = SeatRow(table_id="a", seat=0, kind="human", name="Ann", level="")
    bot = SeatRow(table_id="a", seat=1, kind="bot", name="", level="legend")

    assert level_of(gone, Clock(way="bot", stand_in="veteran")) == "veteran"
    assert level_of(gone, Clock()) == "steady"
    assert level_of(bot, Clock(stand_in="veteran")) == "legend"


@pytest.mark.parametrize(
    ("move", "back_at", "end"),
    [
        (HOUR, None, HOUR),
        (HOUR, HOUR - 120, HOUR),
        (HOUR, HOUR - 20, HOUR + 40),
        (HOUR, 2 * HOUR, 2 * HOUR + 60),
        (10, 50, 60),
    ],
)
def test_the_time_of_a_move_ends_a_minute_after_a_return_or_later(
    move: int, back_at: int | None, end: int
) -> None:
    session = TableSession(Table(make_lanterns(), 2, Keyed.from_seed("back")), 0)
    clock = Clock(move=move, way="bot")
    presence = Presence(0, False, None, back_at=None if back_at is None else 1000 * back_at)

    assert runs_out(clock, session, presence) == 1000 * end
    assert left(clock, session, presence, 1000 * end - 1) == (1, None)


class Facts:
    """What is stored about a seat, and a clock that acts upon what it saw before."""

    def __init__(self, url: str, table: str) -> None:
        self.database = Database(url)
        self.table = table

    def read(self) -> tuple[SeatRow, int]:
        with self.database.reading.connect() as connection:
            row = rows.table_row(connection, self.table)
            assert row is not None
            return rows.seats_of(connection, self.table)[0], row.n

    def stand_in(self, seen: SeatRow, n: int) -> bool:
        with self.database.writing.begin() as connection:
            return rows.stand_in(connection, seen, n)


async def come_and_move(facts: Facts, first: Node, second: Node, laid: Message) -> None:
    """Somebody comes, changes the node and moves; each time the clock's facts are stale."""
    tokens = list(laid["seats"].values())
    away = facts.read()
    async with client(first) as there, client(second) as elsewhere:
        await there.hello(laid["id"], tokens)
        update = await there.next("update")
        await there.until("seating", lambda told: told["seats"][0]["here"])
        assert not facts.stand_in(*away)
        here = facts.read()
        if second is not first:
            await elsewhere.hello(laid["id"], tokens)
            await elsewhere.until("seating", lambda told: told["seats"][0]["here"])
            assert not facts.stand_in(*here)
        waiting = facts.read()
        await there.answer(update, 0, update["views"][0]["options"][0]["number"])
        await there.until("update", lambda told: told["n"] > update["n"])
        assert not facts.stand_in(*waiting)
        now = facts.read()
        assert not now[0].stand_in
        assert facts.stand_in(*now)
        assert facts.read()[0].stand_in
        assert not facts.stand_in(*now)


def test_a_clock_that_saw_somebody_away_does_not_overrun_their_return(tmp_path: Path) -> None:
    path = lanterns_path(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path) as node:
        laid = lay(node, "lanterns", "human,human")
        asyncio.run(come_and_move(Facts(node.database, laid["id"]), node, node, laid))


def test_nor_a_return_to_another_node(postgresql_url: str, tmp_path: Path) -> None:
    path = lanterns_path(tmp_path)
    with (
        running(postgresql_url, tmp_path, "--no-limits", path=path) as one,
        running(postgresql_url, tmp_path, "--no-limits", path=path) as other,
    ):
        laid = lay(one, "lanterns", "human,human")
        asyncio.run(come_and_move(Facts(postgresql_url, laid["id"]), one, other, laid))


def test_who_comes_back_elsewhere_while_the_clock_writes_keeps_the_seat(
    postgresql_url: str, tmp_path: Path
) -> None:
    path, time = lanterns_path(tmp_path), StillTime(tmp_path)
    clock = {"away": HOUR, "way": "bot"}
    with (
        running(postgresql_url, tmp_path, path=path, time=time) as node,
        psycopg.connect(postgresql_url) as returning,
        psycopg.connect(postgresql_url, autocommit=True) as watching,
    ):
        laid = lay(node, "lanterns", "human,human", clock=clock)
        # The other node must live when the hour is over, or ours would say that it is dead.
        come_back(returning, laid["id"], time.ms + 1000 * HOUR)
        time.let_pass(HOUR)
        wait_until(lambda: is_waited_for(watching))
        returning.commit()
        wait_until(lambda: is_put_off(watching, laid["id"], time))
        seen, n = Facts(postgresql_url, laid["id"]).read()
        assert (seen.node, seen.stand_in, n) == ("elsewhere", False, 0)


def come_back(returning: psycopg.Connection[Any], table: str, lives_at: int) -> None:
    """A player comes back to another node, which has not committed that yet."""
    returning.execute("INSERT INTO nodes (id, seen_at) VALUES ('elsewhere', %s)", [lives_at])
    back = "UPDATE seats SET node = 'elsewhere', gone_at = NULL WHERE table_id = %s AND seat = 0"
    returning.execute(back, [table])


def is_waited_for(watching: psycopg.Connection[Any]) -> bool:
    """Whether somebody waits for a row that somebody else is changing."""
    found = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = %s"
    ((count,),) = watching.execute(found, [watching.info.dbname]).fetchall()
    return bool(count)


def is_put_off(watching: psycopg.Connection[Any], table: str, time: StillTime) -> bool:
    """Whether the clock has found that nobody is late."""
    due = "SELECT deadline FROM tables WHERE id = %s"
    ((deadline,),) = watching.execute(due, [table]).fetchall()
    return deadline is None or deadline > time.ms
