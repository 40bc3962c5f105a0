"""Paths and guided chance: what is written happens as long as nobody does anything else."""

import pytest

from tests.lanterns import BOO, CHEER, PLAY, WAIT, make
from undercroft.engine import D6, Keyed, People, Table
from undercroft.engine.chance import NOBODY, Silent
from undercroft.engine.entries import Answered, AnyEntry, Drew, Rolled, Voted
from undercroft.engine.guided import Guided, Path, guided_part

KEY = b"a key that nobody has to keep..."
GAME = make()
DRAWN: list[AnyEntry] = [Drew(5)]
PLAYED: list[AnyEntry] = [Answered(0, PLAY[5].number)]
VOTES: list[AnyEntry] = [Voted(1, CHEER.number), Voted(2, BOO.number)]
PATH = Path([*DRAWN, *PLAYED, *VOTES, Rolled("6"), Drew(3), Answered(1, WAIT.number), Rolled("2")])


def lesson(left_at: int | None = None) -> tuple[Table, Guided]:
    """Three people with lanterns, led along the path."""
    source = Guided(Keyed(KEY), PATH, left_at)
    return Table(GAME, 3, source), source


def test_chance_comes_out_as_it_is_written() -> None:
    table, source = lesson()
    assert table.entries == DRAWN
    table.answer(0, PLAY[5])
    table.answer(1, CHEER)
    table.answer(2, BOO)

    assert table.entries == [*DRAWN, *PLAYED, *VOTES, Rolled("6"), Drew(3)]
    table.answer(1, WAIT)
    assert tuple(table.entries[: len(PATH)]) == PATH.entries
    assert len(table.entries) > len(PATH)
    assert not source.is_followed


def test_votes_may_come_in_any_order() -> None:
    table, source = lesson()
    table.answer(0, PLAY[5])
    assert [source.choice(seat) for seat in range(3)] == [None, CHEER.number, BOO.number]
    table.answer(2, BOO)
    assert source.is_followed
    assert [source.choice(seat) for seat in range(3)] == [None, CHEER.number, None]
    table.answer(1, CHEER)

    assert table.entries[4:6] == [Rolled("6"), Drew(3)]
    assert source.choice(1) == WAIT.number


@pytest.mark.parametrize("seat", [1, 2])
def test_one_other_vote_leaves_the_path(seat: int) -> None:
    table, source = lesson()
    table.answer(0, PLAY[5])
    table.answer(seat, BOO if seat == 1 else CHEER)

    assert not source.is_followed
    assert source.choice(3 - seat) is None


def test_off_the_path_chance_is_the_others() -> None:
    table, source = lesson()
    expected = Keyed(KEY)
    table.answer(0, WAIT)

    assert not source.is_followed
    assert table.entries[2] == Rolled(D6.read(expected.roll(1, D6)))
    assert table.source.position > 0


def test_who_goes_back_is_on_the_path_again_and_the_dice_stay_the_same() -> None:
    table, source = lesson()
    table.answer(0, WAIT)
    astray = list(table.entries)
    table.goto(0)
    assert source.is_followed
    assert source.choice(0) == PLAY[5].number
    table.answer(0, WAIT)
    assert table.entries == astray
    table.goto(0)
    table.answer(0, PLAY[5])
    table.answer(1, CHEER)
    table.answer(2, BOO)
    assert table.entries[4] == Rolled("6")


def test_a_guide_that_was_left_says_nothing_from_there_on() -> None:
    table, source = lesson()
    table.answer(0, PLAY[5])
    source.leave()
    assert source.is_left
    assert [source.choice(seat) for seat in range(3)] == [None, None, None]
    table.answer(1, CHEER)
    table.answer(2, BOO)

    assert table.entries[4] == Rolled(D6.read(Keyed(KEY).roll(1, D6)))


def test_what_was_written_before_it_was_left_comes_out_the_same_again() -> None:
    table, _ = lesson(left_at=2)

    assert table.entries == DRAWN


def test_a_path_of_other_rules_is_left_to_chance() -> None:
    odd = Guided(Keyed(KEY), Path([Drew(99)]))
    table = Table(GAME, 3, odd)
    assert table.entries != [Drew(99)]

    dice = Guided(Keyed(KEY), Path([Rolled("61")]))
    assert dice.roll(1, D6) == Keyed(KEY).roll(1, D6)


def test_a_guide_is_found_wherever_it_stands() -> None:
    guided = Guided(Keyed(KEY), PATH)

    assert guided_part(Silent(guided)) is guided
    assert guided_part(People(guided)) is guided
    assert guided_part(Keyed(KEY)) is None
    assert guided_part(NOBODY) is None
