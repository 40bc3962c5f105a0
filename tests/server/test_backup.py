"""Backup and restore: from any database into any other, whole or not at all."""

import asyncio
import gzip
import os
import re
import threading
import tracemalloc
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from tests.server.clients import Message, call, client, lay, play_out
from tests.server.nodes import Node, running, sqlite_in
from undercroft.cli import app
from undercroft.server.storage.backup import KEPT, back_up, restore
from undercroft.server.storage.database import Database
from undercroft.server.storage.schema import MOVES, SEATS, TABLES


def run(command: str, file: Path, database: str) -> Result:
    words = [command, str(file), "--database", database, "--lang", "en"]
    return CliRunner().invoke(app, words)


def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is stored."""
    database = Database(url)
    with database.reading.connect() as connection:
        found = {
            table.name: sorted(
                (tuple(row) for row in connection.execute(sa.select(table))), key=repr
            )
            for table in KEPT
        }
    database.close()
    return found


def fill(node: Node) -> Message:
    """Tables open, running and over, with words and secrets; returns the running one."""
    lay(node, "dungeon-attack", "human,open", name="Été", public=True)
    over = lay(node, "dungeon-attack", "human,bot")
    play_out(node, over["id"], [over["seats"]["0"]])
    call(node, "POST", "/recovery", json={"tokens": [over["owner"]]})
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> None:
        async with client(node) as one:
            await one.hello(laid["id"], [laid["seats"]["0"]])
            await one.send(type="say", seat=0, text="à demain")
            await one.next("said")

    asyncio.run(talk())
    return laid


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    tmp_path: Path, postgresql_url: str
) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    with running(sqlite_in(tmp_path), tmp_path) as node:
        laid = fill(node)
        node.stop()
    assert run("backup", first, sqlite_in(tmp_path)).output.startswith("Written: 3 tables")
    assert run("restore", first, postgresql_url).output.startswith("Restored: 3 tables")
    assert rows(postgresql_url) == rows(sqlite_in(tmp_path))

    with running(postgresql_url, tmp_path) as node:
        play_out(node, laid["id"], list(laid["seats"].values()))
        talk_again(node, laid)
        assert run("backup", second, postgresql_url).exit_code == 0
        node.stop()
    (tmp_path / "new").mkdir()
    new = sqlite_in(tmp_path / "new")
    assert run("restore", second, new).exit_code == 0
    with running(new, tmp_path) as node:
        assert call(node, "GET", f"/tables/{laid['id']}").json()["status"] == "over"


def talk_again(node: Node, laid: Message) -> None:
    """New words get a number that no restored ones have."""

    async def talk() -> list[str]:
        async with client(node) as one:
            await one.hello(laid["id"], [laid["seats"]["0"]])
            await one.send(type="say", seat=0, text="me voilà")
            return [(await one.next("said"))["text"] for _ in range(2)]

    assert asyncio.run(talk()) == ["à demain", "me voilà"]


def test_a_backup_is_made_while_people_play(node: Node, tmp_path: Path) -> None:
    is_enough = threading.Event()

    def play() -> None:
        while not is_enough.is_set():
            laid = lay(node, "dungeon-attack", "human,human")
            play_out(node, laid["id"], list(laid["seats"].values()))

    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(play)
        try:
            for number in range(4):
                check_backup(node, tmp_path / str(number))
        finally:
            is_enough.set()
        playing.result()


def check_backup(node: Node, path: Path) -> None:
    """A backup made now shows one moment: as many moves as its tables say."""
    file, url = path.with_suffix(".gz"), f"sqlite:///{path}.sqlite"
    assert run("backup", file, node.database).exit_code == 0
    assert run("restore", file, url).exit_code == 0
    stored = rows(url)
    counts = Counter(move[0] for move in stored["deeds"])
    n = list(TABLES.c.keys()).index("n")
    assert {table[0]: table[n] for table in stored["tables"] if table[n]} == counts


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup, unpacked."""
    folder = tmp_path_factory.mktemp("whole")
    with running(sqlite_in(folder), folder) as node:
        lay(node, "dungeon-attack", "human,human")
    run("backup", folder / "whole.gz", sqlite_in(folder))
    return gzip.decompress((folder / "whole.gz").read_bytes())


