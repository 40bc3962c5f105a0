"""How points in space come onto paper: seen from above, or at a slant from the thrower's side.

Paper runs right and down, in millimetres. It knows no board.
"""

from enum import StrEnum
from math import cos, radians, sin

import numpy as np

from undercroft.throwing.geometry.arrays import Floats

SLANT = radians(32)


class View(StrEnum):
    """From where a picture is seen."""

    ABOVE = "above"
    OBLIQUE = "oblique"


def on_paper(points: Floats, view: View) -> Floats:
    """Points in metres as points on paper in millimetres."""
    x, y, z = np.asarray(points, dtype=float).reshape(-1, 3).T * 1000
    if view is View.ABOVE:
        return np.column_stack([x, -y])
    return np.column_stack([x, -(y * sin(SLANT) + z * cos(SLANT))])


def toward_eye(view: View) -> Floats:
    """The direction from the scene to the eye."""
    if view is View.ABOVE:
        return np.array([0.0, 0.0, 1.0])
    return np.array([0.0, -cos(SLANT), sin(SLANT)])
