"""The event log of a throw: every fact that a rule uses, in the order it happened.

Contacts closer than 4 ms are one episode. It names what happened and judges nothing, so that people
at a real table could fill in the same log by hand [DF-SIM-14] [DC-PHYS-09].
"""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from undercroft.throwing.dice import solid
from undercroft.throwing.flight import Flight, RestContact
from undercroft.throwing.model import TIMESTEP
from undercroft.throwing.rotations import Floats, matrices
from undercroft.throwing.scene import board_top, lying_names, the_board, thrown_kind
from undercroft.throwing.tiles import hole_centre

HAIR = 0.001
"""A die sinks by less than this into what carries it."""
MERGE = 8
"""Steps without contact that still belong to one episode: 4 ms."""


class Episode(Struct, frozen=True):
    """A contact of the thrown die with one body, from first to last touch, in N s."""

    body: str
    start: float
    end: float
    impulse: float


class TableLanding(Struct, frozen=True):
    """The die comes down on the bare table beside the board, before it touched the target."""

    time: float
    impulse: float
    """Upward, in N s."""
    clearance: float
    """How far it had been off the table since it last touched it, in m."""


class Passage(Struct, frozen=True):
    """The die's lowest point goes down into a hole, its centre over it, or comes up again."""

    time: float
    hole: str
    down: bool


class EventLog(Struct, frozen=True):
    """What happened in one throw."""

    episodes: tuple[Episode, ...]
    landings: tuple[TableLanding, ...]
    passages: tuple[Passage, ...]
    first_target_touch: float | None
    spin_at_target: float | None
    """Radians a second when it first touched the target."""
    left_table: bool
    rest: tuple[RestContact, ...]
    rested: bool

    @property
    def touched(self) -> tuple[str, ...]:
        """The bodies that were touched, in the order of the first touch."""
        return tuple(dict.fromkeys(episode.body for episode in self.episodes))


def event_log(flight: Flight) -> EventLog:
    """Read the log off a flight."""
    spans = {body: contact_spans(touch > 0) for body, touch in flight.touching.items()}
    target = _first_touch(flight, spans)
    spin = None if target is None else float(np.linalg.norm(flight.motions[target, 0, 3:]))
    return EventLog(
        episodes=_episodes(flight, spans),
        landings=_landings(flight, spans["table"], target),
        passages=_passages(flight),
        first_target_touch=None if target is None else float(flight.times[target]),
        spin_at_target=spin,
        left_table=bool(spans["floor"]) or bool((flight.poses[:, 0, 2] < 0).any()),
        rest=flight.rest,
        rested=flight.rested,
    )


def contact_spans(touching: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """First and last step of each episode."""
    steps = np.flatnonzero(touching)
    if not len(steps):
        return []
    breaks = np.flatnonzero(np.diff(steps) > MERGE)
    starts = [steps[0], *steps[breaks + 1]]
    ends = [*steps[breaks], steps[-1]]
    return [(int(start), int(end)) for start, end in zip(starts, ends, strict=True)]


def lowest_points(flight: Flight) -> Floats:
    """The height of the thrown die's lowest point at each step."""
    kind = thrown_kind(flight.scene)
    shape = solid(kind)
    inner = shape.corners * (1 - kind.rounding / shape.half)
    up = matrices(flight.poses[:, 0, 3:])[:, 2, :]
    lowest: Floats = flight.poses[:, 0, 2] + (up @ inner.T).min(axis=1) - kind.rounding
    return lowest


def target_bodies(flight: Flight) -> tuple[str, ...]:
    """What counts as the target: board, bones, dice lying on it [DC-RULING-37]; not the stand."""
    board = the_board(flight.scene)
    lying = [
        name
        for name, die in zip(lying_names(flight.scene), flight.scene.lying, strict=True)
        if np.hypot(*die.position[:2]) < board.radius
    ]
    return ("board", *(bone.id for bone in board.bones), *lying)


def _first_touch(flight: Flight, spans: dict[str, list[tuple[int, int]]]) -> int | None:
    starts = [spans[body][0][0] for body in target_bodies(flight) if spans[body]]
    return min(starts, default=None)


def _episodes(flight: Flight, spans: dict[str, list[tuple[int, int]]]) -> tuple[Episode, ...]:
    found = []
    for body, pairs in spans.items():
        strength = np.linalg.norm(flight.forces[body], axis=1)
        for start, end in pairs:
            impulse = float(strength[start : end + 1].sum()) * TIMESTEP
            found.append(Episode(body, start * TIMESTEP, (end + 1) * TIMESTEP, impulse))
    return tuple(sorted(found, key=lambda episode: episode.start))


def _landings(
    flight: Flight, spans: list[tuple[int, int]], target: int | None
) -> tuple[TableLanding, ...]:
    """Landings beside the board before the target was touched; a hole's bottom is not beside."""
    lowest = lowest_points(flight)
    radius = the_board(flight.scene).radius
    away = np.hypot(flight.poses[:, 0, 0], flight.poses[:, 0, 1])
    found, last = [], 0
    for start, end in spans:
        if target is not None and start >= target:
            break
        if away[start] > radius:
            upward = float(np.abs(flight.forces["table"][start : end + 1, 2]).sum()) * TIMESTEP
            clearance = float(lowest[last : start + 1].max())
            found.append(TableLanding(start * TIMESTEP, upward, clearance))
        last = end + 1
    return tuple(found)


def _passages(flight: Flight) -> tuple[Passage, ...]:
    x, y = flight.poses[:, 0, 0], flight.poses[:, 0, 1]
    below = lowest_points(flight) < board_top(flight.scene) - HAIR
    found = []
    for step in np.flatnonzero(below[1:] != below[:-1]) + 1:
        for hole in the_board(flight.scene).holes:
            middle = hole_centre(hole)
            if np.hypot(x[step] - middle[0], y[step] - middle[1]) <= hole.radius:
                found.append(Passage(float(flight.times[step]), hole.id, bool(below[step])))
    return tuple(found)
