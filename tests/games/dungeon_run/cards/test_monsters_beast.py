"""The beasts of the encounter deck."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import EAST, beside, drawing
from tests.games.dungeon_run.cards.item_scenes import (
    DRAKE,
    WOLF,
    attack_dice,
    monster_at,
    roaming,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    table,
)
from undercroft.games.dungeon_run.events import BattleBegan, MonsterHealed, MonsterRolledAgain
from undercroft.games.dungeon_run.options import BATTLE, END_TURN, MOVE, PICK_TILE

BATS = "monster-bat-swarm"
ISHKAAL = "monster-ishkaal"


@pytest.mark.card("monster-bat-swarm")
@pytest.mark.parametrize(
    ("dice", "again", "hits"),
    [("152", "61", [1, 6, 1]), ("452", "345", []), ("161", "", [1, 6, 1])],
)
def test_bat_swarm_rolls_its_misses_once_again(dice: str, again: str, hits: list[int]) -> None:
    at = beside(BATS, hero("kessa"), script=f"{dice} {again}")

    choose(at, BATTLE)

    assert at.state.effort.hits == hits
    assert len(happened(at, MonsterRolledAgain)) == bool(again)


@pytest.mark.card("monster-bat-swarm")
def test_bat_swarm_rolls_again_in_a_free_attack() -> None:
    at = beside(BATS, hero("kessa"), hero("ragg"), script="452 661")

    choose(at, END_TURN)

    assert wounds_of(at) == [3, 0]


@pytest.mark.card("monster-gloomwolf")
@pytest.mark.parametrize(("wounds", "dice"), [(3, 3), (4, 4), (7, 4)])
def test_gloomwolf_rolls_a_die_more_against_a_hero_with_half_his_life(
    wounds: int, dice: int
) -> None:
    assert attack_dice(WOLF, hero("kessa", wounds=wounds)) == dice


@pytest.mark.card("monster-fire-drake")
def test_fire_drake_wounds_all_heroes_on_the_tile_when_it_is_drawn() -> None:
    heroes = hero("kessa"), hero("ragg", place=1), hero("brunna")
    at = drawing(DRAKE, *heroes)

    assert wounds_of(at) == [1, 1, 0]
    assert len(happened(at, BattleBegan)) == 1


@pytest.mark.card("monster-fire-drake")
def test_fire_drake_that_fells_a_hero_does_not_battle_him() -> None:
    at = drawing(DRAKE, hero("kessa", wounds=7), hero("ragg"))

    assert hero_at(at, 0).ko
    assert (at.state.turn, at.state.effort) == (1, None)


@pytest.mark.card("monster-fire-drake")
def test_fire_drake_that_lies_on_a_tile_wounds_nobody_who_enters() -> None:
    at = table(hero("kessa"), hero("ragg"), dungeon=[ENTRANCE, Spot(monster=DRAKE)])

    choose(at, MOVE[EAST])

    assert (hero_at(at, 0).place, wounds_of(at)) == (1, [0, 0])


@pytest.mark.card("monster-ishkaal")
@pytest.mark.parametrize(("before", "after"), [(3, [2, 1]), (1, [0, 0])])
def test_ishkaal_loses_a_wound_before_each_roaming_step(before: int, after: list[int]) -> None:
    at = roaming(ISHKAAL, hero("kessa"), hero("ragg"), wounds=before)

    first = monster_at(at, 1).wounds
    choose(at, END_TURN, END_TURN, PICK_TILE[2])

    assert [first, monster_at(at, 2).wounds] == after
    assert [event.wounds for event in happened(at, MonsterHealed)] == [1] * (before - after[1])


@pytest.mark.card("monster-ishkaal")
def test_ishkaal_rolls_a_die_more_while_another_hero_stands_there() -> None:
    assert attack_dice(ISHKAAL, hero("kessa")) == 4
    assert attack_dice(ISHKAAL, hero("kessa"), hero("ragg")) == 5
    assert attack_dice(ISHKAAL, hero("kessa"), hero("ragg", ko=True)) == 4
