"""What abilities, powers and Equipment do."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter.events.base import FighterEvent, SeatEvent


class HeroHealed(FighterEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    whose = "target"
    target: int
    amount: int
    life: int
    cause: Names


class GoldPicked(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gold: int


class TargetPlaced(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class ToadPlaced(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    damage: int
    """Of the monster from now on."""


class CharmPlaced(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class BeerGiven(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    whose = "target"
    target: int
    own: int
    """1 for who drinks it himself."""


class RefrainSung(SeatEvent, frozen=True):
    weight = Weight.DEED
    foe: int
    gold: int
    """Left in the Treasury."""


class TheftPlanned(SeatEvent, frozen=True):
    """A card will be stolen in End of Turn. [DF-POWER-13]"""

    weight = Weight.STEP


class GearUsed(SeatEvent, frozen=True):
    weight = Weight.STEP
    gear: int


class MonsterUnleashed(SeatEvent, frozen=True):
    weight = Weight.DEED
    foe: int
    damage: int
