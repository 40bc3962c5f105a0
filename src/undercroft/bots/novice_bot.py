"""A bot that learns: it knows the manners and makes mistakes."""

import random

from undercroft.bots.bot import Chair
from undercroft.bots.steady_bot import SteadyBot
from undercroft.engine import Option

SLIPS = 0.3
"""How often it does just anything, though nothing that gives something up."""


class NoviceBot:
    """Plays the default of a question, or now and then whatever comes to its mind."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._steady = SteadyBot(seed)

    def choose(self, chair: Chair) -> Option:
        harmless = [option for option in chair.options if not option.grave]
        if harmless and self._random.random() < SLIPS:
            return self._random.choice(harmless)
        return self._steady.choose(chair)
