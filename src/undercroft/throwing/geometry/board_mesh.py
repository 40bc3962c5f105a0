"""A board with holes as convex pieces, which is what the physics engine can collide with.

Around each hole lies a square surround of wedges; straight cuts part the rest. Sides that are real
are upright; sides that are seams flare out under the neighbour (a skirt), so that a rolling die
never meets an upright wall inside the board. It knows no sections.
"""

from functools import cache

import numpy as np

from undercroft.targets.scene.board import Board, Hole
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.polygons import Side, area, clip, flipped, ngon, rectangle, sides

OUTLINE_SIDES = 32
HOLE_SIDES = 12
SKIRT = 0.0045
SKIRT_DEPTH = 0.002
"""Of upright, 45 degree and these flatter skirts only these let a die roll over a seam unfelt."""
SURROUND_MARGIN = 0.0047
"""A little more than a skirt, so that no skirt of an outer piece reaches into a hole."""


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


def convex_pieces(board: Board) -> list[Floats]:
    """Convex polygons that together are the board without its holes."""
    surrounds = {hole.id: _surround(hole) for hole in board.holes}
    found = []
    for piece in _cut_apart(outline(board), list(surrounds.values())):
        hole = next((hole for hole in board.holes if _same(piece, surrounds[hole.id])), None)
        found += [piece] if hole is None else _wedges(piece, hole)
    return found


def piece_hull(board: Board, piece: Floats, top: float, bottom: float) -> Floats:
    """The corners of a piece as a body, with its skirts."""
    lower = _with_skirts(board, piece)
    levels = ((piece, top), (lower, top - SKIRT_DEPTH), (lower, bottom))
    return np.vstack([np.column_stack([ring, np.full(len(ring), z)]) for ring, z in levels])


def _with_skirts(board: Board, piece: Floats) -> Floats:
    rims = _rims(board)
    reach = 2 * board.radius
    grown = rectangle(-reach, -reach, reach, reach)
    for side in sides(piece):
        is_rim = bool((np.abs(rims - side).max(axis=1) < 1e-7).any())
        grown = clip(grown, side if is_rim else (side[0], side[1], side[2] + SKIRT))
    for side in sides(outline(board)):
        grown = clip(grown, side)
    return grown


@cache
def _rims(board: Board) -> Floats:
    rims = [flipped(side) for hole in board.holes for side in sides(hole_outline(hole))]
    return np.array(rims).reshape(-1, 3)


def _surround(hole: Hole) -> Floats:
    x, y = hole_centre(hole)
    half = hole.radius / np.cos(np.pi / HOLE_SIDES) + SURROUND_MARGIN
    return rectangle(x - half, y - half, x + half, y + half)


def _cut_apart(piece: Floats, surrounds: list[Floats]) -> list[Floats]:
    """Cut along sides of surrounds until each piece is a surround or free of surrounds."""
    inside = [surround for surround in surrounds if _overlap(piece, surround) > 1e-8]
    if not inside or (len(inside) == 1 and _same(piece, inside[0])):
        return [piece]
    cuts = [cut for surround in inside for cut in sides(surround) if _is_clean(piece, cut, inside)]
    if not cuts:
        raise ValueError("holes lie too close to each other or to the edge for straight cuts")
    cut = max(cuts, key=lambda cut: round(area(clip(piece, flipped(cut))), 9))
    halves = (clip(piece, cut), clip(piece, flipped(cut)))
    return [part for half in halves for part in _cut_apart(half, inside)]


def _is_clean(piece: Floats, cut: Side, surrounds: list[Floats]) -> bool:
    halves = (cut, flipped(cut))
    if any(area(clip(piece, half)) < 1e-8 for half in halves):
        return False
    return not any(
        all(area(clip(surround, half)) > 1e-8 for half in halves) for surround in surrounds
    )


def _overlap(piece: Floats, surround: Floats) -> float:
    for side in sides(surround):
        piece = clip(piece, side)
    return area(piece)


def _same(piece: Floats, surround: Floats) -> bool:
    gap = area(piece) - area(surround)
    return abs(gap) < 1e-8 and abs(_overlap(piece, surround) - area(surround)) < 1e-8


def _wedges(surround: Floats, hole: Hole) -> list[Floats]:
    """The surround without its hole: one wedge for each side of the hole."""
    centre = np.array(hole_centre(hole))
    ring = hole_outline(hole)
    found = []
    for at, rim in enumerate(sides(ring)):
        p, q = ring[at] - centre, ring[(at + 1) % len(ring)] - centre
        wedge = clip(surround, flipped(rim))
        wedge = clip(wedge, (p[1], -p[0], float(p[1] * centre[0] - p[0] * centre[1])))
        wedge = clip(wedge, (-q[1], q[0], float(q[0] * centre[1] - q[1] * centre[0])))
        found.append(wedge)
    return found
