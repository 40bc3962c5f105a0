"""Dice are taken, thrown, hit and miss, and the damage they deal."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import HeroEvent

MIGHTY = 8
"""The damage of one throw that is told of later."""


class DieTaken(HeroEvent, frozen=True):
    die: int
    weapons: Names
    throws: Names


class DiceRetrieved(HeroEvent, frozen=True):
    """`who` chose it; all suffer. [DC-NODICE-03]"""

    weight = Weight.DEED
    damage: int


class DieHit(HeroEvent, frozen=True):
    weight = Weight.STEP
    section: int
    icon: int


class DieOnWeb(HeroEvent, frozen=True):
    """A hit of value 0. [DC-MODIF-05]"""

    weight = Weight.STEP
    icon: int


class DieOnTemplate(HeroEvent, frozen=True):
    """[DC-TEMPL-08]"""

    weight = Weight.STEP
    template: Names
    section: int
    icon: int


class DieMissed(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    reason: str
    """A miss of `undercroft.targets.move.misses`."""
    icon: int


class AbilityUsed(HeroEvent, frozen=True):
    weight = Weight.STEP
    cause: Names
    colour: int


class TokenSpent(HeroEvent, frozen=True):
    """A Level Up token. [DC-LEVEL-09]"""

    weight = Weight.STEP
    colour: int


class ThrownAgain(HeroEvent, frozen=True):
    """By the own ability, or by a card. [DC-ABIL-03]"""

    weight = Weight.STEP
    cause: Names


class XpGained(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    xp: int


class DamageDealt(HeroEvent, frozen=True):
    tone = "gain"
    foe: int
    damage: int
    parts: Parts
    life: int
    """Left to the monster; below 0 too. [DC-REST-02]"""

    @property
    def weighs(self) -> Weight:
        return Weight.DEED if self.damage >= MIGHTY else Weight.STEP


class InstaKill(HeroEvent, frozen=True):
    weight = Weight.TURN
    tone = "gain"
    foe: int


class MonsterDefeated(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    level: int


class BossDefeated(HeroEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"
    foe: int
