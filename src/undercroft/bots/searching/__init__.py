"""Search: what options are worth, found by playing on in worlds as they might be.

It names no game. A game says what a state is worth (`Game.evaluate`) and how to play on quickly
(`Game.hurry`).
"""

from undercroft.bots.searching.budget import Budget
from undercroft.bots.searching.estimate import Estimate
from undercroft.bots.searching.hints import Hint, hints
from undercroft.bots.searching.search import Search

__all__ = ["Budget", "Estimate", "Hint", "Search", "hints"]
