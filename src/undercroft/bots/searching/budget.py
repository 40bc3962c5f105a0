"""How much a search may do: so many playouts, and so many seconds."""

from time import monotonic
from typing import NamedTuple

POLL_SHARE = 8
"""A vote gets this part of what a decision gets: everybody waits for all votes."""


class Budget(NamedTuple):
    """Whichever is used up first ends a search."""

    playouts: int
    seconds: float

    def for_poll(self) -> "Budget":
        """What a vote may take."""
        return Budget(max(self.playouts // POLL_SHARE, 1), self.seconds / POLL_SHARE)


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.playouts
        self._budget = budget
        self._end = monotonic() + budget.seconds

    @property
    def used(self) -> float:
        """The share that is used up: of the playouts or of the time, whichever is more."""
        whole, seconds = self._budget
        if not whole or not seconds:
            return 1.0
        return max(1 - self.left / whole, 1 - (self._end - monotonic()) / seconds)

    def spend(self) -> bool:
        """Take one playout out of it, if there is one."""
        if self.is_empty():
            return False
        self.left -= 1
        return True

    def is_empty(self) -> bool:
        return self.left <= 0 or monotonic() >= self._end
