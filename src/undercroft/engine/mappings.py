"""Mappings as structs: people write fields by name, states pack them by place.

A struct that is packed as an array can't be read from named fields directly; this does it, with
the same checks and messages.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

S = TypeVar("S", bound=Struct)

NAMED = re.compile(r"(?P<what>missing required|contains unknown) field `(?P<name>[^`]+)`")
UNKNOWN = "is not known"
"""What is wrong with a field that the struct does not have."""


def from_mapping(given: Mapping[str, Any], kind: type[S]) -> S:
    """A struct from named fields; ValidationError names the one that is wrong."""
    named = msgspec.convert(given, _named_twin(kind))
    return kind(**{name: getattr(named, name) for name in kind.__struct_fields__})


def wrong_field(error: Exception) -> tuple[str, str]:
    """The path of the field that msgspec complains of, empty for the whole, and what is wrong."""
    problem, _, place = str(error).partition(" - at `$")
    path = place.strip("`.")
    named = NAMED.search(problem)
    if named is None:
        return path, problem
    problem = "is missing" if named["what"].startswith("missing") else UNKNOWN
    return ".".join(part for part in (path, named["name"]) if part), problem


def prepare(kind: type[Struct]) -> None:
    """Get ready to read a struct from named fields."""
    msgspec.json.Decoder(_named_twin(kind))


def schema_of(kind: type[Struct]) -> dict[str, Any]:
    """The named fields of a struct as JSON Schema, for those who ask people to fill them in.

    It says what is usual also where that is made anew, names parts that are told in order, and
    keeps the order in which values are named.
    """
    schema: dict[str, Any] = msgspec.json.schema(_named_twin(kind))
    definitions: dict[str, Any] = schema["$defs"]
    for field in fields(kind):
        if not field.required:
            usual = msgspec.to_builtins(_usual(field))
            definitions[kind.__name__]["properties"][field.name]["default"] = usual
        if values := values_named(field.type):
            definitions[kind.__name__]["properties"][field.name]["enum"] = list(values)
    for struct in set(structs_in(kind)) - {kind}:
        parts = definitions[struct.__name__].get("prefixItems", ())
        for part, field in zip(parts, fields(struct), strict=bool(parts)):
            part["title"] = field.name
    return schema


def values_named(kind: Any) -> tuple[Any, ...]:
    """The values of a type that names them, in its order; none of any other type."""
    parts = (kind, *get_args(kind))
    return next((get_args(part) for part in parts if get_origin(part) is Literal), ())


def structs_in(kind: Any) -> Iterator[type[Struct]]:
    """The structs that a type is made of, itself too."""
    yield from _structs_told(msgspec.inspect.type_info(kind))


def _structs_told(told: Any) -> Iterator[type[Struct]]:
    """Msgspec tells a type as structs within structs."""
    if isinstance(told, msgspec.inspect.StructType):
        yield told.cls
    parts = msgspec.structs.astuple(told) if isinstance(told, Struct) else told
    if isinstance(parts, list | tuple):
        for part in parts:
            yield from _structs_told(part)


def _usual(field: FieldInfo) -> Any:
    """What a field is where nobody says anything."""
    made = field.default_factory is not msgspec.NODEFAULT
    return field.default_factory() if made else field.default


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
