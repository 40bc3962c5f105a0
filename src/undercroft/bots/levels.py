"""The levels of bots, with the same names in all games, and what else bots were ever called."""

from collections.abc import Callable
from typing import Literal

from undercroft.bots.bot import Bot
from undercroft.bots.greedy_bot import GreedyBot
from undercroft.bots.novice_bot import NoviceBot
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.search_bot import LegendBot, SearchBot, VeteranBot
from undercroft.bots.searching import Budget
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
CARETAKER: Literal["steady"] = "steady"
"""The bot that plays on for who leaves, unless the table chose a level: the rules' defaults."""
OTHERS: dict[str, Callable[[str], Bot]] = {
    CARETAKER: SteadyBot,
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""Bots that nobody is offered: for who leaves, for measurements, and of earlier tables."""


def make_bot(level: str, seed: str, budget: Budget | None = None) -> Bot:
    """A bot of a level, with another budget if it searches; Refused names the levels there are."""
    made = LEVELS.get(level) or OTHERS.get(level)
    if made is None:
        known = ", ".join(LEVELS)
        message = f"there is no bot {level!r}; there are: {known}"
        raise Refused("no-bot", message, level=level, levels=known)
    if budget is not None and isinstance(made, type) and issubclass(made, SearchBot):
        return made(seed, budget)
    return made(seed)


def is_thinker(level: str) -> bool:
    """Whether the bots of a level may think for seconds."""
    made = LEVELS.get(level)
    return isinstance(made, type) and issubclass(made, SearchBot)


def is_level(level: str) -> bool:
    """Whether there is a bot of that name."""
    return level in LEVELS or level in OTHERS
