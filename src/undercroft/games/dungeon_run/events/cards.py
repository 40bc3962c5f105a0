"""What ability cards do, and how heroes come by them."""

from undercroft.engine import Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class AbilityKept(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    card: int


class AbilityDiscarded(RunEvent, frozen=True):
    seat: int
    card: int


class CardPaid(RunEvent, frozen=True):
    seat: int
    card: int


class Trained(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    rating: int


class CardWorked(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int


class BossLookedAt(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int


class BossSeen(RunEvent, frozen=True):
    weight = Weight.DEED

    seat: int
    card: int


class EncountersLookedAt(RunEvent, frozen=True):
    seat: int
    cards: int


class EncountersSunk(RunEvent, frozen=True):
    seat: int
    cards: int


class CardStolen(RunEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    whose = "target"

    seat: int
    target: int


class StolenCardSeen(RunEvent, frozen=True):
    weight = Weight.DEED

    seat: int
    card: int


class CardAttached(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int
    foe: int
