"""A bot that does what the rules' decision table suggests: sensible, never brilliant."""

from undercroft.bots.bot import Chair
from undercroft.engine import Fast, Option


class SteadyBot:
    """Plays the default of every question."""

    def __init__(self, seed: str) -> None:
        self._source = Fast(seed)

    def choose(self, chair: Chair) -> Option:
        state = chair.thinks_of(self._source)
        return chair.game.fallback(state, chair.seat, chair.options, self._source)
