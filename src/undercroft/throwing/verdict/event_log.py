"""The event log of a throw: every fact that a rule uses, in the order it happened.

Contacts closer than 4 ms are one episode. It names what happened and judges nothing, so that people
at a real table could fill in the same log by hand [DF-SIM-14] [DC-PHYS-09].
"""

import numpy as np
from numpy.typing import NDArray

from undercroft.targets.predicates.log import (
    Episode,
    EventLog,
    LetGo,
    Spins,
    TableLanding,
)
from undercroft.targets.scene.dice import DieKind
from undercroft.targets.scene.regions import region_names
from undercroft.targets.scene.scene import (
    lying_names,
    template_names,
    the_board,
    thrown_kind,
    web_names,
)
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import hull, solid
from undercroft.throwing.geometry.regions import region_indices
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.physics.model import TIMESTEP, touchable
from undercroft.throwing.verdict.crossings import crossings
from undercroft.throwing.verdict.passages import passages

MERGE = 8
"""Steps without contact that still belong to one episode: 4 ms."""
IMPACT = 20
"""Steps of a contact that are its impact, 10 ms: after them it is weight that presses."""


def event_log(flight: Flight, let_go: LetGo | None = None, released: int = 0) -> EventLog:
    """Read the log off a flight; with what is known of its launch, and the step it ended."""
    spans = {body: contact_spans(touch > 0) for body, touch in flight.touching.items()}
    target = _first_touch(spans, target_bodies(flight))
    lowest, scene = lowest_points(flight), touchable(flight.scene)
    touch = _first_touch(spans, scene)
    hand = tuple(body for body in spans if body not in scene)
    return EventLog(
        episodes=_episodes(flight, spans),
        landings=_landings(flight, lowest, spans["table"], target),
        passages=passages(flight, lowest),
        first_target_touch=None if target is None else float(flight.times[target]),
        left_table=bool(spans["floor"]) or bool(flight.pose[2] < 0),
        rest=flight.rest,
        rested=flight.rested,
        crossings=crossings(flight),
        hand=hand,
        first_touch=None if touch is None else float(flight.times[touch]),
        spins=_spins(flight, {"release": released, "touch": touch, "target": target}),
        rise=_rise(flight, spans),
        turned=_turned(flight, touch),
        let_go=let_go or _plain_start(flight),
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
    tips, around = _tips(thrown_kind(flight.scene))
    up = matrices(flight.poses[:, 0, 3:])[:, 2, :]
    lowest: Floats = flight.poses[:, 0, 2] + (up @ tips.T).min(axis=1) - around
    return lowest


def _tips(kind: DieKind) -> tuple[Floats, float]:
    """The points of which one is lowest, and how far the round body reaches around them."""
    if kind.shape == "plate":
        return hull(kind), 0.0
    shape = solid(kind)
    return shape.corners * (1 - kind.rounding / shape.half), kind.rounding


def target_bodies(flight: Flight) -> tuple[str, ...]:
    """What counts as the target: board, bones, webs, Templates, dice on it [DC-RULING-37]."""
    board = the_board(flight.scene)
    lying = [
        name
        for name, die in zip(lying_names(flight.scene), flight.scene.lying, strict=True)
        if np.hypot(*die.position[:2]) < board.radius
    ]
    overlays = (*web_names(flight.scene).values(), *template_names(flight.scene))
    return ("board", *(bone.id for bone in board.bones), *overlays, *lying)


def _first_touch(spans: dict[str, list[tuple[int, int]]], bodies: tuple[str, ...]) -> int | None:
    starts = [spans[body][0][0] for body in bodies if spans[body]]
    return min(starts, default=None)


def _plain_start(flight: Flight) -> LetGo:
    (x, y, z), (u, v, w) = flight.poses[0, 0, :3].tolist(), flight.motions[0, 0, :3].tolist()
    return LetGo(point=(x, y, z), velocity=(u, v, w), flew=(u, v, w))


def _spins(flight: Flight, moments: dict[str, int | None]) -> dict[str, Spins]:
    found = {}
    for name, step in moments.items():
        if step is not None:
            own, turn = flight.motions[step, 0, 3:], matrices(flight.poses[step, 0, 3:])
            found[name] = Spins(float(np.linalg.norm(own)), float(abs((turn @ own)[2])))
    return found


def _rise(flight: Flight, spans: dict[str, list[tuple[int, int]]]) -> float:
    """Before anything of the scene or of a hand that did not hold it touched the die."""
    starts = [pairs[0][0] for body, pairs in spans.items() if pairs and pairs[0][0] > MERGE]
    until = min(starts, default=len(flight.times) - 1)
    heights = flight.poses[: until + 1, 0, 2]
    return float(heights.max() - heights[0])


def _turned(flight: Flight, touch: int | None) -> float:
    """How far its upper side travelled, summed: turns about level axes."""
    up = matrices(flight.poses[:touch, 0, 3:])[..., 2]
    if len(up) < 2:
        return 0.0
    steps = np.linalg.norm(np.diff(up, axis=0), axis=1)
    return float(np.degrees(2 * np.arcsin(np.minimum(1.0, steps / 2)).sum()))


def _episodes(flight: Flight, spans: dict[str, list[tuple[int, int]]]) -> tuple[Episode, ...]:
    found = []
    touches = [(body, *pair) for body, pairs in spans.items() for pair in pairs]
    below = _regions_below(flight, [start for _, start, _ in touches])
    for (body, start, end), over in zip(touches, below, strict=True):
        strength = np.linalg.norm(flight.forces[body][start : end + 1], axis=1)
        impulse = float(strength.sum()) * TIMESTEP
        found.append(Episode(body, start * TIMESTEP, (end + 1) * TIMESTEP, impulse, over))
    return tuple(sorted(found, key=lambda episode: episode.start))


def _regions_below(flight: Flight, steps: list[int]) -> list[str]:
    """The regions under the die's lowest point at some steps."""
    target, (tips, _) = the_board(flight.scene), _tips(thrown_kind(flight.scene))
    poses = flight.poses[steps, 0]
    turns = matrices(poses[:, 3:])
    lowest = tips[np.argmin(turns[:, 2] @ tips.T, axis=1)]
    spots = poses[:, :2] + np.einsum("sij,sj->si", turns[:, :2], lowest)
    return [region_names(target)[at] for at in region_indices(target, spots[:, 0], spots[:, 1])]


def _landings(
    flight: Flight, lowest: Floats, spans: list[tuple[int, int]], target: int | None
) -> tuple[TableLanding, ...]:
    """Landings beside the board before the target was touched; a hole's bottom is not beside.

    A die that lay on the table from the beginning did not land there.
    """
    radius = the_board(flight.scene).radius
    away = np.hypot(flight.poses[:, 0, 0], flight.poses[:, 0, 1])
    found, last = [], 0
    for start, end in spans:
        if target is not None and start >= target:
            break
        if start and away[start] > radius:
            impact = slice(start, min(end + 1, start + IMPACT))
            upward = float(np.abs(flight.forces["table"][impact, 2]).sum()) * TIMESTEP
            clearance = float(lowest[last : start + 1].max())
            found.append(TableLanding(start * TIMESTEP, upward, clearance))
        last = end + 1
    return tuple(found)
