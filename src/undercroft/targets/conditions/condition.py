"""A condition as data: a special throw, a board modifier, a Template's flip or a special die.

It says with what a die is launched, from where, with what in the scene, what the client shows, and
which predicate the throw must keep. Names and defaults of the fields are part of the hash by which
a skill table knows whether it is out of date.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field, structs

from undercroft.targets.conditions.launch_spec import Air, Hold, Meet
from undercroft.targets.decoding import FileStruct
from undercroft.targets.predicates.check import Check
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.stance import Stance

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


class ReleaseLimits(FileStruct, frozen=True):
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


class Need(FileStruct, frozen=True):
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


class Handicap(FileStruct, frozen=True):
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


class Camera(FileStruct, frozen=True):
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


class Control(FileStruct, frozen=True):
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


class UsualAim(FileStruct, frozen=True):
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


class Condition(FileStruct, frozen=True):
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
    limits: ReleaseLimits = ReleaseLimits()
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
    hopeless: tuple[str, ...] | UnsetType = UNSET
    """Conditions together with which no hand was seen to keep it, though a throw may be tried."""
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
