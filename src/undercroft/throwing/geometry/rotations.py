"""Turns in space as unit quaternions, w first, one or many at once. It knows no dice."""

import numpy as np

from undercroft.throwing.geometry.arrays import Floats


def matrices(turns: Floats) -> Floats:
    """Rotation matrices of quaternions: shape (..., 4) becomes (..., 3, 3)."""
    w, x, y, z = (turns[..., at] for at in range(4))
    found = np.empty((*turns.shape[:-1], 3, 3))
    found[..., 0, 0] = 1 - 2 * (y * y + z * z)
    found[..., 0, 1] = 2 * (x * y - w * z)
    found[..., 0, 2] = 2 * (x * z + w * y)
    found[..., 1, 0] = 2 * (x * y + w * z)
    found[..., 1, 1] = 1 - 2 * (x * x + z * z)
    found[..., 1, 2] = 2 * (y * z - w * x)
    found[..., 2, 0] = 2 * (x * z - w * y)
    found[..., 2, 1] = 2 * (y * z + w * x)
    found[..., 2, 2] = 1 - 2 * (x * x + y * y)
    return found


def times(one: Floats, other: Floats) -> Floats:
    """The product of two quaternions: first the other turn, then the one."""
    w, v = one[0], one[1:]
    s, u = other[0], other[1:]
    return np.array([w * s - v @ u, *(w * u + s * v + np.cross(v, u))])


def slerp(start: Floats, end: Floats, shares: Floats) -> Floats:
    """Turns between two, or between two of each row, at shares from 0 to 1, the short way."""
    closeness = along(start, end)
    sign = np.where(closeness < 0, -1.0, 1.0)
    angle = np.maximum(1e-6, np.arccos(np.minimum(1.0, sign * closeness)))
    sine = np.sin(angle)
    parts = np.sin((1 - shares) * angle) / sine, sign * np.sin(shares * angle) / sine
    return parts[0][:, None] * start + parts[1][:, None] * end


def degrees_apart(one: Floats, other: Floats) -> Floats:
    """The angle between turns, row by row."""
    # The sine of half the angle keeps its digits where the cosine of a small angle loses them.
    sign = np.where(along(one, other) < 0, -1.0, 1.0)
    gap = lengths(one - sign[..., None] * other)
    found: Floats = np.degrees(4 * np.arcsin(np.minimum(1.0, gap / 2)))
    return found


def along(one: Floats, other: Floats) -> Floats:
    """The scalar product of vectors, row by row."""
    found: Floats = np.einsum("...i,...i->...", one, other)
    return found


def lengths(vectors: Floats) -> Floats:
    """The length of each row; of short rows much faster than the norm."""
    found: Floats = np.sqrt(along(vectors, vectors))
    return found
