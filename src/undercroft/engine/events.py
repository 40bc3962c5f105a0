"""Events: what happened, in the past tense, for those who may know it.

Rules put events into the state's outbox; the table hands them on. They carry facts, no words.
"""

from enum import IntEnum
from typing import ClassVar

from undercroft.engine.seats import EVERYONE, is_in
from undercroft.engine.told import Told

Parts = tuple[tuple[str, int], ...]
"""What a number is made of, in order: text ids with amounts, the base first."""
Names = tuple[str, ...]
"""Things by their text ids."""


class Weight(IntEnum):
    """How much an event matters, for those who tell a game in short."""

    DETAIL = 0
    """Only in the whole story: dice, blocks, who is asked."""
    STEP = 1
    """A deed like many: a move, a card used."""
    DEED = 2
    """Worth a picture: a monster beaten, a treasure found, wounds."""
    TURN = 3
    """Things are different now: somebody falls, a level ends, the boss is there."""
    PEAK = 4
    """What a game is told by: a death, the Stone, the last boss, the end."""


class Event(Told, frozen=True, gc=False, kw_only=True, tag=True):
    """Something that happened. `to` is the set of seats that may know it, `why` its rule."""

    weight: ClassVar[Weight] = Weight.DETAIL

    why: str
    to: int = EVERYONE

    @property
    def weighs(self) -> Weight:
        """How much this very one matters; what its numbers change is for its class to say."""
        return self.weight

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator for None, may know it."""
        return is_in(self.to, seat)
