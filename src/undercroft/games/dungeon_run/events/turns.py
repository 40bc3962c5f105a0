"""Heroes that are picked, rounds, turns and actions."""

from undercroft.engine import Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class FirstRolled(RunEvent, frozen=True):
    seat: int
    face: int


class FirstPlayerFound(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int


class HeroTaken(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int


class RoundBegan(RunEvent, frozen=True):
    weight = Weight.STEP

    round: int
    seat: int


class TokenPassed(RunEvent, frozen=True):
    seat: int


class TurnBegan(RunEvent, frozen=True):
    seat: int


class StoodUp(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int


class PassesOn(RunEvent, frozen=True):
    seat: int


class Watches(RunEvent, frozen=True):
    seat: int


class ActionsChanged(RunEvent, frozen=True):
    seat: int
    actions: int
