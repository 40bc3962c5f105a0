"""The Party moves and meets what waits in a room."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter.events.base import FighterEvent, SeatEvent


class TurnBegan(SeatEvent, frozen=True):
    """`seat` is the first player."""

    turn: int


class RoomEntered(FighterEvent, frozen=True):
    weight = Weight.STEP
    room: int
    level: int


class MonsterMet(FighterEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    level: int
    life: int
    damage: int
    gold: int


class BossMet(FighterEvent, frozen=True):
    weight = Weight.TURN
    foe: int
    life: int
    damage: int


class ThrowsClashed(FighterEvent, frozen=True):
    """Monster and room demand what nobody can do at once. [DF-RULING-60]"""

    throws: Names


class PartyWithdrew(FighterEvent, frozen=True):
    weight = Weight.DEED
    foe: int


class WithdrawalRefused(FighterEvent, frozen=True):
    """Somebody wants to fight on."""
