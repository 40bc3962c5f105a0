"""Heroes are chosen and the dungeon is prepared."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent, HeroEvent


class HeroTaken(HeroEvent, frozen=True):
    weight = Weight.STEP
    hero: int
    drawn: int
    """1 where chance found the Hero."""


class DifficultyChosen(CatacombsEvent, frozen=True):
    difficulty: int


class LevelUpChosen(CatacombsEvent, frozen=True):
    on: int
    """1 where the Level Up variant is played."""


class LeaderNamed(HeroEvent, frozen=True):
    weight = Weight.STEP
    drawn: int


class LeaderChanged(HeroEvent, frozen=True):
    """`who` leads now. [DC-MOVEON-01]"""


class BoxesMixed(CatacombsEvent, frozen=True):
    """Whose Target and whose dice are used. [DC-MIX-03] [DC-MIX-04]"""

    weight = Weight.STEP
    target: Names
    dice: Names


class CardsLeftOut(CatacombsEvent, frozen=True):
    """The Target has not what their throws are about. [DC-MIX-05]"""

    weight = Weight.STEP
    cards: Names
