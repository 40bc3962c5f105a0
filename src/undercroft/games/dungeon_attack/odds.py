"""What facing dice brings in the long run: dice beaten and HITs taken until none is left.

Plain expectation over the faces of dice; it knows neither a table nor a plan.
"""

from functools import cache
from math import comb
from typing import NamedTuple

from undercroft.games.dungeon_attack.state import KNOCKED_OUT


class Course(NamedTuple):
    """How a fight goes on average, from now until no die faces the adventurer any more."""

    beaten: float
    """Dice that go to the pile."""
    stuns: float
    wounds: float
    knock_outs: float
    """HITs by what they make of the adventurer."""


NOTHING = Course(0.0, 0.0, 0.0, 0.0)


@cache
def course(dice: int, rating: int, hits: int) -> Course:
    """Roll so many dice turn after turn: D up to the rating are beaten, M leave, the rest stay."""
    if not dice or hits >= KNOCKED_OUT:
        return NOTHING
    beaten, suffered = 0.0, [0.0, 0.0, 0.0]
    for defeated in range(dice + 1):
        kept = min(defeated, rating)
        for attacking in range(dice - defeated + 1):
            chance = comb(dice, defeated) * comb(dice - defeated, attacking) / 3**dice
            stay = defeated - kept + attacking
            hit = int(stay == dice)
            later = course(stay, rating, hits + hit)
            suffered[hits] += chance * hit
            beaten += chance * (kept + later.beaten)
            for state, times in enumerate(later[1:]):
                suffered[state] += chance * times
    return Course(beaten, *suffered)
