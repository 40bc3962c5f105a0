"""The box: all cards of a game, numbered, so that a state can refer to them by number.

A state names its box by the box's key; what is printed never lies in a state. Games derive a box
of their own that says which ranges of numbers are what.
"""

import hashlib
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from undercroft.content.reading import BadContent, Card


class Box:
    """The cards by number, and their names."""

    def __init__(self, printed: Any, most: int) -> None:
        self.printed = printed
        """What the content files list."""
        self.key = hashlib.sha256(msgspec.msgpack.encode(printed)).hexdigest()[:16]
        self.cards: list[Any] = []
        self.names: list[str] = []
        """The text id of each card."""
        self._most = most

    @property
    def numbering(self) -> str:
        """A check sum of the names in their order: where it is the same, so are the numbers."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def add(self, kind: str, cards: Iterable[Card]) -> range:
        """Number some cards of one kind; their texts are called `kind-id`."""
        start = len(self.cards)
        for card in cards:
            self.cards.append(card)
            self.names.append(f"{kind}-{card.id}")
        if len(self.cards) > self._most:
            count, most = len(self.cards), self._most
            problem = f"with these there are {count} cards; at most {most} fit"
            raise BadContent("content-many", f"{kind} cards", problem, count=count, most=most)
        return range(start, len(self.cards))


B = TypeVar("B", bound=Box)

BOXES: dict[str, Any] = {}
"""All boxes of this process by their key: states name them, since they can't hold them."""


def keep(box: B) -> B:
    """Keep a box, so that states find it; an equal one that is kept already goes before it."""
    kept: B = BOXES.setdefault(box.key, box)
    return kept
