"""Playouts: games run on by a policy, without checkpoints and without a log.

How it works. For simulation only the end counts, so nobody needs to stop at a question and nobody
listens to events. The rules' own source is read once, and each function in it is derived anew:
`yield from f()` becomes `f()`, an ask is answered on the spot by a call, and what would go into the
outbox is left out. Rules are never written twice; the conformance kit plays both kinds with the
same chance and compares. Where the same source was compiled (`make fast`), whole steps are played
by the compiled version, which does the same several times as fast.

A script is a function that returns `Script[...]`. The scripts of a game stand in its own package
and in the families it names; one that stands elsewhere can't be derived and is refused, since a
generator that is merely called would never run.
"""

import __future__

import ast
import inspect
import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import repeat
from threading import Lock
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll
from undercroft.engine.chance import Source
from undercroft.engine.compiled import compiled
from undercroft.engine.game import AnyGame
from undercroft.engine.options import Option
from undercroft.engine.table import Table
from undercroft.engine.unyielding import (
    ANSWER,
    CHOOSE,
    PLAIN,
    ROLL,
    Underivable,
    Unyield,
    is_lister,
    is_script,
    modules_of,
)

Policy = Callable[[Any, int, Sequence[Option]], Option]
"""What a seat chooses in a state among some options."""
Chooser = Callable[[int, Sequence[Option]], Option]
Player = Callable[[Any, int | None, int | None], None]
"""Plays a state so many steps on, or to its end or that of a chapter."""
COMPILED = Lock()


class Hurried:
    """The policy of a game that plays in a hurry, drawing from a source where it draws."""

    def __init__(self, game: AnyGame, source: Source) -> None:
        self._hurry = game.hurry
        self.source = source

    def __call__(self, state: Any, seat: int, options: Sequence[Option]) -> Option:
        return self._hurry(state, seat, list(options), self.source)


class Playouts:
    """Plays games of one kind, with one source and one policy, to their end or so many steps on.

    The policy is asked only where there is something to choose; without one, all options are
    equally likely. `decisions` counts the choices. Random play and that of `Hurried` may be
    compiled; any other policy is played by the interpreter.
    """

    def __init__(
        self,
        game: AnyGame,
        source: Source,
        policy: Policy | None = None,
        *,
        interpreted: bool = False,
    ) -> None:
        self._count = [0]
        self._state: list[Any] = [None]
        if policy is None:
            # A generator of its own, seeded by the source: asking the source each time is slower.
            number = random.Random(source.draw(range(2**30))).random
            choose = _random_chooser(number, self._count)
        else:
            number, choose = None, _chooser(policy, self._state, self._count)
        self._answer = _answerer(choose, source)
        follows = policy is None or isinstance(policy, Hurried)
        fast = compiled(game) if follows and not interpreted else None
        if fast is None:
            hooks = {ROLL: source.roll, CHOOSE: choose, ANSWER: self._answer}
            self._play = _interpreter(game, hooks)
        else:
            hurried = policy.source if isinstance(policy, Hurried) else None
            self._play = _compiled_player(fast, source, number, hurried, self._count)

    @property
    def decisions(self) -> int:
        return self._count[0]

    def play(self, state: Any) -> None:
        """Play a state between two steps to its end."""
        self.play_on(state)

    def play_on(self, state: Any, steps: int | None = None, chapter: int | None = None) -> None:
        """Play a state between two steps so many steps on, or to its end or that of a chapter."""
        self._state[0] = state
        self._play(state, steps, chapter)

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
        self.play_on(state, steps, chapter)


def _chooser(policy: Policy, state: list[Any], count: list[int]) -> Chooser:
    def choose(seat: int, options: Sequence[Option]) -> Option:
        if len(options) == 1:
            return options[0]
        count[0] += 1
        return policy(state[0], seat, options)

    return choose


def _random_chooser(random_number: Callable[[], float], count: list[int]) -> Chooser:
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


def _interpreter(game: AnyGame, hooks: dict[str, Any]) -> Player:
    next_rule, chapter_of = game.rule, game.chapter
    plain = _plain_functions((game.package, *game.families), hooks)

    def play(state: Any, steps: int | None, chapter: int | None) -> None:
        for _ in repeat(None) if steps is None else repeat(None, steps):
            rule = next_rule(state)
            if rule is None or (chapter is not None and chapter_of(state) > chapter):
                return
            plain[rule](state)

    return play


def _compiled_player(
    fast: Any,
    source: Source,
    number: Callable[[], float] | None,
    hurried: Source | None,
    count: list[int],
) -> Player:
    def play(state: Any, steps: int | None, chapter: int | None) -> None:
        # It knows one game at a time, in a process that may have several threads.
        with COMPILED:
            many = -1 if steps is None else steps
            count[0] += fast.play(state, source, number, hurried, many, chapter)

    return play


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
    modules = list(modules_of(packages))
    known = {module.__name__ for module in modules}
    for module in modules:
        for value in vars(module).values():
            if is_script(value) and value.__module__ not in known:
                raise Underivable(f"in {module.__name__}: {_stranger(value)}")
    return tuple(_derive(module) for module in modules)


def _derive(module: ModuleType) -> _Derived:
    """The plain versions of a module's functions."""
    functions = {
        value.__name__: value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and not is_lister(value)
    }
    tree = ast.parse(inspect.getsource(module))
    tree.body = [
        Unyield(module, node).visit(node)
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
