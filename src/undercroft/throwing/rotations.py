"""Turns in space as unit quaternions, w first, one or many at once. It knows no dice."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def matrices(turns: Floats) -> Floats:
    """Rotation matrices of quaternions: shape (..., 4) becomes (..., 3, 3)."""
    w, x, y, z = np.moveaxis(turns, -1, 0)
    rows = (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def times(one: Floats, other: Floats) -> Floats:
    """The product of two quaternions: first the other turn, then the one."""
    w, v = one[0], one[1:]
    s, u = other[0], other[1:]
    return np.array([w * s - v @ u, *(w * u + s * v + np.cross(v, u))])


def slerp(start: Floats, end: Floats, shares: Floats) -> Floats:
    """Turns between two, at shares from 0 to 1, the short way."""
    closeness = float(start @ end)
    if closeness < 0:
        end, closeness = -end, -closeness
    angle = np.arccos(min(1.0, closeness))
    if angle < 1e-6:
        blended = np.outer(1 - shares, start) + np.outer(shares, end)
    else:
        parts = (np.sin((1 - shares) * angle), np.sin(shares * angle))
        blended = (np.outer(parts[0], start) + np.outer(parts[1], end)) / np.sin(angle)
    found: Floats = blended / np.linalg.norm(blended, axis=1, keepdims=True)
    return found


def degrees_apart(one: Floats, other: Floats) -> Floats:
    """The angle between turns, row by row."""
    # The sine of half the angle keeps its digits where the cosine of a small angle loses them.
    flip = np.sign(np.sum(one * other, axis=-1, keepdims=True))
    gap = np.linalg.norm(one - np.where(flip == 0, 1.0, flip) * other, axis=-1)
    found: Floats = np.degrees(4 * np.arcsin(np.minimum(1.0, gap / 2)))
    return found
