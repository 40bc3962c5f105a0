"""How well everybody stands, for players that look ahead."""

from math import exp

from undercroft.games.dungeon_run.cards import BRAWN, MAGIC
from undercroft.games.dungeon_run.lair import distances
from undercroft.games.dungeon_run.outlook import attack_dice, life_left
from undercroft.games.dungeon_run.score import result
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Hero, Phase, RunState

GOOD_SCORE = 4000
"""What somebody alone may hope for. [DR-SOLO-06]"""
WON = 0.7
"""What winning alone is worth; the rest is the score."""
LIFE, DICE, KNOCKED_OUT, BOSS = 0.12, 0.3, 0.5, 1.3
"""What a wound that can still be borne, an attack die, standing and a beaten boss are worth.

As logarithms of odds, here and below, fitted to games of adventurers.
"""
LATE_LIFE, STONE, WAY, CHASE = 0.23, 3.1, 0.23, 0.11
"""The same in the endgame; holding the Stone, less each tile of the way out and of the chase."""
FAR = 20
"""No chase is counted longer."""


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
    strengths = [exp(strength(g, hero)) if hero.alive else 0.0 for hero in g.heroes]
    total = sum(strengths) or 1
    return [one / total for one in strengths]


def strength(g: RunState, hero: Hero) -> float:
    """What lets a hero win, as the logarithm of his odds."""
    if hero.card == NOTHING:
        return 0.0
    bearer = g.bearer()
    found = -KNOCKED_OUT * hero.ko
    if bearer is None:
        dice = max(attack_dice(g, hero, BRAWN), attack_dice(g, hero, MAGIC))
        return found + LIFE * life_left(g, hero) + DICE * dice + BOSS * (hero.boss != NOTHING)
    found += LATE_LIFE * life_left(g, hero)
    if bearer is hero:
        return found + STONE - WAY * distances(g, 0)[hero.place]
    return found - CHASE * min(distances(g, hero.place)[bearer.place], FAR)
