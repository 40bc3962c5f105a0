"""A rig let go: simulated until the die flies free of the hand, then handed to the scene.

It leaves the same rows as a flight, so that both can be read and drawn as one. It judges nothing.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np

from undercroft.throwing.geometry.rotations import Floats, matrices, times
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.rig import Limb, Rig, Workshop, steps, workshop
from undercroft.throwing.physics.flight import Flight, LimbWay
from undercroft.throwing.physics.model import TIMESTEP
from undercroft.throwing.physics.simulation import WALL_SECONDS, SimulationFailed

FREE = steps(0.04)
"""A die that no hand touched for so long has left it."""
GIVE_UP = steps(0.8)
"""How long after the last motion a die may still lie on the hand."""


@dataclass(frozen=True, eq=False)
class Launched:
    """How a die came to fly; rows as in a `Flight`."""

    start: Start
    poses: Floats
    motions: Floats
    forces: dict[str, Floats]
    touching: dict[str, Floats]
    wind: Floats
    """What the air gave the die before it was handed over, in N s."""
    speeds: dict[str, Floats]
    """How fast each body of the hand was when it first touched the die."""
    left: bool
    """Whether the die left the hand at all."""
    swing: tuple[float, float] = (0.0, 0.0)
    """How far back and forward a string swung, in degrees."""
    gap: float = 0.0
    """Seconds between the two sides of a grip that opened."""
    early: float = 0.0
    """Seconds by which the die left what carried it before the swing ended."""
    tossed: Floats | None = None
    """How fast it was after the first stage; none if the start tells it."""
    limbs: dict[str, LimbWay] = field(default_factory=dict)

    @property
    def steps(self) -> int:
        """How many steps the launch took."""
        return len(self.poses) - 1


def let_go(
    rig: Rig, clearance: Callable[[Floats], float], *, wall_seconds: float = WALL_SECONDS
) -> Launched:
    """Run a rig until the die flies free, or comes near what `clearance` measures."""
    parts = tuple(limb.part for limb in rig.limbs)
    shop = workshop(rig.kind, parts, rig.string)
    with shop.lock:
        return _run(shop, rig, clearance, wall_seconds)


def at_once(start: Start) -> Launched:
    """A die that the open hand lets go: there is nothing to simulate."""
    pose = np.concatenate([start.position, start.turn])
    motion = np.concatenate([start.velocity, matrices(start.turn).T @ start.spin])
    return Launched(start, pose[None], motion[None], {}, {}, np.zeros(3), {}, left=True)


def chained(first: Launched, second: Launched) -> Launched:
    """Two stages of a launch, one after the other."""
    if not first.steps:
        return second
    if not second.steps:
        return first
    return Launched(
        start=second.start,
        poses=np.concatenate([first.poses[:-1], second.poses]),
        motions=np.concatenate([first.motions[:-1], second.motions]),
        forces=_chained(first.forces, second.forces, first.steps, second.steps),
        touching=_chained(first.touching, second.touching, first.steps, second.steps),
        wind=first.wind + second.wind,
        speeds={**second.speeds, **first.speeds},
        left=first.left and second.left,
        swing=first.swing,
        gap=first.gap,
        early=first.early,
        limbs={**first.limbs, **_later(second.limbs, first.steps)},
    )


def _later(limbs: dict[str, LimbWay], by: int) -> dict[str, LimbWay]:
    return {name: LimbWay(way.first + by, way.poses) for name, way in limbs.items()}


def joined(launched: Launched, flight: Flight) -> Flight:
    """Launch and flight as one: first the hand, then the scene."""
    count = launched.steps
    if not count:
        return flight
    lead = np.repeat(flight.poses[:1], count, axis=0)
    lead[:, 0] = launched.poses[:-1]
    moving = np.zeros((count, *flight.motions.shape[1:]))
    moving[:, 0] = launched.motions[:-1]
    rows = len(flight.times) - 1
    return replace(
        flight,
        times=np.arange(count + rows + 1, dtype=np.float64) * TIMESTEP,
        poses=np.concatenate([lead, flight.poses]),
        motions=np.concatenate([moving, flight.motions]),
        forces=_chained(launched.forces, flight.forces, count, rows),
        touching=_chained(launched.touching, flight.touching, count, rows),
        limbs=launched.limbs,
    )


def _chained(
    first: dict[str, Floats], second: dict[str, Floats], before: int, after: int
) -> dict[str, Floats]:
    """Rows of two stages as one; a body that a stage does not have is not touched in it."""
    return {
        name: np.concatenate(
            [_rows(first, second, name, before), _rows(second, first, name, after)]
        )
        for name in dict.fromkeys((*second, *first))
    }


def _rows(one: dict[str, Floats], other: dict[str, Floats], name: str, count: int) -> Floats:
    return one[name] if name in one else np.zeros((count, *other[name].shape[1:]))


def _run(
    shop: Workshop, rig: Rig, clearance: Callable[[Floats], float], wall_seconds: float
) -> Launched:
    shop.set_up(rig)
    until = time.monotonic() + wall_seconds
    data = shop.data
    states, motions, sensors = [data.qpos.copy()], [data.qvel[:6].copy()], []
    wind, last, left = np.zeros(3), 0, False
    for step in range(_longest(rig)):
        if time.monotonic() > until:
            raise SimulationFailed(f"a launch took longer than {wall_seconds} s")
        shop.move(rig, step)
        if rig.air is not None:
            data.xfrc_applied[1, :3] = rig.air(step * TIMESTEP, data.qpos[:3])
            wind += data.xfrc_applied[1, :3] * TIMESTEP
        mujoco.mj_step(shop.model, data)
        states.append(data.qpos.copy())
        motions.append(data.qvel[:6].copy())
        sensors.append(data.sensordata.copy())
        if data.sensordata[::4].any():
            last = step
        if step == rig.let_go or _is_free(rig, step, step - last, states[-1], clearance):
            left = True
            break
    return _launched(rig, np.array(states), np.array(motions), np.array(sensors), wind, left)


def _longest(rig: Rig) -> int:
    """The step at which a die that still lies on the hand will never leave it."""
    motions = [len(limb.motion.places) for limb in rig.limbs]
    return max([rig.busy, rig.let_go or 0, *motions]) + GIVE_UP


def _is_free(
    rig: Rig, step: int, untouched: int, pose: Floats, clearance: Callable[[Floats], float]
) -> bool:
    if rig.let_go is not None or untouched < 2:
        return False
    if untouched >= FREE and step > rig.busy:
        return True
    return clearance(pose[:3]) <= 0


def _launched(
    rig: Rig, states: Floats, motions: Floats, sensors: Floats, wind: Floats, left: bool
) -> Launched:
    poses = states[:, :7]
    names = [limb.part.name for limb in rig.limbs]
    touching = {name: sensors[:, 4 * at].copy() for at, name in enumerate(names)}
    forces = {name: sensors[:, 4 * at + 1 : 4 * at + 4].copy() for at, name in enumerate(names)}
    turn = poses[-1, 3:] / np.linalg.norm(poses[-1, 3:])
    start = Start(poses[-1, :3], turn, motions[-1, :3], matrices(turn) @ motions[-1, 3:])
    speeds = {}
    for limb in rig.limbs:
        rows = np.flatnonzero(touching[limb.part.name])
        if len(rows):
            speeds[limb.part.name] = limb.motion.speeds[min(rows[0], len(limb.motion.speeds) - 1)]
    limbs = {
        limb.part.name: LimbWay(0, _limb_poses(limb, states[:, 7 + 3 * at]))
        for at, limb in enumerate(rig.limbs)
    }
    return Launched(start, poses, motions, forces, touching, wind, speeds, left, limbs=limbs)


def _limb_poses(limb: Limb, bends: Floats) -> Floats:
    """Where a limb was at each step; a hinge is turned by how far it is bent."""
    rows = np.minimum(np.arange(len(bends)), len(limb.motion.places) - 1)
    if not limb.part.stiffness:
        places, turns = limb.motion.places[rows] + limb.middle, np.tile(limb.turn, (len(rows), 1))
        return np.hstack([places, turns])
    still = np.zeros(len(rows))
    bent = np.column_stack([np.cos(bends / 2), still, np.sin(bends / 2), still])
    turns = np.array([times(limb.turn, turn) for turn in bent])
    middles = matrices(turns)[..., 0] * limb.part.size[0]
    return np.hstack([limb.motion.places[rows] + middles, turns])
