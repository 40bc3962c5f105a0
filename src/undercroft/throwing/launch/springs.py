"""The launcher that is a bent card: it juts over the table's edge, springs back and flings the die.

It knows no condition.
"""

import numpy as np

from undercroft.targets.release.release import refuse
from undercroft.targets.scene.scene import the_board
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP, turn_from_axes, unit
from undercroft.throwing.launch.carriers import STILL
from undercroft.throwing.launch.context import LaunchContext
from undercroft.throwing.launch.motions import still
from undercroft.throwing.launch.result import LaunchResult
from undercroft.throwing.launch.rig import CARD_MASS, Limb, Part, Rig
from undercroft.throwing.launch.run import run_rig

ASKEW = 45.0
"""How far, in degrees, the card may point aside from the table's middle."""
OUT = 0.7
"""Where on the card the die lies, as a share of its length."""


def sprung(context: LaunchContext) -> LaunchResult:
    """The card is bent down by as much as the wanted speed needs, then let go [DF-CATAPULT-03]."""
    hold, outward = context.spec.hold, -context.ahead
    hinge, down = _edge(context, outward), _bend(context)
    arm, thick = hold.size[0] * OUT, hold.size[2] / 2
    along = np.cos(down) * outward - np.sin(down) * UP
    upward = np.cos(down) * UP + np.sin(down) * outward
    part = Part(
        hold.bodies[0],
        "box",
        (hold.size[0] / 2, hold.size[1] / 2, thick),
        hold.friction,
        hold.damping,
        hold.stiffness,
        float(np.radians(hold.rise)),
    )
    limb = Limb(part, still(hinge), turn=turn_from_axes(UP, outward), bend=down)
    place = hinge + arm * along + (thick + context.shape.half) * upward
    turn = context.any_turn(upward)
    return run_rig(Rig(context.kind, place, turn, STILL, STILL, (limb,)), context.room)


def _edge(context: LaunchContext, outward: Floats) -> Floats:
    """The point of the table's edge over which the card juts."""
    table, place = the_board(context.scene).table, context.start.position
    level = np.array([place[0], place[1], 0.0])
    far = float(np.abs(level).max() if table.shape == "square" else np.linalg.norm(level))
    if far < 1e-6 or unit(level) @ outward < np.cos(np.radians(ASKEW)):
        refuse("velocity", "the card must point at the table's middle")
    found: Floats = level * table.half / far
    return found


def _bend(context: LaunchContext) -> float:
    """How far the card is bent below level, in radians, to fling with the wanted speed."""
    hold, speed = context.spec.hold, float(np.linalg.norm(context.start.velocity))
    arm = hold.size[0] * OUT
    inertia = context.kind.mass * arm**2 + CARD_MASS * hold.size[0] ** 2 / 3
    bend = float(np.degrees(speed / arm * np.sqrt(inertia / hold.stiffness))) - hold.rise
    if not 0 <= bend <= hold.bend:
        refuse("velocity", f"a card bends by 0 to {hold.bend:g} degrees, not by {bend:.0f}")
    return float(np.radians(bend))
