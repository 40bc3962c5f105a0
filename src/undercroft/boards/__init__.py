"""Boards: how a game's view is drawn as a picture, in SVG.

A folder named like the game's folder draws its game. It draws what a view tells and nothing else,
so a picture shows no more than its reader may know.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from undercroft.engine import Refused
from undercroft.telling import Teller

Draw = Callable[[dict[str, Any], Teller], str]


def drawn_games() -> list[str]:
    """The ids of the games that have a picture."""
    return sorted(one.name.replace("_", "-") for one in iter_modules(__path__) if one.ispkg)


def drawer_of(game_id: str) -> Draw:
    """What draws the view of a game; Refused when nothing does."""
    drawn = drawn_games()
    if game_id not in drawn:
        known = ", ".join(drawn)
        message = f"nothing draws {game_id}; there are pictures of: {known}"
        raise Refused("no-picture", message, game=game_id, games=known)
    draw: Draw = import_module(f"{__name__}.{game_id.replace('-', '_')}").svg
    return draw
