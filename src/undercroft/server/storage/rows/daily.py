"""Attempts at daily challenges as they are stored: throw by throw, and named when they are done."""

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.storage.schema import ATTEMPTS

_points = msgspec.json.Decoder(tuple[int, ...])


class AttemptRow(Struct, frozen=True):
    """One attempt; its id is known to whoever makes it and to nobody else."""

    id: str
    day: str
    made_at: int
    throws: int = 0
    points: int = 0
    each: bytes = b"[]"
    """The points of each throw."""
    name: str | None = None

    @property
    def points_each(self) -> tuple[int, ...]:
        """The points of each throw."""
        return _points.decode(self.each)


class Standing(Struct, frozen=True):
    """The best attempt of a name."""

    name: str
    points: int


def add_attempt(connection: sa.Connection, row: AttemptRow) -> None:
    """Begin an attempt."""
    connection.execute(ATTEMPTS.insert(), msgspec.structs.asdict(row))


def attempt_row(connection: sa.Connection, attempt_id: str) -> AttemptRow | None:
    """An attempt by its id."""
    wanted = sa.select(ATTEMPTS).where(ATTEMPTS.c.id == attempt_id)
    found = connection.execute(wanted).one_or_none()
    return AttemptRow(**found._mapping) if found else None


def add_points(connection: sa.Connection, attempt_id: str, at: int, points: int) -> bool:
    """Count a throw, once; False where it was counted before, or there is no such attempt."""
    this = sa.and_(ATTEMPTS.c.id == attempt_id, ATTEMPTS.c.throws == at)
    found = connection.execute(sa.select(ATTEMPTS).where(this).with_for_update()).one_or_none()
    if found is None:
        return False
    each = msgspec.json.encode([*_points.decode(found.each), points])
    changes = {"throws": at + 1, "points": found.points + points, "each": each}
    return connection.execute(ATTEMPTS.update().where(this).values(changes)).rowcount == 1


def name_attempt(connection: sa.Connection, attempt_id: str, throws: int, name: str) -> bool:
    """Give a whole attempt its name, once."""
    this = sa.and_(
        ATTEMPTS.c.id == attempt_id, ATTEMPTS.c.throws == throws, ATTEMPTS.c.name.is_(None)
    )
    return connection.execute(ATTEMPTS.update().where(this).values(name=name)).rowcount == 1


def standings(connection: sa.Connection, day: str, most: int) -> list[Standing]:
    """The table of a day: each name's best, the first to have reached it before others."""
    ours = sa.select(ATTEMPTS.c.name, ATTEMPTS.c.points, ATTEMPTS.c.made_at).where(
        ATTEMPTS.c.day == day, ATTEMPTS.c.name.is_not(None)
    )
    rank = sa.func.row_number().over(
        partition_by=ATTEMPTS.c.name, order_by=(ATTEMPTS.c.points.desc(), ATTEMPTS.c.made_at)
    )
    ranked = ours.add_columns(rank.label("rank")).subquery()
    best = (
        sa.select(ranked.c.name, ranked.c.points)
        .where(ranked.c.rank == 1)
        .order_by(ranked.c.points.desc(), ranked.c.made_at)
        .limit(most)
    )
    return [Standing(row.name, row.points) for row in connection.execute(best)]


def count_attempts(connection: sa.Connection, day: str) -> int:
    """How many attempts at a day's challenge were begun."""
    counted = sa.select(sa.func.count()).select_from(ATTEMPTS).where(ATTEMPTS.c.day == day)
    return int(connection.execute(counted).scalar_one())


def forget_attempts(connection: sa.Connection, unnamed_before: int, before: int) -> None:
    """Forget old attempts, those without a name sooner."""
    is_unnamed = sa.and_(ATTEMPTS.c.name.is_(None), ATTEMPTS.c.made_at < unnamed_before)
    connection.execute(ATTEMPTS.delete().where(sa.or_(is_unnamed, ATTEMPTS.c.made_at < before)))
