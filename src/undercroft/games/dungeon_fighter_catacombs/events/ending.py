"""The game is won or lost."""

from undercroft.engine import Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent


class PartyWon(CatacombsEvent, frozen=True):
    weight = Weight.PEAK
    foe: int


class PartyLost(CatacombsEvent, frozen=True):
    weight = Weight.PEAK
    foe: int
    dice: int
    """1 where no die was left against the Boss, 0 where all Heroes fainted."""
