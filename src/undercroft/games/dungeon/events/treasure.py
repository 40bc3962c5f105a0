"""Treasure: taken, dropped, robbed and brought home."""

from undercroft.games.dungeon.events.base import TreasureEvent


class TreasureDropped(TreasureEvent, frozen=True):
    tone = "loss"


class TreasureTaken(TreasureEvent, frozen=True):
    tone = "gain"


class TreasureBanked(TreasureEvent, frozen=True):
    tone = "gain"


class TreasureRobbed(TreasureEvent, frozen=True):
    tone = "loss"
    whose = "target"
    rival: int
    target: int


class TreasureLost(TreasureEvent, frozen=True):
    tone = "loss"
