"""Standings: win rates with their intervals, and ratings, from what was played."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import log10, sqrt
from typing import NamedTuple

from undercroft.bots import LEVELS
from undercroft.lab.matches import THE_GAME, Played

SURE = 1.96
"""Standard errors that hold a share 95 times in 100."""
ROUNDS = 200
"""So often ratings are improved before they are told."""
BEGINNER = 1000
"""The rating of the weakest level."""
SPREAD = 400
"""So many points of rating make ten victories for one defeat."""


class Score(NamedTuple):
    """What one side has of so many games against the other."""

    points: float
    games: int

    @property
    def share(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which holds the true share 95 times in 100."""
        n, p, z = self.games, self.share, SURE
        middle = p + z * z / (2 * n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        whole = 1 + z * z / n
        return max((middle - reach) / whole, 0.0), min((middle + reach) / whole, 1.0)


Scores = Mapping[tuple[str, str], Score]
"""By the stronger and the weaker side."""


def scores(played: Iterable[Played]) -> dict[tuple[str, str], Score]:
    """What every side has against every other, of the games of one kind."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one in played:
        found[one.sides].append(one.points)
    order = [*LEVELS, THE_GAME].index
    pairs = sorted(found, key=lambda pair: (order(pair[0]), order(pair[1])))
    return {pair: Score(sum(found[pair]), len(found[pair])) for pair in pairs}


def ratings(found: Scores) -> dict[str, int]:
    """How strong everybody is, as in chess: from all pairs together (Bradley and Terry).

    A half of a game is added to each side, or whoever never lost would be stronger than any number.
    """
    sides = list(dict.fromkeys(side for pair in found for side in pair))
    strength = dict.fromkeys(sides, 1.0)
    for _ in range(ROUNDS):
        for side in sides:
            won, met = 0.0, 0.0
            for (one, other), score in found.items():
                if side not in (one, other):
                    continue
                won += (score.points if side == one else score.games - score.points) + 0.5
                met += (score.games + 1) / (strength[one] + strength[other])
            strength[side] = won / met
    weakest = next(level for level in LEVELS if level in strength)
    return {
        level: round(BEGINNER + SPREAD * log10(strength[level] / strength[weakest]))
        for level in LEVELS
        if level in strength
    }
