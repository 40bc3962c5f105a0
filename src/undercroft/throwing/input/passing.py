"""A die that comes from the neighbour: passed in an arc, caught in time or not, thrown on.

The pass is free flight, so it needs no physics engine [DC-POTATO-02] to [DC-POTATO-06].
"""

import numpy as np
from msgspec import Struct

from undercroft.targets.release.release import Release
from undercroft.targets.scene.space import GRAVITY
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP

REACH = 0.12
"""Of the hand that catches, in m; with a gadget it is less [DC-COMBO-03].

The hand waits where it will throw, so only a pass into its reach is fair [DC-POTATO-05].
"""
GADGET_REACH = 0.09
ARC = 0.55
"""Seconds that a usual pass takes."""
VARIED = 0.135
"""How far beside the hand a usual pass may come, in m: 15 percent of its way [DC-POTATO-06]."""
CERTAIN = 0.9
"""The share of the reach that it never exceeds: nobody misses a catch by the table's fault."""
NEIGHBOUR = np.radians(-60)
"""Where the left neighbour's hand is: so far round the table, seen from the thrower."""
STAYS = 1 / 3
"""The share of the incoming velocity that stays."""
TICKS = 400


class PassedDie(Struct, frozen=True):
    """What became of a pass."""

    caught: bool
    place: tuple[float, float, float]
    velocity: tuple[float, float, float]
    """Of the die when it was caught, or flew by."""


def pass_die(release: Release, seed: int, *, gadget: bool) -> PassedDie:
    """Pass a die to the hand of a release."""
    hand = np.array(release.position)
    reach = GADGET_REACH if gadget else REACH
    start, velocity = _pass(release, hand, reach, seed)
    times = np.linspace(0.0, 2 * ARC, TICKS)
    places = start + np.outer(times, velocity) - np.outer(times**2, UP) * GRAVITY / 2
    gaps = np.linalg.norm(places - hand, axis=1)
    wanted = release.stance.caught
    at = int(np.argmin(gaps) if wanted is None else np.argmin(np.abs(times - wanted)))
    caught = bool(gaps[at] <= reach)
    caught = caught and (wanted is None or wanted <= times[-1])
    if not caught:
        at = int(np.argmin(gaps))
    x, y, z = (float(number) for number in places[at])
    u, v, w = (float(number) for number in velocity - times[at] * GRAVITY * UP)
    return PassedDie(caught, (x, y, z), (u, v, w))


def with_pass(release: Release, incoming: PassedDie) -> tuple[float, float, float]:
    """The velocity of a throw that takes some of the pass along."""
    u, v, w = (
        own + STAYS * came for own, came in zip(release.velocity, incoming.velocity, strict=True)
    )
    return u, v, w


def _pass(release: Release, hand: Floats, reach: float, seed: int) -> tuple[Floats, Floats]:
    """Where the pass begins and how fast: the neighbour's if it is fair, else the usual arc."""
    cos, sin = np.cos(NEIGHBOUR), np.sin(NEIGHBOUR)
    x, y, z = hand
    start = np.array([x * cos - y * sin, x * sin + y * cos, z])
    if release.stance.passed is not None:
        given = np.array(release.stance.passed)
        times = np.linspace(0.0, 2 * ARC, TICKS)
        places = start + np.outer(times, given) - np.outer(times**2, UP) * GRAVITY / 2
        if np.linalg.norm(places - hand, axis=1).min() <= reach:
            return start, given
    random = np.random.default_rng([seed, 3])
    most = min(VARIED, CERTAIN * reach)
    way, far = random.uniform(0, 2 * np.pi), most * np.sqrt(random.uniform())
    goal = hand + far * np.array([np.cos(way), np.sin(way), 0.0])
    varied: Floats = (goal - start) / ARC + GRAVITY * ARC / 2 * UP
    return start, varied
