"""Laying tiles: which way round, when none fits, and what they hold."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    new_table,
    offered,
    table,
    tile_at,
    tile_number,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.cards import TileCard
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    EncounterDrawn,
    NoTileFitted,
    TileDrawn,
    TileLaid,
    TilePutAside,
    TreasureLaid,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH, SOUTH, WEST
from undercroft.games.dungeon_run.options import (
    END_TURN,
    FIGHT_WITH,
    LAY,
    MOVE,
    PUT_ASIDE,
    RESEARCH,
    SEARCH,
)

CORNER, STRAIGHT, THREE_WAY, CROSS = "standard-06", "standard-05", "standard-12", "standard-14"
SPARE = "standard-15"


def beside_a_neighbour(exits: int, *pile: str, script: list[str | int]) -> Table:
    """North of the Entrance is a cell that also borders a tile to its east, with these exits."""
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1), exits=exits)]
    return table(hero("brunna"), dungeon=dungeon, pile=list(pile), script=script)


OPEN_TO_THE_CELL = 0b1100
WALL_TO_THE_CELL = 0b0100


@pytest.mark.rule("DR-TILE-01")
@pytest.mark.parametrize(("slot", "kind"), [(0, "standard"), (7, "standard"), (8, "special")])
def test_the_pile_mixes_standard_and_special_tiles(slot: int, kind: str) -> None:
    dorgan, kessa = BOX.deck_of(card("hero-dorgan")), BOX.deck_of(card("hero-kessa"))
    tile = tile_number("library" if kind == "special" else CORNER)
    at = new_table(2, ["61", dorgan[0], dorgan[1], kessa[0], kessa[1], slot, tile])
    while at.state.queue == []:
        choose(at, offered(at)[0])

    assert at.state.tiles_left == 12
    choose(at, MOVE[NORTH])

    (drawn,) = happened(at, TileDrawn)
    assert BOX.tiles[drawn.printed].kind == kind


@pytest.mark.rule("DR-TILE-02")
@pytest.mark.parametrize(
    ("tile", "turns"), [(CORNER, [1, 2]), (THREE_WAY, [0, 1, 2])], ids=["corner", "three-way"]
)
def test_a_tile_may_be_turned_before_it_is_laid(tile: str, turns: list[int]) -> None:
    at = table(hero(), pile=sorted([tile, SPARE]), script=[0, "1"])

    choose(at, MOVE[NORTH])

    assert offered(at) == [LAY[turn] for turn in turns]
    choose(at, LAY[2])
    assert tile_at(at, 2).turns == 2
    assert tile_at(at, 2).near[WEST] == -1
    assert tile_at(at, 2).near[EAST] == -2


@pytest.mark.rule("DR-MOVE-04")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_is_told_beyond_which_exit_a_drawn_tile_will_lie(seat: int | None) -> None:
    pile = sorted([CORNER, SPARE])
    at = table(hero(place=1), hero("dorgan"), pile=pile, script=[0, "1"])

    choose(at, MOVE[SOUTH])

    (drawn,) = [event for event in at.story(seat) if isinstance(event, TileDrawn)]
    assert (drawn.tile, drawn.side) == (1, SOUTH)
    x, y = tile_at(at, 1).x, tile_at(at, 1).y
    assert at.view(seat)["laying"] == {"tile": drawn.printed, "x": x, "y": y + 1}
    choose(at, LAY[0])
    assert at.view(seat)["laying"] is None
    assert tile_at(at, 1).near[SOUTH] == 2


@pytest.mark.rule("DR-TILE-03", "DR-TILE-04", "DR-EXAMPLE-05", "DR-EXAMPLE-06")
def test_an_exit_beside_the_cell_must_meet_an_exit() -> None:
    at = beside_a_neighbour(OPEN_TO_THE_CELL, THREE_WAY, SPARE, script=[0, "1"])

    choose(at, MOVE[NORTH])

    assert offered(at) == [LAY[0], LAY[1]]
    assert_refused(at, LAY[2])
    assert_refused(at, LAY[3])
    choose(at, LAY[0])
    assert tile_at(at, 3).near == [-1, 2, 0, -2]


@pytest.mark.rule("DR-TILE-03", "DR-EXAMPLE-05", "DR-EXAMPLE-06")
def test_a_wall_beside_the_cell_must_meet_a_wall() -> None:
    at = beside_a_neighbour(WALL_TO_THE_CELL, CORNER, SPARE, script=[0, "6"])

    choose(at, MOVE[NORTH])

    assert tile_at(at, 3).turns == 2
    assert tile_at(at, 3).near == [-2, -2, 0, -1]


@pytest.mark.rule("DR-TILE-05", "DR-TILE-06", "DR-TILE-08")
def test_a_tile_that_does_not_fit_is_put_aside_and_comes_back_in_the_end() -> None:
    pile = [STRAIGHT, CORNER, SPARE]
    at = beside_a_neighbour(OPEN_TO_THE_CELL, *pile, script=[0, 0, "6"])

    choose(at, MOVE[NORTH])

    assert [event.printed for event in happened(at, TilePutAside)] == [tile_number(STRAIGHT)]
    assert tile_at(at, 3).tile == tile_number(CORNER)
    assert hero_at(at, 0).place == 3
    assert at.state.put_back == [tile_number(STRAIGHT), tile_number(SPARE)]
    assert at.state.tiles_left == 2


@pytest.mark.rule("DR-TILE-08")
@pytest.mark.parametrize("slot", [0, 1])
def test_the_pile_is_shuffled_with_what_came_back(slot: int) -> None:
    pile = [STRAIGHT, CORNER, SPARE]
    at = beside_a_neighbour(OPEN_TO_THE_CELL, *pile, script=[0, 0, "6", slot, "1"])
    choose(at, MOVE[NORTH], MOVE[SOUTH])

    choose(at, MOVE[WEST])

    assert happened(at, TileDrawn)[-1].printed == tile_number([STRAIGHT, SPARE][slot])


@pytest.mark.rule("DR-TILE-08")
def test_all_tiles_that_were_put_aside_come_back_and_none_within_the_action() -> None:
    pile = [STRAIGHT, "standard-04", CORNER, SPARE]
    at = beside_a_neighbour(OPEN_TO_THE_CELL, *pile, script=[0, 0, 0, "6"])

    choose(at, MOVE[NORTH])

    aside = [tile_number("standard-04"), tile_number(STRAIGHT)]
    assert [event.printed for event in happened(at, TilePutAside)] == aside
    assert tile_at(at, 3).tile == tile_number(CORNER)
    assert at.state.put_back == sorted([*aside, tile_number(SPARE)])
    assert at.state.tiles_left == 3


@pytest.mark.rule("DR-TILE-08")
def test_when_nothing_fitted_all_of_them_come_back_too() -> None:
    pile = ["standard-01", "standard-02", "standard-03"]
    at = beside_a_neighbour(OPEN_TO_THE_CELL, *pile, script=[2, 0, 1, "6"])

    choose(at, MOVE[NORTH])
    assert at.state.put_back == [tile_number(name) for name in pile]
    assert at.state.tiles_left == 3
    choose(at, MOVE[WEST])

    assert happened(at, TileDrawn)[-1].printed == tile_number("standard-02")


@pytest.mark.rule("DR-TILE-08")
def test_a_tile_that_a_card_put_aside_comes_back_as_well() -> None:
    eyes = hero("dorgan", abilities=["ability-tunnel-eyes"])
    at = table(eyes, pile=[CORNER, CROSS, SPARE], script=[0, 0, "1"])

    choose(at, MOVE[NORTH], PUT_ASIDE)

    assert tile_at(at, 2).tile == tile_number(CROSS)
    assert at.state.put_back == [tile_number(CORNER), tile_number(SPARE)]
    assert at.state.tiles_left == 2


@pytest.mark.rule("DR-TILE-06", "DR-TILE-07")
def test_when_no_tile_fits_the_hero_stays_and_the_action_is_lost() -> None:
    pile = ["standard-01", "standard-02", "standard-03"]
    at = beside_a_neighbour(OPEN_TO_THE_CELL, *pile, script=[2, 0])

    choose(at, MOVE[NORTH])

    assert len(happened(at, TilePutAside)) == 3
    assert len(happened(at, NoTileFitted)) == 1
    assert (hero_at(at, 0).place, at.state.actions, len(at.state.tiles)) == (0, 1, 3)
    assert at.state.tiles_left == 3


@pytest.mark.rule("DR-TILE-09")
def test_a_tile_that_fits_must_be_laid() -> None:
    at = table(hero(), pile=[CORNER, SPARE], script=[0])

    choose(at, MOVE[NORTH])

    assert offered(at) == [LAY[1], LAY[2]]
    assert_refused(at, PUT_ASIDE)
    assert_refused(at, END_TURN)


@pytest.mark.rule("DR-TILE-10")
def test_a_special_tile_follows_its_own_rule_instead_of_a_content_roll() -> None:
    at = table(hero(), hero("dorgan"), pile=["standard-14", "library"], script=[1])

    choose(at, MOVE[NORTH], LAY[1])

    assert happened(at, DiceRolled) == []
    assert (tile_at(at, 2).hidden, tile_at(at, 2).monster, tile_at(at, 2).stranger) == (0, None, -1)
    assert [event for event in at.story(1) if isinstance(event, TileLaid)]
    assert RESEARCH in offered(at)


@pytest.mark.rule("DR-TILE-11", "DR-TILE-12", "DR-TILE-13", "DR-TILE-14", "DR-TILE-15")
@pytest.mark.parametrize(
    ("face", "treasures", "encounters"),
    [("1", 0, 0), ("2", 1, 0), ("3", 1, 1), ("4", 0, 1)],
    ids=["neither", "treasure", "both", "encounter"],
)
def test_one_die_says_what_a_standard_tile_holds(
    face: str, treasures: int, encounters: int
) -> None:
    one, other = hero("brunna"), hero("dorgan", place=1)
    script: list[str | int] = [0, face, "11"]
    at = table(one, other, pile=[CROSS, SPARE], encounters=["monster-slime"], script=script)

    choose(at, MOVE[NORTH])

    tile = tile_at(at, 2)
    assert happened(at, DiceRolled)[0].seat == 0
    assert (tile.hidden, tile.items) == (treasures, [])
    assert at.state.treasures_left == 22 - treasures
    assert len(happened(at, TreasureLaid)) == treasures
    assert len([event for event in at.story(1) if isinstance(event, EncounterDrawn)]) == encounters
    assert (tile.monster is not None) == bool(encounters)


@pytest.mark.rule("DR-TILE-12")
def test_nobody_looks_at_the_treasure_that_is_laid() -> None:
    at = table(hero("brunna"), hero("dorgan", place=1), pile=[CROSS, SPARE], script=[0, "2", 3])
    deck = at.state.treasures.pool.copy()

    choose(at, MOVE[NORTH])

    assert at.state.treasures.pool == deck
    assert all(at.view(seat)["tiles"][2] == at.view(None)["tiles"][2] for seat in (0, 1))
    assert [event.tile for event in happened(at, TreasureLaid)] == [2]


@pytest.mark.rule("DR-TILE-14")
def test_the_treasure_lies_under_the_encounter() -> None:
    script: list[str | int] = [0, "3", "11", "5555"]
    at = table(hero("ragg"), pile=[CROSS, SPARE], encounters=["monster-slime"], script=script)

    choose(at, MOVE[NORTH], FIGHT_WITH[0])
    assert SEARCH not in offered(at)
    choose(at, offered(at)[0])

    assert (tile_at(at, 2).monster, tile_at(at, 2).hidden) == (None, 1)
    assert SEARCH in offered(at)


@pytest.mark.rule("DR-TILE-16", "DR-TILE-17")
@pytest.mark.parametrize("tile", [BOX.tiles[number].id for number in BOX.standard])
def test_entering_a_standard_tile_again_does_nothing(tile: str) -> None:
    at = table(hero("brunna"), hero("dorgan"), dungeon=[ENTRANCE, Spot(tile)])

    choose(at, MOVE[EAST])

    assert (hero_at(at, 0).place, at.state.actions) == (1, 1)
    assert happened(at, DiceRolled) == []
    assert at.waiting_for == (0,)
    choose(at, MOVE[WEST])
    assert hero_at(at, 0).place == 0


@pytest.mark.rule("DR-TILE-17")
def test_standard_tiles_print_exits_and_numbers_only() -> None:
    plain = TileCard(id="", exits="n")
    rules = set(TileCard.__struct_fields__) - {"id", "provenance", "exits", "treasure", "encounter"}

    for number in BOX.standard:
        tile = BOX.tiles[number]
        assert {name: getattr(tile, name) for name in rules} == {
            name: getattr(plain, name) for name in rules
        }
