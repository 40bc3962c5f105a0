"""Whether a Template that lies flat and a die would be in each other's place.

The die is its sharp solid, cut level at the heights of the plate. It knows no physics engine.
"""

import numpy as np

from undercroft.targets.scene.dice import DieKind, die_kind
from undercroft.targets.scene.scene import LyingDie, Template
from undercroft.targets.scene.templates import outline_of
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.polygons import Side, area, clip, sides
from undercroft.throwing.geometry.rotations import matrices

TOUCH = 1e-7
"""In square metres: less than this in common is a touch."""


def intersects(template: Template, die: LyingDie) -> bool:
    """Whether a Template that lies flat cuts a die."""
    ring, middle = np.array(outline_of(template)), template.position[2]
    half = die_kind(template.kind).size / 2
    return any(_shared(ring, die, middle + up) > TOUCH for up in (-half, 0.0, half))


def _shared(ring: Floats, die: LyingDie, height: float) -> float:
    """How much of an outline lies in the die at this height."""
    for side in _cross_section(die, height):
        ring = clip(ring, side)
    return area(ring)


def _cross_section(die: LyingDie, height: float) -> list[Side]:
    """The half-planes that bound the die's level cut."""
    rotation, (x, y, z) = matrices(np.array(die.turn)), die.position
    normals, reaches = _planes(die_kind(die.kind))
    turned = normals @ rotation.T
    bounds = reaches + turned @ np.array([x, y, z - height])
    return [(a, b, c) for (a, b, _), c in zip(turned.tolist(), bounds.tolist(), strict=True)]


def _planes(kind: DieKind) -> tuple[Floats, Floats]:
    """The normals of all sides of a kind, and how far each side is from its middle."""
    shape = solid(kind)
    normals, reaches = shape.normals, np.full(len(shape.normals), shape.half)
    if kind.shape != "plate":
        return normals, reaches
    around = np.array(sides(np.array(kind.outline)))
    level = np.column_stack([around[:, :2], np.zeros(len(around))])
    return np.vstack([normals, level]), np.concatenate([reaches, around[:, 2]])
