"""Measures: numbers of each seat that are followed through a game, and what counts as luck.

A game declares them; a chronicle reads them off its states and counts them from its events.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from undercroft.engine.events import Event

Read = Callable[[Any, int], int]
"""A number of a seat, from the state between two steps."""
Count = Callable[[Event], tuple[int, int] | None]
"""The seat and the amount that an event adds; None where it adds nothing."""


class Measure(NamedTuple):
    """A number that is followed, read off the state or counted from events.

    Its text id is `measure-` and its id; where it is an honor to have the most of it, the text's
    note `honor` says which.
    """

    id: str
    reads: Read | None = None
    counts: Count | None = None
    is_honor: bool = False


class Luck(NamedTuple):
    """What a roll was to a seat: how many dice did it good, and how many do on average."""

    seat: int
    dice: int
    good: int
    expected: int
    """In thousandths of a die."""


def luck_of(seat: int, faces: bytes, good: int, sides: int, is_good: Callable[[int], bool]) -> Luck:
    """The luck of dice of which each shows one of its good sides so often."""
    count = len(faces)
    return Luck(seat, count, sum(map(is_good, faces)), (2000 * count * good + sides) // (2 * sides))
