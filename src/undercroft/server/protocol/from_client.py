"""What a client says over its socket: hello to one table, and then what its seats do."""

from typing import Annotated, Any

from msgspec import Meta

from undercroft.server.protocol.terms import (
    LONGEST_CHAT_LINE,
    MOST_SEATS,
    PROTOCOL,
    Id,
    Message,
    Number,
    Seat,
    Token,
)
from undercroft.server.protocol.throw_info import SeatWay
from undercroft.targets.move import Seen

Reach = Annotated[int, Meta(ge=-1000, le=1000)]
"""How far a hand is from where it took the die, in thousandths of the reference length."""


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


class Swing(Message, frozen=True):
    """The hand with the lifted die moves, so that whoever watches sees it; nothing of it counts."""

    ask: Number
    seat: Seat
    right: Reach
    forward: Reach


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
    | Swing
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
