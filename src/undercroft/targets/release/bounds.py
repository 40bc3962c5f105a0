"""Where a throw may be let go and how fast: what a human hand, a board and conditions allow."""

from msgspec import Struct

from undercroft.targets.scene.scene import Scene, the_board

SLOWEST = 0.05
"""In m/s: below this nothing has a direction, and a hand just drops the die."""
HAND_SPEED, HAND_PUSH = 6.0, 120.0
"""What a hand can do, in m/s and m/s2 [DF-SIM-06]."""
FARTHEST_BESIDE = 0.05
"""How far beside the die a finger, palm or head may aim, in m."""


class Bounds(Struct, frozen=True):
    """Where a throw may be let go and how fast: what the board or a condition allows."""

    nearest: float
    """From the board's centre, level."""
    farthest: float
    lowest: float
    """Above the table; below 0 for a hand beside and under it."""
    highest: float
    speed: float
    spin: float
    slowest: float = SLOWEST
    beyond: float = -10.0
    """At least so far outside the table's edge; below 0 inside."""
    push: float = HAND_PUSH
    """How much faster what launches the die may become, in m/s2."""


def plain_bounds(scene: Scene) -> Bounds:
    """What a plain throw at this board may do."""
    limits = the_board(scene).limits
    return Bounds(
        nearest=limits.nearest,
        farthest=limits.farthest,
        lowest=limits.lowest,
        highest=limits.highest,
        speed=limits.speed,
        spin=limits.spin,
    )
