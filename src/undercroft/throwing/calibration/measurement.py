"""Entries of the skill tables measured: the best aims of all hands, then many throws with them.

Every throw has seeds of its own, so nothing that is measured beside it changes it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import structs

from undercroft.engine.throws import Landing
from undercroft.targets.skill.aim import Aim
from undercroft.targets.skill.tables import PLAIN, Entry, PairSkill, Skill, outcome_of
from undercroft.throwing.calibration.aiming import Effort, best_aims, landings, value
from undercroft.throwing.calibration.search import Plan
from undercroft.throwing.calibration.subject import Subject, facts_of

LOOK = 16
"""Throws of a first look at an aim; those that stay are thrown more often."""
PAIR_LOOK = 6
LONGER = 4
"""How many times as many throws a plain throw's search gets: all else is compared to it, so its
best aim must be a good one."""
PAIR_PART = 10
"""A pair is thrown this many times less: there are many, and only shares are kept of it."""
ENOUGH = 0.7
"""A pair's aim that hits about once in a first look is not refined."""
MOST_TIMES = 4
"""Up to how many times as many throws are made when luck puts the hands in the wrong order."""


def measure(group: Sequence[Subject], throws: int, plan: Plan) -> list[Entry]:
    """Find the best aims for one throw and throw so many times with each hand."""
    aims = best_aims(group, effort_for(group[0], plan))
    if group[0].is_pair:
        throws = max(1, throws // PAIR_PART)
        return [*pooled([_pair(subject, aim, throws) for subject, aim in aims.items()])]
    return [*_in_order(aims, throws, MOST_TIMES * throws)]


def effort_for(subject: Subject, plan: Plan) -> Effort:
    """How long to search for the aims of a throw."""
    if subject.is_pair:
        quick = structs.replace(plan, throws=max(1, plan.throws // 2))
        return Effort(quick, look=PAIR_LOOK, searching=1, enough=ENOUGH, shared=True)
    if subject.condition == PLAIN:
        longer = structs.replace(plan, throws=LONGER * plan.throws)
        return Effort(longer, look=LONGER * LOOK, searching=3)
    return Effort(plan, look=LOOK, searching=2)


def _in_order(aims: dict[Subject, Aim], throws: int, most: int) -> list[Skill]:
    """Throw with each hand; where a surer one hits less often it takes the other's aim.

    If it still does so, that is luck: all throw more often.
    """
    found: list[Skill] = []
    for subject, aim in reversed(aims.items()):
        entry = _single(subject, aim, throws)
        if found and found[-1].aim != aim and hits(entry) < hits(found[-1]):
            entry = max(entry, _single(subject, found[-1].aim, throws), key=hits)
        found.append(entry)
    found.reverse()
    if all(hits(surer) >= hits(other) for surer, other in pairwise(found)) or 2 * throws > most:
        return found
    return _in_order(aims, 2 * throws, most)


def _single(subject: Subject, aim: Aim, throws: int) -> Skill:
    seen = Counter(
        outcome_of(landed, subject.scene.die)
        for landed in landings(subject, aim, subject.seeds("throws", throws))
    )
    counted = sorted(structs.replace(outcome, count=count) for outcome, count in seen.items())
    return Skill(*subject.key, aim, facts_of(subject), tuple(counted))


def _pair(subject: Subject, aim: Aim, throws: int) -> PairSkill:
    thrown = list(landings(subject, aim, subject.seeds("throws", throws)))
    kept = sum(not landed.broken for landed in thrown)
    hit = sum(value(subject, landed) > 0 for landed in thrown)
    return PairSkill(*subject.key, aim, facts_of(subject), throws, kept, hit)


def pooled(entries: Sequence[PairSkill]) -> list[PairSkill]:
    """Pairs are thrown too seldom to tell hands apart: those in the wrong order share their throws.

    The surest hand comes first; that it hits at least as often is known beforehand.
    """
    blocks: list[list[PairSkill]] = []
    for entry in entries:
        blocks.append([entry])
        while len(blocks) > 1 and hits(_summed(blocks[-2])) < hits(_summed(blocks[-1])):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    return [
        structs.replace(_summed(block), hand=entry.hand, facts=entry.facts, aim=entry.aim)
        for block in blocks
        for entry in block
    ]


def _summed(block: list[PairSkill]) -> PairSkill:
    """The throws of several hands counted together."""
    return structs.replace(
        block[0],
        throws=sum(entry.throws for entry in block),
        kept=sum(entry.kept for entry in block),
        hits=sum(entry.hits for entry in block),
    )


def hits(entry: Entry) -> float:
    """The share of an entry's throws that are worth something."""
    if isinstance(entry, PairSkill):
        return entry.hits / entry.throws
    return sum(count for count, found in _values(entry) if found) / entry.throws


def mean_value(entry: Skill) -> float:
    """What an entry's throws are worth on average."""
    return sum(count * found for count, found in _values(entry)) / entry.throws


def _values(entry: Skill) -> Iterator[tuple[int, int]]:
    subject = Subject(*entry.key)
    for outcome in entry.outcomes:
        broken = () if outcome.kept else (subject.condition,)
        landed = Landing(outcome.place, outcome.face, outcome.bounces, broken)
        yield outcome.count, value(subject, landed)
