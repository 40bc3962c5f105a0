"""The writer: moves that wait together are stored together, and none spoils another."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.nodes import PATIENCE, sqlite_in
from undercroft.server.play.session import Standing
from undercroft.server.storage import rows
from undercroft.server.storage.database import Database
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.writer import MovedOn, NewMove, Unstored, Writer

TABLES = ["one", "two", "three", "four"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    url = (
        sqlite_in(tmp_path)
        if request.param == "sqlite"
        else request.getfixturevalue("postgresql_url")
    )
    found = Database(url)
    found.migrate()
    with found.writing.begin() as connection:
        for table in TABLES:
            rows.add_table(connection, _row(table), [SeatRow(table_id=table, seat=0, kind="human")])
    yield found
    found.close()


def _row(table: str) -> TableRow:
    return TableRow(
        id=table,
        game="dungeon-attack",
        name="",
        setup=b"{}",
        key=b"",
        real_dice=False,
        public=False,
        clock=b"{}",
        status="playing",
        made_at=0,
        moved_at=0,
        rules=1,
        content="",
    )


def move(table: str, n: int = 1) -> NewMove:
    """A move whose every number is its own."""
    own = 10 * TABLES.index(table) + n if table in TABLES else n
    standing = Standing(
        status="playing",
        waiting=own + 1,
        deadline=None if table == "two" else own + 2,
        checkpoint=b"checkpoint of " + table.encode(),
        checkpoint_position=own + 3,
        outcome=b"null",
        figures=b'["' + table.encode() + b'"]',
    )
    return NewMove(table_id=table, n=n, at=own, packed=table.encode(), standing=standing)


def store(database: Database, *moves: NewMove) -> list[BaseException | None]:
    """Store moves that all wait while the writer is busy; what became of each."""

    async def run() -> list[BaseException | None]:
        writer = Writer(database, "node")
        begun, go_on = threading.Event(), threading.Event()

        def be_busy(_: sa.Connection) -> bool:
            begun.set()
            return go_on.wait(PATIENCE)

        busy = asyncio.create_task(writer.run(be_busy))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        storing = [asyncio.create_task(writer.store(new)) for new in moves]
        await asyncio.sleep(0)  # all of them wait now
        go_on.set()
        done = await asyncio.gather(*storing, return_exceptions=True)
        assert await busy
        writer.close(PATIENCE)
        return done

    return asyncio.run(run())


def stored(database: Database) -> list[tuple[str, int, bytes]]:
    with database.reading.connect() as connection:
        found = connection.execute(sa.text("SELECT table_id, n, deed FROM deeds ORDER BY 1, 2"))
        return [(table, n, bytes(packed)) for table, n, packed in found]


def check_standing(database: Database, new: NewMove) -> None:
    with database.reading.connect() as connection:
        row = rows.table_row(connection, new.table_id)
    assert row is not None
    assert (row.n, row.moved_at) == (new.n, new.at)
    assert {name: getattr(row, name) for name in Standing.__struct_fields__} == {
        name: getattr(new.standing, name) for name in Standing.__struct_fields__
    }


def test_deeds_that_wait_together_each_change_their_own_table(database: Database) -> None:
    moves = [move(table) for table in reversed(TABLES)]
    assert store(database, *moves) == [None] * len(moves)
    assert stored(database) == [(table, 1, table.encode()) for table in sorted(TABLES)]
    for new in moves:
        check_standing(database, new)


def test_one_whose_number_is_taken_and_one_without_table_lose_alone(database: Database) -> None:
    store(database, move("two"))
    late, lost = move("two"), move("nowhere")
    done = store(database, move("one"), late, lost, move("three"))
    assert [type(one) for one in done] == [type(None), MovedOn, Unstored, type(None)]
    assert [(table, n) for table, n, _ in stored(database)] == [
        ("one", 1),
        ("three", 1),
        ("two", 1),
    ]
    check_standing(database, move("three"))


def test_no_deed_is_stored_after_one_that_is_missing(database: Database) -> None:
    """Whoever has played a move that is not stored can't leave a gap."""
    store(database, move("two"))
    done = store(database, move("one", 2), move("two", 3), move("three"), move("four", 0))
    assert [type(one) for one in done] == [MovedOn, MovedOn, type(None), MovedOn]
    assert [(table, n) for table, n, _ in stored(database)] == [("three", 1), ("two", 1)]
    check_standing(database, move("two"))
