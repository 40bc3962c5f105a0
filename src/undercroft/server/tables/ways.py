"""How a seat throws, changed in a game."""

import sqlalchemy as sa
from msgspec import structs

from undercroft.server.ops.timing import now_ms
from undercroft.server.protocol.throw_info import SeatWay
from undercroft.server.storage import rows
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.node import Node


async def set_way(node: Node, live: LiveTable, seat: int, way: SeatWay) -> None:
    """A seat throws in another way from now on.

    The table is due at once: a throw that waited for a hand may be drawn now, on whichever node.
    """

    def work(connection: sa.Connection) -> None:
        rows.change_seat(connection, live.row.id, seat, way=way)
        rows.change_table(connection, live.row.id, deadline=now_ms())

    async with node.tables.enter(live.row.id) as here:
        await node.store.change(live.row.id, work)
        here.seats[seat] = structs.replace(here.seats[seat], way=way)
        here.tell_seating()
        here.tell_standing(now_ms())
    node.tables.changed(here)
