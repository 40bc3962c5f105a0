"""Walks: games played at random through the public table, for whoever wants to watch."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from tests.lanterns import make as make_lanterns
from tests.quoits import make as make_quoits
from undercroft.engine import AnyGame, Fast, Keyed, Option, Refused, Table
from undercroft.games import find, makers
from undercroft.targets.move import Throw
from undercroft.targets.skill.skilled import HANDS, threw_by_skill

GAMES: dict[str, AnyGame] = {
    "lanterns": make_lanterns(),
    "quoits": make_quoits(),
    **{name: find(name) for name in makers()},
}


Settings = tuple[tuple[str, Any], ...]


class Case(Struct, frozen=True):
    """A game with so many seats and some settings, played from a seed."""

    game: str
    seats: int
    setup: Settings
    seed: int
    variant: Any = None
    """A broken variant of the game, to see whether the kit notices."""
    start: str = ""
    """A situation to start in, by its name among the game's own; none is a new game."""

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.setup)
        return f"{self.game}-{self.seats}-{self.start or settings or 'basic'}-{self.seed}"

    def open(self) -> Table:
        """The table before its first question."""
        game, source = self.variant or GAMES[self.game], Keyed.from_seed(str(self))
        if self.start:
            packed = starts(self.game)[self.start]().base
            return Table.from_checkpoint(game, self.seats, packed, source)
        return Table(game, self.seats, source, dict(self.setup))


QUICK_SEEDS, ALL_SEEDS = 2, 8
LONG = 200
"""After so many answers half of them are good ones, or long games would never end."""
CURIOUS = 3
"""Each third answer does what was done least, where a game is explored: long talks are rare."""
STARTED = 6
"""Quick seeds of a situation."""


def cases() -> list[Any]:
    """Every game, all seat counts, all variants of its settings, many seeds; most are slow."""
    return [
        pytest.param(case, id=str(case), marks=[] if quick else [pytest.mark.slow])
        for name, game in GAMES.items()
        for seats in game.seats
        for setup in setup_variants(game, seats)
        for seed in range(ALL_SEEDS)
        for case in [Case(name, seats, setup, seed)]
        for quick in [seed < QUICK_SEEDS and is_quick(game, seats, setup)]
    ]


def is_quick(game: AnyGame, seats: int, setup: Settings) -> bool:
    """Whether a variant is played in every run.

    The basic game is with all seat counts, and so is the one with everything switched on; what
    differs in one setting, or in a word beside the switches, is with one of them.
    """
    if not setup or (len(setup) > 1 and setup[0][1] is True):
        return True
    fitting = [n for n in game.seats if setup[:1] in setup_variants(game, n)]
    place = game.Setup.__struct_fields__.index(setup[0][0]) + len(setup)
    return bool(seats == fitting[place % len(fitting)])


def starts(name: str) -> dict[str, Callable[[], Table]]:
    """Situations that a game's tests offer, where something is at stake that is rare else."""
    folder = name.replace("-", "_")
    if not (Path(__file__).parents[1] / "games" / folder / "starts.py").exists():
        return {}
    found: dict[str, Callable[[], Table]] = import_module(f"tests.games.{folder}.starts").STARTS
    return found


def started_cases() -> list[Any]:
    """Every situation that a game's tests offer, with many seeds; most are slow."""
    return [
        pytest.param(case, id=str(case), marks=[pytest.mark.slow] if seed >= STARTED else [])
        for name in GAMES
        for start, begin in starts(name).items()
        for seats in [begin().seats]
        for seed in range(4 * STARTED)
        for case in [Case(name, seats, (), seed, start=start)]
    ]


