"""Content: wrong files are refused, and the message names file, card and field."""

from pathlib import Path

import pytest

from undercroft.content import BadContent, read_cards
from undercroft.games import find
from undercroft.games.dungeon_attack.cards import Adventurer

FILE = "adventurers.toml"


def read(folder: Path, text: str) -> tuple[Adventurer, ...]:
    (folder / FILE).write_text(text)
    return read_cards(Adventurer, FILE, [folder])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a]\nrating = 'x'", "adventurers.toml, card a: field rating: Expected `int`, got `str`"),
        ("[a]\nrating = 10", "adventurers.toml, card a: field rating: Expected `int` <= 9"),
        ("[a]\nrating = 3\nspeed = 1", "card a: .*unknown field `speed`"),
        ("[a]\nsnares = 1", "card a: .*missing required field `rating`"),
        ("[a]\nrating = 3\nmends = 1", "card a: field mends: Expected `bool`"),
        ("[a]\nrating = 3\nid = 'b'", "card a: field id"),
        ("[a]\nrating = 3\nprovenance = 'stolen'", "card a: field provenance"),
        ("['']\nrating = 3", "card : an id is made of"),
        ("['[/x]']\nrating = 3", "an id is made of"),
        ("a = " + "[" * 5000, "adventurers.toml: "),
        ("[a]\nrating = " + "9" * 5000, "adventurers.toml: "),
        ("a = 3", "card a: a table of fields is expected, not 3"),
        ("[a", "adventurers.toml: "),
        ("[a]\nrating = 3\n[a]\nrating = 2", "adventurers.toml: "),
    ],
)
def test_a_wrong_card_is_named_with_its_field(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read(tmp_path, text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadContent, match=FILE):
        read_cards(Adventurer, FILE, [tmp_path])


def test_an_empty_folder_changes_nothing(tmp_path: Path) -> None:
    assert find("dungeon-attack", [tmp_path]).content == find("dungeon-attack").content


def test_too_many_adventurers_are_refused(tmp_path: Path) -> None:
    cards = "".join(f"[extra-{n}]\nrating = 3\n" for n in range(30))
    (tmp_path / FILE).write_text(cards)

    with pytest.raises(BadContent, match=r"adventurer cards: .* 38 cards; at most 32"):
        find("dungeon-attack", [tmp_path])
