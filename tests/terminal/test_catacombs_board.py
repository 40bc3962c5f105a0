"""The board of the Catacombs in a terminal: way, Heroes, fight, Shop, within 100 columns."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.games.dungeon_fighter_catacombs import starts
from tests.games.dungeon_fighter_catacombs.situations import (
    GREEN,
    RED,
    choose,
    flipped,
    hero,
    hit,
    table,
)
from undercroft.bots import with_hands
from undercroft.engine import Table
from undercroft.engine.chance import Keyed
from undercroft.games import find
from undercroft.games.dungeon_fighter_catacombs.options import ARM, TAKE_DIE
from undercroft.telling import Teller
from undercroft.terminal.boards import board_of
from undercroft.words import LANGUAGES, Words

GAME = "dungeon-fighter-catacombs"
WIDE = 100


def drawn(at: Table, lang: str = "en", seat: int | None = 0) -> str:
    out = StringIO()
    board = board_of(GAME)(at.view(seat), Teller(at, Words(lang, at.game)))
    Console(file=out, width=WIDE, color_system=None).print(board)
    return out.getvalue()


def test_the_leader_alone_sees_what_is_behind_two_doors() -> None:
    at = table(hero("lady-mary"), hero("torm"), rooms=["rotten-food", "haunted-cellar"])

    told = drawn(at, seat=1)
    assert "Rotten Food" in told
    assert "3 Shop icons · 1 white die · Monster +4 life" in told
    assert "Haunted Cellar" in told
    for other in (0, None):
        assert "Torm looks behind two doors." in drawn(at, seat=other)
        assert "Rotten Food" not in drawn(at, seat=other)


def test_a_fight_shows_the_foe_what_it_brings_and_the_dice() -> None:
    at = table(
        hero("lady-mary", gear=["lid-of-a-coffin"]),
        hero("torm", scars=[GREEN]),
        foe="bat-on-a-string",
        room="pirates-plot",
        script=[flipped()],
        fight={"spent": [RED], "toad": True, "beer": 1},
    )
    text = drawn(at)

    assert "─ Bat on a String ─" in text
    assert "8 of 10" in text
    assert "0 damage · Level 3 · 4 gold on its card · Beast" in text
    assert "[Toad]" in text
    assert "Treasure  A die on it: 0 damage and 3 gold." in text
    assert "[red: thrown]" in text
    assert "[green: Agile Instincts]" in text
    assert "[Pendulum Die]" in text
    assert "✗ Sworn Enemy" in text
    assert "Beer" in text
    assert "On a Miss, once per combat: take no damage." in text


def test_a_throw_says_what_it_is_under_and_how_its_damage_adds_up() -> None:
    gear = ["siege-beanbag", "last-word"]
    at = table(hero("torm", gear=gear), hero(), foe="hound-of-the-basket", script=[hit(2)])
    card = at.state.heroes[0].gear[0]
    choose(at, ARM[card])
    assert "Torm throws  Seated" in drawn(at)

    choose(at, TAKE_DIE[RED])
    assert "2 section  ×2 Siege Beanbag  = 4" in drawn(at)


def test_the_shop_has_its_prices() -> None:
    at = table(hero("lady-mary"), hero("torm"), phase=8, offer=[], gold=7, rooms=[])
    at.state.offer.append(at.state.printed.number("equipment-smelling-salts"))

    assert "─ Shop 1 of 3 ─" in drawn(at)
    assert "1 gold  One Hero heals 3. Once." in drawn(at)


def test_before_the_boss_no_way_is_left() -> None:
    text = drawn(starts.before_the_boss())

    assert "The Final Boss" in text
    assert "icons to Shop" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [{}, {"heroes": "both", "monsters": "both", "target": "first"}])
def test_every_moment_of_a_game_is_drawn_within_100_columns(
    lang: str, setup: dict[str, Any]
) -> None:
    game, chooser = find(GAME), random.Random(3)
    seats = ("steady", "steady")
    at = Table(game, 2, with_hands(game, Keyed.from_seed("drawn"), seats), setup)
    for _ in range(150):
        if at.is_over:
            break
        text = drawn(at, lang)
        assert all(len(line) <= WIDE for line in text.splitlines())
        assert "board-" not in text
        seat = at.waiting_for[0]
        at.answer(seat, chooser.choice(at.options(seat)))
