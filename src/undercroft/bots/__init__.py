"""Players made of code. A bot sees what its seat may know, never the table itself."""

from collections.abc import Callable

from undercroft.bots.bot import Bot, Chair
from undercroft.bots.greedy_bot import GreedyBot
from undercroft.bots.hands import HANDS, has_throws, with_hands
from undercroft.bots.novice_bot import NoviceBot
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.search_bot import LegendBot, VeteranBot
from undercroft.bots.searching import Budget, Estimate, Search
from undercroft.bots.steady_bot import SteadyBot
from undercroft.engine import Refused

LEVELS: dict[str, Callable[[str], Bot]] = {
    "novice": NoviceBot,
    "adventurer": GreedyBot,
    "veteran": VeteranBot,
    "legend": LegendBot,
}
"""The bots that people may play with, by the name of their level, the weakest first."""

DEFAULT_LEVEL = "adventurer"
CARETAKER = "steady"
"""The bot that plays on for somebody who leaves: the defaults of the rules, no more."""
OTHERS: dict[str, Callable[[str], Bot]] = {
    CARETAKER: SteadyBot,
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""Those that nobody is offered: for who leaves, for measurements, and of earlier tables."""


def make_bot(level: str, seed: str) -> Bot:
    """A bot of a level; Refused names the levels that are there."""
    made = LEVELS.get(level) or OTHERS.get(level)
    if made is None:
        known = ", ".join(LEVELS)
        message = f"there is no bot {level!r}; there are: {known}"
        raise Refused("no-bot", message, level=level, levels=known)
    return made(seed)


def is_level(level: str) -> bool:
    """Whether there is a bot of that name."""
    return level in LEVELS or level in OTHERS


__all__ = [
    "CARETAKER",
    "DEFAULT_LEVEL",
    "HANDS",
    "LEVELS",
    "Bot",
    "Budget",
    "Chair",
    "Estimate",
    "GreedyBot",
    "LegendBot",
    "NoviceBot",
    "RandomBot",
    "Search",
    "SteadyBot",
    "VeteranBot",
    "has_throws",
    "is_level",
    "make_bot",
    "with_hands",
]
