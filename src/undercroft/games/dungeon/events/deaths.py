"""Death, and those who come after."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import DungeonEvent, SeatEvent


class HeroKilled(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "loss"


class HeroEntered(SeatEvent, frozen=True):
    weight = Weight.STEP


class MinionRose(SeatEvent, frozen=True):
    weight = Weight.TURN
    place: int


class MinionSlain(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    rival: int


class PlayerOut(DungeonEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    seat: int
