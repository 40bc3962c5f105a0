"""New tables, with their secrets: created from what somebody wants, or for a rematch."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct

from undercroft.bots import DEFAULT_LEVEL, make_bot
from undercroft.engine import Refused
from undercroft.guides import check_guide
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.clocks import Clock
from undercroft.server.protocol.messages import (
    MOST_SEATS,
    OPEN,
    OVER,
    PLAYING,
    Rematch,
    Status,
)
from undercroft.server.protocol.throw_info import SeatWay
from undercroft.server.protocol.visible_text import is_plain
from undercroft.server.storage import rows
from undercroft.server.storage.rows import NOBODY, SeatRow, TableRow
from undercroft.server.storage.tokens import (
    INVITE,
    OWNER,
    SEAT,
    Grant,
    GrantKind,
    new_id,
    new_token,
)
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.loading import begin, game_of
from undercroft.server.tables.registry import TableRegistry

KEY_BYTES = 32
LONGEST_NAME = 40
MOST_SETUP = 20_000

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: whoever creates the table, a bot, or somebody who comes."""

    kind: Literal["human", "bot", "open"] = "open"
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL
    way: SeatWay | None = None
    """How it throws; people at real dice by telling what they saw, all others on screen."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be created."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    setup: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    real_dice: bool = False
    hints: bool = True
    """Whether its players may ask what would be good."""
    guide: bool = False
    """A guided first game, for one person: bots, settings and a good part of chance are the
    guide's."""


class CreatedTable(Struct, frozen=True):
    """A new table with its secrets, which are shown this once."""

    id: str
    status: Status
    owner: str
    seats: dict[str, str]
    """A secret for each seat of whoever created it."""
    invites: dict[str, str]
    """A secret with which somebody may claim an open seat."""


async def create(tables: TableRegistry, wanted: NewTable) -> CreatedTable:
    """Create a table; when no seat is open the game begins at once."""
    if wanted.guide:
        wanted = _guided(wanted)
    seats = [_checked(seat) for seat in wanted.seats]
    row = _row(wanted)
    game = game_of(row.game)
    game.check_seats(len(seats))
    game.setup(len(seats), game.read_setup(wanted.setup))
    placed = [_placed(row, at, seat) for at, seat in enumerate(seats)]
    if all(seat.kind != "open" for seat in placed):
        row = begun(row, placed)
    granted = new_grants(row.id, placed)

    def work(connection: sa.Connection) -> None:
        rows.add_table(connection, row, placed)
        rows.add_tokens(connection, granted)

    await tables.store.change(row.id, work)
    if row.status == PLAYING:
        await tables.open(row.id)
    return created(row, granted)


def _guided(wanted: NewTable) -> NewTable:
    """The table that a guide leads through; Refused when more than a learner is given."""
    written = check_guide(game_of(wanted.game)).written
    is_plain = not (wanted.setup or wanted.public or wanted.real_dice)
    if [seat.kind for seat in wanted.seats] != ["human"] or not is_plain:
        message = "a guided game is for one person, with the guide's own bots and settings"
        raise Refused("guide-alone", message)
    seats = [_guided_seat(word, wanted.seats[0]) for word in written.seats]
    return msgspec.structs.replace(wanted, seats=tuple(seats), setup=written.setup)


def _guided_seat(word: str, learner: NewSeat) -> NewSeat:
    kind, _, level = word.partition(":")
    return NewSeat(kind="bot", level=level or DEFAULT_LEVEL) if kind == "bot" else learner


def _checked(seat: NewSeat) -> NewSeat:
    check_name(seat.name)
    if seat.kind == "bot":
        make_bot(seat.level, "")
    return seat


def _placed(row: TableRow, at: int, seat: NewSeat) -> SeatRow:
    level = seat.level if seat.kind == "bot" else ""
    gone_at = row.made_at if seat.kind == "human" else None
    return SeatRow(
        table_id=row.id,
        seat=at,
        kind=seat.kind,
        name=seat.name,
        level=level,
        gone_at=gone_at,
        way=seat.way,
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
        host=host_of(wanted.seats),
        guided=wanted.guide,
        hints=wanted.hints,
    )


