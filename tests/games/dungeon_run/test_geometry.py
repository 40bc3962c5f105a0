"""Geometry: no exit is ever blocked, the dungeon stays open, and the Lair goes far away."""

from itertools import pairwise, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from undercroft.content import read_cards
from undercroft.games.dungeon_run.cards import TileCard
from undercroft.games.dungeon_run.geometry import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    Cell,
    beyond,
    can_grow,
    distances,
    fits,
    lair_places,
    legal_turns,
    mask,
    open_exits,
    opposite,
    turned,
)

Cells = dict[Cell, int]
Growth = list[tuple[int, int, int]]

CONTENT = Path(undercroft.__file__).parent / "games/dungeon_run/content"
TILES = read_cards(TileCard, "tiles.toml", [CONTENT])
MASKS = {tile.id: mask(tile.exits) for tile in TILES}
PILE = [mask(tile.exits) for tile in TILES if tile.kind in ("standard", "special")]
START = (0, 0)
STRAIGHT, CORNER, CROSS, DEAD_END = mask("ns"), mask("ne"), mask("nesw"), mask("n")


def grow(growth: Growth) -> Cells:
    """A dungeon from numbers: which tile, at which open exit, turned which way."""
    cells = {START: MASKS["entrance"]}
    pile = list(PILE)
    for tile, place, turn in growth:
        exits = pile[tile % len(pile)]
        exit_list = open_exits(cells)
        cell = beyond(*exit_list[place % len(exit_list)])
        turns = legal_turns(cells, cell, exits, must_stay_open=True)
        if turns:
            pile.remove(exits)
            cells[cell] = turned(exits, turns[turn % len(turns)])
    return cells


numbers = st.integers(0, 10**6)
steps_of_growth = st.tuples(numbers, numbers, numbers)
growths = st.integers(0, len(PILE)).flatmap(
    lambda length: st.lists(steps_of_growth, min_size=length, max_size=length)
)
dungeons = growths.map(grow)
exit_masks = st.integers(1, 15)


def sides_of(exits: int) -> set[int]:
    return {side for side in SIDES if exits & 1 << side}


def edges(cells: Cells) -> list[tuple[Cell, int, Cell, int]]:
    """Every pair of touching tiles with the sides that touch, each pair once."""
    to_the_east = [(cell, EAST, (cell[0] + 1, cell[1]), WEST) for cell in cells]
    to_the_south = [(cell, SOUTH, (cell[0], cell[1] + 1), NORTH) for cell in cells]
    return [edge for edge in to_the_east + to_the_south if edge[2] in cells]


def is_sound(cells: Cells) -> bool:
    """No exit of any tile ends at a wall."""
    return all(
        (side in sides_of(cells[one])) == (across in sides_of(cells[other]))
        for one, side, other, across in edges(cells)
    )


def slow_distances(cells: Cells, start: Cell) -> dict[Cell, int]:
    """Rounds of relaxation over all edges with an exit on both sides."""
    doors = [
        (one, other)
        for one, side, other, across in edges(cells)
        if side in sides_of(cells[one]) and across in sides_of(cells[other])
    ]
    found = {start: 0}
    for _ in cells:
        for one, other in [*doors, *((other, one) for one, other in doors)]:
            if one in found:
                found[other] = min(found.get(other, len(cells)), found[one] + 1)
    return found


def ring(*, gate: str) -> Cells:
    """Eight tiles around an empty middle; only the northern one has exits of choice."""
    corners = {(-1, -1): "es", (1, -1): "sw", (1, 1): "nw", (-1, 1): "ne"}
    sides = {(0, -1): gate, (1, 0): "ns", (0, 1): "ew", (-1, 0): "ns"}
    return {cell: mask(letters) for cell, letters in (corners | sides).items()}


@pytest.mark.rule("DR-TILECARD-05")
def test_a_mask_has_one_bit_for_each_lettered_side() -> None:
    assert [mask(letter) for letter in "nesw"] == [1 << side for side in (NORTH, EAST, SOUTH, WEST)]
    assert mask("sn") == mask("ns") == mask("nns") == 0b0101
    assert mask("nesw") == 0b1111


@pytest.mark.rule("DR-TILE-02")
def test_a_quarter_turn_goes_clockwise() -> None:
    letters = ["ne", "es", "sw", "wn", "ne"]

    assert all(turned(mask(one), 1) == mask(other) for one, other in pairwise(letters))


@pytest.mark.rule("DR-TILE-02")
@given(exit_masks, st.integers(0, 9), st.integers(0, 9))
def test_turns_add_up_and_four_change_nothing(exits: int, one: int, other: int) -> None:
    assert turned(exits, 4) == turned(exits, 0) == exits
    assert turned(turned(exits, one), other) == turned(exits, one + other)
    assert turned(exits, one).bit_count() == exits.bit_count()


