"""One entry of the skill tables measured: the best aim of a hand, then many throws with it.

Every entry has seeds of its own, so nothing that is measured beside it changes it.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec
import numpy as np
from msgspec import UNSET, Struct, structs

from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.conditions.combination import Combined, combine
from undercroft.targets.conditions.condition import Condition, Control, UsualAim
from undercroft.targets.conditions.files import condition, conditions
from undercroft.targets.conditions.preparation import SOUTH, prepare_scene
from undercroft.targets.predicates.launch import Parted
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.scene.scene import Scene
from undercroft.targets.skill.aim import Aim
from undercroft.targets.skill.tables import PLAIN, Key, Skill, outcome_of
from undercroft.throwing.calibration.hands import HANDS
from undercroft.throwing.calibration.search import (
    Plan,
    climb,
    hand_bounds,
    hand_throw,
    release_of,
    worth,
)
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.physics.model import scene_hash

PICKS = 30
"""Throws that decide between aims."""
LONGER = 4
"""How many times as many rounds, throws and picks a plain throw gets: all else is compared to
it, so its best aim must be a good one."""
DICE = ("d6", "d12")
STANCES = {"first": (SOUTH,), "catacombs": (SOUTH, 225.0)}
"""The places that a special throw is tried from; in the south of the Catacombs lies a bone."""
SPANS = Aim(20.0, 0.08, 0.08, 0.15, 8.0, 3.0, 10.0, 8.0)
"""How far around an aim a search looks; the speed as a share."""
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


class Subject(Struct, frozen=True):
    """What one entry is about."""

    board: str
    die: str
    condition: str
    hand: str

    @property
    def key(self) -> Key:
        """As an entry has it."""
        return self.board, self.die, self.condition, self.hand

    @property
    def combined(self) -> Combined:
        """Its condition, or none."""
        return combine(() if self.condition == PLAIN else (self.condition,))

    @property
    def scene(self) -> Scene:
        """What is thrown at; what stands there, stands there for a thrower in the south."""
        return prepare_scene(Scene(self.board, self.die), self.combined)

    def seeds(self, use: str, count: int) -> list[int]:
        """Seeds of its own, for one of several uses."""
        text = "/".join((*self.key, use))
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])
        return [int(seed) for seed in np.random.SeedSequence(number).generate_state(count, "u8")]


def subjects(
    boards: Sequence[str] = (), names: Sequence[str] = (), hands: Sequence[str] = ()
) -> tuple[Subject, ...]:
    """All entries of a table, or only those of some boards, conditions and hands."""
    for name in boards:
        board(name)
    for name in names:
        if name != PLAIN:
            condition(name)
    for name in hands:
        if name not in HANDS:
            raise Refused("unknown-hand", f"hand: there is no {name!r}", name=name)
    wanted = [
        Subject(*thing, hand)
        for hand in HANDS
        if not hands or hand in hands
        for thing in _things()
        if (not boards or thing[0] in boards) and (not names or thing[2] in names)
    ]
    if not wanted:
        raise Refused("nothing-to-measure", "no board has what is asked for")
    return tuple(wanted)


def _things() -> Iterator[tuple[str, str, str]]:
    yield from ((name, die, PLAIN) for name in board_names() for die in DICE)
    for card in conditions().values():
        yield card.edition, card.die or board(card.edition).die, card.id


def facts_of(subject: Subject) -> str:
    """A hash of what the entry depends on: scene, hand and condition."""
    cards = [_physical(card) for card in subject.combined.conditions]
    parts = (scene_hash(subject.scene), HANDS[subject.hand], cards)
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]


def _physical(card: Condition) -> Condition:
    """A condition without what changes no measured throw.

    The search's beginning, clients and papers; limits on a recorded hand and on a long hold, for
    hands that throw for measurements have no traces and do not wait.
    """
    check = card.check
    return structs.replace(
        card,
        limits=structs.replace(card.limits, push=UNSET),
        check=structs.replace(check, tires=UNSET) if isinstance(check, Parted) else check,
        aim=UsualAim(),
        camera=None,
        control=Control(),
        rules=(),
        asks=True,
        impossible=(),
        goes_with=(),
    )


def measure(subject: Subject, throws: int, plan: Plan) -> Skill:
    """Find the best aim of an entry and throw so many times."""
    aim = _found(subject, plan)
    seen = Counter(
        outcome_of(landed, subject.scene.die)
        for landed in landings(subject, aim, subject.seeds("throws", throws))
    )
    counted = sorted(structs.replace(outcome, count=count) for outcome, count in seen.items())
    return Skill(*subject.key, aim, facts_of(subject), tuple(counted))


def value(subject: Subject, landed: Landing) -> int:
    """What a search looks for: damage; of a flip only that it succeeds."""
    card = condition(subject.condition) if subject.condition != PLAIN else None
    if card is not None and card.group == "flip":
        return int(not landed.broken)
    return worth(subject.scene, landed)


def hits(entry: Skill) -> float:
    """The share of an entry's throws that are worth something."""
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


