"""An aim: a throw in the numbers that a thrower thinks in."""

from typing import NamedTuple


class Aim(NamedTuple):
    """A throw from somewhere around the table, the numbers that a thrower thinks in."""

    stance: float
    """Where the thrower stands, in degrees counter-clockwise from east."""
    away: float
    height: float
    speed: float
    rise: float
    """Degrees above level."""
    aside: float
    """Degrees to the left of the board's centre."""
    topspin: float
    """Radians a second, forward as a wheel rolls."""
    twist: float = 0.0
    """Radians a second about the vertical."""
