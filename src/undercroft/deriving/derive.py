"""A game's playouts as one module without generators and structs, from the rules' own source.

How it works. It begins with what a playout asks of a game: which rule plays next, what is chosen in
a hurry, which chapter it is. Every function that these lead to is written anew: without its
generator (as interpreted playouts do it), enums as their numbers, constants in their place, names
as the new module knows them. Structs that can change become plain classes, which a compiler turns
into machine code; all that never changes is taken from the live game.
"""

import ast
import inspect
import textwrap
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from importlib import import_module
from types import FunctionType
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from undercroft.deriving import kernel
from undercroft.deriving.classes import (
    Carrier,
    constructor,
    copying,
    default_of,
    doubtful_fields,
    equality,
    is_native,
    live_name,
    needs_factory,
    own_fields,
)
from undercroft.deriving.names import Defined, Meaning, Module, Names, Outside
from undercroft.deriving.rewriting import Rewriter, literal, locals_of, parsed
from undercroft.deriving.widening import widen
from undercroft.engine import AnyGame
from undercroft.engine.compiled import Origin, finger_print, packages_of
from undercroft.engine.unyielding import Underivable, Unyield, is_lister, modules_of

SCALARS = (bool, int, float, str, bytes, type(None))
SHARED = ("undercroft.targets",)
"""Families that are taken from the live game: they have no scripts and no states."""
FOUNDATION = (
    "undercroft.deriving.classes",
    "undercroft.deriving.derive",
    "undercroft.deriving.kernel",
    "undercroft.deriving.names",
    "undercroft.deriving.rewriting",
    "undercroft.deriving.widening",
    "undercroft.engine.chance",
    "undercroft.engine.playout",
    "undercroft.engine.unyielding",
)
"""What every derived module goes by, besides the rules that it was derived from."""
ASKED = ("rule", "chapter", "hurry")
"""What a playout asks of a game."""
FUTURE = "from __future__ import annotations"


def derive(game: AnyGame) -> tuple[str, Origin]:
    """The text of the module that plays a game, and what it was derived from."""
    made = _Derivation(game)
    return made.text(), made.origin()


