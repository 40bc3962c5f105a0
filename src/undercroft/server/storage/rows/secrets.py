"""Secrets as they are stored: only as hashes, with what each allows."""

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from undercroft.server.storage.schema import RECOVERIES, TOKENS
from undercroft.server.storage.tokens import Grant, hashed

NOBODY = -1
"""The seat of what belongs to no seat, such as a table's owner."""


_GRANTS = sa.select(TOKENS).where(TOKENS.c.hash.in_(sa.bindparam("of", expanding=True)))


def add_tokens(connection: sa.Connection, grants: Iterable[tuple[str, Grant]]) -> None:
    """Store secrets, as hashes."""
    rows = [{"hash": hashed(token), **grant._asdict()} for token, grant in grants]
    if rows:
        connection.execute(TOKENS.insert(), rows)


def grants_of(connection: sa.Connection, tokens: Iterable[str]) -> dict[str, Grant]:
    """What each of some secrets allows; those that nobody gave are left out."""
    by_hash = {hashed(token): token for token in tokens}
    found = connection.execute(_GRANTS, {"of": list(by_hash)})
    return {by_hash[row.hash]: Grant(row.table_id, row.kind, row.seat) for row in found}


def drop_tokens(connection: sa.Connection, table_id: str, seat: int, kind: str) -> bool:
    """Make secrets of a seat worthless; False when there are none."""
    these = sa.and_(TOKENS.c.table_id == table_id, TOKENS.c.seat == seat, TOKENS.c.kind == kind)
    return connection.execute(TOKENS.delete().where(these)).rowcount > 0


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
