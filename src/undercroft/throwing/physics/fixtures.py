"""Legs, spider webs and Templates as parts of the physics model; none of them moves.

It knows the model's words, and nothing of reading a result.
"""

import numpy as np

from undercroft.targets.scene.board import Board, Hole
from undercroft.targets.scene.props import Leg
from undercroft.targets.scene.scene import Scene, Template, board_top, the_board, web_names
from undercroft.throwing.geometry.board_mesh import hole_outline
from undercroft.throwing.physics import mjcf
from undercroft.throwing.physics.mjcf import Surface

WEB_DEPTH = 0.012
STICKY = Surface(damping=0.75, slide=0.9, twist=0.002, roll=0.005, priority=2)
"""[DC-WEB-02] It catches dice."""
PAPER = Surface(damping=0.7, slide=0.6, twist=0.001, roll=0.003, priority=2)
CARPET = Surface(damping=0.75, slide=1.0, twist=0.005, roll=0.02, priority=1)
"""The floor under what would roll away on its rim for ever."""
SKIN = Surface(damping=0.7, slide=0.8, twist=0.001, roll=0.003, priority=2)


def leg(name: str, prop: Leg) -> str:
    """A level thigh."""
    turn = np.radians(prop.yaw)
    along = np.array([np.cos(turn), np.sin(turn), 0.0]) * prop.width / 2
    middle = np.array([prop.x, prop.y, prop.lowest + prop.depth / 2])
    return mjcf.body(
        name, [mjcf.capsule_geom(name, middle - along, middle + along, prop.depth / 2, SKIN)]
    )


def webs(scene: Scene) -> tuple[list[str], list[str]]:
    """Meshes and bodies of the webs: each closes its hole level with the board's top."""
    names, top = web_names(scene), board_top(scene)
    closed = [hole for hole in the_board(scene).holes if hole.id in names]
    meshes = [mjcf.mesh(names[hole.id], _plug(hole, top)) for hole in closed]
    bodies = [
        mjcf.body(names[hole.id], [mjcf.mesh_geom(names[hole.id], STICKY)]) for hole in closed
    ]
    return meshes, bodies


def _plug(hole: Hole, top: float) -> np.ndarray:
    ring = hole_outline(hole)
    levels = (top, top - WEB_DEPTH)
    return np.vstack([np.column_stack([ring, np.full(len(ring), z)]) for z in levels])


def template(lying: Template) -> str:
    """A Template where it lies; its mesh has the name of its kind."""
    place = f' pos="{mjcf.numbers(lying.position)}" quat="{mjcf.numbers(lying.turn)}"'
    geom = f'<geom name="{lying.kind}" type="mesh" mesh="{lying.kind}" {mjcf.surface_text(PAPER)}/>'
    return mjcf.body(lying.kind, [geom], place)


def stand_turn(target: Board, scene: Scene) -> str:
    """[DC-BOARD-16] [DC-MODIF-09] With webs the stand's arms run under the holes."""
    if not scene.webs:
        return ""
    angle = target.holes[0].angle
    return f' euler="{mjcf.numbers((0, 0, np.radians(angle)))}"'
