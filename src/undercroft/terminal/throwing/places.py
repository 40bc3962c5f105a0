"""The places of a throw in groups that fit a screen: sections, holes, bones, things, beside."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from undercroft.targets.move import Throw
from undercroft.targets.move.places import places
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import is_template
from undercroft.terminal.throwing.told import SLICE, place_name
from undercroft.words import Words

KINDS = {"hole": "seen-holes", "web": "seen-webs", "bone": "seen-bones"}
BESIDE = ("edge", "table", "floor", "stand")


class Group(NamedTuple):
    """Answers under a title: what each says, and what it means."""

    title: str
    answers: list[tuple[str, Any]]


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
    """The sections: rings in one group, slices in one each after the bullseye."""
    return list(_slices(throw, words))


def _slices(throw: Throw, words: Words) -> Iterator[Group]:
    on_target = Group(words.say("seen-sections"), [])
    slices: dict[str, Group] = {}
    for section in board(throw.setting.board).sections:
        found = SLICE.fullmatch(section.id)
        if found is None:
            on_target.answers.append((place_name(throw, section.id, words), section.id))
            continue
        title = words.say("seen-slice", number=found[1])
        label = f"{words.say(f'seen-{found[2]}')} ({section.value})"
        slices.setdefault(title, Group(title, [])).answers.append((label, section.id))
    yield on_target
    yield from slices.values()


def _title(place: str) -> str:
    """The title under which a place stands that is no section."""
    if place in BESIDE:
        return "seen-beside"
    if is_template(place):
        return "seen-templates"
    return KINDS.get(place.rpartition("-")[0], "seen-things")
