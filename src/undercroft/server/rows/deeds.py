"""Deeds as they are stored; the writer alone adds them."""

import sqlalchemy as sa

from undercroft.server.deeds import unpack_deed
from undercroft.server.schema import DEEDS
from undercroft.server.sitting import Stored


def deeds_since(connection: sa.Connection, table_id: str, n: int) -> list[Stored]:
    """The deeds of a table after number n."""
    later = sa.and_(DEEDS.c.table_id == table_id, DEEDS.c.n > n)
    found = sa.select(DEEDS.c.n, DEEDS.c.at, DEEDS.c.deed).where(later).order_by(DEEDS.c.n)
    return [Stored(row.n, row.at, unpack_deed(row.deed)) for row in connection.execute(found)]
