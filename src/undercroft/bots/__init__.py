"""Players made of code. A bot sees what its seat may know, never the table itself."""

from undercroft.bots.bot import Bot, Chair
from undercroft.bots.hands import HANDS, has_throws, with_hands
from undercroft.bots.levels import CARETAKER, DEFAULT_LEVEL, LEVELS, is_level, is_thinker, make_bot
from undercroft.bots.searching import Budget, Estimate, Hint, Search, hints

__all__ = [
    "CARETAKER",
    "DEFAULT_LEVEL",
    "HANDS",
    "LEVELS",
    "Bot",
    "Budget",
    "Chair",
    "Estimate",
    "Hint",
    "Search",
    "has_throws",
    "hints",
    "is_level",
    "is_thinker",
    "make_bot",
    "with_hands",
]
