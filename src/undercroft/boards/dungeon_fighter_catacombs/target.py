"""A Target as it is printed: sections with their numbers, holes and bones, in millimetres."""

from math import cos, radians, sin

from undercroft.boards.shapes import INK, circle, group, path, words
from undercroft.targets.scene.board import Bone, Section, board

SCALE = 1000.0
"""Millimetres in a metre; y runs downwards in a picture."""
TABLE = "#e9dcc0"
FILLS = ("#f5ead0", "#e3cfa4", "#cdb384", "#b89468", "#9c7450", "#7d5a41")
"""By the value of a section, the lowest first; the number is written in it."""
BULLSEYE = "#a4352b"
BONES = "#fffaf0"
DEEP = "#221a14"
FULL = 360.0


def spot(radius: float, degrees: float) -> tuple[float, float]:
    """A point of the picture, by its distance from the centre in metres and its angle."""
    turn = radians(degrees)
    return round(SCALE * radius * cos(turn), 2), round(-SCALE * radius * sin(turn), 2)


def draw_target(name: str) -> str:
    """All of it."""
    target = board(name)
    parts = [_section(one) for one in target.sections]
    parts += [
        circle(*spot(hole.distance, hole.angle), hole.radius * SCALE, fill=DEEP)
        for hole in target.holes
    ]
    parts += [_bone(bone) for bone in target.bones]
    parts.append(circle(0, 0, target.radius * SCALE, fill="none", stroke=INK, stroke_width=1))
    return group("target", 0, 0, *parts)


def _section(one: Section) -> str:
    """A ring, or a slice of one, with its number; the bullseye has none."""
    look = {"stroke": INK, "stroke_width": 0.5}
    if one.bullseye:
        return circle(0, 0, one.outer * SCALE, fill=BULLSEYE, **look)
    fill = FILLS[min(one.value, len(FILLS)) - 1]
    middle = (one.inner + one.outer) / 2
    is_ring = one.end - one.start >= FULL
    x, y = spot(middle, 90.0 if is_ring else (one.start + one.end) / 2)
    label = words(x, y + 3, str(one.value), 8, fill=INK)
    if is_ring:
        ring = circle(0, 0, middle * SCALE, fill="none", stroke=fill)
        ring = ring.replace("/>", f' stroke-width="{(one.outer - one.inner) * SCALE:g}"/>')
        edge = circle(0, 0, one.outer * SCALE, fill="none", **look)
        return group("section", 0, 0, ring, edge, label, title=one.id)
    return group("section", 0, 0, path(_slice(one), fill=fill, **look), label, title=one.id)


def _slice(one: Section) -> str:
    (x1, y1), (x2, y2) = spot(one.inner, one.start), spot(one.outer, one.start)
    (x3, y3), (x4, y4) = spot(one.outer, one.end), spot(one.inner, one.end)
    far, near = one.outer * SCALE, one.inner * SCALE
    return (
        f"M{x1} {y1}L{x2} {y2}A{far:g} {far:g} 0 0 0 {x3} {y3}"
        f"L{x4} {y4}A{near:g} {near:g} 0 0 1 {x1} {y1}Z"
    )


def _bone(bone: Bone) -> str:
    """A bone along the rim, with a knuckle at either end."""
    middle = bone.inner + bone.width / 2
    (x1, y1), (x2, y2) = (spot(middle, bone.angle + side * bone.span / 2) for side in (-1, 1))
    reach, wide = middle * SCALE, bone.width * SCALE
    way = f"M{x1} {y1}A{reach:g} {reach:g} 0 0 0 {x2} {y2}"
    parts = []
    for colour, more in ((INK, 0.8), (BONES, 0.0)):
        parts.append(path(way, fill="none", stroke=colour, stroke_width=wide * 0.7 + more))
        parts += [circle(x, y, wide * 0.6 + more / 2, fill=colour) for x, y in ((x1, y1), (x2, y2))]
    return group("bone", 0, 0, *parts, title=bone.id)
