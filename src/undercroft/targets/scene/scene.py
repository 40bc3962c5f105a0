"""A scene as data: which board, which die is thrown, what already lies or stands on the table.

It is checked here, so that everything behind it can trust it. It knows no physics engine.
"""

from math import hypot, isfinite
from typing import Annotated

from msgspec import Meta, Struct

from undercroft.engine.refusals import Refused
from undercroft.targets.decoding import read_message
from undercroft.targets.scene.board import Board, TableTop, board
from undercroft.targets.scene.dice import KINDS, DieKind, die_kind, is_template
from undercroft.targets.scene.props import (
    Leg,
    Prop,
    Thing,
    beyond_edge,
    distance_to_prop,
    prop_ring,
)

MOST_DICE = 16
"""All the dice of a box: they stay on the board until they are taken back [DC-RULING-35]."""
MOST_PROPS = 8
LARGEST_PROP = 0.5
LOWEST_STAND = 0.02
HIGHEST_STAND = 0.2
HIGHEST_LEG = 1.0


class LyingDie(Thing, frozen=True, omit_defaults=True, tag="die"):
    """A die that lies there already and can be pushed; its pose as a throw left it."""

    kind: str
    position: tuple[float, float, float]
    turn: tuple[float, float, float, float]
    """A unit quaternion, w first."""
    name: Annotated[str, Meta(min_length=1, max_length=32)] | None = None
    """Which die it is, for games; a colour comes first: `red`, `white-2` [DF-DIE-02]."""


class Template(Thing, frozen=True, tag="template"):
    """A Template that lies on the board as a section of its own; its pose as a flip left it."""

    kind: str
    position: tuple[float, float, float]
    turn: tuple[float, float, float, float]
    """A unit quaternion, w first."""


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """What a die is thrown at."""

    board: str
    die: str
    lying: tuple[LyingDie, ...] = ()
    props: tuple[Prop, ...] = ()
    lift: float = 0.0
    """How high the flying stand carries the underside of the board; 0 without a stand."""
    webs: tuple[str, ...] = ()
    """The holes that a spider web closes."""
    templates: tuple[Template, ...] = ()


def read_scene(raw: object) -> Scene:
    """A scene from plain data, such as a client's message, checked."""
    scene = read_message(raw, Scene, "bad-scene")
    check_scene(scene)
    return scene


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
    kinds = [type(prop).__name__.lower() for prop in scene.props]
    return tuple(f"{kind}-{at}" for at, kind in enumerate(kinds, 1))


def web_names(scene: Scene) -> dict[str, str]:
    """The names of the webs as events use them, by the hole they close: `web-1` ..."""
    return {hole: hole.replace("hole", "web") for hole in scene.webs}


def template_names(scene: Scene) -> tuple[str, ...]:
    """The names of the Templates as events use them: there is one of each kind."""
    return tuple(template.kind for template in scene.templates)


def lying_names(scene: Scene) -> tuple[str, ...]:
    """The names of the dice that lie there as events use them: `die-1` ..."""
    return tuple(f"die-{at}" for at, _ in enumerate(scene.lying, 1))


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
    named = [die.name for die in scene.lying if die.name is not None]
    if len(set(named)) < len(named):
        _refuse("lying", "two dice can't have one name")
    for at, die in enumerate(scene.lying):
        _check_lying(die, f"lying[{at}]", target)
    for at, prop in enumerate(scene.props):
        _check_prop(prop, f"props[{at}]", target)
    _check_overlays(scene, target)


def _check_lying(die: LyingDie, field: str, target: Board) -> None:
    if die.kind not in KINDS or is_template(die.kind):
        _refuse(f"{field}.kind", f"there is no die {die.kind!r}")
    _check_pose(die, field)
    x, y, z = die.position
    if beyond_edge(target.table, x, y) > 0 or not 0 < z < 0.5:
        _refuse(f"{field}.position", "must lie on the table or the board")


def _check_pose(thing: LyingDie | Template, field: str) -> None:
    if not all(isfinite(number) for number in (*thing.position, *thing.turn)):
        _refuse(field, "must be made of finite numbers")
    if abs(hypot(*thing.turn) - 1) > 1e-3:
        _refuse(f"{field}.turn", "must be a unit quaternion")


def _check_prop(prop: Prop, field: str, target: Board) -> None:
    sizes = (prop.width, prop.depth, prop.height - prop.lowest)
    if not all(isfinite(number) for number in (prop.x, prop.y, prop.yaw, prop.lowest, *sizes)):
        _refuse(field, "must be made of finite numbers")
    if not all(0.001 <= size <= LARGEST_PROP for size in sizes):
        _refuse(field, f"each size must lie between 0.001 and {LARGEST_PROP} m")
    if not 0 <= prop.lowest <= HIGHEST_LEG:
        _refuse(f"{field}.lowest", f"must lie between 0 and {HIGHEST_LEG:g} m")
    if not _is_at_table(prop, target.table):
        _refuse(field, "must stand on the table")
    if distance_to_prop(prop, 0, 0, prop.lowest) < target.radius:
        _refuse(field, "may not stand in the board")


def _is_at_table(prop: Prop, table: TableTop) -> bool:
    """Whether all of it stands on the table; a thrower's leg may be beside it."""
    if isinstance(prop, Leg):
        return beyond_edge(table, prop.x, prop.y) <= table.half
    return all(beyond_edge(table, x, y) <= 0 for x, y in prop_ring(prop))


def _check_overlays(scene: Scene, target: Board) -> None:
    holes = {hole.id for hole in target.holes}
    if len(set(scene.webs)) < len(scene.webs) or not holes.issuperset(scene.webs):
        _refuse("webs", "each must name a hole of the board, once")
    kinds = template_names(scene)
    if len(set(kinds)) < len(kinds):
        _refuse("templates", "there is only one of each")
    for at, template in enumerate(scene.templates):
        _check_template(template, f"templates[{at}]", scene)


def _check_template(template: Template, field: str, scene: Scene) -> None:
    if not is_template(template.kind):
        _refuse(f"{field}.kind", f"there is no Template {template.kind!r}")
    _check_pose(template, field)
    x, y, z = template.position
    above = z - board_top(scene)
    if hypot(x, y) > the_board(scene).radius or not 0 < above < _longest_reach():
        _refuse(f"{field}.position", "must lie on the board")


def _longest_reach() -> float:
    """How far the longest Template, the dagger, reaches from its middle."""
    dagger = die_kind("backstab")
    return max(hypot(x, y, dagger.size / 2) for x, y in dagger.outline)


def _refuse(field: str, problem: str) -> None:
    raise Refused("bad-scene", f"{field}: {problem}", field=field)
