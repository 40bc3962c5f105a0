"""Every card, ability and room has its words in both languages."""

from collections import Counter
from functools import cache
from typing import get_args

import pytest

from tests.games.dungeon_fighter.boxes import BOX, FIRST_BOX, GAME
from undercroft.games.dungeon_fighter.printed import (
    TYPES,
    AbilityKind,
    EffectKind,
    EquipmentKind,
    PowerKind,
    RoomKind,
)
from undercroft.words import LANGUAGES, Words

MOST_LETTERS = 85
"""Of a line of flavour that fits a card."""
ROOMS = sorted({room.id for face in BOX.printed.faces for room in face.rooms})
SAME_IN_BOTH = {"hero-torm", "hero-randolph", "hero-goldfinga", "hero-bolgrim", "hero-aelindel"}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_say_what_they_are(language: str) -> None:
    names = [BOX.names[number] for number in BOX.heroes]

    assert all(words_of(language).has(name, "title") for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_has_a_name_of_its_own(language: str) -> None:
    words = words_of(language)

    assert [room for room in ROOMS if not words.has(f"room-{room}")] == []
    assert len({words.say(f"room-{room}") for room in ROOMS}) == len(ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "ids", "note"),
    [
        ("ability", get_args(AbilityKind), "text"),
        ("power", get_args(PowerKind), "text"),
        ("effect", get_args(EffectKind), "text"),
        ("kind", get_args(RoomKind), "text"),
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
    known = {*BOX.names, *(f"room-{room}" for room in ROOMS)}
    kinds = {name.partition("-")[0] for name in known}
    written = "".join(
        (place / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        for place in (FIRST_BOX, GAME)
    )
    ids = [line.split(" =")[0] for line in written.splitlines() if " =" in line and line[0] != " "]

    assert {one for one in ids if one.partition("-")[0] in kinds} - known == set()
