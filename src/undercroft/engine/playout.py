"""Playouts: games run on by a policy, without checkpoints and without a log.

How it works. For simulation only the end counts, so nobody needs to stop at a question and nobody
listens to events. The rules' own source is read once, and each function in it is derived anew:
`yield from f()` becomes `f()`, an ask is answered on the spot by a call, and what would go into the
outbox is left out. Rules are never written twice; the conformance kit plays both kinds with the
same chance and compares.

A script is a function that returns `Script[...]`. The scripts of a game stand in its own package
and in the families it names; one that stands elsewhere can't be derived and is refused, since a
generator that is merely called would never run.
"""

import __future__

import ast
import inspect
import pkgutil
import random
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, get_args, get_origin

from undercroft.engine import piles
from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll
from undercroft.engine.chance import Source
from undercroft.engine.game import AnyGame
from undercroft.engine.options import Option
from undercroft.engine.table import Table

Policy = Callable[[Any, int, Sequence[Option]], Option]
"""What a seat chooses in a state among some options."""
Chooser = Callable[[int, Sequence[Option]], Option]
ROLL, CHOOSE, ANSWER, PLAIN = "_roll_", "_choose_", "_answer_", "_plain_"


class Underivable(TypeError):
    """A script that playouts can't derive; the message says where it stands and what to do."""


class Playouts:
    """Plays games of one kind, with one source and one policy, to their end or so many steps on.

    The policy is asked only where there is something to choose; without one, all options are
    equally likely. `decisions` counts the choices.
    """

    def __init__(self, game: AnyGame, source: Source, policy: Policy | None = None) -> None:
        self._rule, self._chapter = game.rule, game.chapter
        self._count = [0]
        self._state: list[Any] = [None]
        choose = (
            _chooser(policy, self._state, self._count)
            if policy
            else _random_chooser(source, self._count)
        )
        self._answer = _answerer(choose, source)
        hooks = {ROLL: source.roll, CHOOSE: choose, ANSWER: self._answer}
        self._plain = _plain_functions((game.package, *game.families), hooks)

    @property
    def decisions(self) -> int:
        return self._count[0]

    def play(self, state: Any) -> None:
        """Play a state between two steps to its end."""
        self._state[0] = state
        next_rule, plain = self._rule, self._plain
        while (rule := next_rule(state)) is not None:
            plain[rule](state)

    def play_on(self, state: Any, steps: int, chapter: int | None = None) -> None:
        """Play a state between two steps so many steps on, or to its end or that of a chapter."""
        self._state[0] = state
        next_rule, plain, chapter_of = self._rule, self._plain, self._chapter
        for _ in range(steps):
            rule = next_rule(state)
            if rule is None or (chapter is not None and chapter_of(state) > chapter):
                return
            plain[rule](state)

    def finish(self, table: Table, steps: int | None = None, chapter: int | None = None) -> None:
        """Play a table from where it stands to its end, or through its step and on from there.

        It is no table for people afterwards.
        """
        script, ask, state = table.leave()
        self._state[0] = state
        if script is None:
            return
        try:
            while ask is not None:
                ask = script.send(self._answer(ask))
        except StopIteration:
            state.outbox.clear()
        if steps is None:
            self.play(state)
        else:
            self.play_on(state, steps, chapter)


def _chooser(policy: Policy, state: list[Any], count: list[int]) -> Chooser:
    def choose(seat: int, options: Sequence[Option]) -> Option:
        if len(options) == 1:
            return options[0]
        count[0] += 1
        return policy(state[0], seat, options)

    return choose


def _random_chooser(source: Source, count: list[int]) -> Chooser:
    # A generator of its own, seeded by the source: asking the source each time is slower.
    draw = source.draw(range(2**30))
    random_number = random.Random(draw).random

    def choose(seat: int, options: Sequence[Option]) -> Option:
        many = len(options)
        if many == 1:
            return options[0]
        count[0] += 1
        return options[int(random_number() * many)]

    return choose


def _answerer(choose: Chooser, source: Source) -> Callable[[Ask], Any]:
    def answer(ask: Ask) -> Any:
        if isinstance(ask, Choose):
            return choose(ask.seat, ask.options)
        if isinstance(ask, Roll):
            return source.roll(ask.count, ask.die)
        if isinstance(ask, Draw):
            return source.draw(ask.cards)
        if isinstance(ask, Poll):
            return tuple(choose(*asked) for asked in zip(ask.seats, ask.options, strict=True))
        thrown = source.throw(ask)
        if thrown is None:
            raise TypeError("playouts need a source that throws, such as Skilled")
        return thrown.landing

    return answer


