"""Questions to the database and changes of it, as functions on a connection."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.clocks import Clock
from undercroft.server.deeds import unpack_deed
from undercroft.server.messages import Outcome
from undercroft.server.schema import (
    ALERTS,
    DEEDS,
    NODES,
    OPEN,
    OVER,
    PLAYING,
    RECOVERIES,
    SAYINGS,
    SEATS,
    TABLES,
    TOKENS,
)
from undercroft.server.sitting import Stored
from undercroft.server.tokens import Grant, hashed

NO_OUTCOME = b"null"
NEVER = 2**62
NOBODY = -1
"""The seat of what belongs to no seat, such as a table's owner."""
VACANT: dict[str, Any] = {
    "name": "",
    "level": "",
    "node": None,
    "gone_at": None,
    "stand_in": False,
    "hook": None,
    "hook_secret": None,
    "hook_language": "en",
}
"""A seat of which nobody's things are left."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    id: str
    game: str
    name: str
    setup: bytes
    key: bytes
    real_dice: bool
    public: bool
    clock: bytes
    status: str
    made_at: int
    begun_at: int = 0
    moved_at: int
    n: int = 0
    waiting: int = 0
    deadline: int | None = None
    rules: int
    content: str
    base: bytes = b""
    base_position: int = 0
    base_n: int = 0
    checkpoint: bytes = b""
    checkpoint_position: int = 0
    outcome: bytes = NO_OUTCOME
    rematch: str | None = None
    key_told: bool = False

    def read_setup(self) -> dict[str, Any]:
        """What was set before the game."""
        setup: dict[str, Any] = msgspec.json.decode(self.setup)
        return setup

    def read_clock(self) -> Clock:
        """The clocks of the table."""
        return msgspec.json.decode(self.clock, type=Clock)

    def read_outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return msgspec.json.decode(self.outcome, type=Outcome | None)


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    level: str = ""
    node: str | None = None
    gone_at: int | None = None
    stand_in: bool = False
    hook: str | None = None
    hook_secret: str | None = None
    hook_language: str = "en"

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it now."""
        return self.kind == "bot" or self.stand_in


class Saying(Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    at: int
    seat: int
    text: str
    name: str = ""


class Alert(Struct, frozen=True):
    """A seat is to be called: it has been to act since deed n."""

    table_id: str
    seat: int
    n: int
    due_at: int
    tries: int


class Filter(Struct, frozen=True, kw_only=True):
    """Which tables of the lobby are wanted."""

    game: str | None = None
    status: str | None = None
    free: bool = False
    page: int = 1
    size: int = 20


# Tables


def add_table(connection: sa.Connection, row: TableRow, seats: Iterable[SeatRow]) -> None:
    """Store a new table with its seats."""
    connection.execute(TABLES.insert(), msgspec.structs.asdict(row))
    connection.execute(SEATS.insert(), [msgspec.structs.asdict(seat) for seat in seats])


def table_row(connection: sa.Connection, table_id: str) -> TableRow | None:
    """A table by its id."""
    found = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    return TableRow(**found._mapping) if found else None


def change_table(connection: sa.Connection, table_id: str, **changes: object) -> None:
    """Change fields of a table."""
    connection.execute(TABLES.update().where(TABLES.c.id == table_id).values(**changes))


def lock_table(connection: sa.Connection, table_id: str) -> TableRow | None:
    """A table by its id; nobody else changes its row before the transaction ends."""
    wanted = sa.select(TABLES).where(TABLES.c.id == table_id).with_for_update()
    found = connection.execute(wanted).one_or_none()
    return TableRow(**found._mapping) if found else None


def set_deadline(connection: sa.Connection, table_id: str, n: int, deadline: int | None) -> None:
    """Say when a table has to go on by itself, unless a deed after number n said it since."""
    this = sa.and_(TABLES.c.id == table_id, TABLES.c.n == n)
    connection.execute(TABLES.update().where(this).values(deadline=deadline))


def delete_table(connection: sa.Connection, table_id: str) -> None:
    """Remove a table and all that belongs to it."""
    connection.execute(TABLES.delete().where(TABLES.c.id == table_id))


def set_rematch(connection: sa.Connection, table_id: str, rematch: str) -> bool:
    """Name the table at which these people play again; False when there is one already."""
    free = sa.and_(TABLES.c.id == table_id, TABLES.c.rematch.is_(None))
    changed = connection.execute(TABLES.update().where(free).values(rematch=rematch))
    return changed.rowcount == 1


def lobby(connection: sa.Connection, wanted: Filter) -> tuple[int, list[TableRow]]:
    """How many public tables there are of a kind, and one page of them, the latest first."""
    asked: list[sa.ColumnElement[bool]] = [TABLES.c.public]
    if wanted.game is not None:
        asked.append(TABLES.c.game == wanted.game)
    if wanted.status is not None:
        asked.append(TABLES.c.status == wanted.status)
    if wanted.free:
        free = sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
        asked += [TABLES.c.status == OPEN, sa.exists().where(free)]
    count = connection.execute(sa.select(sa.func.count()).select_from(TABLES).where(*asked))
    page = (
        sa.select(TABLES)
        .where(*asked)
        .order_by(TABLES.c.moved_at.desc(), TABLES.c.id)
        .limit(wanted.size)
        .offset((wanted.page - 1) * wanted.size)
    )
    return count.scalar_one(), [TableRow(**row._mapping) for row in connection.execute(page)]


def tables_by_id(connection: sa.Connection, ids: Collection[str]) -> list[TableRow]:
    """Several tables, the latest first."""
    wanted = sa.select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.moved_at.desc())
    return [TableRow(**row._mapping) for row in connection.execute(wanted)]


