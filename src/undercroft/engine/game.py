"""A game: what the table needs to know about a set of rules.

A game is a folder that offers one object of a class derived from `Game`. It does no IO and knows
neither players nor places.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct, field

from undercroft.engine.asks import Roll, Script
from undercroft.engine.chance import Source
from undercroft.engine.dice import Die
from undercroft.engine.events import Event
from undercroft.engine.forecasts import GRAVE, NOTHING_TO_EXPECT, Forecast, Prospect
from undercroft.engine.mappings import UNKNOWN, from_mapping, prepare, wrong_field
from undercroft.engine.measures import Luck, Measure
from undercroft.engine.options import Catalogue, Option
from undercroft.engine.refusals import Refused
from undercroft.engine.views import view


class State(Struct, array_like=True, gc=False, kw_only=True):
    """What lies on the table. Games add fields; events wait in the outbox for the table."""

    outbox: list[Any] = field(default_factory=list)


class Setup(Struct, array_like=True, frozen=True):
    """What a table may set before the game. Games add fields with defaults and bounds."""


class ScorePart(Struct, frozen=True):
    """A part of a score: so many things of a kind, worth so many points together."""

    text: str
    """Its text id; the text gets `count`, and its note `title` names the kind."""
    count: int
    points: int


class Result(Struct, frozen=True):
    """How a game ended. A rank of 1 is the best; 0 means that nobody came anywhere."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    verdicts: tuple[str, ...] = ()
    """Text ids of what else is to be said: the party survived, the solo grade, ..."""
    scored: bool = True
    """Whether the scores say anything that the ranks don't."""
    parts: tuple[tuple[ScorePart, ...], ...] = ()
    """How each score came about: parts that add up to it, the same kinds for every seat. None
    where scores say nothing."""


def worth(result: Result) -> list[float]:
    """What its rank is worth to each seat: all of it for all who win together.

    Where there are more ranks than two, the lower ones are worth their share of seats behind them.
    """
    ranks = result.ranks
    if all(rank == ranks[0] for rank in ranks):
        return [float(rank == 1) for rank in ranks]
    behind = [sum(other > rank or other == 0 for other in ranks) if rank else 0 for rank in ranks]
    level = [sum(other == rank for other in ranks) - 1 if rank else 0 for rank in ranks]
    return [(more + same / 2) / (len(ranks) - 1) for more, same in zip(behind, level, strict=True)]


S = TypeVar("S", bound=State)
U = TypeVar("U", bound=Setup)


