"""Launchers of air: a die blown off a palm, or driven on while it is in the air.

The air's force grows with the square of its speed, fades with distance and outside its cone, and
ends when the die comes near the table. They know no condition.
"""

from collections.abc import Callable

import numpy as np

from undercroft.targets.conditions.launch_spec import Air
from undercroft.targets.scene.space import GRAVITY
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP, unit
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.carriers import STILL
from undercroft.throwing.launch.context import LaunchContext, still_support
from undercroft.throwing.launch.result import LaunchResult
from undercroft.throwing.launch.rig import Rig, steps
from undercroft.throwing.launch.run import run_rig


def blown_off(context: LaunchContext, air: Air) -> LaunchResult:
    """The die lies on a still palm; breath moves it [DF-BLOW-02] [DF-BLOW-03]."""
    place = context.start.position
    mouth = place - air.mouth * unit(context.start.velocity)
    rig = Rig(
        context.kind,
        place,
        context.any_turn(UP),
        STILL,
        STILL,
        (still_support(context, context.spec.hold),),
        air=_jet(context, air, mouth, 0.0),
        busy=steps(air.seconds),
    )
    return run_rig(rig, context.room)


def blown_on(context: LaunchContext, air: Air, die: Start) -> LaunchResult:
    """While the die is in the air, breath drives it on [DC-BLOW-02]."""
    top = max(0.0, float(die.velocity[2])) / GRAVITY
    begin = max(0.0, top - air.lead)
    highest = die.position + die.velocity * top - 0.5 * GRAVITY * top**2 * UP
    mouth = highest - air.mouth * unit(context.start.velocity)
    rig = Rig(
        context.kind,
        die.position,
        die.turn,
        die.velocity,
        die.spin,
        air=_jet(context, air, mouth, begin),
        busy=steps(begin + air.seconds),
    )
    return run_rig(rig, context.room)


def _jet(
    context: LaunchContext, air: Air, mouth: Floats, begin: float
) -> Callable[[float, Floats], Floats]:
    along = unit(context.start.velocity)
    gust = 1 + air.gust * float(context.random.normal())
    top = float(np.linalg.norm(context.start.velocity))
    curve = np.array(context.release.air or ((0.0, top), (air.seconds, top)))
    curve[:, 0] -= curve[0, 0]

    def force(time: float, place: Floats) -> Floats:
        since, way = time - begin, place - mouth
        far = float(np.linalg.norm(way))
        if not 0 <= since <= min(air.seconds, curve[-1, 0]) or far < 1e-6:
            return STILL
        angle = np.degrees(np.arccos(np.clip(way @ along / far, -1, 1)))
        fading = min(1.0, air.mouth / far) * float(np.exp(-((angle / air.cone) ** 2)))
        speed = gust * fading * float(np.interp(since, curve[:, 0], curve[:, 1]))
        found: Floats = air.push * speed**2 * along
        return found

    return force
