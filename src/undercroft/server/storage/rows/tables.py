"""Tables as they are stored: kept, listed, changed, found when they are due."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.play.clocks import Clock
from undercroft.server.protocol.messages import OPEN, OVER, PLAYING, Outcome, Status
from undercroft.server.storage.rows.seats import SeatRow
from undercroft.server.storage.schema import SEATS, TABLES

NO_OUTCOME = b"null"
_BY_ID = sa.select(TABLES).where(TABLES.c.id == sa.bindparam("of"))
_clocks = msgspec.json.Decoder(Clock)
_figures = msgspec.json.Decoder(tuple[str | None, ...])
_outcomes: msgspec.json.Decoder[Outcome | None] = msgspec.json.Decoder(Outcome | None)


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
    status: Status
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
    figures: bytes | None = None
    rematch: str | None = None
    key_told: bool = False
    clearing: int | None = None
    host: str = ""
    guided: bool = False
    hints: bool = True

    def read_setup(self) -> dict[str, Any]:
        """What was set before the game."""
        setup: dict[str, Any] = msgspec.json.decode(self.setup)
        return setup

    def read_clock(self) -> Clock:
        """The clocks of the table."""
        return _clocks.decode(self.clock)

    def read_outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return _outcomes.decode(self.outcome)

    def read_figures(self) -> tuple[str | None, ...]:
        """The text ids of the seats' figures; none where they are not known."""
        return _figures.decode(self.figures) if self.figures else ()


class Filter(Struct, frozen=True, kw_only=True):
    """Which tables of the lobby are wanted."""

    game: str | None = None
    status: str | None = None
    free: bool = False
    page: int = 1
    size: int = 20


def add_table(connection: sa.Connection, row: TableRow, seats: Iterable[SeatRow]) -> None:
    """Store a new table with its seats."""
    connection.execute(TABLES.insert(), msgspec.structs.asdict(row))
    connection.execute(SEATS.insert(), [msgspec.structs.asdict(seat) for seat in seats])


def table_row(connection: sa.Connection, table_id: str) -> TableRow | None:
    """A table by its id."""
    found = connection.execute(_BY_ID, {"of": table_id}).one_or_none()
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
    """Say when a table has to go on by itself, unless a move after number n said it since."""
    this = sa.and_(TABLES.c.id == table_id, TABLES.c.n == n)
    connection.execute(TABLES.update().where(this).values(deadline=deadline))


def set_base(connection: sa.Connection, table_id: str, n: int, base: Mapping[str, object]) -> bool:
    """Say where a table starts from; False when a move after number n was done since."""
    this = sa.and_(TABLES.c.id == table_id, TABLES.c.n == n)
    return connection.execute(TABLES.update().where(this).values(**base)).rowcount == 1


def delete_table(connection: sa.Connection, table_id: str) -> None:
    """Remove a table and all that belongs to it."""
    connection.execute(TABLES.delete().where(TABLES.c.id == table_id))


def end_clearing(connection: sa.Connection, table_id: str) -> None:
    """Nobody asks any more whether a table may be deleted, and nobody has said anything to it."""
    change_table(connection, table_id, clearing=None)
    silent = SEATS.update().where(SEATS.c.table_id == table_id)
    connection.execute(silent.values(agrees=False, declines=False))


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
