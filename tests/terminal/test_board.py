"""The board of Dungeon Attack! in a terminal: every face and token has its own shape."""

from io import StringIO

import pytest
from rich.console import Console

from tests.games.dungeon_attack.situations import GAME, adventurer, card, table
from undercroft.engine import Table
from undercroft.telling import Teller
from undercroft.terminal.boards import board_of, plain
from undercroft.words import Words


def drawn(game: Table, lang: str = "en", *, colours: bool = False, width: int = 120) -> str:
    out = StringIO()
    console = Console(
        file=out, width=width, force_terminal=colours, color_system="256" if colours else None
    )
    console.print(board_of("dungeon-attack")(game.view(0), Teller(game, Words(lang, GAME))))
    return out.getvalue()


@pytest.mark.rule("DA-GAP-04")
def test_faces_have_icons_tokens_have_faces_and_bosses_are_red() -> None:
    rich = adventurer(gold=6, charged=1, drained=1, artifacts=1, facing=2, bosses=1)

    game = table(rich, adventurer(), dice=["DA", "M"], room=1)
    plain_text, coloured = drawn(game), drawn(game, colours=True)

    assert "D☠" in plain_text
    assert "A⚔" in plain_text
    assert "[M➜]" in plain_text
    assert "◎● 6" in plain_text
    assert "◆◇✦" in plain_text
    red = "\x1b[33;48;5;88m"
    assert f"{red}[M➜]" in coloured
    assert f"{red}D☠" not in coloured


def test_a_boss_that_lies_somewhere_is_red() -> None:
    game = table(adventurer(), adventurer(bosses=1), room=1, room_bosses=1)

    assert "\x1b[1;31m▣×1" in drawn(game, colours=True)


def test_the_states_are_told_in_words_and_hearts() -> None:
    game = table(adventurer(), adventurer(hits=1), adventurer(hits=2), adventurer(hits=3), room=1)

    text = drawn(game)

    for part in ("♥♥♥ unhurt", "♥♥· Stunned", "♥·· Wounded", "··· Knocked Out"):
        assert part in text


def test_the_ability_of_the_one_who_is_asked_is_on_the_board() -> None:
    game = table(adventurer(card("quill")), adventurer(card("bram-redhand")), room=1)

    assert "Nimble Fingers" in drawn(game)
    assert "Fury" not in drawn(game)
    assert "Doigts agiles" in drawn(game, "fr")


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    others = [adventurer(card("ysolde-emberhand"), gold=30, charged=9, facing=9) for _ in range(7)]
    game = table(adventurer(card("sister-maren"), gold=30, charged=9), *others, room=30)

    assert max(len(line) for line in drawn(game, width=width).splitlines()) <= width


def test_any_game_has_a_plain_board() -> None:
    game = table(adventurer(card("quill")), adventurer(), room=3)
    out = StringIO()

    Console(file=out, width=100).print(plain.draw(game.view(0), Teller(game, Words("en", GAME))))

    assert board_of("no-such-game") is plain.draw
    assert "Quill" in out.getvalue()
    assert "regular: 3" in out.getvalue()
