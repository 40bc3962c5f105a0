"""Bots that look ahead: they choose what comes out best in the worlds they imagine."""

import random

from undercroft.bots.bot import Chair
from undercroft.bots.searching import Budget, Search
from undercroft.engine import Option

SMALL = Budget(playouts=240, seconds=0.6)
LARGE = Budget(playouts=2400, seconds=3.0)


class SearchBot:
    """Searches with a budget before it chooses; the same seed and time search the same."""

    budget = SMALL

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, chair: Chair) -> Option:
        if len(chair.options) == 1:
            return chair.options[0]
        return Search(chair, self.budget, str(self._random.random())).best()


class VeteranBot(SearchBot):
    """A small budget."""


class LegendBot(SearchBot):
    """A large one."""

    budget = LARGE