def test_what_is_no_whole_backup_is_refused_and_changes_nothing(
    tmp_path: Path, whole: bytes
) -> None:
    packed, lines = gzip.compress(whole), whole.splitlines(keepends=True)
    foreign, cut, damaged = "isn\u2019t an Undercroft backup", "is incomplete", "is damaged"
    table, seat, middle = lines[1], lines[2], len(packed) // 2
    assert (b'["tables"' in table, b'["seats"' in seat) == (True, True)
    broken = {
        "empty": (b"", foreign),
        "empty-gz": (gzip.compress(b""), foreign),
        "foreign": (b"a poem", foreign),
        "foreign-gz": (gzip.compress(b"a poem\n"), foreign),
        "json": (gzip.compress(b"{}\n"), foreign),
        "cut": (packed[: len(packed) // 2], cut),
        "cut-last": (packed[:-1], cut),
        "bent": (packed[:middle] + bytes([packed[middle] ^ 255]) + packed[middle + 1 :], damaged),
        "bent-sum": (packed[:-8] + bytes(4) + packed[-4:], damaged),
        "short": (gzip.compress(b"".join(lines[:-2] + lines[-1:])), damaged),
        "longer": (gzip.compress(whole + b"\n"), damaged),
        "endless": (gzip.compress(b"".join(lines[:-1])), cut),
        "half-line": (gzip.compress(whole[: len(whole) // 2]), damaged),
        "newer": (
            gzip.compress(b'{"undercroft-backup":99,"schema":"0001"}\n' + lines[-1]),
            "newer Undercroft",
        ),
        "newer-schema": (
            gzip.compress(b'{"undercroft-backup":1,"schema":"9999"}\n' + lines[-1]),
            "newer Undercroft",
        ),
        "unknown": (gzip.compress(lines[0] + b'["nodes",{"id":"x"}]\n{"rows":1}\n'), damaged),
        "columns": (gzip.compress(lines[0] + b'["tables",{"id":"x"}]\n{"rows":1}\n'), damaged),
        "twice": (gzip.compress(lines[0] + table + table + b'{"rows":2}\n'), damaged),
        "no-table": (gzip.compress(lines[0] + seat + b'{"rows":1}\n'), damaged),
        "types": (
            gzip.compress(lines[0] + table.replace(b'"name":""', b'"name":[1]') + b'{"rows":1}\n'),
            damaged,
        ),
        "large": (
            gzip.compress(
                lines[0] + table.replace(b'"n":0', b'"n":' + b"9" * 30) + b'{"rows":1}\n'
            ),
            damaged,
        ),
    }
    for name, (content, words) in broken.items():
        file, url = tmp_path / f"{name}.gz", f"sqlite:///{tmp_path / name}.sqlite"
        file.write_bytes(content)
        refused = run("restore", file, url)
        assert (refused.exit_code, words in " ".join(refused.output.split())) == (2, True), name
        assert not any(rows(url).values()), name
    missing = run("restore", tmp_path / "nowhere", sqlite_in(tmp_path))
    assert (missing.exit_code, "doesn’t exist" in missing.output) == (2, True)


def many_deeds(url: str, count: int, size: int) -> None:
    """A database with a table whose moves are large and don't pack well."""
    database = Database(url)
    database.migrate()
    with database.writing.begin() as connection:
        row: dict[str, Any] = dict.fromkeys(TABLES.c.keys(), 0) | {
            "id": "t",
            "game": "g",
            "name": "",
        }
        blobs = ("setup", "key", "clock", "base", "checkpoint", "outcome", "figures")
        row |= dict.fromkeys(blobs, b"{}") | {"status": "over", "content": "", "rematch": None}
        connection.execute(TABLES.insert(), row)
        for n in range(count):
            move = {"table_id": "t", "n": n, "at": n, "deed": os.urandom(size)}
            connection.execute(MOVES.insert(), move)
    database.close()


def peak_of(work: Callable[[], object]) -> int:
    """The most bytes of Python's that some work held at once."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_backup_much_larger_than_what_is_held_in_memory_goes_out_and_in(tmp_path: Path) -> None:
    count, size = 700, 30_000
    old, new = (Database(f"sqlite:///{tmp_path / name}.sqlite") for name in ("old", "new"))
    many_deeds(str(old.url), count, size)
    new.migrate()
    file = tmp_path / "many.gz"
    back_up(new, tmp_path / "warm.gz")

    held = [peak_of(lambda: back_up(old, file)), peak_of(lambda: restore(new, file))]

    assert file.stat().st_size > count * size
    assert max(held) < count * size / 2
    old.close()
    new.close()
    assert rows(str(new.url)) == rows(str(old.url))


def test_a_backup_of_an_older_form_gets_what_came_later(tmp_path: Path, whole: bytes) -> None:
    """What seats had before they counted their holders."""
    lacking = re.sub(rb',"(holder|agrees|clearing)":\w+', b"", whole)
    file = tmp_path / "older.gz"
    file.write_bytes(gzip.compress(re.sub(rb'"schema":"\d+"', b'"schema":"0002"', lacking)))

    assert run("restore", file, sqlite_in(tmp_path)).exit_code == 0

    place = list(SEATS.c.keys()).index("holder")
    assert [seat[place] for seat in rows(sqlite_in(tmp_path))["seats"]] == [0, 0]
    file.write_bytes(gzip.compress(lacking))
    refused = run("restore", file, f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert (refused.exit_code, "is damaged" in refused.output) == (2, True)


def test_nothing_is_restored_over_tables_that_are_there(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "whole.gz"
    file.write_bytes(gzip.compress(whole))
    assert run("restore", file, sqlite_in(tmp_path)).exit_code == 0
    again = run("restore", file, sqlite_in(tmp_path))
    assert again.exit_code == 2
    assert "already holds tables" in again.output


def test_a_backup_that_can_not_be_written_says_so(tmp_path: Path) -> None:
    refused = run("backup", tmp_path / "no" / "folder" / "x.gz", sqlite_in(tmp_path))
    assert refused.exit_code == 2
    assert "its folder doesn’t exist" in refused.output
