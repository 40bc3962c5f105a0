"""Throws in words: places by name, how a throw ended, and why it missed."""

import re

from undercroft.engine.throws import Landing
from undercroft.targets.move import Throw, end_of_flip, miss_of
from undercroft.targets.scene.board import Section, board
from undercroft.targets.scene.dice import is_template
from undercroft.telling import Teller
from undercroft.words import Words

SLICE = re.compile(r"S(\d+)-(inner|middle|outer)")
NUMBERED = ("hole", "web", "bone")
PROPS = ("box", "card", "leg")
Named = tuple[str, dict[str, object]]
"""The id of a text and its facts."""


def place_name(throw: Throw, place: str, words: Words) -> str:
    """A place by its name."""
    text, facts = _named(throw, place, words)
    return words.say(text, **facts)


def place_at(throw: Throw, place: str, words: Words) -> str:
    """Where a die is that lies at a place."""
    text, facts = _named(throw, place, words)
    return words.note(text, "at", **facts) or place


def told(throw: Throw, landing: Landing, teller: Teller) -> str:
    """How a throw ended, for everybody."""
    return " ".join(sentences(throw, landing, teller))


def sentences(throw: Throw, landing: Landing, teller: Teller) -> list[str]:
    """Where it lies, then hit or miss and why, then what else is to be seen."""
    words, say = teller.words, teller.words.say
    where = place_at(throw, landing.place, words)
    text = "throw-flipped" if is_template(throw.die) else "throw-ended"
    found = [say(text, seat=teller.seat(throw.seat), bounces=landing.bounces, where=where)]
    found.append(verdict(throw, landing, words))
    if landing.pointed:
        found.append(say("throw-pointed", place=place_name(throw, landing.pointed, words)))
    if landing.icon:
        found.append(say("throw-icon"))
    return found


def verdict(throw: Throw, landing: Landing, words: Words) -> str:
    """Hit, or why it is a miss; of a flip how it ended."""
    if is_template(throw.die):
        return words.say(f"flip-{end_of_flip(throw, landing)}")
    reason = miss_of(throw, landing)
    if reason is None:
        return words.say("throw-hit")
    broken = ", ".join(words.name(f"condition-{name}") for name in landing.broken)
    return words.say(f"miss-{reason}", conditions=broken)


def _named(throw: Throw, place: str, words: Words) -> Named:
    for section in board(throw.setting.board).sections:
        if section.id == place:
            return _section(section)
    kind, _, number = place.rpartition("-")
    if kind in NUMBERED:
        return f"place-{kind}", {"number": number}
    if any(piece.name == place for piece in throw.setting.dice):
        return "place-die", {"name": words.name(f"die-{place}")}
    return f"place-{kind if kind in PROPS else place}", {}


def _section(section: Section) -> Named:
    if section.bullseye:
        return "place-bullseye", {"value": section.value}
    if found := SLICE.fullmatch(section.id):
        return "place-slice", {"number": found[1], "part": found[2], "value": section.value}
    return "place-ring", {"value": section.value}
