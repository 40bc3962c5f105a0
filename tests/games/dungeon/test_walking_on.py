"""Where a move ends, what a search does to it, and where a retreat leads."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    ESP,
    HALL,
    RELIC,
    asked,
    choose,
    foe,
    front,
    fronts,
    gold,
    happened,
    hero,
    offered,
    person,
    room,
    secret_room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.box.board import FAR
from undercroft.games.dungeon.events import HeroRetreated, SecretDoorFound
from undercroft.games.dungeon.options import ENCOUNTER, LOOK, MOVE, PASS, SEARCH, STAY, Move, Search

AWAY = front(room(6))
HIDDEN, BEFORE, DOOR = secret_room()


def searches(at: Table) -> list[int]:
    return [option.door for option in offered(at) if isinstance(option, Search)]


@pytest.mark.rule("DG-MOVE-01", "DG-RULING-09", "DG-RULING-10")
def test_a_move_goes_on_until_the_last_step() -> None:
    steps = BOARD.distances(HALL)
    path = next(
        BOARD.walk(HALL, 5).path(place)
        for place, far in enumerate(steps)
        if far == 5 and not BOARD.searchable[place] and BOARD.kinds[place] == "corridor"
    )
    at = table(hero("dwarf"), hero("elf", AWAY), cleared=BOARD.sites)
    for left, place in zip((5, 4, 3, 2, 1), path, strict=True):
        assert (asked(at), at.waiting_for, at.state.steps) == ("DG-MOVE-01", (0,), left)
        choose(at, MOVE[place])
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-MOVE-01", "DG-RULING-10")
def test_with_one_step_left_the_move_goes_on() -> None:
    walk = BOARD.walk(HALL, 5)
    goal = next(p for p, cost in walk.costs.items() if cost == 4 and BOARD.kinds[p] == "corridor")
    at = choose(table(hero("dwarf"), hero("elf", AWAY), cleared=BOARD.sites), MOVE[goal])

    assert asked(at) == "DG-MOVE-01"
    places = {option.place for option in offered(at) if isinstance(option, Move)}
    assert places == set(BOARD.neighbours(goal))


@pytest.mark.rule("DG-RULING-13", "DG-RULING-10", "DG-DOOR-02", "DG-MOVE-01")
@pytest.mark.parametrize("die", ["1", "6"])
def test_who_comes_to_a_door_with_the_last_step_may_still_search(die: str) -> None:
    start = next(
        p for p in BOARD.corridors[1] if BOARD.distances(p)[BEFORE] == 5 and not BOARD.searchable[p]
    )
    at = table(hero("elf", start), hero("cleric", AWAY), cleared=BOARD.sites, script=[die])
    choose(at, MOVE[BEFORE])
    assert at.state.steps == 0
    assert offered(at) == [STAY, SEARCH[DOOR]]
    choose(at, SEARCH[DOOR])

    assert bool(person(at).doors) == (die == "1")
    assert at.waiting_for == (1,), "found or not, there is no step left"


@pytest.mark.rule("DG-RULING-13", "DG-DOOR-02")
def test_there_is_one_search_in_a_turn_although_another_door_is_near() -> None:
    one, other = next(
        (a, b)
        for a in BOARD.corridors[3]
        for b in BOARD.corridors[3]
        if BOARD.searchable[a]
        and BOARD.searchable[b]
        and BOARD.searchable[a] != BOARD.searchable[b]
        and BOARD.distances(a)[b] < 5
    )
    (first,), (second,) = BOARD.searchable[one], BOARD.searchable[other]
    at = table(hero("elf", one), hero("cleric", AWAY), script=["1"], cleared=BOARD.sites)
    choose(at, SEARCH[first], MOVE[other])
    assert searches(at) == []
    assert at.state.searched
    fresh = table(hero("elf", other), hero("cleric", AWAY), cleared=BOARD.sites)
    assert searches(fresh) == [second]


@pytest.mark.rule("DG-RULING-13", "DG-RULING-15")
@pytest.mark.parametrize("door", [0, 5, 9])
def test_a_known_door_is_not_searched_for(door: int) -> None:
    here = BOARD.secret_doors[door].ends[0]
    knows = table(hero("elf", here, doors=1 << door), hero("cleric", AWAY), cleared=BOARD.sites)
    assert door not in searches(knows)
    others = BOARD.all_doors & ~(1 << door)
    other = table(hero("elf", here, doors=others), hero("cleric", AWAY), cleared=BOARD.sites)
    assert searches(other) == [door]


@pytest.mark.rule("DG-DOOR-07", "DG-DOOR-02", "DG-DWARF-01")
@pytest.mark.parametrize(("dice", "found"), [("62", True), ("26", True), ("36", False)])
def test_the_better_die_of_the_dwarf_counts(dice: str, found: bool) -> None:
    at = table(hero("dwarf", BEFORE), hero("elf", AWAY), script=[dice], cleared=BOARD.sites)
    choose(at, SEARCH[DOOR])

    assert bool(happened(at, SecretDoorFound)) == found


@pytest.mark.rule("DG-RULING-13", "DG-BOARD-02", "DG-BOARD-06", "DG-RULING-48")
def test_all_secret_doors_open_the_whole_board_and_none_is_counted_twice() -> None:
    assert BOARD.all_doors == sum(1 << door for door in range(len(BOARD.secret_doors)))
    assert FAR not in BOARD.distances(HALL, BOARD.all_doors)
    for door, join in enumerate(BOARD.secret_doors):
        assert not BOARD.neighbours(join.ends[0], BOARD.all_doors & ~(1 << door)).count(
            join.ends[1]
        )
        assert join.ends[1] in BOARD.neighbours(join.ends[0], BOARD.all_doors)


@pytest.mark.rule("DG-RULING-10")
def test_a_place_with_two_ways_stops_whoever_would_walk_through() -> None:
    middle = next(
        p
        for p in BOARD.corridors[2]
        if len(BOARD.ways[p]) == 2 and not any(way.doors for way in BOARD.ways[p])
    )
    one, other = (way.to for way in BOARD.ways[middle])
    free = BOARD.walk(one, 2).costs
    stopped = BOARD.walk(one, 2, stops=1 << middle).costs

    assert free[other] == 2
    assert stopped.get(other) != 2
    assert stopped[middle] == 1


# Retreats


@pytest.mark.rule("DG-RULING-23")
def test_who_knows_no_way_out_stays_where_the_fight_was() -> None:
    at = table(
        hero("dwarf", HIDDEN, [gold(250)]),
        hero("elf", AWAY),
        open={HIDDEN: foe(12)},
        script="11 26",
    )
    choose(at, STAY, ENCOUNTER)

    assert person(at).place == HIDDEN
    assert happened(at, HeroRetreated) == []
    assert (person(at).lost, person(at).treasures) == (1, []), "the rest is suffered"
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-37", "DG-RULING-22")
def test_mordecai_stays_off_the_sideboard_while_nobody_fights_him() -> None:
    at = choose(table(hero("dwarf", RELIC), hero("elf", AWAY)), STAY, PASS)

    (mordecai,) = at.state.monsters_at(RELIC)
    assert (mordecai.number, mordecai.due) == (0, False)


@pytest.mark.rule("DG-MOVE-01", "DG-RULING-13", "DG-RULING-48")
def test_with_the_last_step_the_move_is_over_where_there_is_nothing_to_search() -> None:
    place = next(p for p in BOARD.rooms[3] if fronts(p) and not BOARD.searchable[front(p)])
    steps = BOARD.distances(front(place))
    start = next(p for p in BOARD.corridors[3] if steps[p] == 5)
    at = choose(table(hero("dwarf", start, [ESP]), hero("cleric")), MOVE[front(place)])

    assert asked(at) == "DG-RULING-07", "one looks behind the door in the Action"
    assert LOOK[place] in offered(at)
