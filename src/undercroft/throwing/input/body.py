"""What a thrower's body did besides moving the hand, as the controls of a client saw it.

Who says nothing of it did what the card asks, as all do who throw by one key. It knows no physics.
"""

from typing import Annotated

from msgspec import Meta, Struct, structs

from undercroft.targets.release.bounds import FARTHEST_BESIDE
from undercroft.targets.release.release import Release
from undercroft.targets.release.stance import Stance
from undercroft.targets.scene.space import GRAVITY, vector
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP
from undercroft.throwing.input.traces import refuse_trace

Seconds = Annotated[float, Meta(ge=0, le=30)]
SHORT_OF = 0.999
"""Rounding may not carry it beyond."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """As far as a client tells it; times in seconds."""

    since: Seconds | None = None
    """Between taking off and letting go."""
    turned: Annotated[float, Meta(ge=-1080, le=1080)] | None = None
    """Degrees turned in the air."""
    held: Seconds | None = None
    """How long the die lay balanced, or was held in a grip."""
    slipped: Seconds | None = None
    """The longest time for which a grip was too loose or too tight."""
    caught: Seconds | None = None
    """Between the pass and the catch."""
    waited: Seconds | None = None
    """Between the catch and letting go."""
    gap: Annotated[float, Meta(ge=-0.5, le=0.5)] = 0.0
    """By how much the right hand opens after the left."""
    wound: Annotated[float, Meta(ge=0, le=1)] = 1.0
    """How far the hand was wound up, as a share of what it can be."""
    aside: Annotated[float, Meta(ge=-0.05, le=0.05)] = 0.0
    """How far to the right of the die's middle a finger, palm or head aims, in m."""
    late: Annotated[float, Meta(ge=-0.2, le=0.2)] = 0.0
    """By how much palm or head comes after the moment at which it would meet the die."""


PLAIN = Body()
STANCE = ("since", "turned", "held", "slipped", "caught", "waited")
TIMED = ("since", "held", "slipped", "waited")
"""What happened between lifting the die and letting it go."""


def check_body(body: Body, longest: float) -> None:
    """Refuse what lasts longer than the server saw."""
    for name in TIMED:
        if (getattr(body, name) or 0.0) > longest:
            refuse_trace(f"body.{name}", "lasts longer than the server saw")


def stance_with(stance: Stance, body: Body) -> Stance:
    """What a card asks of the body, and what this body did."""
    given = {name: getattr(body, name) for name in STANCE if getattr(body, name) is not None}
    return structs.replace(stance, **given)


def beside(release: Release, body: Body, right: Floats, fall: float) -> Release:
    """The release of a body that meets the die beside its middle, or not in time.

    A palm that comes late finds the die below the place at which it aims; `fall` is how fast the
    die falls there.
    """
    above = fall * body.late + GRAVITY * body.late**2 / 2
    most = FARTHEST_BESIDE * SHORT_OF
    across = body.aside * right + min(max(above, -most), most) * UP
    far = float((across @ across) ** 0.5)
    offset = across * min(1.0, most / far) if far else across
    return structs.replace(release, offset=vector(offset), gap=body.gap)
