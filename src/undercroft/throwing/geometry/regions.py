"""Which region of the board lies under a point of the plane: exactly one for every point.

A point on a line belongs to the region of lower value; hole, bone and outside count as below every
number [DC-BOARD-14]. Heights are no matter of this module.
"""

from functools import cache

import numpy as np

from undercroft.targets.scene.board import Board, Section
from undercroft.targets.scene.regions import ON_THE_LINE, region_names
from undercroft.throwing.geometry.arrays import Flags, Floats, Ints


def region_indices(board: Board, x: Floats, y: Floats) -> Ints:
    """The regions under many points, as places in `region_names`."""
    names = region_names(board)
    distance, angle = np.hypot(x, y), np.degrees(np.arctan2(y, x))
    found = _sections_under(board, distance, angle)
    for bone in board.bones:
        on = _between(angle, bone.angle - bone.span / 2, bone.span)
        found[on & (distance >= bone.inner - ON_THE_LINE)] = names.index(bone.id)
    for hole in board.holes:
        middle = np.radians(hole.angle)
        off = np.hypot(x - hole.distance * np.cos(middle), y - hole.distance * np.sin(middle))
        found[off <= hole.radius + ON_THE_LINE] = names.index(hole.id)
    found[distance >= board.radius - ON_THE_LINE] = 0
    return found


def _sections_under(board: Board, distance: Floats, angle: Floats) -> Ints:
    """For each point the section of the lowest value that it lies in, or outside."""
    found = np.zeros(len(distance), dtype=np.int64)
    nearest, farthest = distance.min(initial=np.inf), distance.max(initial=0.0)
    for place, section in _sections(board):
        inner, outer = section.inner - ON_THE_LINE, section.outer + ON_THE_LINE
        if inner <= farthest and outer >= nearest:
            ring = (distance >= inner) & (distance <= outer)
            found[ring & _between(angle, section.start, section.end - section.start)] = place
    return found


@cache
def _sections(board: Board) -> tuple[tuple[int, Section], ...]:
    """Every section with its place in `region_names`, the highest value first."""
    names = region_names(board)
    ordered = sorted(board.sections, key=lambda section: -section.value)
    return tuple((names.index(section.id), section) for section in ordered)


def _between(angle: Floats, start: float, span: float) -> Flags:
    turned: Flags = (angle - start + 1e-7) % 360.0 <= span + 2e-7
    return turned
