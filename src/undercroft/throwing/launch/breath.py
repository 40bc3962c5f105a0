"""Launchers of air: a die blown off a palm, or driven on while it is in the air.

The air's force grows with the square of its speed, fades with distance and outside its cone, and
ends when the die comes near the table. They know no condition.
"""

from collections.abc import Callable

import numpy as np

from undercroft.targets.conditions.launch_spec import Air
from undercroft.targets.release.help import Blow
from undercroft.targets.scene.space import GRAVITY, Vector
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP, unit
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.carriers import STILL
from undercroft.throwing.launch.context import LaunchContext, still_support
from undercroft.throwing.launch.result import LaunchResult
from undercroft.throwing.launch.rig import Rig, steps
from undercroft.throwing.launch.run import run_rig

Jet = Callable[[float, Floats], Floats]
"""From a second and a place to the force of the air there."""


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
    along = unit(context.start.velocity)
    jet = _jet(context, air, _before(air, die, along), begin)
    return _in_the_air(context, die, jet, begin + air.seconds)


def blown_by(context: LaunchContext, air: Air, die: Start, blow: Blow) -> LaunchResult:
    """The second of two stages: breath as somebody blew it at the die that was tossed.

    Up to the breath's first moment the die flies as without any: what was shown is what happens.
    """
    along = _direction(context.release.position, blow)
    gust = 1 + air.gust * float(context.random.normal())
    curve = np.array(blow.air or ((0.0, 0.0), (0.0, 0.0)))
    begin = float(curve[0, 0])
    curve[:, 0] -= begin
    jet = _force(air, _before(air, die, along), along, gust, curve, begin)
    blown = begin + min(air.seconds, float(curve[-1, 0]))
    return _in_the_air(context, die, jet, max(blown, _down_again(die)))


def _in_the_air(context: LaunchContext, die: Start, jet: Jet, busy: float) -> LaunchResult:
    rig = Rig(
        context.kind,
        die.position,
        die.turn,
        die.velocity,
        die.spin,
        air=jet,
        busy=steps(busy),
    )
    return run_rig(rig, context.room)


def _before(air: Air, die: Start, along: Floats) -> Floats:
    """Where the mouth is: before the highest point of a tossed die."""
    top = max(0.0, float(die.velocity[2])) / GRAVITY
    highest: Floats = die.position + die.velocity * top - 0.5 * GRAVITY * top**2 * UP
    return highest - air.mouth * along


def _direction(place: Vector, blow: Blow) -> Floats:
    """Where a mouth blows that looks at the board's centre, then aside and up."""
    ahead = unit([-place[0], -place[1], 0.0]) if place[0] or place[1] else np.array([0.0, 1.0, 0.0])
    aside, rise = np.radians(blow.aside), np.radians(blow.rise)
    turned = np.cos(aside) * ahead + np.sin(aside) * np.cross(UP, ahead)
    found: Floats = np.cos(rise) * turned + np.sin(rise) * UP
    return found


def _down_again(die: Start) -> float:
    """Seconds until a tossed die that nobody blows at is on the table."""
    up, height = float(die.velocity[2]), max(0.0, float(die.position[2]))
    return (up + float(np.sqrt(up**2 + 2 * GRAVITY * height))) / GRAVITY


def _jet(context: LaunchContext, air: Air, mouth: Floats, begin: float) -> Jet:
    along = unit(context.start.velocity)
    gust = 1 + air.gust * float(context.random.normal())
    top = float(np.linalg.norm(context.start.velocity))
    curve = np.array(context.release.air or ((0.0, top), (air.seconds, top)))
    curve[:, 0] -= curve[0, 0]
    return _force(air, mouth, along, gust, curve, begin)


def _force(air: Air, mouth: Floats, along: Floats, gust: float, curve: Floats, begin: float) -> Jet:
    """The push of a breath whose speeds are a curve from `begin` on."""

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
