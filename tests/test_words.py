"""Words: two languages, plurals and gender, and what happens where a text is missing."""

import pytest

from tests.games.dungeon_attack.situations import GAME, adventurer, card, table
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import HitTaken, MonstersStayed
from undercroft.rulebook import find_rules, rules
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words


def told(lang: str, event: object) -> str:
    game = table(adventurer(card("hulda-ironbrow")), adventurer(card("quill")), room=1)
    return Teller(game, Words(lang, GAME)).event(event)  # type: ignore[arg-type]


def test_plurals_are_right_in_both_languages() -> None:
    assert told("en", MonstersStayed(1, 1, why="x")) == "1 die stays with Quill."
    assert told("en", MonstersStayed(1, 2, why="x")) == "2 dice stay with Quill."
    assert told("fr", MonstersStayed(1, 1, why="x")) == "1 dé reste face à Quill."
    assert told("fr", MonstersStayed(1, 2, why="x")) == "2 dés restent face à Quill."


def test_french_knows_the_gender_of_an_adventurer() -> None:
    assert told("fr", HitTaken(0, 2, 0, why="x")).endswith("Hulda Ironbrow est Blessée.")
    assert told("fr", HitTaken(1, 2, 0, why="x")).endswith("Quill est Blessé.")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="there is no language 'xx'; there are: en, fr"):
        Words("xx")


def test_a_missing_text_shows_its_id_and_a_missing_name_is_made_from_it() -> None:
    words = Words("fr", GAME)

    assert words.say("no-such-text") == "no-such-text"
    assert words.name("adventurer-gil-the-bold") == "Gil The Bold"
    assert words.note("no-such-text", "help") is None


def test_every_shared_text_is_in_both_languages() -> None:
    texts = [Words(language)._bundles[0]._messages.keys() for language in LANGUAGES]

    assert texts[0] == texts[1]


def test_every_refusal_has_its_text() -> None:
    words = Words("fr")
    told = words.refusal(Refused("not-offered", "option 3 is not offered", option=3))

    assert told == "Ce choix n’est pas proposé maintenant. Choisissez-en un autre."
    assert words.refusal(Refused("brand-new", "something else")) == "something else"


def test_rules_are_found_by_id_in_any_case_and_by_words() -> None:
    assert [rule.id for rule in find_rules(GAME, "da-bust-01")] == ["DA-BUST-01"]
    assert "DA-EPIC-08" in {rule.id for rule in find_rules(GAME, "10 gold")}
    assert rules(GAME)["DA-CHOICE-03"].text.startswith("level opener")
    with pytest.raises(Refused):
        find_rules(GAME, "no such words")
