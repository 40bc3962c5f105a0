"""The ground: the frame, the rock of each level, the plates with their numerals, a compass."""

from functools import partial
from itertools import product

from undercroft.boards.dungeon.colours import LEVELS
from undercroft.boards.dungeon.outline import SIZE, outline
from undercroft.boards.shapes import circle, group, path, rect, words
from undercroft.games.dungeon.box.board import Board
from undercroft.games.dungeon.box.places import Square

FRAME = 26
"""The width of the wood around the board."""
PLATE = "M-17,-16 H17 V8 L0,21 L-17,8 Z"


def draw_ground(board: Board, north: str) -> list[str]:
    """Everything below the floors."""
    wide, high = board.width * SIZE, board.height * SIZE
    parts = [rect(0, 0, wide, high, rx=10, fill="#0d0906")]
    rock = regions(board)
    for level, squares in rock.items():
        light, dark = LEVELS[level]
        border = outline(squares, 2, 16)
        parts.append(path(border, fill=dark))
        parts.append(path(border, fill="none", stroke=light, stroke_opacity=0.5, stroke_width=2))
    parts.append(rect(0, 0, wide, high, fill="url(#rock)"))
    parts.append(rect(0, 0, wide, high, rx=10, fill="url(#dusk)"))
    free = {square for squares in rock.values() for square in squares} - set(board.at)
    rose = _roomiest(free)
    parts.append(compass(SIZE * (rose[0] + 0.5), SIZE * (rose[1] + 0.5), north))
    free -= {(rose[0] + x, rose[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return parts + [
        plate(level, (x + 0.5) * SIZE, (y + 0.45) * SIZE)
        for level, squares in rock.items()
        for x, y in _spread(_inner(squares, free))
    ]


def draw_frame(board: Board) -> list[str]:
    """Oak and brass around the board."""
    wide, high = board.width * SIZE, board.height * SIZE

    def edge(out: float, **look: object) -> str:
        return rect(-out, -out, wide + 2 * out, high + 2 * out, rx=9 + out / 2, **look)

    brass = {"fill": "none", "stroke": "#c79c54", "stroke_width": 1.5}
    oak = edge(FRAME, fill="url(#oak)", stroke="#1a0f07", stroke_width=2)
    return [oak, edge(FRAME - 4, **brass), edge(5, **brass)]


def regions(board: Board) -> dict[int, list[Square]]:
    """The squares that are nearest to each level, rock and floors alike."""
    found: dict[int, list[Square]] = {level: [] for level in LEVELS}
    for square in product(range(board.width), range(board.height)):
        floor = board.at.get(square)
        if floor is None:
            floor = board.at[min(board.at, key=partial(_far, square))]
        found[board.levels[floor]].append(square)
    return found


def _roomiest(free: set[Square]) -> Square:
    """The square of rock that has most rock around it."""
    return max(sorted(free), key=lambda at: (_room(at, free, 1), _room(at, free, 2)))


def _room(square: Square, free: set[Square], far: int) -> int:
    x, y = square
    sides = range(-far, far + 1)
    return sum((x + dx, y + dy) in free for dx in sides for dy in sides)


def _inner(squares: list[Square], free: set[Square]) -> list[Square]:
    """The squares of a level's rock that don't touch another level, if there are such."""
    own = set(squares)
    rock = [square for square in squares if square in free]
    return [square for square in rock if _room(square, own, 1) == 9] or rock


def _spread(squares: list[Square]) -> list[Square]:
    """Two squares of rock that lie far apart."""
    pairs = [(one, other) for one in squares for other in squares]
    return list(max(pairs, key=lambda pair: _far(*pair), default=()))


def _far(one: Square, other: Square) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def plate(level: int, x: float, y: float, scale: float = 1) -> str:
    """A shield with the numeral of a level."""
    light, dark = LEVELS[level]
    shield = path(PLATE, fill=dark, stroke=light, stroke_width=3, stroke_linejoin="round")
    return group("plate", x, y, shield, words(0, 9, str(level), 24, fill="#fff3d6"), scale=scale)


def compass(x: float, y: float, north: str) -> str:
    """A rose that tells where the north is."""
    points = [
        path(f"M0,-{far} L{broad},-{broad} L0,0 L-{broad},-{broad} Z", fill=shade, **_turned(turn))
        for far, broad, turns, shade in (
            (20, 4, (45, 135, 225, 315), "#7d6138"),
            (34, 6, (90, 180, 270), "#a98a55"),
            (34, 6, (0,), "#f3d798"),
        )
        for turn in turns
    ]
    ring = circle(0, 0, 24, fill="none", stroke="#7d6138", stroke_width=1.5)
    return group("compass", x, y, ring, *points, words(0, -39, north, 16, fill="#f3d798"))


def _turned(degrees: int) -> dict[str, str]:
    return {"transform": f"rotate({degrees})"}
