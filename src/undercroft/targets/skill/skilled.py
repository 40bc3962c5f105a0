"""A source of chance that throws by skill: a landing is drawn as the hands' throws were measured.

It draws with the stream of dice and cards, so going back gives the same throw again, and whoever
knows key and hands can check it like a die.
"""

from bisect import bisect_right
from collections.abc import Sequence

from undercroft.engine.asks import Landing, Throw
from undercroft.engine.chance import Around, Source
from undercroft.targets.skill.odds import odds
from undercroft.targets.skill.tables import ANY_FACE

HANDS = ("steady", "average", "clumsy")
"""The hands that were measured, the surest first."""


class Skilled(Around):
    """Throws for the seats that have a hand; everything else comes from `other`."""

    def __init__(self, other: Source, hands: Sequence[str | None]) -> None:
        super().__init__(other)
        self.hands = hands
        """By seat; None for one that throws in another way."""

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
