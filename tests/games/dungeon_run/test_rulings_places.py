"""Decisions on the Cursed Stone, the Library and the Well."""

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
    BossSeen,
    DiceRolled,
    FreeAttackBegan,
    HitsWarded,
)
from undercroft.games.dungeon_run.geometry import EAST, WEST
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    FIGHT_WITH,
    LOOK,
    MEET,
    MOVE,
    PASS,
    PAY,
    PUT_ON,
    RESEARCH,
    STOW,
    SUMMON,
    TOSS,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

KING = "monster-king-ulvar"
"""Attack 3, power 4, 5 and 6, defense 5; undead."""
STEP = "ability-smoke-step"
STONE, SWORD = "artifact-summoning-stone", "artifact-sword-of-the-well-spirit"
HELM, LANTERN = "treasure-miners-helm", "artifact-lantern-of-the-dead"
WITH_BRAWN, WITH_MAGIC = FIGHT_WITH[0], FIGHT_WITH[1]


def cursed(*heroes: Hero, script: str = "", monster: str = KING) -> Table:
    """Heroes on a cursed tile with a monster."""
    dungeon = [ENTRANCE, Spot("cursed-stone", monster=monster)]
    return table(*heroes, dungeon=dungeon, script=script)


def rolls(at: Table) -> list[str]:
    return [event.dice for event in happened(at, DiceRolled)]


@pytest.mark.rule("DR-RULING-18")
def test_the_curse_switches_off_the_ability_of_the_hero_card() -> None:
    at = cursed(hero("thelian", place=1), script="111 1111")

    choose(at, BATTLE, WITH_MAGIC)

    assert rolls(at) == ["1 1 1 1"]


@pytest.mark.rule("DR-RULING-18")
@pytest.mark.parametrize(("tile", "warded"), [("cursed-stone", 0), ("standard-01", 1)])
def test_the_curse_switches_off_the_summoner_ability(tile: str, warded: int) -> None:
    dungeon = [ENTRANCE, Spot(tile, monster=KING)]
    heroes = hero("kessa", place=1, equipped=[STONE]), hero("dorgan")
    at = table(*heroes, dungeon=dungeon, script="4456", endgame=True)

    choose(at, END_TURN)

    assert hero_at(at, 0).wounds == 4 - warded
    assert len(happened(at, HitsWarded)) == warded


@pytest.mark.rule("DR-RULING-18")
def test_the_curse_switches_off_reactions() -> None:
    roaring = hero("ragg", place=1, abilities=["ability-roar"])
    at = cursed(hero("brunna", place=1), roaring, script="111 111")

    choose(at, BATTLE, PASS, PASS, WITH_BRAWN)

    assert (at.waiting_for, at.state.actions) == ((0,), 1)


@pytest.mark.rule("DR-RULING-18")
def test_items_markers_and_monsters_work_on_under_the_curse() -> None:
    armed = hero("brunna", place=1, equipped=["treasure-feud-sword"], markers=(1, 0, 0))
    at = cursed(armed, monster="monster-bone-guard", script="222 1111")

    choose(at, BATTLE, WITH_BRAWN)

    assert rolls(at) == ["1 1 1 1"]


@pytest.mark.rule("DR-RULING-18")
def test_the_summon_action_works_on_under_the_curse() -> None:
    heroes = hero("corvan", place=1, equipped=[STONE]), hero("dorgan")
    dungeon = [ENTRANCE, Spot("cursed-stone")]
    at = table(*heroes, dungeon=dungeon, endgame=True)

    assert SUMMON in offered(at)
    assert USE[card("summoner-corvan")] not in offered(at)


@pytest.mark.rule("DR-RULING-18")
def test_leaving_the_curse_restores_everything_and_coming_back_ends_it() -> None:
    dungeon = [ENTRANCE, Spot(), Spot("cursed-stone")]
    at = table(hero("corvan", place=1, abilities=[STEP]), dungeon=dungeon)

    assert_refused(at, USE[card(STEP)])
    choose(at, MOVE[WEST])
    assert USE[card(STEP)] in offered(at)
    choose(at, MOVE[EAST])
    assert USE[card(STEP)] not in offered(at)


@pytest.mark.rule("DR-RULING-18")
def test_a_hero_whom_the_curse_takes_his_life_falls() -> None:
    dungeon = [ENTRANCE, Spot(), Spot("cursed-stone", at=(2, 0))]
    broad = hero("brunna", wounds=9, abilities=["ability-broad-as-a-door"])
    at = table(broad, hero("dorgan"), dungeon=dungeon)

    choose(at, MOVE[EAST])

    assert hero_at(at, 0).ko


@pytest.mark.rule("DR-RULING-19")
def test_research_beside_a_monster_is_no_battle() -> None:
    dungeon = [ENTRANCE, Spot("library", monster=KING)]
    at = table(hero("brunna", place=1), hero("dorgan"), dungeon=dungeon, script="3 145")

    choose(at, RESEARCH, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert hero_at(at, 0).wounds == 2


@pytest.mark.rule("DR-RULING-19")
def test_research_goes_on_after_the_boss_is_known_and_shows_nothing_new() -> None:
    boss = "boss-isaveth"
    dungeon = [ENTRANCE, Spot("library"), Spot("lair", monster=boss)]
    at = table(hero("brunna", place=1), dungeon=dungeon, boss=boss, script="6")

    choose(at, RESEARCH, LOOK)

    assert (happened(at, BossSeen), at.state.actions) == ([], 1)
    assert RESEARCH in offered(at)


@pytest.mark.rule("DR-RULING-20")
def test_the_well_takes_treasures_worn_or_not_and_no_artifact() -> None:
    cloak = "treasure-shadow-cloak"
    rich = hero("brunna", place=1, equipped=[HELM], loot=[cloak, LANTERN])
    at = table(rich, dungeon=[ENTRANCE, Spot("well")], script="3")

    assert [option for option in offered(at) if option in TOSS] == [
        TOSS[card(HELM)],
        TOSS[card(cloak)],
    ]
    assert_refused(at, TOSS[card(LANTERN)])
    choose(at, TOSS[card(HELM)])
    assert offered(at) == [PUT_ON[card(SWORD)], STOW[card(SWORD)]]
    choose(at, PUT_ON[card(SWORD)])
    assert (hero_at(at, 0).equipped, at.state.actions) == ([card(SWORD)], 1)


@pytest.mark.rule("DR-RULING-20")
def test_a_sword_that_left_the_game_can_be_won_again() -> None:
    owner = hero("brunna", place=1, loot=[SWORD, HELM])
    dungeon = [ENTRANCE, Spot(stranger="stranger-lantern-bearer"), Spot("well")]
    others = ["artifact-summoning-stone", LANTERN]
    at = table(owner, dungeon=dungeon, artifacts=others)

    choose(at, MEET, PAY[card(SWORD)], STOW[card(LANTERN)], MOVE[EAST])

    assert hero_at(at, 0).place == 2
    assert TOSS[card(HELM)] in offered(at)


@pytest.mark.rule("DR-RULING-21")
def test_the_well_is_not_offered_while_the_sword_is_in_play() -> None:
    dungeon = [ENTRANCE, Spot("well")]
    heroes = hero("brunna", place=1, loot=[HELM]), hero("dorgan", loot=[SWORD])
    at = table(*heroes, dungeon=dungeon, artifacts=["artifact-summoning-stone"])

    assert_refused(at, TOSS[card(HELM)])
