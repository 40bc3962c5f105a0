"""The map of Dungeon!: walls, doors and stairs as a floor plan, and what is in it.

A square is two characters wide and one line high, between walls that neighbours share. It knows
no rules.
"""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from undercroft.games.dungeon.box.places import Edge, Square
from undercroft.terminal.boards.dungeon.canvas import STEP_X, STEP_Y, Canvas
from undercroft.terminal.boards.dungeon.rooms import paint_place
from undercroft.terminal.boards.dungeon.sight import (
    ACTIVE,
    BOSS,
    CARD,
    CLEARED,
    DOOR,
    LEVEL_STYLES,
    MONSTER,
    PRIZE,
    SECRET,
    STAIRS,
    STONE,
    TREASURE,
    Sight,
)
from undercroft.terminal.boards.lettering import legend

CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The corner by its edges, as the sum of 1 north, 2 east, 4 south, 8 west."""
DOORS = {"doors": (DOOR, "▭▭"), "secret": (SECRET, f"─{SECRET}")}
"""A door in a wall that goes up, and one in a wall that goes across."""
DOOR_STYLES = {"doors": "bold bright_yellow", "secret": "bold magenta"}
NEAR = 7
"""How many rows are shown above and below the hero who plays, where not all columns fit."""
LEGEND = (
    (ACTIVE, "active"),
    (CARD, "card"),
    (PRIZE, "prize"),
    (CLEARED, "cleared"),
    (MONSTER, "monster"),
    (TREASURE, "treasure"),
    (STONE, "stone"),
    (BOSS, "boss"),
    (DOOR, "door"),
    (SECRET, "secret"),
    (STAIRS[0], "stairs"),
)


class DungeonMap:
    """The whole dungeon where it fits, else what is around the hero who plays."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        sight, board = self.sight, self.sight.board
        fits = max(1, (options.max_width - 1) // STEP_X)
        columns, rows = range(board.width), range(board.height)
        if board.width > fits:
            x, y = self._middle()
            columns = _around(x, fits, board.width)
            rows = _around(y, 2 * NEAR + 1, board.height)
        wide = range(STEP_X * columns.start, STEP_X * columns.stop + 1)
        high = range(STEP_Y * rows.start, STEP_Y * rows.stop + 1)
        lines = painted(sight).cut(wide, high)
        plan = Text("\n", no_wrap=True).join(lines)
        yield plan
        if board.width > fits:
            name = sight.hero_name(sight.heroes[sight.active])
            yield Text(sight.say("cropped", hero=name, width=STEP_X * board.width + 1), "yellow")
        yield levels(sight)
        yield legend(sight.say, LEGEND, plan.plain)

    def _middle(self) -> Square:
        """The square of the hero who plays; of the Great Hall before anybody stands anywhere."""
        sight = self.sight
        place: int = sight.heroes[sight.active]["place"]
        squares = sight.board.places[max(place, 0)].squares()
        return squares[len(squares) // 2]


def _around(middle: int, count: int, most: int) -> range:
    """So many numbers around one, from 0 to a most."""
    first = max(0, min(middle - count // 2, most - count))
    return range(first, min(most, first + count))


def levels(sight: Sight) -> Text:
    """The levels, each in its colour."""
    line = Text()
    for level, style in enumerate(LEVEL_STYLES[1:], 1):
        line.append(sight.say("level", level=level), f"bold {style}").append("  ")
    line.rstrip()
    return line


def painted(sight: Sight) -> Canvas:
    """The whole dungeon on a canvas."""
    board = sight.board
    canvas = Canvas(STEP_X * board.width + 1, STEP_Y * board.height + 1)
    walls = dict(_walls(sight))
    for edge, level in walls.items():
        _paint_wall(canvas, edge, LEVEL_STYLES[level])
    for x in range(board.width + 1):
        for y in range(board.height + 1):
            _paint_corner(canvas, (x, y), walls)
    for join in board.joins:
        if join.kind in DOORS:
            _paint_door(canvas, join.edge, join.kind)
    for number, place in enumerate(board.places):
        paint_place(canvas, sight, number, place)
    return canvas


Wall = tuple[Square, bool]
"""The wall to the west of a square, or to its north."""


def _walls(sight: Sight) -> Iterator[tuple[Wall, int]]:
    """Every wall, with the level that it belongs to."""
    board = sight.board
    passages = {frozenset(join.edge) for join in board.joins if join.kind == "open"}
    for x in range(board.width + 1):
        for y in range(board.height + 1):
            for is_north, near in ((False, (x - 1, y)), (True, (x, y - 1))):
                here, there = board.at.get((x, y)), board.at.get(near)
                if here != there and frozenset(((x, y), near)) not in passages:
                    level = board.levels[there if here is None else here]  # type: ignore[index]
                    yield ((x, y), is_north), level


def _paint_wall(canvas: Canvas, wall: Wall, style: str) -> None:
    (x, y), is_north = wall
    if is_north:
        canvas.put(STEP_X * x + 1, STEP_Y * y, "──", style)
    else:
        canvas.put(STEP_X * x, STEP_Y * y + 1, "│", style)


def _paint_corner(canvas: Canvas, at: Square, walls: dict[Wall, int]) -> None:
    x, y = at
    edges: list[Wall] = [((x, y - 1), False), (at, True), (at, False), ((x - 1, y), True)]
    found = [walls.get(edge) for edge in edges]
    style = next((LEVEL_STYLES[level] for level in found if level), "")
    sign = CORNERS[sum(1 << n for n, level in enumerate(found) if level)]
    canvas.put(STEP_X * x, STEP_Y * y, sign, style)


def _paint_door(canvas: Canvas, edge: Edge, kind: str) -> None:
    (ax, ay), (bx, by) = edge
    upright, across = DOORS[kind]
    x, y = max(ax, bx), max(ay, by)
    if ax == bx:
        canvas.put(STEP_X * x + 1, STEP_Y * y, across, DOOR_STYLES[kind])
    else:
        canvas.put(STEP_X * x, STEP_Y * y + 1, upright, DOOR_STYLES[kind])
