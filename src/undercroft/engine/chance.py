"""Chance: where dice and cards come from, interchangeably.

Play uses a keyed stream that anybody can check afterwards, simulation a fast one, tests a script,
and a real table people, who say what they rolled. A source that can't say answers None: then the
table waits until somebody tells it.
"""

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from undercroft.engine.asks import Ask, Draw, Roll
from undercroft.engine.dice import Die
from undercroft.engine.entries import Drew, Rolled, Threw
from undercroft.engine.throws import Landing, Throw

BLOCK = 512
KEY_BYTES = 16
WORD = 4
WORDS = 256**WORD
K = TypeVar("K", str, int, Landing)


class Source(Protocol):
    """Answers what chance decides. `position` is its whole state besides what made it."""

    position: int

    def roll(self, count: int, die: Die) -> bytes | None: ...

    def draw(self, cards: Sequence[int]) -> int | None: ...

    def throw(self, throw: Throw) -> Threw | None: ...

    def seed(self) -> bytes | None:
        """What decides the throw to come: the tremor of a hand, or how skill turns out."""
        ...

    def move_on(self) -> None:
        """A throw was made, by whomever: the next one has another seed."""
        ...


class Keyed:
    """A verifiable stream: block i is SHAKE-128 of the secret key and i.

    The hash of the key is published first and the key after the game, so that anybody can derive
    every die again. Without the key, what was seen says nothing about what comes.
    """

    __slots__ = ("_block", "_bytes", "key", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError(f"a key has at least {KEY_BYTES} bytes, this one {len(key)}")
        self.key = key
        self.position = position
        self._block = -1
        self._bytes = b""

    @classmethod
    def from_seed(cls, seed: str) -> "Keyed":
        """A stream that everybody who knows the seed can repeat."""
        word = seed.encode("utf-8", "surrogateescape")
        return cls(hashlib.sha256(b"undercroft seed " + word).digest())

    @property
    def commitment(self) -> str:
        """What is published before the first die."""
        return commitment(self.key)

    def roll(self, count: int, die: Die) -> bytes:
        # Bytes that would make some faces likelier than others are skipped, so some may be missing.
        faces = self._take(count).translate(die.faces, die.skip)
        while len(faces) < count:
            faces += self._take(count - len(faces)).translate(die.faces, die.skip)
        return faces

    def draw(self, cards: Sequence[int]) -> int:
        count = len(cards)
        if count == 1:
            return cards[0]
        # Words above the last multiple of the count would favour the first cards.
        fair = WORDS - WORDS % count
        while True:
            word = int.from_bytes(self._take(WORD), "little")
            if word < fair:
                return cards[word % count]

    def throw(self, throw: Throw) -> None:
        return None

    def seed(self) -> bytes:
        # Of its own, for what is published of a throw must not tell the dice after it.
        return hashlib.sha256(b"throw" + self.key + self.position.to_bytes(8, "little")).digest()

    def move_on(self) -> None:
        self.position += 1

    def _take(self, count: int) -> bytes:
        block, at = divmod(self.position, BLOCK)
        if block != self._block:
            self._block = block
            self._bytes = hashlib.shake_128(self.key + block.to_bytes(8, "little")).digest(BLOCK)
        got = self._bytes[at : at + count]
        self.position += len(got)
        return got if len(got) == count else got + self._take(count - len(got))


def commitment(key: bytes) -> str:
    """The hash of a key, which binds it without telling it."""
    return hashlib.sha256(key).hexdigest()


NOTHING = (b"", 0)


class Fast:
    """A stream for simulation: faces cut from blocks translated in one go. It can't go back."""

    __slots__ = ("_random", "kept", "position")

    BLOCK = 4096

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)
        self.kept: dict[Die, tuple[bytes, int]] = {}
        """Faces that are cut already, by die, and where the next ones begin."""
        self.position = 0

    def restart(self, seed: int) -> None:
        """Go on as if it were made anew."""
        self._random.seed(seed)
        self.kept.clear()

    def roll(self, count: int, die: Die) -> bytes:
        faces, at = self.kept.get(die, NOTHING)
        end = at + count
        while end > len(faces):
            block = self._random.randbytes(self.BLOCK).translate(die.faces, die.skip)
            faces, at, end = faces[at:] + block, 0, count
        self.kept[die] = faces, end
        return faces[at:end]

    def draw(self, cards: Sequence[int]) -> int:
        return cards[self._random.randrange(len(cards))]

    def throw(self, throw: Throw) -> None:
        return None

    def seed(self) -> bytes:
        return self._random.randbytes(32)

    def move_on(self) -> None:
        pass


