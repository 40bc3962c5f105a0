"""Skill tables: how throws of a hand end, measured once with physics and read from one file.

Bots and simulations draw landings from it instead of throwing. The file is written by
`undercroft throws calibrate`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from undercroft.engine.mappings import wrong_field
from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.decoding import BadData
from undercroft.targets.scene.dice import NO_FACE, die_kind
from undercroft.targets.skill.aim import Aim

PLAIN = "plain"
AND = "+"
"""Between the names of two conditions."""
MOST_BOUNCES = 2
"""More are told as this many."""
ANY_FACE = -2
"""All faces are equally likely."""


Key = tuple[str, str, str, str]
"""Board, die, condition (or two, joined), hand."""


class Outcome(Struct, frozen=True, order=True, array_like=True):
    """One way for a throw to end, and how often it was seen; the last fields may be left out."""

    place: str
    count: Annotated[int, Meta(ge=1)]
    bounces: Annotated[int, Meta(ge=0, le=MOST_BOUNCES)] = 1
    kept: Annotated[int, Meta(ge=0, le=1)] = 1
    """Whether the condition was kept."""
    face: Annotated[int, Meta(ge=ANY_FACE)] = ANY_FACE


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """How one hand's throws end at its best aim."""

    board: str
    die: str
    condition: str
    """A condition's id, or `plain`."""
    hand: str
    aim: Aim
    facts: str
    """A hash of scene, hand and handicap: another one means that the entry is out of date."""
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=1)]

    @property
    def key(self) -> Key:
        """What the entry is about."""
        return self.board, self.die, self.condition, self.hand

    @property
    def throws(self) -> int:
        """How many were thrown."""
        return sum(outcome.count for outcome in self.outcomes)


class PairSkill(Struct, frozen=True, forbid_unknown_fields=True):
    """How often one hand keeps two conditions at once, and hits, at its best aim."""

    board: str
    die: str
    condition: str
    """Two ids in the order of the alphabet, joined."""
    hand: str
    aim: Aim
    facts: str
    throws: Annotated[int, Meta(ge=1)]
    kept: Annotated[int, Meta(ge=0)]
    hits: Annotated[int, Meta(ge=0)]
    """How many kept both and hit."""

    @property
    def key(self) -> Key:
        """What the entry is about."""
        return self.board, self.die, self.condition, self.hand


Entry = Skill | PairSkill


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """How and when a table was made."""

    command: str
    day: str
    package: str
    commit: str
    """Of the sources; empty where they are in no repository."""
    engine: str
    throws: int
    """For each entry; for a pair a part of them."""
    search: str


class Skills(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table."""

    made: Made
    entries: tuple[Skill, ...]
    pairs: tuple[PairSkill, ...] = ()

    @property
    def all_entries(self) -> tuple[Entry, ...]:
        """Of one condition or none, then of two."""
        return (*self.entries, *self.pairs)


class BadSkills(BadData):
    """A file of skills can't be used; the message names the file and what is wrong."""

    def __init__(self, file: str, field: str, problem: str) -> None:
        super().__init__("bad-skills", file, field, problem)


def packaged() -> Path:
    """Where the package keeps its table."""
    return Path(str(files("undercroft.targets.skill").joinpath("skills.json")))


@cache
def _table() -> Skills:
    return read_skills(packaged())


@cache
def skills() -> Mapping[Key, Skill]:
    """The package's table by board, die, condition and hand."""
    return {entry.key: entry for entry in _table().entries}


@cache
def pair_skills() -> Mapping[Key, PairSkill]:
    """What the package's table knows of two conditions at once, by the same key."""
    return {entry.key: entry for entry in _table().pairs}


def all_skills() -> tuple[Entry, ...]:
    """Every entry of the package's table."""
    return _table().all_entries


def joined(names: Iterable[str]) -> str:
    """Conditions as a key has them."""
    return AND.join(sorted(set(names))) or PLAIN


def skill(board: str, die: str, condition: str, hand: str) -> Skill:
    """One entry of the package's table."""
    found = skills().get((board, die, condition, hand))
    if found is None:
        wanted = f"{board}, {die}, {condition}, {hand}"
        raise Refused("no-skill", f"skills: nothing was measured for {wanted}", wanted=wanted)
    return found


def outcome_of(landed: Landing, die: str) -> Outcome:
    """What a table keeps of one landing. A plate's side is kept: how it is flicked decides it."""
    is_die = die_kind(die).shape != "plate"
    face = ANY_FACE if is_die and landed.face != NO_FACE else landed.face
    bounces = min(landed.bounces, MOST_BOUNCES)
    return Outcome(landed.place, 1, bounces, int(not landed.broken), face)


def read_skills(path: Traversable) -> Skills:
    """Read and check a file of skills."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Skills)
    except OSError as error:
        raise BadSkills(path.name, "", error.strerror or "can't be read") from error
    except msgspec.ValidationError as error:
        field, problem = wrong_field(error)
        raise BadSkills(path.name, field, problem) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSkills(path.name, "", str(error)) from error


def skills_text(table: Skills) -> bytes:
    """A table as it is kept: one line an entry, sorted."""
    made = msgspec.json.encode(table.made, order="deterministic")
    singles, pairs = _lines(table.entries), _lines(table.pairs)
    return b'{"made":%b,\n"entries":[\n%b\n],\n"pairs":[\n%b\n]}\n' % (made, singles, pairs)


def _lines(entries: Iterable[Entry]) -> bytes:
    return b",\n".join(entry_text(entry) for entry in sorted(entries, key=lambda each: each.key))


def entry_text(entry: Entry) -> bytes:
    """An entry as one line; an outcome without what every second one has."""
    fields = msgspec.to_builtins(entry)
    if isinstance(entry, Skill):
        fields["outcomes"] = [_short(outcome) for outcome in entry.outcomes]
    return msgspec.json.encode(fields)


def read_entry(line: bytes) -> Entry:
    """The entry of one line."""
    if b'"outcomes"' in line:
        return msgspec.json.decode(line, type=Skill)
    return msgspec.json.decode(line, type=PairSkill)


def _short(outcome: Outcome) -> list[object]:
    fields: list[object] = list(msgspec.to_builtins(outcome))
    for usual in reversed(Outcome.__struct_defaults__):
        if fields[-1] != usual:
            break
        fields.pop()
    return fields
