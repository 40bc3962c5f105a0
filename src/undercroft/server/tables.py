"""What people do with tables besides playing: lay, join, fill, begin, leave, play again, clear."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct

from undercroft.bots import CARETAKER, DEFAULT_LEVEL, make_bot
from undercroft.engine import Refused
from undercroft.server import rows
from undercroft.server.clocks import Clock
from undercroft.server.house import House, now_ms
from undercroft.server.live import Live
from undercroft.server.loading import begin, game_of
from undercroft.server.messages import MOST_SEATS, Rematch
from undercroft.server.rows import NOBODY, SeatRow, TableRow
from undercroft.server.schema import OPEN, OVER, PLAYING
from undercroft.server.tokens import INVITE, OWNER, SEAT, Grant, new_id, new_token

KEY_BYTES = 32
LONGEST_NAME = 40
MOST_SETUP = 20_000

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: whoever lays the table, a bot, or somebody who comes."""

    kind: Literal["human", "bot", "open"] = "open"
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be laid."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    setup: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    real_dice: bool = False


class Laid(Struct, frozen=True):
    """A new table with its secrets, which are shown this once."""

    id: str
    status: str
    owner: str
    seats: dict[str, str]
    """A secret for each seat of whoever laid it."""
    invites: dict[str, str]
    """A secret with which somebody may claim an open seat."""


class Claimed(Struct, frozen=True):
    """A seat is yours; the secret is shown this once."""

    id: str
    seat: int
    token: str
    status: str


async def lay(house: House, wanted: NewTable) -> Laid:
    """Lay a table; when no seat is open the game begins at once."""
    seats = [_checked(seat) for seat in wanted.seats]
    row = _row(wanted)
    game = game_of(row.game)
    game.check_seats(len(seats))
    game.read_setup(wanted.setup)
    placed = [_placed(row, at, seat) for at, seat in enumerate(seats)]
    if all(seat.kind != "open" for seat in placed):
        row = begun(row, placed)
    granted = new_grants(row.id, placed)

    def work(connection: sa.Connection) -> None:
        rows.add_table(connection, row, placed)
        rows.add_tokens(connection, granted)

    await house.change(row.id, work)
    if row.status == PLAYING:
        await house.open(row.id)
    return laid(row, granted)


def _checked(seat: NewSeat) -> NewSeat:
    check_name(seat.name)
    if seat.kind == "bot":
        make_bot(seat.level, "")
    return seat


def _placed(row: TableRow, at: int, seat: NewSeat) -> SeatRow:
    level = seat.level if seat.kind == "bot" else ""
    gone_at = row.made_at if seat.kind == "human" else None
    return SeatRow(
        table_id=row.id, seat=at, kind=seat.kind, name=seat.name, level=level, gone_at=gone_at
    )


def _row(wanted: NewTable) -> TableRow:
    check_name(wanted.name)
    setup = _packed_setup(wanted.setup)
    now, game = now_ms(), game_of(wanted.game)
    return TableRow(
        id=new_id(),
        game=wanted.game,
        name=wanted.name,
        setup=setup,
        key=secrets.token_bytes(KEY_BYTES),
        real_dice=wanted.real_dice,
        public=wanted.public,
        clock=msgspec.json.encode(wanted.clock),
        status=OPEN,
        made_at=now,
        moved_at=now,
        rules=game.rules_version,
        content=game.content_hash,
    )


def _packed_setup(given: dict[str, Any]) -> bytes:
    """A setup as it is stored; Refused when no game could pack it."""
    try:
        msgspec.msgpack.encode(given)
        setup = msgspec.json.encode(given)
    except (OverflowError, RecursionError) as error:
        raise Refused("bad-setup", f"setup: {error}", detail=str(error)) from None
    if len(setup) > MOST_SETUP:
        raise Refused("bad-setup", "the setup is too long", detail="too long")
    return setup


def check_name(name: str) -> None:
    """Refuse names that would spoil a page or a log."""
    if not name.isprintable() or name != name.strip() or len(name) > LONGEST_NAME:
        message = f"a name has at most {LONGEST_NAME} printable letters"
        raise Refused("bad-name", message, most=LONGEST_NAME)


