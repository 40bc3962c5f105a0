"""The board as it is printed, copies of it with a fault, and what a survey of a board finds."""

from pathlib import Path

from msgspec.structs import replace

import undercroft
from undercroft.content import read_cards
from undercroft.games.dungeon.box.board import FAR, Board
from undercroft.games.dungeon.box.places import Place
from undercroft.games.dungeon.cards import LEVELS

CONTENT = Path(undercroft.__file__).parent / "games/dungeon/content"
PLACES = read_cards(Place, "board.toml", [CONTENT])
BOARD = Board(PLACES)


def number(name: str) -> int:
    return BOARD.numbers[name]


def damaged(name: str, **fields: object) -> Board:
    """A copy in which one place is other than printed."""
    return Board(tuple(replace(p, **fields) if p.id == name else p for p in PLACES))


def with_more(*more: Place, name: str, **fields: object) -> Board:
    """A copy with further places at its end, and one place other than printed."""
    changed = tuple(replace(p, **fields) if p.id == name else p for p in PLACES)
    return Board((*changed, *more))


def nearest_rooms(board: Board, doors: int = 0) -> list[int]:
    """The steps from Start to the nearest room of each level."""
    steps = board.distances(board.hall, doors)
    return [min(steps[room] for room in board.rooms[level]) for level in LEVELS]


def touching(board: Board) -> set[frozenset[int]]:
    """The pairs of levels that an ordinary way joins."""
    joined = [join.ends for join in board.joins if join.kind != "secret"]
    pairs = {frozenset(board.levels[end] for end in ends) for ends in joined}
    return {pair for pair in pairs if len(pair) == 2}


def between_levels(board: Board) -> list[set[str]]:
    """The kinds of the two places of every way from one level to another."""
    return [
        {board.kinds[end] for end in join.ends}
        for join in board.joins
        if len({board.levels[end] for end in join.ends}) == 2
    ]


def hidden_rooms(board: Board, level: int) -> list[int]:
    """The rooms of a level that can't be reached without a secret door."""
    steps = board.distances(board.hall)
    return [room for room in board.rooms[level] if steps[room] == FAR]


def is_behind_one_door(board: Board, room: int) -> bool:
    """Whether passing a single secret door is enough to reach a room."""
    steps = [board.distances(board.hall, 1 << join.number) for join in board.secret_doors]
    return any(found[room] != FAR for found in steps)


def shortcuts(board: Board) -> list[int]:
    """The secret doors that shorten a way between two places that are open to everybody."""
    return [
        join.number
        for join in board.secret_doors
        if board.distances(join.ends[0])[join.ends[1]] not in (1, FAR)
    ]


def south(place: Place) -> int:
    """The southern row of a place."""
    return max(y for _, y in place.squares())


def southernmost(board: Board, level: int) -> list[Place]:
    """The rooms of a level that reach farthest south."""
    rooms = [board.places[n] for n in board.rooms[level]]
    return [room for room in rooms if south(room) == max(map(south, rooms))]


def spaces_below(board: Board, room: Place) -> list[int]:
    """The corridor spaces directly south of a room."""
    below = [(x, y + 1) for x, y in room.squares() if y == south(room)]
    found = [board.at[square] for square in below if square in board.at]
    return [place for place in found if board.kinds[place] == "corridor"]
