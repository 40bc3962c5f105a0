"""What the server says over a socket: what that client's seats may know."""

from typing import Any

from undercroft.guides import GuideInfo
from undercroft.server.protocol.infos import (
    AskInfo,
    ClockInfo,
    EventInfo,
    Outcome,
    ProposalInfo,
    SeatInfo,
    SeatView,
)
from undercroft.server.protocol.terms import Message, Status
from undercroft.targets.record.film import Film


class Welcome(Message, frozen=True):
    """The answer to hello: what is played, and which seats this client holds."""

    protocol: int
    table: str
    game: str
    status: Status
    name: str
    setup: dict[str, Any]
    commitment: str
    mine: tuple[int, ...]
    owner: bool
    public: bool
    """Whether anybody may take a free seat."""
    secrets: bool
    """Whether seats may know different things, so that one screen for several needs a curtain."""
    seats: tuple[SeatInfo, ...]
    alerted: tuple[int, ...]
    """Those of this client's seats whose turns are told elsewhere, too."""
    clearing: ProposalInfo | None
    """Whether the host asks to delete the table."""
    declined: int | None
    """The seat that declined that, until the host has read it."""
    guided: bool
    """Whether it is a guided game, whose chance was written down as far as it was followed."""
    hints: bool
    """Whether players may ask what would be good."""


class Update(Message, frozen=True):
    """How the table stands. The client drops its story from `story_from` on and adds this one."""

    n: int
    by: str
    """Who did the last thing: `seat`, `bot`, `clock`, `guide`, or nothing."""
    ask: AskInfo | None
    figures: tuple[str | None, ...]
    """The text ids of the seats' figures, such as heroes; None before a seat has one."""
    views: list[SeatView]
    story_from: int
    story: list[EventInfo]
    clocks: list[ClockInfo]
    proposal: ProposalInfo | None
    outcome: Outcome | None
    guide: GuideInfo | None = None
    """How a guided game stands for its learner."""
    undone: int | None = None
    """The seat whose decision was just taken back."""


class Seating(Message, frozen=True):
    """Who sits where, after a change."""

    status: Status
    seats: tuple[SeatInfo, ...]
    clearing: ProposalInfo | None
    declined: int | None


class Said(Message, frozen=True):
    """Somebody said something."""

    number: int
    at: int
    seat: int
    name: str
    text: str


class Flight(Message, frozen=True):
    """A thrown die on its way: a film of key frames that a client only interpolates."""

    n: int
    seat: int
    film: Film


class Tossed(Message, frozen=True):
    """What the first stage of a throw did: the die in the air, before the second one."""

    ask: int
    seat: int
    film: Film


class Refusal(Message, frozen=True):
    """Why something was refused; nothing has changed. The text id is `refused-` and the reason."""

    reason: str
    message: str
    facts: dict[str, Any]


class Rematch(Message, frozen=True):
    """The same people play again, over there."""

    table: str


class Closing(Message, frozen=True):
    """This server goes; another one, or this one, will be there in a moment."""


FromServer = Welcome | Update | Seating | Said | Flight | Tossed | Refusal | Rematch | Closing
