"""Battles and duels: how they begin, and what becomes of hits."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class BattleBegan(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int


class GlyphsDared(RunEvent, frozen=True):
    """A hero wants to battle a monster that glyphs protect, and asks for help."""

    seat: int
    card: int


class GlyphsForbade(RunEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    card: int


class FreeAttackBegan(RunEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"

    seat: int
    card: int


class DuelBegan(RunEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    whose = "target"

    seat: int
    target: int


class HitBlocked(RunEvent, frozen=True):
    seat: int
    face: int
    hit: int
    by: Names = ()


class ArmorRolled(RunEvent, frozen=True):
    """Each die of `save` or more stops a hit."""

    seat: int
    card: int
    dice: str
    save: int
    saved: int


class HitsWarded(RunEvent, frozen=True):
    seat: int
    card: int
    hits: int
