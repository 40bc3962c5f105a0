"""Asks: what a rule can want from the world, and the type of a rule that wants something.

A rule is a generator. It yields an ask, the table finds the answer and sends it back. An ask knows
neither who sits on a seat nor where dice come from.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from undercroft.engine.dice import Die
from undercroft.engine.options import Option
from undercroft.engine.seats import EVERYONE


class Choose(Struct, gc=False):
    """One seat picks one option. The answer is the option; a single option is not asked."""

    seat: int
    options: Sequence[Option]
    why: str


class Poll(Struct, gc=False):
    """Several seats pick at once, shown together. The answer is a tuple in the order of seats."""

    seats: Sequence[int]
    options: Sequence[Sequence[Option]]
    why: str


class Roll(Struct, gc=False):
    """Dice are rolled. The answer is one face a die, as bytes."""

    count: int
    die: Die
    why: str


class Draw(Struct, gc=False):
    """A card is drawn or turned up. The answer is one of the cards, all equally likely."""

    cards: Sequence[int]
    why: str
    to: int = EVERYONE
    """The set of seats that see which."""


class Throw(Struct, gc=False):
    """A seat throws a die at the target. The answer is its `Landing`."""

    seat: int
    die: str
    conditions: tuple[str, ...]
    why: str
    board: str = "first"
    """The target it is thrown at, by its name among the boards of the throwing table."""


class Landing(Struct, frozen=True, gc=False):
    """Where and how a thrown die came to rest, as far as rules read it."""

    place: str
    """The region it lies in: a section, a hole, the rim, the table, the floor."""
    face: int
    """The face that is up; -1 when none can be read."""
    bounces: int = 0
    """How often it landed on the table before it touched the target."""
    broken: tuple[str, ...] = ()
    """The conditions of the throw that were not kept."""
    seen: bool = False
    """People saw it at a real table and said so."""


Ask = Choose | Poll | Roll | Draw | Throw
Chance = Roll | Draw | Throw
Outcome = bytes | int | Landing

R = TypeVar("R")
Script = Generator[Ask, Any, R]
"""A rule in progress: yields asks, returns R."""
