"""Releases checked against what a human hand can do in a scene.

What no hand could do, or what is no number at all, is refused with the field's name: it is neither
a miss nor a crash [DF-SIM-06]. It knows no seed and no physics engine.
"""

from math import hypot, isfinite

import numpy as np

from undercroft.targets.conditions.launch_spec import LaunchSpec
from undercroft.targets.release.bounds import (
    FARTHEST_BESIDE,
    HAND_SPEED,
    SLOWEST,
    Bounds,
    plain_bounds,
)
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.release import Release, refuse
from undercroft.targets.release.stance import check_stance
from undercroft.targets.scene.props import beyond_edge
from undercroft.targets.scene.scene import Scene, board_top, check_scene, the_board
from undercroft.targets.scene.space import Vector
from undercroft.throwing.geometry.clearance import is_free
from undercroft.throwing.input.traces import check_hand, check_times, even_trace, last_velocity

LONGEST_GAP = 0.5
"""Seconds between the two sides of a grip that opens."""
FASTEST_AIR = 25.0
"""[DF-BLOW-03]"""
FARTHEST_OFF = 0.03
FASTER_OFF, SHARE_OFF = 0.6, 0.25
"""How far a hand's trace may differ in the end from the release: m, m/s, and a share."""


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


def check_trace_end(release: Release, spec: LaunchSpec) -> None:
    """Refuse a trace that tells of another throw than the release.

    What meets a tossed die is elsewhere when it is let go: there the simulation shows whether it
    hits. The speed of a breath is not that of the hand.
    """
    if not release.trace or spec.tossed:
        return
    times, path = even_trace(release)
    velocity = np.array(release.velocity)
    if np.linalg.norm(path[-1] - release.position) > FARTHEST_OFF:
        refuse("trace", "must end where the die is let go")
    if spec.air is not None:
        return
    jerk = (path[-1] - path[-2]) / (times[-1] - times[-2])
    off = min(np.linalg.norm(end - velocity) for end in (last_velocity(times, path), jerk))
    if off > FASTER_OFF + SHARE_OFF * np.linalg.norm(velocity):
        refuse("trace", "must end as fast as the die is let go")
