"""What the tests of the throwing table share: scenes, random releases, dice put down by hand."""

import numpy as np

from undercroft.targets.scene.scene import board_top, the_board, thrown_kind
from undercroft.throwing import Flight, Release, Scene, Stage
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.rotations import times
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import stage

FIRST = Scene("first", "d6")
CATACOMBS = Scene("catacombs", "d12")
SCENES = (FIRST, CATACOMBS, Scene("first", "d12"), Scene("catacombs", "d6"))


def rim(scene: Scene) -> float:
    """How far the board's edge is from its centre."""
    return the_board(scene).radius


def border(scene: Scene, section: str) -> float:
    """How far the outer border of a section is from the centre."""
    return next(each.outer for each in the_board(scene).sections if each.id == section)


def a_release(scene: Scene) -> Release:
    """A plain throw from the south that lands on the table and hops onto the board."""
    away = -rim(scene) - 0.36
    return Release((0.0, away, 0.18), (0.0, 1.5, 0.2), (-10.0, 0.0, 0.0))


def random_release(scene: Scene, random: np.random.Generator) -> Release:
    """Any release that the limits allow, toward the board more or less."""
    limits = the_board(scene).limits
    away, turn = random.uniform(limits.nearest, limits.farthest), random.uniform(0, 2 * np.pi)
    height = random.uniform(limits.lowest, limits.highest)
    inward = turn + np.pi + random.normal() * 0.3
    rise = random.uniform(-1.2, 1.2)
    speed = random.uniform(0.3, limits.speed)
    spin = random.normal(size=3)
    spin *= random.uniform(0, limits.spin) / np.linalg.norm(spin)
    return Release(
        (float(away * np.cos(turn)), float(away * np.sin(turn)), float(height)),
        (
            float(speed * np.cos(rise) * np.cos(inward)),
            float(speed * np.cos(rise) * np.sin(inward)),
            float(speed * np.sin(rise)),
        ),
        (float(spin[0]), float(spin[1]), float(spin[2])),
    )


def flat_turn(scene: Scene, face: int = 0, yaw: float = 0.0) -> Floats:
    """The quaternion of a die that lies flat with this face up, turned by some degrees."""
    normal = solid(thrown_kind(scene)).normals[face]
    up = np.array([0.0, 0.0, 1.0])
    if normal[2] < -1 + 1e-9:
        lift = np.array([0.0, 1.0, 0.0, 0.0])
    else:
        lift = np.array([1 + normal[2], *np.cross(normal, up)])
        lift /= np.linalg.norm(lift)
    half = np.radians(yaw) / 2
    return times(np.array([np.cos(half), 0, 0, np.sin(half)]), lift)


def lying_pose(scene: Scene, x: float, y: float, face: int = 0, yaw: float = 0.0) -> Floats:
    """The pose of a die that lies flat on the board at a spot."""
    height = board_top(scene) + solid(thrown_kind(scene)).half
    return np.array([x, y, height, *flat_turn(scene, face, yaw)])


def dropped(scene: Scene, x: float, y: float, z: float, yaw: float = 0.0) -> Flight:
    """A die let go at rest, flat, its centre at this height; it falls and lies."""
    still = np.zeros(3)
    start = Start(np.array([x, y, z]), flat_turn(scene, 0, yaw), still, still)
    return stage(scene).run(start)


def put_down(scene: Scene, x: float, y: float, yaw: float = 0.0) -> Flight:
    """A die put down flat on the board, half a millimetre above it."""
    return dropped(scene, x, y, float(lying_pose(scene, x, y)[2]) + 0.0005, yaw)


def the_stage(scene: Scene) -> Stage:
    """A stage that tests may share; throws on it do not know of each other."""
    return stage(scene)
