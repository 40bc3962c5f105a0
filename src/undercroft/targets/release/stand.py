"""Where the hand of a gesture is and what its usual flick becomes: all that a client does not say.

The server sets it for each board and condition, the same for everybody. It knows no trace.
"""

from msgspec import Struct

from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.stance import Stance


class Stand(Struct, frozen=True, forbid_unknown_fields=True):
    """How one throw stands ready; metres, degrees, m/s and rad/s."""

    seat: float
    """Where the thrower is, counter-clockwise from east."""
    away: float
    """How far the hand is from the board's centre when it lets go."""
    height: float
    loft: float
    """How far upward a stroke forward throws."""
    speed: float
    """How fast the thrower's usual flick becomes: of the hand, the finger, the air ..."""
    slowest: float
    fastest: float
    spin: float
    """The most that the throw may spin."""
    topspin: float = 0.0
    """What the hand does by itself; a curved stroke adds to the twist."""
    twist: float = 0.0
    widest: float = 45.0
    """How far aside a stroke can throw."""
    fall: float = 0.0
    """How fast a tossed die falls where a palm, a head meets it."""
    launcher: Launcher = Launcher.DIRECT
    stance: Stance = Stance()
