"""Statements that are said all the time: worded once, and handed to the driver as they are.

A driver lets other threads run at every row that SQLite takes, and they don't give way soon. So
for SQLite many rows are one statement; PostgreSQL's driver sends many in one go by itself.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

Row = Mapping[str, Any]


class Wording:
    """A statement in the words of a database."""

    def __init__(self, statement: sa.Executable, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._order: Sequence[str] | None = compiled.positiontup

    def execute(self, connection: sa.Connection, row: Row) -> "sa.CursorResult[Any]":
        """Say it for one row."""
        order = self._order
        given: Any = row if order is None else tuple(row[name] for name in order)
        return connection.exec_driver_sql(self._text, given)

    def execute_many(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        """Say it for each row."""
        order = self._order
        given: Any = rows if order is None else [tuple(row[name] for name in order) for row in rows]
        connection.exec_driver_sql(self._text, given)


class Insert:
    """Rows for a table, all at once."""

    def __init__(self, into: sa.Table, dialect: sa.Dialect) -> None:
        self._wording = Wording(into.insert(), dialect)
        self._columns = [column.name for column in into.columns]
        self._start = f"INSERT INTO {into.name} ({', '.join(self._columns)}) "
        self._is_one = dialect.name == "sqlite"

    def execute(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        """Insert the rows."""
        if self._is_one:
            text = self._start + _values(len(rows), len(self._columns))
            connection.exec_driver_sql(text, _flat(rows, self._columns))
        else:
            self._wording.execute_many(connection, rows)


class Update:
    """New values for rows of a table that are named by their `id`, all at once."""

    def __init__(self, of: sa.Table, columns: Sequence[str], dialect: sa.Dialect) -> None:
        to: dict[str, Any] = {name: sa.bindparam(name) for name in columns}
        named = of.c.id == sa.bindparam("_id")
        self._wording = Wording(of.update().where(named).values(to), dialect)
        self._columns = ["_id", *columns]
        changes = ", ".join(f"{name} = new.column{at}" for at, name in enumerate(columns, 2))
        self._start = f"UPDATE {of.name} SET {changes} FROM ("
        self._end = f") AS new WHERE {of.name}.id = new.column1"
        self._is_one = dialect.name == "sqlite"

    def execute(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        """Change the rows; each says under `_id` which one it is of."""
        if self._is_one:
            text = self._start + _values(len(rows), len(self._columns)) + self._end
            connection.exec_driver_sql(text, _flat(rows, self._columns))
        else:
            self._wording.execute_many(connection, rows)


@lru_cache(maxsize=1_024)
def _values(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"VALUES {', '.join([row] * rows)}"


def _flat(rows: Sequence[Row], columns: Sequence[str]) -> tuple[Any, ...]:
    return tuple(row[name] for row in rows for name in columns)
