"""What each seat is told, beside a world in which all that it can't know is another thing.

A game is played once. Then its steps are played again, twice at the same time: as they were, and
in a world that a seat imagines, where other seats hold other cards, hidden draws give other cards
and hidden choices touch other things. At every moment the seat must be told the same in both: its
view, its options with what each would mean, who is asked and the events that reach it. Something
hidden may become known in two ways only: by a card that is drawn for the seat, and by a choice that
says that it `reveals`. What can be undone is asked at every moment too: it must have told nobody
anything.
"""

import random
from typing import Any

import msgspec

from tests.conformance.walk import Case, explore
from undercroft.engine import Draw, Fast, Option, Refused, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import DECISIONS, AnyEntry, Drew, Voted
from undercroft.engine.seats import is_in

MOST_ANSWERS = 2_000
MOST_STEPS = 120
FEW_ANSWERS = 50


class Learnt(Exception):
    """The seat rightly learns what is not so in the world it imagined, which ends here."""


def check_told(case: Case) -> None:
    """Steps of a game, each beside a world imagined by a seat."""
    source, chooser = Fast(case.seed), random.Random(case.seed)
    table = explore(case, MOST_ANSWERS)
    marks = range(len(table.marks) - 1)
    for mark in sorted(chooser.sample(marks, min(len(marks), MOST_STEPS))):
        check_step(table, mark, chooser.randrange(case.seats), source)


def check_told_from(case: Case) -> None:
    """Every step from a situation on, beside a world imagined by each seat."""
    source = Fast(case.seed)
    table = explore(case, FEW_ANSWERS)
    for mark in range(len(table.marks) - 1):
        for seat in range(case.seats):
            check_step(table, mark, seat, source)


def check_step(table: Table, mark: int, seat: int, source: Fast) -> None:
    """One step of a table, beside a world that a seat imagines."""
    game, packed = table.game, table.marks[mark].packed
    state = game.unpack(packed)
    game.imagine(state, seat, source)
    real = Table.from_checkpoint(game, table.seats, packed, NOBODY)
    other = Table.from_checkpoint(game, table.seats, game.pack(state), NOBODY)
    worlds = Worlds(real, other, seat, source)
    for entry in step_entries(table, mark):
        try:
            worlds.take(entry)
        except Learnt:
            return
    assert told(real, None, 0) == told(other, None, 0), "who only watches sees a secret"


def step_entries(table: Table, mark: int) -> list[AnyEntry]:
    marks = table.marks
    end = marks[mark + 1].entries if mark + 1 < len(marks) else len(table.entries)
    return table.entries[marks[mark].entries : end]


class Worlds:
    """A step in two worlds that a seat can't tell apart."""

    def __init__(self, real: Table, other: Table, seat: int, source: Fast) -> None:
        self.real, self.other = real, other
        self.seat = seat
        self.source = source
        self.heard = [0, 0]
        """How many events of each world have been compared."""
        self._compare()

    def take(self, entry: AnyEntry) -> None:
        """Play an entry in the real world, and in the other what the seat can't tell from it."""
        self.real.take(entry)
        undoable = undoable_seats(self.real)
        try:
            self._follow(entry)
        except Learnt:
            assert not undoable, f"an undo takes back what seat {self.seat} learnt from {entry}"
            raise

    def _follow(self, entry: AnyEntry) -> None:
        if isinstance(entry, Drew):
            self._draw(entry.card)
        elif isinstance(entry, DECISIONS) and entry.seat != self.seat:
            self._choose(entry.seat, self.real.game.options[entry.option])
        else:
            try:
                self.other.take(entry)
            except Refused as refused:
                raise AssertionError(f"seat {self.seat} can't know that {refused}") from refused
            self._compare()

    def _draw(self, card: int) -> None:
        """The same card if the seat sees it, else any."""
        ask = self.other.ask
        assert isinstance(ask, Draw)
        if not is_in(ask.to, self.seat):
            card = self.source.draw(ask.cards)
        elif card not in ask.cards:
            raise Learnt
        self.other.tell(card)
        self._compare()

    def _choose(self, chooser: int, option: Option) -> None:
        """The same option, or another one that looks to the seat as what was chosen."""
        alike = self.other.options(chooser)
        if option.reveals:
            alike = [choice for choice in alike if choice is option]
        for choice in sorted(alike, key=lambda c: (c is not option, type(c) is not type(option))):
            self.other.answer(chooser, choice)
            if self._is_alike():
                self._hear()
                return
            self.other.goto(len(self.other.decisions()) - 1)
        assert option.reveals, f"seat {self.seat} learns something from {option}, a mere choice"
        raise Learnt

    def _compare(self) -> None:
        assert self._is_alike(), f"seat {self.seat} is told what it can't know"
        self._hear()

    def _hear(self) -> None:
        self.heard = [len(self.real.events), len(self.other.events)]

    def _is_alike(self) -> bool:
        mine, others = self.heard
        return told(self.real, self.seat, mine) == told(self.other, self.seat, others)


def told(table: Table, seat: int | None, since: int) -> bytes:
    """Everything that a seat is told now, with the events from a number on, as bytes."""
    ask = table.ask
    asked = None if ask is None else [type(ask).__name__, ask.why, table.waiting_for]
    options = [] if seat is None else [offered(table, seat, each) for each in table.options(seat)]
    return msgspec.json.encode([table.view(seat), options, table.story(seat, since), asked])


def offered(table: Table, seat: int, option: Option) -> Any:
    """What a seat is told of an option: its number, and what it would mean."""
    forecast = table.forecast(seat, option)
    expected = [(prospect.name, prospect.facts) for prospect in forecast.prospects]
    return option.number, forecast.grave, expected


def undoable_seats(table: Table) -> list[int]:
    """The seats that may undo now; since their decisions nothing but votes may have been given."""
    seats = [seat for seat in range(table.seats) if table.can_undo(seat)]
    for seat in seats:
        last = table.decisions()[table.last_decision(seat)]
        later = table.entries[last + 1 :]
        assert all(isinstance(entry, Voted) for entry in later), f"seat {seat} may undo {later}"
        assert not later or isinstance(table.entries[last], Voted)
    return seats
