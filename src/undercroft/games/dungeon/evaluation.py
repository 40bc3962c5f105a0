"""How well everybody stands, for players that look ahead."""

from undercroft.games.dungeon.goals import goal_of, wealth
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero, Phase

HOPE = 0.9
"""What somebody who holds a whole goal may hope for before it is brought home."""
HOME = 0.05
"""What it is worth to be home with a goal."""
STEEP = 3
"""How much more the last gold counts than the first: the race goes to who is ahead."""


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
    shares = [progress(g, hero) for hero in g.heroes]
    weights = [(0.1 + share) ** STEEP for share in shares]
    total = sum(weights)
    chances = [weight / total for weight in weights]
    return [HOPE * chance * (1 + share) / 2 for chance, share in zip(chances, shares, strict=True)]


def progress(g: DungeonState, hero: Hero) -> float:
    """How much of a goal a hero holds."""
    if not hero.alive or hero.card == NOTHING:
        return 0.0
    share = min(wealth(g, hero) / goal_of(g, hero), 1.0)
    at_home = share == 1.0 and hero.place == g.board.hall
    return share + HOME * at_home
