"""A flight as few key frames that a client only interpolates: linear in place, slerp in turn.

Frames have their own times, so that a bounce is drawn where it happens. It knows no rules.
"""

from itertools import pairwise

import msgspec
import numpy as np
from msgspec import Struct

from undercroft.throwing.flight import Flight
from undercroft.throwing.model import THROWN, TIMESTEP
from undercroft.throwing.rotations import Floats, degrees_apart, slerp
from undercroft.throwing.scene import lying_names

PLACE_ERROR, TURN_ERROR = 0.0004, 1.7
"""How far a drawn die may be off, in m and degrees."""
COARSER = 5.0
"""A hand may be off by so many times as much: nobody reads a result off it."""
LONGEST = 400
"""Steps between two frames at most, so that looking for the next one stays cheap."""


class Track(Struct, frozen=True):
    """The way of one body: rows of time in ms, x y z in mm, and the quaternion w x y z."""

    body: str
    frames: tuple[tuple[float, ...], ...]


def tracks(flight: Flight) -> tuple[Track, ...]:
    """The key frames of every die of a flight, the thrown one first, then those of the hand."""
    names = (THROWN, *lying_names(flight.scene))
    dice = [Track(name, _frames(flight.poses[:, at])) for at, name in enumerate(names)]
    hand = [
        Track(name, _frames(way.poses, way.first, COARSER)) for name, way in flight.limbs.items()
    ]
    return (*dice, *hand)


def tracks_json(flight: Flight) -> bytes:
    """The message for clients, about 3 kB."""
    return msgspec.json.encode(tracks(flight))


def drawn(track: Track, steps: int) -> Floats:
    """What a client draws at each step: the interpolated poses, in metres."""
    frames = np.array(track.frames)
    times = np.arange(steps) * TIMESTEP * 1000
    poses = np.empty((steps, 7))
    for start, end in pairwise(frames):
        here = (times >= start[0] - 1e-6) & (times <= end[0] + 1e-6)
        poses[here] = _between(start[1:], end[1:], (times[here] - start[0]) / (end[0] - start[0]))
    poses[:, :3] /= 1000
    return poses


def _frames(poses: Floats, first: int = 0, coarser: float = 1.0) -> tuple[tuple[float, ...], ...]:
    at, kept = 0, [0]
    while at < len(poses) - 1:
        at = _farthest(poses, at, coarser)
        kept.append(at)
    return tuple(_frame(first + step, poses[step]) for step in kept)


def _frame(step: int, pose: Floats) -> tuple[float, ...]:
    place = [round(float(x) * 1000, 1) for x in pose[:3]]
    return (round(step * TIMESTEP * 1000, 1), *place, *(round(float(x), 4) for x in pose[3:]))


def _farthest(poses: Floats, at: int, coarser: float) -> int:
    """About the last step to which one straight piece from `at` is close enough: by doubling."""
    end = min(len(poses) - 1, at + LONGEST)
    good, reach = at + 1, 2
    while at + reach <= end and _is_close(poses, at, at + reach, coarser):
        good, reach = at + reach, reach * 2
    bad = min(at + reach, end + 1)
    while bad - good > 1 + (good - at) // 8:
        middle = (good + bad) // 2
        if _is_close(poses, at, middle, coarser):
            good = middle
        else:
            bad = middle
    return good


def _is_close(poses: Floats, at: int, end: int, coarser: float) -> bool:
    true = poses[at : end + 1]
    guess = _between(poses[at], poses[end], np.linspace(0, 1, len(true)))
    if np.linalg.norm(guess[:, :3] - true[:, :3], axis=1).max() > coarser * PLACE_ERROR:
        return False
    return bool(degrees_apart(guess[:, 3:], true[:, 3:]).max() <= coarser * TURN_ERROR)


def _between(start: Floats, end: Floats, shares: Floats) -> Floats:
    place = np.outer(1 - shares, start[:3]) + np.outer(shares, end[:3])
    return np.hstack([place, slerp(start[3:], end[3:], shares)])
