"""What stands on the table beside the board, and how far away a point is from it.

None of it moves. It knows no physics engine.
"""

from math import cos, hypot, radians, sin

from msgspec import Struct

from undercroft.targets.scene.board import TableTop


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """Something in a scene; a field that nobody knows is an error."""


class Standing(Thing, frozen=True):
    """Something that stands on the table."""

    @property
    def lowest(self) -> float:
        """How high its lower side is above the table."""
        return 0.0


class Box(Standing, frozen=True, tag="box"):
    """A box that stands on the table and does not move; yaw in degrees."""

    x: float
    y: float
    width: float
    depth: float
    height: float
    yaw: float = 0.0


class Card(Standing, frozen=True, tag="card"):
    """A card that stands upright on the table and does not move; yaw in degrees."""

    x: float
    y: float
    width: float = 0.068
    """[DF-OVERCARD-02] Its long side lies on the table."""
    height: float = 0.044
    yaw: float = 0.0
    depth: float = 0.003


class Leg(Thing, frozen=True, tag="leg"):
    """A raised thigh, level, under which a hand may throw; it does not move; yaw in degrees."""

    x: float
    y: float
    lowest: float = 0.16
    """How high its lower side is above the table."""
    width: float = 0.5
    depth: float = 0.14
    yaw: float = 0.0

    @property
    def height(self) -> float:
        """How high its upper side is above the table."""
        return self.lowest + self.depth


Prop = Box | Card | Leg


def beyond_edge(table: TableTop, x: float, y: float) -> float:
    """How far outside the table's edge a point lies, level; below 0 inside."""
    if table.shape == "round":
        return hypot(x, y) - table.half
    return max(abs(x), abs(y)) - table.half


def edge_distance(table: TableTop, stance: float, beyond: float = 0.0) -> float:
    """How far from the centre somebody at so many degrees is beyond the table's edge."""
    turn = radians(stance)
    straight = 1.0 if table.shape == "round" else max(abs(cos(turn)), abs(sin(turn)))
    return (table.half + beyond) / straight


def distance_to_prop(prop: Prop, x: float, y: float, z: float) -> float:
    """How far a point is from a prop; 0 inside."""
    along, across = beside_prop(prop, x, y)
    if isinstance(prop, Leg):
        axis = hypot(across, z - prop.lowest - prop.depth / 2)
        return max(0.0, hypot(axis, max(0.0, abs(along) - prop.width / 2)) - prop.depth / 2)
    beyond = (abs(along) - prop.width / 2, abs(across) - prop.depth / 2, z - prop.height)
    return hypot(*(max(0.0, gap) for gap in beyond))


def beside_prop(prop: Prop, x: float, y: float) -> tuple[float, float]:
    """Where a point lies along a prop's width, and across it."""
    turn = radians(prop.yaw)
    along = (x - prop.x) * cos(turn) + (y - prop.y) * sin(turn)
    return along, (y - prop.y) * cos(turn) - (x - prop.x) * sin(turn)


def prop_ring(prop: Prop) -> list[tuple[float, float]]:
    """The four corners of a prop, seen from above, counter-clockwise."""
    turn = radians(prop.yaw)
    along = (prop.width / 2 * cos(turn), prop.width / 2 * sin(turn))
    across = (-prop.depth / 2 * sin(turn), prop.depth / 2 * cos(turn))
    return [
        (prop.x + one * along[0] + other * across[0], prop.y + one * along[1] + other * across[1])
        for one, other in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
