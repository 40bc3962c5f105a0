"""Edges of tiles, moves, the Lair and roaming: what changes, what is told, what is not."""

from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import able
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
    Spot,
    card,
    cards,
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
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.lair import distances
from undercroft.games.dungeon_run.options import (
    END_TURN,
    ESCAPE,
    LEAVE,
    LOOK,
    MOVE,
    PASS,
    PICK_TILE,
    RESEARCH,
)

NORTH, EAST, SOUTH, WEST = range(4)
STONE, CROWN = "artifact-summoning-stone", "artifact-crown-of-kravlas"
SLIME, WOLF, BOSS = "monster-slime", "monster-gloomwolf", "boss-isaveth"
CLOAK = "treasure-shadow-cloak"
LEATHERS = "treasure-couriers-leathers"
DEAD_END = [ENTRANCE, Spot(), Spot(at=(1, -1)), Spot(at=(-1, -1))]
"""North of the Entrance only a crossing fits."""


def traits(at: Table, what: str) -> list[int]:
    """The seats of which a trait is told."""
    return [event.seat for event in happened(at, ev.TraitWorked) if event.what == what]


# Tiles


@pytest.mark.rule("DR-RULING-09")
def test_distances_are_the_fewest_steps_through_exits() -> None:
    walled = Spot(at=(1, 1), exits=0b1000)
    ring = [ENTRANCE, Spot(), Spot(at=(0, 1)), walled, Spot(at=(0, 2)), Spot(at=(1, 2))]
    g = table(hero(), dungeon=ring).state

    assert distances(g) == [0, 1, 1, 2, 2, 3]
    assert distances(g, 5) == [3, 4, 2, 3, 1, 0]


@pytest.mark.rule("DR-TERM-01", "DR-MOVE-04")
def test_a_tile_beside_the_entrance_is_joined_to_it() -> None:
    at = table(hero(), pile=["standard-14", "standard-15"], script=[0, "6"], encounters=[])

    choose(at, MOVE[NORTH])

    assert (tile_at(at, 0).near[NORTH], tile_at(at, 2).near[SOUTH]) == (2, 0)


@pytest.mark.rule("DR-SETUP-09", "DR-MOVE-04")
@pytest.mark.parametrize(("slot", "left"), [(0, (1, 2)), (2, (2, 1))])
def test_a_drawn_tile_is_missing_from_its_sort_alone(slot: int, left: tuple[int, int]) -> None:
    standard = sorted(map(tile_number, ["standard-14", "standard-15"]))
    special = sorted(map(tile_number, ["den", "library"]))
    at = table(
        hero(),
        hero("ragg"),
        standard=standard,
        special=special,
        standard_left=2,
        special_left=2,
        tiles_left=4,
        encounters=[],
        script=[slot, (standard + special)[slot], "6"],
    )

    choose(at, MOVE[NORTH])

    assert (at.state.standard_left, at.state.special_left) == left
    assert at.state.tiles_left == 3


@pytest.mark.rule("DR-MOVE-04", "DR-MOVE-05", "DR-TILE-07")
def test_who_finds_no_tile_that_fits_has_not_moved() -> None:
    me = able("ability-long-shadow")
    at = table(me, hero("ragg"), dungeon=DEAD_END, pile=["standard-01"])

    choose(at, MOVE[NORTH])

    assert (hero_at(at, 0).place, at.state.actions) == (0, 1)
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-SPECIAL-03", "DR-TILE-09")
def test_a_cursed_stone_that_is_laid_silences_those_beside_it() -> None:
    heroes = hero("kessa"), hero("ragg", place=1), hero("corvan")
    dungeon = [ENTRANCE, Spot(), Spot()]
    pile = ["cursed-stone", "standard-14"]
    at = table(*heroes, dungeon=dungeon, pile=pile, script=[1])

    choose(at, MOVE[NORTH])
    choose(at, offered(at)[0])

    assert sorted(event.seat for event in happened(at, ev.CurseFell)) == [0, 2]
    assert 0 in at.state.cursed


@pytest.mark.rule("DR-RULING-05", "DR-LAIR-01")
def test_an_abandoned_pile_leaves_the_game_as_a_whole() -> None:
    corridor = [Spot("entrance", exits=0b0001)]
    walls = [Spot(at=(-1, -2), exits=0), Spot(at=(1, -2), exits=0)]
    at = table(
        hero("brunna"),
        dungeon=corridor + walls,
        pile=["standard-01", "standard-06"],
        encounters=[],
        script=[0, "1", card(BOSS)],
    )

    choose(at, MOVE[NORTH])

    assert [event.tiles for event in happened(at, ev.PileAbandoned)] == [1]
    assert (at.state.put_back, at.state.tiles_left) == ([], 0)
    assert (at.state.laying, at.state.boss_card) == (None, card(BOSS))


@pytest.mark.rule("DR-RULING-11")
def test_where_every_tile_has_a_monster_the_boss_drives_the_farthest_one_off() -> None:
    loop = [
        Spot("entrance", exits=0b0011, monster="monster-bone-guard"),
        Spot(exits=0b1001, monster=WOLF),
        Spot(at=(1, -1), exits=0b1100, monster=SLIME),
    ]
    me = hero("corvan", equipped=[CLOAK])
    at = table(me, hero("ragg"), dungeon=loop, pile=["standard-06"], script=[card(BOSS)])

    choose(at, MOVE[NORTH])

    boss = tile_at(at, 2).monster
    assert boss is not None
    assert (boss.card, at.state.lair, at.state.discards) == (card(BOSS), 2, cards(SLIME))


