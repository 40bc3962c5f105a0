"""Boards: how a game's view is drawn as a picture, in SVG.

A folder named like the game's folder draws its game: `svg` draws what a view tells and nothing
else, so a picture shows no more than its reader may know; `bare` draws the board as it is printed,
for games that have one.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from undercroft.engine import AnyGame, Refused
from undercroft.telling import Teller
from undercroft.words import Words

Draw = Callable[[dict[str, Any], Teller], str]
DrawBare = Callable[[AnyGame, Words], str]


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
    draw: Draw = _folder(game_id).svg
    return draw


def bare_drawer_of(game_id: str) -> DrawBare:
    """What draws the bare board of a game; Refused when its board is laid out in play only."""
    drawer_of(game_id)
    draw: DrawBare | None = getattr(_folder(game_id), "bare", None)
    if draw is None:
        message = f"{game_id} has no board before it is played: name a log"
        raise Refused("no-bare-board", message, game=game_id)
    return draw


def _folder(game_id: str) -> Any:
    return import_module(f"{__name__}.{game_id.replace('-', '_')}")
