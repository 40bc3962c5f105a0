"""Calls for help, assists and sabotage."""

from undercroft.engine import Names, Parts
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
    seat: int
    target: int
    dice: int


class AssistDeclined(RunEvent, frozen=True):
    seat: int
    target: int


class Sabotaged(RunEvent, frozen=True):
    seat: int
    target: int
    by: Names = ()
