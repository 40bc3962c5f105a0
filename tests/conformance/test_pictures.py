"""The picture rule: at every question the view shows all that the options touch."""

from functools import cache
from typing import Any

import msgspec
import pytest

from tests.conformance.rebuilding import rebuilt
from tests.conformance.walk import GAMES, Case, cases, moments
from tests.lanterns import Lanterns
from undercroft.engine.view_types import view_type

CASES = cases()


def check_pictures(case: Case) -> None:
    """A table that knows nothing but the view of a seat can name what the seat may choose."""
    for table in moments(case):
        game = table.game
        for seat in table.waiting_for:
            state = rebuilt(game.State, table.view(seat))
            for option in table.options(seat):
                for thing, number in option.touches.items():
                    name = game.name_of(state, thing, number)
                    assert name == game.name_of(table.state, thing, number), (option, thing)


@pytest.mark.parametrize("case", CASES)
def test_what_the_options_touch_can_be_named_from_the_view_alone(case: Case) -> None:
    check_pictures(case)


@pytest.mark.parametrize("case", CASES)
def test_views_are_as_their_type_says(case: Case) -> None:
    decoder = view_decoder(case.game)
    for table in moments(case):
        for seat in (None, *range(table.seats)):
            decoder.decode(msgspec.json.encode(table.view(seat)))


@cache
def view_decoder(name: str) -> msgspec.json.Decoder[Any]:
    """Reads what is of the type that a game's views have, and nothing else."""
    game = GAMES[name]
    return msgspec.json.Decoder(view_type(game.State, game.shown))


class NamesOutOfThePile(Lanterns):
    """A game that names a card by its place in a face-down deck."""

    def name_of(self, g: Any, thing: str, number: int) -> str | None:
        return f"card-{g.deck.pool}" if thing == "card" else None


def test_the_kit_finds_a_thing_that_only_the_state_can_name() -> None:
    with pytest.raises(AssertionError, match="card"):
        check_pictures(Case("lanterns", 3, (), 1, NamesOutOfThePile()))