def landings(subject: Subject, aim: Aim, seeds: Iterable[int]) -> Iterator[Landing]:
    """Throw once for each seed."""
    scene, hand, combined = subject.scene, HANDS[subject.hand], subject.combined
    return (hand_throw(scene, release_of(aim), hand, seed, combined) for seed in seeds)


def _found(subject: Subject, plan: Plan) -> Aim:
    """The best aim near a usual one, rounded as the table keeps it."""
    usual = _better(subject, usual_aims(subject))
    low, high = _corners(subject, usual)

    def rate(points: Floats, number: int) -> Floats:
        seeds = subject.seeds(f"round-{number}", plan.throws)
        return np.array([_mean(subject, _rounded(point), seeds) for point in points])

    if not plan.rounds:
        return usual
    if subject.condition == PLAIN:
        plan = structs.replace(plan, rounds=LONGER * plan.rounds, throws=LONGER * plan.throws)
    seed = subject.seeds("search", 1)[0]
    climbed = climb(rate, np.array(low), np.array(high), seed, plan)
    return _better(subject, (_rounded(climbed), usual))


def _better(subject: Subject, aims: Sequence[Aim]) -> Aim:
    """Of some aims the one that a few throws show to be best."""
    if len(aims) == 1:
        return aims[0]
    picks = subject.seeds("pick", PICKS * (LONGER if subject.condition == PLAIN else 1))
    return max(aims, key=lambda aim: _mean(subject, aim, picks))


def _mean(subject: Subject, aim: Aim, seeds: Sequence[int]) -> float:
    """What an aim is worth; one that the table refuses again and again is worth nothing."""
    try:
        return sum(value(subject, landed) for landed in landings(subject, aim, seeds)) / len(seeds)
    except Refused:
        return 0.0


def usual_aims(subject: Subject) -> tuple[Aim, ...]:
    """Where a search may begin: good plain throws, or the condition's own aim from some places."""
    if subject.condition == PLAIN:
        return USUAL[subject.board]
    aim = condition(subject.condition).aim
    places = (SOUTH,) if subject.combined.needs else STANCES[subject.board]
    return tuple(
        Aim(place, aim.away, aim.height, aim.speed, aim.rise, 0.0, aim.topspin, aim.twist)
        for place in places
    )


def _corners(subject: Subject, usual: Aim) -> tuple[Aim, Aim]:
    """A search looks around the usual aim, and only where a hand may throw."""
    combined, bounds = subject.combined, hand_bounds(subject.scene, subject.combined)
    direct = combined.launcher is Launcher.DIRECT
    spans = SPANS._replace(
        stance=0.0 if combined.needs else SPANS.stance,
        speed=SPANS.speed * usual.speed,
        topspin=SPANS.topspin if direct else 0.0,
        twist=SPANS.twist if usual.twist else 0.0,
    )
    low = Aim(*(middle - span for middle, span in zip(usual, spans, strict=True)))
    high = Aim(*(middle + span for middle, span in zip(usual, spans, strict=True)))
    low = low._replace(
        away=max(low.away, bounds.nearest),
        height=max(low.height, bounds.lowest),
        speed=max(low.speed, bounds.slowest),
    )
    return low, high._replace(
        away=min(high.away, bounds.farthest),
        height=min(high.height, bounds.highest),
        speed=min(high.speed, bounds.speed),
    )


def _rounded(point: Iterable[float]) -> Aim:
    return Aim(*(round(float(number), 3) for number in point))
