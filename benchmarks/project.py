"""Undercroft's own Dungeon Attack! under measurement, with adventurers as plain as the peers'.

Both variants play the game's real rules, events included; only who asks differs.
"""

import random
from collections.abc import Sequence

from undercroft.engine import Fast, Keyed, Option, Table
from undercroft.engine.log import Log
from undercroft.engine.playout import Playouts
from undercroft.engine.replay import load, log_of
from undercroft.games.dungeon_attack import DungeonAttack
from undercroft.games.dungeon_attack.cards import Adventurer

SEATS = 4
PLAIN = tuple(Adventurer(id=f"plain-{number}", rating=3) for number in range(SEATS))
SETUP = {"starting_player": 1}


class _Project:
    def __init__(self) -> None:
        self._game = DungeonAttack(PLAIN)
        self._setup = self._game.read_setup(SETUP)
        self._random = random.Random(1).random
        self._source = Fast(2)
        self._playouts = Playouts(self._game, self._source)

    def _pick(self, options: Sequence[Option]) -> Option:
        return options[int(self._random() * len(options))]

    def _play(self, table: Table, most: int | None = None) -> int:
        """Play a live table at random; the number of decisions."""
        decisions = 0
        while table.ask is not None and decisions != most:
            (seat,) = table.waiting_for
            table.answer(seat, self._pick(table.options(seat)))
            decisions += 1
        return decisions

    def _open(self, seed: int) -> Table:
        return Table(self._game, SEATS, Keyed.from_seed(str(seed)), SETUP)

    def position(self, n: int) -> Table:
        """A live table half-way through a game."""
        half = self._play(self._open(n)) // 2
        table = self._open(n)
        self._play(table, half)
        return table

    def clone(self, table: Table) -> Table:
        return table.twin(self._source)

    def playout(self, table: Table) -> int:
        before = self._playouts.decisions
        self._playouts.finish(table)
        return self._playouts.decisions - before


class ProjectPlayouts(_Project):
    """Random play without checkpoints and log."""

    def game(self) -> int:
        before = self._playouts.decisions
        self._playouts.play(self._game.setup(SEATS, self._setup))
        return self._playouts.decisions - before

    def record(self, seed: int) -> None:
        """Playouts keep no log."""

    def replay(self, log: Log) -> None:
        raise NotImplementedError


class ProjectTable(_Project):
    """Random play at a live table: every answer checked, logged and checkpointed."""

    def game(self) -> int:
        return self._play(self._open(int(self._random() * 1e9)))

    def record(self, seed: int) -> tuple[Log, int]:
        table = self._open(seed)
        decisions = self._play(table)
        return log_of(table), decisions

    def replay(self, log: Log) -> None:
        load(log, self._game)
