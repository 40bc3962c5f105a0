"""Where a thrower stood what a throw needs, as a client tells it; a scene checks it."""

from typing import Annotated

from msgspec import Meta, Struct

Level = Annotated[float, Meta(ge=-2, le=2)]


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """One box or card; metres, and degrees of turn."""

    x: Level
    y: Level
    yaw: Annotated[float, Meta(ge=-360, le=360)] = 0.0
    size: Annotated[int, Meta(ge=0, le=9)] = 0
    """Which of the sizes that it may have."""
