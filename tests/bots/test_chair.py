"""What bots see: a world as it might be, and never the table."""

import gc
from typing import Any

import pytest

from tests.conformance.walk import GAMES, Case, moments, starts
from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine import Choose, Fast, Poll, Table

SHORT = Budget(playouts=2, seconds=60)
THINKERS = ("novice", "adventurer", "veteran")
MOST, APART = 5, 4


def quick_cases() -> list[Case]:
    """Every game with some players, and every situation in which secrets are at stake."""
    new = [Case(name, min(3, game.seats[-1]), (), 1) for name, game in GAMES.items()]
    started = [
        Case(name, begin().seats, (), 1, start=start)
        for name in GAMES
        for start, begin in starts(name).items()
    ]
    return new + started


def questions(case: Case) -> list[tuple[Table, int]]:
    """Some questions of a random game, with a seat that is asked each."""
    found = []
    for number, table in enumerate(moments(case)):
        if isinstance(table.ask, Choose | Poll) and number % APART == 0:
            found.append((table.twin(Fast(case.seed)), table.waiting_for[0]))
        if len(found) == MOST:
            break
    return found


@pytest.mark.parametrize("case", quick_cases(), ids=str)
def test_a_choice_is_the_same_whatever_the_seat_can_not_know(case: Case) -> None:
    for table, seat in questions(case):
        other = table.imagine(seat, Fast(case.seed))
        for level in THINKERS:
            here, there = (
                make_bot(level, "peek", SHORT).choose(Chair(one, seat)) for one in (table, other)
            )
            assert here is there, f"{level} looks at what seat {seat} can't know"


@pytest.mark.parametrize("name", ["lanterns", "dungeon-run", "dungeon"])
def test_worlds_differ_in_what_is_hidden(name: str) -> None:
    """Else the test above would prove nothing."""
    found = [
        table.game.pack(table.state) != table.game.pack(table.imagine(seat, Fast(1)).state)
        for case in quick_cases()
        if case.game == name
        for table, seat in questions(case)
    ]
    assert any(found)


@pytest.mark.parametrize("name", GAMES)
def test_no_way_leads_from_a_chair_to_the_table(name: str) -> None:
    case = Case(name, GAMES[name].seats[-1], (), 5)
    for table, seat in questions(case)[-1:]:
        chair = Chair(table, seat)
        chair.imagine(Fast(1))
        reached = reachable(chair)
        assert id(table) not in reached
        assert id(table.state) not in reached
        assert id(table.source) not in reached


def reachable(start: Any) -> set[int]:
    """The ids of all objects that an object leads to, short of classes and modules."""
    found: dict[int, Any] = {}
    queue = [start]
    while queue:
        one = queue.pop()
        if id(one) in found or isinstance(one, type) or type(one).__name__ in STOPS:
            continue
        found[id(one)] = one
        queue += gc.get_referents(one)
    return set(found)


STOPS = ("module", "function", "builtin_function_or_method", "code", "method", "frame")
"""Code, which leads to all that was ever imported."""


def test_a_chair_says_whether_all_wait_for_a_vote() -> None:
    table = Table(GAMES["lanterns"], 3, Fast(1))
    assert not Chair(table, table.waiting_for[0]).is_poll
