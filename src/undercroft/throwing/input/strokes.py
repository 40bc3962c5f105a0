"""Strokes: what a device saw, evened out and cut to the motion that throws.

Browsers send what they like: a still pointer sends nothing, a button comes with the time of the
last move or long after the stroke. None of this is the thrower's fault, so it is mended here; only
what is no trace at all, or no throw, is refused. It knows no board and no hand's limits.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite
from typing import NoReturn

import numpy as np

from undercroft.engine.refusals import Refused
from undercroft.targets.release.bounds import HAND_PUSH, HAND_SPEED, SLOWEST
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.input.traces import (
    FEWEST,
    MOST,
    NARROWEST_GAP,
    WIDEST_GAP,
    WINDOW,
    check_points,
    check_times,
    refuse_trace,
)

RATE = 90
"""Samples a second of an evened trace."""
KEPT = 0.55
"""Seconds before the release that are kept."""
LATE_BUTTON = 0.6
"""Seconds that a button may be let go after the stroke."""
SLOWEST_FLICK, FASTEST_FLICK = 0.35, 30.0
"""Reference lengths a second: below there is no throw, above there is no hand."""
AS_FAST = 0.98
"""Of moments that are as fast as this share of the fastest, the last is the release."""
SWING = 0.6
"""The last seconds of a phone's swing that count; before them it stood still."""
FARTHEST_POINT = 20.0
"""Reference lengths: far outside every view."""


@dataclass(frozen=True, eq=False)
class Stroke:
    """The motion that throws, up to the release; lengths are the device's own."""

    times: Floats
    """Even, from 0 on."""
    ways: Floats
    """Samples x 3: right, forward and up of where the hand lets go."""
    velocity: Floats
    """In the end."""

    @property
    def speed(self) -> float:
        """In the end."""
        return float(np.linalg.norm(self.velocity))


def pointer_stroke(times: Sequence[float], points: Sequence[Sequence[float]]) -> Stroke:
    """A pointer's stroke, released where its last moments were fastest forward."""
    check_points(points, len(times), "points", FARTHEST_POINT)
    even, ways = _evened(*_tidy(times, points))
    window = round(WINDOW * RATE)
    velocities = (ways[window:] - ways[:-window]) * (RATE / window)
    velocities = velocities[even[window:] >= even[-1] - LATE_BUTTON]
    speeds = np.hypot(velocities[:, 0], velocities[:, 1])
    forward = velocities[:, 1] > np.abs(velocities[:, 0])
    best = int(np.flatnonzero(speeds * forward >= AS_FAST * (speeds * forward).max())[-1])
    if not forward[best] or speeds[best] < SLOWEST_FLICK:
        refuse_slow()
    if speeds[best] > FASTEST_FLICK:
        refuse_trace("points", f"no hand flicks with more than {FASTEST_FLICK:g} lengths a second")
    end = len(ways) - len(velocities) + best
    first = end - round(KEPT * RATE)
    cut = ways[first : end + 1]
    return Stroke(
        even[first : end + 1] - even[first],
        np.column_stack([cut - cut[-1], np.zeros(len(cut))]),
        np.array([*velocities[best], 0.0]),
    )


def phone_stroke(times: Sequence[float], pushes: Sequence[Sequence[float]]) -> Stroke:
    """A phone's swing: its pushes added up, released with the last of them."""
    check_points(pushes, len(times), "points", HAND_PUSH)
    at, rows = _merged(times, pushes)
    late = at >= at[-1] - KEPT - SWING
    at, rows = at[late] - at[late][0], rows[late]
    check_times(at.tolist(), "times")
    rows[at < at[-1] - SWING] = 0.0
    speeds = _summed(rows, at)
    if np.linalg.norm(speeds, axis=1).max() > HAND_SPEED:
        refuse_trace("points", f"a hand moves with at most {HAND_SPEED:g} m/s")
    if np.linalg.norm(speeds[-1]) < SLOWEST:
        refuse_slow()
    ways = _summed(speeds, at)
    return Stroke(at, ways - ways[-1], speeds[-1])


def check_clock(times: Sequence[float]) -> None:
    """Refuse times that are none, too many, no numbers or run backwards."""
    if len(times) < FEWEST:
        refuse_trace("times", f"has fewer than {FEWEST} samples")
    if len(times) > MOST:
        refuse_trace("times", f"has more than {MOST} samples")
    if not all(isfinite(time) and abs(time) <= 1e9 for time in times):
        refuse_trace("times", "must be finite numbers")
    if any(later < earlier for earlier, later in pairwise(times)):
        refuse_trace("times", "must not run backwards")


def refuse_slow() -> NoReturn:
    """What is slower than the slowest flick was none: the hand goes back, and it is no miss."""
    raise Refused("no-throw", "points: no throw, the hand goes back", field="points")


def _merged(times: Sequence[float], points: Sequence[Sequence[float]]) -> tuple[Floats, Floats]:
    """Of samples at one time the last, for a button often comes with the time of the last move."""
    at, rows = np.array(times, dtype=float), np.array(points, dtype=float)
    kept = np.append(np.diff(at) >= NARROWEST_GAP, [True])
    return at[kept], rows[kept]


def _tidy(times: Sequence[float], points: Sequence[Sequence[float]]) -> tuple[Floats, Floats]:
    """Times that rise; a pointer that sends nothing stands still until just before it does."""
    at, rows = _merged(times, points)
    gaps = np.flatnonzero(np.diff(at) > WIDEST_GAP)
    return (
        np.insert(at, gaps + 1, at[gaps + 1] - 1 / RATE),
        np.insert(rows, gaps + 1, rows[gaps], axis=0),
    )


def _evened(times: Floats, points: Floats) -> tuple[Floats, Floats]:
    """The end of a trace at even times; before its first sample the hand stood still."""
    count = round((KEPT + WINDOW + LATE_BUTTON) * RATE) + 2
    ticks = np.arange(1 - count, 1) / RATE
    since = times - times[-1]
    return ticks, np.column_stack([np.interp(ticks, since, column) for column in points.T])


def _summed(rows: Floats, times: Floats) -> Floats:
    areas = (rows[1:] + rows[:-1]) / 2 * np.diff(times)[:, None]
    found: Floats = np.vstack([np.zeros((1, 3)), np.cumsum(areas, axis=0)])
    return found
