"""The game in CONTRIBUTING.md is a real one: it is written out and passes the conformance kit."""

import importlib
import sys
from collections.abc import Iterator

import pytest

from tests.conformance import test_every_game as every_game
from tests.conformance import test_guides as guides
from tests.conformance.test_moments import CHECKS, check_moments
from tests.conformance.told import check_told
from tests.conformance.walk import Case, setup_variants
from tests.printed_game import GAME, write_out
from undercroft.engine import AnyGame
from undercroft.engine.options import kebab
from undercroft.guides import check_guide
from undercroft.rulebook import rules
from undercroft.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def torches(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    folder = tmp_path_factory.mktemp("games")
    write_out(GAME, folder)
    sys.path.insert(0, str(folder))
    yield importlib.import_module("torches").make()
    sys.path.remove(str(folder))


def test_the_game_on_the_page_passes_the_kit(torches: AnyGame) -> None:
    for seats in torches.seats:
        for setup in setup_variants(torches, torches.seats[0]):
            case = Case("torches", seats, setup, seats, torches)
            every_game.test_random_play_always_has_a_choice_and_ends_with_a_result(case)
            check_moments(case, *CHECKS)
            every_game.test_a_finished_game_replays_without_chance_and_its_dice_verify(case)
            check_told(case)


def test_the_game_on_the_page_is_taught_by_its_guide(torches: AnyGame) -> None:
    guides.check_followed(torches)
    guides.check_left(torches)
    for language in LANGUAGES:
        words = Words(language, torches)
        assert all(words.has(f"guide-{mark.say}") for mark in check_guide(torches).all_marks)


def test_the_game_on_the_page_has_all_its_words_and_rules(torches: AnyGame) -> None:
    assert list(rules(torches, "fr")) == list(rules(torches)) != []
    for language in LANGUAGES:
        words = Words(language, torches)
        for event in torches.events:
            assert words.has(f"event-{kebab(event.__name__)}")
        for option in torches.options:
            assert words.has(f"option-{option.verb}")
