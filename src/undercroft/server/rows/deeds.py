"""Deeds as they are stored; the writer alone adds them."""

import sqlalchemy as sa

from undercroft.server.deeds import unpack_deed
from undercroft.server.schema import DEEDS
from undercroft.server.sitting import Stored

_SINCE = (
    sa.select(DEEDS.c.n, DEEDS.c.at, DEEDS.c.deed)
    .where(DEEDS.c.table_id == sa.bindparam("of"), DEEDS.c.n > sa.bindparam("since"))
    .order_by(DEEDS.c.n)
)


def deeds_since(connection: sa.Connection, table_id: str, n: int) -> list[Stored]:
    """The deeds of a table after number n."""
    found = connection.execute(_SINCE, {"of": table_id, "since": n})
    return [Stored(row.n, row.at, unpack_deed(row.deed)) for row in found]
