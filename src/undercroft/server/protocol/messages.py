"""Everything that is said over a socket, in both directions, as one tagged union each.

A client says hello to one table and then answers; the server tells what that client's seats may
know. Unknown fields are refused. Types for browsers and a description are made from this file.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from undercroft.engine import ScorePart
from undercroft.engine.told import Tone
from undercroft.guides import GuideInfo
from undercroft.server.protocol.throw_info import SeatWay, ThrowInfo
from undercroft.targets.move import Seen
from undercroft.targets.record.film import Film

PROTOCOL = 1
"""Grows when a client written for the older one would no longer understand."""

LONGEST_TOKEN = 64
MOST_SEATS = 16
LONGEST_CHAT_LINE = 500

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=20, max_length=LONGEST_TOKEN)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=2**31)]

Status = Literal["open", "playing", "over"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
SeatKind = Literal["human", "bot", "open"]
AskKind = Literal["choose", "poll", "roll", "draw", "throw"]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What every message is."""


# From clients


class Hello(Message, frozen=True):
    """The first message: which table, whose seats, and how much of it was seen before."""

    table: Id
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_SEATS)] = ()
    """Secrets of the seats that this client holds; none for somebody who watches."""
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """The last sequence number seen; -1 for nothing."""
    protocol: int = PROTOCOL


class Answer(Message, frozen=True):
    """A seat chooses an option."""

    ask: Number
    """The id of the ask that is answered."""
    seat: Seat
    option: Number


class Tell(Message, frozen=True):
    """People at a real table say what they rolled, as symbols."""

    ask: Number
    seat: Seat
    faces: Annotated[str, Meta(max_length=200)]


class Lift(Message, frozen=True):
    """A seat takes the die that is asked for into its hand: from now on its gesture is timed."""

    ask: Number
    seat: Seat


class ThrowDie(Message, frozen=True, tag="throw"):  # Throw is the engine's ask
    """A seat throws a die; the server throws it, as is usual if neither way is given."""

    ask: Number
    seat: Seat
    release: dict[str, Any] | None = None
    gesture: dict[str, Any] | None = None
    """The trace of a pointer or a phone since the die was lifted, which the server makes a release
    of; after a toss the breath at the die, in seconds since it was tossed."""


class Help(Message, frozen=True):
    """A seat does its part of a throw: passes the die, lends its palm; the thrower tosses, blows.

    A part has a type: `palm` (height, limp), `pass` and `toss` (a gesture since the lift, or all
    that a pass or a release is), or `blow` (rise, aside, air), which ends what a toss began.
    """

    ask: Number
    seat: Seat
    part: dict[str, Any]


class See(Message, frozen=True):
    """People at a real board say what they saw of a throw; the judge's word stands at once."""

    ask: Number
    seat: Seat
    seen: Seen


class Confirm(Message, frozen=True):
    """The judge of a throw says whether it was as somebody claims."""

    ask: Number
    seat: Seat
    claim: Number
    yes: bool


class SetWay(Message, frozen=True, tag="way"):
    """A seat throws in another way from now on."""

    seat: Seat
    way: SeatWay


class Undo(Message, frozen=True):
    """A seat takes its last decision back; where something became known, the others are asked."""

    seat: Seat
    n: Number | None = None
    """The last sequence number seen: nobody takes back what they have not seen."""


class Consent(Message, frozen=True):
    """A seat agrees, or not, to what somebody asks."""

    seat: Seat
    proposal: Number
    yes: bool


class SkipGuide(Message, frozen=True, tag="skip"):
    """The learner of a guided game wants no guide any more; the game goes on."""

    seat: Seat


class Say(Message, frozen=True):
    """A seat says something to everybody at the table."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT_LINE)]


FromClient = (
    Hello
    | Answer
    | Tell
    | Lift
    | ThrowDie
    | Help
    | See
    | Confirm
    | SetWay
    | Undo
    | Consent
    | SkipGuide
    | Say
)


# From the server


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

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read_message(text: str | bytes) -> FromClient:
    """A client's message; msgspec.ValidationError or DecodeError says what is wrong with it."""
    message: FromClient = _decoder.decode(text)
    return message


def write_message(message: FromServer) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
