"""The games, one folder each, found by looking: adding one edits nothing else.

A folder offers `make(folders)`, which builds its game with cards from further content folders.
Packages elsewhere offer games through the entry point group `undercroft.games`.
"""

import pkgutil
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable

from undercroft.engine import AnyGame, Refused

GROUP = "undercroft.games"
Maker = Callable[[Iterable[Traversable]], AnyGame]


def makers() -> dict[str, Maker]:
    """How to make each game that is there, by its id."""
    own = {
        info.name.replace("_", "-"): _maker(f"{__name__}.{info.name}")
        for info in pkgutil.iter_modules(__path__)
        if info.ispkg
    }
    return own | {point.name: point.load() for point in entry_points(group=GROUP)}


def find(game_id: str, folders: Iterable[Traversable] = ()) -> AnyGame:
    """A game by its id; Refused names those that are there."""
    known = makers()
    if game_id not in known:
        games = ", ".join(sorted(known))
        message = f"there is no game {game_id!r}; there are: {games}"
        raise Refused("no-game", message, game=game_id, games=games)
    return known[game_id](folders)


def _maker(module: str) -> Maker:
    def make(folders: Iterable[Traversable] = ()) -> AnyGame:
        game: AnyGame = import_module(module).make(folders)
        return game

    return make
