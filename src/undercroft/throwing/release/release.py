"""How a hand lets a die go: position, velocity and spin, checked against human limits.

What no hand could do, or what is no number at all, is refused with the field's name: it is neither
a miss nor a crash [DF-SIM-06]. It knows no seed and no physics engine.
"""

from collections.abc import Iterable
from math import hypot, isfinite
from typing import NoReturn

from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.throwing.conditions.launch_spec import Launcher
from undercroft.throwing.decoding import read_message
from undercroft.throwing.geometry.clearance import is_free
from undercroft.throwing.input.traces import HAND_PUSH, HAND_SPEED, check_hand, check_times
from undercroft.throwing.release.stance import Stance, check_stance
from undercroft.throwing.scene.scene import (
    Scene,
    beyond_edge,
    board_top,
    check_scene,
    the_board,
)

Vector = tuple[float, float, float]

Sample = tuple[float, float, float, float]

SLOWEST = 0.05
FARTHEST_BESIDE = 0.05
LONGEST_GAP = 0.5
FASTEST_AIR = 25.0
"""[DF-BLOW-03]"""


def vector(numbers: Iterable[float]) -> Vector:
    """Three numbers, of numpy or not, as a vector."""
    x, y, z = (float(number) for number in numbers)
    return x, y, z


class Bounds(Struct, frozen=True):
    """Where a throw may be let go and how fast: what the board or a condition allows."""

    nearest: float
    """From the board's centre, level."""
    farthest: float
    lowest: float
    """Above the table; below 0 for a hand beside and under it."""
    highest: float
    speed: float
    spin: float
    slowest: float = SLOWEST
    beyond: float = -10.0
    """At least so far outside the table's edge; below 0 inside."""
    push: float = HAND_PUSH
    """How much faster what launches the die may become, in m/s2."""


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """A throw as it is asked for: metres, metres a second, radians a second.

    The velocity is that of what launches the die: the hand, what carries it, the finger, the air.
    """

    position: Vector
    velocity: Vector
    spin: Vector = (0.0, 0.0, 0.0)
    """About the axes of the table; only the open hand gives a die a spin."""
    launcher: Launcher = Launcher.DIRECT
    trace: tuple[Sample, ...] = ()
    """Where the launching hand was at which second; without it, it makes a plain stroke."""
    air: tuple[tuple[float, float], ...] = ()
    """How fast the breath was at which second."""
    offset: Vector = (0.0, 0.0, 0.0)
    """How far beside the die's middle a finger, palm or head aims."""
    gap: float = 0.0
    """Seconds by which the right hand opens after the left."""
    stance: Stance = Stance()


def read_release(raw: object) -> Release:
    """A release from plain data, such as a client's message."""
    return read_message(raw, Release, "bad-release")


def check_release(release: Release, scene: Scene, bounds: Bounds | None = None) -> None:
    """Refuse a release that no hand could make in this scene [DF-SIM-06] [DF-SIM-07]."""
    check_scene(scene)
    within = bounds or plain_bounds(scene)
    for field in ("position", "velocity", "spin", "offset"):
        _check_numbers(field, getattr(release, field))
    _check_place(release, scene, within)
    _check_motion(release, within)
    _check_rest(release)
    _check_recorded(release, within)


def plain_bounds(scene: Scene) -> Bounds:
    """What a plain throw at this board may do."""
    limits = the_board(scene).limits
    return Bounds(
        nearest=limits.nearest,
        farthest=limits.farthest,
        lowest=limits.lowest,
        highest=limits.highest,
        speed=limits.speed,
        spin=limits.spin,
    )


def _check_numbers(field: str, vector: Vector) -> None:
    if not all(isfinite(number) for number in vector):
        refuse(field, "must be three finite numbers")


def _check_place(release: Release, scene: Scene, bounds: Bounds) -> None:
    x, y, z = release.position
    away, target = hypot(x, y), the_board(scene)
    beyond = beyond_edge(target.table, x, y)
    if z <= 0 and beyond <= 0:
        refuse("position", "lies under the table")
    if away <= target.radius and z <= board_top(scene):
        refuse("position", "lies inside the board")
    if not bounds.lowest <= z <= bounds.highest:
        refuse("position", f"must be {bounds.lowest} to {bounds.highest} m above the table")
    if not bounds.nearest <= away <= bounds.farthest:
        refuse("position", f"must be {bounds.nearest} to {bounds.farthest} m from the centre")
    if beyond < bounds.beyond:
        refuse("position", f"must be {bounds.beyond} m or more beyond the table's edge")
    if not is_free(scene, release.position):
        refuse("position", "lies inside something that is in the way")


def _check_motion(release: Release, bounds: Bounds) -> None:
    speed = hypot(*release.velocity)
    if speed < max(SLOWEST, bounds.slowest):
        refuse("velocity", f"a throw has at least {max(SLOWEST, bounds.slowest)} m/s")
    if speed > bounds.speed:
        refuse("velocity", f"a hand throws with at most {bounds.speed} m/s")
    if hypot(*release.spin) > bounds.spin:
        refuse("spin", f"a hand spins a die with at most {bounds.spin} rad/s")


def _check_rest(release: Release) -> None:
    if hypot(*release.offset) > FARTHEST_BESIDE:
        refuse("offset", f"must be at most {FARTHEST_BESIDE} m")
    if not abs(release.gap) <= LONGEST_GAP:
        refuse("gap", f"must be at most {LONGEST_GAP} s")
    check_stance(release.stance)


def _check_recorded(release: Release, bounds: Bounds) -> None:
    """Refuse a trace or a breath beyond the limits.

    What launches the die is as fast as the throw may be; a hand that just opens may be faster
    before, and the speed of a breath is not that of a hand [DF-SIM-05] [DF-SIM-06].
    """
    if release.trace:
        speed = HAND_SPEED if release.launcher is Launcher.DIRECT else bounds.speed
        times, points = ([row[0] for row in release.trace], [row[1:] for row in release.trace])
        check_hand(times, points, speed, bounds.push)
    if release.air:
        times = [at for at, _ in release.air]
        check_times(times, "air")
        if not all(0 <= speed <= FASTEST_AIR for _, speed in release.air):
            refuse("air", f"a breath blows with 0 to {FASTEST_AIR:g} m/s")


def refuse(field: str, problem: str) -> NoReturn:
    """Refuse a release; the reason names the field."""
    raise Refused("bad-release", f"{field}: {problem}", field=field)
