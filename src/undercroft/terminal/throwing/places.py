"""The places of a throw in groups that fit a screen: sections, holes, bones, things, beside."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any, NamedTuple

from undercroft.targets.move import Throw
from undercroft.targets.move.places import places
from undercroft.targets.scene.board import Section, board
from undercroft.targets.scene.dice import is_template
from undercroft.terminal.throwing.told import SLICE, place_name
from undercroft.words import Words

KINDS = {"hole": "seen-holes", "web": "seen-webs", "bone": "seen-bones"}
PARTS = ("inner", "middle", "outer")
GAP, TITLE = 2, 12
TOGETHER = "\u00a0"
BESIDE = ("edge", "table", "floor", "stand")


class Group(NamedTuple):
    """Answers under a title: what each says, and what it means."""

    title: str
    answers: list[tuple[str, Any]]
    columns: tuple[str, ...] = ()
    """What the answers stand under, where groups make a table."""


def groups(throw: Throw, words: Words) -> list[Group]:
    """Every place where the die can lie."""
    others: dict[str, list[tuple[str, Any]]] = {}
    sections = {section.id for section in board(throw.setting.board).sections}
    for place in places(throw):
        if place not in sections and (place != "stand" or throw.combined.lift):
            answer = place_name(throw, place, words), place
            others.setdefault(_title(place), []).append(answer)
    beside = others.pop("seen-beside")
    rest = [Group(words.say(title), answers) for title, answers in others.items()]
    return [*section_groups(throw, words), *rest, Group(words.say("seen-beside"), beside)]


def section_groups(throw: Throw, words: Words) -> list[Group]:
    """The sections: slices in a group each, then rings from the lowest and the bullseye.

    So the number of a ring is what is printed there.
    """
    columns = tuple(words.say(f"seen-{part}") for part in PARTS)
    slices: dict[str, Group] = {}
    rings: list[Section] = []
    for section in board(throw.setting.board).sections:
        if found := SLICE.fullmatch(section.id):
            title = words.say("seen-slice", number=found[1])
            group = slices.setdefault(title, Group(title, [], columns))
            group.answers.append((str(section.value), section.id))
        else:
            rings.append(section)
    rings.sort(key=lambda ring: (ring.bullseye, ring.value))
    answers = [(place_name(throw, ring.id, words), ring.id) for ring in rings]
    return [*slices.values(), Group(words.say("seen-sections"), answers)]


def listed(groups: Iterable[Group], number: int, width: int) -> str:
    """Groups of answers as lines of a width; each answer has a number."""
    lines: list[str] = []
    columns: tuple[str, ...] = ()
    for group in groups:
        wide = max((len(column) for column in group.columns), default=0) + GAP
        if group.columns and group.columns != columns:
            lines.append(TOGETHER * TITLE + "".join(f"{column:{wide}}" for column in group.columns))
        columns = group.columns
        answers = [f"{n}) {label}" for n, (label, _) in enumerate(group.answers, number)]
        number += len(answers)
        if columns:
            lines.append(f"{group.title:{TITLE}}" + "".join(f"{each:{wide}}" for each in answers))
        else:
            # An answer stays together where its line has to break.
            answers = [answer.replace(" ", TOGETHER) for answer in answers]
            lines += wrap("  ".join([group.title, *answers]), width, drop_whitespace=True)
    return "\n".join(line.strip(" ").replace(TOGETHER, " ") for line in lines)


def _title(place: str) -> str:
    """The title under which a place stands that is no section."""
    if place in BESIDE:
        return "seen-beside"
    if is_template(place):
        return "seen-templates"
    return KINDS.get(place.rpartition("-")[0], "seen-things")
