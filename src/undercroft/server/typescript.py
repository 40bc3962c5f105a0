"""TypeScript types for browsers, made from the messages. It knows no message by name."""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct, inspect

from undercroft.server import messages
from undercroft.server.messages import FromClient, FromServer

HEAD = """// What is said over the socket. Made from src/undercroft/server/messages.py:
// make protocol"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
WIDTH = 96


def typescript() -> str:
    """All messages as TypeScript."""
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};"]
    found = {kind.__name__: kind for union in (FromClient, FromServer) for kind in _structs(union)}
    parts += [_interface(kind) for kind in found.values()]
    parts += [_union("FromClient", FromClient), _union("FromServer", FromServer)]
    return "\n\n".join(parts) + "\n"


def _structs(union: Any) -> Iterator[type[Struct]]:
    """The structs of a union, each after those that it is made of."""
    for kind in get_args(union):
        yield from _with_parts(inspect.type_info(kind))


def _with_parts(kind: inspect.Type) -> Iterator[type[Struct]]:
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from _with_parts(field.type)
        yield kind.cls
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _with_parts(each)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from _with_parts(kind.item_type)


def _interface(kind: type[Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"  {info.tag_field}: {_text(info.tag)};"] if info.tag_field else []
    lines += [_field(field, can_lack=_can_lack(kind)) for field in info.fields]
    return "\n".join([_comment(kind), f"export interface {kind.__name__} {{", *lines, "}"])


def _can_lack(kind: type[Struct]) -> bool:
    """Whether fields with a usual value may be left out: by clients, and where we do so."""
    return kind in get_args(FromClient) or kind.__struct_config__.omit_defaults


def _field(field: inspect.Field, *, can_lack: bool) -> str:
    mark = "?" if can_lack and not field.required else ""
    return f"  {field.encode_name}{mark}: {_type(field.type)};"


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(_type(each) for each in kind.types)
        case inspect.LiteralType():
            return " | ".join(_text(value) for value in kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            return _array(_type(kind.item_type))
        case inspect.TupleType():
            return f"[{', '.join(_type(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case _:
            return PLAIN[type(kind)]


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _text(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _comment(kind: type[Struct]) -> str:
    lines = textwrap.wrap(f"{kind.__doc__}", WIDTH)
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"])


def _union(name: str, union: Any) -> str:
    return f"export type {name} =\n" + _choices(kind.__name__ for kind in get_args(union)) + ";"


def _choices(names: Iterable[str]) -> str:
    return "\n".join(f"  | {name}" for name in names)
