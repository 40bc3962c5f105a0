"""Mappings as structs: people write fields by name, states pack them by place.

A struct that is packed as an array can't be read from named fields directly; this does it, with
the same checks and messages.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

S = TypeVar("S", bound=Struct)


def from_mapping(given: Mapping[str, Any], kind: type[S]) -> S:
    """A struct from named fields; ValidationError names the one that is wrong."""
    named = msgspec.convert(given, _named_twin(kind))
    return kind(**{name: getattr(named, name) for name in kind.__struct_fields__})


def schema_of(kind: type[Struct]) -> dict[str, Any]:
    """The named fields of a struct as JSON Schema, for those who ask people to fill them in."""
    return msgspec.json.schema(_named_twin(kind))


@cache
def _named_twin(kind: type[Struct]) -> type[Struct]:
    """The same fields, read by name; unknown ones are refused."""
    parts = [_part(field) for field in fields(kind)]
    name = kind.__name__
    return msgspec.defstruct(name, parts, forbid_unknown_fields=True, kw_only=True)


def _part(info: FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    if info.required:
        return info.name, info.type
    if info.default_factory is not msgspec.NODEFAULT:
        return info.name, info.type, msgspec.field(default_factory=info.default_factory)
    return info.name, info.type, info.default
