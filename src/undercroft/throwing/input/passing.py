"""A die that comes from the neighbour: passed in an arc, caught in time or not, thrown on.

The neighbour passes with a flick of their own; who does not, or unfairly, is passed for.

The pass is free flight, so it needs no physics engine [DC-POTATO-02] to [DC-POTATO-06].
"""

import numpy as np
from msgspec import Struct

from undercroft.targets.release.help import Pass
from undercroft.targets.release.release import Release
from undercroft.targets.release.stand import Stand
from undercroft.targets.scene.space import GRAVITY, vector
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP
from undercroft.throwing.input.gesture import EASE, Gesture, flick_of, place_of

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
NEAREST = 0.3
"""Metres: nobody passes a die from beside the hand that catches it."""


class PassedDie(Struct, frozen=True):
    """What became of a pass."""

    caught: bool
    place: tuple[float, float, float]
    velocity: tuple[float, float, float]
    """Of the die when it was caught, or flew by."""


def pass_die(release: Release, seed: int, *, gadget: bool, given: Pass | None = None) -> PassedDie:
    """Pass a die to the hand of a release, as the neighbour gave it or as the table does."""
    hand = np.array(release.position)
    reach = GADGET_REACH if gadget else REACH
    if given is None and release.stance.passed is not None:
        given = Pass(vector(_beside(hand)), release.stance.passed)
    start, velocity = _pass(given, hand, reach, seed)
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


def pass_from(
    gesture: Gesture,
    stand: Stand,
    *,
    own: float | None = None,
    ease: float = EASE,
    elapsed: float | None = None,
) -> Pass:
    """The pass that the neighbour's flick means, to the hand at a stand.

    A usual flick straight ahead passes into the middle of the hand; a faster one goes beyond it.
    """
    flick = flick_of(gesture, own=own, ease=ease, elapsed=elapsed)
    hand = place_of(stand)
    start = _beside(hand)
    level, cos, sin = (hand - start) / ARC * flick.pace, np.cos(flick.slant), np.sin(flick.slant)
    x, y, _ = level
    turned = np.array([x * cos + y * sin, y * cos - x * sin, 0.0])
    return Pass(vector(start), vector(turned + GRAVITY * ARC / 2 * UP))


def is_fair(given: Pass, hand: Floats, reach: float) -> bool:
    """Whether a pass comes from elsewhere and enters the reach of the hand [DC-POTATO-04]."""
    start, velocity = np.array(given.position), np.array(given.velocity)
    if np.linalg.norm(start - hand) < NEAREST:
        return False
    times = np.linspace(0.0, 2 * ARC, TICKS)
    places = start + np.outer(times, velocity) - np.outer(times**2, UP) * GRAVITY / 2
    return bool(np.linalg.norm(places - hand, axis=1).min() <= reach)


def _beside(hand: Floats) -> Floats:
    """Where the left neighbour's hand is."""
    cos, sin = np.cos(NEIGHBOUR), np.sin(NEIGHBOUR)
    x, y, z = hand
    return np.array([x * cos - y * sin, x * sin + y * cos, z])


def _pass(given: Pass | None, hand: Floats, reach: float, seed: int) -> tuple[Floats, Floats]:
    """Where the pass begins and how fast: the neighbour's if it is fair, else the usual arc."""
    if given is not None and is_fair(given, hand, reach):
        return np.array(given.position), np.array(given.velocity)
    start = _beside(hand)
    random = np.random.default_rng([seed, 3])
    most = min(VARIED, CERTAIN * reach)
    way, far = random.uniform(0, 2 * np.pi), most * np.sqrt(random.uniform())
    goal = hand + far * np.array([np.cos(way), np.sin(way), 0.0])
    varied: Floats = (goal - start) / ARC + GRAVITY * ARC / 2 * UP
    return start, varied
