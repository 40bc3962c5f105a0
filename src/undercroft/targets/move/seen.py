"""What people at a real board saw of a throw, and the landing it means.

They are asked in the ledgers' order: was each condition kept, how often did it bounce, where does
it lie, is the symbol up [DF-COMPANION-01] [DC-COMPAN-02].
"""

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.decoding import read_message
from undercroft.targets.move.laying import hole_of, is_covered, spots, spots_on, with_die
from undercroft.targets.move.lying_template import pose_pointing, with_template
from undercroft.targets.move.setting import LENGTH, Spot
from undercroft.targets.move.throw import Throw
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import is_template
from undercroft.targets.scene.regions import rank, region_at, region_names

Name = Annotated[str, Meta(max_length=64)]


class Seen(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What people saw."""

    place: Name
    bounces: Annotated[int, Meta(ge=0, le=9)] = 0
    icon: bool = False
    broken: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    other: Name = ""
    """On the line: the section on its other side; the lower one counts [DC-COMPAN-05]."""
    spot: Spot | None = None
    """Where it lies, in hundredths of a millimetre from the centre, if somebody pointed there."""
    pointed: Name = ""
    """The section that a dagger points at."""


def read_seen(raw: object) -> Seen:
    """What people saw, from plain data such as a client's message."""
    return read_message(raw, Seen, "bad-landing")


def landing_of(throw: Throw, seen: Seen) -> Landing:
    """The landing that people saw; Refused when it can't be."""
    place = _lower(throw, seen)
    landing = Landing(place, bounces=seen.bounces, broken=seen.broken, icon=seen.icon)
    here = _spots(throw, seen, place)
    if is_template(throw.die):
        landing = _flipped(throw, landing, here, seen.pointed)
    else:
        landing = with_die(throw, landing, here)
    if seen.pointed != landing.pointed:
        raise Refused("bad-landing", "pointed: no blade points there", field="pointed")
    throw.check(landing)
    return landing


def _flipped(throw: Throw, landing: Landing, here: tuple[Spot, ...], pointed: str) -> Landing:
    """A flip, with the Template where it lies so that its blade points as it was seen."""
    if landing.broken or not here:
        return with_template(throw, landing, None)
    template = pose_pointing(throw, here, pointed)
    if template is None:
        raise Refused("bad-landing", "pointed: the blade can't point there", field="pointed")
    return with_template(throw, landing, template)


def _lower(throw: Throw, seen: Seen) -> str:
    """The place; of two on whose line it lies, the one of lower value."""
    if not seen.other:
        return seen.place
    target = board(throw.setting.board)
    if not {hole_of(seen.place), hole_of(seen.other)} <= set(region_names(target)):
        raise Refused("bad-landing", "other: only parts of the board have a line", field="other")
    return min((seen.place, seen.other), key=lambda place: rank(target, place))


def _spots(throw: Throw, seen: Seen, place: str) -> tuple[Spot, ...]:
    """Where it may lie: where somebody pointed, or anywhere in its region."""
    region = hole_of(place)
    on_template = any(piece.name == place for piece in throw.setting.templates)
    if seen.spot is None:
        return spots_on(throw.setting, place) if on_template else spots(throw.setting.board, region)
    x, y = (length / LENGTH for length in seen.spot)
    if on_template:
        is_there = is_covered(throw.setting, place, x, y)
    else:
        is_there = region_at(board(throw.setting.board), x, y) in (region, seen.other)
    if not is_there:
        raise Refused("bad-landing", f"spot: it does not lie in {place!r}", field="spot")
    return (seen.spot,)
