"""From a scene to the text of its physics model: a pure function, the same text on every machine.

The board is made of skirted pieces, surfaces decide by priority, and each body has a touch sensor.
Table, floor and board belong to the world itself, and what never moves sleeps: the engine then
works neither out anew at every step. It knows nothing of reading a result.
"""

import hashlib
from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from undercroft.targets.record.throw_record import THROWN
from undercroft.targets.scene.board import TABLE_THICKNESS, Board, Bone
from undercroft.targets.scene.dice import KINDS, DieKind, die_kind
from undercroft.targets.scene.props import Leg, Prop
from undercroft.targets.scene.scene import (
    Scene,
    board_top,
    check_scene,
    lying_names,
    prop_names,
    template_names,
    the_board,
    thrown_kind,
    web_names,
)
from undercroft.throwing.geometry.board_mesh import convex_pieces, piece_hull
from undercroft.throwing.geometry.die_shapes import hull
from undercroft.throwing.geometry.polygons import ngon
from undercroft.throwing.physics import fixtures, mjcf
from undercroft.throwing.physics.mjcf import Surface

TIMESTEP = 0.0005
"""In s. Twice as long would be twice as fast, but a die would sink twice as deep."""
SENSED = {"table": 'geom2="table"', "floor": 'geom2="floor"', "board": 'body2="world"'}
"""What is no body of its own. The board is all of the world but table and floor."""
BELOW_TABLE = -0.03
"""Tiles reach below the table top, so that a deep impact is pushed up and never through."""
RAISED_DEPTH = 0.012
"""Of a board on its stand: so thick that no shot at 15 m/s passed through."""
ARM = 0.006
BONE_PARTS = 8
ROLLING = {"d12": 0.92, "pendulum": 0.92, "coin": 0.1}
"""How much of a board's rolling resistance a kind meets that is not 1: the rounder, the less."""

OPTION = (
    f'<option timestep="{TIMESTEP}" integrator="implicitfast" cone="elliptic" impratio="10" '
    'tolerance="1e-10" iterations="50" ccd_tolerance="1e-7" ccd_iterations="50" '
    'gravity="0 0 -9.81" sleep_tolerance="0"><flag diagexact="enable" speculative="disable" '
    'multiccd="enable" refsafe="disable" autoreset="disable" sleep="enable"/></option>'
)


SCENES_KEPT = 64
"""Dice that come to lie make ever new scenes: only the latest are remembered."""


@lru_cache(SCENES_KEPT)
def model_text(scene: Scene) -> str:
    """The whole model of a scene as MJCF."""
    check_scene(scene)
    target = _board_for_die(scene)
    meshes, pieces = _board_pieces(target, board_top(scene), _bottom(scene))
    kinds = sorted({scene.die, *(die.kind for die in scene.lying), *template_names(scene)})
    web_meshes, web_bodies = fixtures.webs(scene)
    assets = [*meshes, *_table_mesh(target), *web_meshes]
    assets += [_die_mesh(die_kind(kind)) for kind in kinds]
    world = [*_ground(scene, target), *pieces, *_bones(target, scene.lift)]
    world += [*_stand(scene, target), *web_bodies, *map(fixtures.template, scene.templates)]
    world += [*_props(scene, target), *_dice(scene, target)]
    sensors = "".join(
        mjcf.touch_sensor(THROWN, name, SENSED.get(name)) for name in touchable(scene)
    )
    return (
        f'<mujoco model="throw"><compiler angle="radian"/>{OPTION}<size memory="4M"/>'
        f"<asset>{''.join(assets)}</asset><worldbody>{''.join(world)}</worldbody>"
        f"<sensor>{sensors}</sensor></mujoco>"
    )


@lru_cache(SCENES_KEPT)
def scene_hash(scene: Scene) -> str:
    """What a throw was thrown at, model and regions, as 64 hex digits."""
    facts = msgspec.json.encode((_even(scene), the_board(scene)), order="deterministic")
    return hashlib.sha256(model_text(scene).encode() + facts).hexdigest()


def _even(scene: Scene) -> Scene:
    """The scene with 0 and -0.0 as 0.0: equal scenes become equal bytes."""
    return msgspec.convert(_signless(msgspec.to_builtins(scene)), Scene)


