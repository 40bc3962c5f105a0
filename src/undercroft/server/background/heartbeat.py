"""The heartbeat: a node says that it lives, clears up after others, measures its pulse."""

import asyncio
import logging
import time
from collections.abc import Sequence

import sqlalchemy as sa

from undercroft.engine import Refused
from undercroft.server.ops import metrics
from undercroft.server.ops.timing import now_ms
from undercroft.server.storage import rows
from undercroft.server.storage.notices import announce
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.node import Node

STALE_MS = 20_000
"""A node that has said nothing for so long is dead, and its players are gone."""
PULSE_SECONDS = 0.1
PULSES = 50

log = logging.getLogger(__name__)


async def beat(node: Node, every: float) -> None:
    """Say that this node lives, and clear up after those that don't, for ever."""
    while True:
        await asyncio.sleep(every)
        try:
            await _miss(node, await beat_once(node))
            await node.attendance.settle_all()
            node.tables.cache.make_room()  # tables grow while they are played
        except (Refused, Unstored) as error:
            log.warning("no beat", extra={"detail": str(error)})
        except Exception:
            log.exception("the beat broke")


async def beat_once(node: Node) -> list[rows.TableRow]:
    """Say once that this node lives; gives the tables whose players are gone."""
    now = now_ms()

    def work(connection: sa.Connection) -> list[rows.TableRow]:
        lost = rows.beat(connection, node.store.node_id, now, now - STALE_MS)
        if lost and node.store.database.is_postgresql:
            announce(connection, node.store.node_id, lost)
        return rows.tables_by_id(connection, lost) if lost else []

    return await node.store.write(work)


async def _miss(node: Node, lost: Sequence[rows.TableRow]) -> None:
    """Players are gone: tell it, and start the clocks of those who may not be away for long."""
    for row in lost:
        node.follower.poke(row.id)
        if row.read_clock().away is not None:
            try:
                await node.follower.set_alarm(row.id)
            except (Refused, Unstored) as reason:
                log.info("no alarm", extra={"table": row.id, "detail": str(reason)})
            except Exception:
                log.exception("an alarm broke", extra={"table": row.id})


async def watch_pulse() -> None:
    """Measure how late the event loop is, for ever."""
    worst: list[float] = []
    while True:
        start = time.perf_counter()
        await asyncio.sleep(PULSE_SECONDS)
        worst = [*worst[-PULSES:], time.perf_counter() - start - PULSE_SECONDS]
        metrics.LAG.set(max(worst))
