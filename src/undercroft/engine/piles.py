"""Piles of cards that are dealt late: a card nobody has seen is not decided yet.

A pile is a pool without order, plus the few cards whose place somebody knows, on its top or at its
bottom. What does not exist can't leak, and a real deck on a real table fits the same ask.
"""

from collections.abc import Iterable

from msgspec import Struct, field

from undercroft.engine.asks import Draw, Script
from undercroft.engine.seats import EVERYONE, is_in


class Placed(Struct, array_like=True, gc=False):
    """A card whose place is decided, and the seats that know it."""

    card: int
    known: int = 0


class Pile(Struct, array_like=True, gc=False):
    """A face-down pile: known cards on top, the undecided pool, known cards at the bottom."""

    pool: list[int] = field(default_factory=list)
    top: list[Placed] = field(default_factory=list)
    bottom: list[Placed] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.top) + len(self.pool) + len(self.bottom)

    def next_placed(self) -> Placed | None:
        """The next card if it is decided already."""
        if self.top:
            return self.top[0]
        return self.bottom[0] if not self.pool and self.bottom else None

    def candidates(self) -> list[int]:
        """What the next card can be, each as likely as the others."""
        placed = self.next_placed()
        return self.pool if placed is None else [placed.card]

    def remove_next(self, card: int) -> None:
        """Take the next card away, now that it is known which."""
        if self.top:
            self.top.pop(0)
        elif self.pool:
            self.pool.remove(card)
        else:
            self.bottom.pop(0)


def draw(pile: Pile, why: str, to: int = EVERYONE) -> Script[int]:
    """Take the next card of a pile that holds at least one; a set of seats sees it."""
    card: int = yield Draw(pile.candidates(), why, to)
    pile.remove_next(card)
    return card


def peek(pile: Pile, count: int, seats: int, why: str) -> Script[list[int]]:
    """Let the seats of a set look at the next cards, which stay where they are."""
    seen: list[Placed] = []
    for _ in range(min(count, len(pile))):
        known = pile.next_placed()
        card = yield from draw(pile, why, seats)
        seen.append(Placed(card, (known.known if known else 0) | seats))
    pile.top = seen + pile.top
    return [placed.card for placed in seen]


def put_on_top(pile: Pile, card: int, known: int) -> None:
    """Put a card on top, known to a set of seats."""
    pile.top.insert(0, Placed(card, known))


def put_at_bottom(pile: Pile, card: int, known: int) -> None:
    """Put a card at the bottom, known to a set of seats."""
    pile.bottom.append(Placed(card, known))


def shuffle(pile: Pile, cards: Iterable[int] = ()) -> None:
    """Shuffle the whole pile, together with other cards: nobody knows a place any more."""
    pile.pool.extend(placed.card for placed in pile.top + pile.bottom)
    pile.pool.extend(cards)
    # A draw goes by the place in the pool, so the order must not tell where a card lay.
    pile.pool.sort()
    pile.top.clear()
    pile.bottom.clear()


def reshuffle(pile: Pile, discards: list[int]) -> None:
    """Shuffle the discards into the pile and leave the discards empty."""
    shuffle(pile, discards)
    discards.clear()


def hidden_from(pile: Pile, seat: int) -> list[Placed]:
    """The decided cards of a pile that a seat does not know."""
    return [placed for placed in pile.top + pile.bottom if not is_in(placed.known, seat)]
