"""A scene as data: which board, which die is thrown, what already lies or stands on the table.

It is checked here, so that everything behind it can trust it. It knows no physics engine.
"""

from math import cos, hypot, isfinite, radians, sin

from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.throwing.board import Board, board
from undercroft.throwing.dice import DieKind, die_kind

MOST_DICE = 8
MOST_PROPS = 8
LARGEST_PROP = 0.5
LOWEST_STAND = 0.02
HIGHEST_STAND = 0.2


class LyingDie(Struct, frozen=True, tag="die"):
    """A die that lies there already and can be pushed; its pose as a throw left it."""

    kind: str
    position: tuple[float, float, float]
    turn: tuple[float, float, float, float]
    """A unit quaternion, w first."""


class Box(Struct, frozen=True, tag="box"):
    """A box that stands on the table and does not move; yaw in degrees."""

    x: float
    y: float
    width: float
    depth: float
    height: float
    yaw: float = 0.0


class Card(Struct, frozen=True, tag="card"):
    """A card that stands upright on the table and does not move; yaw in degrees."""

    x: float
    y: float
    width: float = 0.063
    height: float = 0.044
    yaw: float = 0.0
    depth: float = 0.003


Prop = Box | Card


class Scene(Struct, frozen=True):
    """What a die is thrown at."""

    board: str
    die: str
    lying: tuple[LyingDie, ...] = ()
    props: tuple[Prop, ...] = ()
    lift: float = 0.0
    """How high the flying stand carries the underside of the board; 0 without a stand."""


def the_board(scene: Scene) -> Board:
    """The board of a scene."""
    return board(scene.board)


def thrown_kind(scene: Scene) -> DieKind:
    """The kind of the die that is thrown."""
    return die_kind(scene.die)


def board_top(scene: Scene) -> float:
    """How high the upper side of the board lies above the table."""
    return the_board(scene).thickness + scene.lift


def prop_names(scene: Scene) -> tuple[str, ...]:
    """The names of the props as events use them: `box-1`, `card-2` ..."""
    kinds = ["box" if isinstance(prop, Box) else "card" for prop in scene.props]
    return tuple(f"{kind}-{at}" for at, kind in enumerate(kinds, 1))


def lying_names(scene: Scene) -> tuple[str, ...]:
    """The names of the dice that lie there as events use them: `die-1` ..."""
    return tuple(f"die-{at}" for at, _ in enumerate(scene.lying, 1))


def distance_to_prop(prop: Prop, x: float, y: float, z: float) -> float:
    """How far a point is from a prop; 0 inside."""
    turn = radians(prop.yaw)
    along = (x - prop.x) * cos(turn) + (y - prop.y) * sin(turn)
    across = (y - prop.y) * cos(turn) - (x - prop.x) * sin(turn)
    beyond = (abs(along) - prop.width / 2, abs(across) - prop.depth / 2, z - prop.height)
    return hypot(*(max(0.0, gap) for gap in beyond))


def check_scene(scene: Scene) -> None:
    """Refuse a scene that can't be built; the reason names the field."""
    die_kind(scene.die)
    target = the_board(scene)
    if scene.lift != 0 and not LOWEST_STAND <= scene.lift <= HIGHEST_STAND:
        _refuse("lift", f"must be 0 or lie between {LOWEST_STAND} and {HIGHEST_STAND} m")
    if len(scene.lying) > MOST_DICE:
        _refuse("lying", f"at most {MOST_DICE} dice can lie there")
    if len(scene.props) > MOST_PROPS:
        _refuse("props", f"at most {MOST_PROPS} props can stand there")
    for at, die in enumerate(scene.lying):
        _check_lying(die, f"lying[{at}]", target)
    for at, prop in enumerate(scene.props):
        _check_prop(prop, f"props[{at}]", target)


def _check_lying(die: LyingDie, field: str, target: Board) -> None:
    die_kind(die.kind)
    if not all(isfinite(number) for number in (*die.position, *die.turn)):
        _refuse(field, "must be made of finite numbers")
    if abs(hypot(*die.turn) - 1) > 1e-3:
        _refuse(f"{field}.turn", "must be a unit quaternion")
    x, y, z = die.position
    if hypot(x, y) > 2 * target.table.half or not 0 < z < 0.5:
        _refuse(f"{field}.position", "must lie on the table or the board")


def _check_prop(prop: Prop, field: str, target: Board) -> None:
    sizes = (prop.width, prop.depth, prop.height)
    if not all(isfinite(number) for number in (prop.x, prop.y, prop.yaw, *sizes)):
        _refuse(field, "must be made of finite numbers")
    if not all(0.001 <= size <= LARGEST_PROP for size in sizes):
        _refuse(field, f"each size must lie between 0.001 and {LARGEST_PROP} m")
    if hypot(prop.x, prop.y) > 2 * target.table.half:
        _refuse(field, "must stand on the table")
    if distance_to_prop(prop, 0, 0, 0) < target.radius:
        _refuse(field, "may not stand in the board")


def _refuse(field: str, problem: str) -> None:
    raise Refused("bad-scene", f"{field}: {problem}", field=field)
