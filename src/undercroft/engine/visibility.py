"""Who may see a field of a state: all, its owner, or all but only how many things it holds.

A card that some seats know wherever it lies is a `Placed`, in a field that all may see.
"""

from enum import Enum, auto
from typing import Annotated, TypeVar


class Seen(Enum):
    """Who may see a field."""

    ALL = auto()
    OWNER = auto()
    """The seat that the nearest enclosing struct names in its field `seat`."""
    BACKS = auto()
    """The owner sees the things, everybody else how many there are."""


T = TypeVar("T")
Public = Annotated[T, Seen.ALL]
Private = Annotated[T, Seen.OWNER]
Backs = Annotated[T, Seen.BACKS]
