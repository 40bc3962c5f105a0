"""How a game begins, and what comes round with each turn."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import DungeonEvent, HeroEvent, SeatEvent


class StartRolled(DungeonEvent, frozen=True):
    seat: int
    total: int


class StarterFound(DungeonEvent, frozen=True):
    seat: int


class ClassTaken(SeatEvent, frozen=True):
    weight = Weight.STEP


class SpellsCounted(HeroEvent, frozen=True):
    count: int


class SpellTaken(HeroEvent, frozen=True):
    spell: int


class TurnBegan(HeroEvent, frozen=True):
    pass


class TurnLost(HeroEvent, frozen=True):
    left: int


class HeroFreed(HeroEvent, frozen=True):
    rival: int
    own: int
    """1 for who frees the own hero, else 0."""


class DeedUsed(HeroEvent, frozen=True):
    deed: int


class SpellsRegained(HeroEvent, frozen=True):
    count: int


class DeedRegained(HeroEvent, frozen=True):
    deed: int
