"""What must hold at the moments of every game, all asked in one walk."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.conformance.rebuilding import rebuilt
from tests.conformance.walk import Case, answer_at_random, cases, moments
from tests.lanterns import Lanterns
from undercroft.engine import AnyGame, Fast, Refused, Table, Throw
from undercroft.engine.log import read_log, write_log
from undercroft.engine.replay import load, log_of, source_of
from undercroft.engine.view_types import view_type

Check = Callable[[Table, int, random.Random], None]
"""Looks at a table, at the moment of this number, with some chance; it leaves it as it is."""
SAVED, REFUSED = 7, 5
"""Only every seventh moment is saved, and every fifth answered wrongly: this takes long."""


def check_moments(case: Case, *checks: Check) -> None:
    """Ask all of this at the same moments of one game, which is then played only once."""
    chance = random.Random(case.seed)
    for number, table in enumerate(moments(case)):
        for check in checks:
            check(table, number, chance)


def same(one: Table, other: Table) -> None:
    """Two tables stand in the same place."""
    assert one.game.pack(one.state) == other.game.pack(other.state)
    assert type(one.ask) is type(other.ask)
    assert one.waiting_for == other.waiting_for
    for seat in one.waiting_for:
        assert one.options(seat) == other.options(seat)


def questions_change_nothing(table: Table, number: int, chance: random.Random) -> None:
    """Looking and asking leave the table as it is, and a fallback is one of the options."""
    before = table.game.pack(table.state), list(table.entries), len(table.events)

    for seat in (None, *range(table.seats)):
        table.view(seat)
        table.story(seat)
    for seat in range(table.seats):
        table.refusal(seat, 0)
        table.can_undo(seat)
        if options := table.options(seat):
            choice = table.game.fallback(table.state, seat, options, Fast(1))
            assert choice in options
    table.result()

    assert before == (table.game.pack(table.state), table.entries, len(table.events))


def a_twin_stands_where_its_table_stands_and_goes_its_own_way(
    table: Table, number: int, chance: random.Random
) -> None:
    """A copy is in the same place, and what is answered there is not answered here."""
    packed = table.game.pack(table.state)
    twin = table.twin(Fast(chance.randrange(2**30)))
    same(table, twin)

    answer_at_random(twin, chance)

    assert table.game.pack(table.state) == packed


def save_and_load_stand_in_the_same_place(table: Table, number: int, chance: random.Random) -> None:
    """A log leads back to the very same place and is written alike there."""
    if number % SAVED:
        return
    text = write_log(log_of(table, with_key=True))
    log = read_log(text)

    loaded = load(log, table.game, source_of(log))

    same(table, loaded)
    assert loaded.events == table.events
    assert write_log(log_of(loaded, with_key=True)) == text


def what_is_not_offered_is_refused_and_changes_nothing(
    table: Table, number: int, chance: random.Random
) -> None:
    """Nobody chooses what is not offered, or for somebody else."""
    if number % REFUSED or isinstance(table.ask, Throw):
        return
    before = table.game.pack(table.state), list(table.entries)
    seat = table.waiting_for[0]
    offered = {option.number for option in table.options(seat)}
    wrong = next(n for n in range(len(table.game.options) + 1) if n not in offered)
    bystander = next((s for s in range(table.seats) if s not in table.waiting_for), table.seats)

    for who, option in ((seat, wrong), (seat, -1), (seat, 10**12), (bystander, 0), (-1, 0)):
        with pytest.raises(Refused):
            table.answer(who, option)

    assert before == (table.game.pack(table.state), table.entries)


def what_options_touch_can_be_named_from_the_view(
    table: Table, number: int, chance: random.Random
) -> None:
    """The picture rule: who knows nothing but a seat's view can name what the seat may choose."""
    game = table.game
    for seat in table.waiting_for:
        state = rebuilt(game.State, table.view(seat))
        for option in table.options(seat):
            for thing, which in option.touches.items():
                name = game.name_of(state, thing, which)
                assert name == game.name_of(table.state, thing, which), (option, thing)


def views_are_as_their_type_says(table: Table, number: int, chance: random.Random) -> None:
    """What clients read is of the type that they are told of."""
    decoder = _view_decoder(table.game)
    for seat in (None, *range(table.seats)):
        decoder.decode(msgspec.json.encode(table.view(seat)))


@cache
def _view_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(view_type(game.State, game.shown))


def what_a_seat_imagines_is_what_it_knows(table: Table, number: int, chance: random.Random) -> None:
    """It looks to the seat as what it knows, and a copy of it holds no truth."""
    source = Fast(chance.randrange(2**30))
    seat = chance.randrange(table.seats)
    imagined = table.imagine(seat, source)
    assert imagined.view(seat) == table.view(seat)
    assert imagined.waiting_for == table.waiting_for
    if imagined.marks:
        copied = imagined.twin(source)
        assert copied.game.pack(copied.state) == imagined.game.pack(imagined.state)


CHECKS: tuple[Check, ...] = (
    questions_change_nothing,
    a_twin_stands_where_its_table_stands_and_goes_its_own_way,
    save_and_load_stand_in_the_same_place,
    what_is_not_offered_is_refused_and_changes_nothing,
    what_options_touch_can_be_named_from_the_view,
    views_are_as_their_type_says,
    what_a_seat_imagines_is_what_it_knows,
)


@pytest.mark.parametrize("case", cases())
def test_what_must_hold_at_every_moment_holds(case: Case) -> None:
    check_moments(case, *CHECKS)


class NamesOutOfThePile(Lanterns):
    """A game that names a card by its place in a face-down deck."""

    def name_of(self, g: Any, thing: str, number: int) -> str | None:
        return f"card-{g.deck.pool}" if thing == "card" else None


def test_the_kit_finds_a_thing_that_only_the_state_can_name() -> None:
    case = Case("lanterns", 3, (), 1, NamesOutOfThePile())

    with pytest.raises(AssertionError, match="card"):
        check_moments(case, what_options_touch_can_be_named_from_the_view)
