"""Backup and restore: every row as a line of JSON in one packed file, whatever the database.

The first line says what it is, the last how many rows there were; a cut file is refused. Nodes may
go on while a backup is made: it shows one moment.
"""

import base64
import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext

from undercroft.engine import Refused
from undercroft.server.database import Database
from undercroft.server.schema import METADATA, NODES, TABLES

FORMAT = 1
BROKEN = (OSError, EOFError, ValueError, zlib.error, msgspec.MsgspecError)
"""What reading a broken file can raise."""
AT_ONCE = 1_000


class Counted(NamedTuple):
    """How much was written or read."""

    tables: int
    rows: int


KEPT = [table for table in METADATA.sorted_tables if table is not NODES]


def back_up(database: Database, path: Path) -> Counted:
    """Write all rows into a file; it appears under its name only when it is whole."""
    unfinished = path.with_name(path.name + ".part")
    try:
        with database.reading.connect() as connection, gzip.open(unfinished, "wb") as file:
            counted = _write(_held_still(connection, database), file)
        unfinished.replace(path)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused("cant-write", str(error), file=str(path), detail=detail) from None
    return counted


def _write(connection: sa.Connection, file: gzip.GzipFile) -> Counted:
    """Write the head, all rows, and how many there were."""
    counts = dict.fromkeys(KEPT, 0)
    file.write(_line(_head(connection)))
    for table in KEPT:
        for row in connection.execute(sa.select(table), execution_options={"yield_per": AT_ONCE}):
            file.write(_line([str(table.name), _plain(row._mapping)]))
            counts[table] += 1
    counted = Counted(counts[TABLES], sum(counts.values()))
    file.write(_line({"rows": counted.rows}))
    return counted


def _line(content: Any) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def _head(connection: sa.Connection) -> dict[str, Any]:
    """What the first line says: what it is, and the form of the database."""
    revision = MigrationContext.configure(connection).get_current_revision()
    return {"undercroft-backup": FORMAT, "schema": revision}


def _held_still(connection: sa.Connection, database: Database) -> sa.Connection:
    """A connection that sees one moment of the database throughout."""
    if database.is_postgresql:
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    return connection


def _plain(row: Any) -> dict[str, Any]:
    return {
        str(name): {"b": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def restore(database: Database, path: Path) -> Counted:
    """Fill an empty database from a file, all or nothing."""
    with database.writing.begin() as connection:
        lines = list(_read(path, _head(connection)))
        if connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one():
            raise Refused("not-empty", "the database holds tables already")
        for table in KEPT:
            rows = [row for name, row in lines if name == table.name]
            for at in range(0, len(rows), AT_ONCE):
                connection.execute(table.insert(), rows[at : at + AT_ONCE])
        _go_on_counting(connection, database)
    return Counted(sum(name == TABLES.name for name, _ in lines), len(lines))


def _go_on_counting(connection: sa.Connection, database: Database) -> None:
    """PostgreSQL numbers sayings from a sequence, which has to know the highest number."""
    if database.is_postgresql:
        highest = "SELECT setval('sayings_number_seq', (SELECT max(number) FROM sayings))"
        connection.execute(sa.text(highest))


def _read(path: Path, expected: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a file; Refused when it is none, or not whole."""
    known = {table.name: set(table.c.keys()) for table in KEPT}
    try:
        with gzip.open(path, "rb") as file:
            head, *lines = file.read().splitlines()
        if msgspec.json.decode(head) != expected:
            raise _bad(path, "it is of another version")
        if not lines or msgspec.json.decode(lines[-1]) != {"rows": len(lines) - 1}:
            raise _bad(path, "it is cut")
        for line in lines[:-1]:
            name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            if known.get(name) != set(row):
                raise _bad(path, f"unknown rows {name!r}")
            yield name, {key: _value(value) for key, value in row.items()}
    except BROKEN as error:
        raise _bad(path, str(error)) from None


def _value(value: Any) -> Any:
    return base64.b64decode(value["b"]) if isinstance(value, dict) else value


def _bad(path: Path, detail: str) -> Refused:
    return Refused("bad-backup", f"{path}: {detail}", file=str(path), detail=detail)
