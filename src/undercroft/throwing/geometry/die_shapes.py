"""The shapes of the kinds of dice: the sharp solid that rules count, the hull that collides."""

from functools import cache

import numpy as np

from undercroft.targets.scene.dice import DieKind
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.solids import (
    Solid,
    bevelled_hull,
    cube,
    dodecahedron,
    prism,
    rounded_hull,
)


@cache
def solid(kind: DieKind) -> Solid:
    """The sharp solid of a die: its corners are what the rules count."""
    if kind.shape == "plate":
        return prism(np.array(kind.outline), kind.size)
    return cube(kind.size) if kind.shape == "cube" else dodecahedron(kind.size)


def hull(kind: DieKind) -> Floats:
    """The points whose hull collides: the solid with round edges, or a plate with a bevel."""
    if kind.shape == "plate":
        return bevelled_hull(np.array(kind.outline), kind.size, kind.rounding)
    return rounded_hull(solid(kind), kind.rounding)
