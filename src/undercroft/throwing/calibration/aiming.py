"""The best aims of all hands for one throw: every hand's aim is tried by every hand, then refined.

All aims meet the same seeds. It begins with the usual aims and with those that the packaged table
has, so measuring again can only find better ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import permutations

import numpy as np
from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.conditions.files import condition
from undercroft.targets.conditions.preparation import SOUTH
from undercroft.targets.release.bounds import Bounds
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.skill.aim import Aim
from undercroft.targets.skill.tables import PLAIN, pair_skills, skills
from undercroft.throwing.calibration.hands import HANDS
from undercroft.throwing.calibration.search import (
    Plan,
    climb,
    hand_bounds,
    hand_throw,
    release_of,
    worth,
)
from undercroft.throwing.calibration.subject import DICE, Subject, Thing, home
from undercroft.throwing.geometry.arrays import Floats

KEEPING = 0.1
"""What keeping all conditions is worth to a search, in damage: it leads to where hits are."""
HITTING = 2.0
"""What a hit is worth to it beside its damage, under a condition: there hitting at all counts."""
MORE = 3
"""How many times as many throws each aim gets when half of them are left."""
STANCES = {"first": (SOUTH,), "catacombs": (SOUTH, 225.0)}
"""The places that a special throw is tried from; in the south of the Catacombs lies a bone."""
SPANS = Aim(20.0, 0.08, 0.08, 0.15, 8.0, 3.0, 10.0, 8.0)
"""How far around an aim a search looks; the speed as a share."""
PAIR_SPANS = Aim(20.0, 0.2, 0.2, 0.5, 25.0, 3.0, 20.0, 15.0)
"""The same for a pair: two conditions at once may need quite another throw."""
HARDER = ((1.8, 30.0), (2.3, 0.0))
"""How much faster and steeper a pair's throw may have to be, where something is to be reached."""
USUAL = {
    "first": (Aim(197.0, 0.515, 0.08, 1.9, -5.0, 0.2, 2.0),),
    "catacombs": (
        Aim(188.0, 0.62, 0.14, 1.93, 2.0, 0.4, 9.0),
        Aim(225.0, 0.58, 0.17, 1.82, -4.0, 0.4, 1.0),
        Aim(230.0, 0.57, 0.19, 1.86, -13.0, 0.5, -8.0),
    ),
}
"""Good plain throws at each board, where the search for a better one begins. At the Catacombs'
board a steady hand throws over a bone, the others rather through a gate."""


class Effort(Struct, frozen=True):
    """How much a search for aims may cost."""

    plan: Plan
    look: int
    """Throws of a first look at an aim."""
    searching: int
    """How many hands refine an aim, the surest first; then all choose among what was found."""
    enough: float = float("inf")
    """An aim that is worth so much is not refined."""
    shared: bool = False
    """All hands take the aim of the surest one, as a first look shows it."""


