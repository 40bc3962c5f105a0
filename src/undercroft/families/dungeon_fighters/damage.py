"""The damage of a throw: what it is made of, in the order in which it is reckoned.

First the base, then what multiplies it, then what is added.
"""

from collections.abc import Iterable, Sequence

Part = tuple[str, int]
"""A text id and an amount."""


def reckon(base: Part, times: Iterable[Part], adds: Iterable[Part]) -> list[Part]:
    """The parts that add up to the damage; a factor counts as what it adds.

    [DF-CONDITION-12] [DF-RULING-25] [DC-RULING-12]
    """
    parts, total = [base], base[1]
    for name, factor in times:
        parts.append((name, total * (factor - 1)))
        total *= factor
    return [part for part in (*parts, *adds) if part[1]]


def take_off(parts: list[Part], guards: Iterable[Part]) -> None:
    """What protects is taken off, as far as anything is left. [DF-ITEM-09] [DC-RULING-46]"""
    for name, amount in guards:
        if taken := min(amount, worth(parts)):
            parts.append((name, -taken))


def worth(parts: Sequence[Part]) -> int:
    """What parts add up to; never less than nothing. [DF-RULING-25]"""
    return max(0, sum(amount for _, amount in parts))
