"""The Monster deck: three cards of each level from 1 to 3, then all of level 4. [DC-SETUP-13]"""

from collections import Counter

from undercroft.engine import Draw, Script
from undercroft.games.dungeon_fighter_catacombs.printed import LEVELS
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState

LAST = 4
EASIER = 3
DRAWN = 3
"""Cards of each level from 1 to 3. [DC-SETUP-11]"""


def stack(g: CatacombsState) -> list[int]:
    """How many monsters of each level a new deck has. [DC-SETUP-11] [DC-SETUP-12]"""
    left = Counter(g.printed.monster(card).level for card in g.monsters.pool)
    return [left[level] if level == LAST else DRAWN for level in LEVELS]


def next_level(g: CatacombsState) -> int | None:
    """The level of the next monster, which everybody sees. [DC-REVEAL-03]"""
    return next((level for level, left in enumerate(g.deck, 1) if left), None)


def draw_monster(g: CatacombsState, why: str) -> Script[int]:
    """The top card of the Monster deck. [DC-REVEAL-01]"""
    if next_level(g) is None:
        refill(g)
    level = next_level(g)
    assert level is not None, "there is no monster left"
    pool = g.monsters.pool
    card: int = yield Draw([n for n in pool if g.printed.monster(n).level == level], why)
    pool.remove(card)
    g.deck[level - 1] -= 1
    return card


def refill(g: CatacombsState) -> None:
    """Discards of level 4, else of level 3, else what was not used yet. [DC-RULING-60]"""
    level_of = {card: g.printed.monster(card).level for card in (*g.beaten, *g.monsters.pool)}
    for level in (LAST, EASIER):
        again = [card for card in g.beaten if level_of[card] == level]
        if again:
            break
    else:
        again = g.monsters.pool or g.beaten
    g.beaten = [card for card in g.beaten if card not in again]
    # Nobody knows the order of a shuffled pile, and the pool must not tell it.
    g.monsters.pool = again = sorted(again)
    for card in again:
        g.deck[level_of[card] - 1] += 1
