"""Throws that were shared, as they are stored: each once; of too many the oldest are forgotten."""

import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.storage.schema import SHARED

_ADD = sa.text(
    "INSERT INTO shared_throws (id, made_at, film) VALUES (:id, :made_at, :film)"
    " ON CONFLICT DO NOTHING"
)


class SharedThrow(Struct, frozen=True):
    """A throw behind a link."""

    id: str
    made_at: int
    film: bytes


def add_shared(connection: sa.Connection, throw: SharedThrow, most: int) -> None:
    """Store a throw; the same one again is the same row."""
    row = {"id": throw.id, "made_at": throw.made_at, "film": throw.film}
    connection.execute(_ADD, row)
    newest = sa.select(SHARED.c.id).order_by(SHARED.c.made_at.desc(), SHARED.c.id).limit(most)
    count = connection.execute(sa.select(sa.func.count()).select_from(SHARED)).scalar_one()
    if count > most:
        connection.execute(SHARED.delete().where(SHARED.c.id.not_in(newest)))


def shared_throw(connection: sa.Connection, throw_id: str) -> SharedThrow | None:
    """A throw by its id."""
    found = connection.execute(sa.select(SHARED).where(SHARED.c.id == throw_id)).one_or_none()
    return SharedThrow(**found._mapping) if found else None
