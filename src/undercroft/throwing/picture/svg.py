"""Pictures of a scene and of a landing as plain SVG text: no display, no engine.

Regions can be told apart without colour: numbers, lines, dark holes, hatched bones [DC-BOARD-17].
"""

import numpy as np
from numpy.typing import ArrayLike

from undercroft.targets.scene.board import Board, Bone, Section
from undercroft.targets.scene.dice import DieKind, die_kind
from undercroft.targets.scene.props import Leg, Prop, prop_ring
from undercroft.targets.scene.scene import (
    LyingDie,
    Scene,
    Template,
    board_top,
    the_board,
    thrown_kind,
)
from undercroft.targets.scene.templates import outline_of
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.board_mesh import hole_centre
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.picture.projection import View, on_paper, toward_eye

MARGIN = 40
BLUE = 'fill="#1f5fbf"'
PLAIN = "#d9d4cb"
COLOURS = {"white": "#fffdf5", "red": "#c9503f", "blue": "#5b8bd0", "green": "#5fa35f"}
"""Of a die, by the first word of its name."""
SHADES = ("#efe6d2", "#e3d3b0", "#d6bf8d", "#c8a96b", "#b8914b", "#a67a35")
HATCH = (
    '<defs><pattern id="bone" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><rect width="6" height="6" fill="#f7f3e8"/>'
    '<line x1="0" y1="0" x2="0" y2="6" stroke="#55483a" stroke-width="2"/></pattern>'
    '<pattern id="web" width="5" height="5" patternUnits="userSpaceOnUse">'
    '<rect width="5" height="5" fill="#4a4a55"/>'
    '<path d="M0 0L5 5M5 0L0 5" stroke="#f2f2f7" stroke-width="0.6"/></pattern></defs>'
)


def svg(scene: Scene, flight: Flight | None = None, view: View = View.ABOVE) -> str:
    """A picture of a scene; with a flight also the die's way and where the dice lie."""
    shapes = [HATCH, *_table(the_board(scene), view), *_board(scene, view)]
    shapes += [_prop(prop, view) for prop in _far_first(scene.props)]
    shapes += _lying(scene, view) if flight is None else _flown(flight, view)
    left, top, width, height = _view_box(scene, flight, view)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif">'
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="#3b3128"/>'
        f"{''.join(shapes)}</svg>"
    )


def _view_box(scene: Scene, flight: Flight | None, view: View) -> tuple[int, int, int, int]:
    """What the picture must hold: the board, the props and the way of the die."""
    reach, top = the_board(scene).radius, board_top(scene)
    points = [np.array([[x, y, top] for x in (-reach, reach) for y in (-reach, reach)])]
    points += [_prop_corners(prop) for prop in scene.props]
    points += [np.array([die.position]) for die in scene.lying]
    if flight is not None:
        way = flight.poses[:, 0, :3]
        points += [way, _below(way, scene)]
    paper = on_paper(np.vstack(points), view)
    low = np.floor(paper.min(axis=0)).astype(int) - MARGIN
    high = np.ceil(paper.max(axis=0)).astype(int) + MARGIN
    return int(low[0]), int(low[1]), int(high[0] - low[0]), int(high[1] - low[1])


def _table(target: Board, view: View) -> list[str]:
    half = target.table.half
    if target.table.shape == "square":
        ring = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    else:
        ring = _arc(half, 0, 360)
    return [_polygon(_at_height(ring, 0), view, fill="#7a5c3e")]


def _board(scene: Scene, view: View) -> list[str]:
    target, top = the_board(scene), board_top(scene)
    rim = _arc(target.radius, 0, 360)
    shapes = _stand(scene, view) if scene.lift else []
    shapes.append(_polygon(_at_height(rim, scene.lift), view, fill="#4a3a28"))
    outer_first = sorted(target.sections, key=lambda section: -section.outer)
    shapes += [_section(section, top, view) for section in outer_first]
    shapes += [_bone(target, bone, top, view) for bone in target.bones]
    for hole in target.holes:
        ring = _arc(hole.radius, 0, 360) + np.array(hole_centre(hole))
        fill = "url(#web)" if hole.id in scene.webs else "#1c1611"
        shapes.append(_polygon(_at_height(ring, top), view, fill=fill))
    shapes += [_number(section, top, view) for section in target.sections]
    return shapes + [_template(template, view) for template in scene.templates]


def _stand(scene: Scene, view: View) -> list[str]:
    """The shadow of a raised board, and the two plates that cross under it."""
    target = the_board(scene)
    turn = target.holes[0].angle if scene.webs else 0.0
    shadow = _polygon(_at_height(_arc(target.radius, 0, 360), 0), view, fill="#5d4630")
    shapes = [shadow]
    for angle in np.radians((turn, turn + 90)):
        way = target.radius * np.array([np.cos(angle), np.sin(angle)])
        foot, head = (_at_height([-way, way], z) for z in (0.0, scene.lift))
        shapes.append(_polygon(np.vstack([foot, head[::-1]]), view, fill="#8a7f70"))
    return shapes


def _template(template: Template, view: View) -> str:
    ring = np.array(outline_of(template))
    return _polygon(_at_height(ring, template.position[2]), view, fill="#9fc2a0")


