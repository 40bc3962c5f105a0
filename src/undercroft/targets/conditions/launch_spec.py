"""What a die is launched with, as data: what holds it, what meets it in the air, what blows at it.

Conditions name these in their files; lengths in metres, speeds in metres a second.
"""

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.targets.decoding import FileStruct

Length = Annotated[float, Meta(gt=0, le=1)]
Share = Annotated[float, Meta(ge=0, le=1)]


class Hold(FileStruct, frozen=True):
    """What holds the die before it is launched."""

    kind: Literal["hand", "thumb", "plate", "dome", "grip", "string", "flap"] = "hand"
    bodies: tuple[str, ...] = ()
    """The names under which events tell of it: one, or two for a grip."""
    size: tuple[Length, ...] = ()
    """Of a plate: length, width, thickness; of a dome or the fingers of a grip: radius, length."""
    friction: Annotated[float, Meta(gt=0, le=2)] = 0.8
    damping: Annotated[float, Meta(gt=0, le=1)] = 0.7
    stroke: Length = 0.25
    """How far it swings before it stops or opens."""
    lag: Annotated[float, Meta(ge=0, le=1)] = 0.0
    """Seconds by which a limp hand follows."""
    press: Annotated[float, Meta(ge=0, le=0.001)] = 0.0
    """How deep a grip presses."""
    uneven: Share = 0.0
    """Standard deviation, in seconds, between the two sides of a grip that open."""
    drift: Annotated[float, Meta(ge=0, le=100)] = 0.0
    """Sideways speed for each second between the two sides, in m/s [DC-FINGER-03]."""
    twist: Annotated[float, Meta(ge=0, le=5000)] = 0.0
    """Spin for each second between the two sides, in rad/s [DC-FINGER-03]."""
    string: Annotated[float, Meta(ge=0, le=1)] = 0.0
    stiffness: Annotated[float, Meta(ge=0, le=1)] = 0.0
    rise: Annotated[float, Meta(ge=0, le=90)] = 0.0
    """The angle above level at which a flap stands when nothing bends it."""
    bend: Annotated[float, Meta(ge=0, le=90)] = 0.0
    """How far below level a flap can be bent."""


class Meet(FileStruct, frozen=True):
    """A body that meets the die: a finger where it lies, a palm, head, nose or ear in the air."""

    body: str
    shape: Literal["box", "sphere"]
    size: tuple[Length, ...]
    friction: Annotated[float, Meta(gt=0, le=2)] = 0.8
    damping: Annotated[float, Meta(gt=0, le=1)] = 0.5
    lying: bool = False
    """It hits the die where it lies; otherwise in the air."""
    fall: Annotated[float, Meta(ge=-3, le=3)] = 0.3
    """How fast the die falls when it is met."""
    tilt: Annotated[float, Meta(ge=0, le=90)] | None = None
    """How far its face leans forward from straight up; without it, it faces along its motion."""
    own: Annotated[float, Meta(ge=0, le=3)] = 0.5
    """How fast it rises when something else is still to come."""


class Air(FileStruct, frozen=True):
    """A breath: force is `push` times the square of the air's speed [DF-BLOW-03]."""

    seconds: Annotated[float, Meta(gt=0, le=3)]
    push: Annotated[float, Meta(gt=0, le=0.01)] = 1.6e-4
    mouth: Length = 0.1
    """How far before the die the mouth is; up to there the air keeps its speed."""
    cone: Annotated[float, Meta(gt=0, le=90)] = 12.0
    lead: Annotated[float, Meta(ge=0, le=1)] = 0.0
    """How many seconds before the die stands highest the breath begins."""
    gust: Share = 0.05


class LaunchSpec(FileStruct, frozen=True):
    """Everything a throw is launched with, in the order it acts."""

    hold: Hold = Hold()
    meets: tuple[Meet, ...] = ()
    air: Air | None = None
    toss: Annotated[float, Meta(ge=0, le=4)] = 2.0
    """How fast the die is tossed up when something is to meet it in the air."""

    @property
    def tossed(self) -> bool:
        """Whether the die is tossed up first."""
        if self.hold.kind == "plate" and self.air is not None and not self.meets:
            return self.air.lead > 0
        return self.air is not None or any(not meet.lying for meet in self.meets)


PLAIN = LaunchSpec()
