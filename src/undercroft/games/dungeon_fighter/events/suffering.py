"""What Heroes and monsters suffer, lose and get back in a fight."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_fighter.events.base import FighterEvent, SeatEvent


class HeroHurt(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    damage: int
    parts: Parts
    life: int


class HeroSpared(SeatEvent, frozen=True):
    """What would have hurt did not."""

    weight = Weight.STEP
    tone = "gain"
    cause: Names


class HeroAshamed(SeatEvent, frozen=True):
    """What withdrawing costs. [DF-WITHDRAW-02]"""

    weight = Weight.STEP
    tone = "loss"
    life: int


class HeroFainted(SeatEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"


class Riposted(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    damage: int
    cause: Names
    life: int


class CriticalFailure(SeatEvent, frozen=True):
    weight = Weight.DEED
    foe: int


class MonsterHealed(FighterEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    amount: int
    life: int


class GearDestroyed(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"
    gear: int


class GoldLost(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int
    """Left in the Treasury."""
