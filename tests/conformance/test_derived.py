"""Derived playouts do what interpreted ones do, to the last byte and the last die.

What is derived is read by Python here, which needs no C compiler; where playouts were compiled
(`make fast`), the compiled ones are held against the same.
"""

import random
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from tests.conformance.test_playouts import by_skill
from tests.conformance.walk import GAMES, Case, cases, starts
from undercroft.deriving.derive import derive
from undercroft.engine import Fast, Table
from undercroft.engine import playout as playing
from undercroft.engine.chance import Around
from undercroft.engine.compiled import compiled
from undercroft.engine.playout import Hurried, Playouts

FEW_STEPS = 40
"""Of a playout that begins in the middle, or that plays greedily: some would take minutes."""
BY_PYTHON, COMPILED = "read by Python", "compiled"
WAYS = [BY_PYTHON, *([COMPILED] if any(map(compiled, GAMES.values())) else [])]
Put = Callable[[str], None]


@cache
def derived(name: str) -> ModuleType:
    module = ModuleType(f"derived from {name}")
    exec(compile(derive(GAMES[name])[0], module.__name__, "exec"), vars(module))
    return module


@pytest.fixture(params=WAYS)
def faster(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Put:
    """Puts the derived module of a game behind playouts."""

    def put(name: str) -> None:
        found = derived(name) if request.param == BY_PYTHON else compiled(GAMES[name])
        if found is None:
            pytest.skip("the playouts of this game are not compiled (make fast)")
        monkeypatch.setattr(playing, "compiled", lambda game: found)

    return put


def fast_part(source: Any) -> Fast:
    while isinstance(source, Around):
        source = source.other
    assert isinstance(source, Fast)
    return source


def playouts(table: Table, *, hurried: bool, interpreted: bool) -> Playouts:
    source = table.source
    policy = Hurried(table.game, fast_part(source)) if hurried else None
    return Playouts(table.game, source, policy, interpreted=interpreted)


def end_of(
    table: Table, seed: int, steps: int | None, *, interpreted: bool, hurried: bool
) -> tuple[Any, ...]:
    """The state at the end, how often was chosen, and what chance would say next."""
    twin = table.twin(by_skill(seed, table.seats))
    played = playouts(twin, hurried=hurried, interpreted=interpreted)
    played.finish(twin, steps)
    return table.game.pack(twin.state), played.decisions, fast_part(twin.source).draw(range(10**6))


def assert_same(table: Table, seed: int, steps: int | None = FEW_STEPS) -> None:
    for hurried in (False, True):
        many = FEW_STEPS if hurried else steps
        slow = end_of(table, seed, many, interpreted=True, hurried=hurried)
        fast = end_of(table, seed, many, interpreted=False, hurried=hurried)
        assert fast == slow, f"hurried: {hurried}"


def some_cases() -> list[Any]:
    """Every variant of a game once in each run, with as many seats as it takes; others are slow."""
    found = [case.values[0] for case in cases() if not case.marks]
    most = {name: max(case.seats for case in found if case.game == name) for name in GAMES}
    return [
        pytest.param(case, id=str(case), marks=[] if is_first else [pytest.mark.slow])
        for case in found
        for is_first in [case.seed == 0 and (case.setup or case.seats == most[case.game])]
    ]


@pytest.mark.parametrize("case", some_cases())
def test_a_derived_playout_ends_as_the_interpreted_one(case: Case, faster: Put) -> None:
    faster(case.game)

    assert_same(case.open(), case.seed, steps=None)


@pytest.mark.parametrize("name", GAMES)
def test_it_does_from_any_question(name: str, faster: Put) -> None:
    """Also from polls that some have answered and others have not."""
    faster(name)
    game = GAMES[name]
    chooser = random.Random(name)
    table = Table(game, game.seats[-1], by_skill(3, game.seats[-1]))
    asked = 0
    while not table.is_over and asked < 400:
        if asked % (1 + asked // 4) == 0:
            assert_same(table, asked)
        asked += 1
        seat = table.waiting_for[0]
        table.answer(seat, chooser.choice(table.options(seat)))


@pytest.mark.parametrize(
    ("name", "start"), [(name, start) for name in GAMES for start in starts(name)]
)
def test_it_does_from_rare_situations(name: str, start: str, faster: Put) -> None:
    faster(name)

    assert_same(starts(name)[start](), 1)
