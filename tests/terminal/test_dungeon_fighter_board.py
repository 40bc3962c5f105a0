"""The board of Dungeon Fighter in a terminal: map, fight, Heroes, camp, within 100 columns."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.games.dungeon_fighter.situations import BLUE, GREEN, RED, hero, hit, new_table, table
from tests.games.dungeon_fighter.starts import SHOP, start
from undercroft.bots import with_hands
from undercroft.engine import Table
from undercroft.engine.chance import Keyed
from undercroft.games import find
from undercroft.games.dungeon_fighter.options import ARM, TAKE_DIE, TAKE_HERO
from undercroft.games.dungeon_fighter.state import Phase, Step
from undercroft.telling import Teller
from undercroft.terminal.boards import board_of
from undercroft.words import LANGUAGES, Words

WIDE = 100


def drawn(at: Table, lang: str = "en", view: dict[str, Any] | None = None) -> str:
    out = StringIO()
    board = board_of("dungeon-fighter")(view or at.view(0), Teller(at, Words(lang, at.game)))
    Console(file=out, width=WIDE, color_system=None).print(board)
    return out.getvalue()


def test_the_map_shows_where_the_party_is_and_where_it_can_go() -> None:
    text = drawn(start(hero("torm"), hero("melody"), at=0, level=0))

    assert "Level 1: Wine Cellars" in text
    assert "[> 1 ]" not in text
    assert text.count("[▶ 1 ]") == 1
    assert "[> 2 ]" in text
    assert "[> 3!]" in text
    assert "[  4 ]" in text
    assert "6$" in text
    assert "Seated" in text


def test_who_chooses_a_hero_sees_all_sheets_that_are_free() -> None:
    at = new_table(2)
    before = drawn(at)
    torm = at.state.printed.number("hero-torm")

    assert "Torm     " in before
    assert "red: Blind Fury · blue: Flurry of Blows · green: Sworn Enemy" in before
    assert "Weapons: 2 · Armor: 1" in before
    at.answer(0, TAKE_HERO[torm])
    assert drawn(at).count("Torm") == 1  # in the party, no longer among the free sheets


def test_a_fight_shows_the_monster_its_demands_and_the_dice_that_are_left() -> None:
    text = drawn(
        start(
            hero("torm", scars=[BLUE], gear=["helm-of-bravery"]),
            hero("melody"),
            foe="teddy",
            life=3,
            at=1,
            fight={"spent": [RED], "toad": True},
        )
    )

    assert "─ Teddy ─" in text
    assert "3 of " in text
    assert "Flick" in text
    assert "Toad" in text
    assert "[red: spent]" in text
    assert "[blue: scarred]" in text
    assert "[green: Sworn Enemy]  Hit or Miss, against " in text
    assert "✗ Flurry of Blows" in text
    assert "Blind: +3 damage." in text


def test_a_throw_says_who_throws_what_under_what() -> None:
    at = start(hero("torm", gear=["helm-of-bravery"]), hero("melody"), foe="common-goblin", at=1)
    gear = at.state.heroes[0].gear[0]
    at.answer(0, ARM[gear])

    assert "Torm throws" in drawn(at)
    assert "Blind" in drawn(at).split("Torm throws")[1]


def test_damage_adds_up_in_the_order_in_which_it_is_reckoned() -> None:
    at = table(
        hero("torm", gear=["helm-of-bravery", "pepper-grenade"]),
        hero("melody"),
        foe="common-goblin",
        script=[hit(3, icon=True)],
    )
    at.answer(0, TAKE_DIE[RED])
    text = drawn(at)

    assert "3 section" in text
    assert "= 3" in text


def test_heroes_show_life_leader_and_who_is_out() -> None:
    text = drawn(
        start(
            hero("torm", life=4),
            hero("bolgrim", life=0, fainted=True),
            hero("randolph", scars=[RED, GREEN], life=0, angelic=True),
            foe="common-goblin",
            at=1,
            leader=1,
        )
    )

    assert "♥♥♥♥♡♡♡♡♡ 4" in text
    assert "fainted" in text
    assert "gone to the next level" in text
    assert "♛  Bolgrim" in text


def test_the_camp_shows_what_is_to_do_and_the_shop_its_prices() -> None:
    at = start(hero("torm"), hero("melody"), foe="common-goblin", at=SHOP)
    box = at.state.printed
    helm = box.number("equipment-helm-of-bravery")
    view = at.view(0)
    view |= {"phase": Phase.SHOP, "offer": [helm], "todo": [Step.WAKE, Step.DISCARD]}
    text = drawn(at, view=view)

    assert "Still to do  wake the fainted · clear the Monster away" in text
    assert "─ Shop ─" in text
    assert f"{box.gear(helm).price} gold  Blind: +3 damage." in text
    view |= {"offer": [], "found": helm}
    assert "Who gets it? Helm of Bravery  Blind: +3 damage." in drawn(at, view=view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_fits_in_both_languages(lang: str) -> None:
    game = find("dungeon-fighter")
    at = Table(game, 6, with_hands(game, Keyed.from_seed("terminal"), ["steady"] * 6))
    chance = random.Random(5)
    while not at.is_over:
        text = drawn(at, lang)
        assert "board-" not in text
        assert all(len(line) <= WIDE for line in text.splitlines())
        seat = at.waiting_for[0]
        at.answer(seat, chance.choice(at.options(seat)))
    assert drawn(at, lang)