def begun(row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """The table when the game begins; Refused when it can't be played so."""
    now = now_ms()
    row = msgspec.structs.replace(row, status=PLAYING, begun_at=now, moved_at=now)
    sitting = begin(row, seats)
    moment = Live(row, seats, sitting).deadline()
    return msgspec.structs.replace(row, **msgspec.structs.asdict(sitting.standing(moment)))


def new_grants(table_id: str, seats: Sequence[SeatRow]) -> list[tuple[str, Grant]]:
    """The secrets of a new table: for its owner, for its people, for its open seats."""
    granted = [(new_token(), Grant(table_id, OWNER, NOBODY))]
    for seat in seats:
        if seat.kind != "bot":
            kind = SEAT if seat.kind == "human" else INVITE
            granted.append((new_token(), Grant(table_id, kind, seat.seat)))
    return granted


def laid(row: TableRow, granted: Sequence[tuple[str, Grant]]) -> Laid:
    by_kind: dict[str, dict[str, str]] = {SEAT: {}, INVITE: {}, OWNER: {}}
    for token, grant in granted:
        by_kind[grant.kind][str(grant.seat)] = token
    owner = by_kind[OWNER][str(NOBODY)]
    return Laid(row.id, row.status, owner, by_kind[SEAT], by_kind[INVITE])


# Sitting down


async def claim(
    house: House, table_id: str, seat: int, name: str, tokens: Sequence[str]
) -> Claimed:
    """Sit down on an open seat: with its invitation, on a public table, or for a rematch."""
    check_name(name)
    live = await house.open(table_id)
    grants = await grants_of(house, tokens)
    invited = await _is_invited(house, table_id, seat, grants)
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

    await house.change(table_id, work)
    await house.refresh(live)
    return Claimed(table_id, seat, token, live.row.status)


async def _is_invited(house: House, table_id: str, seat: int, grants: Sequence[Grant]) -> bool:
    """An invitation to this seat, or this seat at the table that is played again here."""
    if Grant(table_id, INVITE, seat) in grants:
        return True
    earlier = [grant.table_id for grant in grants if grant.kind == SEAT and grant.seat == seat]
    found = await house.read(lambda c: rows.tables_by_id(c, earlier))
    return any(row.rematch == table_id for row in found)


def _begin_if_full(connection: sa.Connection, table_id: str) -> None:
    row, seats = rows.lock_table(connection, table_id), rows.seats_of(connection, table_id)
    if row and row.status == OPEN and all(seat.kind != "open" for seat in seats):
        _begin(connection, row, seats)


def _begin(connection: sa.Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    ready = msgspec.structs.asdict(begun(row, seats))
    del ready["id"]
    rows.change_table(connection, row.id, **ready)


async def grants_of(house: House, tokens: Sequence[str]) -> list[Grant]:
    """What some secrets allow."""
    return list((await house.read(lambda c: rows.grants_of(c, tokens))).values())


async def check_owner(house: House, table_id: str, tokens: Sequence[str]) -> None:
    """Refuse whoever has not laid this table."""
    if Grant(table_id, OWNER, NOBODY) not in await grants_of(house, tokens):
        raise Refused("not-owner", "only who laid the table may do this")


async def check_seat(house: House, table_id: str, seat: int, tokens: Sequence[str]) -> None:
    """Refuse whoever does not hold this seat."""
    if Grant(table_id, SEAT, seat) not in await grants_of(house, tokens):
        raise Refused("not-your-seat", f"seat {seat + 1} is not yours")


# Changing seats


async def start(house: House, table_id: str, fill: str) -> None:
    """Begin without those who have not come: with bots in their place, or with fewer seats."""
    live = await house.open(table_id)

    def work(connection: sa.Connection) -> None:
        row, seats = _open_table(connection, table_id)
        if fill == "bots":
            for seat in seats:
                if seat.kind == "open":
                    _seat_bot(connection, table_id, seat.seat, DEFAULT_LEVEL)
        else:
            kept = [seat for seat in seats if seat.kind != "open"]
            game_of(row.game).check_seats(len(kept))
            rows.drop_seats(connection, table_id, kept, now_ms())
        _begin(connection, row, rows.seats_of(connection, table_id))

    await house.change(table_id, work)
    await house.refresh(live)


def _open_table(connection: sa.Connection, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    row = rows.lock_table(connection, table_id)
    if row is None or row.status != OPEN:
        raise Refused("begun", "the game has begun already")
    return row, rows.seats_of(connection, table_id)


def _seat_bot(connection: sa.Connection, table_id: str, seat: int, level: str) -> None:
    rows.change_seat(connection, table_id, seat, **rows.VACANT | {"kind": "bot", "level": level})
    for kind in (SEAT, INVITE):
        rows.drop_tokens(connection, table_id, seat, kind)


async def put_bot(house: House, table_id: str, seat: int, level: str) -> None:
    """Let a bot play an open seat, or another level where a bot sits."""
    make_bot(level, "")
    live = await house.open(table_id)

    def work(connection: sa.Connection) -> None:
        rows.lock_table(connection, table_id)
        if _seat(connection, table_id, seat).kind == "human":
            raise _taken(seat)
        _seat_bot(connection, table_id, seat, level)
        _begin_if_full(connection, table_id)

    await house.change(table_id, work)
    await house.refresh(live)


async def invite(house: House, table_id: str, seat: int) -> str:
    """A new invitation to an open seat, or to one that a bot plays; the old one is worthless."""
    live = await house.open(table_id)
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

    await house.change(table_id, work)
    await house.refresh(live)
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


async def leave(house: House, table_id: str, seat: int) -> None:
    """Get up for good: a bot plays on, or the seat is open again before the game."""
    live = await house.open(table_id)

    def work(connection: sa.Connection) -> None:
        row = rows.lock_table(connection, table_id)
        rows.drop_tokens(connection, table_id, seat, SEAT)
        if row is not None and row.status == OPEN:
            rows.change_seat(connection, table_id, seat, **rows.VACANT | {"kind": "open"})
        elif row is not None and row.status == PLAYING:
            _seat_bot(connection, table_id, seat, CARETAKER)

    await house.change(table_id, work)
    await house.refresh(live)


# Again, and no more


async def rematch(house: House, table_id: str, seat: int) -> Laid:
    """Lay the same table once more; whoever asks first lays it, the others claim their seats."""
    live = await house.open(table_id)
    if live.row.status != OVER:
        raise Refused("not-over", "the game is not over")
    if live.row.rematch:
        raise _laid_already(live.row)
    row = msgspec.structs.replace(
        _row(_same(live)), public=False, real_dice=live.row.real_dice, clock=live.row.clock
    )
    seats = [_again(row.id, old, seat) for old in live.seats]
    if all(new.kind != "open" for new in seats):
        row = begun(row, seats)
    granted = new_grants(row.id, seats)

    def work(connection: sa.Connection) -> None:
        if not rows.set_rematch(connection, table_id, row.id):
            raise _laid_already(rows.table_row(connection, table_id))
        rows.add_table(connection, row, seats)
        rows.add_tokens(connection, granted)

    await house.change(table_id, work)
    live.row = msgspec.structs.replace(live.row, rematch=row.id)
    live.tell(Rematch(row.id))
    if row.status == PLAYING:
        await house.open(row.id)
    return laid(row, granted)


def _laid_already(row: TableRow | None) -> Refused:
    where = (row and row.rematch) or ""
    return Refused("rematch-laid", f"the table is laid already: {where}", table=where)


def _same(live: Live) -> NewTable:
    seats = tuple(NewSeat() for _ in live.seats)
    row = live.row
    return NewTable(game=row.game, seats=seats, name=row.name, setup=row.read_setup())


def _again(table_id: str, old: SeatRow, mine: int) -> SeatRow:
    """A seat at the new table: bots and whoever asks sit already, the others are awaited."""
    kind = old.kind if old.kind == "bot" or old.seat == mine else "open"
    gone_at = now_ms() if kind == "human" else None
    return SeatRow(
        table_id=table_id,
        seat=old.seat,
        kind=kind,
        name=old.name,
        level=old.level,
        gone_at=gone_at,
    )


async def clear(house: House, table_id: str, tokens: Sequence[str]) -> None:
    """Remove a table that nobody else plays at."""
    live = await house.open(table_id)
    mine = {grant.seat for grant in await grants_of(house, tokens) if grant.kind == SEAT}
    others = [seat for seat in live.people if live.seats[seat].node is not None]
    if live.row.status == PLAYING and set(others) - mine:
        raise Refused("others-play", "others are playing at this table")
    await house.change(table_id, lambda c: rows.delete_table(c, table_id))
    house.drop(live)
