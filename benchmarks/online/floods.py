"""How long others wait while somebody floods the server, and what the server holds then."""

import asyncio
import sys
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from tests.server.nodes import Node

from benchmarks.online import attacker, laying
from benchmarks.online.crowd import Crowd
from benchmarks.online.players import UndercroftPlayer
from benchmarks.online.processes import cpu_seconds, resident_bytes

NOBODY = "nobody"
PAIRS = 20
MOVES_A_SECOND = 100.0
ROUNDS = 3
SPARE = 40
"""Tables for pairs whose game is over: more than a flood of some seconds can use up."""


class Flood(NamedTuple):
    """What others felt while somebody flooded."""

    kind: str
    worst: float
    """The longest that anybody waited for an update, in seconds; the median of the rounds."""
    slowest: float
    """The same in the worst round, which other work on the machine may have disturbed."""
    cpu: float
    """CPU seconds that the server used in a round."""
    grown: int
    """Bytes that the server held more after a round, at most."""
    comings: int
    """How often the attacker came in a round: more than once when it was sent away."""


async def floods(node: Node, seconds: float, rounds: int = ROUNDS) -> list[Flood]:
    """Nobody floods, then one flood of each kind; and so for some rounds."""
    crowd = Crowd(UndercroftPlayer, await laying.lay(node, PAIRS))
    await crowd.sit_down(PAIRS, [node.port])
    (seen,) = await laying.lay(node, 1)
    kinds = (NOBODY, *attacker.FLOODS)
    found: dict[str, list[Flood]] = {kind: [] for kind in kinds}
    for _ in range(rounds):
        for kind in kinds:
            crowd.spare.extend(await laying.lay(node, SPARE - len(crowd.spare)))
            found[kind].append(await _flood(node, crowd, seen.id, kind, seconds))
    crowd.leave()
    return [_together(of_kind) for of_kind in found.values()]


async def _flood(node: Node, crowd: Crowd, table: str, kind: str, seconds: float) -> Flood:
    before, cpu = resident_bytes(node.pid), cpu_seconds(node.pid)
    attack = asyncio.create_task(_attack(node, table, kind, seconds))
    worst = max(await crowd.at_rate(MOVES_A_SECOND, seconds))
    comings = await attack
    used, grown = cpu_seconds(node.pid) - cpu, resident_bytes(node.pid) - before
    return Flood(kind, worst, worst, used, grown, comings)


def _together(rounds: Sequence[Flood]) -> Flood:
    """What some rounds of a flood come to."""
    return Flood(
        rounds[0].kind,
        median(one.worst for one in rounds),
        max(one.worst for one in rounds),
        median(one.cpu for one in rounds),
        max(one.grown for one in rounds),
        round(median(one.comings for one in rounds)),
    )


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
