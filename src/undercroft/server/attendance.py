"""Attendance: which seats have somebody connected, as all nodes and the clocks have to know it."""

from collections.abc import Collection, Iterable

import msgspec
import sqlalchemy as sa

from undercroft.server import rows
from undercroft.server.live import Live
from undercroft.server.rows import SeatRow


def to_be_noted(live: Live, node: str, back: Collection[int], now: int) -> dict[int, SeatRow]:
    """The seats of which something else is noted than what is so at this node, as they are now.

    Somebody who is just `back` takes the seat from any other node, and from a bot that stands in.
    """
    held = {seat for client in live.clients for seat in client.eyes}
    return {
        seat.seat: _as_it_is(seat, node, held, back, now)
        for seat in live.seats
        if _is_noted_wrongly(seat, node, held, back)
    }


def _is_noted_wrongly(
    seat: SeatRow, node: str, held: Collection[int], back: Collection[int]
) -> bool:
    if seat.seat in back:
        return seat.node != node or seat.stand_in
    return seat.node is None if seat.seat in held else seat.node == node


def _as_it_is(
    seat: SeatRow, node: str, held: Collection[int], back: Collection[int], now: int
) -> SeatRow:
    if seat.seat not in held:
        return msgspec.structs.replace(seat, node=None, gone_at=now)
    stand_in = seat.stand_in and seat.seat not in back
    return msgspec.structs.replace(seat, node=node, gone_at=None, stand_in=stand_in)


def note(connection: sa.Connection, node: str, seats: Iterable[SeatRow]) -> None:
    """Store who is at this node; what another node has noted meanwhile is left as it is."""
    for seat in seats:
        if seat.node is None:
            rows.leave_node(connection, seat, node)
        else:
            rows.come_to_node(connection, seat)
