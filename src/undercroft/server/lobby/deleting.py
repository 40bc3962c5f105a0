"""Tables are deleted: by their host, and while others play only if they agree.

The host asks, and whoever sits there says yes or no whenever they come by. Bots don't count, and
nobody waits for somebody who has been away for a week.
"""

import secrets
from collections.abc import Collection, Sequence

import sqlalchemy as sa

from undercroft.engine import Refused
from undercroft.server.ops.timing import now_ms
from undercroft.server.protocol.messages import OPEN, PLAYING
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.tokens import SEAT
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.registry import TableRegistry

WEEK_MS = 7 * 24 * 60 * 60 * 1000
LEAST_ID = 2**30
"""Questions whether to go back have smaller numbers."""


async def delete(tables: TableRegistry, table_id: str, tokens: Sequence[str]) -> None:
    """Remove a table; a running game only if all others agree or have been away for long."""
    live = await tables.open(table_id)

    def work(connection: sa.Connection) -> None:
        row, seats = _locked(connection, table_id)
        if row.status == PLAYING:
            mine = _own_seats(connection, table_id, tokens)
            _check_agreed([seat for seat in seats if seat.seat not in mine])
        rows.delete_table(connection, table_id)

    await tables.store.change(table_id, work)
    tables.drop(live)


def _check_agreed(others: Sequence[SeatRow]) -> None:
    """Refuse while somebody has not agreed, and say who."""
    now = now_ms()
    silent = [seat for seat in others if _counts(seat, now) and not seat.agrees]
    if silent:
        names = ", ".join(map(_name, silent))
        raise Refused("others-play", f"these have not agreed yet: {names}", names=names)


def _counts(seat: SeatRow, now: int) -> bool:
    """Whether somebody sits there who was here within a week."""
    is_gone = seat.node is None and seat.gone_at is not None and seat.gone_at <= now - WEEK_MS
    return seat.kind == "human" and not is_gone


def _name(seat: SeatRow) -> str:
    """How anybody finds a seat in whatever language: by its number, and its name if it has one."""
    return f"{seat.seat + 1} ({seat.name})" if seat.name else str(seat.seat + 1)


async def ask(tables: TableRegistry, table_id: str, tokens: Sequence[str]) -> None:
    """Ask all who play whether the table may be deleted; the host's own seats agree at once."""
    live = await tables.open(table_id)

    def work(connection: sa.Connection) -> None:
        row, _ = _locked(connection, table_id)
        if row.status != PLAYING:
            reason = "not-begun" if row.status == OPEN else "game-over"
            raise Refused(reason, "nobody needs to be asked: no game is being played")
        if row.clearing is None:
            new = LEAST_ID + secrets.randbelow(LEAST_ID)
            rows.end_clearing(connection, table_id)
            rows.change_table(connection, table_id, clearing=new)
        for seat in _own_seats(connection, table_id, tokens):
            rows.change_seat(connection, table_id, seat, agrees=True)

    await tables.store.change(table_id, work)
    await tables.refresh(live)


async def withdraw(tables: TableRegistry, table_id: str) -> None:
    """Ask no more; who declined has been read."""
    live = await tables.open(table_id)
    await tables.store.change(table_id, lambda c: rows.end_clearing(c, table_id))
    await tables.refresh(live)


async def consent(
    tables: TableRegistry, live: LiveTable, seat: int, question: int, yes: bool
) -> None:
    """A seat agrees, or ends the question with its no."""
    table_id = live.row.id

    def work(connection: sa.Connection) -> None:
        row, seats = _locked(connection, table_id)
        if row.clearing != question:
            raise Refused("no-proposal", "nobody asks this any more")
        if not yes:
            rows.end_clearing(connection, table_id)
            rows.change_seat(connection, table_id, seat, declines=True)
        elif seats[seat].agrees:
            raise Refused("not-awaited", "this seat has agreed already")
        else:
            rows.change_seat(connection, table_id, seat, agrees=True)

    await tables.store.change(table_id, work)
    await tables.refresh(live)


def _locked(connection: sa.Connection, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    row = rows.lock_table(connection, table_id)
    if row is None:
        raise Refused("no-table", f"there is no table {table_id!r}", table=table_id)
    return row, rows.seats_of(connection, table_id)


def _own_seats(connection: sa.Connection, table_id: str, tokens: Sequence[str]) -> Collection[int]:
    grants = rows.grants_of(connection, tokens).values()
    return {grant.seat for grant in grants if (grant.table_id, grant.kind) == (table_id, SEAT)}
