"""Whole games in which every die is thrown with physics: each throw comes out the same again."""

import random

import pytest

from tests.throwing.by_hand import ByHand
from undercroft import bots
from undercroft.engine import Keyed, Table
from undercroft.engine.log import read_log, write_log
from undercroft.engine.replay import log_of, verify
from undercroft.games import find, makers
from undercroft.throwing.answer import throw_again
from undercroft.throwing.records import Comparison

GAMES = [game for game in makers() if bots.has_throws(find(game))]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_throw_of_a_whole_game_is_thrown_again(game_id: str) -> None:
    game, key, whim = find(game_id), Keyed.from_seed("again"), random.Random(1)
    table = Table(game, 3, ByHand(key), {}, [""] * 3)
    while not table.is_over:
        seat = table.waiting_for[0]
        table.answer(seat, whim.choice(table.options(seat)).number)
    table.source = key

    followed = verify(read_log(write_log(log_of(table, with_key=True))), game)

    assert followed.parted is None
    assert {throw_again(thrown) for thrown in followed.throws} == {Comparison.SAME}
