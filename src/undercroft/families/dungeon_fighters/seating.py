"""Who comes next around the table."""

from collections.abc import Callable, Sequence
from typing import TypeVar

HeroT = TypeVar("HeroT")


def next_after(heroes: Sequence[HeroT], at: int, wanted: Callable[[HeroT], bool]) -> HeroT:
    """The next Hero clockwise of whom something is true, the one at a place last of all."""
    order = (heroes[(at + step) % len(heroes)] for step in range(1, len(heroes) + 1))
    return next(hero for hero in order if wanted(hero))