def _signless(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _signless(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_signless(item) for item in value]
    return value + 0.0 if isinstance(value, float) else value


def touchable(scene: Scene) -> tuple[str, ...]:
    """The names of all bodies that a thrown die can touch, in the order of the sensors."""
    bones = tuple(bone.id for bone in the_board(scene).bones)
    stand = ("stand",) if scene.lift else ()
    overlays = (*web_names(scene).values(), *template_names(scene))
    props = (*prop_names(scene), *lying_names(scene))
    return (*SENSED, *bones, *stand, *overlays, *props)


def _board_for_die(scene: Scene) -> Board:
    """The board of a scene with the rolling resistance that the thrown kind meets."""
    target = the_board(scene)
    return msgspec.structs.replace(target, roll=target.roll * ROLLING.get(scene.die, 1.0))


def _felt(target: Board) -> Surface:
    return Surface(damping=0.7, slide=0.8, twist=0.001, roll=target.roll, priority=2)


def _wood(target: Board, priority: int = 1, slide: float = 0.4) -> Surface:
    return Surface(damping=0.3, slide=slide, twist=0.001, roll=target.roll, priority=priority)


def _bottom(scene: Scene) -> float:
    return board_top(scene) - RAISED_DEPTH if scene.lift else BELOW_TABLE


@cache
def _board_pieces(target: Board, top: float, bottom: float) -> tuple[list[str], list[str]]:
    """Meshes and geoms of the board; scene hashes cover their names, so these stay `tile-0` ..."""
    meshes, geoms = [], []
    for at, piece in enumerate(convex_pieces(target)):
        meshes.append(mjcf.mesh(f"tile-{at}", piece_hull(target, piece, top, bottom)))
        geoms.append(mjcf.mesh_geom(f"tile-{at}", _felt(target)))
    return meshes, geoms


def _table_mesh(target: Board) -> list[str]:
    if target.table.shape == "square":
        return []
    ring = ngon(0, 0, target.table.half, 64)
    levels = [np.column_stack([ring, np.full(len(ring), z)]) for z in (0.0, -TABLE_THICKNESS)]
    return [mjcf.mesh("table", np.vstack(levels))]


def _ground(scene: Scene, target: Board) -> list[str]:
    half, floor = target.table.half, target.table.floor
    surface = _wood(target, slide=target.table.grip)
    below = fixtures.CARPET if thrown_kind(scene).shape == "plate" else _wood(target)
    if target.table.shape == "square":
        size = (half, half, TABLE_THICKNESS / 2)
        top = mjcf.box_geom("table", size, (0, 0, -TABLE_THICKNESS / 2), surface)
    else:
        top = mjcf.mesh_geom("table", surface)
    # A thick box: on a plane the contacts of a face change from step to step, and a die trembles.
    ground = mjcf.box_geom("floor", (20, 20, 0.5), (0, 0, floor - 0.5), below)
    return [top, ground]


def _bones(target: Board, lift: float) -> list[str]:
    return [mjcf.body(bone.id, _bone(target, bone, lift)) for bone in target.bones]


def _bone(target: Board, bone: Bone, lift: float) -> list[str]:
    """A ridge that follows the rim, as a chain of capsules half sunk into the board."""
    radius = bone.width / 2
    middle = (bone.inner + target.radius) / 2
    turns = np.radians(bone.angle + bone.span * (np.arange(BONE_PARTS + 1) / BONE_PARTS - 0.5))
    height = np.full(len(turns), bone.top - radius + lift)
    knots = np.column_stack([middle * np.cos(turns), middle * np.sin(turns), height])
    surface = _wood(target, priority=2)
    return [
        mjcf.capsule_geom(f"{bone.id}-{at}", knots[at], knots[at + 1], radius, surface)
        for at in range(BONE_PARTS)
    ]


def _stand(scene: Scene, target: Board) -> list[str]:
    """Two upright plates that cross under the board [DC-BOARD-16]."""
    if not scene.lift:
        return []
    high = _bottom(scene)
    sizes = ((target.radius - ARM, ARM / 2, high / 2), (ARM / 2, target.radius - ARM, high / 2))
    surface = _wood(target, priority=2)
    arms = [
        mjcf.box_geom(f"arm-{at}", size, (0, 0, high / 2), surface) for at, size in enumerate(sizes)
    ]
    return [mjcf.body("stand", arms, fixtures.stand_turn(target, scene))]


def _props(scene: Scene, target: Board) -> list[str]:
    return [
        _prop(name, prop, target) for name, prop in zip(prop_names(scene), scene.props, strict=True)
    ]


def _prop(name: str, prop: Prop, target: Board) -> str:
    if isinstance(prop, Leg):
        return fixtures.leg(name, prop)
    surface = Surface(damping=0.35, slide=0.3, twist=0.001, roll=target.roll, priority=2)
    half = (prop.width / 2, prop.depth / 2, prop.height / 2)
    turn = mjcf.numbers((0, 0, np.radians(prop.yaw)))
    place = f' pos="{mjcf.numbers((prop.x, prop.y, prop.height / 2))}" euler="{turn}"'
    return mjcf.body(name, [mjcf.box_geom(name, half, (0, 0, 0), surface)], place)


def _die_mesh(kind: DieKind) -> str:
    return mjcf.mesh(kind.name, hull(kind), exact=True)


def _dice(scene: Scene, target: Board) -> list[str]:
    """The thrown die first, then those that lie there: the order is part of the state's layout."""
    thrown = _die(THROWN, thrown_kind(scene), target, ' pos="0 0 1"')
    lying = []
    for name, die in zip(lying_names(scene), scene.lying, strict=True):
        place = f' pos="{mjcf.numbers(die.position)}" quat="{mjcf.numbers(die.turn)}"'
        lying.append(_die(name, KINDS[die.kind], target, place))
    return [thrown, *lying]


def _die(name: str, kind: DieKind, target: Board, place: str) -> str:
    surface = Surface(damping=0.3, slide=0.4, twist=0.001, roll=target.roll, priority=0)
    geom = (
        f'<geom name="{name}" type="mesh" mesh="{kind.name}" mass="{mjcf.numbers(kind.mass)}" '
        f"{mjcf.surface_text(surface)}/>"
    )
    return mjcf.body(name, ["<freejoint/>", geom], place)
