"""The best known aim of a hand for any throw: for bots, and for who shows how a throw is made."""

from functools import cache
from itertools import chain, combinations

from undercroft.engine.refusals import Refused
from undercroft.targets.skill.aim import Aim
from undercroft.targets.skill.odds import difficulty
from undercroft.targets.skill.tables import Entry, all_skills, joined


@cache
def known_aim(board: str, die: str, conditions: tuple[str, ...], hand: str) -> Aim:
    """The aim that was measured for a throw; where none was, that of the likest one.

    The same conditions with another die or at another board, else the hardest two or the hardest
    one among them, else the plain throw.
    """
    for names in _parts(conditions, hand):
        found = _measured(joined(names), hand)
        if found:
            return max(found, key=lambda entry: (entry.board == board, entry.die == die)).aim
    raise Refused("no-skill", f"skills: nothing was measured for {hand}", wanted=hand)


def _parts(conditions: tuple[str, ...], hand: str) -> list[tuple[str, ...]]:
    """All conditions, then two, one and none of them, the hardest first."""
    names = sorted(set(conditions), key=lambda name: _ease(name, hand))
    smaller = (combinations(names, size) for size in (2, 1, 0))
    return [tuple(names), *chain.from_iterable(smaller)]


def _ease(name: str, hand: str) -> float:
    found = difficulty(name, hand)
    return found.kept * found.hits


def _measured(condition: str, hand: str) -> list[Entry]:
    return [entry for entry in all_skills() if (entry.condition, entry.hand) == (condition, hand)]
