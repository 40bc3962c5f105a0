"""How much room a die has: its distance from table, floor, board, props and lying dice.

A launch ends where the scene begins, and none begins inside it. It knows no physics engine.
"""

from collections.abc import Callable
from math import dist, hypot

import numpy as np

from undercroft.targets.scene.board import TABLE_THICKNESS, TableTop
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.props import beyond_edge, distance_to_prop
from undercroft.targets.scene.scene import Scene, board_top, the_board, thrown_kind
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import solid

MARGIN = 0.002
"""In m, so that a launch ends a little before a contact and not in it."""


def room_around(scene: Scene) -> Callable[[Floats], float]:
    """For a place, how far a die there is from touching anything; below 0 it may touch."""
    target, top = the_board(scene), board_top(scene)
    reach = solid(thrown_kind(scene)).reach + MARGIN
    dice = [(die.position, solid(die_kind(die.kind)).reach) for die in scene.lying]

    def room(place: Floats) -> float:
        x, y, z = (float(number) for number in place)
        gaps = [to_table(target.table, x, y, z), z - target.table.floor]
        gaps.append(hypot(max(0.0, hypot(x, y) - target.radius - 0.01), max(0.0, z - top - 0.01)))
        gaps += [distance_to_prop(prop, x, y, z) for prop in scene.props]
        gaps += [dist((x, y, z), position) - size for position, size in dice]
        return min(gaps) - reach

    return room


def is_free(scene: Scene, place: tuple[float, float, float]) -> bool:
    """Whether a die at a place touches nothing, however it is turned."""
    return room_around(scene)(np.array(place)) >= -MARGIN


def to_table(table: TableTop, x: float, y: float, z: float) -> float:
    """How far a point is from the table; 0 inside."""
    return hypot(max(0.0, beyond_edge(table, x, y)), max(0.0, z, -TABLE_THICKNESS - z))
