"""Seats as they are stored: who holds them, and at which node."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.protocol.messages import PLAYING, SeatKind
from undercroft.server.protocol.throw_info import SeatWay
from undercroft.server.storage.rows.secrets import NOBODY
from undercroft.server.storage.schema import CHAT, NODES, SEATS, TABLES, TOKENS

VACANT: dict[str, Any] = {
    "name": "",
    "level": "",
    "node": None,
    "gone_at": None,
    "stand_in": False,
    "hook": None,
    "hook_secret": None,
    "hook_language": "en",
    "holder": SEATS.c.holder + 1,
    "agrees": False,
    "declines": False,
    "back_at": None,
}
"""A seat of which nobody's things are left: it changes hands."""


_OF_TABLE = sa.select(SEATS).where(SEATS.c.table_id == sa.bindparam("of")).order_by(SEATS.c.seat)
_THIS = sa.and_(SEATS.c.table_id == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("on"))
_COME = (
    SEATS.update()
    .where(_THIS)
    .values(
        node=sa.bindparam("at"),
        gone_at=None,
        stand_in=sa.bindparam("bot"),
        back_at=sa.bindparam("back"),
    )
)
_GO = (
    SEATS.update()
    .where(_THIS, SEATS.c.node == sa.bindparam("at"))
    .values(node=None, gone_at=sa.bindparam("now"))
)


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    table_id: str
    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    node: str | None = None
    gone_at: int | None = None
    stand_in: bool = False
    hook: str | None = None
    hook_secret: str | None = None
    hook_language: str = "en"
    holder: int = 0
    agrees: bool = False
    declines: bool = False
    way: SeatWay | None = None
    back_at: int | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it now."""
        return self.kind == "bot" or self.stand_in


def seat_rows(connection: sa.Connection, table_ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    wanted = sa.select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].append(SeatRow(**row._mapping))
    return found


def seats_of(connection: sa.Connection, table_id: str) -> list[SeatRow]:
    """The seats of one table, in order."""
    return [SeatRow(**row._mapping) for row in connection.execute(_OF_TABLE, {"of": table_id})]


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
    spoke = sa.and_(CHAT.c.table_id == table_id, CHAT.c.seat.not_in(renumbered))
    connection.execute(CHAT.update().where(spoke).values(seat=NOBODY))
    for before, after in sorted(renumbered.items()):
        this = sa.and_(here, SEATS.c.seat == before)
        connection.execute(SEATS.update().where(this).values(seat=after, node=None, gone_at=now))
        for of in (TOKENS, CHAT):
            of_seat = sa.and_(of.c.table_id == table_id, of.c.seat == before)
            connection.execute(of.update().where(of_seat).values(seat=after))


def come_to_node(connection: sa.Connection, seat: SeatRow) -> None:
    """Somebody is connected to a node."""
    there = {"of": seat.table_id, "on": seat.seat, "at": seat.node}
    connection.execute(_COME, there | {"bot": seat.stand_in, "back": seat.back_at})


def leave_node(connection: sa.Connection, seat: SeatRow, node: str) -> None:
    """The last connection of a seat to a node ended."""
    gone = {"of": seat.table_id, "on": seat.seat, "at": node, "now": seat.gone_at}
    connection.execute(_GO, gone)


def stand_in(connection: sa.Connection, seen: SeatRow, n: int) -> bool:
    """Let a bot play for somebody; False when they, or their table after move n, are not as seen.

    The table's row is locked before, so that no move comes in between.
    """
    at_n = sa.select(TABLES.c.n).where(TABLES.c.id == seen.table_id).with_for_update()
    if connection.execute(at_n).scalar_one_or_none() != n:
        return False
    this = sa.and_(
        SEATS.c.table_id == seen.table_id,
        SEATS.c.seat == seen.seat,
        SEATS.c.holder == seen.holder,
        SEATS.c.node.is_not_distinct_from(seen.node),
        SEATS.c.gone_at.is_not_distinct_from(seen.gone_at),
        SEATS.c.stand_in.is_(False),
    )
    return connection.execute(SEATS.update().where(this).values(stand_in=True)).rowcount == 1


def tables_at(connection: sa.Connection, node: str) -> list[str]:
    """The tables at which somebody is noted to be connected to a node."""
    found = sa.select(SEATS.c.table_id).where(SEATS.c.node == node).distinct()
    return list(connection.execute(found).scalars())


def end_node(connection: sa.Connection, node: str) -> None:
    """A node ends: nobody needs to wait until it is missed."""
    connection.execute(NODES.delete().where(NODES.c.id == node))


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
