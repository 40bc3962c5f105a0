"""A throw simulated step by step until everything rests: same scene, release and seed, same bytes.

The study's two phases: springy contacts while the die is fast, then critically damped ones without
rolling resistance, or a die would tremble for ever or balance on an edge. It reads no result.
"""

import time
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
from mujoco import rollout

from undercroft.throwing.flight import Flight, RestContact, Throw
from undercroft.throwing.mjcf import solref
from undercroft.throwing.model import THROWN, TIMESTEP, model_text, scene_hash, touchable
from undercroft.throwing.release import Release, check_release
from undercroft.throwing.rotations import Floats, matrices
from undercroft.throwing.scene import Scene, the_board
from undercroft.throwing.tremor import Start, start_of

ENGINE = f"mujoco {mujoco.__version__}, numpy {np.__version__}"

CHUNK = 50
"""Steps between looks at the clock and the speeds; part of the contract of equal bytes."""
MOST_STEPS = 16_000
WALL_SECONDS = 20.0
SLOW = 0.15
SETTLING = solref(4e5, 1.0)
REST_SPEED = 0.002
REST_SPIN = 0.2
"""The first edition's: with the Catacombs' 0.05 a flat die could tremble for ever."""
REST_CHUNKS = 10
"""A quarter of a second [DF-SIM-10] [DC-PHYS-12]."""


class SimulationFailed(RuntimeError):
    """The simulation took too long or left all bounds: a fault of ours, never of the thrower."""


@dataclass
class _Run:
    """A throw in progress."""

    state: Floats
    warmstart: Floats
    states: list[Floats]
    sensors: list[Floats]
    settling: bool = False
    quiet: int = 0


class Stage:
    """A scene made ready for throwing; throws on it go one after the other."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.model = mujoco.MjModel.from_xml_string(model_text(scene))
        self._data = mujoco.MjData(self.model)
        self._rollout = rollout.Rollout(nthread=0)
        self._lock = Lock()
        self._springy = (self.model.geom_solref.copy(), self.model.geom_friction.copy())
        self._damped = (self._springy[0].copy(), self._springy[1].copy())
        self._damped[0][:] = SETTLING
        self._damped[1][:, 2] = 0.0
        thrown = self.model.body(THROWN)
        self._gyration = float(thrown.inertia.mean() / thrown.mass[0])
        self._dice = self.model.nq // 7

    def throw(
        self, release: Release, seed: int, *, wall_seconds: float = WALL_SECONDS
    ) -> tuple[Throw, Flight]:
        """Throw a die; refuses what no hand could do."""
        check_release(release, self.scene)
        start = start_of(release, the_board(self.scene).tremor, seed)
        with self._lock:
            flight = self.run(start, wall_seconds=wall_seconds)
        record = Throw(
            engine=ENGINE,
            scene_hash=scene_hash(self.scene),
            release=release,
            seed=seed,
            digest=flight.digest(),
            steps=len(flight.times) - 1,
            rested=flight.rested,
        )
        return record, flight

    def run(self, start: Start, *, wall_seconds: float = WALL_SECONDS) -> Flight:
        """Let a die go as it is, without limits and tremor: for launchers and placed scenes."""
        mujoco.mj_resetData(self.model, self._data)
        self._use(self._springy)
        first = self._first_state(start)
        run = _Run(first, np.zeros((1, self.model.nv)), [first], [])
        until = time.monotonic() + wall_seconds
        while run.quiet < REST_CHUNKS and len(run.sensors) * CHUNK < MOST_STEPS:
            if time.monotonic() > until:
                raise SimulationFailed(f"a throw took longer than {wall_seconds} s")
            self._advance(run)
        return self._flight(run)

    def _use(self, phase: tuple[Floats, Floats]) -> None:
        self.model.geom_solref[:], self.model.geom_friction[:] = phase

    def _first_state(self, start: Start) -> Floats:
        state = np.zeros((1, 1 + self.model.nq + self.model.nv))
        state[0, 1 : 1 + self.model.nq] = self.model.qpos0
        state[0, 1:8] = (*start.position, *start.turn)
        at = 1 + self.model.nq
        state[0, at : at + 3] = start.velocity
        state[0, at + 3 : at + 6] = matrices(start.turn).T @ start.spin
        return state

    def _advance(self, run: _Run) -> None:
        """One chunk of steps, then a look at the speeds."""
        states, sensors = self._rollout.rollout(
            self.model, [self._data], run.state, nstep=CHUNK, initial_warmstart=run.warmstart
        )
        run.states.append(states[0].copy())
        run.sensors.append(sensors[0].copy())
        run.state = states[:, -1].copy()
        run.warmstart = self._data.qacc_warmstart[None].copy()
        self._check_bounds(run.state[0])
        motions = states[0][:, 1 + self.model.nq :].reshape(CHUNK, self._dice, 6)
        speeds = (motions[..., :3] ** 2).sum(axis=-1)
        spins = (motions[..., 3:] ** 2).sum(axis=-1)
        is_slow = (speeds + self._gyration * spins).max() < SLOW**2
        if is_slow and not run.settling and sensors[0][:, ::4].any():
            run.settling = True
            self._use(self._damped)
        is_quiet = speeds.max() < REST_SPEED**2 and spins.max() < REST_SPIN**2
        run.quiet = run.quiet + 1 if is_quiet else 0

    def _check_bounds(self, state: Floats) -> None:
        poses = state[1 : 1 + self.model.nq].reshape(self._dice, 7)
        if not np.isfinite(state).all() or (np.abs(poses[:, :3]) > 19).any():
            raise SimulationFailed("a die left all bounds")

    def _flight(self, run: _Run) -> Flight:
        states, sensors = np.concatenate(run.states), np.concatenate(run.sensors)
        at = 1 + self.model.nq
        columns = {name: 4 * place for place, name in enumerate(touchable(self.scene))}
        return Flight(
            scene=self.scene,
            times=np.arange(len(states), dtype=np.float64) * TIMESTEP,
            poses=states[:, 1:at].reshape(len(states), self._dice, 7).copy(),
            motions=states[:, at:].reshape(len(states), self._dice, 6).copy(),
            forces={name: sensors[:, c + 1 : c + 4].copy() for name, c in columns.items()},
            touching={name: sensors[:, c].copy() for name, c in columns.items()},
            rest=self._rest_contacts(),
            rested=run.quiet >= REST_CHUNKS,
        )

    def _rest_contacts(self) -> tuple[RestContact, ...]:
        mujoco.mj_forward(self.model, self._data)
        found = []
        for contact in self._data.contact[: self._data.ncon]:
            bodies = [int(self.model.geom_bodyid[geom]) for geom in contact.geom]
            names = [self.model.body(body).name for body in bodies]
            if THROWN not in names:
                continue
            other = names[1 - names.index(THROWN)]
            up = float(contact.frame[2]) * (1 if names[1] == THROWN else -1)
            x, y, z = (float(number) for number in contact.pos)
            found.append(RestContact(other, (x, y, z), up))
        return tuple(found)


@lru_cache(maxsize=16)
def stage(scene: Scene) -> Stage:
    """The stage of a scene, kept for the next throw."""
    return Stage(scene)


def throw(scene: Scene, release: Release, seed: int) -> tuple[Throw, Flight]:
    """Throw a die in a scene."""
    return stage(scene).throw(release, seed)
