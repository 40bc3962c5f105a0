"""Help taken into a throw: which one a throw takes, and what a palm held out does to the release.

A pass is flown in `passing`, a breath in `launch`. It knows no physics engine.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import structs

from undercroft.targets.conditions.combination import Combined
from undercroft.targets.release.bounds import Bounds
from undercroft.targets.release.help import (
    TOSS_FASTEST,
    TOSS_SLOWEST,
    Blow,
    Help,
    Palm,
    check_help,
    refuse_help,
)
from undercroft.targets.release.release import Release

T = TypeVar("T", bound=Help)


def check_helps(helps: Sequence[Help], combined: Combined) -> None:
    """Refuse help that nobody could give, that is given twice, or that this throw does not take."""
    for given in helps:
        check_help(given)
        kind = type(given).__name__.lower()
        if not isinstance(given, combined.helps):
            refuse_help(kind, "this throw takes no such help")
        if sum(type(other) is type(given) for other in helps) > 1:
            refuse_help(kind, "is given twice")


def the_help(helps: Sequence[Help], kind: type[T]) -> T | None:
    """The help of a kind, if somebody gave it."""
    return next((given for given in helps if isinstance(given, kind)), None)


def helped_bounds(bounds: Bounds, helps: Sequence[Help]) -> Bounds:
    """The limits on the release; with a blow it is a toss, and not the breath [DC-BLOW-02]."""
    if the_help(helps, Blow) is None:
        return bounds
    return structs.replace(bounds, slowest=TOSS_SLOWEST, speed=TOSS_FASTEST)


def with_palm(release: Release, palm: Palm | None) -> Release:
    """The release on a neighbour's palm: as high and as limp as it is held [DF-BORROW-02]."""
    if palm is None:
        return release
    x, y, z = release.position
    more = palm.height - z
    return structs.replace(
        release,
        position=(x, y, palm.height),
        trace=tuple((at, u, v, w + more) for at, u, v, w in release.trace),
        stance=structs.replace(release.stance, limp=palm.limp),
    )
