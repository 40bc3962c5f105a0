"""What a node does all the time beside its tables: live, watch its own pulse, count."""

import asyncio
import logging
import time

from undercroft.engine import Refused
from undercroft.server import metrics, rows
from undercroft.server.house import House, now_ms
from undercroft.server.writer import Unstored

BEAT_SECONDS = 5.0
STALE_MS = 20_000
"""A node that has said nothing for so long is dead, and its players are gone."""
PULSE_SECONDS = 0.1
PULSES = 50

log = logging.getLogger(__name__)


async def beat(house: House) -> None:
    """Say that this node lives, and clear up after those that don't, for ever."""
    while True:
        try:
            await beat_once(house)
        except (Refused, Unstored) as error:
            log.warning("no beat", extra={"detail": type(error).__name__})
        await asyncio.sleep(BEAT_SECONDS)


async def beat_once(house: House) -> None:
    """Say once that this node lives."""
    now = now_ms()
    lost = await house.write(lambda c: rows.beat(c, house.node, now, now - STALE_MS))
    for table_id in lost:
        await house.heard(table_id)


async def watch_pulse() -> None:
    """Measure how late the event loop is, for ever."""
    worst: list[float] = []
    while True:
        start = time.perf_counter()
        await asyncio.sleep(PULSE_SECONDS)
        worst = [*worst[-PULSES:], time.perf_counter() - start - PULSE_SECONDS]
        metrics.LAG.set(max(worst))
