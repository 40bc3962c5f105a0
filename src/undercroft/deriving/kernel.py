"""What derived playouts run on: who answers their asks. Each derived module begins with this text.

It asks the very sources and random numbers that interpreted playouts ask, in the same order, so
that both end the same.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll
from undercroft.engine.chance import Fast, Source
from undercroft.engine.dice import Die
from undercroft.engine.options import Option


class Chance:
    """Dice and cards from any source."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def roll(self, count: int, die: Die) -> bytes:
        faces: bytes = self.source.roll(count, die)  # type: ignore[assignment]
        return faces

    def draw(self, cards: Sequence[int]) -> int:
        card: int = self.source.draw(cards)  # type: ignore[assignment]
        return card


class Quick(Chance):
    """The chance of simulations, with the very blocks of faces that it holds."""

    def __init__(self, source: Fast) -> None:
        super().__init__(source)
        self.fast = source
        self.faces = source.kept

    def roll(self, count: int, die: Die) -> bytes:
        kept = self.faces.get(die)
        if kept is not None:
            faces, at = kept
            end = at + count
            if end <= len(faces):
                self.faces[die] = (faces, end)
                return faces[at:end]
        return self.fast.roll(count, die)


def chance_of(source: Source) -> Chance:
    return Quick(source) if type(source) is Fast else Chance(source)


class Policy:
    """Chooses where there is something to choose."""

    def pick(self, seat: int, options: Sequence[Option]) -> Option:
        raise NotImplementedError


class AtRandom(Policy):
    """Chooses anything, each option as likely as the others."""

    def __init__(self, number: Callable[[], float]) -> None:
        self.number = number

    def pick(self, seat: int, options: Sequence[Option]) -> Option:
        return options[int(self.number() * len(options))]


class Plain:
    """What stands for a struct that can change."""

    def copied(self) -> Any:
        raise NotImplementedError


def _replaced_(one: Any, **changes: Any) -> Any:
    """A copy with some other fields."""
    if not isinstance(one, Plain):
        return replace(one, **changes)
    made = one.copied()
    for name, value in changes.items():
        setattr(made, name, value)
    return made


class Kernel:
    """Who answers now, and how many choices there were."""

    def __init__(self) -> None:
        self.chance = Chance(Fast(0))
        self.policy = Policy()
        self.count = 0


K: Final = Kernel()


def _roll_(count: int, die: Die) -> bytes:
    return K.chance.roll(count, die)


def _choose_(seat: int, options: Sequence[Option]) -> Any:
    if len(options) == 1:
        return options[0]
    K.count += 1
    return K.policy.pick(seat, options)


def _draw_(cards: Sequence[int]) -> int:
    return K.chance.draw(cards)


def _poll_(seats: Sequence[int], options: Sequence[Sequence[Option]]) -> tuple[Option, ...]:
    found: list[Option] = []
    for place, seat in enumerate(seats):
        found.append(_choose_(seat, options[place]))
    return tuple(found)


def _answer_(ask: Ask) -> Any:
    if isinstance(ask, Choose):
        return _choose_(ask.seat, ask.options)
    if isinstance(ask, Roll):
        return _roll_(ask.count, ask.die)
    if isinstance(ask, Draw):
        return _draw_(ask.cards)
    if isinstance(ask, Poll):
        return _poll_(ask.seats, ask.options)
    thrown = K.chance.source.throw(ask)
    if thrown is None:
        raise TypeError("playouts need a source that throws, such as Skilled")
    return thrown.landing
