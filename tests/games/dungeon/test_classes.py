"""The numbers of each class, as they count in play: goal, move, searches, column, spells."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    FIREBALL,
    HALL,
    UNEVEN,
    choose,
    front,
    gold,
    happened,
    hero,
    klass,
    offered,
    person,
    room,
    secret_room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import MonsterDefeated
from undercroft.games.dungeon.options import MOVE, SEARCH, STAY, TAKE_SPELL

PLACE, BEFORE, DOOR = secret_room()
ROWS = {
    name: f"DG-CLASS-0{number}"
    for number, name in enumerate(
        ("rogue", "cleric", "fighter", "wizard", "dwarf", "elf", "halfling"), 1
    )
}
GOALS = {
    "rogue": 10_000,
    "cleric": 10_000,
    "fighter": 15_000,
    "wizard": 20_000,
    "dwarf": 12_500,
    "elf": 10_000,
    "halfling": 7_500,
}
FINDS = dict.fromkeys(ROWS, 2) | {"elf": 4}
NEEDS = {"rogue": 4, "cleric": 5, "fighter": 6, "wizard": 7, "dwarf": 6, "elf": 6, "halfling": 4}
"""What each needs against a monster with 4, 5, 6 and 7 in the columns of the four standard ones."""

each_class = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.rule(row), pytest.mark.card(f"class-{name}")])
        for name, row in ROWS.items()
    ],
)


USED = {
    "halfling": {"slingshot-of-snake-pipe-hollow": 6},
    "wizard": {"spellbook-of-darthon": 1},
}
"""What would be asked about, and is used up."""


def turn_of(name: str, at: int = HALL, dice: str = "", **more: Any) -> Table:
    """The turn of a hero of a class; a Rogue's die of steps is a 1."""
    other = hero("cleric" if name != "cleric" else "elf", front(room(6)))
    steps = "1 " if name == "rogue" else ""
    return table(hero(name, at, **more), other, script=steps + dice)


@each_class
def test_the_goal_is_that_of_the_class(name: str) -> None:
    shown = turn_of(name).view(None)["heroes"][0]

    assert shown["card"] == klass(name)
    assert shown["goal"] == GOALS[name]


@each_class
def test_who_does_not_roll_for_it_moves_five_spaces(name: str) -> None:
    at = turn_of(name)

    assert max(cost for _, cost, _ in at.view(0)["reach"]) == 5
    assert at.state.steps == 5


@pytest.mark.rule("DG-CLASS-01", "DG-MOVE-02")
@pytest.mark.card("class-rogue")
def test_the_rogue_rolls_for_more() -> None:
    assert table(hero("rogue"), hero("cleric"), script="6").state.steps == 10


@each_class
@pytest.mark.parametrize("more", [0, 1])
def test_a_secret_door_is_found_in_the_range_of_the_class(name: str, more: int) -> None:
    die = str(FINDS[name] + more)
    at = choose(turn_of(name, BEFORE, die * (2 if name == "dwarf" else 1)), SEARCH[DOOR])

    assert bool(person(at).doors) is (more == 0)
    assert bool(person(at).tried >> DOOR & 1) is (more == 1)


@pytest.mark.rule("DG-RULING-13", "DG-DOOR-02", "DG-DOOR-05")
@pytest.mark.parametrize("door", [1, 2, 9])
def test_it_is_the_searched_door_that_is_remembered(door: int) -> None:
    before = BOARD.secret_doors[door].ends[0]
    at = choose(turn_of("fighter", before, "6"), SEARCH[door])

    assert person(at).tried == 1 << door


@each_class
@pytest.mark.parametrize("less", [0, 1])
def test_the_attack_is_compared_with_the_number_of_the_column(name: str, less: int) -> None:
    place, total = room(), NEEDS[name] - less
    dice = f"{total - 2}2" if total > 3 else "21"
    at = table(
        hero(name, front(place), used=USED.get(name)),
        hero("cleric" if name != "cleric" else "elf"),
        rooms={place: (UNEVEN, gold(1000))},
        script=[
            *(["1"] if name == "rogue" else []),
            dice + ("1" if name == "fighter" else ""),
            "11",
        ],
    )
    choose(at, MOVE[place])

    assert bool(happened(at, MonsterDefeated)) is (less == 0)


@each_class
@pytest.mark.parametrize("held", [0, 3, 5, 8])
def test_a_rest_gives_back_four_spells_to_the_wizard_alone(name: str, held: int) -> None:
    at = turn_of(name, spells=[FIREBALL] * held, used=USED.get(name))
    choose(at, STAY)
    while at.waiting_for == (0,) and TAKE_SPELL[FIREBALL] in offered(at):
        choose(at, TAKE_SPELL[FIREBALL])

    back = min(4, 8 - held) if name == "wizard" else 0
    assert len(person(at).spells) == held + back
