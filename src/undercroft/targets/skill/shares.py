"""How often a hand hits: what the odds of a throw come to, in two numbers that people can beat."""

from typing import NamedTuple

from undercroft.targets.scene.board import board as board_of
from undercroft.targets.scene.dice import is_template
from undercroft.targets.scene.regions import section_values
from undercroft.targets.skill.odds import End, odds


class Shares(NamedTuple):
    """Of all throws, from 0 to 1."""

    hit: float
    bullseye: float


def shares(board: str, die: str, conditions: tuple[str, ...], hand: str) -> Shares:
    """How often a hand hits, and how often the bullseye; under a condition it has to be kept."""
    found = odds(board, die, conditions, hand)
    target = board_of(board)
    values = section_values(target)
    middle = {section.id for section in target.sections if section.bullseye}
    hits = bullseyes = before = 0
    for end, reached in zip(found.ends, found.sums, strict=True):
        weight, before = reached - before, reached
        if _hits(end, die, values):
            hits += weight
            bullseyes += weight if end.place in middle else 0
    return Shares(hits / found.total, bullseyes / found.total)


def _hits(end: End, die: str, values: dict[str, int]) -> bool:
    """As both editions judge, where no Template lies."""
    has_bounced = end.bounces > 0 or is_template(die)
    is_there = end.place in values or end.place.startswith("web-")
    return not end.broken and has_bounced and is_there
