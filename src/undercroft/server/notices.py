"""Notices between nodes: "this table has changed", through PostgreSQL's LISTEN and NOTIFY.

A notice is only a poke; what changed is read from the database. It is sent within the transaction
that made the change, so nobody is poked too early.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

import psycopg
import sqlalchemy as sa

CHANNEL = "undercroft"
AGAIN_SECONDS = 1.0
MOST_PAYLOAD = 7000

log = logging.getLogger(__name__)


def announce(connection: sa.Connection, node: str, table_ids: Iterable[str]) -> None:
    """Tell the other nodes, at commit, which tables changed."""
    ids = list(dict.fromkeys(table_ids))
    for at in range(0, len(ids), 200):
        payload = " ".join([node, *ids[at : at + 200]])
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))


async def listen(
    url: sa.URL,
    node: str,
    heard: Callable[[str], Awaitable[None]],
    missed: Callable[[], Awaitable[None]],
) -> None:
    """Hear the other nodes for ever; after a broken connection everything may have changed."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                address, autocommit=True
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for notice in connection.notifies():
                    sender, *table_ids = notice.payload.split(" ")
                    for table_id in table_ids if sender != node else ():
                        await heard(table_id)
        except psycopg.Error as error:
            log.warning("lost the other nodes", extra={"detail": type(error).__name__})
        await asyncio.sleep(AGAIN_SECONDS)
