"""What the Library and the Well offer to a hero on them."""

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
    BossLookedAt,
    BossSeen,
    DiceRolled,
    TreasureTossed,
)
from undercroft.games.dungeon_run.options import LOOK, PASS, PUT_ON, RESEARCH, STOW, TOSS

STONE, SWORD = "artifact-summoning-stone", "artifact-sword-of-the-well-spirit"
HELM = "treasure-miners-helm"
TOSS_HELM = TOSS[card(HELM)]


def in_the_library(*script: str | int) -> Table:
    """Two heroes in the Library."""
    heroes = hero("brunna", place=1), hero("dorgan", place=1)
    return table(*heroes, dungeon=[ENTRANCE, Spot("library")], script=list(script))


def at_the_well(*dice: str, monster: str = "", loot: list[str] | None = None) -> Table:
    """A hero at the Well with something in his loot pile; nobody has the Sword."""
    tosser = hero("brunna", place=1, loot=[HELM] if loot is None else loot)
    dungeon = [ENTRANCE, Spot("well", monster=monster)]
    return table(tosser, hero("dorgan"), dungeon=dungeon, script=list(dice))


@pytest.mark.rule("DR-SPECIAL-09", "DR-SPECIAL-12")
@pytest.mark.parametrize("face", "234")
def test_research_costs_an_action_and_most_often_finds_nothing(face: str) -> None:
    at = in_the_library(face)

    choose(at, RESEARCH)

    assert [(event.seat, event.dice) for event in happened(at, DiceRolled)] == [(0, face)]
    assert (at.state.actions, hero_at(at, 0).wounds) == (1, 0)
    assert happened(at, BossLookedAt) == []
    assert at.waiting_for == (0,)
    assert LOOK not in offered(at)


@pytest.mark.rule("DR-SPECIAL-09")
def test_there_is_no_research_elsewhere() -> None:
    assert_refused(table(hero("brunna"), dungeon=[ENTRANCE, Spot("library")]), RESEARCH)


@pytest.mark.rule("DR-SPECIAL-10")
def test_a_one_in_the_library_wounds() -> None:
    at = in_the_library("1")

    choose(at, RESEARCH)

    assert [one.wounds for one in at.state.heroes] == [1, 0]


@pytest.mark.rule("DR-SPECIAL-11")
@pytest.mark.parametrize("face", "56")
def test_a_five_lets_the_hero_look_at_the_boss_in_secret(face: str) -> None:
    boss = card("boss-isaveth")
    at = in_the_library(face, boss)

    choose(at, RESEARCH)
    assert offered(at) == [LOOK, PASS]
    choose(at, LOOK)

    seen = [[e.card for e in at.story(seat) if isinstance(e, BossSeen)] for seat in (0, 1, None)]
    assert seen == [[boss], [], []]
    assert at.state.boss_card == -1


@pytest.mark.rule("DR-SPECIAL-11")
def test_nobody_has_to_look() -> None:
    at = in_the_library("6")

    choose(at, RESEARCH, PASS)

    assert (happened(at, BossLookedAt), happened(at, BossSeen)) == ([], [])


@pytest.mark.rule("DR-SPECIAL-22", "DR-SPECIAL-23")
@pytest.mark.parametrize("face", "3456")
def test_a_tossed_treasure_may_bring_the_sword(face: str) -> None:
    at = at_the_well(face)

    choose(at, TOSS_HELM, PUT_ON[card(SWORD)])

    assert [event.card for event in happened(at, TreasureTossed)] == [card(HELM)]
    assert (hero_at(at, 0).equipped, hero_at(at, 0).treasures) == ([card(SWORD)], [])
    assert at.state.actions == 1


@pytest.mark.rule("DR-SPECIAL-23")
def test_the_sword_may_also_go_to_the_loot_pile() -> None:
    at = at_the_well("3")

    choose(at, TOSS_HELM, STOW[card(SWORD)])

    assert [kept.card for kept in hero_at(at, 0).artifacts] == [card(SWORD)]
    assert card(SWORD) not in at.state.artifacts


@pytest.mark.rule("DR-SPECIAL-22", "DR-SPECIAL-23", "DR-SPECIAL-24")
@pytest.mark.parametrize("face", "12")
def test_or_nothing_and_the_treasure_is_gone(face: str) -> None:
    at = at_the_well(face)

    choose(at, TOSS_HELM)

    assert (hero_at(at, 0).equipped, hero_at(at, 0).artifacts) == ([], [])
    assert (hero_at(at, 0).treasures, at.state.tossed) == ([], [card(HELM)])
    assert (card(SWORD) in at.state.artifacts, at.state.actions) == (True, 1)


@pytest.mark.rule("DR-SPECIAL-22")
def test_nothing_is_tossed_beside_a_monster_or_without_a_treasure() -> None:
    assert_refused(at_the_well(monster="monster-slime"), TOSS_HELM)
    assert_refused(at_the_well(loot=["monster-slime"]), TOSS_HELM)


@pytest.mark.rule("DR-SPECIAL-22")
def test_nothing_is_tossed_away_from_the_well() -> None:
    away = hero("brunna", loot=[HELM])

    assert_refused(table(away, dungeon=[ENTRANCE, Spot("well")]), TOSS_HELM)


@pytest.mark.rule("DR-SPECIAL-25")
@pytest.mark.parametrize("where", ["worn", "in loot", "on a tile"])
def test_while_the_sword_is_in_play_the_well_gives_nothing(where: str) -> None:
    there = {place: [SWORD] if place == where else [] for place in ("worn", "in loot", "on a tile")}
    tosser = hero("brunna", place=1, loot=[HELM])
    other = hero("dorgan", equipped=there["worn"], loot=there["in loot"])
    dungeon = [ENTRANCE, Spot("well"), Spot(items=there["on a tile"])]

    assert_refused(table(tosser, other, dungeon=dungeon, artifacts=[STONE]), TOSS_HELM)
