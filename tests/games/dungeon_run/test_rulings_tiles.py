"""Decisions on tiles: the grid, dead ends, the end of the pile, the place of the Lair."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
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
from undercroft.engine import Fast, Table
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    HeroKnockedOut,
    LairPlaced,
    NoTileFitted,
    PileAbandoned,
    TileLaid,
    TilePutAside,
)
from undercroft.games.dungeon_run.geometry import NORTH, SOUTH, WEST
from undercroft.games.dungeon_run.options import LAY, MOVE, PICK_TILE, PLACE_LAIR, RESEARCH

STRAIGHT, CORNER, THREE_WAY, CROSS = "standard-05", "standard-06", "standard-12", "standard-14"
SPARE = "standard-15"
BOSS = "boss-isaveth"
WALLS = 0
LOOP = [Spot("entrance", exits=0b0011), Spot(exits=0b1001), Spot(at=(1, -1), exits=0b1100)]
"""Three tiles whose only open exits face the same cell, north of the Entrance."""


@pytest.mark.rule("DR-RULING-01")
def test_dice_have_the_faces_one_to_six() -> None:
    start = table(hero("brunna", place=1), hero(), dungeon=[ENTRANCE, Spot("library")]).base
    faces = set()
    for seed in range(60):
        at = Table.from_checkpoint(GAME, 2, start, Fast(seed))
        choose(at, RESEARCH)
        faces.add(happened(at, DiceRolled)[0].dice)

    assert faces == set("123456")


@pytest.mark.rule("DR-RULING-02")
@pytest.mark.parametrize(
    ("side", "turns", "near"),
    [
        (NORTH, 0, [-1, -1, 0, -2]),
        (NORTH, 1, [-2, -1, 0, -1]),
        (NORTH, 2, [-1, -2, 0, -1]),
        (SOUTH, 3, [0, -1, -2, -1]),
    ],
)
def test_a_square_tile_is_laid_in_one_of_four_ways_by_whoever_draws_it(
    side: int, turns: int, near: list[int]
) -> None:
    heroes = hero("brunna"), hero("dorgan")
    at = table(*heroes, turn=1, pile=[THREE_WAY, SPARE], script=[0, "1"])

    choose(at, MOVE[side])
    assert at.waiting_for == (1,)
    choose(at, LAY[turns])

    assert (tile_at(at, 2).x, abs(tile_at(at, 2).y)) == (0, 1)
    assert (tile_at(at, 2).turns, tile_at(at, 2).near) == (turns, near)


@pytest.mark.rule("DR-RULING-03")
def test_all_edges_of_a_laid_tile_are_tested_also_those_with_the_entrance() -> None:
    walled = Spot(at=(-1, -1), exits=0b0101)
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1)), walled]
    at = table(hero("brunna", place=2), dungeon=dungeon, pile=[CORNER, SPARE], script=[0, "6"])

    choose(at, MOVE[WEST])

    assert (tile_at(at, 4).x, tile_at(at, 4).y) == (0, -1)
    assert tile_at(at, 4).near == [-2, 2, 0, -2]


@pytest.mark.rule("DR-RULING-04")
def test_a_tile_that_would_close_the_dungeon_does_not_fit() -> None:
    at = table(hero("brunna"), dungeon=LOOP, pile=[CORNER, THREE_WAY, SPARE], script=[0, 0, "1"])

    choose(at, MOVE[NORTH])

    assert [event.printed for event in happened(at, TilePutAside)] == [tile_number(CORNER)]
    assert offered(at) == [LAY[0], LAY[1]]


@pytest.mark.rule("DR-RULING-04")
def test_once_the_lair_lies_the_dungeon_may_be_closed() -> None:
    at = table(hero("brunna"), dungeon=LOOP, pile=[CORNER, SPARE], script=[0, "6"], lair=2)

    choose(at, MOVE[NORTH])

    assert (tile_at(at, 3).tile, tile_at(at, 3).turns) == (tile_number(CORNER), 1)


@pytest.mark.rule("DR-RULING-05")
@pytest.mark.parametrize(
    ("unseen", "left"), [("standard-01", 1), (CORNER, 0)], ids=["may fit", "cannot fit"]
)
def test_when_no_tile_of_the_pile_can_fit_any_more_the_lair_comes(unseen: str, left: int) -> None:
    corridor = [Spot("entrance", exits=0b0001)]
    walls = [Spot(at=(-1, -2), exits=WALLS), Spot(at=(1, -2), exits=WALLS)]
    at = table(
        hero("brunna"),
        dungeon=corridor + walls,
        pile=[STRAIGHT],
        standard=[tile_number(unseen)],
        special=[tile_number("ancient-bridge")],
        standard_left=1,
        tiles_left=2,
        script=[0, "1", card(BOSS)],
    )

    choose(at, MOVE[NORTH])

    assert [event.tiles for event in happened(at, PileAbandoned)] == [1] * (1 - left)
    assert len(happened(at, LairPlaced)) == 1 - left
    assert (at.state.tiles_left, at.state.standard_left) == (left, left)


@pytest.mark.rule("DR-RULING-06")
def test_with_an_empty_pile_nobody_moves_into_the_unknown() -> None:
    at = table(hero("brunna", place=1))

    assert [option for option in offered(at) if option in MOVE] == [MOVE[WEST]]
    assert_refused(at, MOVE[NORTH])


@pytest.mark.rule("DR-RULING-06")
def test_with_tiles_left_the_gamble_is_offered_and_may_fail() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1))]
    at = table(hero("brunna"), dungeon=dungeon, pile=[STRAIGHT])

    assert set(MOVE) <= set(offered(at))
    choose(at, MOVE[NORTH])
    assert len(happened(at, NoTileFitted)) == 1


@pytest.mark.rule("DR-RULING-07")
def test_tiles_put_aside_are_seen_by_all_and_not_drawn_twice_in_an_action() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1))]
    pile = ["standard-01", "standard-02", "standard-03"]
    at = table(hero("brunna"), hero("dorgan"), dungeon=dungeon, pile=pile, script=[1, 1])

    choose(at, MOVE[NORTH])

    for seat in (0, 1, None):
        shown = [event.printed for event in at.story(seat) if isinstance(event, TilePutAside)]
        assert shown == [tile_number(pile[number]) for number in (1, 2, 0)]
    assert at.state.put_back == sorted(tile_number(name) for name in pile)


@pytest.mark.rule("DR-RULING-08")
def test_tiles_come_back_before_the_pile_is_judged_empty() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1))]
    at = table(hero("brunna"), dungeon=dungeon, pile=[STRAIGHT, CORNER], script=[0, "6"])

    choose(at, MOVE[NORTH])

    assert (len(happened(at, TileLaid)), happened(at, LairPlaced)) == (1, [])
    assert at.state.put_back == [tile_number(STRAIGHT)]


@pytest.mark.rule("DR-RULING-08")
def test_a_knock_out_in_the_action_comes_before_the_lair() -> None:
    dungeon = [ENTRANCE, Spot(exits=0b1000)]
    at = table(
        hero("brunna", wounds=7),
        hero("dorgan"),
        dungeon=dungeon,
        pile=[STRAIGHT],
        encounters=["trap-dart-wall"],
        script=["4", "111", card(BOSS)],
    )

    choose(at, MOVE[NORTH])

    order = [type(e) for e in at.events if isinstance(e, HeroKnockedOut | LairPlaced)]
    assert order == [HeroKnockedOut, LairPlaced]


@pytest.mark.rule("DR-RULING-09")
def test_the_farthest_tile_is_the_one_with_the_most_steps_through_exits() -> None:
    winding = [
        Spot(exits=0b1100, monster="monster-slime"),
        Spot(at=(1, 1), exits=0b1001),
        Spot(at=(0, 1), exits=0b0110),
    ]
    straight_on = [Spot(at=(-1, 0), exits=0b1010), Spot(at=(-2, 0), exits=0b1010)]
    entrance = Spot("entrance", exits=0b1011)
    at = table(
        hero("brunna"),
        dungeon=[entrance, *winding, *straight_on],
        pile=[STRAIGHT],
        script=["1", card(BOSS)],
    )

    choose(at, MOVE[NORTH])

    lair = tile_at(at, at.state.lair)
    assert (lair.x, lair.y, lair.near[NORTH]) == (0, 2, 3)


@pytest.mark.rule("DR-RULING-10")
def test_all_places_at_the_greatest_distance_are_put_before_the_first_player() -> None:
    both_arms = [Spot(exits=0b1010), Spot(exits=0b1101), Spot(at=(-1, 0)), Spot(at=(-2, 0))]
    entrance = Spot("entrance", exits=0b1011)
    at = table(
        hero("brunna"),
        hero("dorgan"),
        dungeon=[entrance, *both_arms],
        pile=[STRAIGHT],
        script=["1", card(BOSS)],
        first=1,
    )

    choose(at, MOVE[NORTH])

    assert at.waiting_for == (1,)
    assert offered(at) == [
        PLACE_LAIR[2][NORTH],
        PLACE_LAIR[2][SOUTH],
        PLACE_LAIR[4][NORTH],
        PLACE_LAIR[4][SOUTH],
        PLACE_LAIR[4][WEST],
    ]
    assert at.state.laying is None


@pytest.mark.rule("DR-RULING-11")
def test_without_a_place_for_the_lair_the_boss_comes_to_the_farthest_free_tile() -> None:
    entrance = Spot("entrance", exits=0b1011)
    dead_end = Spot(at=(-1, 0), exits=0b0010)
    loop = [entrance, LOOP[1], Spot(at=(1, -1), exits=0b1100, monster="monster-slime"), dead_end]
    heroes = hero("brunna"), hero("dorgan")
    at = table(*heroes, dungeon=loop, pile=[CORNER], script=[card(BOSS)], first=1)

    choose(at, MOVE[NORTH])

    assert (at.waiting_for, offered(at)) == ((1,), [PICK_TILE[1], PICK_TILE[3]])
    choose(at, PICK_TILE[3])
    boss = tile_at(at, 3).monster
    assert boss is not None
    assert (boss.card, at.state.lair, len(at.state.tiles)) == (card(BOSS), 3, 4)
    assert hero_at(at, 0).place == 0
