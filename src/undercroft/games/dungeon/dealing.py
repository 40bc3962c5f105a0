"""Cards that lie face down, dealt when they are turned up, and the reserves. [DG-SETUP-07]"""

from undercroft.engine import Draw, Script
from undercroft.engine.piles import Pile, Placed, draw, reshuffle
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon.state import NOTHING, DungeonState


def turn_up(placed: Placed, pile: Pile, why: str, to: int = EVERYONE) -> Script[int]:
    """A face-down card becomes known to a set of seats. One that nobody knew is dealt now."""
    if placed.card != NOTHING:
        card: int = yield Draw([placed.card], why, to)
        return card
    card = yield Draw(pile.pool, why, to)
    pile.pool.remove(card)
    return card


def show(placed: Placed, pile: Pile, seats: int, why: str) -> Script[int]:
    """A set of seats looks at a face-down card, which stays where it is. [DG-SIDEBOARD-03]"""
    card = yield from turn_up(placed, pile, why, seats)
    placed.card = card
    placed.known |= seats
    return card


def draw_monster(g: DungeonState, level: int, why: str) -> Script[int]:
    """The next Monster card of a level's reserve, or nothing. [DG-RULING-67]"""
    at = level - 1
    if g.reserve[at]:
        g.reserve[at] -= 1
        card = yield from draw(g.unseen[at], why)
        return card
    again = g.again[at]
    if not len(again):
        reshuffle(again, g.discards[at])
    if not len(again):
        return NOTHING
    card = yield from draw(again, why)
    return card


def draw_prize(g: DungeonState, level: int, why: str) -> Script[int]:
    """The next Prize card of a level's reserve, or nothing. [DG-RULING-67]"""
    at = level - 1
    if not g.prizes_left[at]:
        return NOTHING
    g.prizes_left[at] -= 1
    card = yield from draw(g.prizes[at], why)
    return card


def set_prize_aside(g: DungeonState, level: int) -> Placed | None:
    """A Prize card of the reserve that stays face down. [DG-RULING-56]"""
    at = level - 1
    if not g.prizes_left[at]:
        return None
    g.prizes_left[at] -= 1
    return Placed(NOTHING)


def discard(g: DungeonState, card: int, level: int) -> None:
    """A card of a Monster deck goes to the discards of its level. [DG-SIDEBOARD-05]"""
    if card in g.printed.monsters or card in g.printed.traps:
        g.discards[level - 1].append(card)
