"""How well a Party stands, for players that look ahead: all win or lose together."""

WON = 0.9
"""What a victory is worth at least; the rest is the score."""
GOOD_SCORE = 50
CHAPTERS = 4
"""Three levels or Shops, and the Final Boss."""
PROGRESS, LIFE = 0.3, 0.2
"""What the way down and the life that is left are worth before the end."""


def worth_of_victory(score: int) -> float:
    """A victory counts most, but a better one counts more."""
    return WON + (1 - WON) * min(max(score, 0) / GOOD_SCORE, 1.0)


def worth_on_the_way(chapter: int, life: float) -> float:
    """How far down they are, and which share of their life is left: none when they have lost."""
    return PROGRESS * (chapter - 1) / CHAPTERS + LIFE * min(life, 1.0)
