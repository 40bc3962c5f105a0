"""Notices between nodes: "this table has changed", through PostgreSQL's LISTEN and NOTIFY.

A notice names its sender and tables, each perhaps followed by the move that was made there. Whoever
can play a move right away need not read it; everything else is a poke, and what changed is read
from the database. A notice is sent within the transaction that made the change, so nobody hears of
it too early. Older nodes take a move for the name of a table that they don't know.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from undercroft.server.play.moves import Played
from undercroft.server.play.session import StoredMove

CHANNEL = "undercroft"
AGAIN_SECONDS = 0.5
MOST_BYTES = 7_999
"""In one notice; PostgreSQL takes no more."""
LONGEST_MOVE = 7_500
"""In bytes; a longer one is read."""
KEEP_ALIVE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A connection that is dead without a word is found out."""
SEND = sa.text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")

log = logging.getLogger(__name__)
_read_move = msgspec.json.Decoder(tuple[int, int, Played]).decode


def announce(connection: sa.Connection, node: str, words: Iterable[str]) -> None:
    """Tell the other nodes, at commit, which tables changed, and by which moves."""
    notices = list(_notices(node, dict.fromkeys(words)))
    connection.execute(SEND, {"channel": CHANNEL, "notices": notices})


def with_move(table_id: str, n: int, at: int, packed: bytes) -> str:
    """A table and its new move; the table alone where the move is no single short, plain word."""
    if len(packed) > LONGEST_MOVE or b" " in packed or not packed.isascii():
        return table_id
    return f"{table_id} [{n},{at},{packed.decode()}]"


def _notices(node: str, words: Iterable[str]) -> Iterator[str]:
    """As few as hold all words."""
    notice = node
    for word in words:
        if len(notice) + len(word) >= MOST_BYTES:
            yield notice
            notice = node
        notice = f"{notice} {word}"
    if notice != node:
        yield notice


def read_notice(notice: str) -> tuple[str, list[tuple[str, StoredMove | None]]]:
    """Who sent a notice, and the tables with their moves; None for what has to be read."""
    sender, *words = notice.split(" ")
    found: list[tuple[str, StoredMove | None]] = []
    for word in words:
        if not word.startswith("["):
            found.append((word, None))
        elif found:
            found[-1] = found[-1][0], _move(word)
    return sender, found


def _move(word: str) -> StoredMove | None:
    try:
        return StoredMove(*_read_move(word))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def listen(
    url: sa.URL,
    node: str,
    poke: Callable[[str, StoredMove | None], None],
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
                    sender, tables = read_notice(notice.payload)
                    for table_id, move in tables if sender != node else ():
                        poke(table_id, move)
        except (psycopg.Error, OSError) as error:
            log.warning("lost the other nodes", extra={"detail": type(error).__name__})
        except Exception:
            log.exception("hearing the other nodes broke")
        await asyncio.sleep(AGAIN_SECONDS)
