"""The Lair, and monsters that roam or are summoned."""

from undercroft.engine import Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class LairSited(RunEvent, frozen=True):
    """The Lair is to lie beyond a side of a laid tile; how it is turned is not known yet."""

    weight = Weight.STEP

    seat: int
    tile: int
    side: int


class LairPlaced(RunEvent, frozen=True):
    weight = Weight.TURN

    tile: int
    card: int


class MonsterStirred(RunEvent, frozen=True):
    card: int
    tile: int


class MonsterRoamed(RunEvent, frozen=True):
    weight = Weight.STEP

    card: int
    tile: int


class SummonTurned(RunEvent, frozen=True):
    seat: int
    card: int


class MonsterSummoned(RunEvent, frozen=True):
    weight = Weight.DEED

    seat: int
    card: int
    tile: int


class NothingSummoned(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
