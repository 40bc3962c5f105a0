"""Decisions on battles in the Glyph Room."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    FreeAttackBegan,
    GlyphsForbade,
    MonsterRolled,
)
from undercroft.games.dungeon_run.geometry import NORTH
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    DECLINE,
    DONE,
    EQUIP,
    FIGHT_WITH,
    LAY,
    MOVE,
    PASS,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

KING = "monster-king-ulvar"
"""Attack 3, power 4, 5 and 6, defense 5."""
WITH_BRAWN = FIGHT_WITH[0]


def among_glyphs(*heroes: Hero, script: str = "", monster: str = KING, boss: str = "") -> Table:
    """Heroes in the Glyph Room with a monster."""
    dungeon = [ENTRANCE, Spot("glyph-room", monster=monster), Spot()]
    return table(*heroes, dungeon=dungeon, script=script, boss=boss)


def rolls(at: Table) -> list[str]:
    return [event.dice for event in happened(at, DiceRolled)]


@pytest.mark.rule("DR-RULING-22")
@pytest.mark.parametrize("helps", [False, True], ids=["nobody helps", "help declined"])
def test_a_battle_among_the_glyphs_without_help_does_not_start_and_costs_nothing(
    helps: bool,
) -> None:
    at = among_glyphs(hero("brunna", place=1), hero("dorgan", place=1))

    choose(at, BATTLE, *([ASSIST[0], DECLINE[1]] if helps else [PASS]))

    assert (len(happened(at, GlyphsForbade)), happened(at, MonsterRolled)) == (1, [])
    assert (at.state.actions, rolls(at)) == (2, [])
    assert_refused(at, BATTLE)


@pytest.mark.rule("DR-RULING-22")
def test_he_may_ask_again_for_his_next_action() -> None:
    at = among_glyphs(hero("brunna", place=1), hero("dorgan", place=1), script="111 11111")

    choose(at, BATTLE, PASS, EQUIP, DONE)
    assert at.state.actions == 1
    choose(at, BATTLE, ASSIST[0], ACCEPT[1], WITH_BRAWN)

    assert (rolls(at), hero_at(at, 0).wounds) == (["1 1 1 1 1"], 0)


@pytest.mark.rule("DR-RULING-22")
def test_a_free_action_does_not_let_him_ask_again() -> None:
    signs = "ability-read-the-signs"
    seer = hero("saelith", place=1, abilities=[signs])
    dungeon = [ENTRANCE, Spot("glyph-room", monster=KING)]
    at = table(seer, hero("dorgan", place=1), dungeon=dungeon, encounters=["trap-dart-wall"])

    choose(at, BATTLE, PASS, USE[card(signs)])
    choose(at, offered(at)[0])

    assert at.state.actions == 2
    assert BATTLE not in offered(at)


def surprised(*script: str) -> Table:
    """A hero lays the Glyph Room and draws the king; nobody is with him."""
    heroes = hero("brunna"), hero("dorgan", place=1)
    pile = ["standard-14", "glyph-room"]
    at = table(*heroes, pile=pile, encounters=[KING], script=[1, *script])
    return choose(at, MOVE[NORTH], LAY[0])


@pytest.mark.rule("DR-RULING-22")
def test_a_surprise_battle_there_without_help_becomes_a_free_attack() -> None:
    at = surprised("145")

    assert (len(happened(at, FreeAttackBegan)), rolls(at)) == (1, [])
    assert (hero_at(at, 0).wounds, at.state.actions) == (2, 1)


@pytest.mark.rule("DR-RULING-22")
def test_a_surprise_is_no_request_of_the_next_action() -> None:
    assert BATTLE in offered(surprised("145"))


@pytest.mark.rule("DR-RULING-23")
def test_the_glyphs_protect_the_boss_too() -> None:
    boss = "boss-hadrak"
    at = among_glyphs(hero("brunna", place=1), hero("dorgan"), monster=boss, boss=boss)

    choose(at, BATTLE)

    assert (len(happened(at, GlyphsForbade)), happened(at, MonsterRolled)) == (1, [])


@pytest.mark.rule("DR-RULING-23")
def test_a_lone_hero_battles_among_the_glyphs_without_help() -> None:
    at = among_glyphs(hero("brunna", place=1), script="111 111")

    choose(at, BATTLE, WITH_BRAWN)

    assert (happened(at, GlyphsForbade), rolls(at)) == ([], ["1 1 1"])
