"""What two say in a trade, and how it ends."""

from undercroft.engine import Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class TradeBegan(RunEvent, frozen=True):
    seat: int
    target: int


class CardWanted(RunEvent, frozen=True):
    seat: int
    target: int
    card: int


class BackWanted(RunEvent, frozen=True):
    seat: int
    target: int
    back: int


class OfferMade(RunEvent, frozen=True):
    seat: int
    target: int
    treasures: int
    artifacts: int
    encounters: int


class CardOffered(RunEvent, frozen=True):
    seat: int
    card: int


class TradeDone(RunEvent, frozen=True):
    weight = Weight.DEED

    seat: int
    target: int
    given: int
    taken: int


class TradeFailed(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    target: int
