"""Imagining: deal anew what a seat can't know, so that everything it knows stays true."""

from collections.abc import Sequence

from undercroft.engine.chance import Source
from undercroft.engine.piles import Pile, hidden_from


def redeal(pile: Pile, hands: Sequence[list[int]], seat: int, source: Source) -> None:
    """Shuffle the pool with hidden hands and hidden places of a pile, and deal all again."""
    hidden = hidden_from(pile, seat)
    pool = pile.pool + [placed.card for placed in hidden]
    for hand in hands:
        pool += hand
    # In the order it had, the pool would tell who held what.
    pool.sort()
    for placed in hidden:
        placed.card = _take(pool, source)
    for hand in hands:
        hand[:] = [_take(pool, source) for _ in hand]
    pile.pool = pool


def _take(pool: list[int], source: Source) -> int:
    card = source.draw(pool)
    assert card is not None, "imagining needs a source that answers"
    pool.remove(card)
    return card
