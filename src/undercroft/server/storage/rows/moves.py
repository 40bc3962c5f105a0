"""Moves as they are stored; the writer alone adds them."""

import sqlalchemy as sa

from undercroft.server.play.moves import unpack_move
from undercroft.server.play.session import StoredMove
from undercroft.server.storage.schema import MOVES

_SINCE = (
    sa.select(MOVES.c.n, MOVES.c.at, MOVES.c.deed)
    .where(MOVES.c.table_id == sa.bindparam("of"), MOVES.c.n > sa.bindparam("since"))
    .order_by(MOVES.c.n)
)


def moves_since(connection: sa.Connection, table_id: str, n: int) -> list[StoredMove]:
    """The moves of a table after number n."""
    found = connection.execute(_SINCE, {"of": table_id, "since": n})
    return [StoredMove(row.n, row.at, unpack_move(row.deed)) for row in found]
