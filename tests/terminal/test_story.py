"""A new game begins with its story, where it has one."""

from pathlib import Path

import pytest

from tests.terminal.people import Typist
from undercroft.engine import Keyed, Table
from undercroft.games import find
from undercroft.terminal.session import Session
from undercroft.words import Words


def beginning(tmp_path: Path, language: str) -> str:
    """What somebody reads who sits down to Dungeon Run and gets up again."""
    game = find("dungeon-run")
    table = Table(game, 2, Keyed.from_seed("story"), {}, ("human", "human"))
    typist = Typist([])
    Session(table, Words(language, game), typist.screen, tmp_path / "a.log").play()
    return " ".join(typist.text.split())


@pytest.mark.rule("DR-THEME-01")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_story_tells_of_itharia_and_its_stones(tmp_path: Path, language: str) -> None:
    told = beginning(tmp_path, language)

    wanted = {
        "en": ("Itharia", "thousands of years", "Summoning Stones", "calls up armies"),
        "fr": ("Itharia", "milliers d\u2019années", "Pierres d\u2019invocation", "lève des armées"),
    }
    assert all(words in told for words in wanted[language])


@pytest.mark.rule("DR-THEME-02")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_story_tells_of_the_dungeon_and_who_holds_it(tmp_path: Path, language: str) -> None:
    told = beginning(tmp_path, language)

    wanted = {
        "en": ("ruins of Kravlas", "long-dead race", "traps", "dark", "summons monsters"),
        "fr": (
            "ruines de Kravlas",
            "race depuis longtemps éteinte",
            "pièges",
            "sombre",
            "monstres",
        ),
    }
    assert all(words in told for words in wanted[language])


@pytest.mark.rule("DR-THEME-04")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_story_tells_why_the_heroes_come_and_how_long_they_stay_friends(
    tmp_path: Path, language: str
) -> None:
    told = beginning(tmp_path, language)

    wanted = {
        "en": ("master\u2019s order", "safety of your people", "living god", "together", "share"),
        "fr": ("ordre d\u2019un maître", "sûreté de votre peuple", "dieu vivant", "ensemble"),
    }
    assert all(words in told for words in wanted[language])


def test_a_game_that_goes_on_does_not_tell_its_story_again(tmp_path: Path) -> None:
    game = find("dungeon-run")
    table = Table(game, 2, Keyed.from_seed("story"), {}, ("human", "human"))
    table.answer(table.waiting_for[0], table.options(table.waiting_for[0])[0])
    typist = Typist([])

    Session(table, Words("en", game), typist.screen, tmp_path / "a.log").play()

    assert "Itharia" not in typist.text
