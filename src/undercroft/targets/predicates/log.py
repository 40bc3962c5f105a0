"""The event log of a throw as plain data: every fact that a rule uses, in the order it happened.

It names what happened and judges nothing, so that people at a real table could fill in the same
log by hand [DF-SIM-14] [DC-PHYS-09]. How it is read off a flight is for `verdict`.
"""

from typing import Literal

from msgspec import Struct

from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.release.stance import Stance
from undercroft.targets.scene.regions import OUTSIDE
from undercroft.targets.scene.space import Vector

EDGE = "edge"
"""The plane of the table's edge."""
NOWHERE = (0.0, 0.0, 0.0)
Where = Literal["over", "under", "beside", "through"]


class Episode(Struct, frozen=True):
    """A contact of the thrown die with one body, from first to last touch, in N s."""

    body: str
    start: float
    end: float
    impulse: float
    over: str = OUTSIDE
    """The region under its lowest point at the first touch: with `board` the section or the wall
    of a hole, with `table` the bottom of a hole [DC-PHYS-10]."""


class TableLanding(Struct, frozen=True):
    """The die comes down on the bare table beside the board, before it touched the target."""

    time: float
    impulse: float
    """Of the impact, upward, in N s."""
    clearance: float
    """How far it had been off the table since it last touched it, in m."""


class LetGo(Struct, frozen=True):
    """How the die began: where the hand let it go, what launched it, what the body did."""

    point: Vector = NOWHERE
    """Where the hand was to let go; what tosses it up, from where."""
    velocity: Vector = NOWHERE
    """Of the die when the hand let it go, or tossed it to what met it."""
    flew: Vector = NOWHERE
    """Of the die when it flew free of everything that launched it."""
    stance: Stance = Stance()
    speeds: dict[str, Vector] = {}
    """How fast each body of the hand was when it first touched the die."""
    highest: float | None = None
    """The highest that the throwing hand ever was, if that is known."""
    beyond: float | None = None
    """How far outside the table's edge it was at least; below 0 inside, none if not known."""
    mass: float | None = None
    """Of the die, in kg; none if not known."""
    wind: Vector = NOWHERE
    """What breath gave the die before it touched anything, in N s."""
    swing: tuple[float, float] = (0.0, 0.0)
    """How far back and forward a string swung, in degrees."""
    gap: float = 0.0
    """Seconds between the two sides of a grip that opened."""
    early: float = 0.0
    """Seconds by which the die fell off what carried it before the swing ended [DC-CARDSHOT-04]."""
    caught: bool = True
    """A die that somebody passed was caught in time."""


class Spins(Struct, frozen=True):
    """How fast a die turns at some moment, in rad/s: in all, and like a top."""

    all: float
    upright: float


class Crossing(Struct, frozen=True):
    """The die's middle crosses a plane."""

    time: float
    plane: str
    """The name of a prop, or `edge` for the table's."""
    where: Where
    inward: bool
    """Toward the side where the board's centre lies."""


class Passage(Struct, frozen=True):
    """The die's lowest point goes down into a hole, its centre over it, or comes up again."""

    time: float
    hole: str
    down: bool


class EventLog(Struct, frozen=True):
    """What happened in one throw; times in seconds since it began, launch included."""

    episodes: tuple[Episode, ...]
    landings: tuple[TableLanding, ...]
    passages: tuple[Passage, ...]
    first_target_touch: float | None
    left_table: bool
    rest: tuple[RestContact, ...]
    rested: bool
    crossings: tuple[Crossing, ...] = ()
    """The planes of props and the edge of the table, as the die's middle crossed them."""
    hand: tuple[str, ...] = ()
    """The bodies of the hand that launched it; all others belong to the scene."""
    first_touch: float | None = None
    """When it first touched something of the scene."""
    spins: dict[str, Spins] = {}
    """At `release`, at the first `touch` of the scene, at the first touch of the `target`."""
    rise: float = 0.0
    """How far it rose above its first place before anything met it, in m."""
    turned: float = 0.0
    """Degrees that it turned over before it touched the scene."""
    let_go: LetGo = LetGo()

    @property
    def touched(self) -> tuple[str, ...]:
        """The bodies that were touched, in the order of the first touch."""
        return tuple(dict.fromkeys(episode.body for episode in self.episodes))
