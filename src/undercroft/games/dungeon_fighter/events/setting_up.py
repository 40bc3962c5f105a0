"""Heroes, faces and difficulty are chosen, and Leaders named."""

from undercroft.engine import Weight
from undercroft.games.dungeon_fighter.events.base import FighterEvent, SeatEvent


class FaceLaid(FighterEvent, frozen=True):
    face: int
    level: int


class HeroTaken(SeatEvent, frozen=True):
    weight = Weight.STEP
    hero: int
    drawn: int
    """1 where chance found the Hero."""


class DifficultyChosen(FighterEvent, frozen=True):
    difficulty: int


class LeaderNamed(SeatEvent, frozen=True):
    weight = Weight.STEP
    drawn: int


class LeaderPassed(SeatEvent, frozen=True):
    """The Leader has gone to the next level; `seat` leads now."""

    weight = Weight.STEP
