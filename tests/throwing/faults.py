"""What must never happen to a thrown die, looked for in every step of many random throws."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from tests.throwing.throws import random_release, the_stage
from undercroft.targets.scene.scene import board_top, the_board, thrown_kind
from undercroft.throwing import Box, Card, Flight, LyingDie, Scene
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.board_mesh import hole_centre
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.verdict.event_log import lowest_points

FLAT = (1.0, 0.0, 0.0, 0.0)
WILD = (
    Scene("first", "d6"),
    Scene("first", "d12"),
    Scene("catacombs", "d6"),
    Scene("catacombs", "d12"),
    Scene("catacombs", "d12", lift=0.045),
    Scene("first", "d6", props=(Box(0.0, 0.3, 0.3, 0.04, 0.2), Card(0.0, -0.28))),
    Scene("catacombs", "d12", (LyingDie("d6", (0.05, 0.02, 0.0121), FLAT),)),
    Scene("first", "d6", (LyingDie("d6", (0.0, -0.3, 0.0081), FLAT),), lift=0.045),
)
"""Scenes of every kind: boards, dice, a raised board, things in the way, dice that lie there."""

SINKS = 0.006
"""No contact is deeper than this at the speeds of a hand."""
HAIR = 0.002
"""Rim and holes are polygons around their circles: a hair outside is still free."""


def faults_of(scene: Scene, count: int, seed: int) -> list[str]:
    """Throw at random so many times; say what went wrong, with the number of the throw."""
    random = np.random.default_rng([seed, WILD.index(scene)])
    found = []
    for number in range(count):
        release, tremor = random_release(scene, random), int(random.integers(2**63))
        _, flight = the_stage(scene).throw(release, tremor)
        found += [f"{scene} {seed}/{number}: {fault}" for fault in faults(flight)]
    return found


def faults_in_processes(count: int, batch: int, workers: int) -> list[str]:
    """The same for many throws, in batches over processes; every batch has its own seed."""
    batches = count // (batch * len(WILD))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        work = [(scene, seed) for seed in range(batches) for scene in WILD]
        scenes, seeds = zip(*work, strict=True)
        parts = pool.map(faults_of, scenes, repeat(batch), seeds)
        return [fault for part in parts for fault in part]


def faults(flight: Flight) -> Iterator[str]:
    """What is wrong with a flight."""
    if not flight.rested:
        yield "never rests"
    if not flight.rest:
        yield "rests on nothing"
    if (gain := energy_gain(flight)) > 1e-4:
        yield f"gains {gain:.2g} of its energy"
    if (depth := deepest(flight)) > SINKS:
        yield f"sinks {depth * 1000:.1f} mm into the ground"
    if (depth := deepest_in_board(flight)) > SINKS:
        yield f"sinks {depth * 1000:.1f} mm into the board"
    if crosses_board(flight):
        yield "passes through the board"
    if is_inside_board(flight):
        yield "ends in the board's wood"


def energies(flight: Flight) -> Floats:
    """The energy of the thrown die at each step above a die on the floor, in J."""
    model = the_stage(flight.scene).model
    mass, inertia = float(model.body("die").mass[0]), model.body("die").inertia
    motion = flight.motions[:, 0]
    moving = mass * (motion[:, :3] ** 2).sum(axis=1) + (inertia * motion[:, 3:] ** 2).sum(axis=1)
    height = flight.poses[:, 0, 2] - the_board(flight.scene).table.floor
    found: Floats = moving / 2 + mass * 9.81 * height
    return found


def energy_gain(flight: Flight) -> float:
    """By what share the energy ever exceeds the one at release: a contact may only take."""
    energy = energies(flight)
    return float(energy.max() / energy[0] - 1)


def deepest(flight: Flight) -> float:
    """How far the die's lowest point ever was under what should carry it there, in m."""
    target = the_board(flight.scene)
    x, y = flight.poses[:, 0, 0], flight.poses[:, 0, 1]
    on_table = (np.abs(x) < target.table.half - 0.03) & (np.abs(y) < target.table.half - 0.03)
    if target.table.shape == "round":
        on_table = np.hypot(x, y) < target.table.half - 0.03
    ground = np.where(on_table & (flight.poses[:, 0, 2] > -0.03), 0.0, target.table.floor)
    return float((ground - lowest_points(flight)).max())


def deepest_in_board(flight: Flight) -> float:
    """How far the die ever sank into the board from above, away from rim and holes, in m."""
    reach, top = solid(thrown_kind(flight.scene)).reach, board_top(flight.scene)
    above = over_wood(flight.scene, flight.poses[:, 0], reach) & (flight.poses[:, 0, 2] > top)
    return float((top - lowest_points(flight)[above]).max(initial=0.0))


def crosses_board(flight: Flight) -> bool:
    """Whether the die's middle ever goes through the board's top where there is wood."""
    above = flight.poses[:, 0, 2] > board_top(flight.scene)
    crossing = flight.poses[:-1, 0][above[1:] != above[:-1]]
    return bool(over_wood(flight.scene, crossing, HAIR).any())


def is_inside_board(flight: Flight) -> bool:
    """Whether a corner lies in the end in the board's wood: below its top, but in no hole."""
    if flight.pose[2] < 0 or flight.scene.lift:
        return False
    shape = solid(thrown_kind(flight.scene))
    points = shape.corners @ matrices(flight.pose[3:]).T + flight.pose[:3]
    sunk = points[points[:, 2] < board_top(flight.scene) - 0.001]
    return bool(over_wood(flight.scene, sunk, HAIR).any())


def over_wood(scene: Scene, points: Floats, margin: float) -> NDArray[np.bool_]:
    """Which points are over the board, so far from its rim and its holes."""
    target = the_board(scene)
    found: NDArray[np.bool_] = np.hypot(points[:, 0], points[:, 1]) < target.radius - margin
    for hole in target.holes:
        x, y = hole_centre(hole)
        found &= np.hypot(points[:, 0] - x, points[:, 1] - y) > hole.radius + margin
    return found
