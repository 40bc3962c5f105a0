"""Items that are found, worn, stowed and tossed."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class ItemFound(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    card: int


class ItemEquipped(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int
    by: Names = ()


class ItemStowed(RunEvent, frozen=True):
    seat: int
    card: int


class ItemTakenOff(RunEvent, frozen=True):
    seat: int
    card: int


class TreasureGained(RunEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int


class TreasureSeen(RunEvent, frozen=True):
    seat: int
    card: int


class ArtifactGained(RunEvent, frozen=True):
    weight = Weight.TURN
    tone = "gain"

    seat: int
    card: int


class TreasureTossed(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"

    seat: int
    card: int
