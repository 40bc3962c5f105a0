"""A bot that chooses anything, each option as likely as the others."""

import random

from undercroft.bots.bot import Chair
from undercroft.engine import Option


class RandomBot:
    """Plays at random; the same seed plays the same."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, chair: Chair) -> Option:
        return self._random.choice(chair.options)