def host_of(seats: Sequence[NewSeat | SeatRow]) -> str:
    """The name of whoever creates a table: those who sit already are of the same screen."""
    return next((seat.name for seat in seats if seat.kind == "human" and seat.name), "")


def _packed_setup(given: dict[str, Any]) -> bytes:
    """A setup as it is stored; Refused when no game could pack it."""
    try:
        msgspec.msgpack.encode(given)
        setup = msgspec.json.encode(given)
    except (OverflowError, RecursionError) as error:
        raise Refused("bad-setup", f"setup: {error}", why="value", field="setup") from error
    if len(setup) > MOST_SETUP:
        raise Refused("bad-setup", "the setup is too long", why="long")
    return setup


def check_name(name: str) -> None:
    """Refuse names that would spoil a page or a log, or that nobody can see."""
    if not is_plain(name) or len(name) > LONGEST_NAME:
        message = f"a name needs letters that show, at most {LONGEST_NAME}"
        raise Refused("bad-name", message, most=LONGEST_NAME)


def begun(row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """The table when the game begins; Refused when it can't be played so."""
    now = now_ms()
    row = msgspec.structs.replace(row, status=PLAYING, begun_at=now, moved_at=now)
    session = begin(row, seats)
    moment = LiveTable(row, seats, session).deadline()
    return msgspec.structs.replace(row, **msgspec.structs.asdict(session.standing(moment)))


def new_grants(table_id: str, seats: Sequence[SeatRow]) -> list[tuple[str, Grant]]:
    """The secrets of a new table: for its owner, for its people, for its open seats."""
    granted = [(new_token(), Grant(table_id, OWNER, NOBODY))]
    for seat in seats:
        if seat.kind != "bot":
            kind: GrantKind = SEAT if seat.kind == "human" else INVITE
            granted.append((new_token(), Grant(table_id, kind, seat.seat)))
    return granted


def created(row: TableRow, granted: Sequence[tuple[str, Grant]]) -> CreatedTable:
    by_kind: dict[str, dict[str, str]] = {SEAT: {}, INVITE: {}, OWNER: {}}
    for token, grant in granted:
        by_kind[grant.kind][str(grant.seat)] = token
    owner = by_kind[OWNER][str(NOBODY)]
    return CreatedTable(row.id, row.status, owner, by_kind[SEAT], by_kind[INVITE])


async def rematch(tables: TableRegistry, table_id: str, seat: int) -> CreatedTable:
    """Create the same table once more for whoever asks first; the others claim their seats."""
    live = await tables.open(table_id)
    if live.row.status != OVER:
        raise Refused("not-over", "the game is not over")
    if live.row.rematch:
        raise _created_already(live.row)
    row = msgspec.structs.replace(
        _row(_same(live)), public=False, real_dice=live.row.real_dice, clock=live.row.clock
    )
    seats = [_again(row.id, old, seat) for old in live.seats]
    row = msgspec.structs.replace(row, host=host_of(seats))
    if all(new.kind != "open" for new in seats):
        row = begun(row, seats)
    granted = new_grants(row.id, seats)

    def work(connection: sa.Connection) -> None:
        if not rows.set_rematch(connection, table_id, row.id):
            raise _created_already(rows.table_row(connection, table_id))
        rows.add_table(connection, row, seats)
        rows.add_tokens(connection, granted)

    await tables.store.change(table_id, work)
    live.row = msgspec.structs.replace(live.row, rematch=row.id)
    live.tell(Rematch(row.id))
    if row.status == PLAYING:
        await tables.open(row.id)
    return created(row, granted)


def _created_already(row: TableRow | None) -> Refused:
    where = (row and row.rematch) or ""
    return Refused("rematch-laid", f"the rematch is there already: {where}", table=where)


def _same(live: LiveTable) -> NewTable:
    """What is played again; after a guided game that is the whole one."""
    seats = tuple(NewSeat() for _ in live.seats)
    row = live.row
    setup = {} if row.guided else row.read_setup()
    return NewTable(game=row.game, seats=seats, name=row.name, setup=setup, hints=row.hints)


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
        way=old.way,
    )