class Scripted:
    """Outcomes written down beforehand: dice as symbols, cards as numbers, landings."""

    def __init__(self, outcomes: Iterable[str | int | Landing]) -> None:
        self.outcomes = list(outcomes)
        self.position = 0

    def roll(self, count: int, die: Die) -> bytes:
        faces = self._next(str, f"a roll of {count} dice ({die.name})")
        if len(faces) != count:
            raise AssertionError(f"{count} dice are rolled, the script has {faces!r}")
        return die.parse(faces)

    def draw(self, cards: Sequence[int]) -> int:
        if len(cards) == 1:
            return cards[0]
        card = self._next(int, f"a draw from {list(cards)}")
        if card not in cards:
            raise AssertionError(f"{card} is not among {list(cards)}")
        return card

    def throw(self, throw: Throw) -> Threw:
        landing = self._next(Landing, f"a throw by seat {throw.seat}")
        throw.check(landing)
        return Threw(landing)

    def seed(self) -> None:
        return None

    def move_on(self) -> None:
        pass

    def _next(self, kind: type[K], wanted: str) -> K:
        if self.position == len(self.outcomes):
            raise AssertionError(f"the script ended; {wanted} is wanted")
        outcome = self.outcomes[self.position]
        if not isinstance(outcome, kind):
            raise AssertionError(f"{wanted} is wanted, the script has {outcome!r}")
        self.position += 1
        return outcome


class Around:
    """A source around another one, which says whatever a subclass does not."""

    def __init__(self, other: Source) -> None:
        self.other = other

    @property
    def position(self) -> int:
        return self.other.position

    @position.setter
    def position(self, position: int) -> None:
        self.other.position = position

    def roll(self, count: int, die: Die) -> bytes | None:
        return self.other.roll(count, die)

    def draw(self, cards: Sequence[int]) -> int | None:
        return self.other.draw(cards)

    def throw(self, throw: Throw) -> Threw | None:
        return self.other.throw(throw)

    def seed(self) -> bytes | None:
        return self.other.seed()

    def move_on(self) -> None:
        self.other.move_on()


class People(Around):
    """People roll real dice, perhaps draw real cards, and tell; the rest comes from `other`."""

    def __init__(self, other: Source, *, dice: bool = True, cards: bool = False) -> None:
        super().__init__(other)
        self.dice = dice
        self.cards = cards

    def roll(self, count: int, die: Die) -> bytes | None:
        return None if self.dice else self.other.roll(count, die)

    def draw(self, cards: Sequence[int]) -> int | None:
        return None if self.cards and len(cards) > 1 else self.other.draw(cards)

    def throw(self, throw: Throw) -> None:
        return None


class Silent:
    """Says nothing, so that recorded outcomes can be told; its position is that of `other`."""

    __slots__ = ("other",)

    def __init__(self, other: Source | None = None) -> None:
        self.other = other

    @property
    def position(self) -> int:
        return self.other.position if self.other else 0

    @position.setter
    def position(self, position: int) -> None:
        if self.other:
            self.other.position = position

    def roll(self, count: int, die: Die) -> None:
        return None

    def draw(self, cards: Sequence[int]) -> None:
        return None

    def throw(self, throw: Throw) -> None:
        return None

    def seed(self) -> bytes | None:
        return self.other.seed() if self.other else None

    def move_on(self) -> None:
        if self.other:
            self.other.move_on()


NOBODY = Silent()
"""No source at all: a log says everything, and the table stops where the log stops."""


def said_by(source: Source, ask: Ask | None) -> Rolled | Drew | Threw | None:
    """What a source says to an ask; None for a question, or when people have to tell."""
    if isinstance(ask, Roll):
        faces = source.roll(ask.count, ask.die)
        return None if faces is None else Rolled(ask.die.read(faces))
    if isinstance(ask, Draw):
        card = source.draw(ask.cards)
        return None if card is None else Drew(card)
    return source.throw(ask) if isinstance(ask, Throw) else None
