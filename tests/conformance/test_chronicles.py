"""Every game looked back upon: its chronicle is true, and shows each moment where a replay does."""

from itertools import pairwise

import pytest

from tests.conformance.walk import GAMES, Case, cases, walk_to_end
from undercroft.engine import Table, Weight
from undercroft.engine.chance import NOBODY
from undercroft.engine.chronicle import (
    MOST_MOMENTS,
    MOST_SAMPLES,
    Chronicle,
    Sample,
    best,
    chronicle,
    thinned,
)
from undercroft.words import LANGUAGES, Words


def told_by(table: Table, steps: int) -> int:
    """How many events everybody knows once so many decisions were made, and chance had its say."""
    places = [*table.decisions(), len(table.entries)]
    then = Table.from_checkpoint(table.game, table.seats, table.marks[0].packed, NOBODY)
    for entry in table.entries[: places[steps]]:
        then.take(entry)
    return len(then.story(None))


def check_samples(table: Table, told: Chronicle) -> None:
    game, last = table.game, told.samples[-1]
    assert 1 <= len(told.samples) <= 2 * MOST_SAMPLES
    assert told.measures == tuple(measure.id for measure in game.measures)
    assert all(len(row) == table.seats for sample in told.samples for row in sample.values)
    steps = [sample.step for sample in told.samples]
    assert steps == sorted(set(steps))
    assert last.step <= len(table.decisions())
    for measure, row in zip(game.measures, last.values, strict=True):
        if measure.reads is not None:
            assert row == tuple(measure.reads(table.state, s) for s in range(table.seats))
        elif measure.counts is not None:
            counted = [0] * table.seats
            for event in table.events:
                if found := measure.counts(event):
                    counted[found[0]] += found[1]
            assert row == tuple(counted)


def check_luck(told: Chronicle) -> None:
    for seat, luck in enumerate(told.luck):
        assert 0 <= luck.good <= luck.dice
        assert 0 <= luck.expected <= 1000 * luck.dice
        assert told.samples[-1].luck[seat] == 1000 * luck.good - luck.expected


def check_moments(table: Table, told: Chronicle) -> None:
    story = table.story(None)
    assert len(told.moments) <= MOST_MOMENTS
    assert [moment.at for moment in told.moments] == sorted({one.at for one in told.moments})
    for moment in told.moments:
        assert story[moment.at] == moment.event
        assert moment.event.weighs >= Weight.DEED
        assert told_by(table, moment.step) > moment.at, "the replay has not come there yet"
        assert not moment.step or told_by(table, moment.step - 1) <= moment.at


@pytest.mark.parametrize("case", cases())
def test_a_chronicle_tells_a_game_as_it_was(case: Case) -> None:
    table = walk_to_end(case)

    told = chronicle(table)

    check_samples(table, told)
    check_luck(told)
    check_moments(table, told)
    for honor in told.honors:
        row = told.samples[-1].values[told.measures.index(honor.measure)]
        assert max(row) == honor.value > 0
        assert all((row[s] == honor.value) == (s in honor.seats) for s in range(table.seats))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_measure_has_its_text(name: str, language: str) -> None:
    words = Words(language, GAMES[name])
    for measure in GAMES[name].measures:
        assert words.has(f"measure-{measure.id}")
        assert words.has(f"measure-{measure.id}", "honor") == measure.is_honor


def test_of_many_samples_some_are_kept_and_each_chapter_begins_where_it_did() -> None:
    samples = [Sample(step, step // 100, ((step,),), (0,)) for step in range(1000)]

    kept = thinned(samples)

    assert len(kept) <= 2 * MOST_SAMPLES
    assert {sample.chapter for sample in kept} == set(range(10))
    assert all(samples[100 * chapter] in kept for chapter in range(10))
    assert kept[-1] == samples[-1]


def test_of_very_many_chapters_not_every_beginning_is_kept() -> None:
    samples = [Sample(step, step // 2, ((step,),), (0,)) for step in range(1000)]

    kept = thinned(samples)

    assert MOST_SAMPLES <= len(kept) <= 2 * MOST_SAMPLES
    assert (kept[0], kept[-1]) == (samples[0], samples[-1])
    assert max(later.step - sample.step for sample, later in pairwise(kept)) <= 7


def test_the_best_moments_are_few_weighty_and_not_all_alike() -> None:
    table = walk_to_end(Case("dungeon-run", 4, (), 1))
    told = chronicle(table)

    assert told.moments == best(told.moments)
    assert len({moment.event.name for moment in told.moments}) >= len(told.moments) // 2
