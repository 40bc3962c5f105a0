"""A rig: the die and the bodies of a hand that launch it, as a small scene of its own.

A hand's body follows its motion whatever the die does; the die moves only by contact, by string or
by air [DF-SIM-05]. It knows no condition and no board.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock
from typing import Literal

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
from msgspec import Struct

from undercroft.targets.record.throw_record import THROWN
from undercroft.targets.scene.dice import DieKind
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import hull
from undercroft.throwing.launch.motions import Motion
from undercroft.throwing.physics import mjcf
from undercroft.throwing.physics.mjcf import Surface
from undercroft.throwing.physics.model import OPTION, TIMESTEP

HAND_MASS = 100.0
"""In kg: a die does not slow a hand."""
CARD_MASS = 0.002
"""In kg, of a playing card."""
UPRIGHT = np.array([1.0, 0.0, 0.0, 0.0])


class Part(Struct, frozen=True):
    """A body of a hand: its name, its shape with MuJoCo's sizes, and how it feels to a die."""

    name: str
    shape: Literal["box", "sphere", "capsule"]
    size: tuple[float, ...]
    friction: float = 0.8
    damping: float = 0.7
    stiffness: float = 0.0
    """Of the hinge, in N m; 0 for a body that follows its motion."""
    rise: float = 0.0
    """The angle above level at which the hinge rests, in radians."""


@dataclass(frozen=True, eq=False)
class Limb:
    """A part where it is: its middle and turn on the hand, and how the hand moves."""

    part: Part
    motion: Motion
    middle: Floats = field(default_factory=lambda: np.zeros(3))
    turn: Floats = field(default_factory=lambda: UPRIGHT)
    bend: float = 0.0
    """For a hinge, the angle from which it is let go, in radians."""


@dataclass(frozen=True, eq=False)
class Rig:
    """Everything of a launch before it begins."""

    kind: DieKind
    place: Floats
    turn: Floats
    velocity: Floats
    spin: Floats
    """About the axes of the table."""
    limbs: tuple[Limb, ...] = ()
    string: float = 0.0
    """Length of the string from the first hand to the die; 0 without one."""
    air: Callable[[float, Floats], Floats] | None = None
    """The force of the air on the die at a time and place."""
    busy: int = 0
    """The step until which more is to come: a hand that has yet to hit, air that still blows."""
    release_step: int | None = None
    """The step at which the die is let go at once."""


class CompiledRig:
    """A compiled rig for some parts, used again with other poses; one launch at a time."""

    def __init__(self, kind: DieKind, parts: tuple[Part, ...], string: float) -> None:
        self.model = mujoco.MjModel.from_xml_string(_text(kind, parts, string))
        # Middles and turns are set for each launch, so no geom may share its body's frame.
        self.model.geom_sameframe[:] = 0
        self.data = mujoco.MjData(self.model)
        self.lock = Lock()

    def set_up(self, rig: Rig) -> None:
        """Put everything where the rig says."""
        model, data = self.model, self.data
        mujoco.mj_resetData(model, data)
        for at, limb in enumerate(rig.limbs):
            if limb.part.stiffness:
                body = model.body(limb.part.name)
                body.pos[:], body.quat[:] = limb.motion.places[0], limb.turn
                data.qpos[7 + 3 * at] = limb.bend
                continue
            geom = model.geom(limb.part.name)
            geom.pos[:], geom.quat[:] = limb.middle, limb.turn
        data.qpos[:7] = (*rig.place, *rig.turn)
        data.qvel[:3] = rig.velocity
        mujoco.mju_rotVecQuat(data.qvel[3:6], rig.spin, rig.turn * (1, -1, -1, -1))
        self.move(rig, 0)

    def move(self, rig: Rig, step: int) -> None:
        """Bring the limbs to where their motions are at a step."""
        for at, limb in enumerate(rig.limbs):
            if limb.part.stiffness:
                continue
            motion = limb.motion
            row = min(step, len(motion.places) - 1)
            here = slice(7 + 3 * at, 10 + 3 * at)
            there = slice(6 + 3 * at, 9 + 3 * at)
            self.data.qpos[here] = motion.places[row]
            self.data.qvel[there] = motion.speeds[row]
            self.data.qfrc_applied[there] = HAND_MASS * motion.pushes[row]


@lru_cache(maxsize=64)
def compiled_rig(kind: DieKind, parts: tuple[Part, ...], string: float) -> CompiledRig:
    """The compiled rig for some parts, kept for the next launch."""
    return CompiledRig(kind, parts, string)


def _text(kind: DieKind, parts: tuple[Part, ...], string: float) -> str:
    surface = mjcf.surface_text(Surface(0.3, 0.4, 0.001, 0.0001, 0))
    die = (
        f'<body name="{THROWN}"><freejoint/><site name="{THROWN}"/><geom name="{THROWN}" '
        f'type="mesh" mesh="{THROWN}" mass="{mjcf.numbers(kind.mass)}" contype="0" '
        f'conaffinity="1" {surface}/></body>'
    )
    bodies = "".join(_body(part) for part in parts)
    sensors = "".join(mjcf.touch_sensor(THROWN, part.name) for part in parts)
    return (
        f'<mujoco model="launch"><compiler angle="radian"/>{OPTION}'
        f"<asset>{mjcf.mesh(THROWN, hull(kind), exact=True)}</asset>"
        f"<worldbody>{die}{bodies}</worldbody>{_string(parts, string)}"
        f"<sensor>{sensors}</sensor></mujoco>"
    )


def _body(part: Part) -> str:
    joints = _hinge(part) if part.stiffness else _slides()
    surface = mjcf.surface_text(Surface(part.damping, part.friction, 0.001, 0.0001, 2))
    mass = CARD_MASS if part.stiffness else HAND_MASS
    place = f' pos="{mjcf.numbers((part.size[0], 0, 0))}"' if part.stiffness else ""
    return (
        f'<body name="{part.name}" gravcomp="1">{joints}<site name="{part.name}"/>'
        f'<geom name="{part.name}" type="{part.shape}" size="{mjcf.numbers(part.size)}"{place} '
        f'mass="{mass}" contype="1" conaffinity="0" {surface}/></body>'
    )


def _slides() -> str:
    return "".join(f'<joint type="slide" axis="{axis}"/>' for axis in ("1 0 0", "0 1 0", "0 0 1"))


def _hinge(part: Part) -> str:
    """A flap that reaches along its x axis and springs back; up is a negative angle."""
    spring = f'stiffness="{part.stiffness}" springref="{mjcf.numbers(-part.rise)}" damping="2e-6"'
    return f'<joint type="hinge" axis="0 1 0" {spring}/>'


def _string(parts: tuple[Part, ...], length: float) -> str:
    if not length:
        return ""
    return (
        f'<tendon><spatial limited="true" range="0 {length}" solreflimit="0.004 1">'
        f'<site site="{parts[0].name}"/><site site="{THROWN}"/></spatial></tendon>'
    )


def steps(seconds: float) -> int:
    """How many steps of the simulation some seconds are."""
    return round(seconds / TIMESTEP)
