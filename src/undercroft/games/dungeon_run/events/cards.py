"""What ability cards do, and how heroes come by them."""

from undercroft.games.dungeon_run.events.base import RunEvent


class AbilityKept(RunEvent, frozen=True):
    seat: int
    card: int


class AbilityDiscarded(RunEvent, frozen=True):
    seat: int
    card: int


class CardPaid(RunEvent, frozen=True):
    seat: int
    card: int


class Trained(RunEvent, frozen=True):
    seat: int
    rating: int


class CardWorked(RunEvent, frozen=True):
    seat: int
    card: int


class BossLookedAt(RunEvent, frozen=True):
    seat: int


class BossSeen(RunEvent, frozen=True):
    seat: int
    card: int


class EncountersLookedAt(RunEvent, frozen=True):
    seat: int
    cards: int


class EncountersSunk(RunEvent, frozen=True):
    seat: int
    cards: int


class CardStolen(RunEvent, frozen=True):
    seat: int
    target: int


class StolenCardSeen(RunEvent, frozen=True):
    seat: int
    card: int


class CardAttached(RunEvent, frozen=True):
    seat: int
    card: int
    foe: int
