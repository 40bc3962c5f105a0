"""Move and secret doors."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    FIREBALL,
    HALL,
    RELIC,
    SECRET,
    TELEPORT,
    asked,
    chamber,
    choose,
    deed,
    foe,
    front,
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
from undercroft.games.dungeon.events import SecretDoorFound, SecretDoorMissed
from undercroft.games.dungeon.options import (
    ARRIVE,
    CAST,
    MOVE,
    PASS,
    PICK_LEVEL,
    SEARCH,
    STAY,
    USE,
    Arrive,
    Move,
    PickLevel,
)
from undercroft.games.dungeon.state import Hero


def reached(at: Table) -> set[int]:
    return {option.place for option in offered(at) if isinstance(option, Move)}


def within(start: int, steps: int) -> set[int]:
    """The places up to so many steps away, where nothing stops anybody and no door is secret."""
    return {n for n, far in enumerate(BOARD.distances(start)) if 0 < far <= steps}


EVERYWHERE = list(BOARD.sites)
STEP = next(iter(BOARD.neighbours(HALL)))


@pytest.mark.rule("DG-MOVE-01", "DG-BOARD-04", "DG-CLASS-02", "DG-CLASS-03", "DG-CLASS-05")
@pytest.mark.parametrize("name", ["cleric", "fighter", "wizard", "dwarf", "elf", "halfling"])
def test_a_hero_moves_up_to_five_spaces(name: str) -> None:
    at = table(hero(name), hero("rogue"), cleared=EVERYWHERE)

    assert reached(at) == within(HALL, 5)
    assert asked(at) == "DG-MOVE-01"


@pytest.mark.rule(
    "DG-MOVE-02",
    "DG-MOVE-03",
    "DG-ROGUE-02",
    "DG-RULING-12",
    "DG-EXAMPLE-10",
    "DG-CHANCE-04",
    "DG-CLASS-01",
)
@pytest.mark.parametrize(("die", "steps"), [("1", 5), ("2", 6), ("6", 10)])
def test_the_rogue_rolls_for_the_move_first(die: str, steps: int) -> None:
    at = table(hero("rogue"), hero("cleric"), cleared=EVERYWHERE, script=die)

    assert at.state.steps == steps
    assert reached(at) == within(HALL, steps)


@pytest.mark.rule("DG-RULING-09", "DG-CHOICE-04")
def test_a_hero_may_stay_or_go_on_with_what_is_left() -> None:
    at = table(hero("fighter"), hero("cleric"), cleared=EVERYWHERE)
    assert STAY in offered(at)
    choose(at, MOVE[STEP])

    assert at.state.steps == 4
    assert reached(at) == within(STEP, 4)
    choose(at, STAY)
    assert at.waiting_for == (1,), "nothing else to do on a corridor"


@pytest.mark.rule("DG-RULING-09")
def test_spaces_are_shared_and_passed_freely() -> None:
    at = table(hero("fighter"), hero("cleric", at=STEP), cleared=EVERYWHERE)

    assert reached(at) == within(HALL, 5)
    choose(at, MOVE[STEP])
    assert person(at).place == person(at, 1).place


@pytest.mark.rule("DG-RULING-10", "DG-ENCOUNTER-01", "DG-TURN-04", "DG-DOOR-01")
def test_an_uncleared_room_stops_the_move_and_the_encounter_follows() -> None:
    place = room()
    at = table(
        hero("fighter", front(place)),
        hero("cleric"),
        rooms={place: (foe(2), gold(1000))},
        script=["111"],
    )
    choose(at, MOVE[place])

    assert person(at).treasures == [gold(1000)]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-10", "DG-TOKEN-06")
def test_an_uncleared_room_is_not_walked_through_and_a_cleared_one_is() -> None:
    place = next(p for some in BOARD.rooms.values() for p in some if len(BOARD.ways[p]) > 1)
    before = BOARD.ways[place][0].to
    beyond = next(way.to for way in BOARD.ways[place][1:])
    others = [site for site in EVERYWHERE if site != place]

    def walker() -> Hero:
        return hero("dwarf", before, doors=BOARD.all_doors)

    steps = BOARD.walk(before, 2, BOARD.all_doors).costs
    assert steps[beyond] == 2
    closed = table(walker(), hero("cleric"), cleared=others)
    closed_walk = BOARD.walk(before, 2, BOARD.all_doors, 1 << place).costs
    assert place in reached(closed)
    cleared = table(walker(), hero("cleric"), cleared=EVERYWHERE)
    assert beyond in reached(cleared)
    assert beyond not in closed_walk
    choose(cleared, MOVE[place])
    assert asked(cleared) == "DG-MOVE-01", "the move goes on"
    assert cleared.state.steps == 4


@pytest.mark.rule("DG-TOKEN-03", "DG-RULING-10")
def test_a_number_token_stops_the_move_and_starts_an_encounter() -> None:
    at = table(
        hero("dwarf"),
        hero("cleric"),
        cleared=EVERYWHERE,
        open={STEP: foe(12)},
        script=["11", "11"],
    )
    assert STEP in reached(at)
    assert reached(at) == set(BOARD.walk(HALL, 5, 0, 1 << STEP).costs)
    assert reached(at) < within(HALL, 5)
    choose(at, MOVE[STEP])
    assert at.waiting_for == (1,), "the fight was lost and the turn is over"


@pytest.mark.rule("DG-RULING-10", "DG-RULING-37")
def test_mordecai_stops_the_move() -> None:
    before = BOARD.neighbours(RELIC)[0]
    at = table(hero("dwarf", before), hero("cleric"), script=["12", "11"])
    choose(at, MOVE[RELIC])

    assert at.waiting_for == (1,)
    assert person(at).place == RELIC


@pytest.mark.rule("DG-RULING-11")
def test_who_begins_beside_a_monster_may_leave_or_fight_again() -> None:
    place = room()
    one = hero("fighter", place, came=front(place))
    leaving = table(one, hero("cleric"), open={place: foe(12)})
    assert front(place) in reached(leaving)
    choose(leaving, MOVE[front(place)])
    assert asked(leaving) == "DG-MOVE-01"

    one = hero("fighter", place, came=front(place))
    staying = choose(table(one, hero("cleric"), open={place: foe(12)}), STAY)
    assert asked(staying) == "DG-RULING-07"
    choose(staying, PASS)
    assert staying.waiting_for == (1,)


# Cards of the start of Move


@pytest.mark.rule("DG-ACTIONCARD-11")
def test_charge_gives_three_more_spaces_before_the_first_step() -> None:
    at = table(hero("fighter"), hero("cleric"), cleared=EVERYWHERE)
    charge = USE[deed("charge")]
    choose(at, charge)

    assert at.state.steps == 8
    assert reached(at) == within(HALL, 8)
    assert charge not in offered(at), "it is spent"
    moved = choose(table(hero("fighter"), hero("cleric"), cleared=EVERYWHERE), MOVE[STEP])
    assert charge not in offered(moved), "the move has begun"


@pytest.mark.rule("DG-ACTIONCARD-03")
def test_silent_step_passes_chambers_and_tokens_but_not_rooms() -> None:
    place = chamber()
    at = table(hero("rogue", front(place)), hero("cleric"), script="1")
    choose(at, USE[deed("silent-step")])
    assert deed("silent-step") in person(at).spent
    assert USE[deed("silent-step")] not in offered(at)
    choose(at, MOVE[place])
    assert asked(at) == "DG-MOVE-01", "the chamber does not stop the Rogue"
    choose(at, MOVE[front(place)])
    assert not at.state.monsters_at(place)

    token = table(
        hero("rogue"), hero("cleric"), cleared=EVERYWHERE, open={STEP: foe(12)}, script="1"
    )
    choose(token, USE[deed("silent-step")])
    assert reached(token) == within(HALL, 5)
    choose(token, MOVE[STEP])
    assert asked(token) == "DG-MOVE-01"

    before_mordecai = BOARD.neighbours(RELIC)[0]
    guard = table(hero("rogue", before_mordecai), hero("cleric"), script=["1", "11", "11"])
    choose(guard, USE[deed("silent-step")], MOVE[RELIC])
    assert asked(guard) != "DG-MOVE-01", "Mordecai is no token"


# Secret doors

PLACE, BEFORE, DOOR = secret_room()


def searcher(name: str, script: str, **more: object) -> Table:
    return table(hero(name, BEFORE, **more), hero("cleric"), script=script)  # type: ignore[arg-type]


@pytest.mark.rule("DG-DOOR-02", "DG-DOOR-03", "DG-RULING-16", "DG-CHANCE-06", "DG-CHOICE-05")
@pytest.mark.parametrize("name", ["fighter", "cleric", "wizard", "halfling"])
@pytest.mark.parametrize(("die", "found"), [("1", True), ("2", True), ("3", False), ("6", False)])
def test_a_secret_door_is_found_on_1_or_2(name: str, die: str, found: bool) -> None:
    at = table(hero(name, BEFORE), hero("dwarf"), script=die)
    assert PLACE not in reached(at), "it must be found before it can be passed"
    choose(at, SEARCH[DOOR])

    assert (person(at).doors == 1 << DOOR) == found
    assert bool(happened(at, SecretDoorFound)) == found
    assert bool(happened(at, SecretDoorMissed)) != found


@pytest.mark.rule("DG-DOOR-04", "DG-CLASS-06")
@pytest.mark.parametrize(("die", "found"), [("1", True), ("4", True), ("5", False)])
def test_the_elf_finds_it_on_1_to_4(die: str, found: bool) -> None:
    at = choose(searcher("elf", die), SEARCH[DOOR])

    assert bool(person(at).doors) == found


@pytest.mark.rule("DG-DOOR-07", "DG-DWARF-01", "DG-EXAMPLE-09", "DG-CHOICE-06", "DG-RULING-16")
@pytest.mark.parametrize(("dice", "found"), [("62", True), ("16", True), ("36", False)])
def test_the_dwarf_rolls_two_dice_and_one_is_enough(dice: str, found: bool) -> None:
    at = choose(searcher("dwarf", dice), SEARCH[DOOR])

    assert bool(person(at).doors) == found


@pytest.mark.rule("DG-RULING-13")
def test_a_found_door_is_passed_in_the_same_move_and_a_failure_ends_it() -> None:
    found = choose(searcher("fighter", "1"), SEARCH[DOOR])
    assert PLACE in reached(found)
    assert found.state.steps == 5, "the search costs no step"

    missed = choose(searcher("fighter", "6"), SEARCH[DOOR])
    assert missed.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-13")
def test_there_is_one_search_a_turn_and_only_next_to_the_door() -> None:
    doors = [d for d in BOARD.searchable[BEFORE] if d != DOOR]
    found = choose(searcher("fighter", "1"), SEARCH[DOOR])
    assert not [d for d in doors if SEARCH[d] in offered(found)]
    away = next(p for p in BOARD.neighbours(BEFORE) if DOOR not in BOARD.searchable[p])
    assert SEARCH[DOOR] not in offered(table(hero("fighter", away), hero("cleric")))


@pytest.mark.rule("DG-DOOR-05", "DG-RULING-14", "DG-EXAMPLE-07")
@pytest.mark.parametrize(("die", "found"), [("3", True), ("4", True), ("5", False)])
def test_later_attempts_have_a_range_wider_by_two_and_no_more(die: str, found: bool) -> None:
    first = choose(searcher("wizard", "3"), SEARCH[DOOR])
    assert person(first).tried == 1 << DOOR
    later = choose(searcher("wizard", die, tried=1 << DOOR), SEARCH[DOOR])
    assert bool(person(later).doors) == found
    others = BOARD.all_doors & ~(1 << DOOR)
    other = choose(searcher("wizard", die, tried=others), SEARCH[DOOR])
    assert not person(other).doors, "the bonus is for the same door"


@pytest.mark.rule("DG-EXAMPLE-08", "DG-RULING-14")
def test_the_elf_can_not_fail_twice() -> None:
    first = choose(searcher("elf", "5"), SEARCH[DOOR])
    assert not person(first).doors
    second = choose(searcher("elf", "6", tried=1 << DOOR), SEARCH[DOOR])
    assert person(second).doors == 1 << DOOR


@pytest.mark.rule("DG-RULING-15")
def test_a_found_door_is_known_to_its_finder_only() -> None:
    at = table(hero("fighter", BEFORE), hero("cleric", BEFORE), script="1")
    choose(at, SEARCH[DOOR], STAY)

    while at.waiting_for == (0,):
        choose(at, PASS)
    assert person(at, 1).doors == 0
    assert SEARCH[DOOR] in offered(at)
    assert PLACE not in reached(at)
    known = table(hero("fighter", BEFORE, doors=1 << DOOR), hero("cleric"))
    assert PLACE in reached(known)
    assert SEARCH[DOOR] not in offered(known)


@pytest.mark.rule("DG-DOOR-06", "DG-ITEM-05", "DG-RULING-17")
def test_the_secret_entrance_card_opens_all_and_teaches_nothing() -> None:
    at = searcher("fighter", "111", treasures=[SECRET])
    assert PLACE in reached(at)
    assert SEARCH[DOOR] not in offered(at)
    assert person(at).doors == 0
    banked = searcher("fighter", "", banked=[SECRET])
    assert PLACE not in reached(banked)


# Teleport as a move


@pytest.mark.rule("DG-TELEPORT-01", "DG-TELEPORT-02", "DG-TELEPORT-05")
@pytest.mark.parametrize("name", ["wizard", "elf"])
def test_teleport_replaces_the_move(name: str) -> None:
    start = front(room(3))
    at = table(hero(name, start, spells=[TELEPORT, FIREBALL]), hero("cleric"))
    assert CAST[TELEPORT] in offered(at)
    assert CAST[FIREBALL] not in offered(at)
    choose(at, CAST[TELEPORT])
    assert offered(at) == [PICK_LEVEL[2], PICK_LEVEL[3], PICK_LEVEL[4]]
    choose(at, PICK_LEVEL[4])
    places = {option.place for option in offered(at) if isinstance(option, Arrive)}
    assert places == set(BOARD.corridors[4])
    goal = next(p for p in BOARD.corridors[4] if not BOARD.searchable[p] and p != RELIC)
    choose(at, ARRIVE[goal])
    assert (person(at).place, person(at).came) == (goal, -1)
    assert person(at).spells == [FIREBALL]
    assert at.waiting_for == (1,) or asked(at) != "DG-MOVE-01", "there is no walk after it"


@pytest.mark.rule("DG-TELEPORT-02", "DG-TELEPORT-03")
def test_a_cleared_chamber_is_a_destination_and_the_great_hall_never() -> None:
    open_chamber = chamber(1)
    one = hero("wizard", front(room(1)), spells=[TELEPORT])
    at = table(one, hero("cleric"), cleared=[open_chamber])
    choose(at, CAST[TELEPORT])
    assert offered(at) == [PICK_LEVEL[1], PICK_LEVEL[2]]
    assert all(isinstance(option, PickLevel) for option in offered(at))
    choose(at, PICK_LEVEL[1])
    places = {option.place for option in offered(at) if isinstance(option, Arrive)}
    assert open_chamber in places
    assert chamber(1, 1) not in places
    assert HALL not in places
    assert person(at).place not in places, "one goes elsewhere"


@pytest.mark.rule("DG-TELEPORT-01")
def test_who_has_walked_does_not_teleport_as_a_move() -> None:
    at = table(hero("wizard", spells=[TELEPORT]), hero("cleric"), cleared=EVERYWHERE)
    choose(at, MOVE[STEP])

    assert CAST[TELEPORT] not in offered(at)


MANY = 64
"""More options than this are put to a player in groups."""


def test_even_the_longest_reach_is_few_things_to_choose_among() -> None:
    """All ways, ten steps and nothing that stops: many spaces, which are one group to pick from."""
    spaces = range(len(BOARD.places))
    start = max(spaces, key=lambda place: len(BOARD.walk(place, 10, BOARD.all_doors).costs))
    at = table(
        hero("rogue", start, [SECRET]),
        hero("cleric"),
        cleared=EVERYWHERE,
        script=["6"],
    )

    options = at.options(0)

    assert asked(at) == "DG-MOVE-01"
    assert len(options) > MANY
    assert len({option.group or option for option in options}) <= MANY // 2