def due_tables(connection: sa.Connection, now: int, most: int) -> list[str]:
    """Tables at which something has to happen by itself."""
    due = sa.and_(TABLES.c.status == PLAYING, TABLES.c.deadline <= now)
    found = sa.select(TABLES.c.id).where(due).order_by(TABLES.c.deadline).limit(most)
    return list(connection.execute(found).scalars())


def count_by_status(connection: sa.Connection) -> dict[str, int]:
    """How many tables are open, playing and over."""
    counted = sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status)
    found = {status: count for status, count in connection.execute(counted)}  # noqa: C416
    return dict.fromkeys((OPEN, PLAYING, OVER), 0) | found


# Seats


def seat_rows(connection: sa.Connection, table_ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    wanted = sa.select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].append(SeatRow(**row._mapping))
    return found


def seats_of(connection: sa.Connection, table_id: str) -> list[SeatRow]:
    """The seats of one table, in order."""
    return seat_rows(connection, (table_id,))[table_id]


def change_seat(connection: sa.Connection, table_id: str, seat: int, **changes: object) -> None:
    """Change fields of a seat."""
    this = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    connection.execute(SEATS.update().where(this).values(**changes))


def claim_seat(
    connection: sa.Connection, table_id: str, seat: int, name: str, free: Collection[str], now: int
) -> bool:
    """Sit down on a seat of a kind that is free, such as `open` or `bot`; False when it is not."""
    this = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.kind.in_(free))
    person = VACANT | {"kind": "human", "name": name, "gone_at": now}
    return connection.execute(SEATS.update().where(this).values(**person)).rowcount == 1


def drop_seats(connection: sa.Connection, table_id: str, kept: Sequence[SeatRow], now: int) -> None:
    """Keep only some seats of a table that has not begun, and number them anew.

    Their secrets move along. Whoever is connected has to come back under the new number.
    """
    renumbered = {row.seat: at for at, row in enumerate(kept)}
    here = SEATS.c.table_id == table_id
    connection.execute(SEATS.delete().where(here, SEATS.c.seat.not_in(renumbered)))
    gone = sa.and_(TOKENS.c.table_id == table_id, TOKENS.c.seat.not_in([*renumbered, NOBODY]))
    connection.execute(TOKENS.delete().where(gone))
    spoke = sa.and_(SAYINGS.c.table_id == table_id, SAYINGS.c.seat.not_in(renumbered))
    connection.execute(SAYINGS.update().where(spoke).values(seat=NOBODY))
    for before, after in sorted(renumbered.items()):
        this = sa.and_(here, SEATS.c.seat == before)
        connection.execute(SEATS.update().where(this).values(seat=after, node=None, gone_at=now))
        for of in (TOKENS, SAYINGS):
            of_seat = sa.and_(of.c.table_id == table_id, of.c.seat == before)
            connection.execute(of.update().where(of_seat).values(seat=after))


def leave_node(connection: sa.Connection, table_id: str, seat: int, node: str, now: int) -> None:
    """The last connection of a seat to a node ended."""
    this = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.node == node)
    connection.execute(SEATS.update().where(this).values(node=None, gone_at=now))


def beat(connection: sa.Connection, node: str, now: int, stale: int) -> list[str]:
    """A node says that it lives; players of nodes that no longer do are gone. Their tables.

    Those tables are due at once, so that somebody looks when their clocks run out.
    """
    connection.execute(NODES.delete().where(NODES.c.id == node))
    connection.execute(NODES.insert().values(id=node, seen_at=now))
    connection.execute(NODES.delete().where(NODES.c.seen_at < stale))
    alive = sa.select(NODES.c.id)
    lost = sa.and_(SEATS.c.node.is_not(None), SEATS.c.node.not_in(alive))
    ids = list(connection.execute(sa.select(SEATS.c.table_id).where(lost).distinct()).scalars())
    if ids:
        connection.execute(SEATS.update().where(lost).values(node=None, gone_at=now))
        played = sa.and_(TABLES.c.id.in_(ids), TABLES.c.status == PLAYING)
        connection.execute(TABLES.update().where(played).values(deadline=now))
    return ids


# Deeds


def deeds_since(connection: sa.Connection, table_id: str, n: int) -> list[Stored]:
    """The deeds of a table after number n."""
    later = sa.and_(DEEDS.c.table_id == table_id, DEEDS.c.n > n)
    found = sa.select(DEEDS.c.n, DEEDS.c.at, DEEDS.c.deed).where(later).order_by(DEEDS.c.n)
    return [Stored(row.n, row.at, unpack_deed(row.deed)) for row in connection.execute(found)]


