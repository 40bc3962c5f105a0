"""How a game ended. [DG-META-03] [DG-META-04]"""

from undercroft.engine import Result, ScorePart
from undercroft.games.dungeon.goals import wealth
from undercroft.games.dungeon.state import DungeonState, Phase


def result(g: DungeonState) -> Result:
    """Who won; the scores are what the heroes of a seat hold, in gold pieces."""
    seats = range(1 if g.solo else len(g.heroes))
    scores = tuple(sum(wealth(g, h) for h in g.heroes if h.seat == seat) for seat in seats)
    parts = tuple((ScorePart("score-wealth", score, score),) for score in scores)
    if g.phase is not Phase.OVER:
        return Result(scores, (0,) * len(seats), parts=parts)
    ranks = tuple(1 if seat in g.winners else 2 if g.winners else 0 for seat in seats)
    return Result(scores, ranks, (verdict(g),), parts=parts)


def verdict(g: DungeonState) -> str:
    """What is said about the end."""
    if not g.living():
        return "verdict-minions" if g.winners else "verdict-heroes-fell"
    if not g.winners:
        return "verdict-doom" if g.solo else "verdict-too-late"
    if g.solo:
        return "verdict-solo-won"
    return "verdict-team-won" if g.team else "verdict-race-won"
