"""How a game ended. [DR-VICTORY-01] [DR-SOLO-06]"""

from undercroft.engine import Result
from undercroft.games.dungeon_run.items import held_items
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Hero, Phase, RunState

TREASURE, ARTIFACT, ENCOUNTER, BOSS, MARKER, SURVIVAL = 100, 200, 100, 300, 300, 300


def result(g: RunState) -> Result:
    """One winner or none; alone, a score. [DR-GOAL-03]"""
    if g.solo:
        won = g.winner != NOBODY
        verdict = "verdict-solo-won" if won else "verdict-solo-lost"
        return Result((solo_score(g, g.heroes[0]),), (1 if won else 2,), (verdict,))
    count = len(g.heroes)
    if g.winner == NOBODY:
        verdicts = ("verdict-nobody-won",) if g.phase is Phase.OVER else ()
        return Result((0,) * count, (0,) * count, verdicts, scored=False)
    seats = range(count)
    scores = tuple(int(seat == g.winner) for seat in seats)
    ranks = tuple(1 if seat == g.winner else 2 for seat in seats)
    way = "verdict-carried-stone" if len(g.living()) > 1 else "verdict-last-alive"
    return Result(scores, ranks, (way,), scored=False)


def solo_score(g: RunState, hero: Hero) -> int:
    """Items, loot, markers and survival. [DR-SOLO-07] to [DR-SOLO-12]"""
    if hero.card == NOTHING:
        return 0
    treasures = sum(card in g.printed.treasures for card in held_items(hero))
    artifacts = sum(card in g.printed.artifacts for card in held_items(hero))
    return (
        TREASURE * treasures
        + ARTIFACT * artifacts
        + ENCOUNTER * len(hero.encounters)
        + BOSS * (hero.boss != NOTHING)
        + MARKER * sum(hero.markers)
        + SURVIVAL * hero.alive
    )
