"""A flip: the throw of a Template onto the Target, and the three ways in which it can end.

It gives nothing a value; what a flip costs is for the games.
"""

from typing import Literal

from undercroft.engine.throws import Landing
from undercroft.targets.move.places import is_off_target
from undercroft.targets.move.setting import Setting
from undercroft.targets.move.throw import SOUTH, Throw

FlipEnd = Literal["lies", "void", "fell"]


def flip(
    seat: int,
    why: str,
    template: str,
    setting: Setting,
    place: int = SOUTH,
    judge: int | None = None,
) -> Throw:
    """The throw of a seat that flips a Template. [DC-TEMPL-03]"""
    return Throw(seat, why, template, (f"flip-{template}",), setting, place=place, judge=judge)


def end_of_flip(throw: Throw, landing: Landing) -> FlipEnd:
    """How a flip ended. [DC-TEMPL-05] [DC-RULING-69]

    `lies`: the Template is a section now. `void`: it turned too little, and is flipped again.
    `fell`: it touched the table or missed the Target, which costs the flipper, and again.
    """
    if not landing.broken:
        return "lies"
    return "fell" if is_off_target(throw, landing.place) else "void"
