"""How throws are likely to end: for bots, and for anybody who weighs a throw before it.

What is reckoned with is an average hand, as it was measured; boards and dice are handed in.
"""

from functools import lru_cache
from typing import NamedTuple

from undercroft.families.dungeon_fighters.chances import HAND
from undercroft.families.dungeon_fighters.throws import is_possible
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.regions import section_values
from undercroft.targets.skill.odds import odds


class Aim(NamedTuple):
    """The ends of a throw under some conditions."""

    hits: float
    """How often it hits."""
    worth: float
    """What it deals, misses counted as nothing."""
    centre: float
    zone_1: float
    """How often the die lies in a section worth 1."""
    values: tuple[tuple[int, float], ...]
    """What sections are worth, each with its share of all throws."""


ZONE_1 = 1


def aim(target: str, die: str, throws: tuple[str, ...]) -> Aim:
    """The ends of a throw; one that nobody can make is a miss."""
    return _aim(target, die, tuple(sorted(throws)))


def icon_share(die: str) -> float:
    """How often a die shows the symbol."""
    kind = die_kind(die)
    return len(kind.icons) / kind.faces


@lru_cache(maxsize=4096)
def _aim(target: str, die: str, throws: tuple[str, ...]) -> Aim:
    if not is_possible(throws):
        return Aim(0.0, 0.0, 0.0, 0.0, ())
    values = section_values(board(target))
    shares: dict[int, float] = {}
    found = odds(target, die, throws, HAND)
    before = 0
    for end, upto in zip(found.ends, found.sums, strict=True):
        share, before = (upto - before) / found.total, upto
        if not end.broken and end.bounces and end.place in values:
            value = values[end.place]
            shares[value] = shares.get(value, 0.0) + share
    return Aim(
        sum(shares.values()),
        sum(value * share for value, share in shares.items()),
        shares.get(max(values.values()), 0.0),
        shares.get(ZONE_1, 0.0),
        tuple(sorted(shares.items())),
    )
