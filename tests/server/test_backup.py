"""Backup and restore: from any database into any other, whole or not at all."""

import asyncio
import gzip
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from tests.server.clients import Message, call, client, lay, play_out
from tests.server.nodes import Node, running, sqlite_in
from undercroft.cli import app
from undercroft.server.backup import KEPT
from undercroft.server.database import Database
from undercroft.server.schema import TABLES


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
    """A backup made now shows one moment: as many deeds as its tables say."""
    file, url = path.with_suffix(".gz"), f"sqlite:///{path}.sqlite"
    assert run("backup", file, node.database).exit_code == 0
    assert run("restore", file, url).exit_code == 0
    stored = rows(url)
    counts = Counter(deed[0] for deed in stored["deeds"])
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
    broken = {
        "empty": b"",
        "foreign": b"a poem",
        "foreign-gz": gzip.compress(b"a poem\n"),
        "cut": packed[: len(packed) // 2],
        "bent": packed[:60] + bytes([packed[60] ^ 255]) + packed[61:],
        "short": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        "endless": gzip.compress(b"".join(lines[:-1])),
        "newer": gzip.compress(b'{"undercroft-backup":99,"schema":"0001"}\n' + lines[-1]),
        "unknown": gzip.compress(lines[0] + b'["nodes",{"id":"x"}]\n{"rows":1}\n'),
        "columns": gzip.compress(lines[0] + b'["tables",{"id":"x"}]\n{"rows":1}\n'),
    }
    for name, content in broken.items():
        file, url = tmp_path / f"{name}.gz", f"sqlite:///{tmp_path / name}.sqlite"
        file.write_bytes(content)
        refused = run("restore", file, url)
        assert (refused.exit_code, "is no whole backup" in refused.output) == (2, True), name
        assert not rows(url)["tables"]
    assert "is no whole backup" in run("restore", tmp_path / "nowhere", sqlite_in(tmp_path)).output


def test_nothing_is_restored_over_tables_that_are_there(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "whole.gz"
    file.write_bytes(gzip.compress(whole))
    assert run("restore", file, sqlite_in(tmp_path)).exit_code == 0
    again = run("restore", file, sqlite_in(tmp_path))
    assert again.exit_code == 2
    assert "holds tables already" in again.output


def test_a_backup_that_can_not_be_written_says_so(tmp_path: Path) -> None:
    refused = run("backup", tmp_path / "no" / "folder" / "x.gz", sqlite_in(tmp_path))
    assert refused.exit_code == 2
    assert "can't be written" in refused.output
