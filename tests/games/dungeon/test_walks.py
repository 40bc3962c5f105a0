"""Walks: how far steps lead through doors, past what stops and around what is closed."""

from random import Random

import pytest

from tests.games.dungeon.survey import BOARD, PLACES, damaged, number, with_more
from undercroft.content import BadContent
from undercroft.games.dungeon.box.board import FAR, Board
from undercroft.games.dungeon.box.places import Place

HALL = BOARD.hall
WEST, EAST = number("corridor-101"), number("corridor-112")
"""The spaces outside the two doors of the Great Hall."""
NORTH = number("corridor-106")
"""The space outside its secret door."""
IN_THE_HALL = next(iter(BOARD.searchable[HALL]))


def test_steps_lead_through_doors_to_the_nearest_places_first() -> None:
    walk = BOARD.walk(HALL, 3)

    assert list(walk.costs)[:2] == [WEST, EAST]
    assert list(walk.costs.values()) == sorted(walk.costs.values())
    assert walk.costs[number("room-1d")] == 3
    assert number("room-1a") not in walk.costs
    assert HALL not in walk.costs


def test_a_path_names_every_space_from_the_first_step_to_the_goal() -> None:
    walk = BOARD.walk(HALL, 5)
    way = walk.path(number("room-1d"))

    assert way == (EAST, number("corridor-113"), number("room-1d"))
    assert walk.path(WEST) == (WEST,)


def test_a_secret_door_is_passed_by_those_who_may() -> None:
    assert BOARD.walk(HALL, 1).costs == {WEST: 1, EAST: 1}
    assert BOARD.walk(HALL, 1, 1 << IN_THE_HALL).costs == {WEST: 1, EAST: 1, NORTH: 1}
    assert BOARD.neighbours(HALL) == (WEST, EAST)
    assert NORTH in BOARD.neighbours(HALL, BOARD.all_doors)


def test_every_secret_door_is_found_from_both_its_sides() -> None:
    for join in BOARD.secret_doors:
        one, other = join.ends
        assert join.number in BOARD.searchable[one]
        assert join.number in BOARD.searchable[other]
        assert BOARD.beyond(join.number, one) == other
        assert BOARD.beyond(join.number, other) == one
    assert sum(map(len, BOARD.searchable)) == 2 * len(BOARD.secret_doors)


def test_who_enters_a_space_that_stops_goes_no_farther() -> None:
    beyond = number("corridor-102")
    assert beyond in BOARD.walk(HALL, 5).costs

    walk = BOARD.walk(HALL, 3, stops=1 << WEST | 1 << EAST)

    assert walk.costs == {WEST: 1, EAST: 1}


def test_a_way_around_what_stops_is_found() -> None:
    direct = BOARD.walk(WEST, 9).costs[number("corridor-104")]
    around = BOARD.walk(WEST, 20, stops=1 << number("corridor-102")).costs[number("corridor-104")]

    assert direct == 3
    assert around > direct


def test_who_begins_on_a_space_that_stops_may_leave_it() -> None:
    room = number("room-1d")

    assert BOARD.walk(room, 1, stops=1 << room).costs == {number("corridor-113"): 1}


def test_what_is_closed_is_not_entered() -> None:
    walk = BOARD.walk(WEST, 3, closed=1 << HALL)

    assert HALL not in walk.costs
    assert EAST not in walk.costs
    assert HALL in BOARD.walk(WEST, 3).costs


def test_what_is_kept_is_what_would_be_found_anew() -> None:
    chance = Random(7)
    fresh = Board(PLACES)
    for _ in range(300):
        start = chance.randrange(len(PLACES))
        asked = (chance.randrange(11), *(chance.getrandbits(len(PLACES)) for _ in range(3)))
        kept, anew = BOARD.walk(start, *asked), fresh.walk(start, *asked)
        assert list(kept.costs.items()) == list(anew.costs.items())
        assert all(kept.path(place) == anew.path(place) for place in kept.costs)
        fresh = Board(PLACES) if chance.random() < 0.02 else fresh


def test_walks_agree_with_distances() -> None:
    for doors in (0, BOARD.all_doors):
        steps = BOARD.distances(HALL, doors)
        walk = BOARD.walk(HALL, FAR - 1, doors)
        assert {place: cost for place, cost in enumerate(steps) if cost != FAR} == {
            HALL: 0,
            **walk.costs,
        }


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"area": ((13, 9, 1, 1),)}, "bad-content"),
        ({"area": ((35, 11, 1, 1),)}, "bad-content"),
        ({"doors": ("corridor-909",)}, "content-unknown"),
        ({"doors": ("corridor-113", "corridor-113")}, "bad-content"),
        ({"doors": ("corridor-601",)}, "bad-content"),
        ({"doors": ()}, "content-unreachable"),
    ],
    ids=["on another", "far from its door", "unknown", "twice", "not beside it", "no way"],
)
def test_a_plan_that_does_not_fit_together_is_refused(
    fields: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadContent) as refused:
        damaged("room-1d", **fields)
    assert refused.value.reason == reason


def test_a_board_holds_no_more_places_than_there_are_options() -> None:
    more = [
        Place(id=f"corridor-6{n}", level=6, kind="corridor", area=((n - 100, 40, 1, 1),))
        for n in range(100, 130)
    ]
    with pytest.raises(BadContent, match="256 fit"):
        with_more(*more, name="great-hall")
