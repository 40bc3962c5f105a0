"""The odds of a throw: how likely each of its ends is for a hand, under any conditions.

What was measured is taken as it is; of a pair of conditions how often both are kept and how often
such a throw hits. For all else difficulties multiply: a condition is kept as often, and costs as
large a share of the hits, as where it was measured alone. Where the die then lies is measured for
the plain throw at this board.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import NamedTuple

from msgspec import structs

from undercroft.engine.refusals import Refused
from undercroft.targets.conditions.combination import is_lacking
from undercroft.targets.conditions.files import condition
from undercroft.targets.scene.board import board as board_of
from undercroft.targets.scene.dice import die_kind, is_template
from undercroft.targets.scene.regions import section_values
from undercroft.targets.skill.tables import (
    PLAIN,
    Outcome,
    PairSkill,
    Skill,
    joined,
    pair_skills,
    skills,
)

KEPT = 2_000
"""Odds of so many throws are remembered: people who practice may ask for any."""
SCALE = 1_000_000
"""Estimated shares are rounded to such parts, so that a draw needs whole numbers only."""


class End(NamedTuple):
    """One way for a throw to end."""

    place: str
    face: int
    """`ANY_FACE` where all are equally likely."""
    bounces: int
    broken: tuple[str, ...]


class Odds(NamedTuple):
    """The ends of a throw, each with the sum of the weights up to it."""

    ends: tuple[End, ...]
    sums: tuple[int, ...]
    faces: int
    """Of the die."""

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self.sums[-1]


@lru_cache(maxsize=KEPT)
def odds(board: str, die: str, conditions: tuple[str, ...], hand: str) -> Odds:
    """The odds of a throw; refused only where there is no such board, die, condition or hand."""
    faces, target = die_kind(die).faces, board_of(board)
    lacking = sorted({name for name in conditions if is_lacking(condition(name), target)})
    if lacking:
        others = tuple(name for name in conditions if name not in lacking)
        return _with_broken(odds(board, die, others, hand), lacking)
    name = joined(conditions)
    measured = skills().get((board, die, name, hand))
    if measured is not None:
        return _odds({_end(outcome, name): outcome.count for outcome in measured.outcomes}, faces)
    base = _base(board, die, hand)
    parts = {each: difficulty(each, hand, board, die) for each in sorted(set(conditions))}
    pair = pair_skills().get((board, die, name, hand))
    kept, hit = _multiplied(parts) if pair is None else _shares(pair, base)
    return _odds(_estimated(base, parts, kept, hit), faces)


def _with_broken(found: Odds, names: list[str]) -> Odds:
    """The same throws, under conditions besides that nobody can keep there."""
    ends = (end._replace(broken=(*end.broken, *names)) for end in found.ends)
    return found._replace(ends=tuple(ends))


class Difficulty(NamedTuple):
    """What one condition does to a throw."""

    kept: float
    """How often it is kept."""
    hits: float
    """What share of the plain throw's hits is left where it is kept."""
    bounces: int
    """How often the die bounces at least where it is kept."""


def difficulty(name: str, hand: str, board: str = "", die: str = "") -> Difficulty:
    """What a condition does, as it was measured alone: there, or else where it belongs."""
    entry = _measured(name, hand, board, die)
    kept = [outcome for outcome in entry.outcomes if outcome.kept]
    if not kept:
        return Difficulty(0.0, 0.0, 0)
    share = sum(outcome.count for outcome in kept)
    plain = _hit_share(_base(entry.board, entry.die, hand))
    hit = sum(outcome.count for outcome in kept if _hits(entry, outcome)) / share
    return Difficulty(
        kept=share / entry.throws,
        hits=_left(hit, plain),
        bounces=min(outcome.bounces for outcome in kept),
    )


def _multiplied(parts: dict[str, Difficulty]) -> tuple[float, float]:
    """How often all is kept and what share of the hits is left, when difficulties add up."""
    each = parts.values()
    return prod(part.kept for part in each), prod(part.hits for part in each)


def _left(hit: float, plain: float) -> float:
    """What share of the plain throw's hits is left; what never hits, as a flip, loses none."""
    return min(1.0, hit / plain) if plain else 1.0


