"""A source of chance that throws by skill: a landing is drawn as the hands' throws were measured.

What decides it is the seed of the throw, so going back gives the same throw again, and whoever
knows the key can check it like a die.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import chain, islice
from typing import cast

from msgspec import structs

from undercroft.engine.chance import Around, Source
from undercroft.engine.entries import Threw, Way
from undercroft.engine.recorded import RecordedThrow
from undercroft.engine.throws import NO_FACE, Landing
from undercroft.engine.throws import Throw as EngineThrow
from undercroft.targets.move.laying import hole_of, spots, with_die
from undercroft.targets.move.lying_template import HEADINGS, pose, with_template
from undercroft.targets.move.setting import LENGTH, Spot, template_of
from undercroft.targets.move.throw import Throw
from undercroft.targets.scene.dice import die_kind, is_template
from undercroft.targets.scene.templates import covers
from undercroft.targets.skill.odds import odds
from undercroft.targets.skill.tables import ANY_FACE

HANDS = ("steady", "average", "clumsy")
"""The hands that were measured, the surest first."""


class Skilled(Around):
    """Throws for the seats that have a hand; everything else comes from `other`."""

    def __init__(self, other: Source, hands: Sequence[str | None]) -> None:
        super().__init__(other)
        self.hands = hands
        """By seat; None for one that throws in another way."""

    def throw(self, throw: EngineThrow) -> Threw | None:
        hand = self.hands[throw.seat]
        if hand is None:
            return self.other.throw(throw)
        seed = self.other.seed()
        if seed is None or not isinstance(throw, Throw):
            return None
        return threw_by_skill(throw, hand, seed)


def threw_by_skill(throw: Throw, hand: str, seed: bytes) -> Threw:
    """How a throw of a hand ends; the seed decides."""
    # Two conditions may be one; to ask takes as long as to draw.
    under = throw.under if len(throw.under) < 2 else throw.combined.ids
    found = odds(throw.setting.board, throw.die, under, hand)
    number, drawn = divmod(int.from_bytes(seed, "little"), found.total)
    end = found.ends[bisect_right(found.sums, drawn)]
    number, side = divmod(number, found.faces)
    face = side if end.face == ANY_FACE else end.face
    here = spots(throw.setting.board, hole_of(end.place))
    at = number % len(here) if here else 0
    place = _covered(throw, hole_of(end.place), here[at : at + 1])
    icon = face != NO_FACE and face in die_kind(throw.die).icons
    landing = Landing(place, face, end.bounces, end.broken, icon)
    if is_template(throw.die):
        landing = _flipped(throw, landing, here[at : at + 1], number // len(here or " "))
    else:
        landing = with_die(throw, landing, chain(islice(here, at, None), islice(here, at)))
    return Threw(landing, cast(Way, hand))


def _flipped(throw: Throw, landing: Landing, spot: Sequence[Spot], number: int) -> Landing:
    """A flip with the Template at a spot; one that hangs over the edge is flipped again."""
    if landing.broken:
        return with_template(throw, landing, None)
    if not spot:
        broken = tuple(throw.combined.checks)
        return with_template(throw, structs.replace(landing, broken=broken), None)
    return with_template(throw, landing, pose(throw, spot[0], number % HEADINGS))


def is_as_drawn(thrown: RecordedThrow) -> bool | None:
    """Whether a throw of a log is what its seed gives; None when skill did not decide it."""
    ask, entry, seed = thrown
    if entry.way not in HANDS or seed is None or not isinstance(ask, Throw):
        return None
    return threw_by_skill(ask, entry.way, seed) == entry


def _covered(throw: Throw, place: str, spot: Sequence[Spot]) -> str:
    """What lies on the place where the die lands: a web on its hole, a Template anywhere."""
    setting = throw.setting
    if setting.templates and spot:
        x, y = (length / LENGTH for length in spot[0])
        over = [piece.kind for piece in setting.templates if covers(template_of(piece), x, y)]
        if over:
            return over[-1]
    return place.replace("hole-", "web-") if place in setting.webs else place
