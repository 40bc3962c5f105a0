"""How throws at the Target of the first edition are likely to end, by an average hand."""

from undercroft.families.dungeon_fighters import aims
from undercroft.families.dungeon_fighters.aims import Aim
from undercroft.targets.scene.board import board

__all__ = ["Aim", "aim", "icon_chance"]

BOARD = "first"


def aim(throws: tuple[str, ...]) -> Aim:
    """The ends of a throw; one that nobody can make is a miss."""
    return aims.aim(BOARD, board(BOARD).die, throws)


def icon_chance() -> float:
    """How often a die shows the Hero symbol."""
    return aims.icon_share(board(BOARD).die)
