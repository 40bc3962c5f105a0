"""Views: what one seat may know, built up from what the fields of a state declare.

A field declares who sees it; a field that declares nothing is seen by nobody. Nothing is ever
deleted from a full state.
"""

from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from undercroft.engine.piles import Pile, Placed
from undercroft.engine.seats import is_in


class Seen(Enum):
    """Who may see a field."""

    ALL = auto()
    OWNER = auto()
    """The seat that the nearest enclosing struct names in its field `seat`."""
    BACKS = auto()
    """The owner sees the things, everybody else how many there are."""


T = TypeVar("T")
Public = Annotated[T, Seen.ALL]
Private = Annotated[T, Seen.OWNER]
Backs = Annotated[T, Seen.BACKS]


def view(state: Struct, seat: int | None) -> dict[str, Any]:
    """What a seat may know of a state, as plain data; None asks for a spectator."""
    seen: dict[str, Any] = _view_struct(state, seat, None)
    return seen


def _view(value: Any, seat: int | None, owner: int | None) -> Any:
    if isinstance(value, Pile):
        return _view_pile(value, seat)
    if isinstance(value, Struct):
        return _view_struct(value, seat, owner)
    if isinstance(value, list | tuple):
        return [_view(item, seat, owner) for item in value]
    if isinstance(value, dict):
        return {key: _view(item, seat, owner) for key, item in value.items()}
    if isinstance(value, bytes | bytearray):
        return list(value)
    return value


def _view_struct(value: Struct, seat: int | None, owner: int | None) -> dict[str, Any]:
    owner = getattr(value, "seat", owner)
    seen: dict[str, Any] = {}
    for name, who in _declared(type(value)):
        item = getattr(value, name)
        if who is Seen.ALL or (seat is not None and seat == owner):
            seen[name] = _view(item, seat, owner)
        elif who is Seen.BACKS:
            seen[name] = len(item)
    return seen


def _view_pile(pile: Pile, seat: int | None) -> dict[str, Any]:
    """A pile shows its size, and the places of the cards that the seat knows."""
    return {
        "count": len(pile),
        "top": [_view_placed(placed, seat) for placed in pile.top],
        "bottom": [_view_placed(placed, seat) for placed in pile.bottom],
    }


def _view_placed(placed: Placed, seat: int | None) -> int | None:
    return placed.card if is_in(placed.known, seat) else None


@cache
def _declared(kind: type[Struct]) -> tuple[tuple[str, Seen], ...]:
    """The fields of a struct that somebody may see, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (name, who)
        for name in kind.__struct_fields__
        if (who := _who_sees(hints[name])) is not None
    )


def _who_sees(hint: Any) -> Seen | None:
    if get_origin(hint) is not Annotated:
        return None
    return next((mark for mark in get_args(hint)[1:] if isinstance(mark, Seen)), None)
