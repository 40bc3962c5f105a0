"""Launchers that hit the die: a finger where it lies, a palm or a head while it is in the air.

They know no condition.
"""

import numpy as np

from undercroft.throwing.conditions.launch_spec import Meet
from undercroft.throwing.geometry.orientation import GRAVITY, UP, frame, leaning, unit
from undercroft.throwing.geometry.rotations import Floats
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.carriers import STILL
from undercroft.throwing.launch.context import Setting, still_support
from undercroft.throwing.launch.motions import Motion, follow, straight, stroke
from undercroft.throwing.launch.result import Launched, let_go
from undercroft.throwing.launch.rig import Limb, Part, Rig, steps

SHORT = 0.08
"""How far a finger moves before it hits, in m."""
LINGER = 0.02


def flicked(setting: Setting, meet: Meet) -> Launched:
    """The die lies on a still hand; a finger hits it [DF-FLICK-02] [DF-FLICK-03]."""
    base = still_support(setting, setting.gear.hold)
    motion = _finger(setting, meet)
    part = Part(meet.body, meet.shape, _size(meet), meet.friction, meet.damping)
    place, turn = setting.start.position, setting.any_turn(UP)
    limbs = (base, Limb(part, motion))
    busy = motion.end + steps(LINGER)
    return let_go(Rig(setting.kind, place, turn, STILL, STILL, limbs, busy=busy), setting.room)


def _finger(setting: Setting, meet: Meet) -> Motion:
    if setting.release.trace:
        return follow(*setting.recorded())
    start = setting.start
    away = (setting.shape.reach + meet.size[0]) * unit(start.velocity)
    touch = start.position + np.array(setting.release.offset) - away
    return stroke(touch, start.velocity, length=SHORT, coast=LINGER)


def met(setting: Setting, meet: Meet, die: Start, velocity: Floats | None) -> Launched:
    """A body meets the flying die; without a velocity it only lets it bounce up."""
    wait = max(LINGER, (float(die.velocity[2]) + meet.fall) / GRAVITY)
    motion, size = _meeting(setting, meet, die, velocity, wait), _size(meet)
    facing = _facing(setting, meet, velocity)
    thick = size[0] if meet.shape == "sphere" else size[2]
    middle = STILL if setting.release.trace else -(thick + setting.shape.half) * facing
    part = Part(meet.body, meet.shape, size, meet.friction, meet.damping)
    limb = Limb(part, motion, middle, frame(facing, setting.ahead))
    busy = steps(wait + LINGER)
    rig = Rig(setting.kind, die.position, die.turn, die.velocity, die.spin, (limb,), busy=busy)
    return let_go(rig, setting.room)


def _facing(setting: Setting, meet: Meet, velocity: Floats | None) -> Floats:
    if velocity is None:
        return UP
    return unit(velocity) if meet.tilt is None else leaning(setting.ahead, meet.tilt)


def _meeting(
    setting: Setting, meet: Meet, die: Start, velocity: Floats | None, wait: float
) -> Motion:
    """Where the body is: as recorded from the toss on, else where the die will be."""
    if setting.release.trace and velocity is not None:
        times, path = setting.recorded()
        return follow(times, path, settle=0.0)
    spot = die.position + die.velocity * wait - 0.5 * GRAVITY * wait**2 * UP
    spot = spot + np.array(setting.release.offset)
    return straight(spot, meet.own * UP if velocity is None else velocity, steps(wait))


def _size(meet: Meet) -> tuple[float, ...]:
    return meet.size if meet.shape == "sphere" else tuple(size / 2 for size in meet.size)
