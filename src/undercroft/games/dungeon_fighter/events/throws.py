"""Dice are taken, thrown, hit and miss, and the damage they deal."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_fighter.events.base import SeatEvent

MIGHTY = 8
"""The damage of one throw that is told of later."""


class DieTaken(SeatEvent, frozen=True):
    die: int
    weapons: Names
    throws: Names
    stunt: str
    """The special throw where it is new in a fight, or `none`, `several` or `known`."""


class BeatingTaken(SeatEvent, frozen=True):
    """`seat` chose it; all suffer. [DF-COMBAT-22]"""

    weight = Weight.DEED
    damage: int


class DieHit(SeatEvent, frozen=True):
    weight = Weight.STEP
    section: int
    icon: int


class DieMissed(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    reason: str
    """A miss of `undercroft.targets.move.misses`, or `small` or `impossible`."""
    icon: int


class ColourChosen(SeatEvent, frozen=True):
    colour: int


class AbilityUsed(SeatEvent, frozen=True):
    weight = Weight.STEP
    cause: Names
    colour: int


class ThrownAgain(SeatEvent, frozen=True):
    """By the own ability, or by a card. [DF-POWER-20] [DF-ITEM-03]"""

    weight = Weight.STEP
    cause: Names


class FlurryBegan(SeatEvent, frozen=True):
    """The second throw of a Flurry. [DF-POWER-01]"""

    weight = Weight.STEP


class RageTaken(SeatEvent, frozen=True):
    weight = Weight.STEP
    life: int


class DamageDealt(SeatEvent, frozen=True):
    tone = "gain"
    foe: int
    damage: int
    parts: Parts
    life: int
    """Left to the monster."""

    @property
    def weighs(self) -> Weight:
        return Weight.DEED if self.damage >= MIGHTY else Weight.STEP


class FatalBlow(SeatEvent, frozen=True):
    weight = Weight.TURN
    tone = "gain"
    foe: int


class MonsterDefeated(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    level: int


class BossDefeated(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"
    foe: int
