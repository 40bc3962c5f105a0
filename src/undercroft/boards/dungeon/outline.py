"""Outlines: the border of some squares of a grid as a path, with its corners as they should be."""

from collections.abc import Iterable
from typing import TypeVar

from undercroft.games.dungeon.box.places import Square

SIZE = 40
"""The side of a square in the picture."""
Point = tuple[float, float]
N = TypeVar("N", int, float)


def outline(squares: Iterable[Square], inset: float = 0, corner: float = 0, look: str = "") -> str:
    """The border of squares, drawn in by an inset, its corners cut or else round."""
    return " ".join(_way(loop, inset, corner, look) for loop in loops(squares))


def loops(squares: Iterable[Square]) -> list[list[Square]]:
    """The corners of each border, clockwise around the squares; holes go the other way."""
    sides = _sides(set(squares))
    found = []
    while sides:
        at, heading = min(sides)
        loop = []
        while (at, heading) in sides:
            sides.remove((at, heading))
            loop.append(at)
            at = at[0] + heading[0], at[1] + heading[1]
            heading = _turn(at, heading, sides)
        found.append([at for before, at, after in _threes(loop) if _is_corner(before, after)])
    return found


def _sides(squares: set[Square]) -> set[tuple[Square, Square]]:
    """The steps along the border, each from a corner, with the squares on the right."""
    return {
        (corner, heading)
        for x, y in squares
        for beyond, corner, heading in (
            ((x, y - 1), (x, y), (1, 0)),
            ((x + 1, y), (x + 1, y), (0, 1)),
            ((x, y + 1), (x + 1, y + 1), (-1, 0)),
            ((x - 1, y), (x, y + 1), (0, -1)),
        )
        if beyond not in squares
    }


def _turn(at: Square, heading: Square, sides: set[tuple[Square, Square]]) -> Square:
    """The next heading; to the right first, where two borders meet in a corner."""
    x, y = heading
    turns = ((-y, x), heading, (y, -x))
    return next((turn for turn in turns if (at, turn) in sides), heading)


def _is_corner(before: Square, after: Square) -> bool:
    return before[0] != after[0] and before[1] != after[1]


def _way(loop: list[Square], inset: float, corner: float, look: str) -> str:
    points = [_inset(*three, inset) for three in _threes(loop)]
    if not corner:
        return "M" + " L".join(f"{x:g},{y:g}" for x, y in points) + " Z"
    parts: list[str] = []
    for before, at, after in _threes(points):
        (ax, ay), (bx, by) = _toward(at, before, corner), _toward(at, after, corner)
        bend = f"L{bx:g},{by:g}" if look == "cut" else f"Q{at[0]:g},{at[1]:g} {bx:g},{by:g}"
        parts.append(f"{'L' if parts else 'M'}{ax:g},{ay:g} {bend}")
    return " ".join(parts) + " Z"


def _threes(loop: list[tuple[N, N]]) -> list[tuple[tuple[N, N], tuple[N, N], tuple[N, N]]]:
    """Each point with the one before and the one after it."""
    return list(zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True))


def _inset(before: Point, at: Point, after: Point, inset: float) -> Point:
    """A corner in the picture, moved to the right of both its sides."""
    x, y = at[0] * SIZE, at[1] * SIZE
    for one, other in ((before, at), (at, after)):
        dx, dy = _sign(other[0] - one[0]), _sign(other[1] - one[1])
        x, y = x - dy * inset, y + dx * inset
    return x, y


def _toward(at: Point, other: Point, most: float) -> Point:
    """A point on the way to another, no farther than half of it."""
    dx, dy = other[0] - at[0], other[1] - at[1]
    far = abs(dx) + abs(dy)
    part = min(most, far / 2) / far
    return round(at[0] + dx * part, 1), round(at[1] + dy * part, 1)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)
