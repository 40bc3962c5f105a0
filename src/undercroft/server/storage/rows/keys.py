"""Keys of the whole server, which its nodes share: each is drawn once and never told."""

import sqlalchemy as sa

from undercroft.server.storage.schema import KEYS

_ADD = sa.text("INSERT INTO server_keys (name, key) VALUES (:name, :key) ON CONFLICT DO NOTHING")


def server_key(connection: sa.Connection, name: str, fresh: bytes) -> bytes:
    """A key by its name; a fresh one where there is none yet, whichever node was first."""
    connection.execute(_ADD, {"name": name, "key": fresh})
    found = sa.select(KEYS.c.key).where(KEYS.c.name == name)
    return bytes(connection.execute(found).scalar_one())