class _Unyield(ast.NodeTransformer):
    """Turns a script into a plain function that tells nobody anything."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self._module = module
        self._function = function
        stored = (node for node in ast.walk(function) if isinstance(node, ast.Name | ast.arg))
        self._locals = {
            node.arg if isinstance(node, ast.arg) else node.id
            for node in stored
            if isinstance(node, ast.arg) or isinstance(node.ctx, ast.Store)
        }

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="outbox"), attr="append")):
                return ast.Pass()
        self.generic_visit(node)
        return node

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.AST:
        self.generic_visit(node)
        match node.value:
            case ast.Call(func=ast.Name(id=name)) if self._is_known(name):
                if _is_lister(getattr(self._module, name)):
                    raise self._underivable(node, f"{name} does not say that it returns a Script")
                return node.value
            case ast.Call(func=callee) as call:
                # Which script it is shows only when it is played: a rule handed to another rule.
                call.func = _call(PLAIN, [callee])
                return call
            case ast.Tuple(elts=[]):  # a script that has nothing to ask
                return ast.Constant(None)
        raise self._underivable(node, "`yield from` is followed by the call of a script")

    def _is_known(self, name: str) -> bool:
        """Whether a name means a function of the module's own name space."""
        value = None if name in self._locals else getattr(self._module, name, None)
        return isinstance(value, FunctionType)

    def _underivable(self, node: ast.YieldFrom, problem: str) -> Underivable:
        where = f"{self._module.__name__}.{self._function.name}, line {node.lineno}"
        return Underivable(f"{where}: {problem}")

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        self.generic_visit(node)
        ask = node.value
        assert ask is not None
        match ask:
            case ast.Call(func=ast.Name(id="Roll"), args=[count, die, *_]):
                return _call(ROLL, [count, die])
            case ast.Call(func=ast.Name(id="Choose"), args=[seat, options, *_]):
                return _call(CHOOSE, [seat, options])
        return _call(ANSWER, [ask])


def _call(name: str, arguments: list[ast.expr]) -> ast.Call:
    return ast.Call(func=ast.Name(id=name, ctx=ast.Load()), args=arguments, keywords=[])


class _Derived(NamedTuple):
    """A module's functions, and the code that defines them as plain ones."""

    module: ModuleType
    functions: tuple[FunctionType, ...]
    code: CodeType


def _plain_functions(
    packages: tuple[str, ...], hooks: dict[str, Any]
) -> dict[Any, Callable[..., Any]]:
    """The plain version of every function of some packages."""
    spaces: list[dict[str, Any]] = []
    plain: dict[Any, Callable[..., Any]] = {}
    hooks = {**hooks, PLAIN: _finder(plain)}
    for module, functions, code in _derived(packages):
        space = {**vars(module), **hooks}
        exec(code, space)
        plain |= {function: space[function.__name__] for function in functions}
        spaces.append(space)
    for space in spaces:
        space |= {
            name: plain[value]
            for name, value in space.items()
            if isinstance(value, FunctionType) and value in plain
        }
    return plain


def _finder(plain: dict[Any, Callable[..., Any]]) -> Callable[[Any], Callable[..., Any]]:
    derived: set[Any] = set()

    def find(script: Any) -> Callable[..., Any]:
        """The plain version of a script; what is handed on may be one already."""
        if script in plain:
            return plain[script]
        if not derived:
            derived.update(plain.values())
        if script not in derived:
            raise Underivable(_stranger(script))
        found: Callable[..., Any] = script
        return found

    return find


def _stranger(script: Any) -> str:
    name = f"{getattr(script, '__module__', '?')}.{getattr(script, '__qualname__', script)}"
    return f"{name} is a script that stands neither in the game's package nor in its families"


@cache
def _derived(packages: tuple[str, ...]) -> tuple[_Derived, ...]:
    """The modules of some packages, derived once in a process."""
    modules = list(_modules(packages))
    known = {module.__name__ for module in modules}
    for module in modules:
        for value in vars(module).values():
            if _is_script(value) and value.__module__ not in known:
                raise Underivable(f"in {module.__name__}: {_stranger(value)}")
    return tuple(_derive(module) for module in modules)


def _modules(packages: Sequence[str]) -> Iterator[ModuleType]:
    """All modules whose scripts a game may run."""
    yield piles
    for package in packages:
        root = import_module(package)
        yield root
        for info in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}."):
            yield import_module(info.name)


def _is_script(value: object) -> bool:
    """Whether this is a function that says it returns a `Script[...]`."""
    if not inspect.isgeneratorfunction(value):
        return False
    kind = value.__annotations__.get("return")
    is_generator = get_origin(kind) is Generator and get_args(kind)[0] == Ask
    return is_generator or (isinstance(kind, str) and kind.startswith("Script["))


def _is_lister(value: object) -> bool:
    """Whether this is a generator that asks nothing: it lists things and stays as it is."""
    return inspect.isgeneratorfunction(value) and not _is_script(value)


def _derive(module: ModuleType) -> _Derived:
    """The plain versions of a module's functions."""
    functions = {
        value.__name__: value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and not _is_lister(value)
    }
    tree = ast.parse(inspect.getsource(module))
    tree.body = [
        _Unyield(module, node).visit(node)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name in functions
    ]
    ast.fix_missing_locations(tree)
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    own = tuple(function for name, function in functions.items() if name in defined)
    # Annotations stay as they are written: some name what only a type checker imports.
    unread = __future__.annotations.compiler_flag
    code = compile(tree, f"{module.__name__} (plain)", "exec", flags=unread, dont_inherit=True)
    return _Derived(module, own, code)
