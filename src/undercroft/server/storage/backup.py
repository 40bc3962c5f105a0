"""Backup and restore: every row as a line of JSON in one packed file, whatever the database.

The first line says what it is, the last how many rows there were; a cut file is refused. Nodes may
go on while a backup is made: it shows one moment. A few rows at a time are in memory, both ways.
"""

import base64
import gzip
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from msgspec import Struct

from undercroft.engine import BadFile, Refused
from undercroft.server.storage.database import Database, versions
from undercroft.server.storage.schema import METADATA, NODES, TABLES

FORMAT = 1
DAMAGED = (gzip.BadGzipFile, zlib.error, ValueError, OverflowError, msgspec.MsgspecError)
"""What reading a damaged file can raise."""
AT_ONCE = 200
MOST_BYTES = 4_000_000
"""So many rows, or so long ones, are in memory at a time."""
LONGEST_LINE = 16_000_000


class Counted(NamedTuple):
    """How much was written or read."""

    tables: int
    rows: int


class Head(Struct, frozen=True, forbid_unknown_fields=True, rename={"format": "undercroft-backup"}):
    """The first line: what it is, and the form of the database."""

    format: int
    schema: str | None


class Blob(Struct, frozen=True, forbid_unknown_fields=True):
    """Bytes, which JSON does not know."""

    b: str


class Foot(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there were."""

    rows: int


Value = bool | int | str | Blob | None
Line = tuple[str, dict[str, Value]] | Foot

KEPT = [table for table in METADATA.sorted_tables if table is not NODES]
_head = msgspec.json.Decoder(Head)
_line = msgspec.json.Decoder(Line)


def back_up(database: Database, path: Path) -> Counted:
    """Write all rows into a file for its owner only; it appears under its name when it is whole."""
    part: Path | None = None
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        part = Path(name)
        with os.fdopen(number, "wb") as file:
            with database.reading.connect() as connection, gzip.open(file, "wb") as packed:
                counted = _write(_held_still(connection, database), packed)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise BadFile("cant-write", path, error) from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)
    return counted


def _write(connection: sa.Connection, file: gzip.GzipFile) -> Counted:
    """Write the head, all rows, and how many there were."""
    counts = dict.fromkeys(KEPT, 0)
    _write_line(file, Head(FORMAT, _schema(connection)))
    for table in KEPT:
        for row in connection.execute(sa.select(table), execution_options={"yield_per": AT_ONCE}):
            _write_line(file, [str(table.name), _plain(row._mapping)])
            counts[table] += 1
    counted = Counted(counts[TABLES], sum(counts.values()))
    _write_line(file, Foot(counted.rows))
    return counted


def _write_line(file: gzip.GzipFile, content: Any) -> None:
    file.write(msgspec.json.encode(content) + b"\n")


def _schema(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _held_still(connection: sa.Connection, database: Database) -> sa.Connection:
    """A connection that sees one moment of the database throughout."""
    if database.is_postgresql:
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    return connection


def _plain(row: Any) -> dict[str, Any]:
    return {
        str(name): Blob(base64.b64encode(value).decode()) if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def restore(database: Database, path: Path) -> Counted:
    """Fill an empty database from a file, all or nothing."""
    counts: Counter[str] = Counter()
    with database.writing.begin() as connection:
        if connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one():
            raise Refused("not-empty", "the database holds tables already")
        for table, rows in _batches(_read(path)):
            _insert(connection, table, rows, path)
            counts[table.name] += len(rows)
        _go_on_counting(connection, database)
    return Counted(counts[TABLES.name], counts.total())


def _insert(
    connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]], path: Path
) -> None:
    """Store some rows; what the database can't take makes the file a damaged one."""
    try:
        connection.execute(table.insert(), rows)
    except sa.exc.OperationalError:
        raise
    except (sa.exc.StatementError, OverflowError):
        raise _bad("damaged", path) from None


def _go_on_counting(connection: sa.Connection, database: Database) -> None:
    """PostgreSQL numbers chat lines from a sequence, which has to know the highest number."""
    if database.is_postgresql:
        highest = "SELECT setval('sayings_number_seq', (SELECT max(number) FROM sayings))"
        connection.execute(sa.text(highest))


class Row(NamedTuple):
    """A row of a file, and how long its line was."""

    table: sa.Table
    values: dict[str, Any]
    size: int


def _batches(rows: Iterable[Row]) -> Iterator[tuple[sa.Table, list[dict[str, Any]]]]:
    """Rows of one table with the same columns, not too many at once."""
    batch: list[Row] = []
    size = 0
    for row in rows:
        if batch and (size > MOST_BYTES or len(batch) == AT_ONCE or not _are_alike(batch[0], row)):
            yield batch[0].table, [one.values for one in batch]
            batch, size = [], 0
        batch.append(row)
        size += row.size
    if batch:
        yield batch[0].table, [one.values for one in batch]


def _are_alike(one: Row, other: Row) -> bool:
    return one.table is other.table and one.values.keys() == other.values.keys()


def _read(path: Path) -> Iterator[Row]:
    """The rows of a file, one by one; Refused when it is none, and at its end when it is cut."""
    try:
        with gzip.open(path, "rb") as file:
            schema = _check_head(file, path)
            yield from _read_rows(file, path, is_older=schema != versions()[-1])
    except EOFError:
        raise _bad("cut", path) from None
    except DAMAGED:
        raise _bad("damaged", path) from None
    except OSError as error:
        raise BadFile("no-file", path, error) from error


def _check_head(file: gzip.GzipFile, path: Path) -> str | None:
    """The form of the database that was backed up; Refused for what is no backup."""
    try:
        head = _head.decode(file.readline(LONGEST_LINE))
    except (gzip.BadGzipFile, ValueError, msgspec.MsgspecError):
        raise _bad("foreign", path) from None
    if head.format != FORMAT or head.schema not in versions():
        raise _bad("newer", path)
    return head.schema


def _read_rows(file: gzip.GzipFile, path: Path, *, is_older: bool) -> Iterator[Row]:
    tables = {table.name: table for table in KEPT}
    count = 0
    while packed := file.readline(LONGEST_LINE):
        line = _line.decode(packed)
        if isinstance(line, Foot):
            if line.rows != count or file.read(1):
                raise _bad("damaged", path)
            return
        name, given = line
        if name not in tables or not _fits(tables[name], given, is_older=is_older):
            raise _bad("damaged", path)
        count += 1
        yield Row(tables[name], {key: _value(one) for key, one in given.items()}, len(packed))
    raise _bad("cut", path)


def _fits(table: sa.Table, given: dict[str, Value], *, is_older: bool) -> bool:
    """Whether a row has all columns; an older one lacks those that came later, with a default."""
    missing = table.c.keys() - given.keys()
    if missing and not is_older:
        return False
    has_default = all(table.c[name].nullable or table.c[name].server_default for name in missing)
    return has_default and not given.keys() - set(table.c.keys())


def _value(value: Value) -> Any:
    return base64.b64decode(value.b, validate=True) if isinstance(value, Blob) else value


def _bad(what: str, path: Path) -> Refused:
    return Refused(f"backup-{what}", f"{path} is no backup: {what}", file=str(path))
