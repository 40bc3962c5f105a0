"""The Stone, the endgame and who wins."""

from undercroft.engine import Weight
from undercroft.games.dungeon_run.events.base import RunEvent


class StoneAppeared(RunEvent, frozen=True):
    weight = Weight.PEAK

    tile: int


class EndgameBegan(RunEvent, frozen=True):
    weight = Weight.PEAK

    seat: int


class SoloWon(RunEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"

    seat: int


class StoneCarriedOut(RunEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"

    seat: int


class LastHeroWon(RunEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"

    seat: int


class NobodyWon(RunEvent, frozen=True):
    """No hero is left alive."""

    weight = Weight.PEAK
