"""The regions of a board by name: what each is worth, and which is lower in doubt.

Which region lies under a point is for `geometry.regions`.
"""

from functools import cache

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
