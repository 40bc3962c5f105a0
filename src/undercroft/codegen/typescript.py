"""TypeScript types made from msgspec structs. It knows no struct by name.

An existing generator (JSON Schema to TypeScript) does not fit: in a schema whatever has a usual
value may be missing, while what the server tells is always there.
"""

import enum
import re
import textwrap
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

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


class Types:
    """Some structs as TypeScript, with all that they are made of."""

    def __init__(
        self,
        roots: Iterable[Any],
        usual_is_left_out: Iterable[type[Struct]] = (),
        elsewhere: Iterable[type[Any]] = (),
    ) -> None:
        infos = [inspect.type_info(root) for root in roots]
        kinds = dict.fromkeys(kind for info in infos for kind in _with_parts(info))
        self._elsewhere = [kind for kind in kinds if kind in frozenset(elsewhere)]
        self._kinds = [kind for kind in kinds if kind not in self._elsewhere]
        self._usual_is_left_out = frozenset(usual_is_left_out)

    def text(self) -> str:
        """The declarations, each after those that it is made of."""
        return "\n\n".join(self._declared(kind) for kind in self._kinds)

    def imports(self, place: str) -> str:
        """What is declared elsewhere and named here, imported from there."""
        used = set(re.findall(r"\w+", self.text()))
        names = sorted(kind.__name__ for kind in self._elsewhere if kind.__name__ in used)
        return f'import type {{ {", ".join(names)} }} from "{place}";'

    def _declared(self, kind: type[Any]) -> str:
        return _enum(kind) if issubclass(kind, enum.Enum) else self._interface(kind)

    def _interface(self, kind: type[Any]) -> str:
        info: Any = inspect.type_info(kind)
        tag = getattr(info, "tag_field", None)
        lines = [f"  {tag}: {_text(info.tag)};"] if tag else []
        lines += [self._field(field, kind) for field in info.fields]
        return "\n".join([_comment(kind), f"export interface {kind.__name__} {{", *lines, "}"])

    def _field(self, field: inspect.Field, kind: type[Any]) -> str:
        name = getattr(field, "encode_name", None) or field.name
        # What may be unset has no default here, though it is not required.
        is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        may_lack = is_unset or self._may_lack(kind)
        mark = "?" if may_lack and not field.required else ""
        return f"  {name}{mark}: {type_text(field.type)};"

    def _may_lack(self, kind: type[Any]) -> bool:
        config = getattr(kind, "__struct_config__", None)
        return config is None or kind in self._usual_is_left_out or config.omit_defaults


def union(name: str, kinds: Any) -> str:
    """A union of structs by a name of its own."""
    choices = "\n".join(f"  | {kind.__name__}" for kind in get_args(kinds))
    return f"export type {name} =\n{choices};"


def structs_in(roots: Iterable[Any]) -> set[type[Any]]:
    """The structs that some types are made of."""
    return {kind for root in roots for kind in _with_parts(inspect.type_info(root))}


def _with_parts(kind: inspect.Type) -> Iterator[type[Any]]:
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            for field in kind.fields:
                yield from _with_parts(field.type)
            yield kind.cls
        case inspect.UnionType():
            for each in kind.types:
                yield from _with_parts(each)
        case inspect.ListType() | inspect.VarTupleType():
            yield from _with_parts(kind.item_type)
        case inspect.TupleType():
            for each in kind.item_types:
                yield from _with_parts(each)
        case inspect.DictType():
            yield from _with_parts(kind.value_type)
        case inspect.EnumType():
            yield kind.cls


def type_text(kind: inspect.Type) -> str:
    """A type as TypeScript."""
    match kind:
        case inspect.Metadata():
            return type_text(kind.type)
        case inspect.StructType() | inspect.TypedDictType() | inspect.EnumType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(type_text(each) for each in kind.types)
        case inspect.LiteralType():
            return " | ".join(_text(value) for value in kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            return _array(type_text(kind.item_type))
        case inspect.TupleType():
            return f"[{', '.join(type_text(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{type_text(kind.key_type)}, {type_text(kind.value_type)}>"
        case _:
            return PLAIN[type(kind)]


def _enum(kind: type[enum.Enum]) -> str:
    """A closed set of numbers, with a name for each."""
    name = kind.__name__
    members = [f"  {member.name}: {_text(member.value)}," for member in kind]
    head = f"export const {name} = {{"
    type_line = f"export type {name} = (typeof {name})[keyof typeof {name}];"
    return "\n".join([_comment(kind), head, *members, "} as const;", type_line])


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _text(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _comment(kind: type[Any]) -> str:
    lines = textwrap.wrap(cleandoc(f"{kind.__doc__}"), WIDTH)
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"])
