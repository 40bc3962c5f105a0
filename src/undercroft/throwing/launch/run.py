"""A rig run until the die flies free of the hand; then the scene takes over. It judges nothing."""

import time
from collections.abc import Callable

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np

from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.rotations import matrices, times
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.result import LaunchResult
from undercroft.throwing.launch.rig import CompiledRig, Limb, Rig, compiled_rig, steps
from undercroft.throwing.physics.flight import LimbPath
from undercroft.throwing.physics.model import TIMESTEP
from undercroft.throwing.physics.simulation import CPU_SECONDS, SimulationFailed

FREE = steps(0.04)
"""A die that no hand touched for so long has left it."""
GIVE_UP = steps(0.8)
"""How long after the last motion a die may still lie on the hand."""


def run_rig(
    rig: Rig, clearance: Callable[[Floats], float], *, cpu_seconds: float = CPU_SECONDS
) -> LaunchResult:
    """Run a rig until the die flies free, or comes near what `clearance` measures."""
    parts = tuple(limb.part for limb in rig.limbs)
    compiled = compiled_rig(rig.kind, parts, rig.string)
    with compiled.lock:
        return _run(compiled, rig, clearance, cpu_seconds)


def _run(
    compiled: CompiledRig, rig: Rig, clearance: Callable[[Floats], float], cpu_seconds: float
) -> LaunchResult:
    compiled.set_up(rig)
    until = time.thread_time() + cpu_seconds
    data = compiled.data
    states, motions, sensors = [data.qpos.copy()], [data.qvel[:6].copy()], []
    wind, last, left = np.zeros(3), 0, False
    for step in range(_longest(rig)):
        if time.thread_time() > until:
            raise SimulationFailed(f"a launch took more than {cpu_seconds} s of computing")
        compiled.move(rig, step)
        if rig.air is not None:
            data.xfrc_applied[1, :3] = rig.air(step * TIMESTEP, data.qpos[:3])
            wind += data.xfrc_applied[1, :3] * TIMESTEP
        mujoco.mj_step(compiled.model, data)
        states.append(data.qpos.copy())
        motions.append(data.qvel[:6].copy())
        sensors.append(data.sensordata.copy())
        if data.sensordata[::4].any():
            last = step
        if step == rig.release_step or _is_free(rig, step, step - last, states[-1], clearance):
            left = True
            break
    return _launched(rig, np.array(states), np.array(motions), np.array(sensors), wind, left)


def _longest(rig: Rig) -> int:
    """The step at which a die that still lies on the hand will never leave it."""
    motions = [len(limb.motion.places) for limb in rig.limbs]
    return max([rig.busy, rig.release_step or 0, *motions]) + GIVE_UP


def _is_free(
    rig: Rig, step: int, untouched: int, pose: Floats, clearance: Callable[[Floats], float]
) -> bool:
    if rig.release_step is not None or untouched < 2:
        return False
    if untouched >= FREE and step > rig.busy:
        return True
    return clearance(pose[:3]) <= 0


def _launched(
    rig: Rig, states: Floats, motions: Floats, sensors: Floats, wind: Floats, left: bool
) -> LaunchResult:
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
        limb.part.name: LimbPath(0, _limb_poses(limb, states[:, 7 + 3 * at]))
        for at, limb in enumerate(rig.limbs)
    }
    return LaunchResult(start, poses, motions, forces, touching, wind, speeds, left, limbs=limbs)


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
