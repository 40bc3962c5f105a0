"""Fights among heroes."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import HeroEvent, SeatEvent


class DuelRolled(HeroEvent, frozen=True):
    rival: int
    dice: str
    total: int
    rival_dice: str
    rival_total: int


class DuelWon(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    rival: int


class DuelTied(HeroEvent, frozen=True):
    rival: int


class HexRolled(HeroEvent, frozen=True):
    rival: int
    spell: int
    dice: str
    total: int
    needs: int
