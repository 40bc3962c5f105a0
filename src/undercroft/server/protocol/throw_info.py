"""The throw that a table waits for, as its clients are told it."""

from typing import Any, Literal

from msgspec import Struct

from undercroft.targets.move import Seen, Setting
from undercroft.targets.move.setting import Stood

SeatWay = Literal["physics", "companion", "steady", "average", "clumsy"]
"""How a seat throws: on screen, at a real board, or drawn by the skill of a hand."""


class HandPlace(Struct, frozen=True):
    """Where the thrower's hand is: whole degrees around the table and of loft, millimetres."""

    place: int
    away: int
    height: int
    loft: int
    speed: int
    """What the usual flick becomes, in mm/s."""


class Claim(Struct, frozen=True):
    """What somebody says was seen; the judge has not said yes yet."""

    id: int
    seat: int
    seen: Seen


class ThrowInfo(Struct, frozen=True, omit_defaults=True):
    """The throw that the table waits for."""

    die: str
    called: str
    """The die's own name."""
    conditions: tuple[str, ...]
    setting: Setting
    way: SeatWay
    hand: HandPlace
    places: tuple[str, ...]
    """Where the die can come to lie, for people who say what they saw."""
    seats: tuple[int, ...] = ()
    """Where around the table the thrower may go; anywhere if none is named."""
    stood: tuple[Stood, ...] = ()
    """What the conditions need, where it usually stands for somebody who throws from `hand`."""
    checks: tuple[str, ...] = ()
    """The conditions that can be broken, of which they say so too."""
    helper: int | None = None
    judge: int | None = None
    awaits: Literal["pass", "palm"] | None = None
    """The helper's part, while the thrower has to wait for it."""
    help_left: int | None = None
    """Milliseconds that the helper still has for it."""
    helped: tuple[dict[str, Any], ...] = ()
    """The parts that were done: of the helper as it sent them, of the thrower that it tossed."""
    can_toss: bool = False
    """Whether the thrower may toss the die up first and then blow at it."""
    claim: Claim | None = None