def _section(section: Section, top: float, view: View) -> str:
    if _is_full(section):
        ring = _arc(section.outer, 0, 360)
    else:
        ring = _ring_piece(section.inner, section.outer, section.start, section.end)
    fill = "#b3402e" if section.bullseye else SHADES[min(section.value, len(SHADES)) - 1]
    return _polygon(_at_height(ring, top), view, fill=fill)


def _is_full(section: Section) -> bool:
    return section.end - section.start >= 360


def _number(section: Section, top: float, view: View) -> str:
    """The printed value, in the middle of the section; a full ring carries it in the east."""
    turn = np.radians(0 if _is_full(section) else (section.start + section.end) / 2)
    reach = 0.0 if section.bullseye else (section.inner + section.outer) / 2
    spot = np.array([[reach * np.cos(turn), reach * np.sin(turn), top]])
    x, y = on_paper(spot, view)[0]
    return (
        f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="15" font-weight="bold" '
        f'text-anchor="middle">{section.value}</text>'
    )


def _bone(target: Board, bone: Bone, top: float, view: View) -> str:
    start = bone.angle - bone.span / 2
    ring = _ring_piece(bone.inner, target.radius, start, start + bone.span)
    return _polygon(_at_height(ring, top), view, fill="url(#bone)")


def _far_first(props: tuple[Prop, ...]) -> list[Prop]:
    return sorted(props, key=lambda prop: -prop.y)


def _prop(prop: Prop, view: View) -> str:
    corners = _prop_corners(prop)
    low, high = corners[:4], corners[4:]
    walls = [np.vstack([low[[at, at - 1]], high[[at - 1, at]]]) for at in range(4)]
    walls.sort(key=lambda wall: -float(wall[:, 1].mean()))
    drawn = "".join(_polygon(side, view, fill="#5d7fa3") for side in [*walls, high])
    return f'<g opacity="0.45">{drawn}</g>' if isinstance(prop, Leg) else drawn


def _prop_corners(prop: Prop) -> Floats:
    """The four lower corners, then the four above them."""
    ring = prop_ring(prop)
    return np.vstack([_at_height(ring, prop.lowest), _at_height(ring, prop.height)])


def _lying(scene: Scene, view: View) -> list[str]:
    return [
        _die(die_kind(die.kind), np.array([*die.position, *die.turn]), view, _colour(die))
        for die in scene.lying
    ]


def _flown(flight: Flight, view: View) -> list[str]:
    """The way of the die's centre, where it started, and all dice as they lie in the end."""
    places = flight.poses[::10, 0, :3]
    x, y = on_paper(places[:1], view)[0]
    shapes = [] if view is View.ABOVE else [_line(_below(places, flight.scene), view, "shadow")]
    shapes += [_line(places, view, "path"), f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" {BLUE}/>']
    for at, die in enumerate(flight.scene.lying, 1):
        shapes.append(_die(die_kind(die.kind), flight.poses[-1, at], view, _colour(die)))
    return [*shapes, _die(thrown_kind(flight.scene), flight.pose, view, "#fffdf5")]


def _colour(die: LyingDie) -> str:
    return COLOURS.get((die.name or "").partition("-")[0], PLAIN)


def _line(points: Floats, view: View, kind: str) -> str:
    text = " ".join(f"{x:.1f},{y:.1f}" for x, y in on_paper(points, view))
    colour = "#1f5fbf" if kind == "path" else "#1c1611"
    opacity = "" if kind == "path" else ' opacity="0.35"'
    return (
        f'<polyline class="{kind}" points="{text}" fill="none" stroke="{colour}" '
        f'stroke-width="2" stroke-linejoin="round"{opacity}/>'
    )


def _below(places: Floats, scene: Scene) -> Floats:
    """What lies straight below a way: the board or the table."""
    on_board = np.hypot(places[:, 0], places[:, 1]) <= the_board(scene).radius
    return np.column_stack([places[:, :2], np.where(on_board, board_top(scene), 0.0)])


def _die(kind: DieKind, pose: Floats, view: View, fill: str) -> str:
    """The faces of a die that look at the eye; those with the symbol carry its colour."""
    shape, rotation = solid(kind), matrices(pose[3:])
    points = shape.corners @ rotation.T + pose[:3]
    seen = np.flatnonzero(shape.normals @ rotation.T @ toward_eye(view) > 0)
    return "".join(
        _polygon(points[shape.face(int(at))], view, fill="#e8b23a" if at in kind.icons else fill)
        for at in seen
    )


def _ring_piece(inner: float, outer: float, start: float, end: float) -> Floats:
    return np.vstack([_arc(outer, start, end), _arc(inner, start, end)[::-1]])


def _arc(radius: float, start: float, end: float) -> Floats:
    turns = np.radians(np.linspace(start, end, max(2, int((end - start) / 3) + 1)))
    return np.column_stack([radius * np.cos(turns), radius * np.sin(turns)])


def _at_height(ring: ArrayLike, z: float) -> Floats:
    flat = np.asarray(ring, dtype=float)
    return np.column_stack([flat, np.full(len(flat), z)])


def _polygon(points: Floats, view: View, *, fill: str) -> str:
    text = " ".join(f"{x:.1f},{y:.1f}" for x, y in on_paper(points, view))
    return f'<polygon points="{text}" fill="{fill}" stroke="#2a2018" stroke-width="0.8"/>'
