"""Where a die lies and how: corners and footprint by region, hole, bones, what carries it, faces.

These are measurements, the same for both editions; the verdicts are drawn elsewhere.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple, TypeVar

import numpy as np
from msgspec import Struct

from undercroft.targets.predicates.rest import SIDE_UP, RestContact, is_on_target, supporting
from undercroft.targets.scene.board import Board
from undercroft.targets.scene.dice import DieKind
from undercroft.targets.scene.regions import region_at, region_names
from undercroft.targets.scene.scene import Scene, board_top, the_board, thrown_kind, web_names
from undercroft.targets.scene.templates import covers
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.polygons import area, sides
from undercroft.throwing.geometry.regions import region_indices
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.geometry.solids import Solid

N = TypeVar("N", int, float)

GRID = 60
"""Points a side with which a footprint is measured: shares are right to about half a percent."""
GROUND = ("table", "stand")


class FaceUp(NamedTuple):
    """The face nearest to straight up, the next one, and how many degrees lie between them."""

    best: int
    second: int
    gap: float


class RestPosition(Struct, frozen=True):
    """How a die lies."""

    corners: dict[str, int]
    """How many corners lie over each region, seen from above; on dice alone also over Templates."""
    shares: dict[str, float]
    """How much of the bottom face lies over each region."""
    over: str
    """The region under the centre."""
    hole: str | None
    """The hole in which it touches the ground below the board."""
    against_side: bool
    """It touches an upright side of the board."""
    below_board: bool
    contacts: tuple[str, ...]
    """The bodies it touches, each once."""
    face: FaceUp
    template: str | None = None
    """The Template that alone carries it [DC-PHYS-16]."""
    over_template: str | None = None
    """The uppermost Template under its centre."""
    web: str | None = None
    """The web that carries it, or helps to."""
    on_dice: bool = False
    """Only dice carry it."""
    on_target: bool = False
    """Board, bone, web, Template or die carries it, or helps to."""


def rest_position(scene: Scene, pose: Floats, rest: tuple[RestContact, ...]) -> RestPosition:
    """Measure how the thrown die of a scene lies."""
    target, kind = the_board(scene), thrown_kind(scene)
    shape = solid(kind)
    rotation = matrices(pose[3:])
    points = shape.corners @ rotation.T + pose[:3]
    webs = web_names(scene)
    supports = supporting(rest)
    on_dice = bool(supports) and all(body.startswith("die-") for body in supports)
    over = region_at(target, float(pose[0]), float(pose[1]))
    shares = _footprint(target, points[shape.face(_bottom_face(shape, rotation))])
    corners = _webbed(_corner_counts(target, points), webs)
    return RestPosition(
        corners=_below_dice(scene, points) if on_dice else corners,
        shares=_webbed(shares, webs),
        over=webs.get(over, over),
        hole=_hole(target, rest),
        against_side=any(touch.body == "board" and touch.up < SIDE_UP for touch in rest),
        below_board=bool(pose[2] < board_top(scene)),
        contacts=tuple(dict.fromkeys(touch.body for touch in rest)),
        face=_face_up(kind, rotation),
        template=_template(scene, supports),
        over_template=_over_template(scene, float(pose[0]), float(pose[1])),
        web=next((web for web in webs.values() if web in supports), None),
        on_dice=on_dice,
        on_target=is_on_target(rest),
    )


def _webbed(regions: dict[str, N], webs: dict[str, str]) -> dict[str, N]:
    """[DC-BOARD-15] A web turns its hole into a region of its own."""
    return {webs.get(name, name): number for name, number in regions.items()}


def _below_dice(scene: Scene, points: Floats) -> dict[str, int]:
    """[DC-RULING-37] [DC-BOARD-15] Dice are nothing: below lie Template, web or printed region."""
    target, webs = the_board(scene), web_names(scene)
    found = Counter[str]()
    for x, y in points[:, :2].tolist():
        printed = region_at(target, x, y)
        found[_over_template(scene, x, y) or webs.get(printed, printed)] += 1
    return dict(found)


def _template(scene: Scene, supports: set[str]) -> str | None:
    """[DC-PHYS-16] [DC-RULING-73] The Template that carries a die; of two the lower one."""
    bodies = {body for body in supports if not body.startswith("die-")}
    lying = [template for template in scene.templates if template.kind in bodies]
    if not lying or len(lying) < len(bodies):
        return None
    return min(lying, key=lambda template: template.position[2]).kind


def _over_template(scene: Scene, x: float, y: float) -> str | None:
    under = [template for template in scene.templates if covers(template, x, y)]
    return max(under, key=lambda template: template.position[2]).kind if under else None


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
    spots: Floats = middle + _grid() @ (reach * np.array([x_axis, y_axis]))
    edges = np.array(sides(ring))
    inside: Floats = spots[(edges[:, :2] @ spots.T <= edges[:, 2:]).all(axis=0)]
    return inside


@cache
def _grid() -> Floats:
    """Points spread evenly over the square from -1 to 1."""
    ticks = (2 * np.arange(GRID) + 1) / GRID - 1
    return np.stack(np.meshgrid(ticks, ticks), axis=-1).reshape(-1, 2)


def _bottom_face(shape: Solid, rotation: Floats) -> int:
    return int(np.argmin((shape.normals @ rotation.T)[:, 2]))


def _face_up(kind: DieKind, rotation: Floats) -> FaceUp:
    up = (solid(kind).normals @ rotation.T)[:, 2]
    best, second = (int(face) for face in np.argsort(-up, kind="stable")[:2])
    tilt = np.degrees(np.arccos(np.clip(up, -1, 1)))
    return FaceUp(best, second, float(tilt[second] - tilt[best]))


def _hole(target: Board, rest: tuple[RestContact, ...]) -> str | None:
    """[DC-PHYS-15] [DF-THROW-05] Ground touched inside a hole."""
    holes = {hole.id for hole in target.holes}
    below = [region_at(target, *touch.point[:2]) for touch in rest if touch.body in GROUND]
    return next((name for name in below if name in holes), None)
