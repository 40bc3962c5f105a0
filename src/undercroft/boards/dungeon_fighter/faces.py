"""Faces: one side of a map board, with its rooms and one-way corridors."""

from collections.abc import Collection
from math import hypot

from undercroft.boards.dungeon_fighter.rooms import RADIUS, room
from undercroft.boards.shapes import BONE, INK, path, rect, words
from undercroft.games.dungeon_fighter.printed import FaceCard
from undercroft.games.dungeon_fighter.routes import Routes
from undercroft.words import Words

WIDE, HIGH = 640.0, 470.0
FRAME = 14.0
TITLE = 44.0
"""The strip above the rooms, with the name."""
BORDERS = {"start": "#8a5a2c", "end": "#9aa0aa"}
"""Brown for Start faces, gray for End faces."""
FLOORS = {"start": "#2c2119", "end": "#24262c"}
Point = tuple[float, float]


def place(face: FaceCard, number: int) -> Point:
    """Where the middle of a room is."""
    printed = face.rooms[number]
    inner = HIGH - 2 * FRAME - TITLE
    return (
        FRAME + printed.x / 100 * (WIDE - 2 * FRAME),
        FRAME + TITLE + printed.y / 100 * inner,
    )


def draw_face(routes: Routes, said: Words, title: str, ahead: Collection[int] = ()) -> str:
    """A whole face; rooms that can be entered next shine."""
    face = routes.face
    ground = rect(0, 0, WIDE, HIGH, rx=12, fill=BORDERS[face.kind], stroke=INK, stroke_width=3)
    inner = WIDE - 2 * FRAME, HIGH - 2 * FRAME
    floor = rect(FRAME, FRAME, *inner, rx=8, fill=FLOORS[face.kind])
    stone = rect(FRAME, FRAME, *inner, rx=8, fill="url(#rock)")
    name = words(FRAME + 16, FRAME + 30, title, 22, WIDE - 80, text_anchor="start")
    joins = [
        corridor(place(face, start), place(face, to))
        for start, ways in enumerate(routes.ways)
        for to in ways
    ]
    joins += [exit_from(place(face, number)) for number in sorted(routes.exits)]
    joins.append(way_in(place(face, routes.entry)))
    rooms = [
        room(printed, place(face, number), said, ahead=number in ahead)
        for number, printed in enumerate(face.rooms)
    ]
    return "".join((ground, floor, stone, name, *joins, *rooms))


def corridor(start: Point, to: Point) -> str:
    """A corridor from room to room, with an arrow in the middle."""
    return _way(_beside(start, to, RADIUS - 4), _beside(to, start, RADIUS - 4), "corridor")


def exit_from(start: Point) -> str:
    """A way off the face, to its eastern edge."""
    return _way((start[0] + RADIUS - 4, start[1]), (WIDE - 2, start[1]), "exit")


def way_in(to: Point) -> str:
    """The way to the first room, from the western edge."""
    return _way((2, to[1]), (to[0] - RADIUS + 4, to[1]), "entry")


def _beside(start: Point, to: Point, far: float) -> Point:
    """A point so far from one, on the way to another."""
    length = hypot(to[0] - start[0], to[1] - start[1])
    share = far / length
    return start[0] + (to[0] - start[0]) * share, start[1] + (to[1] - start[1]) * share


def _way(start: Point, to: Point, kind: str) -> str:
    """Paving from a point to another, and where it leads."""
    (x, y), (u, v) = start, to
    line = f"M{x:.1f},{y:.1f} L{u:.1f},{v:.1f}"
    about = {"fill": "none", "stroke_linecap": "round"}
    paving = path(line, stroke=INK, stroke_width=20, **about)
    paving += path(line, stroke="#8f7d62", stroke_width=14, **about)
    return f'<g class="{kind}">{paving}{_arrow(start, to)}</g>'


def _arrow(start: Point, to: Point) -> str:
    """An arrowhead in the middle of a way."""
    (x, y), (u, v) = start, to
    length = max(1.0, hypot(u - x, v - y))
    along = (u - x) / length, (v - y) / length
    across = -along[1], along[0]
    middle = (x + u) / 2, (y + v) / 2
    corners = [(9.0, 0.0), (-7.0, 8.0), (-7.0, -8.0)]
    points = [
        (
            middle[0] + ahead * along[0] + aside * across[0],
            middle[1] + ahead * along[1] + aside * across[1],
        )
        for ahead, aside in corners
    ]
    way = " L".join(f"{px:.1f},{py:.1f}" for px, py in points)
    return path(f"M{way} Z", fill=BONE, stroke=INK, stroke_width=1.6)
