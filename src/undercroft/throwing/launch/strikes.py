"""Launchers that hit the die: a finger where it lies, a palm or a head while it is in the air.

They know no condition.
"""

import numpy as np

from undercroft.targets.conditions.launch_spec import Meet
from undercroft.targets.scene.space import GRAVITY
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP, leaning, turn_from_axes, unit
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.carriers import STILL
from undercroft.throwing.launch.context import LaunchContext, still_support
from undercroft.throwing.launch.motions import Motion, follow, straight, stroke
from undercroft.throwing.launch.result import LaunchResult
from undercroft.throwing.launch.rig import Limb, Part, Rig, steps
from undercroft.throwing.launch.run import run_rig

SHORT = 0.08
"""How far a finger moves before it hits, in m."""
LINGER = 0.02


def flicked(context: LaunchContext, meet: Meet) -> LaunchResult:
    """The die lies on a still hand; a finger hits it [DF-FLICK-02] [DF-FLICK-03]."""
    base = still_support(context, context.spec.hold)
    motion = _finger(context, meet)
    part = Part(meet.body, meet.shape, _size(meet), meet.friction, meet.damping)
    place, turn = context.start.position, context.any_turn(UP)
    limbs = (base, Limb(part, motion))
    busy = motion.end + steps(LINGER)
    return run_rig(Rig(context.kind, place, turn, STILL, STILL, limbs, busy=busy), context.room)


def _finger(context: LaunchContext, meet: Meet) -> Motion:
    if context.release.trace:
        return follow(*context.recorded())
    start = context.start
    away = (context.shape.reach + meet.size[0]) * unit(start.velocity)
    touch = start.position + np.array(context.release.offset) - away
    return stroke(touch, start.velocity, length=SHORT, coast=LINGER)


def met(context: LaunchContext, meet: Meet, die: Start, velocity: Floats | None) -> LaunchResult:
    """A body meets the flying die; without a velocity it only lets it bounce up."""
    wait = max(LINGER, (float(die.velocity[2]) + meet.fall) / GRAVITY)
    motion, size = _meeting(context, meet, die, velocity, wait), _size(meet)
    facing = _facing(context, meet, velocity)
    thick = size[0] if meet.shape == "sphere" else size[2]
    middle = STILL if context.release.trace else -(thick + context.shape.half) * facing
    part = Part(meet.body, meet.shape, size, meet.friction, meet.damping)
    limb = Limb(part, motion, middle, turn_from_axes(facing, context.ahead))
    busy = steps(wait + LINGER)
    rig = Rig(context.kind, die.position, die.turn, die.velocity, die.spin, (limb,), busy=busy)
    return run_rig(rig, context.room)


def _facing(context: LaunchContext, meet: Meet, velocity: Floats | None) -> Floats:
    if velocity is None:
        return UP
    return unit(velocity) if meet.tilt is None else leaning(context.ahead, meet.tilt)


def _meeting(
    context: LaunchContext, meet: Meet, die: Start, velocity: Floats | None, wait: float
) -> Motion:
    """Where the body is: as recorded from the toss on, else where the die will be."""
    if context.release.trace and velocity is not None:
        times, path = context.recorded()
        return follow(times, path, settle=0.0)
    spot = die.position + die.velocity * wait - 0.5 * GRAVITY * wait**2 * UP
    spot = spot + np.array(context.release.offset)
    return straight(spot, meet.own * UP if velocity is None else velocity, steps(wait))


def _size(meet: Meet) -> tuple[float, ...]:
    return meet.size if meet.shape == "sphere" else tuple(size / 2 for size in meet.size)
