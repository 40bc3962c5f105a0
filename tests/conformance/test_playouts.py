"""Playouts play the very same rules: with the same chance and choices they end the same."""

import random
from collections.abc import Sequence

import pytest

from tests.conformance.walk import GAMES, PLACES, Case, cases
from undercroft.engine import Fast, Landing, Option, Poll, Table, Throw
from undercroft.engine.playout import Playouts

CASES = cases()


class Thrower(Fast):
    """Chance that also throws."""

    def throw(self, throw: Throw) -> Landing:  # type: ignore[override]
        return Landing(PLACES[self.draw(range(len(PLACES)))], 0)


def picker(seed: int) -> tuple[random.Random, list[int]]:
    return random.Random(seed), []


@pytest.mark.parametrize("case", CASES)
def test_a_playout_ends_as_the_table_does(case: Case) -> None:
    game = GAMES[case.game]
    setup = game.read_setup(dict(case.setup))
    # The table first: it stops rules that never end, where a playout would not.
    chooser, counted = picker(case.seed)
    table = Table(game, case.seats, Thrower(case.seed), dict(case.setup))
    while not table.is_over:
        # A poll is asked in the order of its seats there, so it is answered so here.
        seat = table.waiting_for[0]
        counted.append(len(table.options(seat)))
        table.answer(seat, chooser.choice(table.options(seat)))

    chooser, taken = picker(case.seed)

    def pick(options: Sequence[Option]) -> Option:
        taken.append(len(options))
        return chooser.choice(options)

    state = game.setup(case.seats, setup)
    Playouts(game, Thrower(case.seed), pick).play(state)
    assert game.pack(state) == game.pack(table.state)
    assert taken == counted


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_can_start_in_the_middle_of_a_turn(name: str) -> None:
    game = GAMES[name]
    chooser = random.Random(1)
    playouts = Playouts(game, Thrower(2))
    table = Table(game, game.seats[-1], Thrower(3))
    asked = ended = 0
    while not table.is_over:
        # Ever more rarely: a playout from each question of a long game would take for ever.
        if asked % (1 + asked // 8) == 0:
            twin = table.twin(Thrower(4))
            playouts.finish(twin)
            assert game.rule(twin.state) is None
            ended += 1
        asked += 1
        seat = table.waiting_for[0]
        assert not isinstance(table.ask, Poll) or table.options(seat)
        table.answer(seat, chooser.choice(table.options(seat)))

    assert ended > 5
