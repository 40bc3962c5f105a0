"""How well a Party stands, for players that look ahead: all win or lose together."""

from math import exp

WON = 0.9
"""What a victory is worth at least; the rest is the score."""
GOOD_SCORE = 50
START = -1.2
"""What a Party may hope for before anything is done, with no life at all.

As the logarithm of odds, here and below, fitted to games of adventurers.
"""
CHAPTER, MONSTER = 0.35, 0.06
"""What each level behind them is worth, and each monster they defeated."""
LIFE, FAINT, SCAR, FOE = 0.1, 1.2, 0.8, 0.035
"""What is worth the life of all together, for each Hero: a point of it, who lies there, a scar.

And what each point of life costs that the monster before them still has.
"""


def worth_of_victory(score: int) -> float:
    """A victory counts most, but a better one counts more."""
    return WON + (1 - WON) * min(max(score, 0) / GOOD_SCORE, 1.0)


def worth_on_the_way(
    chapter: int, beaten: int, life: float, fainted: float, scars: float, foe: int
) -> float:
    """The chance to win: life, faints and scars are told for each Hero, on average."""
    way = START + CHAPTER * (chapter - 1) + MONSTER * beaten
    return 1 / (1 + exp(-(way + LIFE * life - FAINT * fainted - SCAR * scars - FOE * foe)))
