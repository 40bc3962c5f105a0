"""The type of a view: which names and values somebody may be shown of a state.

It is made from what the fields declare, so that a client's types and the checks of the kit follow
from the state alone.
"""

from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType

from undercroft.engine.piles import Pile, Placed
from undercroft.engine.views import who_sees
from undercroft.engine.visibility import Seen

Added = Mapping[type[Any], type[Any]]
"""What a game's own `view` adds, as a TypedDict for a struct of the state."""


class PileView(Struct, forbid_unknown_fields=True):
    """A face-down pile: its size, and the cards whose place the seat knows."""

    count: int
    top: list[int | None]
    bottom: list[int | None]


def view_type(kind: type[Struct], added: Added | None = None) -> type[Struct]:
    """The type of what a view shows of a struct; fields that not everybody sees may be missing."""
    return _Types(added or {}).struct(kind)


class _Types:
    """View types, made once for each struct."""

    def __init__(self, added: Added) -> None:
        self._added = added
        self._made: dict[type[Struct], type[Struct]] = {}

    def struct(self, kind: type[Struct]) -> type[Struct]:
        if kind not in self._made:
            config = {"forbid_unknown_fields": True, "kw_only": True}
            name, fields = kind.__name__, [*self._fields(kind), *self._extras(kind)]
            made = msgspec.defstruct(name, fields, **config)  # type: ignore[arg-type]
            made.__doc__ = kind.__doc__
            self._made[kind] = made
        return self._made[kind]

    def _fields(self, kind: type[Struct]) -> list[tuple[Any, ...]]:
        hints = get_type_hints(kind, include_extras=True)
        found: list[tuple[Any, ...]] = []
        for name in kind.__struct_fields__:
            who = who_sees(hints[name])
            if who is Seen.ALL:
                found.append((name, self._seen(hints[name])))
            elif who is Seen.BACKS:
                found.append((name, self._seen(hints[name]) | int))
            elif who is not None:
                found.append((name, self._seen(hints[name]) | UnsetType, UNSET))
        return found

    def _extras(self, kind: type[Struct]) -> list[tuple[Any, ...]]:
        added = self._added.get(kind)
        if added is None:
            return []
        hints = get_type_hints(added)
        return [
            (name, hint) if name in added.__required_keys__ else (name, hint | UnsetType, UNSET)
            for name, hint in hints.items()
        ]

    def _seen(self, hint: Any) -> Any:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._seen(parts[0])
        if origin in (Union, UnionType):
            return Union[tuple(self._seen(part) for part in parts)]  # noqa: UP007
        if hint is Pile:
            return PileView
        if hint is Placed:
            return int | None
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        if origin in (list, tuple):
            items = tuple(part if part is Ellipsis else self._seen(part) for part in parts)
            return origin[items]
        if hint in (bytes, bytearray):
            return list[int]
        return hint
