"""Fights with monsters, and what a hero suffers in them."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import HeroEvent, SeatEvent

DEEP = 4
"""The level from which a beaten monster is told of later."""


class AttackRolled(HeroEvent, frozen=True):
    foe: int
    dice: str
    total: int
    needs: int


class SpellRolled(HeroEvent, frozen=True):
    spell: int
    foe: int
    dice: str
    total: int
    needs: int


class AttackRaised(HeroEvent, frozen=True):
    deed: int
    total: int


class MonsterDefeated(SeatEvent, frozen=True):
    tone = "gain"
    foe: int
    level: int
    guard: int
    """1 for who guards the Shadowstone, else 0."""

    @property
    def weighs(self) -> Weight:
        if self.guard:
            return Weight.TURN
        return Weight.DEED if self.level >= DEEP else Weight.STEP


class MonsterAttacked(HeroEvent, frozen=True):
    foe: int
    dice: str
    total: int
    tier: str


class ResultSoftened(HeroEvent, frozen=True):
    deed: int
    tier: str


class TurnTokenTaken(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