def _shares(pair: PairSkill, base: Skill) -> tuple[float, float]:
    """The same as it was measured for two conditions together."""
    if not pair.kept:
        return 0.0, 0.0
    return pair.kept / pair.throws, _left(pair.hits / pair.kept, _hit_share(base))


def _estimated(
    base: Skill, parts: dict[str, Difficulty], kept: float, hits: float
) -> dict[End, int]:
    """What plain throws become under conditions."""
    least = max((part.bounces for part in parts.values()), default=0)
    weights: dict[End, float] = defaultdict(float)
    for share, outcome in _thinned(base, hits, least):
        place, face, bounces = outcome.place, outcome.face, outcome.bounces
        weights[End(place, face, max(bounces, least), ())] += share * kept
        for name, part in _blame(parts):
            others = (each.bounces for other, each in parts.items() if other != name)
            bounced = max(bounces, *others, 0)
            weights[End(place, face, bounced, (name,))] += share * (1 - kept) * part
    return {end: round(weight * SCALE) for end, weight in weights.items()}


def _thinned(base: Skill, hits: float, least: int) -> Iterator[tuple[float, Outcome]]:
    """The ends of an entry with fewer hits; what is missing there goes to its misses.

    Where a condition that was kept makes the die bounce, no end is without a bounce.
    """
    hit = [outcome for outcome in base.outcomes if _hits(base, outcome)]
    missed = [
        outcome
        for outcome in base.outcomes
        if not _hits(base, outcome) and (outcome.bounces or not least)
    ]
    more = (1 - hits * _share(base, hit)) / _share(base, missed) if missed else 0.0
    for factor, outcomes in ((hits, hit), (more, missed)):
        for outcome in outcomes:
            yield factor * outcome.count / base.throws, outcome


def _blame(found: dict[str, Difficulty]) -> list[tuple[str, float]]:
    """Which condition was broken, in which share of the throws that broke one."""
    failed = {name: 1 - each.kept for name, each in found.items() if each.kept < 1}
    failed = failed or dict.fromkeys(found, 1.0)
    return [(name, share / sum(failed.values())) for name, share in failed.items()]


def _base(board: str, die: str, hand: str) -> Skill:
    """How plain throws of this die end; of what is thrown in one way only, those that were kept."""
    usual = skills().get((board, board_of(board).die, PLAIN, hand))
    if usual is None:
        raise Refused("no-skill", f"skills: nothing was measured for {hand}", wanted=hand)
    here = (each for each in skills().values() if (each.board, each.die) == (board, die))
    own = next((each for each in here if each.hand == hand), usual)
    base = skills().get((board, die, PLAIN, hand), own)
    kept = tuple(outcome for outcome in base.outcomes if outcome.kept)
    return structs.replace(base, outcomes=kept or base.outcomes)


def _measured(name: str, hand: str, board: str, die: str) -> Skill:
    """A condition alone, at some board or else at home."""
    card = condition(name)
    home = card.edition, card.die or board_of(card.edition).die, name, hand
    found = skills().get((board, die, name, hand)) or skills().get(home)
    if found is None:
        raise Refused("no-skill", f"skills: nothing was measured for {hand}", wanted=hand)
    return found


def _hits(entry: Skill, outcome: Outcome) -> bool:
    has_bounced = outcome.bounces > 0 or is_template(entry.die)
    return has_bounced and outcome.place in section_values(board_of(entry.board))


def _hit_share(entry: Skill) -> float:
    return _share(entry, [outcome for outcome in entry.outcomes if _hits(entry, outcome)])


def _share(entry: Skill, outcomes: list[Outcome]) -> float:
    return sum(outcome.count for outcome in outcomes) / entry.throws


def _end(outcome: Outcome, name: str) -> End:
    broken = () if outcome.kept else (name,)
    return End(outcome.place, outcome.face, outcome.bounces, broken)


def _odds(weights: dict[End, int], faces: int) -> Odds:
    ends = tuple(end for end, weight in weights.items() if weight)
    return Odds(ends, tuple(accumulate(weights[end] for end in ends)), faces)
