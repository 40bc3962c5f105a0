"""A throw as it is asked for: where the hand lets go, how fast, with what, as plain data.

Whether a hand can do that in a scene is checked in `input`. It knows no seed and no physics engine.
"""

from typing import NoReturn

from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.targets.decoding import read_message
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.stance import Stance
from undercroft.targets.scene.space import Vector

Sample = tuple[float, float, float, float]
"""A second, and where the hand was then."""


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """A throw as it is asked for: metres, metres a second, radians a second.

    The velocity is that of what launches the die: the hand, what carries it, the finger, the air.
    """

    position: Vector
    velocity: Vector
    spin: Vector = (0.0, 0.0, 0.0)
    """About the axes of the table; only the open hand gives a die a spin."""
    launcher: Launcher = Launcher.DIRECT
    trace: tuple[Sample, ...] = ()
    """Where the launching hand was at which second; without it, it makes a plain stroke."""
    air: tuple[tuple[float, float], ...] = ()
    """How fast the breath was at which second."""
    offset: Vector = (0.0, 0.0, 0.0)
    """How far beside the die's middle a finger, palm or head aims."""
    gap: float = 0.0
    """Seconds by which the right hand opens after the left."""
    stance: Stance = Stance()


def read_release(raw: object) -> Release:
    """A release from plain data, such as a client's message."""
    return read_message(raw, Release, "bad-release")


def refuse(field: str, problem: str) -> NoReturn:
    """Refuse a release; the reason names the field."""
    raise Refused("bad-release", f"{field}: {problem}", field=field)
