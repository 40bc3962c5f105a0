"""Encounter cards: strangers and traps."""

from undercroft.games.dungeon_run.events.base import RunEvent


class EncounterDrawn(RunEvent, frozen=True):
    seat: int
    card: int


class EncountersShuffled(RunEvent, frozen=True):
    cards: int


class StrangerMet(RunEvent, frozen=True):
    seat: int
    card: int


class StrangerFled(RunEvent, frozen=True):
    card: int


class TrapDisarmed(RunEvent, frozen=True):
    seat: int
    card: int


class TrapWentOff(RunEvent, frozen=True):
    seat: int
    card: int


class Burdened(RunEvent, frozen=True):
    seat: int
    card: int


class BurdenEnded(RunEvent, frozen=True):
    seat: int
    card: int
