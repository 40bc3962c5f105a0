"""A throw as a log keeps it: what is needed to throw again, and the key frames, in a few bytes.

Whoever has the same physics can throw again and compare. It judges nothing.
"""

import zlib
from collections.abc import Iterable
from enum import StrEnum

import msgspec
from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.throwing.attempt import attempt
from undercroft.throwing.physics.flight import ThrowRecord
from undercroft.throwing.physics.model import scene_hash
from undercroft.throwing.physics.simulation import ENGINE
from undercroft.throwing.picture.keyframes import Track

LARGEST = 8_000
"""Bytes of a packed throw."""
LARGEST_UNPACKED = 200_000


class PackedThrow(Struct, frozen=True, forbid_unknown_fields=True):
    """What is packed."""

    record: ThrowRecord
    tracks: tuple[Track, ...]


class Rethrown(StrEnum):
    """What comes of throwing again."""

    SAME = "same"
    DIFFERENT = "different"
    OTHER_ENGINE = "other engine"
    """Another physics or another board: nothing can be said."""


def pack_record(record: ThrowRecord, tracks: Iterable[Track]) -> bytes:
    """A throw and its key frames as bytes for a log."""
    return zlib.compress(msgspec.json.encode(PackedThrow(record, tuple(tracks))), 9)


def unpack_record(packed: bytes) -> tuple[ThrowRecord, tuple[Track, ...]]:
    """The throw and its key frames again."""
    try:
        text = zlib.decompressobj().decompress(packed, LARGEST_UNPACKED)
        found = msgspec.json.decode(text, type=PackedThrow)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-record", "record: can't be read", field="record") from error
    return found.record, found.tracks


def rethrow(packed: bytes) -> Rethrown:
    """Throw again what was packed, and compare every step of the flight and how it was read."""
    record, _ = unpack_record(packed)
    if record.engine != ENGINE or record.scene_hash != scene_hash(record.scene):
        return Rethrown.OTHER_ENGINE
    try:
        again = attempt(
            record.scene, record.release, record.conditions, record.seed, record.helps
        ).record
    except Refused:
        return Rethrown.DIFFERENT
    is_same = (again.digest, again.landing) == (record.digest, record.landing)
    return Rethrown.SAME if is_same else Rethrown.DIFFERENT
