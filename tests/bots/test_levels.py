"""Bots by their names: four levels that are the same in all games, and the names of old."""

import pytest

from tests.conformance.walk import GAMES, Case, walk
from undercroft.bots import (
    CARETAKER,
    DEFAULT_LEVEL,
    HANDS,
    LEVELS,
    Chair,
    is_level,
    is_thinker,
    make_bot,
)
from undercroft.engine import Keyed, Refused, Table
from undercroft.terminal.players import read_seats, told_levels
from undercroft.words import LANGUAGES, Words

OLD = ("greedy", "steady", "random")


def test_there_are_four_levels_the_weakest_first() -> None:
    assert list(LEVELS) == ["novice", "adventurer", "veteran", "legend"]
    assert DEFAULT_LEVEL == "adventurer"


@pytest.mark.parametrize("name", OLD)
def test_a_name_of_old_still_plays(name: str) -> None:
    assert is_level(name)
    assert read_seats(f"bot:{name}") == (f"bot:{name}",)
    table = Table(GAMES["dungeon-attack"], 2, Keyed.from_seed(name))
    chair = Chair(table, table.waiting_for[0])
    assert make_bot(name, "a").choose(chair) in chair.options


def test_only_the_two_best_levels_think_for_seconds() -> None:
    assert [level for level in (*LEVELS, *OLD) if is_thinker(level)] == ["veteran", "legend"]


def test_greedy_of_old_is_the_adventurer() -> None:
    assert type(make_bot("greedy", "")) is type(make_bot("adventurer", ""))


def test_an_unknown_level_is_refused_with_those_that_may_be_chosen() -> None:
    with pytest.raises(Refused, match="novice, adventurer, veteran, legend"):
        make_bot("wizard", "")
    assert not is_level("wizard")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_is_described_in_a_sentence(language: str) -> None:
    words = Words(language)
    for level in LEVELS:
        about = words.note(f"bot-{level}", "about")
        assert words.has(f"bot-{level}", "about")
        assert about
        assert about.endswith(".")
        assert any(level in line and about in line for line in told_levels(words))


def test_every_bot_has_a_hand_to_throw_with() -> None:
    assert set(HANDS) == {*LEVELS, *OLD, CARETAKER}
    assert [HANDS[level] for level in LEVELS] == ["clumsy", "average", "average", "steady"]


def test_a_novice_slips_now_and_then_and_never_gives_up_by_mistake() -> None:
    chair = tempting_chair()
    usual = make_bot("steady", "").choose(chair)
    chosen = [make_bot("novice", str(seed)).choose(chair) for seed in range(80)]

    slips = [choice for choice in chosen if choice is not usual]
    assert 0 < len(slips) < len(chosen) / 2
    assert not any(choice.grave for choice in slips)


def tempting_chair() -> Chair:
    """A question with something to give up, and more than one thing else to do."""
    for table in walk(Case("dungeon-run", 2, (), 1)):
        seat = table.waiting_for[0]
        graves = [option.grave for option in table.options(seat)]
        if any(graves) and graves.count(False) > 1:
            return Chair(table, seat)
    raise AssertionError("nothing to give up in a whole game")
