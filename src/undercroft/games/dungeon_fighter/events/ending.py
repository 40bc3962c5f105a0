"""The game is won or lost."""

from undercroft.engine import Weight
from undercroft.games.dungeon_fighter.events.base import FighterEvent


class PartyWon(FighterEvent, frozen=True):
    weight = Weight.PEAK
    foe: int


class PartyLost(FighterEvent, frozen=True):
    weight = Weight.PEAK
    foe: int
    dice: int
    """1 where no Bonus die was left against the Boss, 0 where all Heroes were K.O."""
