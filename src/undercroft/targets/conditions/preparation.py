"""A scene made ready for conditions: the props they need, the stand, the webs, what is thrown.

A table may place the props itself; then they are checked. It knows no physics engine.
"""

from collections.abc import Sequence
from math import copysign, cos, hypot, radians, sin
from typing import NoReturn

from msgspec import structs

from undercroft.engine.refusals import Refused
from undercroft.targets.conditions.combination import Combined
from undercroft.targets.conditions.condition import Need, UsualAim
from undercroft.targets.release.bounds import Bounds, plain_bounds
from undercroft.targets.release.placing import Placing
from undercroft.targets.release.release import Release
from undercroft.targets.scene.board import Board
from undercroft.targets.scene.props import (
    Box,
    Card,
    Leg,
    Prop,
    beside_prop,
    distance_to_prop,
    edge_distance,
)
from undercroft.targets.scene.scene import Scene, the_board
from undercroft.targets.scene.space import vector

CLOSE = 0.0015
"""How far a size may be off, in m."""
SOUTH = 270.0


def prepare_scene(
    scene: Scene,
    combined: Combined,
    stance: float = SOUTH,
    placed: Sequence[Placing] = (),
    *,
    again: bool = False,
) -> Scene:
    """The scene with all that the conditions need, for a thrower who stands at so many degrees.

    Who throws may stand boxes and cards elsewhere [DF-BANK-02] [DF-OVERCARD-02]. Again in the same
    combat, webs that are gone stay gone [DC-RULING-78].
    """
    missing = [
        need
        for need in combined.needs
        if not any(_fits(prop, need) for prop in _standing(scene, need))
    ]
    lays_webs = combined.webs and not scene.webs and not again
    return structs.replace(
        scene,
        props=(*scene.props, *_placed(missing, stance, the_board(scene), placed)),
        lift=combined.lift or scene.lift,
        webs=tuple(hole.id for hole in the_board(scene).holes) if lays_webs else scene.webs,
        die=combined.die or scene.die,
    )


def _placed(
    needs: Sequence[Need], stance: float, target: Board, placed: Sequence[Placing]
) -> list[Prop]:
    """Each where somebody stood it, or where it usually stands; nobody can move their leg."""
    movable = [need for need in needs if need.kind != "leg"]
    if len(placed) > len(movable):
        _refuse("props", "nothing else stands there that could be moved")
    moved = dict(zip(map(id, movable), placed, strict=False))
    return [
        _prop_at(need, moved[id(need)]) if id(need) in moved else usual_prop(need, stance, target)
        for need in needs
    ]


def _prop_at(need: Need, placing: Placing) -> Prop:
    if placing.size >= len(need.sizes):
        _refuse("props", f"a {need.kind} has no such size")
    return _prop(need, need.sizes[placing.size], placing.x, placing.y, placing.yaw)


def usual_prop(need: Need, stance: float, target: Board) -> Prop:
    """A prop where it usually stands, square to the line between thrower and Target.

    Beside a larger board it stands farther away.
    """
    turn = radians(stance)
    depth = need.sizes[0][2]
    clear = target.radius + need.clear + depth / 2 + CLOSE
    distance = copysign(max(abs(need.distance), clear), need.distance)
    x, y = distance * cos(turn), distance * sin(turn)
    return _prop(need, need.sizes[0], x, y, (stance + 90.0) % 180.0)


def _prop(need: Need, size: tuple[float, float, float], x: float, y: float, yaw: float) -> Prop:
    width, height, depth = size
    match need.kind:
        case "box":
            return Box(x, y, width, depth, height, yaw)
        case "card":
            return Card(x, y, width, height, yaw, depth)
        case "leg":
            return Leg(x, y, need.lowest, width, depth, yaw)


def usual_release(
    scene: Scene, combined: Combined, stance: float = SOUTH, speed: float | None = None
) -> Release:
    """The usual throw under some conditions, by someone who stands at so many degrees.

    A speed that is given is taken as it is, whether a hand can throw so or not.
    """
    aim, bounds = combined.aim, combined.bounds(plain_bounds(scene))
    turn, rise = radians(stance), radians(aim.rise)
    if speed is None:
        speed = _within(aim.speed, bounds.slowest, bounds.speed)
    away, height = place_within(scene, bounds, aim, stance)
    flat = speed * cos(rise)
    spin = (aim.topspin * sin(turn), -aim.topspin * cos(turn), aim.twist)
    slower = min(1.0, _within(hypot(*spin), 0.0, bounds.spin) / (hypot(*spin) or 1.0))
    release = Release(
        position=(away * cos(turn), away * sin(turn), height),
        velocity=(-flat * cos(turn), -flat * sin(turn), speed * sin(rise)),
        spin=vector(slower * each for each in spin),
    )
    return under_conditions(release, combined)


def place_within(scene: Scene, bounds: Bounds, aim: UsualAim, stance: float) -> tuple[float, float]:
    """How far away and how high a usual throw is let go at a side, inside the bounds."""
    nearest = max(bounds.nearest, edge_distance(the_board(scene).table, stance, bounds.beyond))
    away = _within(aim.away, nearest, bounds.farthest)
    return away, _within(aim.height, bounds.lowest, bounds.highest)


def _within(value: float, least: float, most: float) -> float:
    return min(max(value, least + 1e-6), most - 1e-6)


def under_conditions(release: Release, combined: Combined) -> Release:
    """The same throw by someone who means to keep the conditions: the right launcher and stance."""
    return structs.replace(release, launcher=combined.launcher, stance=combined.stance)


def check_prepared(scene: Scene, combined: Combined, release: Release) -> None:
    """Refuse a scene that lacks what the conditions need, or has it where it may not stand."""
    for need in combined.needs:
        props = _standing(scene, need)
        if not props or not all(_fits(prop, need) for prop in props):
            _refuse("props", f"a {need.kind} of the right size must stand there, and no other")
        for prop in props:
            _check_place(scene, need, prop, release)
    if combined.lift and scene.lift != combined.lift:
        _refuse("lift", f"must be {combined.lift}")
    if combined.webs and not the_board(scene).holes:
        _refuse("webs", "this board has no holes")
    if combined.die and scene.die != combined.die:
        _refuse("die", f"must be {combined.die}")


def _standing(scene: Scene, need: Need) -> list[Prop]:
    kind = {"box": Box, "card": Card, "leg": Leg}[need.kind]
    return [prop for prop in scene.props if isinstance(prop, kind)]


def _fits(prop: Prop, need: Need) -> bool:
    sizes = (prop.width, prop.height, prop.depth)
    return any(
        all(abs(one - other) <= CLOSE for one, other in zip(sizes, allowed, strict=True))
        for allowed in need.sizes
    )


def _check_place(scene: Scene, need: Need, prop: Prop, release: Release) -> None:
    target = the_board(scene)
    if distance_to_prop(prop, 0.0, 0.0, prop.lowest) < target.radius + need.clear:
        _refuse("props", f"a {need.kind} must stand {need.clear} m from the board's rim")
    x, y, _ = release.position
    home, hand = beside_prop(prop, 0.0, 0.0)[1], beside_prop(prop, x, y)[1]
    if need.between and home * hand >= 0:
        _refuse("props", f"a {need.kind} must stand between thrower and Target")


def _refuse(field: str, problem: str) -> NoReturn:
    raise Refused("bad-scene", f"{field}: {problem}", field=field)
