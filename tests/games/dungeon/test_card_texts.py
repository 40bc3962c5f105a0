"""Every card has a name and a text in both languages, and says where it comes from."""

from collections import Counter
from functools import cache
from typing import get_args

import pytest

from tests.games.dungeon.boxes import BOX, GAME
from undercroft.games.dungeon.cards import Kind
from undercroft.words import LANGUAGES, Words

MOST_WORDS = 14
"""Of a text that fits a card."""
RULEBOOK = {
    "class-rogue",
    "class-cleric",
    "class-fighter",
    "class-wizard",
    "class-dwarf",
    "class-elf",
    "class-halfling",
    "gift-seven-league-slippers",
    "gift-swordmasters-of-khazan",
    "gift-heartseeking-everbleeder",
    "gift-teleport-of-panther-gloomwalker",
    "gift-ancient-knowledge",
    "gift-treasures-of-tardos",
    "gift-silver-key",
    "feat-wavy-bladed-dagger",
    "feat-invoke-valerians-hand",
    "feat-spellbook-of-darthon",
    "feat-nothing-a-good-breakfast-wouldnt-fix",
    "feat-slingshot-of-snake-pipe-hollow",
    "action-hide-in-shadows",
    "action-turn-undead",
    "trap-cage-trap",
    "guard-mordecai",
    "minion-orc",
    "minion-drow",
    "relic-shadowstone-of-demogorgon",
    "spell-fireball",
    "spell-lightning-bolt",
    "spell-teleport",
    "boss-magaroth-darkpain",
}
"""What the manual names; the special items come besides."""
ITEMS = {"magic-sword", "esp-medallion", "crystal-ball", "secret-entrance-card"}
NAMES = list(dict.fromkeys(BOX.names))


@cache
def words_of(language: str) -> Words:
    return Words(language, folders=[GAME])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_that_fits(language: str) -> None:
    words = words_of(language)
    assert [name for name in NAMES if not words.has(name, "text")] == []

    for name in NAMES:
        text = words.note(name, "text")
        assert text is not None
        assert len(text.split()) <= MOST_WORDS, name
        assert text.endswith("."), name
        assert words.note(name, "gender") in (None, "feminine")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name_or_text(language: str) -> None:
    words = words_of(language)

    plain = [name for name in NAMES if not name.startswith("item-")]
    for told in (Counter(map(words.name, NAMES)), Counter(words.note(n, "text") for n in plain)):
        assert [one for one, times in told.items() if times > 1] == []


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_monster_has_a_word(kind: str) -> None:
    assert all(words_of(language).has(f"board-kind-{kind}") for language in LANGUAGES)
    assert any(card.kind == kind for card in BOX.printed.monsters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_text_of_a_card_that_is_gone(language: str) -> None:
    kinds = {name.partition("-")[0] for name in NAMES}
    written = (GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    ids = [line.split(" =")[0] for line in written.splitlines() if " =" in line and line[0] != " "]

    named = {one for one in ids if one.partition("-")[0] in kinds}
    assert named - set(NAMES) == {f"item-{name}" for name in ITEMS}


@pytest.mark.rule("DG-RULING-71")
def test_the_standard_classes() -> None:
    standard = [card.id for card in BOX.printed.classes if card.standard]

    assert standard == ["rogue", "cleric", "fighter", "wizard"]


@pytest.mark.rule("DG-SPECIAL-05", "DG-SPECIAL-06", "DG-ACTION-03")
def test_only_what_the_manual_names_is_said_to_come_from_it() -> None:
    cards = zip(BOX.names, BOX.cards, strict=True)
    claimed = {name for name, card in cards if card.provenance == "rulebook"}

    assert {name for name in claimed if not name.startswith("item-")} == RULEBOOK
    assert {c.id for c in BOX.printed.items if c.provenance == "rulebook"} == ITEMS
    assert BOX.doom.provenance == "rulebook"
