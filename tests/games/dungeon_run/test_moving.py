"""Moves: one tile through an exit, known or not."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
    tile_number,
)
from undercroft.games.dungeon_run.events import BattleBegan, DiceRolled, HeroMoved, TileLaid
from undercroft.games.dungeon_run.geometry import EAST, NORTH, SOUTH, WEST
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    STRIKE_HOME,
)

ROW = [ENTRANCE, Spot(), Spot(), Spot(), Spot()]


@pytest.mark.rule("DR-MOVE-01")
def test_nobody_moves_off_a_tile_with_a_monster() -> None:
    at = table(hero(place=1), dungeon=[ENTRANCE, Spot(monster="monster-slime")])

    assert not set(MOVE) & set(offered(at))
    assert ESCAPE in offered(at)
    assert_refused(at, MOVE[WEST])


@pytest.mark.rule("DR-MOVE-01")
def test_nor_after_a_battle_that_the_monster_outlives() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    at = table(hero(place=1), dungeon=dungeon, script="11 5111")

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    monster = tile_at(at, 1).monster
    assert (monster and monster.wounds, at.state.actions) == (1, 1)
    assert not set(MOVE) & set(offered(at))
    assert_refused(at, MOVE[WEST])


@pytest.mark.rule("DR-MOVE-01")
def test_once_the_monster_is_dead_he_may() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime", wounds=2)]
    at = table(hero(place=1), dungeon=dungeon, script="11 5111")

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME, MOVE[WEST])

    assert hero_at(at, 0).place == 0


@pytest.mark.rule("DR-MOVE-01")
def test_nor_after_he_has_moved_onto_its_tile_or_drawn_it() -> None:
    row = [ENTRANCE, Spot(monster="monster-slime"), Spot()]
    entered = choose(table(hero(), dungeon=row), MOVE[EAST])
    pile = ["standard-14", "standard-15"]
    drawn = table(hero(), pile=pile, encounters=["monster-slime"], script=[0, "4", "11", "1111"])
    choose(drawn, MOVE[NORTH], FIGHT_WITH[0])

    for at in (entered, drawn):
        assert at.state.actions == 1
        assert not set(MOVE) & set(offered(at))
        assert ESCAPE in offered(at)


@pytest.mark.rule("DR-MOVE-01")
def test_a_monster_on_the_next_tile_holds_nobody() -> None:
    at = table(hero(place=1), dungeon=[ENTRANCE, Spot(), Spot(monster="monster-slime")])

    assert {MOVE[EAST], MOVE[WEST]} <= set(offered(at))


@pytest.mark.rule("DR-MOVE-02")
def test_the_mover_names_one_exit_of_his_tile() -> None:
    narrow = [ENTRANCE, Spot(exits=0b1101)]
    at = table(hero(place=1), dungeon=narrow, pile=["standard-14", "standard-15"])

    assert set(MOVE) & set(offered(at)) == {MOVE[NORTH], MOVE[SOUTH], MOVE[WEST]}
    assert_refused(at, MOVE[EAST])


@pytest.mark.rule("DR-MOVE-03", "DR-MOVE-05")
@pytest.mark.parametrize(("side", "place"), [(EAST, 3), (WEST, 1)])
def test_a_move_takes_the_hero_one_tile_further(side: int, place: int) -> None:
    at = table(hero(place=2), dungeon=ROW)

    choose(at, MOVE[side])

    assert hero_at(at, 0).place == place
    assert [event.tile for event in happened(at, HeroMoved)] == [place]
    assert (at.state.actions, len(at.state.tiles)) == (1, 5)
    assert offered(at)[0] is END_TURN


@pytest.mark.rule("DR-MOVE-05")
def test_a_second_tile_costs_a_second_move() -> None:
    at = table(hero(), hero("dorgan"), dungeon=ROW)

    choose(at, MOVE[EAST], MOVE[EAST])

    assert [event.tile for event in happened(at, HeroMoved)] == [1, 2]
    assert (at.waiting_for, hero_at(at, 0).place) == ((1,), 2)


@pytest.mark.rule("DR-MOVE-05")
def test_a_move_onto_a_new_tile_goes_no_further() -> None:
    pile = ["standard-14", "standard-15"]
    at = table(hero(place=1), pile=pile, script=[0, "1"])

    choose(at, MOVE[NORTH])

    assert [event.tile for event in happened(at, HeroMoved)] == [2]
    assert (len(at.state.tiles), at.state.actions) == (3, 1)
    assert offered(at)[0] is END_TURN


@pytest.mark.rule("DR-MOVE-04")
def test_a_move_into_the_unknown_lays_a_tile_and_resolves_it() -> None:
    pile = ["standard-14", "standard-15"]
    at = table(hero(place=1), pile=pile, script=[0, "1"])

    choose(at, MOVE[NORTH])

    new = tile_at(at, 2)
    assert (new.tile, new.x, new.y) == (tile_number("standard-14"), 1, -1)
    assert (hero_at(at, 0).place, at.state.actions, at.state.tiles_left) == (2, 1, 1)
    assert new.near[SOUTH] == 1
    assert tile_at(at, 1).near[NORTH] == 2
    assert [type(event) for event in at.events if not hasattr(event, "printed")] == [
        TileLaid,
        HeroMoved,
        DiceRolled,
    ]


@pytest.mark.rule("DR-MOVE-06")
def test_entering_the_tile_of_a_monster_starts_no_battle() -> None:
    at = table(hero(), dungeon=[ENTRANCE, Spot(monster="monster-slime")])

    choose(at, MOVE[EAST])

    assert happened(at, BattleBegan) == []
    assert (hero_at(at, 0).wounds, at.state.actions) == (0, 1)
    assert BATTLE in offered(at)


@pytest.mark.rule("DR-MOVE-06")
def test_a_monster_that_is_drawn_starts_one() -> None:
    pile = ["standard-14", "standard-15"]
    at = table(hero(), pile=pile, encounters=["monster-slime"], script=[0, "4", "11"])

    choose(at, MOVE[NORTH])

    assert len(happened(at, BattleBegan)) == 1
