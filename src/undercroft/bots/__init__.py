"""Players made of code. A bot sees what its seat may know, never the table itself."""

from undercroft.bots.bot import Bot, Chair
from undercroft.bots.greedy_bot import GreedyBot
from undercroft.bots.hands import HANDS, has_throws, with_hands
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.steady_bot import SteadyBot
from undercroft.engine import Refused

LEVELS: dict[str, type[GreedyBot] | type[RandomBot] | type[SteadyBot]] = {
    "greedy": GreedyBot,
    "steady": SteadyBot,
    "random": RandomBot,
}
"""The bots by the name of their level; the first is the usual one."""

DEFAULT_LEVEL = next(iter(LEVELS))
CARETAKER = "steady"
"""The bot that plays on for somebody who leaves: the defaults of the rules, no more."""


def make_bot(level: str, seed: str) -> Bot:
    """A bot of a level; Refused names the levels that are there."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        message = f"there is no bot {level!r}; there are: {known}"
        raise Refused("no-bot", message, level=level, levels=known)
    return LEVELS[level](seed)


__all__ = [
    "CARETAKER",
    "DEFAULT_LEVEL",
    "HANDS",
    "LEVELS",
    "Bot",
    "Chair",
    "GreedyBot",
    "RandomBot",
    "SteadyBot",
    "has_throws",
    "make_bot",
    "with_hands",
]
