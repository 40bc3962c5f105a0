"""Wounds, and what becomes of those who have too many."""

from undercroft.engine import Parts
from undercroft.games.dungeon_run.events.base import RunEvent


class HeroWounded(RunEvent, frozen=True):
    seat: int
    wounds: int
    parts: Parts = ()


class HeroSpared(RunEvent, frozen=True):
    """Wounds that cards kept away altogether."""

    seat: int
    parts: Parts


class HeroHealed(RunEvent, frozen=True):
    seat: int
    wounds: int


class Rallied(RunEvent, frozen=True):
    seat: int


class MonsterWounded(RunEvent, frozen=True):
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
    seat: int
    card: int


class HeroKnockedOut(RunEvent, frozen=True):
    """His wounds are reset to half of his life."""

    seat: int
    wounds: int
    parts: Parts


class HeroBegged(RunEvent, frozen=True):
    seat: int


class VotesShown(RunEvent, frozen=True):
    seat: int
    up: int
    down: int


class HeroDied(RunEvent, frozen=True):
    seat: int


class ItemLeft(RunEvent, frozen=True):
    seat: int
    card: int


class BootyTaken(RunEvent, frozen=True):
    seat: int
    card: int
