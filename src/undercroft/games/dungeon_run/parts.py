"""What a number is made of: a base, then what cards add to it or take from it.

Rules add the parts up and events tell them, so that nobody has to wonder where a number comes from.
Each part is a text id with an amount; the first is the base.
"""

from collections.abc import Iterable
from typing import Protocol

from undercroft.engine import Names, Parts
from undercroft.games.dungeon_run.state import Monster, RunState

Part = tuple[str, int]


class Counted(Protocol):
    """An effect that says how much."""

    @property
    def amount(self) -> int: ...


def worth(parts: Iterable[Part]) -> int:
    """The number."""
    return sum(amount for _, amount in parts)


def limited(parts: list[Part], least: int, most: int = 99) -> list[Part]:
    """The parts of a number that goes neither below nor above its limits."""
    number = worth(parts)
    within = max(least, min(most, number))
    return parts if within == number else [*parts, ("part-limit", within - number)]


def cause(g: RunState, card: int) -> str:
    """The text id under which a card is named as a cause: a hero's own is his ability."""
    return "part-ability" if card in g.printed.heroes else g.printed.names[card]


def more(g: RunState, found: Iterable[tuple[int, Counted]]) -> list[Part]:
    """What cards add, each as much as its effect says."""
    return [(cause(g, card), effect.amount) for card, effect in found]


def less(g: RunState, found: Iterable[tuple[int, Counted]]) -> list[Part]:
    """What cards take away, each as much as its effect says."""
    return [(cause(g, card), -effect.amount) for card, effect in found]


def told(parts: Iterable[Part]) -> Parts:
    """The parts as an event tells them: each card once."""
    amounts: dict[str, int] = {}
    for name, amount in parts:
        amounts[name] = amounts.get(name, 0) + amount
    return tuple(amounts.items())


def told_changes(parts: list[Part]) -> Parts:
    """The parts as an event tells them; nothing where no card changes the number."""
    return told(parts) if len(parts) > 1 else ()


def name_on(g: RunState, monster: Monster, card: int) -> Names:
    """A card that lies on a monster as an event names it; the monster's own needs no name."""
    return () if card == monster.card else names(g, [card])


def names(g: RunState, cards: Iterable[int]) -> Names:
    """The cards as an event names them."""
    return tuple(cause(g, card) for card in cards)
