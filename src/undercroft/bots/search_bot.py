"""Bots that look ahead: they choose what comes out best in the worlds they imagine."""

import random

from undercroft.bots.bot import Chair
from undercroft.bots.searching import Budget, Search
from undercroft.engine import Option

SMALL = Budget(playouts=2400, seconds=0.8)
LARGE = Budget(playouts=12_000, seconds=3.6)


class SearchBot:
    """Searches before it chooses; the same seed finds the same, as long as time suffices."""

    level: str
    usual: Budget

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        self._random = random.Random(seed)
        self._budget = budget or self.usual

    def choose(self, chair: Chair) -> Option:
        if len(chair.options) == 1:
            return chair.options[0]
        return Search(chair, self._budget, str(self._random.random()), self.level).best()


class VeteranBot(SearchBot):
    """A small budget."""

    level, usual = "veteran", SMALL


class LegendBot(SearchBot):
    """A large one."""

    level, usual = "legend", LARGE