# Moves


@pytest.mark.rule("DR-MOVE-01", "DR-ENDGAME-06")
@pytest.mark.parametrize(
    ("monster", "company", "worn", "told"),
    [
        ("", False, [STONE], 0),
        ("", True, [STONE], 1),
        (SLIME, False, [STONE], 1),
        (SLIME, False, [STONE, CLOAK], 1),
    ],
)
def test_a_hero_slips_away_only_from_somebody_and_by_one_card(
    monster: str, company: bool, worn: list[str], told: int
) -> None:
    heroes = hero("dorgan", place=1, equipped=worn), hero("kessa", place=int(company))
    dungeon = [ENTRANCE, Spot(monster=monster), Spot()]
    at = table(*heroes, dungeon=dungeon, endgame=True, artifacts=[])

    choose(at, MOVE[EAST])

    assert traits(at, "slip") == [0] * told


@pytest.mark.rule("DR-ABILITYCARD-06", "DR-SPECIAL-13")
@pytest.mark.parametrize(("sure", "tile"), [(True, 2), (False, 1)])
def test_a_stride_takes_a_hero_out_of_the_gate_room_only_if_he_needs_no_roll(
    sure: bool, tile: int
) -> None:
    me = hero("dorgan", equipped=[LEATHERS], abilities=["ability-miners-boots"] * sure)
    at = table(me, hero("ragg"), dungeon=[ENTRANCE, Spot("portcullis-room"), Spot()])

    choose(at, MOVE[EAST])
    assert (PICK_TILE[2] in offered(at)) is sure
    if sure:
        choose(at, PICK_TILE[2])

    assert hero_at(at, 0).place == tile
    assert traits(at, "sure-footed") == [0] * sure


@pytest.mark.rule("DR-ABILITYCARD-06")
@pytest.mark.parametrize("strides", [True, False])
def test_two_cards_take_a_hero_no_further_than_one(strides: bool) -> None:
    me = able("ability-long-shadow", equipped=[LEATHERS])
    at = table(me, hero("ragg"), dungeon=[ENTRANCE, Spot(), Spot(), Spot()])

    choose(at, MOVE[EAST], PICK_TILE[2] if strides else PASS)

    assert (hero_at(at, 0).place, END_TURN in offered(at)) == (1 + strides, True)
    assert traits(at, "sure-footed") == []


@pytest.mark.rule("DR-ESCAPE-04", "DR-RULING-15")
@pytest.mark.parametrize("exits", [0, 0b0001, 0b1001])
def test_who_escapes_and_can_go_nowhere_stays(exits: int) -> None:
    me = able("ability-long-shadow", place=1)
    walls = [Spot(at=(0, -1), exits=0), Spot(at=(2, -1), exits=0)]
    dungeon = [ENTRANCE, Spot(monster=SLIME, exits=exits), *walls]
    at = table(me, hero("ragg"), dungeon=dungeon, pile=["standard-14"], script="4111")

    choose(at, ESCAPE)
    if exits == 0b1001:
        choose(at, LEAVE[NORTH])

    assert len(happened(at, ev.Escaped)) == 1
    assert (hero_at(at, 0).place, at.state.actions) == (1, 1)
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-SPECIAL-11", "DR-RULING-19")
@pytest.mark.parametrize(("boss", "why"), [("", "DR-SPECIAL-11"), (BOSS, "DR-RULING-19")])
def test_a_look_at_a_boss_that_lies_open_is_asked_with_a_warning(boss: str, why: str) -> None:
    dungeon = [ENTRANCE, Spot("library")]
    at = table(hero(place=1), hero("ragg"), dungeon=dungeon, boss=boss, script="5")

    choose(at, RESEARCH)

    assert at.ask is not None
    assert (offered(at), at.ask.why) == ([LOOK, PASS], why)


# Roaming


def roaming(*heroes: Any, monster: str = SLIME) -> Table:
    """A monster on the third of four tiles roams."""
    dungeon = [ENTRANCE, Spot(), Spot(monster=monster), Spot()]
    return table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False)


@pytest.mark.rule("DR-ROAM-06")
@pytest.mark.parametrize(("place", "told"), [(0, []), (1, [0])])
def test_a_hero_keeps_a_monster_away_from_the_next_tile_alone(place: int, told: list[int]) -> None:
    at = roaming(hero("thelian", place=place, equipped=[CROWN]), hero("ragg"))

    if place == 0:
        choose(at, PICK_TILE[3])

    assert traits(at, "repel") == told


@pytest.mark.rule("DR-ROAM-03", "DR-ROAM-04")
def test_the_monster_that_is_about_to_roam_is_shown() -> None:
    at = roaming(hero(), hero("ragg"))

    assert (offered(at), at.state.mover) == ([PICK_TILE[1], PICK_TILE[3]], 2)


@pytest.mark.rule("DR-ROAM-06", "DR-ROAM-12")
def test_nobody_keeps_a_boss_away() -> None:
    at = roaming(hero("thelian", place=1), hero("ragg"), monster=BOSS)

    choose(at, PICK_TILE[1])

    assert traits(at, "repel") == []


@pytest.mark.rule("DR-ROAM-03")
def test_a_monster_with_one_way_to_go_just_goes() -> None:
    at = roaming(hero("thelian", place=1), hero("ragg"))

    assert happened(at, ev.MonsterStirred) == []
    assert [event.tile for event in happened(at, ev.MonsterRoamed)] == [3]
