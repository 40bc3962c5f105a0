"""Backup and restore: every row as a line of JSON in one packed file, whatever the database.

The first line says what it is, the last how many rows there were; a cut file is refused. Nodes may
go on while a backup is made: it shows one moment.
"""

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from undercroft.engine import Refused
from undercroft.server.database import Database
from undercroft.server.schema import METADATA, NODES, TABLES

FORMAT = 1
AT_ONCE = 1_000


class Counted(NamedTuple):
    """How much was written or read."""

    tables: int
    rows: int


KEPT = [table for table in METADATA.sorted_tables if table is not NODES]


def back_up(database: Database, path: Path) -> Counted:
    """Write all rows into a file; it appears under its name only when it is whole."""
    unfinished = path.with_name(path.name + ".part")
    count = 0
    with database.reading.connect() as connection, gzip.open(unfinished, "wb") as file:
        _hold_still(connection, database)
        file.write(msgspec.json.encode({"undercroft-backup": FORMAT}) + b"\n")
        for table in KEPT:
            for row in connection.execute(sa.select(table)):
                file.write(msgspec.json.encode([str(table.name), _plain(row._mapping)]) + b"\n")
                count += 1
        tables = connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one()
        file.write(msgspec.json.encode({"rows": count}) + b"\n")
    unfinished.replace(path)
    return Counted(tables, count)


def _hold_still(connection: sa.Connection, database: Database) -> None:
    """See one moment of the database throughout."""
    if database.is_postgresql:
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def _plain(row: Any) -> dict[str, Any]:
    return {
        str(name): {"b": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def restore(database: Database, path: Path) -> Counted:
    """Fill an empty database from a file, all or nothing."""
    lines = list(_read(path))
    with database.writing.begin() as connection:
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


def _read(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a file; Refused when it is none, or not whole."""
    known = {table.name for table in KEPT}
    try:
        with gzip.open(path, "rb") as file:
            head, *lines = file.read().splitlines()
        if msgspec.json.decode(head) != {"undercroft-backup": FORMAT}:
            raise _bad(path, "another format")
        if not lines or msgspec.json.decode(lines[-1]) != {"rows": len(lines) - 1}:
            raise _bad(path, "it is cut")
        for line in lines[:-1]:
            name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            if name not in known:
                raise _bad(path, f"unknown rows {name!r}")
            yield name, {key: _value(value) for key, value in row.items()}
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
        raise _bad(path, str(error)) from None


def _value(value: Any) -> Any:
    return base64.b64decode(value["b"]) if isinstance(value, dict) else value


def _bad(path: Path, detail: str) -> Refused:
    return Refused("bad-backup", f"{path}: {detail}", file=str(path), detail=detail)
