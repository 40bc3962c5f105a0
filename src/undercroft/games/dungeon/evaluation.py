"""How well everybody stands, for players that look ahead."""

from math import exp

from undercroft.games.dungeon.bots.outlook import pace_of
from undercroft.games.dungeon.deeds import sword_of
from undercroft.games.dungeon.goals import goal_of, wealth
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero, Phase

HOPE = 0.9
"""What a party that holds all its goals may hope for before the boss is beaten."""
SHARE, LAST, GOAL, WAY = 1.0, 0.3, 0.6, 0.17
"""What the treasure is worth, the last of it more; what a whole goal is, less each turn home.

As logarithms of odds, here and below, fitted to games of adventurers.
"""
PACE, SWORD, CARD = 0.35, 0.4, 0.07
"""What is worth a space more in a turn, what a sword adds, and a card that the boss may take."""


def evaluate(g: DungeonState) -> list[float]:
    """Who won has all; before the end it is the goals that tell. [DG-WIN-01]"""
    seats = range(1 if g.solo else len(g.heroes))
    if g.phase is Phase.OVER:
        return [float(seat in g.winners) for seat in seats]
    if g.team:
        living = g.living()
        goal = sum(goal_of(g, hero) for hero in living if hero.card != NOTHING)
        share = sum(wealth(g, hero) for hero in living) / goal if goal else 0.0
        return [HOPE * min(share, 1.0)] * len(seats)
    strengths = [exp(strength(g, hero)) if hero.alive else 0.0 for hero in g.heroes]
    total = sum(strengths) or 1
    return [one / total for one in strengths]


def strength(g: DungeonState, hero: Hero) -> float:
    """What lets a hero win, as the logarithm of the odds."""
    if hero.card == NOTHING:
        return 0.0
    share, pace = min(wealth(g, hero) / goal_of(g, hero), 1.0), pace_of(g, hero)
    found = SHARE * share + LAST * share**3 + CARD * len(hero.treasures)
    found += PACE * pace + SWORD * sword_of(g, hero)
    if share == 1.0:
        home = g.board.distances(g.board.hall, g.board.all_doors)[hero.place]
        found += GOAL - WAY * home / pace
    return found
