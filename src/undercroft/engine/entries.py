"""Entries: what a log says happened, one by one: a choice of a seat, or an outcome of chance."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from undercroft.engine.asks import Ask, Draw, Roll
from undercroft.engine.dice import Die
from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing, Throw


class Entry(Struct, frozen=True, gc=False, tag_field="entry"):
    """Something that happened at the table."""


class Answered(Entry, frozen=True, tag="answer"):
    """A seat chose."""

    seat: int
    option: int


class Voted(Entry, frozen=True, tag="vote"):
    """A seat chose in a poll; shown when all have."""

    seat: int
    option: int


class Rolled(Entry, frozen=True, tag="roll"):
    """Dice fell, as symbols."""

    faces: str

    def outcome(self, ask: Ask | None) -> bytes:
        """What a rule is sent for it; Refused when it can't be."""
        if not isinstance(ask, Roll):
            raise Refused("no-chance", "no dice are awaited here")
        return self.check(ask.count, ask.die)

    def check(self, count: int, die: Die) -> bytes:
        """The faces of so many dice; Refused when it holds others."""
        given = len(self.faces)
        if given != count:
            message = f"{count} dice are rolled, not {given}"
            raise Refused("dice-count", message, count=count, given=given)
        return parsed(self.faces, die)


class Drew(Entry, frozen=True, tag="draw"):
    """A card was drawn or turned up."""

    card: int

    def outcome(self, ask: Ask | None) -> int:
        """What a rule is sent for it; Refused when it can't be."""
        if not isinstance(ask, Draw):
            raise Refused("no-chance", "no card is awaited here")
        return self.check(ask.cards)

    def check(self, cards: Sequence[int]) -> int:
        """The card; Refused when it is not among those that can be drawn."""
        if self.card not in cards:
            message = f"card {self.card!r} can't be drawn here"
            raise Refused("no-card", message, card=self.card)
        return self.card


Way = Literal["physics", "companion", "steady", "average", "clumsy", "script"]
"""How a die was thrown: simulated, by people at a real board, by the skill of a hand, or in a test.
"""


class Threw(Entry, frozen=True, tag="throw", omit_defaults=True):
    """A thrown die landed."""

    landing: Landing
    way: Way = "script"
    record: bytes = b""
    """Of a simulated throw: all that is needed to throw it again, packed by who simulated it."""

    def outcome(self, ask: Ask | None) -> Landing:
        """What a rule is sent for it; Refused when it can't be."""
        if not isinstance(ask, Throw):
            raise Refused("no-chance", "no throw is awaited here")
        ask.check(self.landing)
        return self.landing


AnyEntry = Answered | Voted | Rolled | Drew | Threw
DECISIONS = (Answered, Voted)
EXAMPLE = "table,3"
"""A landing as people type it: the place and the face."""


def parsed(text: str, die: Die) -> bytes:
    """Symbols as faces of a die; Refused names the one that is on no side."""
    try:
        return die.parse(text)
    except ValueError as error:
        wrong = next(symbol for symbol in text if symbol not in die.symbols)
        raise Refused("dice-symbol", str(error), symbol=wrong, symbols=die.symbols) from None


def entry_of(ask: Roll | Draw | Throw, outcome: Any) -> Rolled | Drew | Threw:
    """The entry for what people say came out; Refused when it can't be."""
    if isinstance(ask, Roll):
        if not isinstance(outcome, bytes) or any(f >= len(ask.die.symbols) for f in outcome):
            raise _impossible("dice", f"faces of this die are awaited, not {outcome!r}")
        return Rolled(ask.die.read(outcome))
    if isinstance(ask, Draw):
        if outcome.__class__ is not int:
            raise _impossible("card", f"the number of a card is awaited, not {outcome!r}")
        return Drew(outcome)
    if not isinstance(outcome, Landing):
        raise _impossible("throw", f"a landing is awaited, not {outcome!r}")
    return Threw(outcome, "companion")


def _impossible(why: str, message: str) -> Refused:
    return Refused("bad-outcome", message, why=why, example=EXAMPLE)
