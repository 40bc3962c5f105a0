"""Trouble with the database file: players are told, nothing breaks, and play goes on after it."""

import asyncio
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.forked import run_command
from tests.server.clients import Client, Message, client, http, lay
from tests.server.nodes import PATIENCE, ROOT, Node, running, sqlite_in
from tests.server.witnesses import Witness, check
from undercroft.server.storage.database import Database

NO_LIMIT = resource.RLIM_INFINITY


@pytest.fixture(scope="module")
def own_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node whose database gets into trouble."""
    folder = tmp_path_factory.mktemp("trouble")
    with running(sqlite_in(folder), folder, "--no-limits") as found:
        yield found


@contextmanager
def disk_full(node: Node) -> Iterator[None]:
    """No file of the process may grow: what a full disk looks like to it."""
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (1, NO_LIMIT))
    try:
        yield
    finally:
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))


@contextmanager
def locked(node: Node) -> Iterator[None]:
    """Another program holds the database, for longer than anybody waits."""
    path = node.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


async def refused_move(there: Client, update: Message) -> Message:
    """Answer with the first option that a seat has; returns the refusal."""
    view = next(view for view in update["views"] if view["options"])
    await there.answer(update, view["seat"], view["options"][0]["number"])
    return await there.next("refusal")


@pytest.mark.parametrize("trouble", [disk_full, locked])
def test_a_move_that_can_not_be_stored_is_refused_and_can_be_made_later(
    own_node: Node, trouble: object
) -> None:
    laid = lay(own_node, "dungeon-attack", "human,human")
    tokens = list(laid["seats"].values())

    async def play() -> tuple[Message, Message, Message]:
        async with client(own_node) as there:
            await there.hello(laid["id"], tokens)
            before = await there.next("update")
            with trouble(own_node):  # type: ignore[operator]
                refusal = await refused_move(there, before)
                with http(own_node) as requests:
                    wanted = {"game": "dungeon-attack", "seats": [{"kind": "human"}] * 2}
                    answer = requests.post("/api/tables", json=wanted)
                    assert answer.status_code == 503
                    assert answer.json()["reason"] == "not-stored"
                    assert requests.get("/health").status_code == 200
            async with client(own_node) as another:
                await another.hello(laid["id"], tokens)
                after = await another.next("update")
        return before, refusal, after

    before, refusal, after = asyncio.run(play())
    assert refusal["reason"] == "not-stored"
    assert before["n"] == after["n"] == 0
    assert before["views"] == after["views"]
    people = [Witness([own_node], laid["id"], [token]) for token in tokens]

    async def play_on() -> None:
        await asyncio.gather(*(one.play() for one in people))

    asyncio.run(asyncio.wait_for(play_on(), PATIENCE))
    assert people[0].last["outcome"]
    check(own_node.database, laid["id"], people)


def start(database: str) -> tuple[int, str, str]:
    """Try to serve; its status, what it wrote and what it told of errors."""
    own = os.environ | {"PYTHONPATH": str(ROOT)}
    return run_command(["serve", "--port", "0", "--lang", "en", "--database", database], own)


def foreign_file(folder: Path) -> str:
    (folder / "tables.sqlite").write_bytes(b"this is the diary of somebody else " * 100)
    return sqlite_in(folder)


def foreign_database(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    return sqlite_in(folder)


def newer_database(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    return sqlite_in(folder)


def missing_folder(folder: Path) -> str:
    return sqlite_in(folder / "nowhere")


def read_only_folder(_: Path) -> str:
    return sqlite_in(Path("/proc"))


def folder_as_file(folder: Path) -> str:
    return f"sqlite:///{folder}"


def no_server(_: Path) -> str:
    return "postgresql://nobody@127.0.0.1:1/nothing"


def other_kind(_: Path) -> str:
    return "mysql://localhost/tables"


@pytest.mark.parametrize(
    ("make", "words", "lines"),
    [
        (foreign_file, "not a database", 2),
        (foreign_database, "another program", 1),
        (newer_database, "newer", 1),
        (missing_folder, "unable to open", 2),
        (read_only_folder, "unable to open", 2),
        (folder_as_file, "unable to open", 2),
        (no_server, "failed", 2),
        (other_kind, "mysql", 1),
    ],
)
def test_a_database_that_can_not_be_used_is_told_in_one_line_and_its_own_words_in_another(
    tmp_path: Path, make: object, words: str, lines: int
) -> None:
    status, written, errors = start(make(tmp_path))  # type: ignore[operator]
    assert status == 2
    assert written == ""  # nobody is told that the table is open
    told = errors.strip().splitlines()
    assert words in told[-1]
    assert len(told) == lines


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_database_that_can_only_be_read_is_told_in_one_line(tmp_path: Path) -> None:
    Database(sqlite_in(tmp_path)).migrate()
    (tmp_path / "tables.sqlite").chmod(0o444)
    tmp_path.chmod(0o555)
    status, _, errors = start(sqlite_in(tmp_path))
    tmp_path.chmod(0o755)
    assert status == 2
    assert "Traceback" not in errors