@pytest.mark.rule("DR-RULING-02")
@given(st.tuples(st.integers(), st.integers()))
def test_a_cell_has_four_cells_around_it_and_the_way_back_is_opposite(cell: Cell) -> None:
    around = {beyond(cell, side) for side in SIDES}

    assert len(around) == 4
    assert cell not in around
    assert all(beyond(beyond(cell, side), opposite(side)) == cell for side in SIDES)
    assert beyond(beyond(cell, NORTH), EAST) == beyond(beyond(cell, EAST), NORTH)


@pytest.mark.rule("DR-EXAMPLE-05", "DR-EXAMPLE-06", "DR-TILE-03", "DR-TILE-04", "DR-RULING-03")
@pytest.mark.parametrize(
    ("letters", "allowed"),
    [("es", True), ("nes", True), ("nesw", False), ("e", False), ("s", False), ("sw", False)],
)
def test_a_tile_between_two_others_meets_both(letters: str, allowed: bool) -> None:
    """To the east an exit, to the south an exit, to the west a wall, to the north nothing."""
    cells = {(1, 0): mask("w"), (0, 1): mask("nw"), (-1, 0): mask("ns")}

    assert fits(cells, (0, 0), mask(letters)) is allowed


@pytest.mark.rule("DR-RULING-03")
def test_nothing_fits_on_a_tile_and_walls_may_meet_walls() -> None:
    cells = {START: STRAIGHT}

    assert not fits(cells, START, STRAIGHT)
    assert fits(cells, (1, 0), STRAIGHT)
    assert not fits(cells, (0, 1), turned(STRAIGHT, 1))


@pytest.mark.rule("DR-TILE-02")
def test_only_different_pictures_are_offered() -> None:
    cells = {START: CROSS}

    assert legal_turns(cells, (0, 1), STRAIGHT, must_stay_open=True) == [0]
    assert legal_turns(cells, (1, 0), STRAIGHT, must_stay_open=True) == [1]
    assert legal_turns(cells, (0, 1), CROSS, must_stay_open=True) == [0]
    assert legal_turns(cells, (0, 1), CORNER, must_stay_open=True) == [0, 3]
    assert legal_turns(cells, (0, 1), mask("nes"), must_stay_open=True) == [0, 2, 3]


@pytest.mark.rule("DR-MOVE-04")
def test_a_tile_must_be_joined_to_the_dungeon() -> None:
    walls = {START: STRAIGHT}

    assert legal_turns(walls, (1, 0), CORNER, must_stay_open=False) == []
    assert legal_turns(walls, (7, 7), CORNER, must_stay_open=False) == []


@pytest.mark.rule("DR-RULING-04")
def test_the_last_open_exit_may_not_be_closed_before_the_lair() -> None:
    cells = {START: mask("n")}

    assert legal_turns(cells, (0, -1), DEAD_END, must_stay_open=True) == []
    assert legal_turns(cells, (0, -1), DEAD_END, must_stay_open=False) == [2]
    assert legal_turns(cells | {(5, 5): mask("n")}, (0, -1), DEAD_END, must_stay_open=True) == [2]


@pytest.mark.rule("DR-RULING-04")
def test_a_loop_that_joins_the_last_open_exits_is_refused() -> None:
    cells = {START: mask("es"), (1, 0): mask("sw"), (0, 1): mask("ne")}

    assert legal_turns(cells, (1, 1), CORNER, must_stay_open=True) == []
    assert legal_turns(cells, (1, 1), CORNER, must_stay_open=False) == [3]
    assert legal_turns(cells, (1, 1), mask("nes"), must_stay_open=True) == [2, 3]


def test_open_exits_come_in_the_order_of_laying_then_of_sides() -> None:
    cells = {(3, 3): mask("ns"), START: mask("nesw"), (0, 1): mask("ns")}

    assert open_exits(cells) == [
        ((3, 3), NORTH),
        ((3, 3), SOUTH),
        (START, NORTH),
        (START, EAST),
        (START, WEST),
        ((0, 1), SOUTH),
    ]


@pytest.mark.rule("DR-TILE-03", "DR-TILE-04", "DR-RULING-03", "DR-RULING-04")
@given(dungeons)
def test_no_growth_blocks_an_exit_or_closes_the_dungeon(cells: Cells) -> None:
    assert is_sound(cells)
    assert open_exits(cells)
    assert set(distances(cells, START)) == set(cells)


@given(dungeons)
def test_open_exits_are_all_exits_without_a_tile_beyond(cells: Cells) -> None:
    met = {(one, side) for one, side, _, _ in edges(cells)}
    met |= {(other, side) for _, _, other, side in edges(cells)}
    every = {(cell, side) for cell, exits in cells.items() for side in sides_of(exits)}

    assert len(open_exits(cells)) == len(every - met)
    assert set(open_exits(cells)) == every - met


@pytest.mark.rule("DR-TILE-02", "DR-TILE-05", "DR-RULING-04")
@given(dungeons, exit_masks, numbers, st.booleans())
def test_legal_turns_are_those_that_leave_a_sound_dungeon(
    cells: Cells, exits: int, place: int, must_stay_open: bool
) -> None:
    exit_list = open_exits(cells)
    cell = beyond(*exit_list[place % len(exit_list)])
    expected = {}
    for turns in (3, 2, 1, 0):
        after = cells | {cell: turned(exits, turns)}
        if is_sound(after) and (open_exits(after) or not must_stay_open):
            expected[after[cell]] = turns

    assert legal_turns(cells, cell, exits, must_stay_open) == sorted(expected.values())


