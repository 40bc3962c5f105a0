"""The book of a game: how it is read, and that it tells every row once."""

import re

import pytest

from undercroft.book import Block, book, read
from undercroft.engine import AnyGame
from undercroft.games import find, makers
from undercroft.rulebook import players_rules
from undercroft.words import LANGUAGES, Words, text_of

PAGE = """# Torches

Light one. [TO-TURN-01, 03]
Go on. [TO-TURN-05 to 07, TO-END-01]

## End

> Done [1].
"""
BOOKS = [game for game in map(find, sorted(makers())) if book(game)]


def test_a_book_is_headings_and_blocks_that_name_their_rows() -> None:
    blocks = read(PAGE)

    assert blocks == (
        Block("Torches", level=1),
        Block(
            "Light one.\nGo on.",
            rules=(
                "TO-TURN-01",
                "TO-TURN-03",
                "TO-TURN-05",
                "TO-TURN-06",
                "TO-TURN-07",
                "TO-END-01",
            ),
        ),
        Block("End", level=2),
        Block("> Done [1]."),
    )


def test_a_bracket_that_names_no_row_is_an_error() -> None:
    with pytest.raises(ValueError, match="names no row with 'and so on'"):
        read("Light one. [TO-TURN-01, and so on]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_every_row_for_players_is_told_once(game: AnyGame, language: str) -> None:
    told = [row for block in book(game, language) for row in block.rules]
    wanted = [rule.id for rule in players_rules(game, language)]

    assert sorted(set(wanted) - set(told)) == [], "no paragraph tells these"
    assert sorted(set(told) - set(wanted)) == [], "there are no such rows for players"
    assert sorted({row for row in told if told.count(row) > 1}) == [], "told twice"


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_both_languages_tell_the_same_in_the_same_order(game: AnyGame) -> None:
    english, french = (
        [(block.level, frozenset(block.rules)) for block in book(game, language)]
        for language in LANGUAGES
    )

    assert english == french


CURLY = "\u2019"
NAMED = {
    "dungeon": ("action-",),
    "dungeon-attack": ("adventurer-", "ability-"),
    "dungeon-fighter": ("ability-", "power-", "effect-"),
    "dungeon-fighter-catacombs": ("ability-", "power-", "effect-"),
    "dungeon-run": (
        "tile-ancient",
        "tile-cursed",
        "tile-den",
        "tile-glyph",
        "tile-library",
        "tile-portcullis",
        "tile-underground",
        "tile-well",
    ),
}
"""The texts whose names a book has to use as the game does, by how their ids begin."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.id)
def test_the_book_calls_things_as_the_game_does(game: AnyGame, language: str) -> None:
    written = " ".join(block.text for block in book(game, language))
    ids = re.findall(r"^([a-z0-9-]+) =", text_of(language, game), re.MULTILINE)
    words = Words(language, game)
    names = {words.say(text) for text in ids if text.startswith(NAMED[game.id])}

    assert len(names) >= 8
    assert [name for name in sorted(names) if name.replace("'", CURLY) not in written] == []