class Game(ABC, Generic[S, U]):
    """A set of rules. Between two steps everything true is in the state."""

    id: ClassVar[str]
    package: ClassVar[str]
    """Where RULES.md, text/ and content/ lie."""
    families: ClassVar[tuple[str, ...]] = ()
    """The packages of rules and texts that it shares with other games."""
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    best_seats: ClassVar[range]
    """How many players it is best with."""
    minutes: ClassVar[range]
    """How long a game is meant to take."""
    age: ClassVar[int]
    State: ClassVar[type[Any]]
    Setup: ClassVar[type[Any]]
    options: ClassVar[Catalogue]
    Content: ClassVar[Any] = None
    """The type of what is printed, for clients that read it."""
    dice: ClassVar[tuple[Die, ...]] = ()
    events: ClassVar[tuple[type[Event], ...]]
    prospects: ClassVar[tuple[type[Prospect], ...]] = ()
    """What forecasts can tell."""
    measures: ClassVar[tuple[Measure, ...]] = ()
    """What a chronicle follows through a game."""
    is_cooperative: ClassVar[bool] = False
    """Whether all players always win or lose together."""
    horizon: ClassVar[int] = 400
    """After so many steps a playout is cut and evaluated: a game may go round in circles."""
    foresight: ClassVar[int | None] = None
    """So many chapters ahead a playout is cut, where more of them would only add noise."""

    def __init__(self, content: Any = None) -> None:
        self.content = content

    @abstractmethod
    def setup(self, seats: int, setup: U) -> S:
        """The state before the first step. Chance comes later, in steps."""

    @abstractmethod
    def rule(self, g: S) -> Callable[[S], Script[None]] | None:
        """The rule that plays the next turn-sized piece; None when the game is over."""

    def step(self, g: S) -> Script[None] | None:
        """The next turn-sized piece of play, about to begin; None when the game is over."""
        rule = self.rule(g)
        return None if rule is None else rule(g)

    @abstractmethod
    def result(self, g: S) -> Result:
        """The scores and ranks as they stand; final once the game is over."""

    def evaluate(self, g: S) -> Sequence[float]:
        """What every seat may hope for, from 0 for a sure defeat to 1 for a sure victory.

        True when the game is over; before, a guess for playouts that are cut.
        """
        return worth(self.result(g))

    @abstractmethod
    def fallback(self, g: S, seat: int, options: "list[Option]", source: Source) -> Option:
        """What a seat does when its player's time runs out; some of that is drawn."""

    def advise(self, g: S, seat: int, options: "list[Option]", source: Source) -> Option:
        """What somebody who wants to win would do; the fallback where a game knows no better."""
        return self.fallback(g, seat, options, source)

    def hurry(self, g: S, seat: int, options: "list[Option]", source: Source) -> Option:
        """What a playout does, where many choices matter more than good ones."""
        return self.advise(g, seat, options, source)

    def forecast(self, g: S, seat: int, option: Option, why: str) -> Forecast:
        """What an option that a rule offers to a seat would mean, as far as the seat can know."""
        return GRAVE if option.grave else NOTHING_TO_EXPECT

    def chapter(self, g: S) -> int:
        """The round or the level of a game, by which its chronicle is divided."""
        return 0

    def luck(self, g: S, roll: Roll, faces: bytes) -> Luck | None:
        """What a roll that a rule asks for is to somebody; None where it is nobody's luck."""
        return None

    shown: ClassVar[Mapping[type[Any], type[Any]]] = {}
    """What `view` adds to what fields declare: a TypedDict for a struct of the state."""

    def view(self, g: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know; a game may add what follows from what everybody sees."""
        return view(g, seat)

    def name_of(self, g: S, thing: str, number: int) -> str | None:
        """The text id of a thing that options and events touch, such as a seat's figure."""
        return None

    def imagine(self, g: S, seat: int, source: Source) -> None:
        """Deal anew, in place, everything that a seat can't know. Without secrets: nothing."""

    @property
    def has_secrets(self) -> bool:
        """Whether there is anything that a seat can't know, so that it has to be imagined."""
        return type(self).imagine is not Game.imagine

    def prepare(self) -> None:
        """Build all that is usually built when it is first asked for, before threads ask at once.

        Msgspec learns a struct when it is first read, and breaks down with the whole process when
        another thread reads one that is only half learnt.
        """
        prepare(self.Setup)
        _ = self.pack, self.unpack, self.content_hash

    @cached_property
    def content_hash(self) -> str:
        """Which cards are in play, for logs."""
        packed = msgspec.msgpack.encode(self.content, order="deterministic")
        return hashlib.sha256(packed).hexdigest()[:16]

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.State)

    @cached_property
    def unpack(self) -> "Any":
        """State from bytes."""
        return self._decoder.decode

    def adopt(self, packed: bytes) -> S:
        """A state that an earlier version may have packed. New fields come after the old ones."""
        try:
            state: S = self.unpack(packed)
        except msgspec.ValidationError:
            # The outbox is packed last and empty between two steps: without it, the fields that
            # the earlier version did not have are missing at the end and get their defaults.
            state = msgspec.convert(msgspec.msgpack.decode(packed)[:-1], self.State)
        return state

    @cached_property
    def pack(self) -> "Any":
        """State as bytes: the checkpoint, and what is compared and hashed."""
        return msgspec.msgpack.Encoder().encode

    def read_setup(self, given: dict[str, Any]) -> U:
        """Check what somebody wants to set; the refusal names the field."""
        try:
            setup: U = from_mapping(given, self.Setup)
        except msgspec.ValidationError as error:
            field, problem = wrong_field(error)
            why = "unknown" if problem == UNKNOWN else "value"
            message = f"setup of {self.id}: {error}"
            raise Refused("bad-setup", message, why=why, field=field or "setup") from error
        return setup

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            message = f"{self.id} seats {low} to {high} players, not {seats}"
            raise Refused("bad-seats", message, low=low, high=high, seats=seats)


AnyGame = Game[Any, Any]
