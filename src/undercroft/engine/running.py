"""Running: the rules of a game run from question to question, and all is written down.

How it works. A game is a series of steps; each step is a generator (a script) that yields asks.
Between steps everything true is in the state, so the packed state is a checkpoint (a mark). Chance
is answered from a source; questions for people are left to the table.
"""

from typing import Any

from msgspec import Struct

from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll, Script
from undercroft.engine.chance import Source
from undercroft.engine.entries import AnyEntry, Drew, Rolled
from undercroft.engine.events import Event
from undercroft.engine.game import AnyGame
from undercroft.engine.guided import let_see
from undercroft.engine.options import Option
from undercroft.engine.refusals import RulesFault
from undercroft.engine.throws import Throw

MOST_SILENT_STEPS = 10_000
"""Steps in a row that ask nobody anything; more means that the rules run in circles."""
MOST_SILENT_ASKS = 10_000
"""Dice, cards and choices of one within a step before it asks somebody; more means the same."""


class Mark(Struct, array_like=True, gc=False):
    """A checkpoint: the packed state, and how far entries, events and chance were."""

    packed: bytes
    entries: int
    events: int
    position: int


class Dealt(Struct, frozen=True, gc=False):
    """That, after so many entries, what a seat can't know was dealt anew from a seed."""

    entries: int
    seat: int
    seed: str


class Run:
    """A game that runs to its next question."""

    __slots__ = (
        "_script",
        "_votes",
        "ask",
        "base",
        "dealt",
        "entries",
        "events",
        "game",
        "hints",
        "marks",
        "players",
        "seats",
        "setup",
        "source",
        "state",
        "ways",
    )

    ask: Ask | None
    """What the table waits for; None when the game is over."""
    players: tuple[str, ...]
    setup: dict[str, Any]
    hints: bool
    """Whether players may ask what would be good."""
    ways: tuple[str, ...]
    """How each seat throws, for those who let it throw; empty where nobody said."""

    def _lay(self, game: AnyGame, seats: int, state: Any, source: Source) -> None:
        self.game = game
        self.seats = seats
        self.source = source
        self.base = b""
        """The packed state it started from, if that was not the beginning of a game."""
        self.dealt: Dealt | None = None
        """How it was imagined within a step, if it was."""
        self.state = state
        self.entries: list[AnyEntry] = []
        let_see(source, self.entries)
        self.events: list[Event] = []
        self.marks: list[Mark] = []
        self._votes: dict[int, Option] = {}
        self._script: Script[None] | None = None
        self.ask = None
        self.ways = ()
        self.hints = True

    @property
    def is_over(self) -> bool:
        return self.ask is None

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have to decide or throw something now."""
        ask = self.ask
        if isinstance(ask, Choose):
            return (ask.seat,)
        if isinstance(ask, Throw):
            return (ask.seat,)
        if isinstance(ask, Poll):
            return tuple(seat for seat in voters(ask) if seat not in self._votes)
        return ()

    def leave(self) -> tuple[Script[None] | None, Ask | None, Any]:
        """The running step, its question and the state, for somebody who plays on without us."""
        return self._script, self.ask, self.state

    def _run(self, sent: Any) -> None:
        """Run to the next question, through as many steps as it takes."""
        script = self._script
        silent = 0
        while silent < MOST_SILENT_STEPS:
            if script is None:
                script = self._script = self._begin_step()
                if script is None:
                    self.ask = None
                    return
                sent = None
            try:
                self.ask = self._run_step(script, sent)
            except StopIteration:
                script = self._script = None
                silent += 1
            else:
                self._take_events()
                return
        raise RulesFault(f"{self.game.id} ran {MOST_SILENT_STEPS} steps without a question")

    def _begin_step(self) -> Script[None] | None:
        self._take_events()
        packed = self.game.pack(self.state)
        self.marks.append(Mark(packed, len(self.entries), len(self.events), self.source.position))
        return self.game.step(self.state)

    def _run_step(self, script: Script[None], sent: Any) -> Ask:
        """Run a step to its next question, answering what needs nobody."""
        # Written out, without a call for each kind of ask: every die of every game passes here.
        send, source, write = script.send, self.source, self.entries.append
        ask = send(sent)
        for _ in range(MOST_SILENT_ASKS):
            if isinstance(ask, Choose):
                if len(ask.options) > 1 or ask.always:
                    return ask
                ask = send(ask.options[0])
            elif isinstance(ask, Roll):
                faces = source.roll(ask.count, ask.die)
                if faces is None:
                    return ask
                write(Rolled(ask.die.read(faces)))
                ask = send(faces)
            elif isinstance(ask, Draw):
                card = source.draw(ask.cards)
                if card is None:
                    return ask
                write(Drew(card))
                ask = send(card)
            elif isinstance(ask, Throw):
                thrown = source.throw(ask)
                if thrown is None:
                    return ask
                source.move_on()
                write(thrown)
                ask = send(thrown.landing)
            elif isinstance(ask, Poll):
                if voters(ask):
                    return ask
                ask = send(self._take_votes(ask))
        raise RulesFault(
            f"{self.game.id} rolled and drew {MOST_SILENT_ASKS} times within a step "
            "without a question"
        )

    def _take_events(self) -> None:
        outbox = self.state.outbox
        if outbox:
            self.events += outbox
            outbox.clear()

    def _take_votes(self, ask: Poll) -> tuple[Option, ...]:
        votes = tuple(
            self._votes.get(seat, options[0])
            for seat, options in zip(ask.seats, ask.options, strict=True)
        )
        self._votes.clear()
        return votes


def voters(ask: Poll) -> list[int]:
    """The seats of a poll that have something to decide."""
    pairs = zip(ask.seats, ask.options, strict=True)
    return [seat for seat, options in pairs if len(options) > 1]
