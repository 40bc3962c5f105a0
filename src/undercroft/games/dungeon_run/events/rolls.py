"""Dice, the numbers they need, and the cards that change either."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class DiceRolled(RunEvent, frozen=True):
    seat: int
    dice: str
    parts: Parts = ()


class DiceRerolled(RunEvent, frozen=True):
    """A hero rolls own dice again; `dice` are all of them as they lie now."""

    seat: int
    card: int
    dice: str


class RerollForced(RunEvent, frozen=True):
    """A hero makes another roll again."""

    seat: int
    target: int
    card: int
    dice: str


class MonsterRerolled(RunEvent, frozen=True):
    """A hero makes a monster roll again."""

    seat: int
    foe: int
    card: int
    dice: str


class DieTurned(RunEvent, frozen=True):
    seat: int
    card: int
    face: int
    to_face: int


class DiceCounted(RunEvent, frozen=True):
    """All dice of a face count as another from now on."""

    seat: int
    card: int
    face: int
    to_face: int
    dice: str


class NumberChanged(RunEvent, frozen=True):
    """A number that cards changed: what is needed to `hit`, `escape` or `disarm`, the `price` of
    an Advance, the ability cards of a `draw`, the actions left after a `stand`, a hero's `life`.
    """

    seat: int
    what: str
    number: int
    parts: Parts


class TraitWorked(RunEvent, frozen=True):
    """A card of a hero changed what happens, without a number; `what` is its verb."""

    seat: int
    what: str
    by: Names


class MonsterTraitWorked(RunEvent, frozen=True):
    """The same of a monster; `by` names a card that lies on it, nothing its own."""

    card: int
    what: str
    by: Names = ()


class CurseFell(RunEvent, frozen=True):
    """A hero's abilities are off where he stands."""

    weight = Weight.STEP
    tone = "loss"

    seat: int


class CurseLifted(RunEvent, frozen=True):
    """They work again."""

    seat: int


class MonsterRolled(RunEvent, frozen=True):
    card: int
    dice: str
    parts: Parts = ()


class MonsterRolledAgain(RunEvent, frozen=True):
    card: int
    dice: str
