"""Undercroft's own games under measurement, played by four at random.

Both variants play the real rules, events included; only who asks differs.
"""

import random
from itertools import cycle

from benchmarks.games import Engine
from benchmarks.in_process import SEEDS
from undercroft.bots import DEFAULT_LEVEL, with_hands
from undercroft.engine import Fast, Keyed, Source, Table
from undercroft.engine.log import Log
from undercroft.engine.playout import Hurried, Playouts
from undercroft.engine.replay import load, log_of

SEATS = 4


class _Project:
    def __init__(self, engine: Engine, *, interpreted: bool = False) -> None:
        self._game, self._given, self._share = engine.make(), engine.setup, engine.share
        self._setup = self._game.read_setup(self._given)
        chance = Fast(2)
        self._source = self._throwing(chance)
        self._playouts = Playouts(self._game, self._source, interpreted=interpreted)
        hurried = Hurried(self._game, chance)
        self._hurried = Playouts(self._game, self._source, hurried, interpreted=interpreted)

    def _throwing(self, source: Source) -> Source:
        return with_hands(self._game, source, [DEFAULT_LEVEL] * SEATS)

    def _play(self, seed: int, most: int | None = None) -> tuple[Table, int]:
        """Play a live table at random; the seed decides dice and choices."""
        table = Table(self._game, SEATS, self._throwing(Keyed.from_seed(str(seed))), self._given)
        chance = random.Random(seed).random
        decisions = 0
        while table.ask is not None and decisions != most:
            seat = table.waiting_for[0]
            options = table.options(seat)
            table.answer(seat, options[int(chance() * len(options))])
            decisions += 1
        return table, decisions

    def position(self, n: int) -> Table:
        """A live table in the middle of a game."""
        _, decisions = self._play(n)
        table, _ = self._play(n, int(decisions * self._share))
        return table

    def clone(self, table: Table) -> Table:
        return table.twin(self._source)

    def playout(self, table: Table) -> int:
        before = self._playouts.decisions
        self._playouts.finish(table)
        return self._playouts.decisions - before


class ProjectPlayouts(_Project):
    """Random play without checkpoints and log, and play in a hurry."""

    def game(self) -> int:
        before = self._playouts.decisions
        self._playouts.play(self._game.setup(SEATS, self._setup))
        return self._playouts.decisions - before

    def greedy(self, table: Table) -> None:
        ahead = self._game.foresight
        last = None if ahead is None else self._game.chapter(table.state) + ahead - 1
        self._hurried.finish(table, self._game.horizon, last)

    def record(self, seed: int) -> None:
        """Playouts keep no log."""

    def replay(self, log: Log) -> None:
        raise NotImplementedError


class ProjectTable(_Project):
    """Random play at a live table: every answer checked, logged and checkpointed.

    It plays the very games that are replayed, so that the two can be compared.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._seeds = cycle(SEEDS)

    def game(self) -> int:
        _, decisions = self._play(next(self._seeds))
        return decisions

    def record(self, seed: int) -> tuple[Log, int]:
        table, decisions = self._play(seed)
        return log_of(table), decisions

    def replay(self, log: Log) -> None:
        load(log, self._game)
