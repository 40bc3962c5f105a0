"""Statements for many rows, worded once and handed to the driver as they are.

A driver lets other threads run at every row that SQLite takes, and they don't give way soon. So
for SQLite many rows are one statement; PostgreSQL's driver sends many in one go by itself.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

Row = Mapping[str, Any]


class Many:
    """A statement for many rows at once; `{}` in the text for SQLite is where they stand."""

    def __init__(
        self, statement: sa.Insert | sa.Update, text: str, columns: Sequence[str], to: sa.Dialect
    ) -> None:
        self._columns = columns
        self._is_sqlite = to.name == "sqlite"
        self._text = text if self._is_sqlite else str(statement.compile(dialect=to))

    def execute(self, connection: sa.Connection, rows: Sequence[Row]) -> int:
        """Do it for all rows; how many rows of the table that changed."""
        if self._is_sqlite:
            text = self._text.format(_values(len(rows), len(self._columns)))
            given = tuple(row[name] for row in rows for name in self._columns)
            return connection.exec_driver_sql(text, given).rowcount
        return connection.exec_driver_sql(self._text, list(rows)).rowcount


def insert(into: sa.Table, to: sa.Dialect) -> Many:
    """Rows for a table."""
    columns = [column.name for column in into.columns]
    text = f"INSERT INTO {into.name} ({', '.join(columns)}) {{}}"
    return Many(into.insert(), text, columns, to)


def update(of: sa.Table, columns: Sequence[str], to: sa.Dialect) -> Many:
    """New values for rows of a table; each says under `_id` which one it is of, no two the same.

    Only a row whose number is still `_n` is changed.
    """
    new: dict[str, Any] = {name: sa.bindparam(name) for name in columns}
    this = sa.and_(of.c.id == sa.bindparam("_id"), of.c.n == sa.bindparam("_n"))
    statement = of.update().where(this).values(new)
    changes = ", ".join(f"{name} = new.column{at}" for at, name in enumerate(columns, 3))
    here = f"{of.name}.id = new.column1 AND {of.name}.n = new.column2"
    text = f"UPDATE {of.name} SET {changes} FROM ({{}}) AS new WHERE {here}"
    return Many(statement, text, ["_id", "_n", *columns], to)


@lru_cache(maxsize=1_024)
def _values(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"VALUES {', '.join([row] * rows)}"
