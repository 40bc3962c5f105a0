"""Encounter cards: strangers and traps."""

from undercroft.engine import Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class EncounterDrawn(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int


class EncountersShuffled(RunEvent, frozen=True):
    cards: int


class StrangerMet(RunEvent, frozen=True):
    weight = Weight.DEED

    seat: int
    card: int


class StrangerFled(RunEvent, frozen=True):
    card: int


class TrapDisarmed(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    card: int


class TrapWentOff(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"

    seat: int
    card: int


class Burdened(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"

    seat: int
    card: int


class BurdenEnded(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int
    card: int
