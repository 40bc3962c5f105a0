"""What every game must hold, over many seeds, seat counts and settings."""

import random

import pytest

from tests.conformance.walk import GAMES, Case, answer_at_random, cases, moments, walk, walk_to_end
from undercroft.engine import Fast, Poll, Refused, Table, Throw
from undercroft.engine.entries import Drew, Rolled
from undercroft.engine.log import read_log, write_log
from undercroft.engine.replay import load, log_of, source_of, verify

CASES = cases()
LONGEST_STEP = 120
"""Entries within one step; more make copies slow."""


def same(one: Table, other: Table) -> None:
    """Two tables stand in the same place."""
    assert one.game.pack(one.state) == other.game.pack(other.state)
    assert type(one.ask) is type(other.ask)
    assert one.waiting_for == other.waiting_for
    for seat in one.waiting_for:
        assert one.options(seat) == other.options(seat)


@pytest.mark.parametrize("case", CASES)
def test_random_play_ends_with_a_result(case: Case) -> None:
    for table in walk(case):
        assert len(table.entries) - table.marks[-1].entries < LONGEST_STEP

    result = table.result()

    assert table.is_over
    assert len(result.scores) == len(result.ranks) == case.seats


@pytest.mark.parametrize("case", CASES)
def test_options_are_never_empty_and_unique(case: Case) -> None:
    for table in walk(case):
        for seat in table.waiting_for:
            if isinstance(table.ask, Throw):
                continue
            numbers = [option.number for option in table.options(seat)]
            assert len(numbers) >= 2
            assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("case", CASES)
def test_questions_change_nothing(case: Case) -> None:
    for table in moments(case):
        before = table.game.pack(table.state), list(table.entries), len(table.events)

        for seat in (None, *range(case.seats)):
            table.view(seat)
            table.story(seat)
        for seat in range(case.seats):
            table.refusal(seat, 0)
            table.can_undo(seat)
            if options := table.options(seat):
                choice = table.game.fallback(table.state, seat, options, Fast(1))
                assert choice in options
        table.result()

        assert before == (table.game.pack(table.state), table.entries, len(table.events))


@pytest.mark.parametrize("case", CASES)
def test_a_twin_stands_where_its_table_stands_and_goes_its_own_way(case: Case) -> None:
    chooser = random.Random(case.seed)
    for table in moments(case):
        packed = table.game.pack(table.state)
        twin = table.twin(Fast(case.seed))
        same(table, twin)

        answer_at_random(twin, chooser)

        assert table.game.pack(table.state) == packed


@pytest.mark.parametrize("case", CASES)
def test_save_and_load_stand_in_the_same_place(case: Case) -> None:
    for number, table in enumerate(moments(case)):
        if number % 7:
            continue
        text = write_log(log_of(table, with_key=True))
        log = read_log(text)

        loaded = load(log, table.game, source_of(log))

        same(table, loaded)
        assert loaded.events == table.events
        assert write_log(log_of(loaded, with_key=True)) == text


@pytest.mark.parametrize("case", CASES)
def test_a_finished_game_replays_without_chance_and_its_dice_verify(case: Case) -> None:
    table = walk_to_end(case)
    log = read_log(write_log(log_of(table)))

    again = load(log, table.game)

    assert again.is_over
    assert again.result() == table.result()
    assert again.events == table.events
    dice_and_cards = [entry for entry in table.entries if isinstance(entry, Rolled | Drew)]
    assert verify(log, table.game) == len(dice_and_cards)


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


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    for number, table in enumerate(moments(case)):
        if number % 5 or isinstance(table.ask, Throw):
            continue
        before = table.game.pack(table.state), list(table.entries)
        seat = table.waiting_for[0]
        offered = {option.number for option in table.options(seat)}
        wrong = next(n for n in range(len(table.game.options) + 1) if n not in offered)
        bystander = next((s for s in range(case.seats) if s not in table.waiting_for), case.seats)

        for who, option in ((seat, wrong), (seat, -1), (seat, 10**12), (bystander, 0), (-1, 0)):
            with pytest.raises(Refused):
                table.answer(who, option)

        assert before == (table.game.pack(table.state), table.entries)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_can_be_answered_after_the_end(name: str) -> None:
    table = walk_to_end(Case(name, GAMES[name].seats[0], (), 0))

    with pytest.raises(Refused, match="over"):
        table.answer(0, 0)
