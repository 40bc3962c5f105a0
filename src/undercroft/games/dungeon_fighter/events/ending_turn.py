"""Loot, rest, gifts and Shops between two rooms."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter.events.base import FighterEvent, SeatEvent


class LootTaken(FighterEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int


class DiceReturned(FighterEvent, frozen=True):
    dice: int


class DiceGained(FighterEvent, frozen=True):
    """For Hero dice that nobody used. [DF-ENDTURN-07]"""

    weight = Weight.STEP
    dice: int
    missing: int
    """What the supply could not give. [DF-RULING-48]"""


class LeaderRecovered(SeatEvent, frozen=True):
    """The Leader token shows Undefeated again. [DF-ENDTURN-09]"""


class HeroWoke(SeatEvent, frozen=True):
    weight = Weight.STEP
    life: int


class ScarTaken(SeatEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    colour: int
    cause: Names
    """The ability that is lost."""


class HeroGone(SeatEvent, frozen=True):
    """To the next level. [DF-SCAR-04]"""

    weight = Weight.PEAK
    tone = "loss"


class MonsterCharmed(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int


class MonsterDiscarded(FighterEvent, frozen=True):
    foe: int


class CardStolen(FighterEvent, frozen=True):
    weight = Weight.STEP
    gear: int


class CardFound(FighterEvent, frozen=True):
    """In a Treasure Room. [DF-ROOM-10]"""

    weight = Weight.STEP
    gear: int


class NoCardLeft(FighterEvent, frozen=True):
    """The Equipment pile is empty. [DF-RULING-49]"""


class CardGiven(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gear: int


class CardLeft(FighterEvent, frozen=True):
    gear: int


class CardHanded(SeatEvent, frozen=True):
    weight = Weight.STEP
    target: int
    gear: int


class CardDiscarded(SeatEvent, frozen=True):
    gear: int


class ShopOpened(FighterEvent, frozen=True):
    weight = Weight.STEP
    offer: Names


class CardBought(FighterEvent, frozen=True):
    weight = Weight.STEP
    gear: int
    price: int
    gold: int
    """Left in the Treasury."""


class DieBought(FighterEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    gold: int


class HealingBought(FighterEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class FountainReached(FighterEvent, frozen=True):
    weight = Weight.STEP


class GoldFound(FighterEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class DiceFound(FighterEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    missing: int
