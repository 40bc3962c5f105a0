"""The launchers: how a release becomes a flying die, by hand, carried, struck, blown or sprung.

In all but the first the launching bodies are simulated, so nobody can send any velocity they like
[DF-SIM-05]. A release's velocity is that of what launches: hand, carrier, finger, air, card. The
stages run one after the other: what holds the die, what meets it in the air, what blows at it. The
last of them gets the release's velocity, those before it toss the die up.
"""

from dataclasses import replace

import numpy as np
from msgspec import structs

from undercroft.targets.conditions.launch_spec import Air, LaunchSpec
from undercroft.targets.release.bounds import SLOWEST
from undercroft.targets.release.help import Blow
from undercroft.targets.release.release import Release, refuse
from undercroft.targets.scene.board import Tremor
from undercroft.targets.scene.scene import Scene, the_board
from undercroft.throwing.geometry.clearance import room_around
from undercroft.throwing.geometry.orientation import UP, heading, leaning
from undercroft.throwing.input.tremor import Start, start_of
from undercroft.throwing.launch.breath import blown_by, blown_off, blown_on
from undercroft.throwing.launch.carriers import carried, opened, swung
from undercroft.throwing.launch.context import LaunchContext
from undercroft.throwing.launch.result import LaunchResult, at_once, chained
from undercroft.throwing.launch.springs import sprung
from undercroft.throwing.launch.strikes import flicked, met

SLACK = 1.2
"""The tremor may carry a throw a little beyond what a hand can do."""
MOST_SPIN = 400.0
STRING_TOSS = 1.0
"""How fast a die on its string can be tossed almost straight up, in m/s."""


def launch(
    release: Release,
    scene: Scene,
    spec: LaunchSpec,
    tremor: Tremor,
    seed: int,
    blow: Blow | None = None,
) -> LaunchResult:
    """Launch the die of a scene; refuses what its launchers can't do.

    With a blow the release is the toss before it: what it does can't depend on the breath.
    """
    if np.linalg.norm(release.velocity) < SLOWEST:
        refuse("velocity", "nothing is left of the throw")
    start = start_of(release, tremor, seed)
    random = np.random.default_rng([seed, 1])
    ahead = heading(start.velocity, start.position)
    context = LaunchContext(scene, spec, release, start, random, room_around(scene), ahead)
    launched = first = _first_stage(context, is_toss=blow is not None)
    meets = [meet for meet in spec.meets if not meet.lying]
    for meet in meets:
        last = meet is meets[-1] and spec.air is None
        velocity = start.velocity if last else None
        launched = chained(launched, met(context, meet, launched.start, velocity))
    if spec.air is not None and spec.tossed:
        launched = chained(launched, _blown(context, spec.air, launched.start, blow))
    _check(launched, scene)
    return replace(launched, tossed=first.start.velocity)


def _blown(context: LaunchContext, air: Air, die: Start, blow: Blow | None) -> LaunchResult:
    if blow is None:
        return blown_on(context, air, die)
    return blown_by(context, air, die, blow)


def _check(launched: LaunchResult, scene: Scene) -> None:
    """Refuse a launch that ends as no human one does: stuck, or squeezed out [DF-SIM-06]."""
    if not launched.left:
        refuse("velocity", "the die never leaves the hand")
    fastest = the_board(scene).limits.speed
    if np.linalg.norm(launched.start.velocity) > fastest * SLACK:
        refuse("velocity", f"the die would leave with more than {fastest:g} m/s")
    if np.linalg.norm(launched.start.spin) > MOST_SPIN:
        refuse("velocity", f"the die would spin with more than {MOST_SPIN:g} rad/s")


def _first_stage(context: LaunchContext, *, is_toss: bool) -> LaunchResult:
    spec = context.spec
    if is_toss and spec.hold.kind != "string":
        context = replace(context, release=_untraced(context.release))
    elif spec.tossed:
        context = replace(context, start=_upward(context), release=_untraced(context.release))
    elif spec.air is not None:
        return blown_off(context, spec.air)
    elif spec.meets:
        return flicked(context, spec.meets[0])
    match spec.hold.kind:
        case "hand":
            return at_once(context.start)
        case "thumb":
            return at_once(_flat(context))
        case "grip":
            return opened(context)
        case "string":
            return swung(context)
        case "flap":
            return sprung(context)
        case _:
            return carried(context)


def _flat(context: LaunchContext) -> Start:
    """A Template or coin that lies flat on the thumb before it is flipped [DC-FLIP-02]."""
    yaw = float(context.random.uniform(0, np.pi))
    turn = np.array([np.cos(yaw), 0.0, 0.0, np.sin(yaw)])
    start = context.start
    return Start(start.position, turn, start.velocity, start.spin)


def _untraced(release: Release) -> Release:
    """A recorded motion belongs to the last stage, so a toss has none."""
    return structs.replace(release, trace=())


def _upward(context: LaunchContext) -> Start:
    """The toss that comes before a meeting: straight up, trembling as much as the throw does."""
    start, given = context.start, np.array(context.release.velocity)
    toss = context.spec.toss * UP
    if context.spec.hold.kind == "string":
        toss = STRING_TOSS * leaning(context.ahead, 15.0)
    share = float(np.linalg.norm(toss) / np.linalg.norm(given))
    velocity = toss + (start.velocity - given) * share
    return Start(start.position, start.turn, velocity, start.spin)
