"""Boards: how a game's view is drawn in a terminal.

A module named like the game's folder draws its game; every other game is drawn by the plain one,
so that a new game can be played before anybody draws a board for it.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from undercroft.telling import Teller
from undercroft.terminal.boards import plain

Draw = Callable[[dict[str, Any], Teller], RenderableType]


def board_of(game_id: str) -> Draw:
    """What draws the view of a game."""
    module = f"{__name__}.{game_id.replace('-', '_')}"
    draw: Draw = import_module(module).draw if find_spec(module) else plain.draw
    return draw
