"""Every ask and event names a rule, and every text exists in both languages."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import fields

from tests.conformance.walk import GAMES, Case, is_quick, setup_variants, walk
from undercroft.engine import AnyGame, Choose, Poll
from undercroft.engine.mappings import structs_in, values_named
from undercroft.engine.options import kebab
from undercroft.engine.told import Told
from undercroft.rulebook import rules
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words

PLACEHOLDER = re.compile(r"\{\s*\$")


def games_played(game: AnyGame) -> list[Case]:
    return [
        Case(game.id, seats, setup, seed)
        for seats in game.seats
        for setup in setup_variants(game, seats)
        if is_quick(game, seats, setup)
        for seed in range(3)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_ask_and_event_names_a_rule(name: str) -> None:
    known = rules(GAMES[name])
    for case in games_played(GAMES[name]):
        for table in walk(case):
            assert table.ask is not None
            assert table.ask.why in known
        assert {event.why for event in table.events} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_event_setting_and_die_has_its_text(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(language, game)
    wanted = {f"option-{option.verb}" for option in game.options}
    wanted |= {f"event-{kebab(kind.__name__)}" for kind in game.events}
    wanted |= {f"forecast-{kebab(kind.__name__)}" for kind in game.prospects}
    wanted |= {f"group-{option.group}" for option in game.options if option.group}
    wanted |= {f"setup-{kebab(field)}" for field in game.Setup.__struct_fields__}
    wanted |= set(texts_of_parts(game))
    wanted |= {f"roll-{die.name}" for die in game.dice}
    wanted.add(f"game-{name}")

    assert {text for text in wanted if not words.has(text)} == set()
    for field in game.Setup.__struct_fields__:
        assert words.has(f"setup-{kebab(field)}", "help")
    assert words.has(f"game-{name}", "about")


def texts_of_parts(game: AnyGame) -> Iterator[str]:
    """The text ids of what settings are made of, and of values to choose from."""
    for setting in fields(game.Setup):
        for value in values_named(setting.type):
            yield f"setup-{kebab(setting.name)}-{value}"
        for struct in structs_in(setting.type):
            for part in struct.__struct_fields__:
                yield f"setup-{kebab(setting.name)}-{kebab(part)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_comes_up_can_be_told(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(language, game)
    for case in games_played(game)[::3]:
        for table in walk(case):
            teller = Teller(table, words)
            if isinstance(table.ask, Choose | Poll):
                assert words.has(f"ask-{table.ask.why.lower()}")
            for seat in table.waiting_for:
                labels = [teller.option(option) for option in table.options(seat)]
                assert len(set(labels)) == len(labels)
                for option in table.options(seat):
                    for prospect in table.forecast(seat, option).prospects:
                        check_sentence(teller.prospect(prospect, seat))
        teller = Teller(table, words)
        for sentence in map(teller.event, table.events):
            check_sentence(sentence)
        for verdict in table.result().verdicts:
            assert words.has(verdict)
        for part in (part for parts in table.result().parts for part in parts):
            assert words.has(part.text)
            assert words.has(part.text, "title")


@pytest.mark.parametrize("name", GAMES)
def test_what_falls_upon_a_seat_names_the_seat(name: str) -> None:
    """An event or a prospect that is a loss or a gain has the fact that says whose."""
    game = GAMES[name]
    kinds: tuple[type[Told], ...] = (*game.events, *game.prospects)
    toned = [kind for kind in kinds if kind.tone != "plain"]

    assert [kind for kind in toned if kind.whose not in kind.__struct_fields__] == []


def check_sentence(sentence: str) -> None:
    assert sentence.strip()
    assert not PLACEHOLDER.search(sentence)


@pytest.mark.parametrize("name", GAMES)
def test_the_french_rulebook_has_the_same_rows(name: str) -> None:
    game = GAMES[name]

    assert list(rules(game, "fr")) == list(rules(game, "en"))
