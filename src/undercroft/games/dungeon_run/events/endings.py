"""The Stone, the endgame and who wins."""

from undercroft.games.dungeon_run.events.base import RunEvent


class StoneAppeared(RunEvent, frozen=True):
    tile: int


class EndgameBegan(RunEvent, frozen=True):
    seat: int


class SoloWon(RunEvent, frozen=True):
    seat: int


class StoneCarriedOut(RunEvent, frozen=True):
    seat: int


class LastHeroWon(RunEvent, frozen=True):
    seat: int


class NobodyWon(RunEvent, frozen=True):
    """No hero is left alive."""
