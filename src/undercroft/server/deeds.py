"""Deeds: the rows of a table's log on the server. The table is nothing but its deeds in order.

A deed is accepted when its row is stored under the next number. What chance did right after a
choice is written with it, and compared when the deed is played again.
"""

import msgspec
from msgspec import Struct

from undercroft.engine.entries import AnyEntry


class Deed(Struct, frozen=True, kw_only=True, tag_field="deed", tag=str.lower, omit_defaults=True):
    """One accepted row."""

    seat: int
    by: str = "seat"
    """`seat`, `bot` or `clock`."""


class Played(Deed, frozen=True, kw_only=True):
    """A choice or an outcome that people told, with what chance did right after it."""

    entries: tuple[AnyEntry, ...]
    tracks: msgspec.Raw = msgspec.Raw(b"null")
    """The key frames of a throw."""


class Undid(Deed, frozen=True, kw_only=True):
    """A seat took back what told nothing to anyone."""


class Proposed(Deed, frozen=True, kw_only=True):
    """A seat asks to go back before one of its decisions."""

    decision: int
    awaited: tuple[int, ...]
    """The seats that have to agree."""


class Consented(Deed, frozen=True, kw_only=True):
    """A seat says whether it agrees to the proposal."""

    yes: bool


AnyDeed = Played | Undid | Proposed | Consented

_decoder = msgspec.json.Decoder(AnyDeed)
_encoder = msgspec.json.Encoder()


def pack_deed(deed: AnyDeed) -> bytes:
    """A deed as it is stored."""
    return _encoder.encode(deed)


def unpack_deed(packed: bytes) -> AnyDeed:
    """A stored deed."""
    deed: AnyDeed = _decoder.decode(packed)
    return deed
