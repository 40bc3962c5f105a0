"""Tiles: rock, rooms, walls and hallways as they were laid, and the names of the special ones."""

from typing import Any

from undercroft.boards.dungeon_run.features import features
from undercroft.boards.dungeon_run.light import torch
from undercroft.boards.dungeon_run.sight import Sight
from undercroft.boards.shapes import (
    BONE,
    Look,
    circle,
    group,
    path,
    plate,
    rect,
    tag,
    words,
)
from undercroft.games.dungeon_run.geometry import SIDES, has_exit
from undercroft.games.dungeon_run.state import OPEN

SIZE, MIDDLE = 200, 100
LOW, HIGH, CHAMFER = 30, 170, 16
"""The walls of the room, and its cut corners."""
HALL = 30
"""Half the width of a hallway."""
DARK = 40
"""How far an unexplored exit fades away beyond the tile."""
Point = tuple[int, int]

ROCKS = {"standard": "#4b4640", "special": "#2f5244", "entrance": "#7a3226", "lair": "#4e1418"}
FLOORS = {"standard": "#7d7160", "special": "#6f7a66", "entrance": "#a08767", "lair": "#5a3230"}
LIGHTS = {"standard": "room", "special": "room", "entrance": "day", "lair": "ember"}
SPOTS = ((100, -20), (220, 100), (100, 220), (-20, 100))
"""Where the question mark of an unexplored exit stands."""


def corner(tile: dict[str, Any]) -> Point:
    """Where a tile's upper left corner lies on the map."""
    return tile["x"] * SIZE, tile["y"] * SIZE


def draw_rock(sight: Sight, tile: dict[str, Any]) -> str:
    """The rock of a tile; its floor lies over it and over the edges of its neighbours."""
    kind = sight.box.tiles[tile["tile"]].kind
    return group("rock", *corner(tile), *_rock(kind))


def draw_tile(sight: Sight, tile: dict[str, Any]) -> str:
    """A tile without its rock and without what lies on it."""
    printed = sight.box.tiles[tile["tile"]]
    kind, exits = printed.kind, tile["exits"]
    parts = [*_floor(kind, exits), *features(printed, exits, tile["turns"]), _walls(exits)]
    parts += [torch(22, 22), torch(178, 22)]
    parts += [_unknown(side) for side in SIDES if tile["near"][side] == OPEN]
    name = sight.teller.words.name(f"tile-{printed.id}")
    if kind != "standard":
        parts.append(_plaque(kind, name, exits))
    return group(f"tile {kind}", *corner(tile), *parts, title="" if kind == "standard" else name)


def _rock(kind: str) -> list[str]:
    whole = (0, 0, SIZE, SIZE)
    edge: Look = {"stroke": "#0b0908", "stroke_width": 3}
    rock = [rect(*whole, fill=ROCKS[kind], **edge), rect(*whole, fill="url(#rock)")]
    if kind in ("entrance", "lair"):
        dashes = "none" if kind == "entrance" else "12 8"
        inner = (5, 5, SIZE - 10, SIZE - 10)
        look: Look = {"stroke": "#e0a93f", "stroke_width": 4, "stroke_dasharray": dashes}
        rock.append(rect(*inner, fill="none", **look))
    return rock


def _floor(kind: str, exits: int) -> list[str]:
    way = _line([point for point in outline(exits) if point]) + "Z"
    lit = circle(MIDDLE, MIDDLE, 96, fill=f"url(#{LIGHTS[kind]})")
    return [path(way, fill=FLOORS[kind]), path(way, fill="url(#flags)"), lit]


def _walls(exits: int) -> str:
    """The walls, open where the exits are."""
    around = outline(exits)
    gap = around.index(None)
    ways: list[list[Point]] = [[]]
    for point in around[gap + 1 :] + around[: gap + 1]:
        if point:
            ways[-1].append(point)
        else:
            ways.append([])
    way = "".join(_line(points) for points in ways if points)
    look = {"fill": "none", "stroke_linejoin": "round"}
    dark = path(way, stroke="#0b0908", stroke_width=9, **look)
    return dark + path(way, stroke="#b39b75", stroke_width=3, class_="walls", **look)


def outline(exits: int) -> list[Point | None]:
    """The corners of a floor, clockwise; nothing stands for the opening of an exit."""
    around: list[Point | None] = []
    for side in SIDES:
        around += [point and _turned(point, side) for point in _northern(exits, side)]
    return around


def _northern(exits: int, side: int) -> list[Point | None]:
    """A side as if it lay in the north."""
    left, right = MIDDLE - HALL, MIDDLE + HALL
    hall = [(left, LOW), (left, 0), None, (right, 0), (right, LOW)]
    return [(LOW + CHAMFER, LOW), *(hall if has_exit(exits, side) else ()), (HIGH - CHAMFER, LOW)]


def _turned(point: Point, turns: int) -> Point:
    """A point after quarter turns to the right around the middle."""
    x, y = point
    for _ in range(turns):
        x, y = SIZE - y, x
    return x, y


def _line(points: list[Point]) -> str:
    return "M" + " L".join(f"{x},{y}" for x, y in points)


def _unknown(side: int) -> str:
    """An exit that nobody has gone through: its hallway ends in the dark."""
    hall = rect(MIDDLE - HALL + 4, -DARK, 2 * HALL - 8, DARK, fill="url(#dusk)")
    turned = tag("g", hall, transform=f"rotate({90 * side},{MIDDLE},{MIDDLE})")
    x, y = SPOTS[side]
    return tag("g", turned, words(x, y + 8, "?", 24, fill="#d9c08c"), class_="unknown")


def _plaque(kind: str, name: str, exits: int) -> str:
    """The name of a tile, on a wall without an exit if there is one."""
    top = not has_exit(exits, 0) or has_exit(exits, 2)
    look = {"stroke": "#e0a93f" if kind in ("entrance", "lair") else BONE, "stroke_width": 1}
    return plate(MIDDLE, 13 if top else SIZE - 13, name, 15, 146 if top else 176, **look)
