"""A state rebuilt from a view alone: what a client could know, and nothing else.

What the view does not show is as it is when a state is made: empty, nothing, nobody.
"""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct

from undercroft.engine.piles import Pile, Placed

UNKNOWN = -1


def rebuilt(kind: Any, seen: Any) -> Any:
    """A value of a declared type from what a view shows of it."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return rebuilt(parts[0], seen)
    if origin in (Union, UnionType):
        return None if seen is None else rebuilt(_something(parts), seen)
    if kind is Pile:
        return _pile(seen)
    if kind is Placed:
        return _placed(seen)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, seen)
    if origin is list:
        backs = [_blank(parts[0]) for _ in range(seen)] if isinstance(seen, int) else None
        return [rebuilt(parts[0], item) for item in seen] if backs is None else backs
    if origin is tuple:
        each = parts[:1] * len(seen) if Ellipsis in parts else parts
        return tuple(rebuilt(part, item) for part, item in zip(each, seen, strict=True))
    return bytes(seen) if kind is bytes else seen


def _something(parts: tuple[Any, ...]) -> Any:
    return next(part for part in parts if part is not NoneType)


def _struct(kind: type[Struct], seen: dict[str, Any]) -> Struct:
    fields = {
        field.name: rebuilt(hint, seen[field.name]) if field.name in seen else _unseen(field, hint)
        for field, hint in _fields(kind)
    }
    return kind(**fields)


@cache
def _fields(kind: type[Struct]) -> list[tuple[msgspec.structs.FieldInfo, Any]]:
    """The fields of a struct with their declared types."""
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field.name]) for field in msgspec.structs.fields(kind)]


def _unseen(field: msgspec.structs.FieldInfo, hint: Any) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return _blank(hint) if field.default is NODEFAULT else field.default


def _blank(kind: Any) -> Any:
    """A value of a declared type about which nothing is known."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _blank(parts[0])
    if origin in (Union, UnionType):
        return None
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, {})
    if kind is int:
        return UNKNOWN
    return (origin or kind)()


def _pile(seen: dict[str, Any]) -> Pile:
    top, bottom = ([_placed(card) for card in seen[end]] for end in ("top", "bottom"))
    return Pile([UNKNOWN] * (seen["count"] - len(top) - len(bottom)), top, bottom)


def _placed(card: int | None) -> Placed:
    return Placed(UNKNOWN if card is None else card)
