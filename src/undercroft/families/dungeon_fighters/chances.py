"""What may be expected of a throw: how often an average hand hits, and with what.

Read off the skill tables; it knows no cards.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from undercroft.engine.odds import thousandths
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.regions import section_values
from undercroft.targets.skill.odds import End, odds
from undercroft.targets.skill.tables import ANY_FACE

HAND = "average"


class Chances(NamedTuple):
    """How often each value is hit, in parts of `total`."""

    values: tuple[tuple[int, int], ...]
    """A section's value, and its weight."""
    total: int

    def at_least(self, value: int) -> int:
        """The chance of a hit that is worth so much, in thousandths."""
        good = sum(weight for worth, weight in self.values if worth >= value)
        return thousandths(good, self.total)

    @property
    def hit(self) -> int:
        """The chance of a hit, in thousandths."""
        return self.at_least(0)

    @property
    def mean(self) -> int:
        """What a hit is worth on average, in tenths."""
        hits = sum(weight for _, weight in self.values)
        points = sum(worth * weight for worth, weight in self.values)
        return (20 * points + hits) // (2 * hits) if hits else 0


@lru_cache(maxsize=1024)
def chances(name: str, throws: tuple[str, ...], die: str = "") -> Chances:
    """What an average hand can expect at a board under conditions that go together.

    Without a die's kind it is the usual one of the board.
    """
    found = odds(name, die or board(name).die, throws, HAND)
    values = section_values(board(name))
    weights: dict[int, int] = {}
    for end, (low, high) in zip(found.ends, pairwise((0, *found.sums)), strict=True):
        if end.place in values and end.bounces and not end.broken:
            value = values[end.place]
            weights[value] = weights.get(value, 0) + high - low
    return Chances(tuple(sorted(weights.items())), found.total)


def without(found: Chances, values: Sequence[int]) -> Chances:
    """The same where some sections count as misses."""
    kept = tuple((value, weight) for value, weight in found.values if value not in values)
    return Chances(kept, found.total)


@lru_cache(maxsize=1024)
def icon_chance(name: str, throws: tuple[str, ...], die: str = "", *, on_hit: bool) -> int:
    """The chance of the symbol, wherever the die lies or only on a hit, in thousandths."""
    kind = die_kind(die or board(name).die)
    found = odds(name, kind.name, throws, HAND)
    values = section_values(board(name))

    def is_hit(end: End) -> bool:
        return end.place in values and end.bounces > 0 and not end.broken

    good = 0
    for end, (low, high) in zip(found.ends, pairwise((0, *found.sums)), strict=True):
        if on_hit and not is_hit(end):
            continue
        if end.face == ANY_FACE:
            good += (high - low) * len(kind.icons)
        elif end.face in kind.icons:
            good += (high - low) * kind.faces
    return thousandths(good, found.total * kind.faces)