# Secrets


def add_tokens(connection: sa.Connection, grants: Iterable[tuple[str, Grant]]) -> None:
    """Store secrets, as hashes."""
    rows = [{"hash": hashed(token), **grant._asdict()} for token, grant in grants]
    if rows:
        connection.execute(TOKENS.insert(), rows)


def grants_of(connection: sa.Connection, tokens: Iterable[str]) -> dict[str, Grant]:
    """What each of some secrets allows; those that nobody gave are left out."""
    by_hash = {hashed(token): token for token in tokens}
    found = connection.execute(sa.select(TOKENS).where(TOKENS.c.hash.in_(by_hash)))
    return {by_hash[row.hash]: Grant(row.table_id, row.kind, row.seat) for row in found}


def drop_tokens(connection: sa.Connection, table_id: str, seat: int, kind: str) -> None:
    """Make secrets of a seat worthless."""
    these = sa.and_(TOKENS.c.table_id == table_id, TOKENS.c.seat == seat, TOKENS.c.kind == kind)
    connection.execute(TOKENS.delete().where(these))


def add_recovery(
    connection: sa.Connection, code: str, tokens: Iterable[str], expires_at: int
) -> None:
    """Store for which secrets a recovery link gives new ones."""
    hashes = msgspec.json.encode([hashed(token) for token in tokens])
    row = {"hash": hashed(code), "expires_at": expires_at, "tokens": hashes}
    connection.execute(RECOVERIES.insert(), row)


def take_recovery(connection: sa.Connection, code: str, now: int) -> list[Grant]:
    """What a recovery link gives, once; nothing when it is used, old or unknown.

    A secret that has become worthless since, such as that of a seat somebody left, gives nothing.
    """
    connection.execute(RECOVERIES.delete().where(RECOVERIES.c.expires_at < now))
    used = RECOVERIES.delete().where(RECOVERIES.c.hash == hashed(code))
    packed = connection.execute(used.returning(RECOVERIES.c.tokens)).scalar_one_or_none()
    hashes = msgspec.json.decode(packed, type=list[str]) if packed is not None else []
    found = connection.execute(sa.select(TOKENS).where(TOKENS.c.hash.in_(hashes)))
    return sorted({Grant(row.table_id, row.kind, row.seat) for row in found})


# Sayings


def add_saying(connection: sa.Connection, table_id: str, seat: int, text: str, now: int) -> Saying:
    """Store what somebody said."""
    this = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    name = connection.execute(sa.select(SEATS.c.name).where(this)).scalar_one_or_none() or ""
    row = {"table_id": table_id, "seat": seat, "text": text, "at": now, "name": name}
    number = connection.execute(SAYINGS.insert().returning(SAYINGS.c.number), row).scalar_one()
    return Saying(number, now, seat, text, name)


def sayings(connection: sa.Connection, table_id: str, since: int, most: int) -> list[Saying]:
    """What was said at a table after a number: the latest, in order."""
    later = sa.and_(SAYINGS.c.table_id == table_id, SAYINGS.c.number > since)
    found = sa.select(SAYINGS).where(later).order_by(SAYINGS.c.number.desc()).limit(most)
    rows = connection.execute(found).all()
    return [Saying(row.number, row.at, row.seat, row.text, row.name) for row in reversed(rows)]


# Alerts


def add_alerts(connection: sa.Connection, alerts: Sequence[Alert]) -> None:
    """Note whom to call; a newer turn takes the place of an older one."""
    for alert in alerts:
        this = _this_seat(alert)
        known = connection.execute(sa.select(ALERTS.c.n).where(this)).scalar_one_or_none()
        if known == alert.n:
            continue
        connection.execute(ALERTS.delete().where(this))
        connection.execute(ALERTS.insert(), msgspec.structs.asdict(alert))


def due_alerts(connection: sa.Connection, now: int, most: int) -> list[Alert]:
    """Whom to call now."""
    due = sa.select(ALERTS).where(ALERTS.c.due_at <= now).order_by(ALERTS.c.due_at).limit(most)
    return [Alert(**row._mapping) for row in connection.execute(due)]


def lease_alert(connection: sa.Connection, alert: Alert, until: int) -> bool:
    """Take a call upon oneself until some time; False when another node has."""
    same = sa.and_(_this_seat(alert), ALERTS.c.due_at == alert.due_at, ALERTS.c.n == alert.n)
    leased = ALERTS.update().where(same).values(due_at=until, tries=alert.tries + 1)
    return connection.execute(leased).rowcount == 1


def put_off_alert(connection: sa.Connection, alert: Alert, due_at: int, tries: int) -> None:
    """Call later; NEVER when the call is done with, so that nobody is called twice for a turn."""
    same = sa.and_(_this_seat(alert), ALERTS.c.n == alert.n)
    connection.execute(ALERTS.update().where(same).values(due_at=due_at, tries=tries))


def _this_seat(alert: Alert) -> sa.ColumnElement[bool]:
    return sa.and_(ALERTS.c.table_id == alert.table_id, ALERTS.c.seat == alert.seat)
