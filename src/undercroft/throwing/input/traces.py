"""Traces: where a hand or a device was at which second, checked before anybody uses them.

An empty, huge, torn or impossible trace is refused with a reason, never a miss [DF-SIM-06].
"""

from collections.abc import Sequence
from itertools import pairwise
from math import isfinite
from typing import NoReturn

import numpy as np

from undercroft.engine.refusals import Refused
from undercroft.targets.release.bounds import HAND_PUSH, HAND_SPEED
from undercroft.targets.release.release import Release
from undercroft.throwing.geometry.arrays import Floats

FEWEST, MOST = 3, 2000
LONGEST = 3.0
"""Seconds [DF-SIM-04]."""
SLOWEST_RATE = 30.0
"""Samples a second that a trace has at least, on average; devices send 60 [DF-SIM-04]."""
NARROWEST_GAP, WIDEST_GAP = 1e-4, 0.1
FARTHEST = 5.0
JITTER = 0.05
"""By what share a device's jitter may carry a trace beyond the limits of a throw."""
WINDOW = 0.08
"""The last seconds, from which the speed of a hand is taken."""
EVEN = 1 / 60
"""Seconds between the points at which speeds are measured, so that jitter is no speed."""


def check_times(times: Sequence[float], field: str = "trace") -> None:
    """Refuse times that are none, too many, no numbers, too far apart or run backwards."""
    if len(times) < FEWEST:
        refuse_trace(field, f"has fewer than {FEWEST} samples")
    if len(times) > MOST:
        refuse_trace(field, f"has more than {MOST} samples")
    if not all(isfinite(time) and abs(time) <= 1e9 for time in times):
        refuse_trace(field, "must be finite numbers")
    gaps = [later - earlier for earlier, later in pairwise(times)]
    if min(gaps) < NARROWEST_GAP:
        refuse_trace(field, "must rise steadily")
    if times[-1] - times[0] > LONGEST:
        refuse_trace(field, f"lasts longer than {LONGEST:g} s")
    if max(gaps) > WIDEST_GAP:
        refuse_trace(field, f"has a gap of more than {WIDEST_GAP:g} s")
    if len(gaps) < SLOWEST_RATE * (times[-1] - times[0]):
        refuse_trace(field, f"has fewer than {SLOWEST_RATE:g} samples a second")


def check_points(
    points: Sequence[Sequence[float]], count: int, field: str = "trace", most: float = FARTHEST
) -> None:
    """Refuse points that are no numbers, too few or too large."""
    if len(points) != count:
        refuse_trace(field, "needs one point for each time")
    for point in points:
        if not all(isfinite(number) and abs(number) <= most for number in point):
            refuse_trace(field, f"must be finite numbers up to {most:g}")


def check_hand(
    times: Sequence[float],
    points: Sequence[Sequence[float]],
    speed: float = HAND_SPEED,
    push: float = HAND_PUSH,
) -> None:
    """Refuse a trace that no hand could make, or that this throw does not allow."""
    check_times(times, "trace")
    check_points(points, len(times), "trace")
    speeds, pushes = efforts(np.array(times, dtype=float), np.array(points, dtype=float))
    if speeds > min(HAND_SPEED, speed * (1 + JITTER)):
        refuse_trace("trace", f"a hand moves with at most {min(HAND_SPEED, speed):g} m/s")
    if pushes > min(HAND_PUSH, push * (1 + JITTER)):
        refuse_trace("trace", f"a hand speeds up by at most {min(HAND_PUSH, push):g} m/s2")


def evened(times: Floats, points: Floats) -> tuple[Floats, Floats]:
    """The same trace at even times: what is checked, and what a hand then follows."""
    count = max(3, round((times[-1] - times[0]) / EVEN) + 1)
    ticks = np.linspace(times[0], times[-1], count)
    return ticks, np.column_stack([np.interp(ticks, times, column) for column in points.T])


def even_trace(release: Release) -> tuple[Floats, Floats]:
    """A release's trace at even times."""
    rows = np.array(release.trace)
    return evened(rows[:, 0], rows[:, 1:])


def efforts(times: Floats, points: Floats) -> tuple[float, float]:
    """The highest speed and acceleration of a trace, measured on even points."""
    ticks, even = evened(times, points)
    tick = ticks[1] - ticks[0]
    speeds = np.diff(even, axis=0) / tick
    pushes = np.diff(speeds, axis=0) / tick
    return _largest(speeds), _largest(pushes)


def last_velocity(times: Floats, points: Floats) -> Floats:
    """How fast a hand is in the end: the slope of its last moments."""
    first = min(int(np.argmax(times >= times[-1] - WINDOW)), len(times) - 3)
    at = times[first:] - times[first:].mean()
    found: Floats = at @ (points[first:] - points[first:].mean(axis=0)) / (at @ at)
    return found


def _largest(rows: Floats) -> float:
    return float(np.linalg.norm(rows, axis=1).max()) if len(rows) else 0.0


def refuse_trace(field: str, problem: str) -> NoReturn:
    """Refuse a trace; the thrower sends it again."""
    raise Refused("bad-trace", f"{field}: {problem}", field=field)
