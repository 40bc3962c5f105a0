"""How well everybody stands, for players that look ahead."""

from math import exp

from undercroft.engine import worth
from undercroft.games.dungeon_attack.endings import has_party_fallen
from undercroft.games.dungeon_attack.score import HOARD, result
from undercroft.games.dungeon_attack.state import DungeonState, Phase, Seat

LEAD, LATER = 4.0, 4.0
"""A lead of so many points wins three games of four; so many more for each level to come.

These and what follows were fitted to games of adventurers, at the ends of levels.
"""
HIT, CHARGE = 2.9, 1.5
"""What a HIT costs, and a Magic Item that is ready brings, in points for each level to come."""
RANK = 0.75
"""What the rank is worth in the end; the rest is the lead, which is worth having all the same."""
ALONE = 80
"""What somebody alone may hope for."""


def evaluate(g: DungeonState) -> list[float]:
    """The chance to be ahead of the others; nothing for a party that fell. [DA-RULING-46]"""
    if has_party_fallen(g):
        return [0.0] * len(g.seats)
    if len(g.seats) == 1:
        return [min(prospects(g.seats[0], levels_left(g)) / ALONE, 1.0)]
    if g.setup.shared_hoard:
        total = sum(seat.total() for seat in g.seats)
        return [min(total / (2 * HOARD), 1.0)] * len(g.seats)
    leads = [ahead(g, me) for me in g.seats]
    if g.phase is not Phase.OVER:
        return leads
    ranks = worth(result(g))
    return [RANK * rank + (1 - RANK) * lead for rank, lead in zip(ranks, leads, strict=True)]


def ahead(g: DungeonState, me: Seat) -> float:
    """The mean chance against each of the others, as their leads tell it."""
    later = levels_left(g)
    mine, lead = prospects(me, later), LEAD + LATER * later
    others = [prospects(seat, later) for seat in g.seats if seat is not me]
    return sum(1 / (1 + exp((other - mine) / lead)) for other in others) / len(others)


def levels_left(g: DungeonState) -> int:
    """The levels that are still to be fought."""
    return 0 if g.phase is Phase.OVER else len(g.setup.dungeon) - g.level + 1


def prospects(seat: Seat, later: int) -> float:
    """The total, and what somebody's state is worth in so many levels to come."""
    return seat.total() + later * (CHARGE * seat.charged - HIT * seat.hits)
