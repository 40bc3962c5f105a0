"""Structs of a state as plain classes, and what brings a state over and back.

What can change becomes a class of its own; what never changes, such as cards and options, is shared
with the live game.
"""

import ast
import types
from collections.abc import Iterator
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from undercroft.engine.unyielding import Underivable

LOAD, DUMP = "_load", "_dump"


def is_native(kind: object) -> bool:
    """Whether a class becomes a plain one: a struct that can change."""
    return isinstance(kind, type) and issubclass(kind, Struct) and not kind.__struct_config__.frozen


def doubtful_fields(kind: type[Struct]) -> frozenset[str]:
    """The fields of a state of which a compiler may believe too much: what may be nothing, or not.

    What lies in the state is looked into, too.
    """
    found: set[str] = set()
    kinds = [kind]
    for known in kinds:
        for name, hint in get_type_hints(known).items():
            inside = _inside(hint)
            if bool in inside or type(None) in inside:
                found.add(name)
            kinds += [one for one in inside if is_native(one) and one not in kinds]
    return frozenset(found)


def _inside(hint: Any) -> list[Any]:
    """The types that a type is made of."""
    return [hint, *(one for part in get_args(hint) for one in _inside(part))]


def needs_factory(field: FieldInfo) -> bool:
    """Whether each object gets a default of its own."""
    return field.default_factory is not NODEFAULT


def is_required(field: FieldInfo) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def constructor(kind: type[Struct], types_of: dict[str, str], defaults: dict[str, str]) -> str:
    """The text of `__init__`, with the very parameters of the struct."""
    known = fields(kind)
    parameters, lines = [], []
    for field in known:
        name, type_of = field.name, types_of[field.name]
        if is_required(field):
            parameters.append(f"{name}: {type_of}")
            lines.append(f"self.{name} = {name}")
        elif needs_factory(field):
            parameters.append(f"{name}: 'None | {type_of}' = None")
            lines.append(f"self.{name} = {defaults[name]} if {name} is None else {name}")
        else:
            parameters.append(f"{name}: {type_of} = {defaults[name]}")
            lines.append(f"self.{name} = {name}")
    optional = [not is_required(field) for field in known]
    in_order = optional == sorted(optional)
    given = ", ".join(["self", *([] if in_order else ["*"]), *parameters])
    body = "\n    ".join(lines or ["pass"])
    return f"def __init__({given}) -> None:\n    {body}"


def equality(symbol: str, kind: type[Struct]) -> str:
    """The text of `__eq__`: structs are equal when their fields are."""
    same = " and ".join(f"self.{name} == other.{name}" for name in kind.__struct_fields__)
    return (
        "def __eq__(self, other: object) -> bool:\n"
        f"    return isinstance(other, {symbol}) and {same or 'True'}"
    )


def copying(symbol: str, kind: type[Struct]) -> str:
    """The text of what copies an object, but not what it holds."""
    given = ", ".join(f"{name}=self.{name}" for name in kind.__struct_fields__)
    return f"def copied(self) -> Any:\n    return {symbol}({given})"


class Carrier:
    """Writes the functions that carry structs of some classes over and back."""

    def __init__(self, symbols: dict[type[Any], str]) -> None:
        self._symbols = symbols
        self.enums: dict[type[Enum], str] = {}
        """The enums that a state holds, by the name of what gives them back."""

    def functions(self) -> Iterator[str]:
        for kind, symbol in self._symbols.items():
            hints = get_type_hints(kind)
            names = kind.__struct_fields__
            there = ", ".join(f"{n}={self._carry(LOAD, hints[n], f'o.{n}')}" for n in names)
            back = ", ".join(f"{n}={self._carry(DUMP, hints[n], f'o.{n}')}" for n in names)
            live = live_name(symbol)
            yield f"def {LOAD}_{symbol}(o: Any) -> {symbol}:\n    return {symbol}({there})"
            yield f"def {DUMP}_{symbol}(o: {symbol}) -> Any:\n    return {live}({back})"

    def into(self, kind: type[Struct]) -> str:
        """The function that writes a state back into the live one that it came from."""
        symbol, hints = self._symbols[kind], get_type_hints(kind)
        lines = "\n    ".join(
            f"live.{name} = {self._carry(DUMP, hints[name], f'o.{name}')}"
            for name in kind.__struct_fields__
        )
        return f"def {DUMP}_into(o: {symbol}, live: Any) -> None:\n    {lines}"

    def _carry(self, way: str, kind: Any, value: str) -> str:
        """The text that carries a value of a type."""
        origin, inside = get_origin(kind), get_args(kind)
        if kind in self._symbols:
            return f"{way}_{self._symbols[kind]}({value})"
        if way == DUMP and isinstance(kind, type) and issubclass(kind, Enum):
            return f"{self.enums.setdefault(kind, f'_{kind.__name__}_of')}[{value}]"
        if origin in (Union, types.UnionType):
            return self._carry_optional(way, inside, value)
        if origin is list and (one := self._carry(way, inside[0], "x")) != "x":
            return f"[{one} for x in {value}]"
        if origin in (dict, tuple) and any(self._carry(way, one, "x") != "x" for one in inside):
            raise Underivable(f"a state holds {kind}, which is not carried over")
        return value

    def _carry_optional(self, way: str, kinds: tuple[Any, ...], value: str) -> str:
        rest = [kind for kind in kinds if kind is not type(None)]
        carried = [self._carry(way, kind, value) for kind in rest]
        if all(one == value for one in carried):
            return value
        if len(rest) > 1:
            raise Underivable(f"a state holds one of {rest}, which is not carried over")
        return f"(None if {value} is None else {carried[0]})"


def live_name(symbol: str) -> str:
    """What the struct of the live game is called beside the plain class of its name."""
    return f"_live_{symbol}"


def own_fields(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """The fields that a class adds, by name."""
    return {
        line.target.id: line
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def default_of(line: ast.AnnAssign) -> ast.expr:
    """The default that a field is written with, as what makes one."""
    value = line.value
    assert value is not None
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return value
    given = {keyword.arg: keyword.value for keyword in value.keywords}
    factory = given.get("default_factory")
    if factory is None:
        return given["default"]
    if isinstance(factory, ast.Lambda):
        return factory.body
    return ast.Call(func=factory, args=[], keywords=[])
