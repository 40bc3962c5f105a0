"""Parts of a throw that are done before it: by somebody who helps, or by the thrower first."""

from msgspec import Struct

from undercroft.targets.record.film import Film
from undercroft.targets.release.help import Palm, Pass
from undercroft.targets.release.release import Release


class Toss(Struct, frozen=True, tag="toss"):
    """The first of two stages: the die is in the air, and somebody is to blow at it."""

    release: Release
    film: Film
    """How it flies while nobody blows, as everybody is shown it."""


Part = Pass | Palm | Toss
