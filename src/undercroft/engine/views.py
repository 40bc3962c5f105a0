"""Views: what one seat may know, built up from what the fields of a state declare.

A field declares who sees it; a field that declares nothing is seen by nobody. Nothing is ever
deleted from a full state. What a kind of struct shows is worked out once.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from undercroft.engine.piles import Pile, Placed
from undercroft.engine.seats import EVERYONE, is_in
from undercroft.engine.visibility import Seen

Viewer = Callable[[Any, int | None, int | None], Any]
"""From a value, the seat that looks and the owner to plain data."""


def view(state: Struct, seat: int | None) -> dict[str, Any]:
    """What a seat may know of a state, as plain data; None asks for a spectator."""
    seen: dict[str, Any] = _view_struct(state, seat, None)
    return seen


def keeps_secrets(kind: type[Struct]) -> bool:
    """Whether seats hold what others may not see; a face-down pile is hidden from all alike."""
    return _open_but_piles(kind) is None


def is_alike(state: Struct) -> bool:
    """Whether a state looks the same to everybody now: where it hides cards, nobody knows any."""
    piles = _open_but_piles(type(state))
    return piles is not None and all(_is_alike(getattr(state, name)) for name in piles)


class _Field(NamedTuple):
    """A field that somebody may see, and how its value is shown; None as it is."""

    name: str
    who: Seen
    viewer: Viewer | None


def _view(value: Any, seat: int | None, owner: int | None) -> Any:
    """A value of any kind."""
    if isinstance(value, Pile):
        return _view_pile(value, seat, owner)
    if isinstance(value, Placed):
        return _view_placed(value, seat, owner)
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
    nested = _nested(type(value))
    # Where all is open, one call copies the fields; most of a state is like that.
    if nested is not None:
        seen = asdict(value)
        if nested:
            owner = seen.get("seat", owner)
            for name, viewer in nested:
                seen[name] = viewer(seen[name], seat, owner)
        return seen
    owner = getattr(value, "seat", owner)
    is_mine = seat is not None and seat == owner
    seen = {}
    for name, who, show in _fields(type(value)):
        item = getattr(value, name)
        if is_mine or who is Seen.ALL:
            seen[name] = item if show is None else show(item, seat, owner)
        elif who is Seen.BACKS:
            seen[name] = len(item)
    return seen


def _view_pile(pile: Pile, seat: int | None, _: int | None) -> dict[str, Any]:
    """A pile shows its size, and the places of the cards that the seat knows."""
    return {
        "count": len(pile),
        "top": [_view_placed(placed, seat) for placed in pile.top],
        "bottom": [_view_placed(placed, seat) for placed in pile.bottom],
    }


def _view_placed(placed: Placed, seat: int | None, _: int | None = None) -> int | None:
    """A card that lies anywhere shows itself to the seats that know it."""
    return placed.card if is_in(placed.known, seat) else None


def _view_plain_items(value: Any, _: int | None, __: int | None) -> list[Any]:
    return list(value)


def _view_plain_structs(value: Any, _: int | None, __: int | None) -> list[Any]:
    return [asdict(item) for item in value]


@cache
def _fields(kind: type[Struct]) -> tuple[_Field, ...]:
    """The fields of a struct that somebody may see, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        _Field(name, who, _viewer(get_args(hints[name])[0]))
        for name in kind.__struct_fields__
        if (who := who_sees(hints[name])) is not None
    )


@cache
def _nested(kind: type[Struct]) -> tuple[tuple[str, Viewer], ...] | None:
    """The fields not shown as they are, of a struct whose fields everybody sees; else None."""
    fields = _fields(kind)
    if len(fields) < len(kind.__struct_fields__) or any(f.who is not Seen.ALL for f in fields):
        return None
    return tuple((f.name, f.viewer) for f in fields if f.viewer is not None)


def _viewer(hint: Any) -> Viewer | None:
    """How values of a declared type are shown; None when they are shown as they are."""
    if _is_plain(hint):
        return None
    if isinstance(hint, type) and issubclass(hint, Pile):
        return _view_pile
    if isinstance(hint, type) and issubclass(hint, Placed):
        return _view_placed
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _view_struct
    if get_origin(hint) in (list, tuple):
        return _items_viewer(hint)
    return _view


def _items_viewer(hint: Any) -> Viewer:
    viewers = {_viewer(item) for item in get_args(hint) if item is not Ellipsis}
    if viewers == {None}:
        return _view_plain_items
    viewer = viewers.pop()
    if viewers or viewer is None:
        return _view
    if all(_is_plain_struct(item) for item in get_args(hint) if item is not Ellipsis):
        return _view_plain_structs

    def view_items(value: Any, seat: int | None, owner: int | None) -> list[Any]:
        return [viewer(item, seat, owner) for item in value]

    return view_items


def _is_plain_struct(hint: Any) -> bool:
    """Whether values of a type are structs that show all they have to everybody, as it is."""
    if (
        not isinstance(hint, type)
        or not issubclass(hint, Struct)
        or issubclass(hint, Pile | Placed)
    ):
        return False
    return _nested(hint) == ()


def _is_plain(hint: Any) -> bool:
    """Whether values of a type are numbers, words, flags, or nothing."""
    if get_origin(hint) in (Union, UnionType):
        return all(_is_plain(part) for part in get_args(hint))
    return isinstance(hint, type) and issubclass(hint, int | float | str | NoneType | Enum)


def who_sees(hint: Any) -> Seen | None:
    """Who may see a field of this declared type; None for nobody."""
    if get_origin(hint) is not Annotated:
        return None
    return next((mark for mark in get_args(hint)[1:] if isinstance(mark, Seen)), None)


@cache
def _open_but_piles(kind: type[Struct]) -> tuple[str, ...] | None:
    """The piles among the fields of a struct that shows all else to everybody; else None."""
    hints = get_type_hints(kind, include_extras=True)
    fields = _fields(kind)
    piles = tuple(f.name for f in fields if f.viewer is _view_pile)
    rest = [f for f in fields if f.name not in piles]
    is_open = all(f.who is Seen.ALL for f in fields)
    return piles if is_open and all(_hides_nothing(hints[f.name]) for f in rest) else None


def _is_alike(pile: Pile) -> bool:
    return all(placed.known in (0, EVERYONE) for placed in (*pile.top, *pile.bottom))


@cache
def _hides_nothing(hint: Any) -> bool:
    """Whether values of a type show the same to everybody."""
    if get_origin(hint) is Annotated:
        return _hides_nothing(get_args(hint)[0])
    if isinstance(hint, type) and issubclass(hint, Pile | Placed):
        return False
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = get_type_hints(hint, include_extras=True)
        return all(
            field.who is Seen.ALL and _hides_nothing(hints[field.name]) for field in _fields(hint)
        )
    if get_origin(hint) is not None:
        return all(_hides_nothing(part) for part in get_args(hint) if part is not Ellipsis)
    return _is_plain(hint) or hint in (bytes, bytearray)
