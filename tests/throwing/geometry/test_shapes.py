"""Dice and pieces have the shapes that the ledgers and the study ask for."""

from itertools import combinations

import numpy as np
import pytest
from scipy.spatial import ConvexHull

from undercroft.targets.scene.dice import D6, D12, DieKind
from undercroft.throwing import board
from undercroft.throwing.geometry.board_mesh import convex_pieces, hole_outline, outline, piece_hull
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.polygons import area, sides
from undercroft.throwing.geometry.solids import rounded_hull


@pytest.mark.parametrize(("kind", "faces", "corners"), [(D6, 6, 4), (D12, 12, 5)])
def test_a_die_has_its_faces_in_opposite_pairs(kind: DieKind, faces: int, corners: int) -> None:
    shape = solid(kind)

    assert len(shape.normals) == faces
    assert np.allclose(shape.normals[::-1], -shape.normals)
    assert all(len(shape.face(face)) == corners for face in range(faces))
    assert shape.half * 2 == pytest.approx(kind.size)
    assert len(shape.corners) == {6: 8, 12: 20}[faces]


def test_a_face_lists_its_corners_around_it() -> None:
    shape = solid(D12)

    for face in range(12):
        ring = shape.corners[shape.face(face)]
        edges = np.linalg.norm(ring - np.roll(ring, 1, axis=0), axis=1)
        assert np.allclose(edges, edges[0])


@pytest.mark.rule("DC-PHYS-01")
def test_no_two_icons_are_adjacent_or_opposite() -> None:
    normals = solid(D12).normals
    adjacent = 1 / np.sqrt(5)

    assert len(D12.icons) == 3
    for one, other in combinations(sorted(D12.icons), 2):
        assert float(normals[one] @ normals[other]) == pytest.approx(-adjacent)


@pytest.mark.rule("DF-DIE-03")
def test_the_symbol_stands_on_two_opposite_faces() -> None:
    one, other = sorted(D6.icons)

    assert np.allclose(solid(D6).normals[one], -solid(D6).normals[other])


@pytest.mark.parametrize("kind", [D6, D12], ids=lambda kind: kind.name)
def test_rounding_keeps_the_faces_and_cuts_the_corners(kind: DieKind) -> None:
    shape, hull = solid(kind), rounded_hull(solid(kind), kind.rounding)
    reach = np.linalg.norm(hull, axis=1).max()

    assert np.allclose((hull @ shape.normals.T).max(axis=0), shape.half)
    assert reach < shape.reach - 0.0002
    # No bevel to rest on: beside the printed faces, every facet of the hull is tiny.
    facets = ConvexHull(hull)
    printed = (facets.equations[:, :3] @ shape.normals.T).max(axis=1) > 1 - 1e-9
    assert facets.equations[~printed].shape[0] > 100


@pytest.mark.parametrize("name", ["first", "catacombs"])
def test_pieces_are_the_board_without_its_holes(name: str) -> None:
    target = board(name)
    holes = sum(area(hole_outline(hole)) for hole in target.holes)

    found = sum(area(piece) for piece in convex_pieces(target))

    assert found == pytest.approx(area(outline(target)) - holes, rel=1e-9)


@pytest.mark.parametrize("name", ["first", "catacombs"])
def test_no_piece_and_no_skirt_reaches_into_a_hole(name: str) -> None:
    target = board(name)
    for piece in convex_pieces(target):
        hull = piece_hull(target, piece, 0.004, -0.03)
        ring = hull[ConvexHull(hull[:, :2]).vertices, :2]
        for hole in target.holes:
            inner = hole_outline(hole)
            assert _separated(ring, inner), (hole.id, piece)


def _separated(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether a side of one of two convex polygons has the whole other polygon beyond it."""
    for ring, away in ((one, other), (other, one)):
        for a, b, c in sides(ring):
            if (away @ np.array([a, b]) - c).min() > -1e-6:
                return True
    return False


def test_a_seam_flares_under_its_neighbour() -> None:
    target = board("catacombs")
    piece = max(convex_pieces(target), key=area)

    hull = piece_hull(target, piece, 0.004, -0.03)

    low = hull[hull[:, 2] < 0.0039]
    wider = low[:, 0].max() - piece[:, 0].max(), low[:, 1].max() - piece[:, 1].max()
    assert max(wider) == pytest.approx(0.0045, abs=1e-6)
