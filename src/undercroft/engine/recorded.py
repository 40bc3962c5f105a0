"""What a log says as a source of chance, alone or beside another source that must say the same."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from undercroft.engine.chance import Source
from undercroft.engine.dice import Die
from undercroft.engine.entries import AnyEntry, Drew, Rolled, Threw
from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Throw

E = TypeVar("E", Drew, Threw)
Said = TypeVar("Said", bytes, int)


class RecordedThrow(NamedTuple):
    """A throw of a log: what was asked, what came out, what decided it where the key is known."""

    ask: Throw
    entry: Threw
    seed: bytes | None


class Recorded:
    """A source that says what a log says, and nothing after its end."""

    def __init__(self, moves: list[AnyEntry]) -> None:
        self.moves = moves
        self.at = 0
        """The place of the next move."""
        self.failed: int | None = None
        """The place of the first move that did not fit."""
        self.checked = 0
        """How many outcomes another source confirmed."""
        self.throws: list[RecordedThrow] = []
        self.position = 0

    def roll(self, count: int, die: Die) -> bytes | None:
        at = self.at
        if at == len(self.moves):
            return None
        entry = self.moves[at]
        if not isinstance(entry, Rolled) or len(entry.faces) != count:
            raise self._misfit(f"{count} dice are awaited where {entry} stands")
        try:
            faces = die.parse(entry.faces)
        except ValueError as error:
            raise self._misfit(str(error)) from None
        self.at = at + 1
        return faces

    def draw(self, cards: Sequence[int]) -> int | None:
        entry = self._next(Drew)
        return None if entry is None else entry.check(cards)

    def throw(self, throw: Throw) -> Threw | None:
        entry = self._next(Threw)
        if entry is not None:
            entry.outcome(throw)
            self.throws.append(RecordedThrow(throw, entry, self.seed()))
        return entry

    def seed(self) -> bytes | None:
        return None

    def move_on(self) -> None:
        pass

    def _next(self, kind: type[E]) -> E | None:
        """The next move, if there is one; it must be of a kind."""
        if self.at == len(self.moves):
            return None
        entry = self.moves[self.at]
        if not isinstance(entry, kind):
            raise self._misfit(f"{kind.__name__} is awaited where {entry} stands")
        self.at += 1
        return entry

    def _misfit(self, message: str) -> Refused:
        if self.failed is None:
            self.failed = self.at
        return Refused("bad-outcome", message, why="other")


class Checked(Recorded):
    """What a log says, with another source that keeps pace and must say the same."""

    def __init__(self, moves: list[AnyEntry], other: Source) -> None:
        self.other, position = other, other.position
        super().__init__(moves)
        self.position = position

    @property
    def position(self) -> int:
        return self.other.position

    @position.setter
    def position(self, position: int) -> None:
        self.other.position = position

    def roll(self, count: int, die: Die) -> bytes | None:
        faces = super().roll(count, die)
        return None if faces is None else self._agreed(faces, self.other.roll(count, die))

    def draw(self, cards: Sequence[int]) -> int | None:
        card = super().draw(cards)
        return None if card is None else self._agreed(card, self.other.draw(cards))

    def seed(self) -> bytes | None:
        return self.other.seed()

    def move_on(self) -> None:
        self.other.move_on()

    def _agreed(self, said: Said, expected: Said | None) -> Said:
        if expected is not None:
            self.checked += 1
            if said != expected:
                self.at -= 1
                raise self._misfit("chance gave something else")
        return said
