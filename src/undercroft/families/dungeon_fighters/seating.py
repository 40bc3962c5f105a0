"""Who comes next around the table."""

from collections.abc import Callable, Sequence
from typing import TypeVar

HeroT = TypeVar("HeroT")


def next_after(heroes: Sequence[HeroT], at: int, wanted: Callable[[HeroT], bool]) -> HeroT:
    """The next Hero clockwise of whom something is true, the one at a place last of all."""
    order = (heroes[(at + step) % len(heroes)] for step in range(1, len(heroes) + 1))
    return next(hero for hero in order if wanted(hero))


def following(
    heroes: Sequence[HeroT], at: int, wanted: Callable[[HeroT], bool], count: int
) -> list[HeroT]:
    """So many Heroes of whom something is true, from a place on and around again."""
    order = [heroes[(at + step) % len(heroes)] for step in range(len(heroes))]
    found = [hero for hero in order if wanted(hero)]
    return [found[step % len(found)] for step in range(count)]
