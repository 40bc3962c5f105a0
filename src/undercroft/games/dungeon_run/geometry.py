"""Geometry: square tiles on a grid, where they fit and how far apart they are. [DR-RULING-02]

It knows cells and exits alone: no state, no content, nothing of what lies on a tile.
"""

from collections.abc import Iterable, Mapping

Cell = tuple[int, int]
"""Column and row; columns grow to the east, rows to the south."""

SIDES = range(4)
NORTH, EAST, SOUTH, WEST = SIDES
LETTERS = "nesw"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
ALL_EXITS = 0b1111


def mask(letters: str) -> int:
    """Exits as bits (`1 << side`), from the letters of their sides. [DR-TILECARD-05]"""
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


def turned(exits: int, turns: int) -> int:
    """Exits after so many quarter turns clockwise. [DR-TILE-02]"""
    turns %= 4
    return (exits << turns | exits >> 4 - turns) & ALL_EXITS


def has_exit(exits: int, side: int) -> bool:
    """Whether a side has an exit."""
    return bool(exits >> side & 1)


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) % 4


def beyond(cell: Cell, side: int) -> Cell:
    """The cell on the other side of an edge."""
    column, row = STEPS[side]
    return cell[0] + column, cell[1] + row


def fits(cells: Mapping[Cell, int], cell: Cell, exits: int) -> bool:
    """Whether exits meet exits and walls meet walls. [DR-TILE-03] [DR-TILE-04] [DR-RULING-03]"""
    if cell in cells:
        return False
    for side in SIDES:
        there = cells.get(beyond(cell, side))
        if there is not None and has_exit(exits, side) != has_exit(there, opposite(side)):
            return False
    return True


def open_exits(cells: Mapping[Cell, int]) -> list[tuple[Cell, int]]:
    """The exits that face an empty cell, in the order of the cells, then of the sides."""
    return [
        (cell, side)
        for cell, exits in cells.items()
        for side in SIDES
        if has_exit(exits, side) and beyond(cell, side) not in cells
    ]


def neighbours(cells: Mapping[Cell, int], cell: Cell, exits: int) -> list[Cell]:
    """The cells that share an exit with a tile that lies, or would lie, there. [DR-TERM-01]"""
    return [
        there
        for side in SIDES
        if has_exit(exits, side)
        and (there := beyond(cell, side)) in cells
        and has_exit(cells[there], opposite(side))
    ]


def legal_turns(
    cells: Mapping[Cell, int], cell: Cell, exits: int, must_stay_open: bool
) -> list[int]:
    """The turns with which a tile may be laid, one for each picture. [DR-TILE-02] [DR-RULING-04]"""
    pictures = {turned(exits, turns): turns for turns in (3, 2, 1, 0)}
    return sorted(
        turns
        for picture, turns in pictures.items()
        if fits(cells, cell, picture)
        and neighbours(cells, cell, picture)
        and (not must_stay_open or stays_open(cells, cell, picture))
    )


def stays_open(cells: Mapping[Cell, int], cell: Cell, exits: int) -> bool:
    """Whether an exit into the unknown is left after a fitting tile is laid. [DR-RULING-04]"""
    leads_on = any(has_exit(exits, side) and beyond(cell, side) not in cells for side in SIDES)
    return leads_on or any(beyond(at, side) != cell for at, side in open_exits(cells))


def can_grow(cells: Mapping[Cell, int], tiles: Iterable[int]) -> bool:
    """Whether any of these tiles may be laid at any open exit. [DR-RULING-05]"""
    different = set(tiles)
    places = dict.fromkeys(beyond(cell, side) for cell, side in open_exits(cells))
    return any(
        legal_turns(cells, place, exits, must_stay_open=True)
        for place in places
        for exits in different
    )


def distances(cells: Mapping[Cell, int], start: Cell) -> dict[Cell, int]:
    """The fewest steps through exits from a cell to each that can be reached. [DR-RULING-09]"""
    found = {start: 0}
    # The walk goes on over the cells that it appends, the nearest first.
    queue = [start]
    for cell in queue:
        for there in neighbours(cells, cell, cells[cell]):
            if there not in found:
                found[there] = found[cell] + 1
                queue.append(there)
    return found


def lair_places(cells: Mapping[Cell, int], start: Cell, exits: int) -> list[tuple[Cell, int, int]]:
    """Tile, side of it and turns of the Lair, for every legal place that is farthest away.

    What fits beyond an exit meets it, by the rule of blocked exits. [DR-LAIR-02] [DR-LAIR-03]
    [DR-LAIR-04] [DR-RULING-09] [DR-RULING-10]
    """
    steps = distances(cells, start)
    places: dict[int, list[tuple[Cell, int, int]]] = {}
    for cell, side in open_exits(cells):
        turns = legal_turns(cells, beyond(cell, side), exits, must_stay_open=False)
        places.setdefault(steps[cell], []).extend((cell, side, turn) for turn in turns)
    return next((places[far] for far in sorted(places, reverse=True) if places[far]), [])