class _Derivation:
    """One module in the making."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        shared = tuple(family for family in game.families if not family.startswith(SHARED))
        modules = {module.__name__ for module in modules_of((game.package, *shared))}
        self._own = frozenset({*modules, "undercroft.engine.seats", "undercroft.engine.game"})
        self._names = Names(self._own)
        self._symbols: dict[tuple[str, str], str] = {}
        self._taken = {*vars(kernel), "Hurried", "play"}
        self._mentions: dict[tuple[str, str], bool] = {}
        self._imports: dict[str, None] = {}
        self._live: dict[str, None] = {}
        self._classes: dict[type[Any], str] = {}
        self._class_texts: list[str] = []
        self._functions: list[str] = []
        self._constants: list[str] = []
        self._doubtful = doubtful_fields(game.State)
        self._begun: set[tuple[str, str]] = set()

    def text(self) -> str:
        """Everything in the order in which it has to stand."""
        state = self.native(self._game.State)
        asked = [self._asked(name, f"_game_{name}") for name in ASKED]
        carrier = Carrier(self._classes)
        carriers = [*carrier.functions(), carrier.into(self._game.State)]
        for kind, symbol in self._classes.items():
            self._imports[
                f"from {kind.__module__} import {kind.__name__} as {live_name(symbol)}"
            ] = None
        for enum, symbol in carrier.enums.items():
            self._imports[f"from {enum.__module__} import {enum.__name__} as _live{symbol}"] = None
            self._live[f"{symbol}: Final = {{int(one): one for one in _live{symbol}}}"] = None
        head, body = _kernel()
        parts = [
            f'"""{self._game.id}: derived by undercroft.deriving from the rules; never edit."""',
            FUTURE,
            head,
            "\n".join(self._imports),
            body,
            "\n".join(self._live),
            *self._class_texts,
            *self._functions,
            *self._constants,
            *carriers,
            *asked,
            _running(state),
        ]
        return "\n\n".join(parts) + "\n"

    def origin(self) -> Origin:
        """Of what the text was made."""
        sources = tuple(sorted({*self._names.read, *FOUNDATION}))
        return Origin(packages_of(self._game), sources, finger_print(sources))

    # Names

    def symbol(self, module: str, name: str) -> str:
        """What something of a module is called here."""
        known = self._symbols.get((module, name))
        if known is None:
            known, number = name, 1
            while known in self._taken:
                number += 1
                known = f"{name}_{number}"
            self._taken.add(known)
            self._symbols[module, name] = known
        return known

    def _rewriter(self, module: str, local: frozenset[str] = frozenset()) -> Rewriter:
        return Rewriter(self._names.meaning, self.expression, module, local)

    def expression(self, found: Meaning) -> ast.expr:
        """What stands for a name."""
        if isinstance(found, Module):
            self._imports[f"import {found.module}"] = None
            return parsed(found.module)
        if isinstance(found, Outside):
            symbol = self.symbol(found.module, found.name)
            self._imports[f"from {found.module} import {found.name} as {symbol}"] = None
            return ast.Name(symbol, ast.Load())
        value = found.value
        if type(value) in SCALARS or (isinstance(value, Enum) and isinstance(value, int)):
            return literal(value)
        if isinstance(value, type) and issubclass(value, Enum):
            return ast.Tuple([literal(one) for one in value], ast.Load())
        if self._is_native(found):
            return ast.Name(self.native(value), ast.Load())
        if self._is_function(found):
            return ast.Name(self._function(found), ast.Load())
        if self._is_mentioning(found):
            return ast.Name(self._constant(found), ast.Load())
        return ast.Name(self._taken_over(found, value), ast.Load())

    def _is_native(self, found: Defined) -> bool:
        return is_native(found.value) and found.module in self._own

    def _is_function(self, found: Defined) -> bool:
        function = inspect.unwrap(found.value) if callable(found.value) else None
        return isinstance(function, FunctionType) and found.module in self._own

    def _is_mentioning(self, found: Defined) -> bool:
        """Whether a constant holds, or a type names, something that is derived."""
        key = found.module, found.name
        if key in self._mentions:
            return self._mentions[key]
        self._mentions[key] = False
        if isinstance(found.node, ast.Assign | ast.AnnAssign) and found.node.value is not None:
            self._mentions[key] = any(
                self._leads_to_derived(found.module, name.id)
                for name in ast.walk(found.node.value)
                if isinstance(name, ast.Name)
            )
        return self._mentions[key]

    def _leads_to_derived(self, module: str, name: str) -> bool:
        found = self._names.meaning(module, name)
        if not isinstance(found, Defined):
            return False
        return self._is_native(found) or self._is_function(found) or self._is_mentioning(found)

    def _taken_over(self, found: Defined, value: Any) -> str:
        symbol = self.symbol(found.module, found.name)
        if isinstance(value, type) or callable(value) or not _is_plain_value(value):
            self._imports[f"from {found.module} import {found.name} as {symbol}"] = None
        else:
            self._imports[f"from {found.module} import {found.name} as _{symbol}_"] = None
            self._live[f"{symbol}: Final = _{symbol}_"] = None
        return symbol

    # What is written anew

    def _function(self, found: Defined) -> str:
        symbol = self.symbol(found.module, found.name)
        if self._begin(found):
            node = found.node
            assert isinstance(node, ast.FunctionDef), f"{found.module}.{found.name}"
            self._functions.append(self.written(found.module, node, symbol))
        return symbol

    def written(self, module: str, node: ast.FunctionDef, symbol: str) -> str:
        """A function or method anew."""
        node = _copied(node)
        here = import_module(module)
        if not is_lister(getattr(here, node.name, None)):
            node = Unyield(here, node).visit(node)
        node = self._rewriter(module, locals_of(node)).visit(node)
        node.name = symbol
        if len(node.body) > 1 and _is_docstring(node.body[0]):
            node.body = node.body[1:]
        widen(node, self._doubtful)
        return ast.unparse(ast.fix_missing_locations(node))

    def _constant(self, found: Defined) -> str:
        symbol = self.symbol(found.module, found.name)
        if self._begin(found):
            node = found.node
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            assert node.value is not None
            value = self._rewriter(found.module).visit(_copied(node.value))
            text = ast.unparse(ast.fix_missing_locations(value))
            is_type = not _is_plain_value(found.value)
            self._constants.append(f"{symbol}{'' if is_type else ': Final'} = {text}")
        return symbol

    def _begin(self, found: Defined) -> bool:
        key = found.module, found.name
        is_new = key not in self._begun
        self._begun.add(key)
        return is_new

    def native(self, kind: type[Struct]) -> str:
        """The plain class of a struct."""
        known = self._classes.get(kind)
        if known is None:
            bases = [self.native(base) for base in kind.__bases__ if base is not Struct]
            known = self._classes[kind] = self.symbol(kind.__module__, kind.__name__)
            text = self._class(kind, known, bases)
            self._class_texts.append(text)
        return known

    def _class(self, kind: type[Struct], symbol: str, bases: Sequence[str]) -> str:
        node = _class_node(kind)
        types_of, defaults = self._fields(kind)
        lines = [f"{name}: {types_of[name]}" for name in own_fields(node) if name in types_of]
        lines.append(constructor(kind, types_of, defaults))
        if kind.__struct_config__.eq:
            lines.append(equality(symbol, kind))
        lines.append(copying(symbol, kind))
        lines += [
            self.written(kind.__module__, line, line.name)
            for line in node.body
            if isinstance(line, ast.FunctionDef)
        ]
        body = textwrap.indent("\n".join(lines), "    ")
        return f"class {symbol}({', '.join(bases or ['Plain'])}):\n{body}"

    def _fields(self, kind: type[Struct]) -> tuple[dict[str, str], dict[str, str]]:
        """The types and the defaults of all fields of a struct, by name."""
        lines = {
            name: (base.__module__, line)
            for base in reversed(kind.__mro__)
            if base is not Struct and is_native(base)
            for name, line in own_fields(_class_node(base)).items()
        }
        types_of, defaults = {}, {}
        for field in fields(kind):
            module, line = lines[field.name]
            rewriter = self._rewriter(module)
            types_of[field.name] = ast.unparse(rewriter.annotation(_copied(line.annotation)))
            if needs_factory(field) or field.default is not NODEFAULT:
                made = rewriter.visit(_copied(default_of(line)))
                defaults[field.name] = ast.unparse(ast.fix_missing_locations(made))
        return types_of, defaults

    def _asked(self, name: str, symbol: str) -> str:
        """A method of the game that playouts call, as a function."""
        kind = next(base for base in type(self._game).__mro__ if name in vars(base))
        node = next(
            line
            for line in _class_node(kind).body
            if isinstance(line, ast.FunctionDef) and line.name == name
        )
        match node.body[-1]:
            case ast.Return(ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=other))):
                # A game that knows no other way of its own: `hurry` that only calls `advise`.
                return self._asked(other, symbol)
        return self._method(kind, _copied(node), symbol)

    def _method(self, kind: type[Any], node: ast.FunctionDef, symbol: str) -> str:
        if any(isinstance(one, ast.Name) and one.id == "self" for one in ast.walk(node)):
            raise Underivable(f"{kind.__name__}.{node.name} goes by the game itself")
        del node.args.args[0]
        return self.written(kind.__module__, node, symbol)


def _is_plain_value(value: Any) -> bool:
    """Whether this is a value, not a type of whatever kind."""
    return not isinstance(value, type) and type(value).__module__ not in ("typing", "types")


def _is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def _copied(node: Any) -> Any:
    """A syntax tree that may be changed."""
    text = ast.unparse(node)
    if isinstance(node, ast.expr):
        return parsed(text)
    return ast.parse(text).body[0]


@lru_cache
def _class_node(kind: type[Any]) -> ast.ClassDef:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    assert isinstance(tree.body[0], ast.ClassDef)
    return tree.body[0]


def _kernel() -> tuple[str, str]:
    """The imports and the rest of the kernel."""
    body = ast.parse(inspect.getsource(kernel)).body[1:]
    imports = [line for line in body if isinstance(line, ast.ImportFrom)]
    rest = [line for line in body if not isinstance(line, ast.ImportFrom)]
    return "\n".join(map(ast.unparse, imports)), "\n\n".join(map(ast.unparse, rest))


def _running(state: str) -> str:
    return f'''class Hurried(Policy):
    def __init__(self, g: {state}, source: Any) -> None:
        self.g = g
        self.source = source

    def pick(self, seat: int, options: Sequence[Option]) -> Option:
        chosen: Option = _game_hurry(self.g, seat, list(options), self.source)
        return chosen

def play(
    state: Any, source: Any, number: Any, hurried: Any, steps: int, chapter: int | None
) -> int:
    """Play a state so many steps on, or to its end or that of a chapter; how often was chosen."""
    g = _load_{state}(state)
    K.chance = chance_of(source)
    K.policy = AtRandom(number) if hurried is None else Hurried(g, hurried)
    K.count = 0
    while steps:
        rule = _game_rule(g)
        if rule is None or (chapter is not None and _game_chapter(g) > chapter):
            break
        rule(g)
        steps -= 1
    _dump_into(g, state)
    return K.count'''
