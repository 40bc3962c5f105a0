"""Moves: the rows of a table's log on the server. The table is nothing but its moves in order.

A move is accepted when its row is stored under the next number. What chance did right after a
choice is written with it, and compared when the move is played again.
"""

import msgspec
from msgspec import Struct

from undercroft.engine.entries import AnyEntry
from undercroft.server.play.parts import Part
from undercroft.targets.move import Seen


class Move(Struct, frozen=True, kw_only=True, tag_field="deed", tag=str.lower, omit_defaults=True):
    """One accepted row.

    The field that names its kind is called `deed` in every database, backup and notice of an older
    version: it stays.
    """

    seat: int
    by: str = "seat"
    """`seat`, `bot`, `clock` or `guide`."""


class Played(Move, frozen=True, kw_only=True):
    """A choice or an outcome that people told, with what chance did right after it."""

    entries: tuple[AnyEntry, ...]


class Undid(Move, frozen=True, kw_only=True):
    """A seat took back what told nothing to anyone."""


class Proposed(Move, frozen=True, kw_only=True):
    """A seat asks to go back before one of its decisions."""

    decision: int
    awaited: tuple[int, ...]
    """The seats that have to agree."""


class Consented(Move, frozen=True, kw_only=True):
    """A seat says whether it agrees to the proposal."""

    yes: bool


class Helped(Move, frozen=True, kw_only=True):
    """A seat did its part of the throw that is asked for."""

    part: Part


class Claimed(Move, frozen=True, kw_only=True):
    """People at a real board say what they saw of a throw; its judge has to confirm it."""

    seen: Seen


class Denied(Move, frozen=True, kw_only=True):
    """The judge says that a throw was not as somebody claims."""


class LeftGuide(Move, frozen=True, kw_only=True):
    """The learner of a guided game wants no guide any more."""


AnyMove = Played | Undid | Proposed | Consented | Helped | Claimed | Denied | LeftGuide

_decoder = msgspec.json.Decoder(AnyMove)
_encoder = msgspec.json.Encoder()


def pack_move(move: AnyMove) -> bytes:
    """A move as it is stored."""
    return _encoder.encode(move)


def unpack_move(packed: bytes) -> AnyMove:
    """A stored move."""
    move: AnyMove = _decoder.decode(packed)
    return move
