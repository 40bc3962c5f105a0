"""A flight as few key frames that a client only interpolates: linear in place, slerp in turn.

Frames have their own times, so that a bounce is drawn where it happens. It knows no rules.
"""

from itertools import pairwise

import msgspec
import numpy as np

from undercroft.targets.record.throw_record import THROWN, Track
from undercroft.targets.scene.scene import lying_names
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.rotations import degrees_apart, lengths, slerp
from undercroft.throwing.physics.flight import Flight, LimbPath
from undercroft.throwing.physics.model import TIMESTEP

PLACE_ERROR, TURN_ERROR = 0.0005, 1.7
"""How far a drawn die may be off, in m and degrees."""
COARSER = 5.0
"""A hand may be off by so many times as much: nobody reads a result off it."""


def tracks(flight: Flight) -> tuple[Track, ...]:
    """The key frames of every die of a flight, the thrown one first, then those of the hand."""
    names = (THROWN, *lying_names(flight.scene))
    dice = [Track(name, _frames(flight.poses[:, at])) for at, name in enumerate(names)]
    return (*dice, *_hand(flight.limbs))


def thrown_tracks(poses: Floats, limbs: dict[str, LimbPath]) -> tuple[Track, ...]:
    """The key frames of the thrown die and of the hand alone, such as those of a toss."""
    return (Track(THROWN, _frames(poses)), *_hand(limbs))


def _hand(limbs: dict[str, LimbPath]) -> list[Track]:
    return [Track(name, _frames(way.poses, way.first, COARSER)) for name, way in limbs.items()]


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
    """Straight pieces, split again and again where they are worst, until all are close enough."""
    kept, pieces = {0, len(poses) - 1}, [(0, len(poses) - 1)] if len(poses) > 1 else []
    while pieces:
        worst = _worst(poses, pieces, coarser)
        pieces = [
            part
            for (start, end), at in zip(pieces, worst, strict=True)
            if at != start
            for part in ((start, at), (at, end))
        ]
        kept.update(start for start, _ in pieces)
    return tuple(_frame(first + step, poses[step]) for step in sorted(kept))


def _frame(step: int, pose: Floats) -> tuple[float, ...]:
    place = [round(float(x) * 1000, 1) for x in pose[:3]]
    return (round(step * TIMESTEP * 1000, 1), *place, *(round(float(x), 4) for x in pose[3:]))


def _worst(poses: Floats, pieces: list[tuple[int, int]], coarser: float) -> list[int]:
    """Of each piece the step at which it is farthest off; its start if it is close enough."""
    steps = np.concatenate([np.arange(*piece) for piece in pieces])
    starts, ends = np.repeat(pieces, [end - start for start, end in pieces], axis=0).T
    shares = (steps - starts) / (ends - starts)
    guess, true = _between(poses[starts], poses[ends], shares), poses[steps]
    places = lengths(guess[:, :3] - true[:, :3]) / PLACE_ERROR
    errors = np.maximum(places, degrees_apart(guess[:, 3:], true[:, 3:]) / TURN_ERROR)
    errors[errors <= coarser] = 0.0
    cuts = np.cumsum([end - start for start, end in pieces])[:-1]
    return [
        start + int(part.argmax())
        for (start, _), part in zip(pieces, np.split(errors, cuts), strict=True)
    ]


def _between(start: Floats, end: Floats, shares: Floats) -> Floats:
    """Poses on the way from one to another, at shares from 0 to 1."""
    place = start[..., :3] + shares[:, None] * (end - start)[..., :3]
    return np.hstack([place, slerp(start[..., 3:], end[..., 3:], shares)])
