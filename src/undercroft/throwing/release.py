"""How a hand lets a die go: position, velocity and spin, checked against human limits.

What no hand could do, or what is no number at all, is refused with the field's name: it is neither
a miss nor a crash [DF-SIM-06]. It knows no seed and no physics engine.
"""

from math import dist, hypot, isfinite

import msgspec
from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.throwing.board import Limits
from undercroft.throwing.dice import die_kind, solid
from undercroft.throwing.fields import wrong_field
from undercroft.throwing.scene import (
    Scene,
    board_top,
    check_scene,
    distance_to_prop,
    the_board,
    thrown_kind,
)

Vector = tuple[float, float, float]

SLOWEST = 0.05


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """A direct throw: metres, metres a second, radians a second about the axes of the table."""

    position: Vector
    velocity: Vector
    spin: Vector = (0.0, 0.0, 0.0)


def read_release(raw: object) -> Release:
    """A release from plain data, such as a client's message."""
    try:
        return msgspec.convert(raw, Release)
    except (msgspec.ValidationError, OverflowError) as error:
        path, problem = wrong_field(error)
        field = path or "release"
        raise Refused("bad-release", f"{field}: {problem}", field=field) from None


def check_release(release: Release, scene: Scene) -> None:
    """Refuse a release that no hand could make in this scene [DF-SIM-06] [DF-SIM-07]."""
    check_scene(scene)
    limits = the_board(scene).limits
    for field in ("position", "velocity", "spin"):
        _check_numbers(field, getattr(release, field))
    _check_place(release, scene, limits)
    _check_motion(release, limits)


def _check_numbers(field: str, vector: Vector) -> None:
    if not all(isfinite(number) for number in vector):
        _refuse(field, "must be three finite numbers")


def _check_place(release: Release, scene: Scene, limits: Limits) -> None:
    x, y, z = release.position
    away = hypot(x, y)
    if z <= 0:
        _refuse("position", "lies under the table")
    if away <= the_board(scene).radius and z <= board_top(scene):
        _refuse("position", "lies inside the board")
    if not limits.lowest <= z <= limits.highest:
        _refuse("position", f"must be {limits.lowest} to {limits.highest} m above the table")
    if not limits.nearest <= away <= limits.farthest:
        _refuse("position", f"must be {limits.nearest} to {limits.farthest} m from the centre")
    if _is_blocked(release, scene):
        _refuse("position", "lies inside something that is in the way")


def _is_blocked(release: Release, scene: Scene) -> bool:
    reach = solid(thrown_kind(scene)).reach
    if any(distance_to_prop(prop, *release.position) < reach for prop in scene.props):
        return True
    return any(
        dist(release.position, die.position) < reach + solid(die_kind(die.kind)).reach
        for die in scene.lying
    )


def _check_motion(release: Release, limits: Limits) -> None:
    speed = hypot(*release.velocity)
    if speed < SLOWEST:
        _refuse("velocity", f"a throw has at least {SLOWEST} m/s")
    if speed > limits.speed:
        _refuse("velocity", f"a hand throws with at most {limits.speed} m/s")
    if hypot(*release.spin) > limits.spin:
        _refuse("spin", f"a hand spins a die with at most {limits.spin} rad/s")


def _refuse(field: str, problem: str) -> None:
    raise Refused("bad-release", f"{field}: {problem}", field=field)
