"""Every card, ability and effect has its words in both languages."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from tests.games.dungeon_fighter_catacombs.boxes import BOX, FIRST_BOX, GAME
from undercroft.games.dungeon_fighter_catacombs.printed import (
    TYPES,
    AbilityKind,
    EffectKind,
    EquipmentKind,
    PowerKind,
    TemplateKind,
)
from undercroft.words import LANGUAGES, Words

CREDITS = Path(__file__).parents[3] / "docs" / "credits.md"
DESIGNERS = (
    *("Lorenzo Silva", "Lorenzo Tucci Sorrentino", "Aureliano Buonfino"),
    *("Renato Sasdelli", "Andrea Lugli", "Giulia Ghigini"),
)
MOST_LETTERS = 85
"""Of a line of flavour that fits a card."""
SAME_IN_BOTH = {
    "hero-lady-mary",
    "hero-lianna-lightbringer",
    "hero-saul-baysar",
    "hero-sir-moo",
}
"""Names of people, which are not translated."""


@cache
def words_of(language: str) -> Words:
    return Words(language, folders=[FIRST_BOX, GAME])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOX.names)
def test_every_card_has_a_name_and_a_line_that_fits(name: str, language: str) -> None:
    words = words_of(language)
    text = words.note(name, "text")

    assert words.has(name, "text")
    assert text is not None
    assert len(text) <= MOST_LETTERS
    assert text.endswith((".", "?", "!", "”", "»"))
    assert words.note(name, "gender") in (None, "feminine")


@pytest.mark.rule("DC-LORE-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name_or_line(language: str) -> None:
    words = words_of(language)

    for told in (map(words.name, BOX.names), (words.note(name, "text") for name in BOX.names)):
        assert [one for one, times in Counter(told).items() if times > 1] == []


def test_french_is_written_and_not_copied() -> None:
    english, french = (words_of(language) for language in LANGUAGES)
    same = {name for name in BOX.names if english.name(name) == french.name(name)}

    assert same == SAME_IN_BOTH
    assert not [n for n in BOX.names if english.note(n, "text") == french.note(n, "text")]


@pytest.mark.rule("DC-SHEET-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_say_what_they_are(language: str) -> None:
    names = [BOX.names[number] for number in BOX.heroes]

    assert all(words_of(language).has(name, "title") for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "ids", "note"),
    [
        ("ability", get_args(AbilityKind), "text"),
        ("power", get_args(PowerKind), "text"),
        ("effect", get_args(EffectKind), "text"),
        ("template", get_args(TemplateKind), "text"),
        ("gear", get_args(EquipmentKind), None),
        ("type", TYPES, None),
    ],
)
def test_what_is_printed_has_a_word(
    kind: str, ids: tuple[str, ...], note: str | None, language: str
) -> None:
    words = words_of(language)

    assert [one for one in ids if not words.has(f"{kind}-{one}", note)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_text_of_a_card_that_is_gone(language: str) -> None:
    kinds = {name.partition("-")[0] for name in BOX.names}
    written = (GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    ids = [line.split(" =")[0] for line in written.splitlines() if " =" in line and line[0] != " "]

    assert {one for one in ids if one.partition("-")[0] in kinds} - set(BOX.names) == set()


# The story, and who told it first


@pytest.mark.rule("DC-LORE-01")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Rottenswamps", "necromancer", "complain about the noise")),
        ("fr", ("Pourrimarais", "nécromancien", "plaignez-vous du bruit")),
    ],
)
def test_the_story_says_who_sends_you_and_why(language: str, told: tuple[str, ...]) -> None:
    story = words_of(language).note("game-dungeon-fighter-catacombs", "story")

    assert story is not None
    assert [part for part in told if part not in story] == []


@pytest.mark.rule("DC-LORE-03")
@pytest.mark.parametrize("name", DESIGNERS)
def test_those_who_made_the_game_are_named(name: str) -> None:
    assert name in CREDITS.read_text(encoding="utf-8")
