"""A throw of a log thrown again: whoever has the same physics can compare. It judges nothing."""

from enum import StrEnum
from typing import NamedTuple

from undercroft.engine.refusals import Refused
from undercroft.targets.record.throw_record import unpack_record
from undercroft.throwing.attempt import Attempt, attempt
from undercroft.throwing.physics.model import scene_hash
from undercroft.throwing.physics.simulation import ENGINE
from undercroft.throwing.picture.keyframes import tracks


class Comparison(StrEnum):
    """What comes of throwing again."""

    SAME = "same"
    DIFFERENT = "different"
    OTHER_ENGINE = "other engine"
    """Another physics or another board: nothing can be said."""


class Rethrown(NamedTuple):
    """A throw that was made again, if it could be."""

    comparison: Comparison
    attempt: Attempt | None = None


def rethrow(packed: bytes) -> Rethrown:
    """Throw again what was packed, and compare flight and verdict, and what clients are shown."""
    record, shown = unpack_record(packed)
    if record.engine != ENGINE or record.scene_hash != scene_hash(record.scene):
        return Rethrown(Comparison.OTHER_ENGINE)
    try:
        again = attempt(record.scene, record.release, record.conditions, record.seed, record.helps)
    except Refused:
        return Rethrown(Comparison.DIFFERENT)
    is_same = again.record == record and tuple(tracks(again.flight)) == shown
    return Rethrown(Comparison.SAME if is_same else Comparison.DIFFERENT, again)
