"""A throw simulated step by step until everything rests: same scene, release and seed, same bytes.

The study's two phases: springy contacts while the die is fast, then critically damped ones without
rolling resistance, or a die would tremble for ever or balance on an edge. What still moves long
after that is braked, more with every look. It reads no result.
"""

import time
from dataclasses import dataclass
from functools import lru_cache
from math import isfinite
from threading import Lock
from typing import NamedTuple, Self

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
from mujoco import rollout
from numpy.typing import NDArray

from undercroft.engine.refusals import Refused
from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.record.throw_record import THROWN, ThrowRecord
from undercroft.targets.release.release import Release
from undercroft.targets.scene.scene import Scene, the_board
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.input.release_checks import check_release
from undercroft.throwing.input.tremor import Start, start_of
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.physics.mjcf import solref
from undercroft.throwing.physics.model import (
    SENSED,
    TIMESTEP,
    model_text,
    scene_hash,
    touchable,
)

ENGINE = f"mujoco {mujoco.__version__}, numpy {np.__version__}"

CHUNK = 50
"""Steps between looks at the clock and the speeds; part of the contract of equal bytes."""
MOST_STEPS = 16_000
"""Eight seconds; a usual throw takes one."""
CPU_SECONDS = 20.0
"""Of one thread: a throw takes 0.04, so one that takes so long is a fault, however busy it is."""
SLOW = 0.15
"""In m/s, turning included: below it a die that touches something begins to settle."""
SETTLING = solref(4e5, 1.0)
"""On springy contacts 22 of 100 d6 and 12 of 100 d12 tremble for ever; damping cures it."""
TREMBLING = 0.01
REST_SPEED = 0.002
REST_SPIN = 0.05
"""A die rests when it at most trembles [DF-SIM-10] and its mean motion is next to none
[DC-PHYS-12]: a contact's tremble of a few micrometres is no motion."""
REST_CHUNKS = 10
"""A quarter of a second [DF-SIM-10] [DC-PHYS-12]."""
CALM_AFTER = 80
"""Chunks of settling, two seconds, after which a die is braked [DC-PHYS-12]."""
CALM_RATE = 1.0
"""The first brake, as a share of the speed a second; it grows by itself with every chunk."""
DEEPEST_LYING = 0.002
FARTHEST = 19.0
"""Metres: beyond lies the edge of the floor."""


class SimulationFailed(RuntimeError):
    """The simulation took too long or left all bounds: a fault of ours, never of the thrower."""


class Contacts(NamedTuple):
    """How the things of a model touch in one of the two phases."""

    springs: Floats
    friction: Floats
    ways: NDArray[np.int32]
    """In how many ways each resists: the sixth and fifth are rolling."""

    @classmethod
    def of(cls, model: mujoco.MjModel) -> Self:
        """As the model is made."""
        return cls(model.geom_solref.copy(), model.geom_friction.copy(), model.geom_condim.copy())

    def damped(self) -> Self:
        """Critically damped, and without the rolling resistance that balances dice on edges."""
        friction = self.friction.copy()
        friction[:, 2] = 0.0
        springs = np.full_like(self.springs, SETTLING)
        return self._replace(springs=springs, friction=friction, ways=np.minimum(self.ways, 4))

    def use(self, model: mujoco.MjModel) -> None:
        """Touch so from now on."""
        model.geom_solref[:], model.geom_friction[:], model.geom_condim[:] = self


@dataclass
class _Run:
    """A throw in progress; there is room for all the steps that a throw may take."""

    states: Floats
    sensors: Floats
    warmstart: Floats
    steps: int = 0
    settled: int = 0
    """Chunks since the contacts were damped."""
    quiet: int = 0


