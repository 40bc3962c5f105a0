"""How bots throw where dice fly without physics: by the skill of a hand, one for each level."""

from collections.abc import Sequence

from undercroft.engine import AnyGame, Source

HANDS = {
    "novice": "clumsy",
    "adventurer": "average",
    "veteran": "average",
    "legend": "steady",
    "steady": "steady",
    "random": "clumsy",
    "greedy": "average",
}
"""How the bots of each level throw."""
TARGETS = "undercroft.targets"
"""What a game names among its families when dice are thrown in it."""


def has_throws(game: AnyGame) -> bool:
    """Whether dice are thrown at a target in a game."""
    return TARGETS in game.families


def with_hands(game: AnyGame, source: Source, levels: Sequence[str]) -> Source:
    """The chance of a game that bots play among themselves: where dice are thrown, it throws."""
    if not has_throws(game):
        return source
    from undercroft.targets.skill.skilled import Skilled  # most games have no throws

    return Skilled(source, [HANDS[level] for level in levels])
