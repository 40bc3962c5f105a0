"""Abilities and monsters of the first box, where boxes are mixed."""

from undercroft.engine import Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent, HeroEvent


class RageTaken(HeroEvent, frozen=True):
    weight = Weight.STEP
    life: int


class TargetPlaced(HeroEvent, frozen=True):
    foe: int


class TheftPlanned(HeroEvent, frozen=True):
    pass


class ToadPlaced(HeroEvent, frozen=True):
    foe: int
    damage: int
    """What it still does."""


class BeerGiven(HeroEvent, frozen=True):
    tone = "gain"
    whose = "target"
    target: int
    whom: int
    own: int
    """1 where the giver drinks it."""


class RefrainSung(HeroEvent, frozen=True):
    foe: int
    gold: int
    """Left in the Chest."""


class FlurryBegan(HeroEvent, frozen=True):
    weight = Weight.STEP


class GearDestroyed(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    gear: int


class GoldLost(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int
    """Left in the Chest."""


class MonsterHealed(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    amount: int
    life: int


class CriticalFailure(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
