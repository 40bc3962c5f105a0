"""How long others wait while somebody floods the server, and what the server holds then."""

import asyncio
import sys
from typing import NamedTuple

from tests.server.nodes import Node

from benchmarks.online import attacker, laying
from benchmarks.online.crowd import Crowd
from benchmarks.online.players import UndercroftPlayer
from benchmarks.online.processes import cpu_seconds, resident_bytes

NOBODY = "nobody"
PAIRS = 20
MOVES_A_SECOND = 100.0
SPARE = 40
"""Tables for pairs whose game is over: more than a flood of some seconds can use up."""


class Flood(NamedTuple):
    """What others felt while somebody flooded."""

    kind: str
    worst: float
    """The longest that anybody waited for an update, in seconds."""
    cpu: float
    """CPU seconds that the server used meanwhile."""
    grown: int
    """Bytes that the server held more after it."""
    comings: int
    """How often the attacker came: more than once when it was sent away."""


async def floods(node: Node, seconds: float) -> list[Flood]:
    """First nobody floods, then one flood of each kind."""
    crowd = Crowd(UndercroftPlayer, await laying.lay(node, PAIRS))
    await crowd.sit_down(PAIRS, [node.port])
    (seen,) = await laying.lay(node, 1)
    found = []
    for kind in (NOBODY, *attacker.FLOODS):
        crowd.spare.extend(await laying.lay(node, SPARE - len(crowd.spare)))
        found.append(await _flood(node, crowd, seen.id, kind, seconds))
    crowd.leave()
    return found


async def _flood(node: Node, crowd: Crowd, table: str, kind: str, seconds: float) -> Flood:
    before, cpu = resident_bytes(node.pid), cpu_seconds(node.pid)
    attack = asyncio.create_task(_attack(node, table, kind, seconds))
    lateness = await crowd.at_rate(MOVES_A_SECOND, seconds)
    comings = await attack
    used, grown = cpu_seconds(node.pid) - cpu, resident_bytes(node.pid) - before
    return Flood(kind, max(lateness), used, grown, comings)


async def _attack(node: Node, table: str, kind: str, seconds: float) -> int:
    """A process of its own, so that it takes nothing from those who measure."""
    if kind == NOBODY:
        return 0
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", attacker.__name__, str(node.port), table, kind, str(seconds)),
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await process.communicate()
    return int(told.split()[0])
