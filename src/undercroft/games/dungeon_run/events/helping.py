"""Calls for help, assists and sabotage."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class HelpCalled(RunEvent, frozen=True):
    seat: int


class AssistOffered(RunEvent, frozen=True):
    seat: int
    target: int
    dice: int
    parts: Parts = ()
    by: Names = ()


class AssistAccepted(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    target: int
    dice: int


class AssistDeclined(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    target: int


class Sabotaged(RunEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    whose = "target"

    seat: int
    target: int
    by: Names = ()
