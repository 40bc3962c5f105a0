"""The Dungeon deck: what is drawn from it, and what goes under it. [DC-PATH-01] [DC-PATH-03]"""

from undercroft.engine import Draw, Script
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon_fighter_catacombs.state import NOTHING, CatacombsState, Layer

NEEDED, NEEDED_TO_LEVEL = 10, 11
"""Shop icons to a Shop. [DC-PATH-05] [DC-LEVEL-13]"""


def cards_left(g: CatacombsState) -> int:
    """How many cards the Dungeon deck has."""
    return len(g.rooms) + sum(len(layer.cards) for layer in g.under)


def draw_room(g: CatacombsState, to: int) -> Script[int]:
    """The top card, seen by a set of seats; what was put under the deck comes last."""
    if len(g.rooms):
        pool = g.rooms.pool
        card: int = yield Draw(pool, "DC-PATH-01", to)
        pool.remove(card)
        return card
    layer = g.under[0]
    card = yield Draw(layer.cards, "DC-PATH-01", to)
    layer.cards.remove(card)
    if not layer.cards:
        g.under.pop(0)
    return card


def put_under(g: CatacombsState, cards: list[int], known: int = EVERYONE) -> None:
    """Cards go under the deck, shuffled among themselves. [DC-RULING-57]"""
    if cards:
        # Nobody knows the order, so the list must not tell it.
        g.under.append(Layer(sorted(cards), known))


def icons(g: CatacombsState) -> int:
    """The Shop icons on all Dungeon cards that lie open. [DC-MOVEON-10] [DC-RULING-76]"""
    cards = g.passed if g.room == NOTHING else [*g.passed, g.room]
    return sum(g.printed.room(card).icons for card in cards)


def icons_needed(g: CatacombsState) -> int:
    """How many take the party to a Shop. [DC-SHOP-01] [DC-LEVEL-13]"""
    return NEEDED_TO_LEVEL if g.level_up else NEEDED
