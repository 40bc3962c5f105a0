"""An aim as people set it at the keyboard: a few whole steps around the table's usual throw."""

from math import cos, radians, sin

from msgspec import Struct, structs

from undercroft.engine import Refused
from undercroft.targets.move import Throw
from undercroft.targets.release.release import Release

USUAL_STRENGTH = 5
FASTER = 1.08
"""How much faster each mark of strength is than the one below."""
ASIDE, RISE = 2.0, 4.0
"""Degrees of a step aside, and of a step of loft."""
HAIR = 1e-6
"""Rounding may not carry a throw beyond its limits."""


class Aim(Struct, frozen=True):
    """What is chosen; everything as it comes is a good usual throw."""

    place: int = 0
    """Degrees around the table, to the right of the thrower's own place."""
    aim: int = 0
    """Steps to the right of the Target's middle."""
    strength: int = USUAL_STRENGTH
    loft: int = 0
    """Steps above the usual rise."""


BOUNDS = {"place": (-180, 180), "aim": (-10, 10), "strength": (1, 9), "loft": (-5, 5)}


def with_step(aim: Aim, name: str, value: int) -> Aim:
    """The same aim with one thing chosen otherwise; Refused beyond its bounds."""
    low, high = BOUNDS[name]
    if not low <= value <= high:
        message = f"{name} goes from {low} to {high}"
        raise Refused("bad-aim", message, name=name, low=low, high=high)
    return structs.replace(aim, **{name: value})


def moved(aim: Aim, name: str, by: int) -> Aim:
    """The same aim some steps on, as far as it goes; around the table it goes on and on."""
    low, high = BOUNDS[name]
    value: int = getattr(aim, name) + by
    if name == "place":
        value = (value + 180) % 360 - 180
    return structs.replace(aim, **{name: min(max(value, low), high)})


def seat_of(throw: Throw, aim: Aim) -> int:
    """Where the hand is around the table, in whole degrees counter-clockwise from east."""
    return (round(throw.stand.seat) + aim.place) % 360


def heading_of(throw: Throw, aim: Aim) -> float:
    """Where the throw goes, in degrees counter-clockwise from east."""
    return (seat_of(throw, aim) + 180.0 - ASIDE * aim.aim) % 360.0


def release_of(throw: Throw, aim: Aim) -> Release:
    """The throw that an aim means where the table has put the hand."""
    stand = throw.stand
    turn, ahead = radians(seat_of(throw, aim)), radians(heading_of(throw, aim))
    rise = radians(min(max(stand.loft + RISE * aim.loft, -90.0), 90.0))
    speed = stand.speed * FASTER ** (aim.strength - USUAL_STRENGTH)
    speed = min(max(speed, stand.slowest + HAIR), stand.fastest - HAIR)
    flat = speed * cos(rise)
    return Release(
        position=(stand.away * cos(turn), stand.away * sin(turn), stand.height),
        velocity=(flat * cos(ahead), flat * sin(ahead), speed * sin(rise)),
        spin=(stand.topspin * sin(turn), -stand.topspin * cos(turn), stand.twist),
        launcher=stand.launcher,
        stance=stand.stance,
    )
