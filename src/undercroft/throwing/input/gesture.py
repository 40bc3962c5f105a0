"""Gestures: the trace of a pointer or a phone becomes a release, recomputed from the samples.

A pointer's points are where the hand is, in metres to the right and forward (and up) of its place;
a phone's are how it is pushed, in m/s2 without gravity. The last sample is the moment of letting
go. What no hand could do is refused, never a miss [DF-SIM-06] [DC-PHYS-08].
"""

from typing import Literal

import numpy as np
from msgspec import Struct

from undercroft.targets.decoding import read_message
from undercroft.targets.release.bounds import HAND_PUSH, HAND_SPEED, SLOWEST
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.release import Release
from undercroft.targets.scene.space import vector
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.input.traces import (
    check_hand,
    check_points,
    check_times,
    last_velocity,
    refuse_trace,
)

SWING = 0.6
"""The last seconds of a phone's swing that count; before them it stood still."""
WIND_UP = 0.5
CURL = 5.0
"""How much faster a die spins than the path of the hand turns."""
SMALL = 0.002
"""Steps below this, in m, have no direction."""
LATE = 0.3
"""Seconds by which the trace and the server's clock may differ [DC-PHYS-08]."""


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device saw of a throw."""

    device: Literal["pointer", "phone"]
    times: tuple[float, ...]
    """In seconds, rising."""
    points: tuple[tuple[float, ...], ...]
    seat: float = 270.0
    """Where the thrower is, in degrees counter-clockwise from east."""
    away: float = 0.58
    """How far the hand's place is from the board's centre, in m."""
    height: float = 0.18
    loft: float = 8.0
    """How far upward a pointer's swipe forward throws, in degrees."""


def read_gesture(raw: object) -> Gesture:
    """A gesture from plain data, such as a client's message."""
    return read_message(raw, Gesture, "bad-trace")


def release_from(
    gesture: Gesture, launcher: Launcher = Launcher.DIRECT, elapsed: float | None = None
) -> Release:
    """The release that a gesture means; `elapsed` is how long the server saw it last."""
    times = _checked_times(gesture, elapsed)
    _check_place(gesture)
    ways, velocity = (
        _swiped(gesture, times) if gesture.device == "pointer" else _swung(gesture, times)
    )
    path = _placed(gesture, ways)
    trace = tuple((float(at), *vector(point)) for at, point in zip(times, path, strict=True))
    check_hand([at for at, *_ in trace], [point for _, *point in trace])
    if np.linalg.norm(velocity) < SLOWEST:
        refuse_trace("points", "the hand does not move when it lets go")
    return Release(
        position=vector(path[-1]),
        velocity=vector(_turned(gesture, velocity[None])[0]),
        spin=(0.0, 0.0, _curl(ways, times) if gesture.device == "pointer" else 0.0),
        launcher=launcher,
        trace=trace,
    )


def _checked_times(gesture: Gesture, elapsed: float | None) -> Floats:
    check_times(gesture.times, "times")
    sizes = (2, 3) if gesture.device == "pointer" else (3,)
    if any(
        len(point) not in sizes or len(point) != len(gesture.points[0]) for point in gesture.points
    ):
        refuse_trace("points", f"a {gesture.device}'s points have {sizes[-1]} numbers each")
    if gesture.device == "pointer":
        check_points(gesture.points, len(gesture.times), "points")
    else:
        check_points(gesture.points, len(gesture.times), "points", HAND_PUSH)
    lasted = gesture.times[-1] - gesture.times[0]
    if elapsed is not None and not abs(lasted - elapsed) <= LATE:
        refuse_trace("times", f"differ from the server's clock by more than {LATE:g} s")
    found: Floats = np.array(gesture.times, dtype=float) - gesture.times[0]
    return found


def _check_place(gesture: Gesture) -> None:
    bounds = {"seat": (-360, 720), "away": (0, 3), "height": (-1, 2), "loft": (-80, 80)}
    for field, (low, high) in bounds.items():
        if not low <= getattr(gesture, field) <= high:
            refuse_trace(field, f"must lie between {low} and {high}")


def _swiped(gesture: Gesture, times: Floats) -> tuple[Floats, Floats]:
    """A pointer: its way to the right, forward and up, and how fast it is in the end.

    It moves in a plane that rises forward by the loft, through the hand's place in the end.
    """
    points = np.array(gesture.points, dtype=float)
    ways = points if points.shape[1] == 3 else np.column_stack([points, np.zeros(len(points))])
    forward = ways[:, 1] - ways[-1, 1]
    ways = ways + np.outer(forward, (0.0, 0.0, np.tan(np.radians(gesture.loft))))
    return ways, last_velocity(times, ways)


def _swung(gesture: Gesture, times: Floats) -> tuple[Floats, Floats]:
    """A phone: its pushes added up over the last swing."""
    pushes = np.array(gesture.points, dtype=float)
    pushes[times < times[-1] - SWING] = 0.0
    speeds = _summed(pushes, times)
    if np.linalg.norm(speeds, axis=1).max() > HAND_SPEED:
        refuse_trace("points", f"a hand moves with at most {HAND_SPEED:g} m/s")
    ways = _summed(speeds, times)
    return ways - ways[-1], speeds[-1]


def _summed(rows: Floats, times: Floats) -> Floats:
    areas = (rows[1:] + rows[:-1]) / 2 * np.diff(times)[:, None]
    found: Floats = np.vstack([np.zeros((1, 3)), np.cumsum(areas, axis=0)])
    return found


def _curl(ways: Floats, times: Floats) -> float:
    """The spin about the vertical that a curved or circling path gives."""
    late = ways[times >= times[-1] - WIND_UP, :2]
    steps = np.diff(late, axis=0)
    steps = steps[np.hypot(steps[:, 0], steps[:, 1]) > SMALL]
    if len(steps) < 2:
        return 0.0
    angles = np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))
    lasted = min(WIND_UP, float(times[-1] - times[0]))
    return CURL * float(angles[-1] - angles[0]) / lasted


def _placed(gesture: Gesture, ways: Floats) -> Floats:
    """Points of the table from points of the hand."""
    turn = np.radians(gesture.seat)
    place = np.array([gesture.away * np.cos(turn), gesture.away * np.sin(turn), gesture.height])
    return place + _turned(gesture, ways)


def _turned(gesture: Gesture, ways: Floats) -> Floats:
    """From right, forward and up to the axes of the table."""
    turn = np.radians(gesture.seat)
    forward = np.array([-np.cos(turn), -np.sin(turn), 0.0])
    right = np.array([forward[1], -forward[0], 0.0])
    found: Floats = ways @ np.vstack([right, forward, [0.0, 0.0, 1.0]])
    return found
