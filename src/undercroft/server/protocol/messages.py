"""Everything that is said over a socket, in both directions, as one tagged union each.

A client says hello to one table and then answers; the server tells what that client's seats may
know. Unknown fields are refused. Types for browsers and a description are made from this package.
"""

import msgspec

from undercroft.server.protocol.from_client import (
    Answer,
    Confirm,
    Consent,
    FromClient,
    Hello,
    Help,
    Lift,
    Say,
    See,
    SetWay,
    SkipGuide,
    Swing,
    Tell,
    ThrowDie,
    Undo,
)
from undercroft.server.protocol.from_server import (
    Closing,
    Flight,
    FromServer,
    Refusal,
    Rematch,
    Said,
    Seating,
    Swung,
    Tossed,
    Update,
    Welcome,
)
from undercroft.server.protocol.infos import (
    AskInfo,
    ClockInfo,
    EventInfo,
    OptionInfo,
    Outcome,
    ProposalInfo,
    ProspectInfo,
    SeatInfo,
    SeatView,
)
from undercroft.server.protocol.terms import (
    LONGEST_CHAT_LINE,
    LONGEST_TOKEN,
    MOST_SEATS,
    OPEN,
    OVER,
    PLAYING,
    PROTOCOL,
    AskKind,
    Id,
    Message,
    Number,
    Seat,
    SeatKind,
    Status,
    Token,
)

__all__ = [
    "LONGEST_CHAT_LINE",
    "LONGEST_TOKEN",
    "MOST_SEATS",
    "OPEN",
    "OVER",
    "PLAYING",
    "PROTOCOL",
    "Answer",
    "AskInfo",
    "AskKind",
    "ClockInfo",
    "Closing",
    "Confirm",
    "Consent",
    "EventInfo",
    "Flight",
    "FromClient",
    "FromServer",
    "Hello",
    "Help",
    "Id",
    "Lift",
    "Message",
    "Number",
    "OptionInfo",
    "Outcome",
    "ProposalInfo",
    "ProspectInfo",
    "Refusal",
    "Rematch",
    "Said",
    "Say",
    "Seat",
    "SeatInfo",
    "SeatKind",
    "SeatView",
    "Seating",
    "See",
    "SetWay",
    "SkipGuide",
    "Status",
    "Swing",
    "Swung",
    "Tell",
    "ThrowDie",
    "Token",
    "Tossed",
    "Undo",
    "Update",
    "Welcome",
    "read_message",
    "write_message",
]

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read_message(text: str | bytes) -> FromClient:
    """A client's message; msgspec.ValidationError or DecodeError says what is wrong with it."""
    message: FromClient = _decoder.decode(text)
    return message


def write_message(message: FromServer) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
