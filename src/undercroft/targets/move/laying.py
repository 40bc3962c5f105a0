"""Where a die lies of which only the region is known: people or a skill said no more.

A spot of the region is taken, flat, clear of the dice that lie there already.
"""

from collections.abc import Iterable
from functools import cache
from math import cos, dist, pi, radians, sin

from msgspec import structs

from undercroft.engine.throws import Landing, Piece
from undercroft.targets.move.setting import LENGTH, Setting, Spot, template_of
from undercroft.targets.move.throw import Throw
from undercroft.targets.scene.board import Board, board
from undercroft.targets.scene.dice import die_kind, is_template
from undercroft.targets.scene.faces import FLAT
from undercroft.targets.scene.regions import region_at
from undercroft.targets.scene.scene import MOST_DICE, Template
from undercroft.targets.scene.templates import LONGEST, covers, is_near

PITCH = 0.006
"""Between spots, in m."""
MARGIN = 0.005
"""How far a spot is from the region's border at least, if any of it is."""
REACH = 0.012
"""How far a die reaches from its middle, in m."""
AROUND = tuple(pi * eighth / 4 for eighth in range(8))
CLEAR = 2600
"""How far two dice are apart at least, in hundredths of a millimetre."""


@cache
def spots(board_name: str, region: str) -> tuple[Spot, ...]:
    """Spots of a region, the nearest to the board's centre first."""
    target = board(board_name)
    for hole in target.holes:
        if hole.id == region:
            turn = radians(hole.angle)
            return (_spot(hole.distance * cos(turn), hole.distance * sin(turn)),)
    steps = int(target.radius / PITCH)
    ticks = [PITCH * step for step in range(-steps, steps + 1)]
    inside = [(x, y) for x in ticks for y in ticks if region_at(target, x, y) == region]
    inside.sort(key=lambda point: (dist(point, (0, 0)), point))
    inside = [point for point in inside if _is_clear_of_bones(target, region, point)]
    clear = [(x, y) for x, y in inside if _is_clear(board_name, region, x, y)]
    return tuple(_spot(x, y) for x, y in clear or inside or _middle(board_name, region))


def hole_of(place: str) -> str:
    """The printed region of a place: below a web lies its hole."""
    return place.replace("web-", "hole-")


def with_die(throw: Throw, landing: Landing, free: Iterable[Spot]) -> Landing:
    """A landing with what lies there afterwards, the die at the first spot that is free."""
    setting = throw.setting
    if landing.place.startswith("hole-") and throw.combined.lift:
        free = ()  # it fell through the raised board
    if len(setting.dice) >= MOST_DICE:
        free = ()  # it is picked up at once
    spot = next((spot for spot in free if _is_free(setting, landing.place, spot)), None)
    thrown = () if spot is None else (_die(throw, landing.place, spot, icon=landing.icon),)
    return structs.replace(landing, dice=(*setting.dice, *thrown), templates=setting.templates)


def spots_on(setting: Setting, template: str) -> tuple[Spot, ...]:
    """Spots on a Template that lies there."""
    lying = _template(setting, template)
    x, y, _ = lying.position
    steps = int(LONGEST / PITCH)
    ticks = [PITCH * step for step in range(-steps, steps + 1)]
    around = sorted((dist((0, 0), (u, v)), u, v) for u in ticks for v in ticks)
    return tuple(_spot(x + u, y + v) for _, u, v in around if covers(lying, x + u, y + v))


def is_covered(setting: Setting, template: str, x: float, y: float) -> bool:
    """Whether a place in metres is on a Template that lies there."""
    return covers(_template(setting, template), x, y)


def _template(setting: Setting, name: str) -> Template:
    return template_of(next(piece for piece in setting.templates if piece.name == name))


def _top(throw: Throw) -> int:
    return round(board(throw.setting.board).thickness * LENGTH)


def _is_free(setting: Setting, place: str, spot: Spot) -> bool:
    """Whether a die has room at a spot, beside dice and Templates that do not carry it."""
    if any(dist(spot, piece.at[:2]) < CLEAR for piece in setting.dice):
        return False
    x, y = (length / LENGTH for length in spot)
    others = [piece.name for piece in setting.templates if piece.name != place]
    return not any(is_near(_template(setting, name), x, y, REACH) for name in others)


def _die(throw: Throw, place: str, spot: Spot, *, icon: bool) -> Piece:
    """A die that lies flat: in a hole on the table, on a Template or bone, else on the board."""
    ground = 0 if place.startswith("hole-") else _top(throw)
    if is_template(place):
        ground += round(die_kind(place).size * LENGTH)
    tops = [bone.top for bone in board(throw.setting.board).bones if bone.id == place]
    ground = max([ground, *(round(top * LENGTH) for top in tops)])
    height = ground + round(die_kind(throw.die).size / 2 * LENGTH)
    return Piece(throw.die, throw.name, (*spot, height), FLAT[throw.die][0 if icon else 1])


def _is_clear(board_name: str, region: str, x: float, y: float) -> bool:
    target = board(board_name)
    around = ((x - MARGIN, y), (x + MARGIN, y), (x, y - MARGIN), (x, y + MARGIN))
    return all(region_at(target, *point) == region for point in around)


def _is_clear_of_bones(target: Board, region: str, point: tuple[float, float]) -> bool:
    """Whether a die has room there: bones stand up, so it lies on top of one or beside it."""
    names = {bone.id for bone in target.bones} - {region}
    return not names or not any(
        region_at(target, point[0] + REACH * cos(turn), point[1] + REACH * sin(turn)) in names
        for turn in AROUND
    )


def _middle(board_name: str, region: str) -> list[tuple[float, float]]:
    """The middle of a region that lies between all spots."""
    return [
        (
            (each.inner + each.outer) / 2 * cos(radians((each.start + each.end) / 2)),
            (each.inner + each.outer) / 2 * sin(radians((each.start + each.end) / 2)),
        )
        for each in board(board_name).sections
        if each.id == region
    ]


def _spot(x: float, y: float) -> Spot:
    return round(x * LENGTH), round(y * LENGTH)
