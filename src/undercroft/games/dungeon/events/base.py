"""What events of Dungeon! have in common."""

from undercroft.engine import Event, Weight

RICHES, FORTUNE = 2000, 5000
"""What a treasure is worth that is told of later, and one that may decide a game."""


class DungeonEvent(Event, frozen=True):
    """Something that happened under Darkpain Castle."""


class HeroEvent(DungeonEvent, frozen=True):
    """Something that a hero did or suffered."""

    hero: int


class SeatEvent(HeroEvent, frozen=True):
    """What matters to the player of a hero, whoever that is by now."""

    seat: int


class TreasureEvent(SeatEvent, frozen=True):
    """A treasure that a hero gains or loses; how much it matters is its worth."""

    treasure: int
    gold: int

    @property
    def weighs(self) -> Weight:
        if self.gold >= FORTUNE:
            return Weight.TURN
        return Weight.DEED if self.gold >= RICHES else Weight.STEP
