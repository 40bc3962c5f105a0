"""What Heroes suffer and lose in a fight."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import HeroEvent


class HeroHurt(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    damage: int
    parts: Parts
    life: int


class HeroSpared(HeroEvent, frozen=True):
    """What would have hurt did not."""

    weight = Weight.STEP
    tone = "gain"
    cause: Names


class HeroAshamed(HeroEvent, frozen=True):
    """What backing down costs. [DC-BACK-02]"""

    weight = Weight.STEP
    tone = "loss"
    amount: int
    life: int


class DeathTouched(HeroEvent, frozen=True):
    """[DC-MABIL-01]"""

    weight = Weight.DEED
    tone = "loss"
    foe: int


class HeroFainted(HeroEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"


class DieLost(HeroEvent, frozen=True):
    """Toxic. [DC-MABIL-02] [DC-MABIL-03]"""

    weight = Weight.STEP
    tone = "loss"
    foe: int
    dice: int
    """Left in the Chest."""


class DieKept(HeroEvent, frozen=True):
    """Armour gave back what Toxic took."""

    weight = Weight.STEP
    tone = "gain"
    gear: int
    dice: int


class GoldForMiss(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gear: int
    gold: int


class Riposted(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    damage: int
    cause: Names
    life: int
