"""How a game ended. [DR-VICTORY-01] [DR-SOLO-06]"""

from undercroft.engine import Result, ScorePart
from undercroft.games.dungeon_run.items import held_items
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Hero, Phase, RunState

TREASURE, ARTIFACT, ENCOUNTER, BOSS, MARKER, SURVIVAL = 100, 200, 100, 300, 300, 300


def result(g: RunState) -> Result:
    """One winner or none; alone, a score. [DR-GOAL-03]"""
    if g.solo:
        won = g.winner != NOBODY
        verdict = "verdict-solo-won" if won else "verdict-solo-lost"
        parts = score_parts(g, g.heroes[0])
        score = sum(part.points for part in parts)
        return Result((score,), (1 if won else 2,), (verdict,), parts=(parts,))
    count = len(g.heroes)
    if g.winner == NOBODY:
        verdicts = ("verdict-nobody-won",) if g.phase is Phase.OVER else ()
        return Result((0,) * count, (0,) * count, verdicts, scored=False)
    seats = range(count)
    scores = tuple(int(seat == g.winner) for seat in seats)
    ranks = tuple(1 if seat == g.winner else 2 for seat in seats)
    way = "verdict-carried-stone" if len(g.living()) > 1 else "verdict-last-alive"
    return Result(scores, ranks, (way,), scored=False)


def score_parts(g: RunState, hero: Hero) -> tuple[ScorePart, ...]:
    """Items, loot, markers and survival. [DR-SOLO-07] to [DR-SOLO-12]"""
    items = held_items(hero)
    counts = (
        ("score-treasures", sum(card in g.printed.treasures for card in items), TREASURE),
        ("score-artifacts", sum(card in g.printed.artifacts for card in items), ARTIFACT),
        ("score-encounters", len(hero.encounters), ENCOUNTER),
        ("score-boss", int(hero.boss != NOTHING), BOSS),
        ("score-markers", sum(hero.markers), MARKER),
        ("score-survival", int(hero.alive and hero.card != NOTHING), SURVIVAL),
    )
    return tuple(ScorePart(text, count, count * worth) for text, count, worth in counts)
