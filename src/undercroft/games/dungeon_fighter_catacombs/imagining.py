"""What a seat can't know is dealt anew: what Leaders saw of the Dungeon deck. [DC-RULING-91]"""

from undercroft.engine import Source
from undercroft.engine.seats import is_in
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState


def imagine(g: CatacombsState, seat: int, source: Source) -> None:
    """Cards that another Leader looked at, or put under the deck, are any that are unseen."""
    looked = [placed for placed in g.look if not is_in(placed.known, seat)]
    layers = [layer for layer in g.under if not is_in(layer.known, seat)]
    unseen = [*g.rooms.pool, *(placed.card for placed in looked)]
    unseen += [card for layer in layers for card in layer.cards]
    # In the order it had, the pool would tell who saw what.
    unseen.sort()
    for placed in looked:
        placed.card = take(unseen, source)
    for layer in layers:
        layer.cards = sorted(take(unseen, source) for _ in layer.cards)
    g.rooms.pool = unseen


def take(cards: list[int], source: Source) -> int:
    """One of some cards, all equally likely."""
    card = source.draw(cards)
    assert card is not None, "imagining needs a source that answers"
    cards.remove(card)
    return card
