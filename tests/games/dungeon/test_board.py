"""The board: every row that speaks of it holds, and would be missed if it did not."""

from itertools import pairwise

import pytest

from tests.games.dungeon.survey import (
    BOARD,
    PLACES,
    between_levels,
    damaged,
    hidden_rooms,
    is_behind_one_door,
    nearest_rooms,
    number,
    shortcuts,
    southernmost,
    spaces_below,
    touching,
    with_more,
)
from undercroft.content import BadContent
from undercroft.games.dungeon.box.board import FAR, Board
from undercroft.games.dungeon.box.places import Place
from undercroft.games.dungeon.cards import LEVELS

NEIGHBOURS = {frozenset(pair) for pair in pairwise(LEVELS)}
ABOUT_FIVE = range(4, 7)


@pytest.mark.rule("DG-BOARD-01")
def test_each_level_has_eight_rooms_and_two_chambers() -> None:
    assert [len(BOARD.rooms[level]) for level in LEVELS] == [8] * 6
    assert [len(BOARD.chambers[level]) for level in LEVELS] == [2] * 6
    assert len(BOARD.sites) == 48 + 12
    assert list(BOARD.sites.values()) == list(range(60))


@pytest.mark.rule("DG-BOARD-01")
@pytest.mark.parametrize("name", ["room-2c", "chamber-5j"])
def test_a_board_with_a_room_or_a_chamber_too_few_is_refused(name: str) -> None:
    with pytest.raises(BadContent, match="at least"):
        Board(tuple(place for place in PLACES if place.id != name))


@pytest.mark.rule("DG-BOARD-01")
@pytest.mark.parametrize("kind", ["room", "chamber"])
def test_a_board_with_a_room_or_a_chamber_too_many_is_refused(kind: str) -> None:
    with pytest.raises(BadContent, match="fit"):
        damaged("corridor-307", kind=kind)


@pytest.mark.rule("DG-BOARD-02")
@pytest.mark.rule("DG-SETUP-16")
def test_the_great_hall_lies_in_the_middle_and_belongs_to_the_first_level() -> None:
    hall = BOARD.places[BOARD.hall]
    squares = hall.squares()
    columns, rows = ({square[n] for square in squares} for n in (0, 1))

    assert hall.level == 1
    assert BOARD.width // 2 in columns
    assert BOARD.height // 2 in rows
    # All of Level 1 lies around it, and no other level touches it.
    around = {BOARD.levels[to] for to, _ in BOARD.ways[BOARD.hall]}
    assert around == {1}


@pytest.mark.rule("DG-BOARD-02")
def test_the_plan_ends_where_its_last_places_end() -> None:
    assert BOARD.width - 1 in {x for x, _ in BOARD.at}
    assert BOARD.height - 1 in {y for _, y in BOARD.at}


@pytest.mark.rule("DG-BOARD-02", "DG-BOARD-06")
def test_a_place_without_a_way_is_refused() -> None:
    with pytest.raises(BadContent, match="room-1d: no way leads here"):
        damaged("room-1d", doors=())


@pytest.mark.rule("DG-BOARD-02")
@pytest.mark.parametrize("kind", ["room", "hall"])
def test_a_board_has_one_great_hall(kind: str) -> None:
    with pytest.raises(BadContent):
        damaged("great-hall" if kind == "room" else "corridor-101", kind=kind)


@pytest.mark.rule("DG-BOARD-03")
def test_stairs_join_each_level_to_its_neighbours_in_number() -> None:
    assert touching(BOARD) >= NEIGHBOURS
    assert all("stair" in kinds for kinds in between_levels(BOARD))


@pytest.mark.rule("DG-BOARD-03")
def test_the_survey_misses_stairs_that_are_secret_or_none() -> None:
    stair = BOARD.places[number("stair-235")]
    hidden = damaged(stair.id, open=stair.open[:1], secret=stair.open[1:])
    level = damaged(stair.id, kind="corridor")

    assert frozenset((2, 3)) not in touching(hidden)
    assert not all("stair" in kinds for kinds in between_levels(level))


@pytest.mark.rule("DG-BOARD-03")
def test_the_nearest_room_is_about_five_spaces_farther_on_each_level() -> None:
    nearest = nearest_rooms(BOARD)

    assert nearest == [3, 8, 13, 18, 23, 28]
    assert all(deep - high in ABOUT_FIVE for high, deep in pairwise(nearest))


@pytest.mark.rule("DG-BOARD-03")
def test_the_nearest_rooms_come_in_the_order_of_levels_with_every_secret_door_open() -> None:
    nearest = nearest_rooms(BOARD, BOARD.all_doors)

    assert nearest == sorted(set(nearest))


@pytest.mark.rule("DG-BOARD-03")
def test_the_survey_notices_a_stair_that_leads_down_too_soon() -> None:
    drop = Place(
        id="stair-199", level=1, kind="stair", area=((24, 9, 1, 1),), open=("corridor-402",)
    )
    passage = Place(id="stair-198", level=1, kind="stair", area=((23, 9, 1, 1),), open=(drop.id,))
    short = with_more(drop, passage, name="room-1d", open=(passage.id,))

    assert nearest_rooms(short)[3] < nearest_rooms(short)[2]


