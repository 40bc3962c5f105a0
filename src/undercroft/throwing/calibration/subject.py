"""What is measured: a throw of a hand at a board, plain or under one or two conditions.

Seeds belong to the throw and not to the hand, so all hands meet the same luck and can be compared.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import msgspec
import numpy as np
from msgspec import UNSET, Struct, structs

from undercroft.engine.refusals import Refused
from undercroft.targets.conditions.combination import Combined, combine, is_impossible, is_lacking
from undercroft.targets.conditions.condition import Condition, Control, UsualAim
from undercroft.targets.conditions.files import condition, conditions
from undercroft.targets.conditions.preparation import prepare_scene
from undercroft.targets.predicates.launch import Parted
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.scene import Scene
from undercroft.targets.skill.tables import AND, PLAIN, Key, joined
from undercroft.throwing.calibration.hands import HANDS
from undercroft.throwing.physics.model import scene_hash

DICE = ("d6", "d12")
Thing = tuple[str, str, str]
"""Board, die and condition."""


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
    def thing(self) -> Thing:
        """What is thrown, whoever throws."""
        return self.board, self.die, self.condition

    @property
    def names(self) -> tuple[str, ...]:
        """Its conditions."""
        return () if self.condition == PLAIN else tuple(self.condition.split(AND))

    @property
    def is_pair(self) -> bool:
        """Whether it is about two conditions at once."""
        return len(self.names) > 1

    @property
    def combined(self) -> Combined:
        """Its conditions together."""
        return combine(self.names)

    @property
    def scene(self) -> Scene:
        """What is thrown at; what stands there, stands there for a thrower in the south."""
        return prepare_scene(Scene(self.board, self.die), self.combined)

    def seeds(self, use: str, count: int) -> list[int]:
        """Seeds for one of several uses, the same for every hand."""
        text = "/".join((*self.thing, use))
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])
        return [int(seed) for seed in np.random.SeedSequence(number).generate_state(count, "u8")]


def subjects(
    boards: Sequence[str] = (),
    dice: Sequence[str] = (),
    names: Sequence[str] = (),
    hands: Sequence[str] = (),
) -> tuple[Subject, ...]:
    """All entries of a table, or only those of some boards, dice, conditions and hands."""
    for name in boards:
        board(name)
    for name in dice:
        die_kind(name)
    for name in names:
        if name != PLAIN:
            for part in name.split(AND):
                condition(part)
    for name in hands:
        if name not in HANDS:
            raise Refused("unknown-hand", f"hand: there is no {name!r}", name=name)
    asked = boards, dice, names, hands
    known = (Subject(*thing, hand) for thing in _things() for hand in HANDS)
    wanted = [
        subject
        for subject in known
        if all(not some or one in some for one, some in zip(subject.key, asked, strict=True))
    ]
    if not wanted:
        raise Refused("nothing-to-measure", "no board has what is asked for")
    return tuple(wanted)


def _things() -> Iterator[Thing]:
    """Boards, dice and conditions: each condition at home, then pairs, then away from home."""
    yield from ((name, die, PLAIN) for name in board_names() for die in DICE)
    yield from map(home, conditions().values())
    yield from pairs()
    for card in conditions().values():
        for name in board_names():
            for die in (card.die,) if card.die else DICE:
                thing = name, die, card.id
                if thing != home(card) and _can_be_thrown(card, name):
                    yield thing


def home(card: Condition) -> Thing:
    """Where a condition belongs: at its edition's board, with its own die."""
    return card.edition, card.die or board(card.edition).die, card.id


def pairs() -> Iterator[Thing]:
    """Every pair of conditions that is allowed, at its edition's board with its die."""
    for one, other in combinations(conditions().values(), 2):
        if one.edition == other.edition and not is_impossible(one, other):
            die = one.die or other.die or board(one.edition).die
            yield one.edition, die, joined((one.id, other.id))


def _can_be_thrown(card: Condition, name: str) -> bool:
    """Whether a board has what a condition is about."""
    target = board(name)
    return not is_lacking(card, target) and bool(target.holes or not card.webs)


def facts_of(subject: Subject) -> str:
    """A hash of what the entry depends on: scene, hand and conditions."""
    cards = [_physical(card) for card in subject.combined.conditions]
    parts = (scene_hash(subject.scene), HANDS[subject.hand], cards)
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]


def grouped(wanted: Iterable[Subject]) -> list[tuple[Subject, ...]]:
    """The same throw of several hands together, the surest hand first."""
    found: dict[Thing, list[Subject]] = {}
    for subject in wanted:
        found.setdefault(subject.thing, []).append(subject)
    return [tuple(group) for group in found.values()]


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
        hopeless=UNSET,
        goes_with=(),
    )
