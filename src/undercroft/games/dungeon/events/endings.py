"""The battle with the boss, doom, and how a game ends."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import DungeonEvent, HeroEvent, SeatEvent


class AssaultBegan(SeatEvent, frozen=True):
    weight = Weight.TURN
    life: int
    dice: int


class GoalWaived(HeroEvent, frozen=True):
    pass


class SpellGuessed(HeroEvent, frozen=True):
    guess: int
    spell: int


class StrikeRolled(HeroEvent, frozen=True):
    dice: str


class BossStruck(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    life: int


class BossBeaten(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"


class BossEndured(DungeonEvent, frozen=True):
    weight = Weight.TURN


class ThreatGrew(DungeonEvent, frozen=True):
    threats: int


class ThreatRolled(DungeonEvent, frozen=True):
    die: int
    threats: int


class DoomAdvanced(DungeonEvent, frozen=True):
    weight = Weight.STEP
    doom: int
    steps: int


class DungeonWon(DungeonEvent, frozen=True):
    weight = Weight.PEAK


class GameWon(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"
    together: int
    """1 for a side that wins as a whole, else 0."""
