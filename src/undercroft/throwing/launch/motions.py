"""How a hand moves, step by step: a stroke, a recorded trace, a limp hand that lags behind.

Every motion is places, speeds and accelerations at the steps of the simulation. It knows no die.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.physics.model import TIMESTEP

BRAKE = 100.0
"""How hard a hand stops, in m/s2; a hand can do 120 [DF-SIM-06]."""
SETTLE = 0.03
"""Seconds for which a die lies still on a hand before the hand moves."""
STROKE = 0.25
"""How far a hand swings before it lets go, in m."""


@dataclass(frozen=True, eq=False)
class Motion:
    """Steps x 3 each: where, how fast, how much faster."""

    places: Floats
    speeds: Floats
    pushes: Floats
    end: int
    """The step at which the hand lets go or begins to stop."""

    def moved(self, by: ArrayLike) -> "Motion":
        """The same motion somewhere else."""
        return Motion(self.places + np.asarray(by), self.speeds, self.pushes, self.end)


def stroke(
    end: ArrayLike,
    velocity: ArrayLike,
    *,
    length: float = STROKE,
    settle: float = SETTLE,
    coast: float = 0.0,
    brake: float = BRAKE,
) -> Motion:
    """Rest, speed up evenly along a line, be at `end` with `velocity`, go on for a while, stop."""
    speed = float(np.linalg.norm(velocity))
    push = speed**2 / (2 * length)
    phases = (
        (settle, 0.0),
        (speed / push, push),
        (coast, 0.0),
        (speed / brake, -brake),
        (TIMESTEP, 0.0),
    )
    pushes = np.concatenate([np.full(round(time / TIMESTEP), push) for time, push in phases])
    stop = round(settle / TIMESTEP) + round(speed / push / TIMESTEP)
    along = np.asarray(velocity, dtype=float) / speed
    motion = _from_pushes(np.outer(pushes, along), stop)
    motion.speeds[-1] = motion.pushes[-1] = 0.0
    return motion.moved(np.asarray(end, dtype=float) - motion.places[stop])


def still(place: ArrayLike) -> Motion:
    """A hand that does not move."""
    spot = np.asarray(place, dtype=float)[None]
    return Motion(spot, np.zeros((1, 3)), np.zeros((1, 3)), 0)


def straight(meeting: ArrayLike, velocity: ArrayLike, step: int, *, after: float = 0.03) -> Motion:
    """Be at a place at a step with a velocity, come from a little before, stop soon after."""
    speed = np.asarray(velocity, dtype=float)
    size = float(np.linalg.norm(speed))
    steps = step + round(after / TIMESTEP) + round(size / BRAKE / TIMESTEP) + 1
    times = (np.arange(steps) - step) * TIMESTEP
    pushes = np.zeros((steps, 3))
    pushes[times > after] = -speed / max(size, 1e-9) * BRAKE
    pushes[-1] = 0.0
    speeds = speed + np.vstack([np.zeros((1, 3)), np.cumsum(pushes[:-1], axis=0)]) * TIMESTEP
    speeds[-1] = 0.0
    places = np.vstack([np.zeros((1, 3)), np.cumsum(speeds[:-1], axis=0)]) * TIMESTEP
    return Motion(places - places[step] + np.asarray(meeting), speeds, pushes, step)


def follow(times: ArrayLike, points: ArrayLike, *, settle: float = SETTLE) -> Motion:
    """Follow a recorded trace smoothly; with its last sample the hand begins to stop."""
    at, spots = np.asarray(times, dtype=float), np.asarray(points, dtype=float)
    ticks = np.arange(round((at[-1] - at[0]) / TIMESTEP) + 1) * TIMESTEP + at[0]
    places = _smooth(at, spots, ticks)
    rest = np.repeat(places[:1], round(settle / TIMESTEP), axis=0)
    places = np.vstack([rest, places])
    speeds = np.gradient(places, TIMESTEP, axis=0)
    stopping = _braking(places[-1], speeds[-1])
    end = len(places) - 1
    places, speeds = np.vstack([places, stopping[0]]), np.vstack([speeds, stopping[1]])
    return Motion(places, speeds, np.gradient(speeds, TIMESTEP, axis=0), end)


def limp(motion: Motion, lag: float) -> Motion:
    """A hand that is dragged along by a damped spring and lags behind by so many seconds."""
    pull = 2 / lag
    tail = np.repeat(motion.places[-1:], round(4 * lag / TIMESTEP), axis=0)
    leader = np.vstack([motion.places, tail])
    places, speeds, pushes = (np.empty_like(leader) for _ in range(3))
    place, speed = leader[0], np.zeros(3)
    for step, goal in enumerate(leader):
        push = pull**2 * (goal - place) - 2 * pull * speed
        places[step], speeds[step], pushes[step] = place, speed, push
        speed = speed + push * TIMESTEP
        place = place + speed * TIMESTEP
    return Motion(places, speeds, pushes, motion.end)


def aside(motion: Motion, away: ArrayLike, start: int, speed: float) -> Motion:
    """The same motion, but from a step on the hand also moves aside."""
    steps = np.maximum(0, np.arange(len(motion.places)) - start)
    way = np.asarray(away, dtype=float) * speed
    speeds = motion.speeds + np.outer(steps > 0, way)
    return Motion(
        motion.places + np.outer(steps * TIMESTEP, way), speeds, motion.pushes, motion.end
    )


def _from_pushes(pushes: Floats, end: int) -> Motion:
    speeds = np.vstack([np.zeros((1, 3)), np.cumsum(pushes[:-1], axis=0)]) * TIMESTEP
    places = np.vstack([np.zeros((1, 3)), np.cumsum(speeds[:-1], axis=0)]) * TIMESTEP
    return Motion(places, speeds, pushes, end)


def _braking(place: Floats, speed: Floats) -> tuple[Floats, Floats]:
    size = float(np.linalg.norm(speed))
    steps = np.arange(1, round(size / BRAKE / TIMESTEP) + 2)
    left = np.maximum(0.0, 1 - steps * TIMESTEP * BRAKE / max(size, 1e-9))
    left[-1] = 0.0
    speeds = np.outer(left, speed)
    return place + np.cumsum(speeds, axis=0) * TIMESTEP, speeds


def _smooth(at: Floats, spots: Floats, ticks: Floats) -> Floats:
    """A cubic through the samples whose slopes come from the neighbours."""
    slopes = np.gradient(spots, at, axis=0)
    left = np.clip(np.searchsorted(at, ticks, side="right") - 1, 0, len(at) - 2)
    width = (at[left + 1] - at[left])[:, None]
    share = ((ticks - at[left])[:, None] / width).clip(0, 1)
    start, end = spots[left], spots[left + 1]
    out, into = slopes[left] * width, slopes[left + 1] * width
    found: Floats = (
        (2 * share**3 - 3 * share**2 + 1) * start
        + (share**3 - 2 * share**2 + share) * out
        + (3 * share**2 - 2 * share**3) * end
        + (share**3 - share**2) * into
    )
    return found
