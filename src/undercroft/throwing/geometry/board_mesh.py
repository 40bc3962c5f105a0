"""A board with holes as convex tiles, which is what the physics engine can collide with.

Around each hole lies a square frame of wedges; straight cuts part the rest. Sides that are real are
upright; sides that are seams flare out under the neighbour (a skirt), so that a rolling die never
meets an upright wall inside the board. It knows no sections.
"""

from functools import cache

import numpy as np

from undercroft.throwing.geometry.polygons import (
    Floats,
    Side,
    area,
    clip,
    flipped,
    ngon,
    rectangle,
    sides,
)
from undercroft.throwing.scene.board import Board, Hole

OUTLINE_SIDES = 32
HOLE_SIDES = 12
SKIRT = 0.0045
SKIRT_DEPTH = 0.002
FRAME_MARGIN = 0.0047
"""A little more than a skirt, so that no skirt of an outer tile reaches into a hole."""


def outline(board: Board) -> Floats:
    """The board's outline as a polygon."""
    return ngon(0, 0, board.radius, OUTLINE_SIDES)


def hole_outline(hole: Hole) -> Floats:
    """A hole's outline as a polygon; the circle of the data touches its sides from inside."""
    x, y = hole_centre(hole)
    return ngon(x, y, hole.radius, HOLE_SIDES)


def hole_centre(hole: Hole) -> tuple[float, float]:
    """Where the middle of a hole lies."""
    turn = np.radians(hole.angle)
    return float(hole.distance * np.cos(turn)), float(hole.distance * np.sin(turn))


def flat_tiles(board: Board) -> list[Floats]:
    """Convex polygons that together are the board without its holes."""
    frames = {hole.id: _frame(hole) for hole in board.holes}
    found = []
    for piece in _cut_apart(outline(board), list(frames.values())):
        hole = next((hole for hole in board.holes if _same(piece, frames[hole.id])), None)
        found += [piece] if hole is None else _wedges(piece, hole)
    return found


def tile_hull(board: Board, tile: Floats, top: float, bottom: float) -> Floats:
    """The corners of a tile as a body, with its skirts."""
    lower = _with_skirts(board, tile)
    levels = ((tile, top), (lower, top - SKIRT_DEPTH), (lower, bottom))
    return np.vstack([np.column_stack([ring, np.full(len(ring), z)]) for ring, z in levels])


def _with_skirts(board: Board, tile: Floats) -> Floats:
    rims = _rims(board)
    reach = 2 * board.radius
    grown = rectangle(-reach, -reach, reach, reach)
    for side in sides(tile):
        is_rim = bool((np.abs(rims - side).max(axis=1) < 1e-7).any())
        grown = clip(grown, side if is_rim else (side[0], side[1], side[2] + SKIRT))
    for side in sides(outline(board)):
        grown = clip(grown, side)
    return grown


@cache
def _rims(board: Board) -> Floats:
    rims = [flipped(side) for hole in board.holes for side in sides(hole_outline(hole))]
    return np.array(rims).reshape(-1, 3)


def _frame(hole: Hole) -> Floats:
    x, y = hole_centre(hole)
    half = hole.radius / np.cos(np.pi / HOLE_SIDES) + FRAME_MARGIN
    return rectangle(x - half, y - half, x + half, y + half)


def _cut_apart(piece: Floats, frames: list[Floats]) -> list[Floats]:
    """Cut along sides of frames until each piece is a frame or free of frames."""
    inside = [frame for frame in frames if _overlap(piece, frame) > 1e-8]
    if not inside or (len(inside) == 1 and _same(piece, inside[0])):
        return [piece]
    cuts = [cut for frame in inside for cut in sides(frame) if _is_clean(piece, cut, inside)]
    if not cuts:
        raise ValueError("holes lie too close to each other or to the edge for straight cuts")
    cut = max(cuts, key=lambda cut: round(area(clip(piece, flipped(cut))), 9))
    halves = (clip(piece, cut), clip(piece, flipped(cut)))
    return [part for half in halves for part in _cut_apart(half, inside)]


def _is_clean(piece: Floats, cut: Side, frames: list[Floats]) -> bool:
    halves = (cut, flipped(cut))
    if any(area(clip(piece, half)) < 1e-8 for half in halves):
        return False
    return not any(all(area(clip(frame, half)) > 1e-8 for half in halves) for frame in frames)


def _overlap(piece: Floats, frame: Floats) -> float:
    for side in sides(frame):
        piece = clip(piece, side)
    return area(piece)


def _same(piece: Floats, frame: Floats) -> bool:
    gap = area(piece) - area(frame)
    return abs(gap) < 1e-8 and abs(_overlap(piece, frame) - area(frame)) < 1e-8


def _wedges(frame: Floats, hole: Hole) -> list[Floats]:
    """The frame without its hole: one wedge for each side of the hole."""
    centre = np.array(hole_centre(hole))
    ring = hole_outline(hole)
    found = []
    for at, rim in enumerate(sides(ring)):
        p, q = ring[at] - centre, ring[(at + 1) % len(ring)] - centre
        wedge = clip(frame, flipped(rim))
        wedge = clip(wedge, (p[1], -p[0], float(p[1] * centre[0] - p[0] * centre[1])))
        wedge = clip(wedge, (-q[1], q[0], float(q[0] * centre[1] - q[1] * centre[0])))
        found.append(wedge)
    return found
