"""What abilities, aid, Equipment and Relics do."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import HeroEvent


class HeroHealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    amount: int
    life: int
    cause: Names


class GoldPicked(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gold: int


class CharmPlaced(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class GearUsed(HeroEvent, frozen=True):
    weight = Weight.STEP
    gear: int


class DieReadied(HeroEvent, frozen=True):
    weight = Weight.STEP
    die: int


class MonsterUnleashed(HeroEvent, frozen=True):
    weight = Weight.DEED
    foe: int
    damage: int
