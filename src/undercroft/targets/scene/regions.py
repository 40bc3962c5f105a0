"""The regions of a board by name: what each is worth, where it is, and which is lower in doubt."""

from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin

from undercroft.targets.scene.board import Board, Bone, Hole, Section

OUTSIDE = "outside"


@cache
def region_names(board: Board) -> tuple[str, ...]:
    """Every region, the lowest rank first: outside, holes, bones, then sections by value."""
    sections = sorted(board.sections, key=lambda section: section.value)
    parts: tuple[Section | Hole | Bone, ...] = (*board.holes, *board.bones, *sections)
    return (OUTSIDE, *(part.id for part in parts))


@cache
def section_values(board: Board) -> dict[str, int]:
    """The printed value of every section; what is no section is not in it."""
    return {section.id: section.value for section in board.sections}


def rank(board: Board, region: str) -> int:
    """For `lower value in doubt`: a section's value, 0 for a web, -1 for hole, bone and outside."""
    return section_values(board).get(region, 0 if region.startswith("web-") else -1)


ON_THE_LINE = 1e-9
"""So near to a line, in m, a point lies on it."""


def region_at(board: Board, x: float, y: float) -> str:
    """The region under a point; one on a line belongs to the region of lower rank [DC-BOARD-14].

    For many points at once there is `throwing.geometry.regions`.
    """
    away, angle = hypot(x, y), degrees(atan2(y, x))
    if away >= board.radius - ON_THE_LINE:
        return OUTSIDE
    for hole in board.holes:
        turn = radians(hole.angle)
        off = hypot(x - hole.distance * cos(turn), y - hole.distance * sin(turn))
        if off <= hole.radius + ON_THE_LINE:
            return hole.id
    for bone in board.bones:
        is_at = _is_between(angle, bone.angle - bone.span / 2, bone.span)
        if is_at and away >= bone.inner - ON_THE_LINE:
            return bone.id
    under = [
        section
        for section in board.sections
        if section.inner - ON_THE_LINE <= away <= section.outer + ON_THE_LINE
        and _is_between(angle, section.start, section.end - section.start)
    ]
    return min(reversed(under), key=lambda section: section.value).id if under else OUTSIDE


def _is_between(angle: float, start: float, span: float) -> bool:
    return (angle - start + 1e-7) % 360.0 <= span + 2e-7
