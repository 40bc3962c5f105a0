"""What all messages of a socket are made of: numbers, secrets, limits, states of a table."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

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
