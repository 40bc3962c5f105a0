"""A throw as a log keeps it: what is needed to throw it again, and the key frames, in a few bytes.

Whoever has the same physics can throw again and compare; whoever has none can still show it.
"""

import zlib
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.release.help import Help
from undercroft.targets.release.release import Release
from undercroft.targets.scene.scene import Scene

LARGEST = 8_000
"""Bytes of a packed throw."""
LARGEST_UNPACKED = 200_000
THROWN = "die"
"""The body of the die that is thrown."""


class ThrowRecord(Struct, frozen=True):
    """One throw as it is stored, whole: with these inputs the same engine gives the same digest."""

    engine: str
    scene_hash: str
    release: Release
    seed: int
    digest: str
    steps: int
    rested: bool
    scene: Scene
    conditions: tuple[str, ...] = ()
    helps: tuple[Help, ...] = ()
    landing: Landing | None = None
    """How it was read; none where nobody read it."""


class Track(Struct, frozen=True):
    """The way of one body: rows of time in ms, x y z in mm, and the quaternion w x y z."""

    body: str
    frames: tuple[tuple[float, ...], ...]


class PackedThrow(Struct, frozen=True, forbid_unknown_fields=True):
    """What is packed."""

    record: ThrowRecord
    tracks: tuple[Track, ...]


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
