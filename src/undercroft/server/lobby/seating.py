"""How seats change hands: claimed, filled with bots, offered anew, left; and how a game begins."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from undercroft.bots import DEFAULT_LEVEL, make_bot
from undercroft.engine import Refused
from undercroft.server.lobby.creating import begun, check_name
from undercroft.server.lobby.permissions import grants_of
from undercroft.server.ops.timing import now_ms
from undercroft.server.protocol.messages import OPEN, PLAYING, Status
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.tokens import INVITE, SEAT, Grant, new_token
from undercroft.server.tables.loading import game_of
from undercroft.server.tables.registry import TableRegistry


class Claimed(Struct, frozen=True):
    """A seat is yours; the secret is shown this once."""

    id: str
    seat: int
    token: str
    status: Status


async def claim(
    tables: TableRegistry, table_id: str, seat: int, name: str, tokens: Sequence[str]
) -> Claimed:
    """Sit down on an open seat: with its invitation, on a public table, or for a rematch."""
    check_name(name)
    live = await tables.open(table_id)
    grants = await grants_of(tables, tokens)
    invited = await _is_invited(tables, table_id, seat, grants)
    if not (live.row.public or invited):
        raise Refused("not-invited", "this seat needs its invitation")
    token = new_token()
    free = ("open", "bot") if invited else ("open",)

    def work(connection: sa.Connection) -> None:
        _check_sealed(rows.lock_table(connection, table_id))
        _seat(connection, table_id, seat)
        if not rows.claim_seat(connection, table_id, seat, name, free, now_ms()):
            raise _taken(seat)
        rows.drop_tokens(connection, table_id, seat, INVITE)
        rows.add_tokens(connection, [(token, Grant(table_id, SEAT, seat))])
        _begin_if_full(connection, table_id)

    await tables.store.change(table_id, work)
    await tables.refresh(live)
    return Claimed(table_id, seat, token, live.row.status)


async def invited_to(
    tables: TableRegistry, table_id: str, seat: int, tokens: Sequence[str]
) -> SeatRow:
    """The free seat that somebody is invited to; Refused when it is taken or they are not."""
    live = await tables.open(table_id)
    if seat >= len(live.seats):
        message = f"there is no seat {seat + 1}; the table has {len(live.seats)}"
        raise Refused("no-seat", message, seat=seat + 1, seats=len(live.seats))
    grants = await grants_of(tables, tokens)
    if not await _is_invited(tables, table_id, seat, grants):
        raise Refused("not-invited", "this seat needs its invitation")
    if live.seats[seat].kind == "human":
        raise _taken(seat)
    return live.seats[seat]


async def _is_invited(
    tables: TableRegistry, table_id: str, seat: int, grants: Sequence[Grant]
) -> bool:
    """An invitation to this seat, or this seat at the table that is played again here."""
    if Grant(table_id, INVITE, seat) in grants:
        return True
    earlier = [grant.table_id for grant in grants if grant.kind == SEAT and grant.seat == seat]
    found = await tables.store.read(lambda c: rows.tables_by_id(c, earlier))
    return any(row.rematch == table_id for row in found)


def _begin_if_full(connection: sa.Connection, table_id: str) -> None:
    row, seats = rows.lock_table(connection, table_id), rows.seats_of(connection, table_id)
    if row and row.status == OPEN and all(seat.kind != "open" for seat in seats):
        _begin(connection, row, seats)


def _begin(connection: sa.Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    ready = msgspec.structs.asdict(begun(row, seats))
    del ready["id"]
    rows.change_table(connection, row.id, **ready)


async def start(tables: TableRegistry, table_id: str, fill: str) -> None:
    """Begin without those who have not come: with bots in their place, or with fewer seats."""
    live = await tables.open(table_id)

    def work(connection: sa.Connection) -> None:
        row, seats = _open_table(connection, table_id)
        if fill == "bots":
            for seat in seats:
                if seat.kind == "open":
                    _seat_bot(connection, table_id, seat.seat, DEFAULT_LEVEL)
        else:
            kept = [seat for seat in seats if seat.kind != "open"]
            game = game_of(row.game)
            game.check_seats(len(kept))
            game.setup(len(kept), game.read_setup(row.read_setup()))
            rows.drop_seats(connection, table_id, kept, now_ms())
        _begin(connection, row, rows.seats_of(connection, table_id))

    await tables.store.change(table_id, work)
    await tables.refresh(live)


def _open_table(connection: sa.Connection, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    row = rows.lock_table(connection, table_id)
    if row is None or row.status != OPEN:
        raise Refused("begun", "the game has begun already")
    return row, rows.seats_of(connection, table_id)


def _seat_bot(connection: sa.Connection, table_id: str, seat: int, level: str) -> None:
    rows.change_seat(connection, table_id, seat, **rows.VACANT | {"kind": "bot", "level": level})
    for kind in (SEAT, INVITE):
        rows.drop_tokens(connection, table_id, seat, kind)


async def put_bot(tables: TableRegistry, table_id: str, seat: int, level: str) -> None:
    """Let a bot play an open seat, or another level where a bot sits."""
    make_bot(level, "")
    live = await tables.open(table_id)

    def work(connection: sa.Connection) -> None:
        rows.lock_table(connection, table_id)
        if _seat(connection, table_id, seat).kind == "human":
            raise _taken(seat)
        _seat_bot(connection, table_id, seat, level)
        _begin_if_full(connection, table_id)

    await tables.store.change(table_id, work)
    await tables.refresh(live)


async def invite(tables: TableRegistry, table_id: str, seat: int) -> str:
    """A new invitation to an open seat, or to one that a bot plays; the old one is worthless."""
    live = await tables.open(table_id)
    token = new_token()

    def work(connection: sa.Connection) -> None:
        row = rows.lock_table(connection, table_id)
        if _seat(connection, table_id, seat).kind == "human":
            raise _taken(seat)
        _check_sealed(row)
        if row is not None and row.status == OPEN:
            rows.change_seat(connection, table_id, seat, kind="open", level="")
        rows.drop_tokens(connection, table_id, seat, INVITE)
        rows.add_tokens(connection, [(token, Grant(table_id, INVITE, seat))])

    await tables.store.change(table_id, work)
    await tables.refresh(live)
    return token


def _check_sealed(row: TableRow | None) -> None:
    """Refuse to let anybody join a game whose coming dice somebody may know."""
    if row is not None and row.key_told:
        raise Refused("key-told", "somebody has the log of this game, and its coming dice")


def _seat(connection: sa.Connection, table_id: str, seat: int) -> SeatRow:
    """A seat of a table; Refused when it has fewer."""
    seats = rows.seats_of(connection, table_id)
    if seat >= len(seats):
        message = f"there is no seat {seat + 1}; the table has {len(seats)}"
        raise Refused("no-seat", message, seat=seat + 1, seats=len(seats))
    return seats[seat]


def _taken(seat: int) -> Refused:
    return Refused("seat-taken", f"seat {seat + 1} is not free", seat=seat + 1)


async def leave(tables: TableRegistry, table_id: str, seat: int) -> None:
    """Get up for good: a bot plays on, or the seat is open again before the game."""
    live = await tables.open(table_id)

    def work(connection: sa.Connection) -> None:
        row = rows.lock_table(connection, table_id)
        if not rows.drop_tokens(connection, table_id, seat, SEAT):
            raise Refused("not-your-seat", f"seat {seat + 1} is not yours any more", seat=seat + 1)
        if row is not None and row.status == OPEN:
            rows.change_seat(connection, table_id, seat, **rows.VACANT | {"kind": "open"})
        elif row is not None and row.status == PLAYING:
            _seat_bot(connection, table_id, seat, row.read_clock().stand_in)

    await tables.store.change(table_id, work)
    await tables.refresh(live)
