"""Wounds, and what becomes of those who have too many."""

from undercroft.engine import Parts, Weight
from undercroft.games.dungeon_run.events.base import RunEvent

HEAVY = 3
"""So many wounds at once are remembered."""


class HeroWounded(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"

    seat: int
    wounds: int
    parts: Parts = ()

    @property
    def weighs(self) -> Weight:
        return Weight.TURN if self.wounds >= HEAVY else self.weight


class HeroSpared(RunEvent, frozen=True):
    """Wounds that cards kept away altogether."""

    seat: int
    parts: Parts


class HeroHealed(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int
    wounds: int


class Rallied(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int


class MonsterWounded(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int
    wounds: int
    parts: Parts = ()


class MonsterUnhurt(RunEvent, frozen=True):
    """Hits that gave no wound."""

    seat: int
    card: int
    parts: Parts


class MonsterHealed(RunEvent, frozen=True):
    card: int
    wounds: int


class MonsterKilled(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    card: int


class HeroKnockedOut(RunEvent, frozen=True):
    """His wounds are reset to half of his life."""

    weight = Weight.TURN
    tone = "loss"

    seat: int
    wounds: int
    parts: Parts


class HeroBegged(RunEvent, frozen=True):
    weight = Weight.TURN

    seat: int


class VotesShown(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    up: int
    down: int


class HeroDied(RunEvent, frozen=True):
    weight = Weight.PEAK
    tone = "loss"

    seat: int


class ItemLeft(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"

    seat: int
    card: int


class BootyTaken(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    card: int
