"""What every game must hold, over many seeds, seat counts and settings."""

import random
from typing import Any

import pytest
from msgspec import structs

from tests.conformance.walk import GAMES, Case, cases, walk, walk_to_end
from tests.lanterns import Lanterns
from undercroft.engine import Poll, Refused, Result, ScorePart, Throw
from undercroft.engine.entries import Drew, Rolled
from undercroft.engine.log import read_log, write_log
from undercroft.engine.replay import load, log_of, source_of, verify
from undercroft.games import makers

CASES = cases()
LONGEST_STEP = 120
"""Entries within one step; more make copies slow."""


@pytest.mark.parametrize("case", CASES)
def test_random_play_always_has_a_choice_and_ends_with_a_result(case: Case) -> None:
    for table in walk(case):
        assert len(table.entries) - table.marks[-1].entries < LONGEST_STEP
        if isinstance(table.ask, Throw):
            continue
        for seat in table.waiting_for:
            numbers = [option.number for option in table.options(seat)]
            assert len(numbers) >= 2
            assert len(set(numbers)) == len(numbers)

    result = table.result()

    assert table.is_over
    assert len(result.scores) == len(result.ranks) == case.seats
    check_parts(result)


def check_parts(result: Result) -> None:
    """Where a game says how scores came about, the parts of each add up to it."""
    if not result.parts:
        return
    assert result.scored
    sums = tuple(sum(part.points for part in parts) for parts in result.parts)
    assert sums == result.scores, "the parts of a score don't add up"
    kinds = {tuple(part.text for part in parts) for parts in result.parts}
    assert len(kinds) == 1, "the parts of scores are of different kinds"


class Miscounted(Lanterns):
    """A game that forgets half of what it counted."""

    def result(self, g: Any) -> Result:
        result = super().result(g)
        parts = tuple((ScorePart("score-cards", score, score // 2),) for score in result.scores)
        return structs.replace(result, parts=parts)


def test_the_kit_finds_parts_that_do_not_add_up() -> None:
    case = Case("lanterns", 2, (), 1, Miscounted())

    with pytest.raises(AssertionError, match="don't add up"):
        test_random_play_always_has_a_choice_and_ends_with_a_result(case)


@pytest.mark.parametrize("name", makers())
def test_every_game_in_the_house_says_how_its_scores_came_about(name: str) -> None:
    for seats in GAMES[name].seats:
        result = walk_to_end(Case(name, seats, (), 0)).result()
        assert len(result.parts) == (seats if result.scored else 0)


@pytest.mark.parametrize("case", CASES)
def test_a_finished_game_replays_without_chance_and_its_dice_verify(case: Case) -> None:
    table = walk_to_end(case)
    log = read_log(write_log(log_of(table)))

    again = load(log, table.game)

    assert again.is_over
    assert again.result() == table.result()
    assert again.events == table.events
    dice_and_cards = [entry for entry in table.entries if isinstance(entry, Rolled | Drew)]
    assert verify(log, table.game).checked == len(dice_and_cards)


@pytest.mark.parametrize("case", CASES)
def test_every_decision_can_be_gone_back_to_with_the_same_dice(case: Case) -> None:
    chooser = random.Random(case.seed)
    states: list[tuple[bytes, int]] = []
    for table in walk(case):
        if not isinstance(table.ask, Throw | Poll):
            states.append((table.game.pack(table.state), len(table.entries)))
    entries = list(table.entries)
    place = table.decisions().index

    back = load(log_of(table), table.game, source_of(log_of(table)))
    chosen = chooser.sample(states, min(6, len(states)))
    # From the last one back to the first, on one table.
    for packed, count in sorted(chosen, key=lambda state: -state[1]):
        back.goto(place(count))
        assert back.game.pack(back.state) == packed

        back.take(entries[count])

        assert back.entries == entries[: len(back.entries)]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_can_be_answered_after_the_end(name: str) -> None:
    table = walk_to_end(Case(name, GAMES[name].seats[0], (), 0))

    with pytest.raises(Refused, match="over"):
        table.answer(0, 0)
