"""Three hands that throw for bots and for measurements: steady, average and clumsy.

A hand takes an aim and errs; the server's own tremor comes on top. It knows no board's layout and
no physics engine.
"""

from collections.abc import Iterable
from math import atan2, cos, hypot, radians, sin

import numpy as np
from msgspec import Struct, structs

from undercroft.targets.release.bounds import Bounds
from undercroft.targets.release.release import Release
from undercroft.targets.scene.space import Vector

HAIR = 1e-9


class Hand(Struct, frozen=True):
    """How far a hand errs, as standard deviations."""

    name: str
    place: float
    """Of the point of release on each axis, in m."""
    speed: float
    """As a share of the speed."""
    angle: float
    """Upward and aside, in degrees."""
    spin: float
    """On each axis, in rad/s."""


# The steady hand is DF-SIM-18's strong bot. The others err more than that row proposes, which also
# gives them no error of place or spin: so little would hardly show on these boards.
STEADY = Hand("steady", place=0.005, speed=0.03, angle=1.0, spin=3.0)
AVERAGE = Hand("average", place=0.02, speed=0.09, angle=3.7, spin=11.0)
CLUMSY = Hand("clumsy", place=0.053, speed=0.19, angle=8.5, spin=27.0)

HANDS = {hand.name: hand for hand in (STEADY, AVERAGE, CLUMSY)}


def with_error(aim: Release, hand: Hand, random: np.random.Generator) -> Release:
    """What a hand does when it means to release like this."""
    errors = [float(error) for error in random.normal(size=9)]
    faster = max(0.1, 1 + hand.speed * errors[3])
    up, aside = (radians(hand.angle) * error for error in errors[4:6])
    return structs.replace(
        aim,
        position=_sum(aim.position, (hand.place * error for error in errors[:3])),
        velocity=_turned(aim.velocity, faster, up, aside),
        spin=_sum(aim.spin, (hand.spin * error for error in errors[6:])),
    )


def clamp_release(release: Release, bounds: Bounds) -> Release:
    """The release moved inside the bounds: a hand that errs too far stops there."""
    x, y, z = release.position
    away = hypot(x, y)
    kept = _kept(away, bounds.nearest, bounds.farthest) / away
    height = _kept(z, bounds.lowest, bounds.highest)
    return structs.replace(
        release,
        position=(x * kept, y * kept, height),
        velocity=_of_length(release.velocity, bounds.slowest, bounds.speed),
        spin=_of_length(release.spin, 0.0, bounds.spin),
    )


def _sum(vector: Vector, errors: Iterable[float]) -> Vector:
    x, y, z = (part + error for part, error in zip(vector, errors, strict=True))
    return x, y, z


def _turned(velocity: Vector, faster: float, up: float, aside: float) -> Vector:
    x, y, z = velocity
    speed = hypot(x, y, z) * faster
    rise, heading = atan2(z, hypot(x, y)) + up, atan2(y, x) + aside
    flat = speed * cos(rise)
    return flat * cos(heading), flat * sin(heading), speed * sin(rise)


def _of_length(vector: Vector, least: float, most: float) -> Vector:
    length = hypot(*vector)
    if length == 0:
        return vector
    x, y, z = (part * _kept(length, least, most) / length for part in vector)
    return x, y, z


def _kept(value: float, least: float, most: float) -> float:
    """The value between its limits, a hair inside: rounding may not carry it out again."""
    return min(max(value, least + HAIR), most - HAIR)