class Trials:
    """What aims were worth so far; nothing is thrown twice."""

    def __init__(self, look: int) -> None:
        self._look = look
        self._seen: dict[tuple[Subject, Aim], list[float]] = {}

    def mean(self, subject: Subject, aim: Aim, count: int) -> float:
        """What an aim is worth in the first throws with it."""
        seen = self._seen.setdefault((subject, aim), [])
        if len(seen) < count:
            seen += scores(subject, aim, subject.seeds("pick", count)[len(seen) :])
        return sum(seen[:count]) / count

    def ranked(self, subject: Subject, aims: Sequence[Aim]) -> list[Aim]:
        """Aims after a first look, the best first."""
        return sorted(aims, key=lambda aim: -self.mean(subject, aim, self._look))

    def best(self, subject: Subject, aims: Sequence[Aim]) -> Aim:
        """The aim that is worth most: half of them go again and again, the rest is thrown more."""
        count = self._look
        while len(aims) > 1:
            aims = sorted(aims, key=lambda aim: -self.mean(subject, aim, count))
            aims = aims[: len(aims) // 2] if len(aims) > 2 else aims[:1]
            count *= MORE
        return aims[0]


def best_aims(group: Sequence[Subject], effort: Effort) -> dict[Subject, Aim]:
    """The best aim of each hand for the same throw."""
    aims, trials = list(dict.fromkeys(start_aims(group[0]))), Trials(effort.look)
    if not effort.plan.rounds:
        return dict.fromkeys(group, aims[0])
    for subject in group[: effort.searching]:
        start = trials.ranked(subject, aims)[0]
        if trials.mean(subject, start, effort.look) < effort.enough:
            aims.append(_refined(subject, start, effort.plan))
    if effort.shared:
        return dict.fromkeys(group, trials.ranked(group[0], aims)[0])
    return {subject: trials.best(subject, aims) for subject in group}


def start_aims(subject: Subject) -> Iterator[Aim]:
    """Where a search may begin: usual aims, and what the table knows of such throws."""
    known = [*_known(subject.thing), *_known_elsewhere(subject)]
    usual = [] if subject.is_pair and known else usual_aims(subject)
    for aim in (*usual, *known):
        yield aim._replace(stance=SOUTH) if subject.combined.needs else aim


def usual_aims(subject: Subject) -> list[Aim]:
    """Good plain throws, or the conditions' own aims from some places."""
    if subject.condition == PLAIN:
        return list(USUAL[subject.board])
    usual = dict.fromkeys(condition(name).aim for name in subject.names)
    return [
        Aim(place, aim.away, aim.height, aim.speed, aim.rise, 0.0, aim.topspin, aim.twist)
        for aim in usual
        for place in STANCES[subject.board]
    ]


def _known(thing: Thing) -> list[Aim]:
    """What the table has for a throw, the surest hand first."""
    keys = [(*thing, hand) for hand in HANDS]
    found = [skills().get(key) or pair_skills().get(key) for key in keys]
    return [entry.aim for entry in found if entry is not None]


def _known_elsewhere(subject: Subject) -> list[Aim]:
    """For a pair the best of each condition, and both crossed; for others what is best at home."""
    if subject.condition == PLAIN:
        return [aim for die in DICE for aim in _known((subject.board, die, PLAIN))]
    at_home = [_known(home(condition(name))) for name in subject.names]
    if not subject.is_pair:
        return at_home[0]
    singles = [aims[0] for aims in at_home if aims]
    crossed = [_crossed(*two) for two in permutations(singles, 2)]
    return [*singles, *crossed, *(_harder(aim, *more) for aim in singles for more in HARDER)]


def _crossed(place: Aim, motion: Aim) -> Aim:
    """From where one throw starts, with the motion of another."""
    return motion._replace(stance=place.stance, away=place.away, height=place.height)


def _harder(aim: Aim, faster: float, steeper: float) -> Aim:
    return _rounded(aim._replace(speed=faster * aim.speed, rise=aim.rise + steeper))


def scores(subject: Subject, aim: Aim, seeds: Sequence[int]) -> list[float]:
    """What throws are worth to a search; an aim that the table refuses is worth nothing."""
    found: list[float] = []
    with suppress(Refused):
        found.extend(_score(subject, landed) for landed in landings(subject, aim, seeds))
    return found + [0.0] * (len(seeds) - len(found))


def _score(subject: Subject, landed: Landing) -> float:
    worth = float(value(subject, landed))
    if subject.names:
        worth += HITTING * (worth > 0)
        worth += KEEPING * (1 - len(landed.broken) / len(subject.names))
    return worth


def value(subject: Subject, landed: Landing) -> int:
    """What a throw is for: damage; of a flip only that it succeeds."""
    if any(condition(name).group == "flip" for name in subject.names):
        return int(not landed.broken)
    return worth(subject.scene, landed)


def landings(subject: Subject, aim: Aim, seeds: Iterable[int]) -> Iterator[Landing]:
    """Throw once for each seed."""
    scene, hand, combined = subject.scene, HANDS[subject.hand], subject.combined
    return (hand_throw(scene, release_of(aim), hand, seed, combined) for seed in seeds)


def _refined(subject: Subject, start: Aim, plan: Plan) -> Aim:
    """The best aim near another one, rounded as the table keeps it."""
    low, high = _corners(subject, start)

    def rate(points: Floats, number: int) -> Floats:
        seeds = subject.seeds(f"round-{number}", plan.throws)
        return np.array([np.mean(scores(subject, _rounded(point), seeds)) for point in points])

    seed = subject.seeds(f"search-{subject.hand}", 1)[0]
    return _rounded(climb(rate, np.array(low), np.array(high), seed, plan, np.array(start)))


def _corners(subject: Subject, start: Aim) -> tuple[Aim, Aim]:
    """A search looks around an aim, and only where a hand may throw."""
    combined, bounds = subject.combined, hand_bounds(subject.scene, subject.combined)
    direct = combined.launcher is Launcher.DIRECT
    spans = PAIR_SPANS if subject.is_pair else SPANS
    spans = spans._replace(
        stance=0.0 if combined.needs else spans.stance,
        speed=spans.speed * start.speed,
        topspin=spans.topspin if direct else 0.0,
        twist=spans.twist if start.twist else 0.0,
    )
    low = Aim(*(middle - span for middle, span in zip(start, spans, strict=True)))
    high = Aim(*(middle + span for middle, span in zip(start, spans, strict=True)))
    return _inside(low, bounds), _inside(high, bounds)


def _inside(corner: Aim, bounds: Bounds) -> Aim:
    return corner._replace(
        away=min(max(corner.away, bounds.nearest), bounds.farthest),
        height=min(max(corner.height, bounds.lowest), bounds.highest),
        speed=min(max(corner.speed, bounds.slowest), bounds.speed),
    )


def _rounded(point: Iterable[float]) -> Aim:
    return Aim(*(round(float(number), 3) for number in point))
