"""Where a die lies and how: corners and footprint by region, hole, bones, what carries it, faces.

These are measurements, the same for both editions; the verdicts are drawn elsewhere.
"""

from typing import NamedTuple

import numpy as np
from msgspec import Struct

from undercroft.throwing.board import Board
from undercroft.throwing.dice import DieKind, solid
from undercroft.throwing.flight import RestContact
from undercroft.throwing.geometry import Solid
from undercroft.throwing.polygons import area, sides
from undercroft.throwing.regions import region, region_indices, region_names
from undercroft.throwing.rotations import Floats, matrices
from undercroft.throwing.scene import Scene, board_top, the_board, thrown_kind

GRID = 60
"""Points a side with which a footprint is measured: shares are right to about half a percent."""
SIDE_UP = 0.3
"""A contact that carries less than this much upward is one with an upright side."""


class FaceUp(NamedTuple):
    """The face nearest to straight up, the next one, and how many degrees lie between them."""

    best: int
    second: int
    gap: float


class Reading(Struct, frozen=True):
    """How a die lies."""

    corners: dict[str, int]
    """How many corners lie over each region, seen from above."""
    shares: dict[str, float]
    """How much of the bottom face lies over each region."""
    over: str
    """The region under the centre."""
    hole: str | None
    """The hole it lies in: it touches the ground there, and its centre is inside."""
    against_side: bool
    """It touches an upright side of the board."""
    below_board: bool
    carriers: tuple[str, ...]
    """The bodies it touches, each once."""
    face: FaceUp


def read(scene: Scene, pose: Floats, rest: tuple[RestContact, ...]) -> Reading:
    """Measure how the thrown die of a scene lies."""
    target, kind = the_board(scene), thrown_kind(scene)
    shape = solid(kind)
    rotation = matrices(pose[3:])
    points = shape.corners @ rotation.T + pose[:3]
    return Reading(
        corners=_corner_counts(target, points),
        shares=_footprint(target, points[shape.face(_bottom_face(shape, rotation))]),
        over=region(target, float(pose[0]), float(pose[1])),
        hole=_hole(target, pose, rest),
        against_side=any(touch.body == "board" and touch.up < SIDE_UP for touch in rest),
        below_board=bool(pose[2] < board_top(scene)),
        carriers=tuple(dict.fromkeys(touch.body for touch in rest)),
        face=_face_up(kind, rotation),
    )


def _corner_counts(target: Board, points: Floats) -> dict[str, int]:
    found = region_indices(target, points[:, 0], points[:, 1])
    places, counts = np.unique(found, return_counts=True)
    names = region_names(target)
    return {names[place]: int(count) for place, count in zip(places, counts, strict=True)}


def _footprint(target: Board, face: Floats) -> dict[str, float]:
    """The share of a face over each region, on a grid that turns with the face."""
    spots = _spots_inside(face[:, :2])
    found = region_indices(target, spots[:, 0], spots[:, 1])
    counts = np.bincount(found, minlength=len(region_names(target)))
    shares = counts / max(1, len(spots))
    return {
        name: float(share)
        for name, share in zip(region_names(target), shares, strict=True)
        if share
    }


def _spots_inside(outline: Floats) -> Floats:
    """Points spread evenly over a convex polygon, symmetric about its middle."""
    middle = outline.mean(axis=0)
    ring = outline if area(outline) > 0 else outline[::-1]
    along = ring[1] - ring[0]
    x_axis = along / np.hypot(*along)
    y_axis = np.array([-x_axis[1], x_axis[0]])
    reach = float(np.abs(ring - middle).max()) * 1.5
    ticks = reach * ((2 * np.arange(GRID) + 1) / GRID - 1)
    across, up = np.meshgrid(ticks, ticks)
    spots: Floats = middle + across.reshape(-1, 1) * x_axis + up.reshape(-1, 1) * y_axis
    for a, b, c in sides(ring):
        spots = spots[spots @ np.array([a, b]) <= c]
    return spots


def _bottom_face(shape: Solid, rotation: Floats) -> int:
    return int(np.argmin((shape.normals @ rotation.T)[:, 2]))


def _face_up(kind: DieKind, rotation: Floats) -> FaceUp:
    up = (solid(kind).normals @ rotation.T)[:, 2]
    best, second = (int(face) for face in np.argsort(-up, kind="stable")[:2])
    tilt = np.degrees(np.arccos(np.clip(up, -1, 1)))
    return FaceUp(best, second, float(tilt[second] - tilt[best]))


def _hole(target: Board, pose: Floats, rest: tuple[RestContact, ...]) -> str | None:
    """[DC-PHYS-15] [DF-THROW-05] Ground touched inside a hole."""
    over = region(target, float(pose[0]), float(pose[1]))
    for touch in rest:
        if touch.body not in ("table", "stand"):
            continue
        below = region(target, touch.point[0], touch.point[1])
        if any(hole.id == below == over for hole in target.holes):
            return below
    return None
