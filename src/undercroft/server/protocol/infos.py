"""What a table tells of itself: seats, questions, options, events, clocks, the end."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from undercroft.engine import ScorePart
from undercroft.engine.told import Tone
from undercroft.server.protocol.terms import AskKind, SeatKind
from undercroft.server.protocol.throw_info import SeatWay, ThrowInfo


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    here: bool = False
    """Somebody is connected."""
    stand_in: bool = False
    """A bot plays until the player comes back."""
    way: SeatWay = "physics"
    """How it throws."""


class ProspectInfo(Struct, frozen=True, omit_defaults=True):
    """Something to expect from a choice; the text id is `forecast-` and the name.

    A fact called `chance` is in thousandths. The text is also given `mine`: `yes` if it falls upon
    who chooses.
    """

    name: str
    facts: dict[str, Any] = {}
    names: dict[str, str] = {}
    tone: Tone = "plain"
    """What it is to the seat upon which it falls."""
    whose: int | None = None
    """That seat; None where it is neither a gain nor a loss to anybody."""


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """Something a seat can choose; the text id is `option-` and the verb."""

    number: int
    verb: str
    touches: dict[str, int] = {}
    names: dict[str, str] = {}
    """The text ids of what it touches."""
    grave: bool = False
    """Whether it harms who chooses it, or gives something up: it stands last and apart."""
    group: str = ""
    """What it belongs to where there are many; the text id is `group-` and this."""
    forecast: list[ProspectInfo] = []
    """What it would mean, as far as its seat can know, the weightiest first."""


class AskInfo(Struct, frozen=True, omit_defaults=True):
    """What the table waits for."""

    id: int
    kind: AskKind
    why: str
    """The rule that asks."""
    waiting: tuple[int, ...]
    count: int = 0
    die: str = ""
    symbols: str = ""
    throw: ThrowInfo | None = None


class EventInfo(Struct, frozen=True, omit_defaults=True):
    """Something that happened; the text id is `event-` and the name."""

    at: int
    """Its number among the events that this client knows."""
    name: str
    why: str
    facts: dict[str, Any] = {}
    names: dict[str, str] = {}
    to: tuple[int, ...] | None = None
    """Which of this client's seats know it; None when everybody does."""
    weight: int = 0
    """How much it matters: 0 a detail, 1 a step, 2 a deed, 3 a turn of things, 4 a peak."""
    tone: Tone = "plain"
    """What it is to the seat upon which it falls."""
    whose: int | None = None
    """That seat; None where it is neither a gain nor a loss to anybody."""


class SeatView(Struct, frozen=True):
    """What one seat may know and do; the seat is None for somebody who watches."""

    seat: int | None
    view: msgspec.Raw
    options: list[OptionInfo]
    can_undo: bool
    """Whether its last decision can be taken back at once."""
    has_decided: bool
    """Whether there is anything to take back; what became known since takes everybody's consent."""


class ClockInfo(Struct, frozen=True, omit_defaults=True):
    """How long a seat still has, in milliseconds; None for as long as it likes."""

    seat: int
    move: int | None = None
    game: int | None = None


class ProposalInfo(Struct, frozen=True):
    """Somebody asks all others: a seat may take a decision back, or the host delete the table."""

    id: int
    what: Literal["undo", "clear"]
    seat: int
    """Who asks; -1 for the host."""
    agreed: tuple[int, ...]
    awaited: tuple[int, ...]
    left: int | None
    """Milliseconds after which it is called off; None for never."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    verdicts: tuple[str, ...]
    scored: bool = True
    """Whether the scores say anything that the ranks don't."""
    parts: tuple[tuple[ScorePart, ...], ...] = ()
    """How each score came about, seat by seat: what adds up to it."""
