"""How well everybody stands, for players that look ahead."""

from math import exp

from undercroft.games.dungeon_attack.endings import has_party_fallen
from undercroft.games.dungeon_attack.score import HOARD
from undercroft.games.dungeon_attack.state import KNOCKED_OUT, DungeonState, Phase, Seat

LEAD, LATER = 6.0, 4.0
"""A lead of so many points wins three games of four; so many more for each level to come."""
ALONE = 80
"""What somebody alone may hope for."""
ARTIFACT, HIT = 0.3, 0.1
"""What breaks ties, in points. [DA-RULING-47]"""
OUT = 0.5
"""What somebody Knocked Out has left, as long as the others fight on."""


def evaluate(g: DungeonState) -> list[float]:
    """The chance to be ahead of the others; nothing for a party that fell. [DA-RULING-46]"""
    if has_party_fallen(g):
        return [0.0] * len(g.seats)
    if len(g.seats) == 1:
        return [min(points(g.seats[0]) / ALONE, 1.0)]
    if g.setup.shared_hoard:
        total = sum(seat.total() for seat in g.seats)
        return [min(total / (2 * HOARD), 1.0)] * len(g.seats)
    return [ahead(g, me) for me in g.seats]


def ahead(g: DungeonState, me: Seat) -> float:
    """The mean chance against each of the others, as their leads tell it."""
    mine = points(me)
    others = [points(seat) for seat in g.seats if seat is not me]
    lead = LEAD + LATER * levels_left(g)
    return sum(1 / (1 + exp((other - mine) / lead)) for other in others) / len(others)


def levels_left(g: DungeonState) -> int:
    """The levels that are still to be fought."""
    return 0 if g.phase is Phase.OVER else len(g.setup.dungeon) - g.level + 1


def points(seat: Seat) -> float:
    """The total, with what breaks ties."""
    out = OUT if seat.hits == KNOCKED_OUT else 0.0
    return seat.total() + ARTIFACT * seat.artifacts - HIT * seat.hits - out
