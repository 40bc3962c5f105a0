"""Whether dice can fly here: the physics come with an extra, and a server runs without it too."""

from functools import cache
from importlib.util import find_spec


@cache
def has_physics() -> bool:
    """Whether the extra `throwing` is installed."""
    return find_spec("mujoco") is not None
