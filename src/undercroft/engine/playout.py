"""Playouts: games run to their end by a picker, without checkpoints and without a log.

How it works. For simulation only the end counts, so nobody needs to stop at a question and nobody
listens to events. The rules' own source is read once, and each function in it is derived anew:
`yield from f()` becomes `f()`, an ask is answered on the spot by a call, and what would go into the
outbox is left out. Rules are never written twice; the conformance kit plays both kinds with the
same chance and compares.
"""

import ast
import inspect
import pkgutil
import random
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from undercroft.engine import piles
from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll
from undercroft.engine.chance import Source
from undercroft.engine.game import AnyGame
from undercroft.engine.options import Option
from undercroft.engine.table import Table

Picker = Callable[[Sequence[Option]], Option]
ROLL, CHOOSE, ANSWER = "_roll_", "_choose_", "_answer_"


class Playouts:
    """Plays games of one kind to their end, with one source and one picker.

    The picker is asked only where there is something to choose; without one, all options are
    equally likely. `decisions` counts the choices.
    """

    def __init__(self, game: AnyGame, source: Source, pick: Picker | None = None) -> None:
        self._rule = game.rule
        self._count = [0]
        choose = _chooser(pick, self._count) if pick else _random_chooser(source, self._count)
        self._answer = _answerer(choose, source)
        hooks = {ROLL: source.roll, CHOOSE: choose, ANSWER: self._answer}
        self._plain = _plain_functions(game.package, hooks)

    @property
    def decisions(self) -> int:
        return self._count[0]

    def play(self, state: Any) -> None:
        """Play a state between two steps to its end."""
        next_rule, plain = self._rule, self._plain
        while (rule := next_rule(state)) is not None:
            plain[rule](state)

    def finish(self, table: Table) -> None:
        """Play a table to its end from where it stands; it is no table for people afterwards."""
        script, ask, state = table.leave()
        if script is None:
            return
        try:
            while ask is not None:
                ask = script.send(self._answer(ask))
        except StopIteration:
            state.outbox.clear()
        self.play(state)


def _chooser(pick: Picker, count: list[int]) -> Picker:
    def choose(options: Sequence[Option]) -> Option:
        if len(options) == 1:
            return options[0]
        count[0] += 1
        return pick(options)

    return choose


def _random_chooser(source: Source, count: list[int]) -> Picker:
    draw = source.draw(range(2**30))
    random_number = random.Random(draw).random

    def choose(options: Sequence[Option]) -> Option:
        many = len(options)
        if many == 1:
            return options[0]
        count[0] += 1
        return options[int(random_number() * many)]

    return choose


def _answerer(choose: Picker, source: Source) -> Callable[[Ask], Any]:
    def answer(ask: Ask) -> Any:
        if isinstance(ask, Choose):
            return choose(ask.options)
        if isinstance(ask, Roll):
            return source.roll(ask.count, ask.die)
        if isinstance(ask, Draw):
            return source.draw(ask.cards)
        if isinstance(ask, Poll):
            return tuple(choose(options) for options in ask.options)
        return source.throw(ask)

    return answer


class _Unyield(ast.NodeTransformer):
    """Turns a script into a plain function that tells nobody anything."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="outbox"), attr="append")):
                return ast.Pass()
        self.generic_visit(node)
        return node

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.AST:
        self.generic_visit(node)
        return node.value

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        self.generic_visit(node)
        ask = node.value
        assert ask is not None
        match ask:
            case ast.Call(func=ast.Name(id="Roll"), args=[count, die, *_]):
                return _call(ROLL, [count, die])
            case ast.Call(func=ast.Name(id="Choose"), args=[_, options, *_]):
                return _call(CHOOSE, [options])
        return _call(ANSWER, [ask])


def _call(name: str, arguments: list[ast.expr]) -> ast.Call:
    return ast.Call(func=ast.Name(id=name, ctx=ast.Load()), args=arguments, keywords=[])


def _plain_functions(package: str, hooks: dict[str, Any]) -> dict[Any, Callable[..., Any]]:
    """The plain version of every function."""
    spaces: list[dict[str, Any]] = []
    plain: dict[Any, Callable[..., Any]] = {}
    for module in _modules(package):
        space = {**vars(module), **hooks}
        functions = [value for value in vars(module).values() if _is_own(value, module)]
        _define(module, {function.__name__ for function in functions}, space)
        plain |= {function: space[function.__name__] for function in functions}
        spaces.append(space)
    for space in spaces:
        space |= {
            name: plain[value]
            for name, value in space.items()
            if isinstance(value, FunctionType) and value in plain
        }
    return plain


def _modules(package: str) -> Iterator[ModuleType]:
    """All modules whose scripts a game may run."""
    yield piles
    root = import_module(package)
    yield root
    for info in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}."):
        yield import_module(info.name)


def _is_own(value: object, module: ModuleType) -> bool:
    return isinstance(value, FunctionType) and value.__module__ == module.__name__


def _define(module: ModuleType, names: set[str], space: dict[str, Any]) -> None:
    """Define the plain versions of a module's functions in a name space."""
    tree = ast.parse(inspect.getsource(module))
    tree.body = [
        _Unyield().visit(node)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name in names
    ]
    ast.fix_missing_locations(tree)
    exec(compile(tree, f"{module.__name__} (plain)", "exec"), space)
