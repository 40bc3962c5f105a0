"""Conditions: special throws, board modifiers, Templates and special dice, read from files.

A condition says with what a die is launched, from where, with what in the scene, what the client
shows, and which predicate the throw must keep. Errors name file, card and field.
"""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field, structs

from undercroft.engine.mappings import wrong_field
from undercroft.engine.refusals import Refused
from undercroft.throwing.dice import KINDS
from undercroft.throwing.fields import BadData
from undercroft.throwing.gear import Air, Hold, Launcher, Meet, Piece
from undercroft.throwing.predicates import Check
from undercroft.throwing.stance import Stance

Metres = Annotated[float, Meta(ge=-2, le=3)]
Share = Annotated[float, Meta(ge=0, le=10)]
Group = Literal[
    "propulsion",
    "hand",
    "posture",
    "perception",
    "path",
    "feed",
    "launcher",
    "touch",
    "flight",
    "view",
    "board",
    "die",
    "flip",
]
FILES = ("first", "catacombs")


class Edges(Piece, frozen=True):
    """Limits on a release; what is not given stays as the board has it."""

    nearest: Metres | None = None
    farthest: Metres | None = None
    lowest: Metres | None = None
    highest: Metres | None = None
    beyond: Metres | None = None
    slowest: Annotated[float, Meta(ge=0, le=30)] | None = None
    speed: Annotated[float, Meta(gt=0, le=30)] | None = None
    spin: Annotated[float, Meta(gt=0, le=500)] | None = None
    push: Annotated[float, Meta(gt=0, le=120)] | UnsetType = UNSET
    """How much faster what launches the die may become, in m/s2 [DC-CARDSHOT-03]."""

    @property
    def given(self) -> dict[str, float]:
        """The limits that are given, by name."""
        found = structs.asdict(self)
        return {name: value for name, value in found.items() if value not in (None, UNSET)}


class Need(Piece, frozen=True):
    """A prop that must stand in the scene."""

    kind: Literal["box", "card", "leg"]
    sizes: Annotated[tuple[tuple[float, float, float], ...], Meta(min_length=1)]
    """Width, height and depth; the first is the usual one, the others may be chosen."""
    distance: Metres
    """From the board's centre, toward the thrower; below 0 behind the board."""
    lowest: Metres = 0.0
    clear: Metres = 0.0
    """How far from the board's rim it must stand at least."""
    between: bool = False
    """It stands between thrower and Target."""


class Handicap(Piece, frozen=True):
    """What the server does to a release, so that no client can leave it out."""

    mirror: bool = False
    """Left is right."""
    place: Share = 0.0
    """A hidden shift of the hand by up to so many metres."""
    turn: Share = 0.0
    """A hidden turn of the aim by up to so many degrees."""
    shake: Share = 0.0
    """A tremble of so many metres from end to end."""
    hertz: Annotated[float, Meta(ge=0, le=20)] = 0.0
    noise: Share = 1.0
    """By what the hand's own noise is multiplied."""
    jump: bool = False
    """The body's height and speed in a jump are added."""
    dance: bool = False
    """What is left of a turn in the air is added."""
    feed: bool = False
    """The die comes from the neighbour; a third of its velocity stays."""


class Camera(Piece, frozen=True):
    """Where a client's camera is and what it hides; metres and degrees, relative to the hand."""

    place: Literal[
        "seat", "hand", "eyes", "shoulder", "floor", "afar", "lens", "edge", "side", "head"
    ] = "seat"
    back: Metres = 0.5
    height: Metres = 0.45
    roll: Annotated[float, Meta(ge=-180, le=180)] = 0.0
    look: Annotated[float, Meta(ge=0, le=180)] = 180.0
    """How far it can be turned."""
    dark: bool = False
    """Nothing is shown from being ready to letting go."""
    blur: bool = False
    flag: bool = False
    """The Target is only marked by a flag."""
    lens: Share = 0.0
    """The view's diameter as a share of the screen; 0 for all of it."""


class Control(Piece, frozen=True):
    """How a client lets a player throw: a kind of control, and its numbers."""

    kind: Literal[
        "swipe",
        "flick",
        "breath",
        "toss-blow",
        "toss-strike",
        "toss-head",
        "balance",
        "two-hands",
        "grip",
        "puppet",
        "card",
        "pull",
        "twist",
        "leg",
        "jump",
        "dance",
        "catch",
        "string",
        "thumb",
        "place",
        "blindfold",
        "goggle",
    ] = "swipe"
    numbers: dict[str, float] = field(default_factory=dict)


class UsualAim(Piece, frozen=True):
    """A throw that often keeps the condition and hits: for pictures, and where a search begins."""

    away: Metres = 0.65
    """From the board's centre."""
    height: Metres = 0.24
    speed: Annotated[float, Meta(gt=0, le=30)] = 1.55
    rise: Annotated[float, Meta(ge=-90, le=90)] = 10.0
    """Degrees above level."""
    topspin: Annotated[float, Meta(ge=-200, le=200)] = 10.0
    twist: Annotated[float, Meta(ge=-200, le=200)] = 0.0
    """Spin about the vertical, in rad/s."""


