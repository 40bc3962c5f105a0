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
from undercroft.engine.throws import Landing, Throw


class Choose(Struct, gc=False):
    """One seat picks one option. The answer is the option; a single option is not asked."""

    seat: int
    options: Sequence[Option]
    why: str
    always: bool = False
    """Asked though there be a single option: where not being asked would tell others a secret."""


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


Ask = Choose | Poll | Roll | Draw | Throw
Chance = Roll | Draw | Throw
Outcome = bytes | int | Landing

R = TypeVar("R")
Script = Generator[Ask, Any, R]
"""A rule in progress: yields asks, returns R."""
