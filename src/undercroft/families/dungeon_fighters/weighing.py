"""What both editions' bots weigh: who throws which die, and which extra damage kills."""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import TypeVar

HeroT = TypeVar("HeroT")
OptionT = TypeVar("OptionT")

LATER = 0.7
"""What the throw after the next one counts, against the next one."""


def best_first(
    throwers: Sequence[HeroT], dice: Sequence[int], worth: Callable[[HeroT, int], float]
) -> int:
    """The die for the first thrower, with what the next ones could make of the others."""
    if len(dice) == 1:
        return dice[0]
    worths = [{die: worth(hero, die) for die in dice} for hero in throwers]
    best, most = dice[0], float("-inf")
    for order in permutations(dice, len(throwers)):
        total, weight = 0.0, 1.0
        for found, die in zip(worths, order, strict=True):
            total += weight * found[die]
            weight *= LATER
        if total > most:
            best, most = order[0], total
    return best


def killing(amounts: Mapping[OptionT, int], left: int) -> OptionT | None:
    """The least of what can be added that kills, or the most if it takes several; else nothing."""
    if left <= 0 or sum(amounts.values()) < left:
        return None
    enough = [option for option in amounts if amounts[option] >= left]
    if enough:
        return min(enough, key=amounts.__getitem__)
    return max(amounts, key=amounts.__getitem__)
