"""Playouts play the very same rules: with the same chance and choices they end the same."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.conformance.walk import GAMES, Case, cases
from undercroft.engine import Fast, Option, Poll, Table
from undercroft.engine.playout import Playouts
from undercroft.targets.skill.skilled import Skilled

CASES = cases()


def by_skill(seed: int, seats: int) -> Skilled:
    """Chance that also throws."""
    return Skilled(Fast(seed), ["average"] * seats)


def picker(seed: int) -> tuple[random.Random, list[int]]:
    return random.Random(seed), []


@pytest.mark.parametrize("case", CASES)
def test_a_playout_ends_as_the_table_does(case: Case) -> None:
    game = GAMES[case.game]
    setup = game.read_setup(dict(case.setup))
    # The table first: it stops rules that never end, where a playout would not.
    chooser, counted = picker(case.seed)
    table = Table(game, case.seats, by_skill(case.seed, case.seats), dict(case.setup))
    while not table.is_over:
        # A poll is asked in the order of its seats there, so it is answered so here.
        seat = table.waiting_for[0]
        options = table.options(seat)
        if len(options) > 1:
            counted.append(len(options))
        table.answer(seat, chooser.choice(options) if len(options) > 1 else options[0])

    chooser, taken = picker(case.seed)

    def pick(state: Any, seat: int, options: Sequence[Option]) -> Option:
        taken.append(len(options))
        return chooser.choice(options)

    state = game.setup(case.seats, setup)
    Playouts(game, by_skill(case.seed, case.seats), pick).play(state)
    assert game.pack(state) == game.pack(table.state)
    assert taken == counted


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_can_start_in_the_middle_of_a_turn(name: str) -> None:
    game = GAMES[name]
    chooser = random.Random(1)
    playouts = Playouts(game, by_skill(2, game.seats[-1]))
    table = Table(game, game.seats[-1], by_skill(3, game.seats[-1]))
    asked = ended = 0
    while not table.is_over:
        # Ever more rarely: a playout from each question of a long game would take for ever.
        if asked % (1 + asked // 8) == 0:
            twin = table.twin(by_skill(4, game.seats[-1]))
            playouts.finish(twin)
            assert game.rule(twin.state) is None
            ended += 1
        asked += 1
        seat = table.waiting_for[0]
        assert not isinstance(table.ask, Poll) or table.options(seat)
        table.answer(seat, chooser.choice(table.options(seat)))

    assert ended > 5
