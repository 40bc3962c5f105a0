"""Templates on the board: where they lie, what they cover, what a blade points at.

It knows no physics engine and gives nothing a value; that is for the games.
"""

import numpy as np

from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.regions import section_values
from undercroft.targets.scene.scene import Scene, Template, the_board
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.polygons import sides
from undercroft.throwing.geometry.regions import region
from undercroft.throwing.geometry.rotations import matrices

AHEAD = 1e-6
"""A blade's tip that lies exactly on a border points at what is ahead of it [DC-FLIP-06]."""


def outline_of(template: Template) -> Floats:
    """A Template's outline as it lies, seen from above, counter-clockwise."""
    flat = np.array(die_kind(template.kind).outline)
    points = np.column_stack([flat, np.zeros(len(flat))])
    placed = points @ matrices(np.array(template.turn)).T + np.array(template.position)
    ring: Floats = placed[:, :2]
    turned_over = matrices(np.array(template.turn))[2, 2] < 0
    return ring[::-1] if turned_over else ring


def covers(template: Template, x: float, y: float) -> bool:
    """Whether a point lies under a Template, seen from above."""
    return all(a * x + b * y <= c for a, b, c in sides(outline_of(template)))


def pointed_at(scene: Scene, template: Template) -> str | None:
    """The section that a dagger's blade points to; none for anything else [DC-FLIP-06]."""
    tip = np.array([*die_kind(template.kind).outline[0], 0.0])
    way = matrices(np.array(template.turn)) @ tip
    x, y, _ = np.array(template.position) + way + AHEAD * way / np.linalg.norm(way)
    found = region(the_board(scene), float(x), float(y))
    others = [other for other in scene.templates if other.kind != template.kind]
    hidden = any(covers(other, float(x), float(y)) for other in others)
    return None if hidden or found not in section_values(the_board(scene)) else found
