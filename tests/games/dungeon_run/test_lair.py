"""The Boss Lair: when it comes, where it lies, and what the boss leaves behind."""

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
    tile_at,
    tile_number,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    LairPlaced,
    LairSited,
    MonsterKilled,
    MonsterRolled,
    StoneAppeared,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH, SOUTH, WEST
from undercroft.games.dungeon_run.options import (
    BATTLE,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PLACE_LAIR,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Hero

WITH_BRAWN = FIGHT_WITH[0]
BOSS = "boss-isaveth"
"""Attack 4, power 1, 5 and 6, defense 5, life 6; undead."""
LAST = ["standard-01"]
"""The last tile of the pile: a straight one; a 5 means that it is empty."""
CLOSED = 0b1000
"""An exit to the west alone."""


def last_tile(*heroes: Hero, dungeon: list[Spot], script: list[str | int], first: int = 0) -> Table:
    """The last tile is laid north of the first hero."""
    at = table(*heroes, dungeon=dungeon, pile=LAST, script=script, first=first)
    return choose(at, MOVE[NORTH])


def in_the_lair(*heroes: Hero, wounds: int = 0, script: str = "", boss: str = BOSS) -> Table:
    """Heroes in the Lair with the boss."""
    dungeon = [ENTRANCE, Spot("lair", monster=boss, wounds=wounds)]
    return table(*heroes, dungeon=dungeon, script=script, boss=boss)


@pytest.mark.rule("DR-LAIR-01", "DR-LAIR-02", "DR-LAIR-05")
def test_the_last_tile_brings_the_lair_and_the_boss_to_the_farthest_tile() -> None:
    dungeon = [ENTRANCE, Spot(exits=CLOSED)]
    at = last_tile(hero("brunna"), dungeon=dungeon, script=["5", card(BOSS)])

    lair = tile_at(at, 3)
    assert (lair.tile, lair.x, lair.y) == (tile_number("lair"), 0, -2)
    assert (lair.near[SOUTH], at.state.lair) == (2, 3)
    assert lair.monster is not None
    assert (lair.monster.card, at.state.boss_card) == (card(BOSS), card(BOSS))
    assert [event.card for event in at.story(None) if isinstance(event, LairPlaced)] == [card(BOSS)]


@pytest.mark.rule("DR-LAIR-01")
def test_with_a_tile_left_the_lair_stays_away() -> None:
    at = table(hero("brunna"), pile=[*LAST, "standard-02"], script=[0, "5"])

    choose(at, MOVE[NORTH])

    assert (happened(at, LairPlaced), at.state.lair) == ([], -1)
    assert (at.state.tiles_left, MOVE[SOUTH] in offered(at)) == (1, True)


@pytest.mark.rule("DR-LAIR-01", "DR-RULING-08")
def test_the_lair_waits_until_the_action_is_over() -> None:
    at = table(
        hero("brunna"),
        dungeon=[ENTRANCE, Spot(exits=CLOSED)],
        pile=LAST,
        encounters=["monster-king-ulvar"],
        script=["3", "111", "111", card(BOSS)],
    )

    choose(at, MOVE[NORTH])
    assert (len(happened(at, MonsterRolled)), happened(at, LairPlaced)) == (1, [])
    choose(at, WITH_BRAWN)

    assert (len(happened(at, LairPlaced)), at.state.actions) == (1, 1)


@pytest.mark.rule("DR-LAIR-02", "DR-LAIR-04")
def test_the_first_player_picks_among_the_farthest_places() -> None:
    dungeon = [ENTRANCE, Spot(exits=0b1010), Spot(exits=0b1110, at=(2, 0))]
    heroes = hero("brunna"), hero("dorgan")
    at = last_tile(*heroes, dungeon=dungeon, script=["5", card(BOSS)], first=1)

    assert at.waiting_for == (1,)
    assert offered(at) == [PLACE_LAIR[2][EAST], PLACE_LAIR[2][SOUTH]]
    assert_refused(at, PLACE_LAIR[3][NORTH])
    assert happened(at, LairSited) == []
    choose(at, PLACE_LAIR[2][SOUTH])
    (sited,) = [event for event in at.story(None) if isinstance(event, LairSited)]
    assert (sited.seat, sited.tile, sited.side) == (1, 2, SOUTH)
    assert (tile_at(at, 4).x, tile_at(at, 4).y) == (2, 1)


@pytest.mark.rule("DR-LAIR-03", "DR-LAIR-04", "DR-EXAMPLE-22")
def test_where_the_lair_would_block_an_exit_the_next_farthest_tiles_are_tried() -> None:
    trunk = [ENTRANCE, *(Spot(exits=0b1010) for _ in range(3)), Spot()]
    five_steps = [
        Spot(at=(4, -1), exits=0b1101),
        Spot(at=(4, 1), exits=0b0101),
        Spot(at=(5, 0), exits=0b1001),
    ]
    six_steps_to_the_same_gap = [Spot(at=(4, -2), exits=0b0110), Spot(at=(5, -1), exits=0b0101)]
    dungeon = [*trunk, *five_steps, *six_steps_to_the_same_gap]
    heroes = hero("brunna"), hero("dorgan")
    at = last_tile(*heroes, dungeon=dungeon, script=["5", card(BOSS)], first=1)

    assert at.waiting_for == (1,)
    assert offered(at) == [PLACE_LAIR[5][WEST], PLACE_LAIR[6][SOUTH]]
    choose(at, PLACE_LAIR[5][WEST])
    lair = tile_at(at, at.state.lair)
    assert (lair.x, lair.y, lair.near) == (3, -1, [-2, 5, -2, -2])


@pytest.mark.rule("DR-LAIR-06")
def test_a_boss_is_a_monster_to_those_beside_it() -> None:
    armed = hero("brunna", place=1, equipped=["treasure-bonecracker-mace"])
    at = in_the_lair(armed, script="2222 11111")

    assert {BATTLE, ESCAPE} <= set(offered(at))
    assert_refused(at, MOVE[WEST])
    choose(at, BATTLE, WITH_BRAWN)
    assert happened(at, DiceRolled)[0].dice == "1 1 1 1 1"


@pytest.mark.rule("DR-LAIR-06")
def test_a_boss_makes_free_attacks_too() -> None:
    at = in_the_lair(hero("brunna", place=1), hero("dorgan"), script="111 1156")

    choose(at, ESCAPE)

    assert hero_at(at, 0).wounds == 4


@pytest.mark.rule("DR-LAIR-07", "DR-LAIR-08")
def test_a_boss_that_falls_is_loot_and_leaves_the_stone() -> None:
    stone = card("artifact-summoning-stone")
    at = in_the_lair(hero("brunna", place=1), hero("dorgan"), wounds=5, script="2222 115")

    choose(at, BATTLE, WITH_BRAWN, STRIKE_HOME)

    assert (hero_at(at, 0).boss, hero_at(at, 0).encounters) == (card(BOSS), [])
    assert (tile_at(at, 1).monster, tile_at(at, 1).items) == (None, [stone])
    assert stone not in at.state.artifacts
    order = [type(e) for e in at.events if isinstance(e, MonsterKilled | StoneAppeared)]
    assert order == [MonsterKilled, StoneAppeared]
    assert not at.state.endgame
    assert at.view(1)["tiles"][1] == at.view(0)["tiles"][1]


@pytest.mark.rule("DR-LAIR-08")
def test_the_stone_lies_where_the_boss_fell() -> None:
    dungeon = [ENTRANCE, Spot("lair"), Spot(), Spot(monster=BOSS, wounds=5)]
    heroes = hero("brunna", place=3), hero("dorgan")
    at = table(*heroes, dungeon=dungeon, script="2222 115", boss=BOSS)

    choose(at, BATTLE, WITH_BRAWN, STRIKE_HOME)

    assert [event.tile for event in happened(at, StoneAppeared)] == [3]
    assert (tile_at(at, 1).items, tile_at(at, 3).items) == ([], [card("artifact-summoning-stone")])
