"""Steps through the dungeon, and tiles that are drawn and laid."""

from undercroft.engine import Names
from undercroft.games.dungeon_run.events.base import RunEvent


class HeroMoved(RunEvent, frozen=True):
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
    seat: int
    tile: int


class NoTileFitted(RunEvent, frozen=True):
    seat: int


class PileAbandoned(RunEvent, frozen=True):
    tiles: int


class TreasureLaid(RunEvent, frozen=True):
    tile: int


class Escaped(RunEvent, frozen=True):
    seat: int


class EscapeFailed(RunEvent, frozen=True):
    seat: int


class GateHeld(RunEvent, frozen=True):
    seat: int


class BridgeBroke(RunEvent, frozen=True):
    seat: int


class LeapFailed(RunEvent, frozen=True):
    seat: int
