"""A board for any game: the view as labelled groups."""

from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from undercroft.telling import Teller


def draw(view: dict[str, Any], teller: Teller) -> RenderableType:
    """The whole view as a tree."""
    tree = Tree(teller.words.say(f"game-{teller.table.game.id}"))
    for name, value in view.items():
        _add(tree, name, value, teller)
    return tree


def _add(tree: Tree, name: str, value: Any, teller: Teller) -> None:
    if isinstance(value, dict):
        branch = tree.add(_label(name, value, teller))
        for key, item in value.items():
            _add(branch, key, item, teller)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        branch = tree.add(name)
        for number, item in enumerate(value, 1):
            _add(branch, str(number), item, teller)
    else:
        tree.add(teller.words.say("labelled", label=name, value=str(value)))


def _label(name: str, value: dict[str, Any], teller: Teller) -> str:
    seat = value.get("seat")
    return teller.seat(seat) if isinstance(seat, int) else name