@pytest.mark.rule("DR-RULING-09")
@given(dungeons, numbers)
def test_distances_are_the_fewest_steps_through_exits(cells: Cells, pick: int) -> None:
    start = list(cells)[pick % len(cells)]

    assert distances(cells, start) == slow_distances(cells, start)


@pytest.mark.rule("DR-RULING-09", "DR-TERM-01")
def test_a_wall_between_two_tiles_is_no_way() -> None:
    cells = ring(gate="ew")

    assert max(distances(cells, (0, -1)).values()) == 4
    cells[0, -1] = mask("w")
    cells[1, -1] = mask("s")
    assert distances(cells, (0, -1))[1, -1] == 7
    cells[-1, -1] = mask("s")
    assert distances(cells, (0, -1)) == {(0, -1): 0}


@pytest.mark.rule("DR-LAIR-02", "DR-LAIR-03", "DR-LAIR-04", "DR-RULING-09", "DR-RULING-10")
@given(dungeons, exit_masks)
def test_the_lair_goes_to_every_farthest_legal_place(cells: Cells, exits: int) -> None:
    steps = slow_distances(cells, START)
    seen: set[tuple[Cell, int, int]] = set()
    legal = []
    for cell, side, turns in product(cells, SIDES, range(4)):
        place, picture = beyond(cell, side), turned(exits, turns)
        joins = side in sides_of(cells[cell]) and opposite(side) in sides_of(picture)
        if place in cells or not joins or not is_sound(cells | {place: picture}):
            continue
        if (cell, side, picture) not in seen:
            seen.add((cell, side, picture))
            legal.append((cell, side, turns))
    far = max((steps[cell] for cell, _, _ in legal), default=0)

    assert lair_places(cells, START, exits) == [spot for spot in legal if steps[spot[0]] == far]


@pytest.mark.rule("DR-LAIR-02")
@given(dungeons)
def test_every_place_of_the_lair_meets_its_tile(cells: Cells) -> None:
    for cell, side, turns in lair_places(cells, START, MASKS["lair"]):
        assert turned(MASKS["lair"], turns) == 1 << opposite(side)
        assert is_sound(cells | {beyond(cell, side): 1 << opposite(side)})


@pytest.mark.rule("DR-EXAMPLE-22")
def test_a_farthest_tile_without_room_leaves_the_choice_to_the_next_farthest() -> None:
    """Six steps away is an exit onto a cell with two exits; five steps away are two free ones."""
    cells = {(column, 0): mask("ew") for column in range(4)} | {
        (4, 0): mask("nesw"),
        (4, -1): mask("nes"),
        (4, 1): mask("ns"),
        (5, -1): mask("sw"),
    }
    steps = distances(cells, START)
    assert is_sound(cells)
    assert max(steps, key=steps.__getitem__) == (5, -1)
    assert [steps[cell] for cell in ((4, -1), (4, 1), (5, -1))] == [5, 5, 6]

    places = lair_places(cells, START, DEAD_END)

    assert places == [((4, -1), NORTH, 2), ((4, 1), SOUTH, 0)]


@pytest.mark.rule("DR-LAIR-03", "DR-RULING-04")
def test_the_lair_may_close_the_dungeon() -> None:
    assert lair_places({START: mask("n")}, START, DEAD_END) == [(START, NORTH, 2)]


@pytest.mark.rule("DR-RULING-11")
def test_there_may_be_no_place_for_the_lair() -> None:
    """The one open cell lies between two exits, and the Lair has only one."""
    cells = {START: mask("es"), (1, 0): mask("sw"), (0, 1): mask("ne")}

    assert open_exits(cells)
    assert lair_places(cells, START, DEAD_END) == []


@pytest.mark.rule("DR-RULING-05")
def test_growth_ends_when_no_tile_fits_at_any_open_exit() -> None:
    """The one open cell needs a corner, and a bare corner would close the dungeon."""
    cells = {START: mask("es"), (1, 0): mask("sw"), (0, 1): mask("ne")}

    assert not can_grow(cells, [])
    assert not can_grow(cells, [STRAIGHT, CORNER, DEAD_END])
    assert can_grow(cells, [STRAIGHT, mask("nes")])
    assert can_grow({START: CROSS}, [STRAIGHT])


@pytest.mark.rule("DR-RULING-05")
@given(dungeons, st.lists(exit_masks, max_size=3))
def test_growth_is_possible_exactly_when_a_tile_may_be_laid(cells: Cells, tiles: list[int]) -> None:
    after = [
        cells | {beyond(*spot): turned(exits, turns)}
        for spot, exits, turns in product(open_exits(cells), tiles, range(4))
    ]

    assert can_grow(cells, tiles) is any(
        is_sound(dungeon) and open_exits(dungeon) for dungeon in after
    )
