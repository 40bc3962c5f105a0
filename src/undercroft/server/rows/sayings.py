"""What was said at tables, as it is stored."""

import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.rows.tables import lock_table
from undercroft.server.schema import SAYINGS, SEATS

MOST_TOLD = 50
"""How many sayings somebody who comes is told."""


_SINCE = (
    sa.select(SAYINGS)
    .where(SAYINGS.c.table_id == sa.bindparam("of"), SAYINGS.c.number > sa.bindparam("since"))
    .order_by(SAYINGS.c.number.desc())
    .limit(MOST_TOLD)
)


class Saying(Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    at: int
    seat: int
    text: str
    name: str = ""


def add_saying(connection: sa.Connection, table_id: str, seat: int, text: str, now: int) -> Saying:
    """Store what somebody said; at one table the numbers rise as the rows come."""
    lock_table(connection, table_id)
    this = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    name = connection.execute(sa.select(SEATS.c.name).where(this)).scalar_one_or_none() or ""
    row = {"table_id": table_id, "seat": seat, "text": text, "at": now, "name": name}
    number = connection.execute(SAYINGS.insert().returning(SAYINGS.c.number), row).scalar_one()
    return Saying(number, now, seat, text, name)


def sayings(connection: sa.Connection, table_id: str, since: int = 0) -> list[Saying]:
    """What was said at a table after a number: the latest, in order."""
    rows = connection.execute(_SINCE, {"of": table_id, "since": since}).all()
    return [Saying(row.number, row.at, row.seat, row.text, row.name) for row in reversed(rows)]
