"""The solids of dice: cube and dodecahedron with their faces, and their rounded hulls.

Faces are numbered so that the first and the last are opposite, the second and the last but one,
and so on. What is printed on a face is no matter of this module.
"""

from itertools import product

import numpy as np

from undercroft.throwing.geometry.arrays import Floats

GOLDEN = (1 + 5**0.5) / 2


class Solid:
    """A convex solid around the origin: its sharp corners and the outward normals of its faces."""

    def __init__(self, corners: Floats, normals: Floats) -> None:
        self.corners = corners
        self.normals = normals
        self.reach = float(np.linalg.norm(corners[0]))
        self.half = float((corners @ normals[0]).max())

    def face(self, number: int) -> list[int]:
        """The corners of a face, in order around it."""
        normal = self.normals[number]
        ring = [int(at) for at in np.flatnonzero(self.corners @ normal > self.half - 1e-9)]
        first = self.corners[ring[0]] - normal * self.half
        side = np.cross(normal, first)
        return sorted(
            ring, key=lambda at: np.arctan2(self.corners[at] @ side, self.corners[at] @ first)
        )


def cube(size: float) -> Solid:
    """A cube of this edge."""
    corners = np.array(list(product((-size / 2, size / 2), repeat=3)))
    return Solid(corners, _opposites_mirrored(np.vstack([np.eye(3), -np.eye(3)])))


def dodecahedron(size: float) -> Solid:
    """A regular dodecahedron, `size` from face to opposite face."""
    corners = [*product((-1.0, 1.0), repeat=3)]
    for a, b in product((-1 / GOLDEN, 1 / GOLDEN), (-GOLDEN, GOLDEN)):
        corners += [(0, a, b), (a, b, 0), (b, 0, a)]
    normals = []
    for a, b in product((-1.0, 1.0), (-GOLDEN, GOLDEN)):
        normals += [(0, b, a), (b, a, 0), (a, 0, b)]
    points, faces = np.array(corners), np.array(normals) / np.hypot(1, GOLDEN)
    half = float((points @ faces.T).max())
    return Solid(points * (size / 2 / half), _opposites_mirrored(faces))


def prism(outline: Floats, thickness: float) -> Solid:
    """A flat thing with a convex outline around the origin; its faces are below and above."""
    levels = [np.column_stack([outline, np.full(len(outline), z)]) for z in (-0.5, 0.5)]
    corners = np.vstack(levels) * (1, 1, thickness)
    found = Solid(corners, np.array([[0.0, 0.0, -1.0], [0.0, 0.0, 1.0]]))
    found.reach = float(np.linalg.norm(corners, axis=1).max())
    return found


def bevelled_hull(outline: Floats, thickness: float, bevel: float) -> Floats:
    """A prism whose rim comes to a line half way up: nothing flat to stand on."""
    shrunk = outline * (1 - bevel / np.linalg.norm(outline, axis=1, keepdims=True))
    levels = ((shrunk, -0.5), (outline, 0.0), (shrunk, 0.5))
    return np.vstack(
        [np.column_stack([ring, np.full(len(ring), z * thickness)]) for ring, z in levels]
    )


def rounded_hull(solid: Solid, rounding: float, fineness: int = 6) -> Floats:
    """Points of the solid with round edges and corners; faces stay where they are.

    A shrunk solid plus a ball, sampled: plain bevels would be faces that a die can rest on. With a
    fineness of 6 a point, no facet, sits at the very tip of each corner and middle of each edge.
    """
    inner = solid.corners * (1 - rounding / solid.half)
    points = []
    for corner, middle in zip(solid.corners, inner, strict=True):
        a, b, c = solid.normals[np.argsort(-(solid.normals @ corner), kind="stable")[:3]]
        for i in range(fineness + 1):
            for j in range(fineness + 1 - i):
                way = i * a + j * b + (fineness - i - j) * c
                points.append(middle + rounding * way / np.linalg.norm(way))
    return np.array(points)


def _opposites_mirrored(normals: Floats) -> Floats:
    return np.array(sorted(normals.tolist(), key=lambda normal: [round(x, 9) for x in normal]))
