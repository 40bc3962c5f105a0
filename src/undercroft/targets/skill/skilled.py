"""A source of chance that throws by skill: a landing is drawn as the hands' throws were measured.

It draws with the stream of dice and cards, so such a throw can be checked like a die, and going
back gives the same one again.
"""

from bisect import bisect_right
from collections.abc import Sequence

from undercroft.engine.asks import Landing, Throw
from undercroft.engine.chance import Source
from undercroft.engine.dice import Die
from undercroft.targets.skill.odds import odds
from undercroft.targets.skill.tables import ANY_FACE

HANDS = ("steady", "average", "clumsy")
"""The hands that were measured, the surest first."""


class Skilled:
    """Throws for the seats that have a hand; everything else comes from `other`."""

    def __init__(self, other: Source, hands: Sequence[str | None]) -> None:
        self.other = other
        self.hands = hands
        """By seat; None for one that throws in another way."""

    @property
    def position(self) -> int:
        return self.other.position

    @position.setter
    def position(self, position: int) -> None:
        self.other.position = position

    def roll(self, count: int, die: Die) -> bytes | None:
        return self.other.roll(count, die)

    def draw(self, cards: Sequence[int]) -> int | None:
        return self.other.draw(cards)

    def throw(self, throw: Throw) -> Landing | None:
        hand = self.hands[throw.seat]
        if hand is None:
            return self.other.throw(throw)
        found = odds(throw.board, throw.die, throw.conditions, hand)
        drawn = self.other.draw(range(found.total))
        if drawn is None:
            return None
        end = found.ends[bisect_right(found.sums, drawn)]
        face = self.other.draw(range(found.faces)) if end.face == ANY_FACE else end.face
        return None if face is None else Landing(end.place, face, end.bounces, end.broken)
