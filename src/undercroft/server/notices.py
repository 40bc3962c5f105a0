"""Notices between nodes: "this table has changed", through PostgreSQL's LISTEN and NOTIFY.

A notice is only a poke; what changed is read from the database. It is sent within the transaction
that made the change, so nobody is poked too early.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

import sqlalchemy as sa

CHANNEL = "undercroft"
AGAIN_SECONDS = 0.5
MOST_IDS = 200
"""In one notice; its text may have 8,000 letters."""
KEEP_ALIVE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A connection that is dead without a word is found out."""

log = logging.getLogger(__name__)


def announce(connection: sa.Connection, node: str, table_ids: Iterable[str]) -> None:
    """Tell the other nodes, at commit, which tables changed."""
    ids = list(dict.fromkeys(table_ids))
    for at in range(0, len(ids), MOST_IDS):
        payload = " ".join([node, *ids[at : at + MOST_IDS]])
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))


async def listen(
    url: sa.URL,
    node: str,
    poke: Callable[[str], None],
    poke_all: Callable[[], None],
) -> None:
    """Hear the other nodes for ever; after a broken connection everything may have changed."""
    import psycopg  # only a cluster needs it, and it takes its time

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                address, autocommit=True, **KEEP_ALIVE
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                poke_all()
                async for notice in connection.notifies():
                    sender, *table_ids = notice.payload.split(" ")
                    for table_id in table_ids if sender != node else ():
                        poke(table_id)
        except (psycopg.Error, OSError) as error:
            log.warning("lost the other nodes", extra={"detail": type(error).__name__})
        await asyncio.sleep(AGAIN_SECONDS)
