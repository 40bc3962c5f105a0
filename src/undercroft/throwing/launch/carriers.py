"""Launchers that carry the die until they stop, open or let go of a string [DF-SIM-05].

Each gives the launch as it was simulated. They know no condition.
"""

from dataclasses import replace

import numpy as np

from undercroft.targets.conditions.launch_spec import Hold
from undercroft.targets.release.release import refuse
from undercroft.targets.scene.space import GRAVITY
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP, leaning, turn_from_axes, unit
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.context import LaunchContext, support
from undercroft.throwing.launch.motions import SETTLE, Motion, aside, limp, still
from undercroft.throwing.launch.result import LaunchResult
from undercroft.throwing.launch.rig import Limb, Part, Rig, steps
from undercroft.throwing.launch.run import run_rig
from undercroft.throwing.physics.model import TIMESTEP

OPENING = 1.0
"""How fast the two sides of a grip part, in m/s each."""
COAST = 0.05
"""Seconds for which a hand that opens goes on evenly: braking at once would push the die."""
LEAST_SWING, WIDEST_SWING = 30.0, 90.0
"""Degrees to both sides [DC-PENDUL-04]; beyond the second the string would hang loose."""
STRING_SHARE = 0.976
"""What is left of the speed when the slower string, a twentieth of the mass, trails behind."""
SURE = 0.7
"""The share of the angle at which the die would slide that a hand leans at most."""
STILL = np.zeros(3)


def carried(context: LaunchContext) -> LaunchResult:
    """The die lies on something that swings and then stops under it."""
    hold = context.spec.hold
    motion = context.swing(hold.stroke)
    if hold.lag:
        motion = limp(motion, hold.lag * context.release.stance.limp)
    upward = _leaned(motion, hold)
    under = motion.moved(-context.shape.half * upward)
    limb = support(context, hold, upward)
    limb = Limb(limb.part, under, limb.middle, limb.turn)
    rig = Rig(
        context.kind,
        motion.places[0],
        context.any_turn(upward),
        STILL,
        STILL,
        (limb,),
        busy=motion.end,
    )
    found = run_rig(rig, context.room)
    return replace(found, early=_early(found.touching[hold.bodies[0]], motion.end))


def _early(touching: Floats, end: int) -> float:
    """How long before the end of its swing the hand lost the die, in seconds."""
    steps_held = np.flatnonzero(touching)
    last = int(steps_held[-1]) if len(steps_held) else 0
    return max(0, end - last) * TIMESTEP


def _leaned(motion: Motion, hold: Hold) -> Floats:
    """Which way is up on the hand: it leans into its stroke, less than the die would slide."""
    swing = motion.pushes[steps(SETTLE) : motion.end]
    felt = swing.mean(axis=0) + GRAVITY * UP if len(swing) else GRAVITY * UP
    level = np.array([felt[0], felt[1], 0.0])
    if np.linalg.norm(level) < 1e-9:
        return UP
    wanted = float(np.degrees(np.arctan2(np.linalg.norm(level), max(felt[2], 0.0))))
    slides = float(np.degrees(np.arctan(hold.friction)))
    return leaning(unit(level), min(wanted, SURE * slides))


def opened(context: LaunchContext) -> LaunchResult:
    """Held between two sides, let go by opening them [DF-FAITH-02] [DC-CHOP-02] [DC-FINGER-02]."""
    hold = context.spec.hold
    motion = context.swing(hold.stroke, COAST)
    side = np.cross(UP, context.ahead)
    seconds = context.release.gap + hold.uneven * float(context.random.normal())
    gap = steps(seconds)
    late = (max(0, -gap), max(0, gap))
    limbs = tuple(
        _side(context, aside(motion, way * side, motion.end + late[at], OPENING), at, way * side)
        for at, way in enumerate((1, -1))
    )
    turn = context.any_turn(side)
    busy = motion.end + abs(gap)
    rig = Rig(context.kind, motion.places[0], turn, STILL, STILL, limbs, busy=busy)
    return _askew(run_rig(rig, context.room), hold, side, seconds)


def _askew(launched: LaunchResult, hold: Hold, side: Floats, gap: float) -> LaunchResult:
    """What sides that open one after the other do to the die; the right one drags it along."""
    gone = launched.start
    velocity = gone.velocity - hold.drift * gap * side
    spin = gone.spin - hold.twist * gap * UP
    return replace(launched, start=Start(gone.position, gone.turn, velocity, spin), gap=gap)


def _side(context: LaunchContext, motion: Motion, at: int, outward: Floats) -> Limb:
    """One side of a grip: a palm, the tip of a stick or of a finger."""
    hold = context.spec.hold
    if len(hold.size) == 3:
        size = tuple(size / 2 for size in hold.size)
        part = Part(hold.bodies[at], "box", size, hold.friction, hold.damping)
        thick = size[2]
    else:
        part = Part(hold.bodies[at], "sphere", hold.size[:1], hold.friction, hold.damping)
        thick = hold.size[0]
    middle = (context.shape.half + thick - hold.press) * outward
    return Limb(part, motion, middle, turn_from_axes(outward, context.ahead))


def swung(context: LaunchContext) -> LaunchResult:
    """On a string: from the front to the back, then let go forward [DC-PENDUL-02]."""
    start, length = context.start, context.spec.hold.string
    rise, width = _swing_of(context, length)
    ahead = context.ahead
    anchor = start.position - length * (np.sin(rise) * ahead - np.cos(rise) * UP)
    place = anchor + length * (np.sin(width) * ahead - np.cos(width) * UP)
    limb = Limb(Part(context.spec.hold.bodies[0], "sphere", (0.004,)), still(anchor))
    when = _swing_steps(width, rise, length)
    rig = Rig(
        context.kind, place, start.turn, STILL, STILL, (limb,), string=length, release_step=when
    )
    found = run_rig(rig, context.room)
    gone = found.start
    trailing = Start(gone.position, gone.turn, gone.velocity * STRING_SHARE, start.spin)
    return replace(found, start=trailing, swing=_angles(found.poses[:, :3] - anchor, ahead))


def _swing_of(context: LaunchContext, length: float) -> tuple[float, float]:
    """The angle at which the die is let go and how wide it swings, in radians."""
    velocity = context.start.velocity
    speed = float(np.linalg.norm(velocity))
    rise = float(np.arcsin(np.clip(velocity[2] / speed, -1, 1)))
    cosine = np.cos(rise) - speed**2 / (2 * GRAVITY * length)
    width = float(np.arccos(np.clip(cosine, -1, 1)))
    if not np.radians(LEAST_SWING) <= width <= np.radians(WIDEST_SWING) or cosine < -1:
        refuse("velocity", "no swing on this string lets the die go so")
    return rise, width


def _swing_steps(width: float, goal: float, length: float) -> int:
    """How many steps a pendulum needs from the front to the back and forward to an angle."""
    angle, rate, step, back = width, 0.0, 0, False
    while not (back and rate > 0 and angle >= goal):
        rate -= GRAVITY / length * float(np.sin(angle)) * TIMESTEP
        angle += rate * TIMESTEP
        back = back or rate > 0
        step += 1
    return step


def _angles(arms: Floats, ahead: Floats) -> tuple[float, float]:
    """How far back and how far forward the string swung, in degrees."""
    angles = np.degrees(np.arctan2(arms @ ahead, -arms[:, 2]))
    return float(-angles.min()), float(angles.max())
