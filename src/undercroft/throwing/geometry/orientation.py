"""Directions and turns that launchers need: headings, tilts, dice that lie on a face.

Turns are quaternions with w first. It knows no hand and no board.
"""

import numpy as np
from numpy.typing import ArrayLike

from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.solids import Solid

UP = np.array([0.0, 0.0, 1.0])
GRAVITY = 9.81


def unit(vector: ArrayLike) -> Floats:
    """A vector of length one with this direction."""
    found = np.asarray(vector, dtype=float)
    length: Floats = found / np.linalg.norm(found)
    return length


def heading(velocity: ArrayLike, position: ArrayLike) -> Floats:
    """The level direction of a throw; one straight up or down heads for the board's centre."""
    level = np.array([*np.asarray(velocity, dtype=float)[:2], 0.0])
    if np.hypot(*level[:2]) > 1e-6:
        return unit(level)
    return unit([-float(np.asarray(position)[0]), -float(np.asarray(position)[1]) + 1e-12, 0.0])


def leaning(ahead: Floats, degrees: float) -> Floats:
    """Straight up, leaned toward a heading."""
    found: Floats = np.sin(np.radians(degrees)) * ahead + np.cos(np.radians(degrees)) * UP
    return found


def turn_from_axes(upward: Floats, ahead: Floats) -> Floats:
    """The turn that brings the z axis to `upward` and the x axis as near to `ahead` as can be."""
    side = np.cross(upward, ahead)
    if np.linalg.norm(side) < 1e-9:
        side = np.cross(upward, UP if abs(upward[2]) < 0.9 else np.array([1.0, 0.0, 0.0]))
    side = unit(side)
    return turn_of(np.column_stack([np.cross(side, upward), side, upward]))


def resting(solid: Solid, upward: Floats, face: int, yaw: float) -> Floats:
    """The turn of a die that lies on a face, on something whose upward direction this is."""
    down = solid.normals[face]
    across = unit(solid.corners[solid.face(face)[0]] - down * solid.half)
    own = np.column_stack([across, np.cross(-down, across), -down])
    ahead = np.array([np.cos(yaw), np.sin(yaw), 0.0])
    side = np.cross(upward, ahead)
    if np.linalg.norm(side) < 1e-6:
        side = np.cross(upward, UP)
    side = unit(side)
    there = np.column_stack([np.cross(side, upward), side, upward])
    return turn_of(there @ own.T)


def turning(start: ArrayLike, end: ArrayLike) -> Floats:
    """The smallest rotation, as a matrix, that brings one direction to another."""
    one, other = unit(start), unit(end)
    axis, cosine = np.cross(one, other), float(one @ other)
    if cosine < -1 + 1e-9:
        return np.diag([-1.0, -1.0, 1.0])
    x, y, z = axis
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    found: Floats = np.eye(3) + cross + cross @ cross / (1 + cosine)
    return found


def turn_of(matrix: Floats) -> Floats:
    """The quaternion of a rotation matrix."""
    trace = float(np.trace(matrix))
    parts = np.array([trace, *np.diag(matrix)])
    largest = int(np.argmax(parts))
    lower = [matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]]
    if largest == 0:
        return unit([1 + trace, *lower])
    at = largest - 1
    found = np.zeros(4)
    found[0] = lower[at]
    for other in range(3):
        found[1 + other] = matrix[at, other] + matrix[other, at]
    found[1 + at] = 1 + 2 * matrix[at, at] - trace
    return unit(found)
