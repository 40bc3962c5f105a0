"""The tower: how many monsters lie on each storey, and the next one. [DF-SETUP-24]"""

from undercroft.engine import Draw, Script
from undercroft.games.dungeon_fighter.state import FighterState

LAST = 4
"""The level of the lowest storey of monsters."""


def highest_storey(g: FighterState, storey: int) -> int | None:
    """The highest storey that holds a card, from one downward. [DF-ENCOUNTER-03]"""
    for at in range(storey, len(g.tower)):
        if g.tower[at] or g.under[at]:
            return at
    return None


def draw_monster(g: FighterState, storey: int, why: str) -> Script[int]:
    """The next card from a storey downward; what was withdrawn from lies under the others."""
    at = highest_storey(g, storey)
    assert at is not None, "the tower is empty"
    if not g.tower[at]:
        return g.under[at].pop(0)
    pool = g.monsters.pool
    level = at + 1
    card: int = yield Draw([n for n in pool if g.printed.monster(n).level == level], why)
    pool.remove(card)
    g.tower[at] -= 1
    return card


def refill(g: FighterState) -> None:
    """Defeated monsters of level IV make a new pile. [DF-RULING-64]

    What was not drawn for the tower stays in the box. [DF-RULING-05]
    """
    level_of = {card: g.printed.monster(card).level for card in g.beaten}
    again = [card for card in g.beaten if level_of[card] == LAST] or list(g.beaten)
    g.beaten = [card for card in g.beaten if card not in again]
    for card in again:
        g.tower[level_of[card] - 1] += 1
    # Nobody knows the order of a shuffled pile, and the pool must not tell it.
    g.monsters.pool = sorted(again)
