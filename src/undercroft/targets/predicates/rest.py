"""What a die touches when it has come to rest, and which of it carries the die."""

from msgspec import Struct

from undercroft.targets.scene.dice import is_template
from undercroft.targets.scene.space import Vector

SIDE_UP = 0.3
"""A contact that carries less than this much upward is one with an upright side."""
TARGET = ("board", "bone", "web", "die")
"""What a thrown thing lies on when it lies on the target, beside Templates."""


class RestContact(Struct, frozen=True):
    """Where the thrown die touches a body in the end; `up` is 1 when it is carried from below."""

    body: str
    point: Vector
    up: float


def supporting(rest: tuple[RestContact, ...]) -> set[str]:
    """The bodies that carry a die; what it only leans against is not among them."""
    return {touch.body for touch in rest if touch.up >= SIDE_UP}


def is_on_target(rest: tuple[RestContact, ...]) -> bool:
    """[DC-FLIP-04] Whether some part of the target, or a die on it, carries what was thrown."""
    bodies = supporting(rest)
    return any(body.partition("-")[0] in TARGET or is_template(body) for body in bodies)
