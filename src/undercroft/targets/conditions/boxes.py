"""Conditions of two boxes in one throw, where boxes are mixed: what is one, what can't be.

Within its own box a card says so itself. It is read from `boxes.toml`.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from undercroft.targets.conditions.condition import Condition
from undercroft.targets.decoding import FileStruct

Others = dict[str, tuple[str, ...]]
"""Of a condition of the first edition some of the Catacombs."""

LAUNCHING = {"propulsion", "feed", "launcher", "touch", "flight"}
"""Groups that say how the die comes to fly: of two boxes only one of them can."""


class Boxes(FileStruct, frozen=True):
    """The whole file."""

    same: Others
    impossible: Others
    hopeless: Others


@cache
def boxes() -> Boxes:
    """The package's file."""
    text = files("undercroft.targets.conditions").joinpath("boxes.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Boxes)


def without_same(cards: list[Condition]) -> tuple[Condition, ...]:
    """Conditions without those that others stand for."""
    left = each_once(card.id for card in cards)
    return tuple(card for card in cards if card.id in left)


def each_once(names: Iterable[str]) -> list[str]:
    """Conditions by name, without those named twice and those that others stand for.

    [DF-CONDITION-10] [DC-REQ-05]
    """
    found = dict.fromkeys(names)
    gone = {other for name in found for other in boxes().same.get(name, ())}
    return [name for name in found if name not in gone]


def is_impossible_mixed(one: Condition, other: Condition) -> bool:
    """Whether no throw can keep two conditions of different boxes. [DC-MIX-05]"""
    if _is_among(boxes().same, one, other):
        return False
    if _is_among(boxes().impossible, one, other):
        return True
    return {one.group, other.group} <= LAUNCHING


def is_hopeless_mixed(one: Condition, other: Condition) -> bool:
    """Whether no throw was seen to keep two conditions of different boxes."""
    return _is_among(boxes().hopeless, one, other)


def _is_among(pairs: Others, one: Condition, other: Condition) -> bool:
    return other.id in pairs.get(one.id, ()) or one.id in pairs.get(other.id, ())
