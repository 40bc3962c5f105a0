"""The tree that a search grows below each of its options: who may do what then, and with what luck.

A place in it is known by the choices that led there, whatever the dice said on the way, so that it
gathers what happens in all worlds. Each seat wants the most for itself; in a party all want the
same, since the same is worth the same to all.
"""

from collections.abc import Sequence
from math import log

from undercroft.engine import Option, Source

CURIOSITY = 0.1
"""How much a choice that was seldom tried is preferred to one that did well."""
SLOWNESS = 8
"""How many visits the second choice of a place waits for; the third waits four times as long."""


class Branch:
    """A choice at a place, and the place it leads to."""

    __slots__ = ("total", "visits", "where")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.where = Place()


class Place:
    """A question somewhere ahead. The longer it is looked at, the more choices are considered."""

    __slots__ = ("arrivals", "branches", "visits")

    def __init__(self) -> None:
        self.arrivals = 0
        """How often play came here; only `visits` of them chose from here."""
        self.visits = 0
        self.branches: dict[Option, Branch] = {}

    def pick(self, options: Sequence[Option], advice: Option, source: Source) -> Option:
        """What to try next of the options of this world: the advice before all others."""
        branches = self.branches
        known = [option for option in options if option in branches]
        if advice not in branches:
            return advice
        if len(known) < min(len(options), self.width):
            others = [option for option in options if option not in branches]
            fair = [option for option in others if not option.grave] or others
            return fair[_drawn(source, len(fair))]
        weight = CURIOSITY * log(self.visits + 1) ** 0.5
        return max(known, key=lambda option: _promise(branches[option], weight))

    @property
    def width(self) -> int:
        """How many choices are considered by now."""
        return 1 + int((self.visits / SLOWNESS) ** 0.5)

    def branch(self, option: Option) -> Branch:
        """The branch of a choice, grown when it is tried first."""
        found = self.branches.get(option)
        if found is None:
            found = self.branches[option] = Branch()
        return found


def _promise(branch: Branch, weight: float) -> float:
    """How well a branch did, with what it may still hide."""
    visits = branch.visits or 1
    return float(branch.total / visits + weight / visits**0.5)


def _drawn(source: Source, count: int) -> int:
    drawn = source.draw(range(count))
    return drawn or 0
