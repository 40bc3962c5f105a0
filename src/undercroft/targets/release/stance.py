"""What a thrower's body does beside moving the hand: facing, eyes, jump, turn, balance, catch.

The controls tell it; the server bounds it and makes it felt in the throw. It knows no condition.
"""

from msgspec import Struct

from undercroft.engine.refusals import Refused

LONG = 60.0
"""Seconds that nothing of a throw lasts."""


class Stance(Struct, frozen=True, forbid_unknown_fields=True):
    """How the thrower stands and moves; a plain throw needs none of it."""

    facing: float = 0.0
    """Degrees by which the thrower is turned away from the Target."""
    eyes_shut: bool = False
    goggle: bool = False
    """The goggle was up from lifting the die to letting it go."""
    other_hand: bool = False
    """Thrown with the hand that the player does not write with."""
    jump: float = 0.0
    """How high the feet leave the ground, in m."""
    since: float = 0.0
    """Seconds between taking off and letting go."""
    turned: float = 0.0
    """Degrees turned in the air."""
    turning: float = 0.0
    """How fast the body still turns when the die is let go, in radians a second."""
    stepped: float = 0.0
    """Metres that the thrower stepped forward during the throw."""
    held: float = 0.0
    """How long the die lay balanced, or was held in a grip, before it was thrown."""
    slipped: float = 0.0
    """The longest time for which a grip was too loose or too tight."""
    limp: float = 1.0
    """How limp a borrowed hand is held: 1 is middling, 0.5 stiff, 2 limp [DF-BORROW-02]."""
    passed: tuple[float, float, float] | None = None
    """How the neighbour threw the die over, in m/s; without it the table passes it."""
    caught: float | None = None
    """Seconds after the pass at which the thrower caught it; without it, in the middle."""
    waited: float = 0.0
    """Seconds between the catch and letting go."""


def check_stance(stance: Stance) -> None:
    """Refuse a stance that no body could take; the reason names the field."""
    for field, (low, high) in _BOUNDS.items():
        number = getattr(stance, field)
        if number is not None and not low <= number <= high:
            _refuse(field, f"must lie between {low:g} and {high:g}")
    if stance.passed is not None and not all(abs(speed) <= 10 for speed in stance.passed):
        _refuse("passed", "a neighbour passes with at most 10 m/s")


_BOUNDS = {
    "facing": (-180.0, 180.0),
    "jump": (0.0, 1.0),
    "since": (0.0, LONG),
    "turned": (-1080.0, 1080.0),
    "turning": (-20.0, 20.0),
    "stepped": (-2.0, 2.0),
    "held": (0.0, LONG),
    "slipped": (0.0, LONG),
    "limp": (0.5, 2.0),
    "caught": (0.0, LONG),
    "waited": (0.0, LONG),
}


def _refuse(field: str, problem: str) -> None:
    raise Refused("bad-release", f"stance.{field}: {problem}", field=f"stance.{field}")
