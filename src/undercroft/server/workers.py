"""Workers: processes in which bots think, dice fly and foreign logs are read.

The event loop only waits for them. A worker that dies is replaced, and what it did is asked again;
workers end when their server does, however it ends.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

from undercroft.bots import Chair, make_bot
from undercroft.engine import AnyGame, Landing, Refused, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import AnyEntry
from undercroft.engine.log import Checkpoint, Head, read_log
from undercroft.engine.replay import load, source_of
from undercroft.games import find
from undercroft.server.deeds import pack_deed
from undercroft.server.sitting import Sitting, Standing

R = TypeVar("R")
LONGEST_SECONDS = 60.0


class Workers:
    """A few processes that work for the event loop."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)

    async def run(self, work: Callable[..., R], *given: Any) -> R:
        """Let a worker do something; once more, when it dies on the way."""
        try:
            return await self._run(work, *given)
        except BrokenProcessPool:
            return await self._run(work, *given)

    async def _run(self, work: Callable[..., R], *given: Any) -> R:
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """Let the workers go home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A worker starts: Ctrl-C is for the server, and the server's end is the worker's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


class Moment(NamedTuple):
    """A moment of a game, small enough to be sent to a worker."""

    game: str
    seats: int
    packed: bytes
    entries: Sequence[AnyEntry]
    """What happened since the packed state."""


def moment_of(table: Table) -> Moment:
    """The present moment of a table."""
    mark = table.marks[-1]
    return Moment(table.game.id, table.seats, mark.packed, table.entries[mark.entries :])


def choose(moment: Moment, seat: int, level: str, seed: str) -> int:
    """What a bot chooses, as the number of an option."""
    table = Table.from_checkpoint(_game(moment.game), moment.seats, moment.packed, NOBODY)
    for entry in moment.entries:
        table.take(entry)
    return make_bot(level, seed).choose(Chair(table, seat)).number


class Thrown(NamedTuple):
    """How a die flew and landed."""

    landing: Landing
    tracks: bytes


def throw_die(
    board: str, die: str, conditions: Sequence[str], release: dict[str, Any] | None, seed: int
) -> Thrown:
    """Throw a die with physics; without a release, as a bot throws it."""
    from undercroft import throwing  # only a table that throws needs its parts

    combined = throwing.combine(conditions)
    scene = throwing.dressed(throwing.Scene(board, die), combined)
    usual = throwing.usual_release(scene, combined)
    given = usual if release is None else throwing.read_release(release)
    done = throwing.attempt(scene, given, conditions, seed)
    return Thrown(done.landing, throwing.tracks_json(done.flight))


class Brought(NamedTuple):
    """A log from elsewhere that replays, as the deeds of a table and how it stands after them."""

    head: Head
    key: bytes
    deeds: list[bytes]
    standing: Standing


def bring(text: str) -> Brought:
    """Read and replay a log; BadLog or Refused say what is wrong with it."""
    log = read_log(text)
    if log.head.base or not log.foot.key:
        raise Refused("log-sealed", "only whole games with their key can be brought here")
    game = _game(log.head.game)
    load(log, game, source_of(log))
    table = Table(game, log.head.seats, source_of(log), log.head.setup, log.head.players)
    sitting = Sitting(table, 0)
    moves = [entry for entry in log.entries if not isinstance(entry, Checkpoint)]
    deeds = []
    for place, entry in enumerate(moves):
        if place == len(table.entries):
            deeds.append(pack_deed(sitting.record(entry)))
    return Brought(log.head, bytes.fromhex(log.foot.key), deeds, sitting.standing(0))


@lru_cache
def _game(game_id: str) -> AnyGame:
    return find(game_id)