class Stage:
    """A scene made ready for throwing; throws on it go one after the other."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.model = mujoco.MjModel.from_xml_string(model_text(scene))
        self._data = mujoco.MjData(self.model)
        self._rollout = rollout.Rollout(nthread=0)
        self._lock = Lock()
        self._springy = Contacts.of(self.model)
        self._damped = self._springy.damped()
        thrown = self.model.body(THROWN)
        gyration = float(thrown.inertia.mean() / thrown.mass[0])
        self._weights = np.array([1.0] * 3 + [gyration] * 3)
        self._things = [_thing(self.model, geom) for geom in range(self.model.ngeom)]
        self._dice = self.model.nq // 7
        inert = [float(thrown.mass[0])] * 3 + [float(thrown.inertia.mean())] * 3
        self._brake = np.tile(inert, self._dice)
        self._check_lying()

    def throw(
        self, release: Release, seed: int, *, cpu_seconds: float = CPU_SECONDS
    ) -> tuple[ThrowRecord, Flight]:
        """Throw a die; refuses what no hand could do."""
        check_release(release, self.scene)
        start = start_of(release, the_board(self.scene).tremor, seed)
        with self._lock:
            flight = self.run(start, cpu_seconds=cpu_seconds)
        record = ThrowRecord(
            engine=ENGINE,
            scene_hash=scene_hash(self.scene),
            release=release,
            seed=seed,
            digest=flight.digest(),
            steps=len(flight.times) - 1,
            rested=flight.rested,
            scene=self.scene,
        )
        return record, flight

    def fly(self, start: Start) -> Flight:
        """Let a die go that a launcher has launched."""
        with self._lock:
            return self.run(start)

    def run(self, start: Start, *, cpu_seconds: float = CPU_SECONDS) -> Flight:
        """Let a die go as it is, without limits and tremor: for launchers and placed scenes."""
        mujoco.mj_resetData(self.model, self._data)
        self._springy.use(self.model)
        self.model.dof_damping[:] = 0.0
        run = _Run(
            states=np.empty((1, 1 + MOST_STEPS, 1 + self.model.nq + self.model.nv)),
            sensors=np.empty((1, MOST_STEPS, self.model.nsensordata)),
            warmstart=np.zeros((1, self.model.nv)),
        )
        run.states[0, 0] = self._first_state(start)
        until = time.thread_time() + cpu_seconds
        while run.quiet < REST_CHUNKS and run.steps < MOST_STEPS:
            if time.thread_time() > until:
                raise SimulationFailed(f"a throw took more than {cpu_seconds} s of computing")
            self._advance(run)
        return self._flight(run)

    def _check_lying(self) -> None:
        """Refuse dice that lie inside something: the engine would shoot them out."""
        mujoco.mj_resetData(self.model, self._data)
        mujoco.mj_forward(self.model, self._data)
        for contact in self._data.contact[: self._data.ncon]:
            if contact.dist < -DEEPEST_LYING:
                names = " and ".join(self.model.geom(geom).name for geom in contact.geom)
                raise Refused("bad-scene", f"lying: {names} are inside each other", field="lying")

    def _first_state(self, start: Start) -> Floats:
        state = np.zeros(1 + self.model.nq + self.model.nv)
        state[1 : 1 + self.model.nq] = self.model.qpos0
        state[1:8] = (*start.position, *start.turn)
        at = 1 + self.model.nq
        state[at : at + 3] = start.velocity
        state[at + 3 : at + 6] = matrices(start.turn).T @ start.spin
        return state

    def _advance(self, run: _Run) -> None:
        """One chunk of steps, then a look at the speeds."""
        end = run.steps + CHUNK
        states, sensors = run.states[:, run.steps + 1 : end + 1], run.sensors[:, run.steps : end]
        self._rollout.rollout(
            [self.model],
            [self._data],
            run.states[:, run.steps],
            skip_checks=True,
            nstep=CHUNK,
            initial_warmstart=run.warmstart,
            state=states,
            sensordata=sensors,
        )
        run.steps = end
        run.warmstart = self._data.qacc_warmstart[None].copy()
        motions = states[0, :, 1 + 7 * self._dice :].reshape(CHUNK * self._dice, 6)
        fastest = float((motions**2 @ self._weights).max())
        self._check_bounds(states[0, -1], fastest)
        if run.settled:
            self._settle(run)
        elif fastest < SLOW**2 and sensors[0, :, ::4].any():
            run.settled = 1
            self._damped.use(self.model)
        is_quiet = fastest < TREMBLING**2 and self._hardly_drifts(motions)
        run.quiet = run.quiet + 1 if is_quiet else 0

    def _hardly_drifts(self, motions: Floats) -> bool:
        """Whether the mean motion of every die is next to none."""
        means = motions.reshape(CHUNK, -1).sum(axis=0) / CHUNK
        drift = (means.reshape(-1, 2, 3) ** 2).sum(axis=2).max(axis=0)
        return bool(drift[0] < REST_SPEED**2 and drift[1] < REST_SPIN**2)

    def _settle(self, run: _Run) -> None:
        """One more chunk of settling; after too many everything is braked, ever more."""
        run.settled += 1
        if run.settled > CALM_AFTER:
            self.model.dof_damping[:] = self._brake * (CALM_RATE * (run.settled - CALM_AFTER))

    def _check_bounds(self, state: Floats, fastest: float) -> None:
        places = state[1 : 1 + 7 * self._dice].reshape(-1, 7)[:, :3]
        if not (abs(places).max() <= FARTHEST and isfinite(fastest)):
            raise SimulationFailed("a die left all bounds")

    def _flight(self, run: _Run) -> Flight:
        states, sensors = run.states[0, : run.steps + 1], run.sensors[0, : run.steps].copy()
        at = 1 + self.model.nq
        touches = {
            name: sensors[:, 4 * place : 4 * place + 4]
            for place, name in enumerate(touchable(self.scene))
        }
        touches["board"] -= touches["table"] + touches["floor"]
        return Flight(
            scene=self.scene,
            times=np.arange(len(states), dtype=np.float64) * TIMESTEP,
            poses=states[:, 1:at].copy().reshape(-1, self._dice, 7),
            motions=states[:, at:].copy().reshape(-1, self._dice, 6),
            forces={name: rows[:, 1:] for name, rows in touches.items()},
            touching={name: rows[:, 0] for name, rows in touches.items()},
            rest=self._rest_contacts(),
            rested=run.quiet >= REST_CHUNKS,
            damped=CHUNK * max(0, run.settled - 1),
        )

    def _rest_contacts(self) -> tuple[RestContact, ...]:
        mujoco.mj_forward(self.model, self._data)
        contacts, found = self._data.contact, []
        rows = (contacts.geom.tolist(), contacts.frame.tolist(), contacts.pos.tolist())
        for geoms, frame, point in zip(*rows, strict=True):
            names = [self._things[geom] for geom in geoms]
            if THROWN in names:
                up = frame[2] * (1 if names[1] == THROWN else -1)
                found.append(RestContact(names[1 - names.index(THROWN)], tuple(point), up))
        return tuple(found)


def _thing(model: mujoco.MjModel, geom: int) -> str:
    """The name of what a geom is a part of; what else is in the world is the board's."""
    body, name = int(model.geom_bodyid[geom]), str(model.geom(geom).name)
    if body:
        return str(model.body(body).name)
    return name if name in SENSED else "board"


@lru_cache(maxsize=16)
def stage(scene: Scene) -> Stage:
    """The stage of a scene, kept for the next throw."""
    return Stage(scene)
