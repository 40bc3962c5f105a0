"""Floors: corridors, stairs, rooms, chambers and the Great Hall, and the walls around them."""

from collections.abc import Collection

from undercroft.boards.dungeon.colours import LEVELS
from undercroft.boards.dungeon.outline import SIZE, outline
from undercroft.boards.shapes import circle, group, path, rect, tag, words
from undercroft.games.dungeon.box.board import Board
from undercroft.games.dungeon.box.places import Place, Square, beside
from undercroft.words import Words

CORNERS = {"square": 4, "cut": 16, "round": 34}
STONE = "#b09c79"


def draw_floors(board: Board, words_: Words, dark: Collection[int]) -> list[str]:
    """All floors, some rooms of them dark; the Great Hall bears its name."""
    ways = [place for place in board.places if place.kind in ("corridor", "stair")]
    parts = [_bed(ways)]
    parts += [_slab(place) for place in ways if place.kind == "corridor"]
    parts += [_stair(board, n) for n, kind in enumerate(board.kinds) if kind == "stair"]
    parts.append(path(" ".join(_walls(board)), **WALL))
    parts += [_room(board, number, number in dark) for number in board.sites]
    names = words_.say("great-hall"), words_.say("picture-start")
    return [*parts, _hall(board.places[board.hall], *names)]


WALL = {"stroke": "#f0dcae", "stroke_opacity": 0.55, "stroke_width": 1.6, "fill": "none"}


def _bed(places: list[Place]) -> str:
    """The dark that corridors are sunk into."""
    squares = [square for place in places for square in place.squares()]
    return path(outline(squares, -4, 5), fill="#0e0906")


def _slab(place: Place) -> str:
    """A space of a corridor: one flagstone."""
    x, y = (SIZE * at for at in place.squares()[0])
    inner = (x + 1.5, y + 1.5, SIZE - 3, SIZE - 3)
    stone = rect(*inner, rx=4, fill=STONE)
    tint = rect(*inner, rx=4, fill=LEVELS[place.level][0], fill_opacity=0.5)
    light = rect(*inner, rx=4, fill="url(#slab)")
    return stone + tint + light


def _walls(board: Board) -> list[str]:
    """The edges of corridors and stairs that lead nowhere."""
    passages = {frozenset(join.edge) for join in board.joins if join.kind == "open"}
    found = []
    for square, number in board.at.items():
        if board.kinds[number] not in ("corridor", "stair"):
            continue
        for side, near in enumerate(beside(square)):
            if board.at.get(near) != number and frozenset((square, near)) not in passages:
                found.append(_edge(square, side))
    return found


def _edge(square: Square, side: int) -> str:
    """The northern, eastern, southern or western edge of a square."""
    x, y = square[0] * SIZE, square[1] * SIZE
    return (
        f"M{x},{y} h{SIZE}",
        f"M{x + SIZE},{y} v{SIZE}",
        f"M{x},{y + SIZE} h{SIZE}",
        f"M{x},{y} v{SIZE}",
    )[side]


def _room(board: Board, number: int, is_dark: bool) -> str:
    """A room or a chamber, lit from within unless its lights have gone out."""
    place = board.places[number]
    light, dark = LEVELS[place.level]
    squares, look = place.squares(), place.look
    corner = CORNERS[look]

    def border(inset: float) -> str:
        return outline(squares, inset, max(3, corner - inset), look)

    parts = [path(border(-1), fill="#0e0906"), path(border(4), fill=light, fill_opacity=0.86)]
    parts += [path(border(4), fill=f"url(#{fill})") for fill in ("flags", "room")]
    if is_dark:
        parts.append(path(border(4), fill="#0e0906", fill_opacity=0.55))
    parts.append(path(border(2), fill="none", stroke="#f6e3b4", stroke_width=2))
    if place.kind == "chamber":
        rim = {"stroke": dark, "stroke_opacity": 0.7, "stroke_width": 2}
        parts.append(path(border(9), fill="none", **rim))
    x, y = _label_at(board, number)
    parts.append(words(x, y, place.label, 12, fill=light if is_dark else dark))
    return group(place.kind, 0, 0, *parts)


def _label_at(board: Board, number: int) -> tuple[float, float]:
    """The corner of a room for its label: the first, from the north-west, that has no door."""
    place = board.places[number]
    column, row, wide, high = place.area[0]
    inset = 16 if place.look == "square" else 21
    doors = {square for join in board.joins if number in join.ends for square in join.edge}
    corners = [
        ((x, y), (x * SIZE + (inset if x == column else SIZE - inset), y * SIZE + down))
        for y, down in ((row, inset + 3), (row + high - 1, SIZE - inset + 6))
        for x in (column, column + wide - 1)
    ]
    return next((at for square, at in corners if square not in doors), corners[0][1])


def _stair(board: Board, number: int) -> str:
    """Steps that lead down from the level of the stair to another, with the numeral of each."""
    place = board.places[number]
    column, row, wide, high = place.area[0]
    far = next(to for to, _ in board.ways[number] if board.levels[to] != place.level)
    edge = next(join.edge for join in board.joins if set(join.ends) == {number, far})
    heading = next(n for n, near in enumerate(beside(edge[0])) if near == edge[1])
    length = SIZE * max(wide, high)
    x, y = (column + wide / 2) * SIZE, (row + high / 2) * SIZE
    look = {"class_": "stair", "transform": f"translate({x:g},{y:g}) rotate({90 * heading - 180})"}
    return tag("g", stairs(length, place.level, board.levels[far]), **look)


def stairs(length: int, upper: int, lower: int) -> str:
    """Steps around a point that go down to the south, narrower and darker as they go."""
    count = length // 8
    parts = []
    for n in range(count):
        part = n / (count - 1)
        inset = 1.5 + 5 * part
        step = (inset - 20, n * 8 - length / 2 + 0.8, 40 - 2 * inset, 6.4)
        light = LEVELS[upper if part < 0.5 else lower][0]
        shades = ((STONE, 1), (light, 0.55), ("#000", round(0.5 * part, 2)))
        parts += [rect(*step, rx=1.5, fill=fill, fill_opacity=much) for fill, much in shades]
    return "".join(parts)


def _hall(place: Place, name: str, start: str) -> str:
    """The Great Hall: pale stone, pillars and the Start space."""
    column, row, wide, high = place.area[0]
    width, height = wide * SIZE, high * SIZE
    pillars = [
        circle(x, y, 6, fill="#8a744b", stroke="#3a240c", stroke_width=1.5)
        for x in (24, width / 3 + 8, width * 2 / 3 - 8, width - 24)
        for y in (20, height - 20)
    ]
    parts = [
        rect(-2, -2, width + 4, height + 4, rx=12, fill="#0e0906"),
        rect(4, 4, width - 8, height - 8, rx=9, fill="#dcc692"),
        rect(4, 4, width - 8, height - 8, rx=9, fill="url(#flags)"),
        rect(4, 4, width - 8, height - 8, rx=9, fill="url(#room)"),
        rect(2, 2, width - 4, height - 4, rx=10, fill="none", stroke="#fff0c4", stroke_width=3),
        *pillars,
        words(width / 2, height / 2 + 5, name, 27, width - 70, fill="#3a240c"),
        words(width / 2, height / 2 + 27, start, 15, width - 90, fill="#7a5526"),
    ]
    return group("hall", column * SIZE, row * SIZE, *parts)