@pytest.mark.rule("DG-BOARD-04")
def test_every_space_costs_one_step_and_doors_cost_nothing() -> None:
    start = BOARD.distances(BOARD.hall, BOARD.all_doors)
    for join in BOARD.joins:
        one, other = (BOARD.distances(end, BOARD.all_doors) for end in join.ends)
        assert one[join.ends[1]] == other[join.ends[0]] == 1
        assert abs(start[join.ends[0]] - start[join.ends[1]]) <= 1


@pytest.mark.rule("DG-BOARD-04")
def test_stairs_rooms_and_chambers_cost_as_much_as_corridor_spaces() -> None:
    walk = BOARD.walk(BOARD.hall, 99, BOARD.all_doors)
    for kind in ("corridor", "stair", "room", "chamber"):
        places = [place for place in walk.costs if BOARD.kinds[place] == kind]
        assert places
        for place in places:
            way = walk.path(place)
            assert len(way) == walk.costs[place] == len(set(way))
            assert way[-1] == place


@pytest.mark.rule("DG-BOARD-05")
@pytest.mark.parametrize("level", LEVELS)
def test_five_rooms_and_both_chambers_are_open_and_two_or_three_rooms_hidden(level: int) -> None:
    steps = BOARD.distances(BOARD.hall)
    hidden = hidden_rooms(BOARD, level)

    assert len(hidden) in (2, 3)
    assert all(is_behind_one_door(BOARD, room) for room in hidden)
    assert all(steps[chamber] < FAR for chamber in BOARD.chambers[level])


@pytest.mark.rule("DG-BOARD-05")
def test_some_secret_doors_are_short_cuts() -> None:
    found = shortcuts(BOARD)

    assert len(found) >= 4
    # From the hall into the northern cloister, and from far west of Level 2 down to Level 6.
    hall = [door for door in BOARD.searchable[BOARD.hall] if door in found]
    assert hall
    deep = [d for d in found if {BOARD.levels[end] for end in BOARD.secret_doors[d].ends} == {2}]
    assert any("stair" in (BOARD.kinds[n] for n in BOARD.secret_doors[d].ends) for d in deep)


@pytest.mark.rule("DG-BOARD-05")
def test_the_survey_notices_rooms_that_are_open_or_hidden_though_they_should_not_be() -> None:
    secret = BOARD.places[number("room-1b")]
    plain = BOARD.places[number("room-1a")]
    chamber = BOARD.places[number("chamber-3k")]
    opened = damaged(secret.id, doors=secret.secret, secret=())
    hidden = damaged(plain.id, doors=(), secret=plain.doors)
    shut = damaged(chamber.id, doors=(), secret=chamber.doors)

    assert len(hidden_rooms(opened, 1)) == 1
    assert len(hidden_rooms(hidden, 1)) == 3
    assert shut.distances(shut.hall)[number(chamber.id)] == FAR


@pytest.mark.rule("DG-BOARD-06")
@pytest.mark.rule("DG-SETUP-11")
def test_the_shadowstone_lies_on_the_only_space_below_the_southernmost_room_of_level_four() -> None:
    (room,) = southernmost(BOARD, 4)
    (space,) = spaces_below(BOARD, room)

    assert space == BOARD.relic
    assert BOARD.levels[space] == 4
    assert BOARD.distances(BOARD.hall)[space] < FAR


@pytest.mark.rule("DG-BOARD-06")
def test_the_survey_notices_two_southern_rooms_and_a_stone_elsewhere() -> None:
    shorter = damaged("room-4g", area=((34, 12, 2, 2),))

    assert len(southernmost(shorter, 4)) > 1
    assert spaces_below(shorter, shorter.places[number("room-4g")]) == []
    with pytest.raises(BadContent, match="relic"):
        damaged("corridor-401", relic=True)
    with pytest.raises(BadContent, match="relic"):
        damaged(BOARD.places[BOARD.relic].id, relic=False)


PLAN = {
    1: (37, 104, 1684, 913),
    2: (46, 97, 849, 375),
    3: (32, 77, 2227, 192),
    4: (40, 85, 2565, 866),
    5: (33, 78, 2090, 1302),
    6: (39, 85, 790, 1327),
}
"""Of each level: its places, their squares, and what the columns and rows of these add up to."""


@pytest.mark.rule("DG-BOARD-01", "DG-BOARD-04")
@pytest.mark.parametrize("level", LEVELS)
def test_the_plan_of_a_level_is_the_one_that_was_drawn(level: int) -> None:
    places = [place for place in BOARD.places if place.level == level]
    squares = [square for place in places for square in place.squares()]
    columns, rows = (sum(axis) for axis in zip(*squares, strict=True))

    assert (len(places), len(squares), columns, rows) == PLAN[level]
    corridors = [place for place in places if place.kind == "corridor"]
    assert all(len(place.squares()) == 1 for place in corridors)
