"""Throws: what a rule asks of a hand, and what it is told of where the die came to rest.

Whole numbers and names only, so that a rule can't compute anything wrongly and a log says the same
everywhere. Boards, dice and conditions are no matter of the engine: whoever asks brings the check
of what may be answered along.
"""

from msgspec import Struct

from undercroft.engine.visibility import Public

NO_FACE = -1
"""The face of a die that can't be read, or that nobody told."""


class Piece(Struct, frozen=True, gc=False):
    """A die or Template that lies at the target."""

    kind: Public[str]
    name: Public[str]
    """Which of its kind it is: `red`, `white-2`; of a Template its kind."""
    at: Public[tuple[int, int, int]]
    """Its middle, in hundredths of a millimetre: from the target's centre, and above the table on
    which the target lies. When it is raised, all that lies on it goes up with it."""
    turn: Public[tuple[int, int, int, int]]
    """A quaternion, w first, in ten-thousandths."""


class Landing(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where and how a thrown die came to rest: all that a rule reads."""

    place: str
    """The region it lies in: a section, a hole, the rim, the table, the floor."""
    face: int = NO_FACE
    """The face that is up; -1 when none can be read."""
    bounces: int = 0
    """How often it landed on the table before it touched the target."""
    broken: tuple[str, ...] = ()
    """The conditions of the throw that were not kept."""
    icon: bool = False
    """Whether the symbol is up."""
    shares: tuple[tuple[str, int], ...] = ()
    """How it is spread over regions: in corners, or in hundredths of its lower face."""
    touched: tuple[str, ...] = ()
    """What it touched, in the order of the first touch; dice by their names."""
    passages: tuple[str, ...] = ()
    """The holes that it went down into."""
    pointed: str = ""
    """The section that a Template points at."""
    pushed: tuple[str, ...] = ()
    """The dice that were moved."""
    dice: tuple[Piece, ...] = ()
    """Afterwards: the dice at the target, each where it lies now."""
    templates: tuple[Piece, ...] = ()
    """Afterwards: the Templates at the target."""


class Throw(Struct, gc=False):
    """A seat throws something at a target. The answer is its `Landing`."""

    seat: int
    why: str

    def check(self, landing: Landing) -> None:
        """Refuse a landing that can't be the end of this throw."""
        raise NotImplementedError
