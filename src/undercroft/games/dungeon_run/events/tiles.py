"""Steps through the dungeon, and tiles that are drawn and laid."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class HeroMoved(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    tile: int


class TileDrawn(RunEvent, frozen=True):
    """It is to lie beyond a side of a laid tile."""

    seat: int
    printed: int
    tile: int
    side: int


class TilePutAside(RunEvent, frozen=True):
    seat: int
    printed: int
    by: Names = ()


class TileLaid(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    tile: int


class NoTileFitted(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int


class PileAbandoned(RunEvent, frozen=True):
    weight = Weight.TURN

    tiles: int


class TreasureLaid(RunEvent, frozen=True):
    tile: int


class Escaped(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int


class EscapeFailed(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"

    seat: int


class GateHeld(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"

    seat: int


class BridgeBroke(RunEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"

    seat: int


class LeapFailed(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"

    seat: int
