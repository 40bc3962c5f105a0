"""Odds: exact chances of dice, as whole thousandths. It knows no game."""

from functools import cache
from math import comb

CERTAIN = 1000
"""A chance is told in thousandths."""


def thousandths(ways: int, of: int) -> int:
    """A chance in thousandths: 0 and 1000 only for what is impossible or certain."""
    if ways <= 0:
        return 0
    if ways >= of:
        return CERTAIN
    return min(CERTAIN - 1, max(1, (2 * CERTAIN * ways + of) // (2 * of)))


@cache
def at_least(count: int, dice: int, good: int, sides: int = 6) -> int:
    """The chance, in thousandths, that so many of some dice show one of their good sides."""
    ways = sum(
        comb(dice, hits) * good**hits * (sides - good) ** (dice - hits)
        for hits in range(max(0, count), dice + 1)
    )
    return thousandths(ways, sides**dice)


@cache
def likeliest(dice: int, good: int, sides: int = 6, most: int = 99) -> int:
    """How many of some dice most likely show a good side, where no more than `most` count."""
    ways = [0] * (min(dice, most) + 1)
    for hits in range(dice + 1):
        ways[min(hits, most)] += comb(dice, hits) * good**hits * (sides - good) ** (dice - hits)
    return max(range(len(ways)), key=lambda count: (ways[count], count))


@cache
def at_least_worth(count: int, dice: int, worths: tuple[int, ...]) -> int:
    """The chance, in thousandths, that some dice are worth so much, each side of one its own."""
    ways = {0: 1}
    for _ in range(dice):
        following: dict[int, int] = {}
        for total, times in ways.items():
            for worth in worths:
                reached = min(count, total + worth)
                following[reached] = following.get(reached, 0) + times
        ways = following
    good = sum(times for total, times in ways.items() if total >= count)
    return thousandths(good, len(worths) ** dice)
