"""Attendance: which seats have somebody connected, as all nodes and the clocks have to know it."""

import contextlib
from collections.abc import Collection, Iterable

import msgspec
import sqlalchemy as sa

from undercroft.engine import Refused
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.session import TableSession
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SeatRow
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.client import Client
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.registry import TableRegistry


class Attendance:
    """Notes who is connected to this node."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store

    async def arrive(self, live: LiveTable, client: Client) -> None:
        """A client came; its seats are there again, and no bot stands in for them."""
        async with live.lock:
            await self.settle(live, client.eyes)

    async def depart(self, live: LiveTable, client: Client) -> None:
        """A client went; seats that nobody here holds any more are empty."""
        live.clients.discard(client)
        async with live.lock:
            await self.settle(live)

    async def settle_all(self) -> None:
        """Note who is here, where that could not be noted when they came or went.

        A table that was let go may still be noted to have somebody here: it is opened again.
        """
        node = self._store.node_id
        for table_id in await self._store.read(lambda c: rows.tables_at(c, node)):
            with contextlib.suppress(Refused):
                await self._tables.open(table_id)
        for live in self._tables.cache:
            if any(seat.node == node for seat in live.seats) or live.clients:
                async with live.lock:
                    await self.settle(live)

    async def settle(self, live: LiveTable, back: Collection[int] = ()) -> None:
        """Note which seats are held here, where something else is noted; some just came back.

        Whoever calls holds the table's lock.
        """
        node = self._store.node_id
        changed = _to_be_noted(live, node, back, now_ms())
        if not changed or self._store.in_flight.is_closing or not self._tables.cache.holds(live):
            return
        before = live.seats
        returned = any(before[seat].stand_in and not row.stand_in for seat, row in changed.items())
        live.seats = [changed.get(seat.seat, seat) for seat in before]
        moment = live.deadline()

        def work(connection: sa.Connection) -> list[SeatRow]:
            _note(connection, node, changed.values())
            if live.session is not None and (returned or _is_clocked(live, live.session)):
                rows.set_deadline(connection, live.row.id, live.session.n, moment)
            return rows.seats_of(connection, live.row.id)

        try:
            live.seats = await self._store.try_change(live.row.id, work)
        except Unstored:
            live.seats = before
        live.tell_seating()
        if returned:
            live.tell_standing(now_ms())


def _is_clocked(live: LiveTable, session: TableSession) -> bool:
    """Whether it matters to a table when somebody goes: to its clocks, or to who asks a judge."""
    return live.clock.away is not None or session.claim is not None


def _to_be_noted(live: LiveTable, node: str, back: Collection[int], now: int) -> dict[int, SeatRow]:
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
    here = msgspec.structs.replace(seat, node=node, gone_at=None)
    if seat.stand_in and seat.seat in back:
        return msgspec.structs.replace(here, stand_in=False, back_at=now)
    return here


def _note(connection: sa.Connection, node: str, seats: Iterable[SeatRow]) -> None:
    """Store who is at this node; what another node has noted meanwhile is left as it is."""
    for seat in seats:
        if seat.node is None:
            rows.leave_node(connection, seat, node)
        else:
            rows.come_to_node(connection, seat)
