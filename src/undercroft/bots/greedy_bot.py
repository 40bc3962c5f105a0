"""A bot that wants to win: it does what the game advises."""

from undercroft.bots.bot import Chair
from undercroft.engine import Fast, Option


class GreedyBot:
    """Plays what the game thinks best of every question."""

    def __init__(self, seed: str) -> None:
        self._source = Fast(seed)

    def choose(self, chair: Chair) -> Option:
        state = chair.thinks_of(self._source)
        return chair.game.advise(state, chair.seat, chair.options, self._source)
