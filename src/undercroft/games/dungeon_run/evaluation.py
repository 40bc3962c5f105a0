"""How well everybody stands, for players that look ahead."""

from undercroft.games.dungeon_run.items import held_items
from undercroft.games.dungeon_run.outlook import life_left
from undercroft.games.dungeon_run.score import result
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Hero, Phase, RunState

GOOD_SCORE = 4000
"""What somebody alone may hope for. [DR-SOLO-06]"""
WON = 0.7
"""What winning alone is worth; the rest is the score."""
BOSS, STONE, TRAINING, ITEM = 4, 6, 2, 1
"""What is worth how much life in the long run."""


def evaluate(g: RunState) -> list[float]:
    """Whoever won has all; before the end, each a share by his strength. [DR-GOAL-03]"""
    if g.solo:
        found = result(g)
        share = min(found.scores[0] / GOOD_SCORE, 1.0)
        return [WON * (found.ranks[0] == 1) + (1 - WON) * share]
    if g.winner != NOBODY:
        return [float(hero.seat == g.winner) for hero in g.heroes]
    if g.phase is Phase.OVER:
        return [0.0] * len(g.heroes)
    strengths = [strength(g, hero) for hero in g.heroes]
    total = sum(strengths) or 1
    return [one / total for one in strengths]


def strength(g: RunState, hero: Hero) -> int:
    """What keeps a hero alive and lets him win."""
    if not hero.alive or hero.card == NOTHING:
        return 0
    gear = ITEM * len(held_items(hero)) + BOSS * (hero.boss != NOTHING)
    gear += STONE * (g.bearer() is hero)
    return max(life_left(g, hero), 0) + 1 + gear + TRAINING * sum(hero.markers)