@cache
def setup_variants(game: AnyGame, seats: int) -> list[Settings]:
    """The basic game, each setting at its other values, and all switches on together.

    Where a setting is one of some words, the switches are on with each of them. What so many seats
    can't play, and what can't be had together, is left out.
    """
    info = msgspec.inspect.type_info(game.Setup)
    assert isinstance(info, msgspec.inspect.StructType)
    assert not is_refused(game, seats, ())
    single: list[Settings] = [
        ((field.name, value),)
        for field in info.fields
        for value in _values(field.type)
        if value != field.default and not is_refused(game, seats, ((field.name, value),))
    ]
    words = [setup for setup in single if isinstance(setup[0][1], str)]
    switches = [setup for setup in single if setup[0][1] is True]
    together = [switched_on(game, seats, setup, switches) for setup in ((), *words)]
    return [*{str(setup): setup for setup in ((), *single, *together)}.values()]


def switched_on(
    game: AnyGame, seats: int, setup: Settings, switches: Sequence[Settings]
) -> Settings:
    """Some settings with all switches on that can be had with them and with each other."""
    for switch in switches:
        if not is_refused(game, seats, (*setup, *switch)):
            setup = (*setup, *switch)
    return setup


def is_refused(game: AnyGame, seats: int, setup: Settings) -> bool:
    """Whether a game does not let so many seats play with some settings."""
    try:
        game.setup(seats, game.read_setup(dict(setup)))
    except Refused:
        return True
    return False


def _values(kind: Any) -> list[Any]:
    """Some values of a setting."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return [True]
    if isinstance(kind, msgspec.inspect.IntType):
        return [] if kind.ge is None else [kind.ge + 1]
    if isinstance(kind, msgspec.inspect.ListType) and isinstance(
        kind.item_type, msgspec.inspect.StructType
    ):
        fields = [field.type for field in kind.item_type.fields]
        least = [field.ge for field in fields if isinstance(field, msgspec.inspect.IntType)]
        most = [field.le for field in fields if isinstance(field, msgspec.inspect.IntType)]
        return [[least], [least, most]]
    return []


def walk(case: Case, most: int = 20_000) -> Iterator[Table]:
    """The table at every question; then it is answered at random."""
    table = case.open()
    chooser = random.Random(case.seed)
    for number in range(most):
        if table.is_over:
            return
        yield table
        answer_at_random(table, chooser, well=number >= LONG)
    raise AssertionError(f"{case} did not end within {most} answers")


def explore(case: Case, most: int) -> Table:
    """The table after some answers, a third of which do what was done least so far."""
    table = case.open()
    chooser = random.Random(case.seed)
    taken: Counter[type[Option]] = Counter()
    for number in range(most):
        if table.is_over:
            break
        if number % CURIOUS == 0:
            answer_curiously(table, chooser, taken)
        else:
            answer_at_random(table, chooser, well=number >= LONG)
    return table


def moments(case: Case) -> Iterator[Table]:
    """The table at the first questions and then ever more rarely, for checks that take long."""
    for number, table in enumerate(walk(case)):
        if number % (1 + number // 25) == 0:
            yield table


def walk_to_end(case: Case) -> Table:
    """The table after a whole random game."""
    *_, table = walk(case)
    return table


def answer_at_random(table: Table, chooser: random.Random, *, well: bool = False) -> None:
    """A seat that is asked chooses anything, or half of the time `well`; throws land anywhere."""
    if isinstance(table.ask, Throw):
        table.take(threw_by_skill(table.ask, chooser.choice(HANDS), chooser.randbytes(32)))
        return
    seat = chooser.choice(table.waiting_for)
    options = table.options(seat)
    if well and chooser.random() < 0.5:
        source = Fast(chooser.randrange(2**30))
        table.answer(seat, table.game.advise(table.state, seat, options, source))
    else:
        table.answer(seat, chooser.choice(options))


def answer_curiously(table: Table, chooser: random.Random, taken: Counter[type[Option]]) -> None:
    """A seat that is asked does what was taken least often in this way."""
    if isinstance(table.ask, Throw):
        answer_at_random(table, chooser)
        return
    seat = chooser.choice(table.waiting_for)
    options = table.options(seat)
    least = min(taken[type(option)] for option in options)
    option = chooser.choice([option for option in options if taken[type(option)] == least])
    taken[type(option)] += 1
    table.answer(seat, option)
