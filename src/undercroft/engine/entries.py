"""Entries: what a log says happened, one by one: a choice of a seat, or an outcome of chance."""

from typing import Any

from msgspec import Struct

from undercroft.engine.asks import Ask, Draw, Landing, Outcome, Roll, Throw
from undercroft.engine.chance import Source
from undercroft.engine.refusals import Refused


class Entry(Struct, frozen=True, gc=False, tag_field="entry"):
    """Something that happened at the table."""


class Answered(Entry, frozen=True, gc=False, tag="answer"):
    """A seat chose."""

    seat: int
    option: int


class Voted(Entry, frozen=True, gc=False, tag="vote"):
    """A seat chose in a poll; shown when all have."""

    seat: int
    option: int


class Rolled(Entry, frozen=True, gc=False, tag="roll"):
    """Dice fell, as symbols."""

    faces: str

    def outcome(self, ask: Ask | None) -> Outcome:
        """What a rule is sent for it."""
        if not isinstance(ask, Roll):
            raise Refused("no-chance", "no dice are awaited here")
        try:
            return ask.die.parse(self.faces)
        except ValueError as error:
            raise Refused("bad-outcome", str(error), detail=str(error)) from None


class Drew(Entry, frozen=True, gc=False, tag="draw"):
    """A card was drawn or turned up."""

    card: int

    def outcome(self, ask: Ask | None) -> Outcome:
        """What a rule is sent for it."""
        return self.card


class Threw(Entry, frozen=True, gc=False, tag="throw"):
    """A thrown die landed."""

    landing: Landing

    def outcome(self, ask: Ask | None) -> Outcome:
        """What a rule is sent for it."""
        return self.landing


AnyEntry = Answered | Voted | Rolled | Drew | Threw


def entry_of(ask: Roll | Draw | Throw, outcome: Any) -> AnyEntry:
    """The entry for an outcome; Refused when chance could not have given it."""
    if isinstance(ask, Roll):
        return Rolled(ask.die.read(_checked_faces(ask, outcome)))
    if isinstance(ask, Draw):
        if isinstance(outcome, bool) or outcome not in ask.cards:
            raise _impossible(f"card {outcome!r} can't be drawn here")
        return Drew(outcome)
    if not isinstance(outcome, Landing):
        raise _impossible(f"a landing is awaited, not {outcome!r}")
    return Threw(outcome)


def outcome_of(ask: Ask | None, source: Source) -> Outcome | None:
    """What a source says to an ask; None for a question, or when people have to tell."""
    if isinstance(ask, Roll):
        return source.roll(ask.count, ask.die)
    if isinstance(ask, Draw):
        return source.draw(ask.cards)
    return source.throw(ask) if isinstance(ask, Throw) else None


def _checked_faces(ask: Roll, faces: Any) -> bytes:
    if not isinstance(faces, bytes):
        raise _impossible(f"faces of dice are awaited, not {faces!r}")
    if len(faces) != ask.count:
        raise _impossible(f"{ask.count} dice are rolled, not {len(faces)}")
    if faces and max(faces) >= len(ask.die.symbols):
        raise _impossible(f"face {max(faces)} is not on this die")
    return faces


def _impossible(message: str) -> Refused:
    return Refused("bad-outcome", message, detail=message)
