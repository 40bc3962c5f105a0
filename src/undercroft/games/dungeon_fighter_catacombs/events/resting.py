"""What the party does while it rests."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent, HeroEvent


class EpicShot(HeroEvent, frozen=True):
    """[DC-REST-02]"""

    weight = Weight.DEED
    tone = "gain"
    gold: int


class LootTaken(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int


class ScarTaken(HeroEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    colour: int
    cause: Names
    """The ability that is lost."""
    life: int


class HeroEliminated(HeroEvent, frozen=True):
    weight = Weight.PEAK
    tone = "loss"


class DiceReturned(CatacombsEvent, frozen=True):
    dice: int


class MonsterCharmed(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int


class MonsterDiscarded(CatacombsEvent, frozen=True):
    foe: int


class CardGiven(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gear: int


class RelicWon(CatacombsEvent, frozen=True):
    """It belongs to all. [DC-RELIC-02]"""

    weight = Weight.DEED
    gear: int


class CardLeft(CatacombsEvent, frozen=True):
    gear: int


class CardHanded(HeroEvent, frozen=True):
    weight = Weight.STEP
    target: int
    whom: int
    gear: int


class CardDiscarded(HeroEvent, frozen=True):
    gear: int


class IconsCounted(CatacombsEvent, frozen=True):
    """[DC-MOVEON-10]"""

    icons: int
    needed: int
