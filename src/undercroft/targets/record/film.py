"""The film of a throw: key frames that a client only interpolates, and all it needs to draw them.

It is made of the record in the log, so that throws are shown again without any physics.
"""

from collections.abc import Iterable

from msgspec import Struct

from undercroft.engine.entries import Threw
from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.conditions.combination import Combined, combine
from undercroft.targets.record.throw_record import THROWN, Track, unpack_record
from undercroft.targets.scene.scene import Scene, lying_names

PALE = "hand"
"""The shape of a hand's part whose size nobody gave."""


class Moving(Struct, frozen=True, omit_defaults=True):
    """The way of one body."""

    name: str
    """`die` for the one that is thrown, a lying die's own name, or what launches: `palm`, ..."""
    shape: str
    """A kind of die or Template, or that of a hand's part: `box`, `sphere`, `plate`, `dome`, ..."""
    frames: tuple[tuple[float, ...], ...]
    """Rows of time in ms, x y z in mm, and the quaternion w x y z."""
    size: tuple[float, ...] = ()
    """Of a hand's part, in metres, as its condition has it."""


class Film(Struct, frozen=True):
    """A throw to be shown."""

    scene: Scene
    """What lay and stood there before, in metres."""
    conditions: tuple[str, ...]
    bodies: tuple[Moving, ...]
    """What moves, the thrown die first."""
    landing: Landing | None = None
    """How it ended; none for a die that is still in the air."""


def film_of(threw: Threw) -> Film | None:
    """The film of a throw in a log; None where it was not simulated, or can't be read."""
    if not threw.record:
        return None
    try:
        record, tracks = unpack_record(threw.record)
        return film_from(record.scene, record.conditions, tracks, threw.landing)
    except Refused:
        return None


def film_from(
    scene: Scene, conditions: tuple[str, ...], tracks: Iterable[Track], landing: Landing | None
) -> Film:
    """The film of some key frames."""
    named = dict(zip(lying_names(scene), scene.lying, strict=True))
    parts = _parts(combine(conditions))
    bodies = []
    for track in tracks:
        if track.body == THROWN:
            bodies.append(Moving(THROWN, scene.die, track.frames))
        elif die := named.get(track.body):
            bodies.append(Moving(die.name or track.body, die.kind, track.frames))
        else:
            shape, size = parts.get(track.body, (PALE, ()))
            bodies.append(Moving(track.body, shape, track.frames, size))
    return Film(scene, conditions, tuple(bodies), landing)


def _parts(combined: Combined) -> dict[str, tuple[str, tuple[float, ...]]]:
    """The shapes and sizes of the hand's parts, by their names."""
    spec = combined.launch_spec
    held = dict.fromkeys(spec.hold.bodies, (spec.hold.kind, spec.hold.size))
    return held | {meet.body: (meet.shape, meet.size) for meet in spec.meets}
