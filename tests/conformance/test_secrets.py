"""No leak: change all that a seat can't know, and its view, options and events stay the same.

A game is played once. Then each of its steps is played again beside an imagined world, in which a
seat's secrets are dealt anew: other seats hold other cards, hidden draws give other cards, hidden
choices touch other things. The seat must not notice.
"""

import random

import msgspec
import pytest

from tests.conformance.leaks import LoudEvents, OpenHands, TellingOptions
from tests.conformance.walk import Case, cases, moments, walk_to_end
from tests.lanterns import Lanterns, Play
from undercroft.engine import Draw, Fast, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import Answered, AnyEntry, Drew, Voted
from undercroft.engine.seats import is_in

CASES = cases()
MOST_STEPS = 120


class Untold(Exception):
    """The imagined world can't go on like the real one, for a reason that the seat may know."""


def knowledge(table: Table, seat: int) -> bytes:
    """Everything a seat is shown, as bytes."""
    options = [option.number for option in table.options(seat)]
    return msgspec.json.encode([table.view(seat), options, table.story(seat), table.waiting_for])


def worlds(table: Table, mark: int, seat: int, source: Fast) -> tuple[Table, Table]:
    """The table at one of its checkpoints, as it was and as the seat might imagine it."""
    game, packed = table.game, table.marks[mark].packed
    state = game.unpack(packed)
    game.imagine(state, seat, source)
    real = Table.from_checkpoint(game, table.seats, packed, NOBODY)
    return real, Table.from_checkpoint(game, table.seats, game.pack(state), NOBODY)


def some_marks(table: Table, chooser: random.Random) -> list[int]:
    """The steps of a game; of a long one as many as can be looked at in short time."""
    marks = range(len(table.marks) - 1)
    return sorted(chooser.sample(marks, min(len(marks), MOST_STEPS)))


def step_entries(table: Table, mark: int) -> list[AnyEntry]:
    marks = table.marks
    end = marks[mark + 1].entries if mark + 1 < len(marks) else len(table.entries)
    return table.entries[marks[mark].entries : end]


def take_alike(other: Table, entry: AnyEntry, seat: int, chooser: random.Random) -> None:
    """What the entry is in the imagined world: the same, or what the seat can't tell from it."""
    if isinstance(entry, Drew):
        _draw_alike(other, entry, seat, chooser)
    elif isinstance(entry, Answered | Voted):
        _choose_alike(other, entry, seat, chooser)
    else:
        other.take(entry)


def _draw_alike(other: Table, entry: Drew, seat: int, chooser: random.Random) -> None:
    ask = other.ask
    assert isinstance(ask, Draw)
    if not is_in(ask.to, seat):
        other.tell(chooser.choice(list(ask.cards)))
    elif entry.card in ask.cards:
        other.tell(entry.card)
    else:
        raise Untold


def _choose_alike(other: Table, entry: Answered | Voted, seat: int, chooser: random.Random) -> None:
    option = other.game.options[entry.option]
    offered = other.options(entry.seat)
    if any(choice.number == entry.option for choice in offered):
        other.answer(entry.seat, entry.option)
        return
    assert entry.seat != seat, "the options of a seat depend on what it can't know"
    alike = [choice for choice in offered if type(choice) is type(option)]
    if option.reveals or not alike:
        raise Untold
    other.answer(entry.seat, chooser.choice(alike))


def check_secrets(case: Case) -> None:
    """Every step of a game, in a world imagined by a seat."""
    source, chooser = Fast(case.seed), random.Random(case.seed)
    table = walk_to_end(case)
    for mark in some_marks(table, chooser):
        seat = chooser.randrange(case.seats)
        real, other = worlds(table, mark, seat, source)
        for entry in step_entries(table, mark):
            assert knowledge(real, seat) == knowledge(other, seat)
            real.take(entry)
            try:
                take_alike(other, entry, seat, chooser)
            except Untold:
                break
        else:
            assert knowledge(real, seat) == knowledge(other, seat)


def check_imagined(case: Case) -> None:
    """What a seat imagines looks to it as what it knows, and a copy of that holds no truth."""
    source, chooser = Fast(case.seed), random.Random(case.seed)
    for table in moments(case):
        seat = chooser.randrange(case.seats)
        imagined = table.imagine(seat, source)
        assert imagined.view(seat) == table.view(seat)
        assert imagined.waiting_for == table.waiting_for
        if imagined.marks:
            copied = imagined.twin(source)
            assert copied.game.pack(copied.state) == imagined.game.pack(imagined.state)


def check_undos(case: Case) -> None:
    """Where undo is allowed, no seat could tell a world in which the choice was impossible."""
    source, chooser = Fast(case.seed), random.Random(case.seed)
    table = walk_to_end(case)
    for mark in some_marks(table, chooser):
        seat = chooser.randrange(case.seats)
        real, other = worlds(table, mark, seat, source)
        for entry in step_entries(table, mark):
            asked = other.twin(source)
            real.take(entry)
            if isinstance(entry, Answered) and real.can_undo(entry.seat):
                assert could_be(asked, entry, real.view(seat), seat)
            try:
                take_alike(other, entry, seat, chooser)
            except Untold:
                break


def could_be(asked: Table, entry: Answered, seen: object, seat: int) -> bool:
    """Whether some choice in the imagined world looks to the seat as what it saw."""
    for option in asked.options(entry.seat):
        world = asked.twin(NOBODY)
        world.answer(entry.seat, option)
        if world.view(seat) == seen:
            return True
    return False


@pytest.mark.parametrize("case", CASES)
def test_nothing_a_seat_is_shown_depends_on_what_it_cannot_know(case: Case) -> None:
    check_secrets(case)


@pytest.mark.parametrize("case", CASES)
def test_undo_never_takes_back_knowledge(case: Case) -> None:
    check_undos(case)


@pytest.mark.parametrize("case", CASES)
def test_what_a_seat_imagines_is_what_it_knows(case: Case) -> None:
    check_imagined(case)


@pytest.mark.parametrize("leaky", [OpenHands(), LoudEvents(), TellingOptions()], ids=repr)
def test_the_kit_finds_a_leak(leaky: Lanterns) -> None:
    case = Case("lanterns", 3, (), 1, leaky)

    with pytest.raises(AssertionError):
        check_secrets(case)


def test_the_kit_finds_an_undo_that_takes_back_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "reveals", False)
    case = Case("lanterns", 3, (), 2)

    with pytest.raises(AssertionError):
        check_undos(case)
