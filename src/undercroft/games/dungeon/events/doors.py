"""What waits behind doors: sensed, seen or turned up."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import DungeonEvent, HeroEvent, SeatEvent


class RoomSensed(HeroEvent, frozen=True):
    place: int


class MonsterSeen(DungeonEvent, frozen=True):
    foe: int
    place: int


class PrizeSeen(DungeonEvent, frozen=True):
    treasure: int
    place: int


class CardForgotten(HeroEvent, frozen=True):
    pass


class MonsterRevealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class PrizeRevealed(DungeonEvent, frozen=True):
    treasure: int


class CageFell(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"
    card: int


class CageOpened(HeroEvent, frozen=True):
    card: int


class TearRevealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    card: int


class MonsterBurned(DungeonEvent, frozen=True):
    foe: int


class TokenPlaced(DungeonEvent, frozen=True):
    foe: int
    token: int


class TokensSwapped(HeroEvent, frozen=True):
    foe: int
    card: int


class SiteCleared(DungeonEvent, frozen=True):
    weight = Weight.STEP
    place: int
    level: int


class WanderingRolled(HeroEvent, frozen=True):
    total: int


class WandererCame(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    level: int