class Condition(Piece, frozen=True):
    """One condition; its id is the name of its table."""

    id: str
    edition: str
    group: Group
    rules: tuple[str, ...]
    """The rows of the ledger it follows."""
    aim: UsualAim = UsualAim()
    launcher: Launcher = Launcher.DIRECT
    hold: Hold | None = None
    meet: Meet | None = None
    air: Air | None = None
    toss: Annotated[float, Meta(gt=0, le=4)] | None = None
    last: Annotated[int, Meta(ge=0, le=9)] = 0
    """Of two launchers the one with the higher number is the last to hold the die."""
    limits: Edges = Edges()
    props: tuple[Need, ...] = ()
    gates: tuple[str, ...] = ()
    """The planes whose crossing it looks at: kinds of props, or the table's edge."""
    handicap: Handicap = Handicap()
    camera: Camera | None = None
    control: Control = Control()
    check: Check | None = None
    asks: bool = True
    """Whether people at a real table are asked about it."""
    stance: Stance = Stance()
    """What a thrower does who means to keep it."""
    impossible: tuple[str, ...] = ()
    """Conditions that no throw can keep together with it."""
    goes_with: tuple[str, ...] = ()
    """The propulsions that it can be combined with; all others are impossible [DF-COMBO-03]."""
    lift: Metres = 0.0
    webs: bool = False
    die: str = ""
    """What is thrown instead of the usual die."""

    @property
    def name_text(self) -> str:
        """The id of its name's text."""
        return f"condition-{self.id}"

    @property
    def question(self) -> str | None:
        """The id of the text that asks people at a real table whether it was kept."""
        return f"ask-{self.id}" if self.asks else None


class BadConditions(BadData):
    """A file of conditions can't be used; the message names file, card and field."""

    def __init__(self, file: str, field: str, problem: str, card: str = "") -> None:
        super().__init__("bad-conditions", file, field, problem, card)


@cache
def conditions() -> dict[str, Condition]:
    """Every condition of the package by its id, in the order of the files."""
    folder = files("undercroft.throwing").joinpath("conditions")
    return {
        card.id: card for name in FILES for card in read_conditions(folder.joinpath(f"{name}.toml"))
    }


def condition(name: str) -> Condition:
    """A condition by its id."""
    if name not in conditions():
        message = f"condition: there is no {name!r}"
        raise Refused("unknown-condition", message, field="condition", name=name)
    return conditions()[name]


def read_conditions(path: Traversable) -> tuple[Condition, ...]:
    """Read and check one file of conditions; its name is the edition."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadConditions(path.name, "", str(error)) from error
    edition = path.name.removesuffix(".toml")
    found = [_read_card(path.name, edition, name, fields) for name, fields in tables.items()]
    for card in found:
        for wrong, problem in _problems(card, {other.id for other in found}):
            raise BadConditions(path.name, wrong, problem, card.id)
    return tuple(found)


def _read_card(file: str, edition: str, name: str, fields: Any) -> Condition:
    if not isinstance(fields, dict):
        raise BadConditions(file, "", f"a table of fields is expected, not {fields!r}", name)
    for given in ("id", "edition"):
        if given in fields:
            raise BadConditions(file, given, "the file gives it", name)
    try:
        return msgspec.convert({"id": name, "edition": edition, **fields}, Condition)
    except msgspec.ValidationError as error:
        wrong, problem = wrong_field(error)
        raise BadConditions(file, wrong, problem, name) from error


def _problems(card: Condition, known: set[str]) -> list[tuple[str, str]]:
    """What single fields can't show."""
    found = [
        ("impossible", f"there is no condition {other!r}")
        for other in (*card.impossible, *card.goes_with)
        if other not in known
    ]
    if card.launcher is not Launcher.DIRECT and not (card.hold or card.meet or card.air):
        found.append(("launcher", "needs a hold, a meet or an air"))
    if card.hold is not None:
        found += _hold_problems(card.hold)
    if card.die and card.die not in KINDS:
        found.append(("die", f"there is no die {card.die!r}"))
    standing = {"edge", *(need.kind for need in card.props)}
    found += [
        ("gates", f"nothing called {gate!r} stands there")
        for gate in card.gates
        if gate not in standing
    ]
    limits = card.limits
    for low, high in (("nearest", "farthest"), ("lowest", "highest"), ("slowest", "speed")):
        least, most = getattr(limits, low), getattr(limits, high)
        if least is not None and most is not None and least >= most:
            found.append((f"limits.{high}", f"must be more than {low}"))
    return found


def _hold_problems(hold: Hold) -> list[tuple[str, str]]:
    bodies = {"hand": 0, "thumb": 0, "grip": 2}.get(hold.kind, 1)
    sizes = {"plate": (3,), "flap": (3,), "dome": (1,), "grip": (1, 3)}.get(hold.kind, (0,))
    found = []
    if len(hold.bodies) != bodies:
        found.append(("hold.bodies", f"a {hold.kind} has {bodies}"))
    if len(hold.size) not in sizes:
        found.append(("hold.size", f"a {hold.kind} has {sizes[0]} numbers"))
    return found
