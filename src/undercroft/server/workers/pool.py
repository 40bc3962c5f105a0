"""A pool of worker processes: each does one thing at a time, and the event loop only waits.

A worker that dies is replaced, and what it did is asked once more; one that takes too long is
ended. What may take long and can wait has a worker of its own, so that the others stay free for
what people wait for. Workers end when their server does, however it ends.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from undercroft.engine import Refused
from undercroft.server.ops.in_flight import closing

R = TypeVar("R")
LONGEST_SECONDS, START_SECONDS = 60.0, 60.0
MOST_TRIES = 2
MOST_APART = 4
"""So many may be served or wait for the worker that is kept for what takes long."""

processes: Any = multiprocessing.get_context("spawn")
"""How workers are started; tests have a faster way."""
GAVE_UP = "the server could not finish this; nothing has changed, try again"
"""What is told of something that took too long, or ended the process that did it."""


class WorkerDied(Exception):
    """What was asked kills whoever does it."""


class Workers:
    """A few processes that work for the event loop."""

    def __init__(
        self,
        count: int,
        longest: float | None = None,
        first: Callable[[], None] | None = None,
    ) -> None:
        longest = LONGEST_SECONDS if longest is None else longest
        self._workers = [*(_Worker(longest, first) for _ in range(count)), _Worker(longest)]
        self._threads = ThreadPoolExecutor(count + 1, "workers")
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._idle_apart: asyncio.Queue[_Worker] = asyncio.Queue()
        self._apart = 0
        self._thinkers = asyncio.Semaphore(max(count - 1, 1))
        self._is_closed = False
        for worker in self._workers[:count]:
            self._idle.put_nowait(worker)
        self._idle_apart.put_nowait(self._workers[count])

    async def start(self) -> None:
        """Start all that people wait for, or each would start when it is first needed."""
        count = len(self._workers) - 1
        await asyncio.gather(*(self.run(_be_there) for _ in range(count)))

    async def run(self, work: Callable[..., R], *given: Any) -> R:
        """Let a worker do something; TimeoutError when it takes too long."""
        return await self._run(self._idle, work, given)

    async def think(self, work: Callable[..., R], *given: Any) -> R:
        """The same for what takes seconds; of two or more workers one stays free for the rest."""
        async with self._thinkers:
            return await self.run(work, *given)

    async def run_apart(self, work: Callable[..., R], *given: Any) -> R:
        """The same for what may take long, one at a time; Refused when too many wait for it."""
        if self._apart >= MOST_APART:
            raise Refused("too-busy", "too many wait for this already; try again in a moment")
        self._apart += 1
        try:
            return await self._run(self._idle_apart, work, given)
        finally:
            self._apart -= 1

    async def _run(
        self, idle: "asyncio.Queue[_Worker]", work: Callable[..., R], given: tuple[Any, ...]
    ) -> R:
        worker = await idle.get()
        if self._is_closed:
            idle.put_nowait(worker)  # the next one who waits is to hear it too
            raise closing()
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, worker.do, work, given)

        def rest(done: asyncio.Future[Any]) -> None:
            idle.put_nowait(worker)
            if not done.cancelled():
                done.exception()  # heard, even if whoever asked has gone

        doing.add_done_callback(rest)
        result: R = await asyncio.shield(doing)
        return result

    def close(self) -> None:
        """Send the workers home, whatever they are doing."""
        self._is_closed = True
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self, longest: float, first: Callable[[], None] | None = None) -> None:
        self._longest = longest
        self._first = first
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._is_closed = False

    def do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Let the process do something and wait for it."""
        for _ in range(MOST_TRIES):
            try:
                is_done, result = self._ask(work, given)
            except (EOFError, ConnectionError):
                self._end()
                continue
            if is_done:
                return result
            raise result
        if self._is_closed:
            raise closing()
        raise WorkerDied(work.__name__)

    def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
        pipe = self._pipe or self._start()
        pipe.send((work, given))
        if not pipe.poll(self._longest):
            self._end()
            return False, TimeoutError(work.__name__)
        answer: tuple[bool, Any] = pipe.recv()
        return answer

    def _start(self) -> "Connection[Any, Any]":
        if self._is_closed:
            raise EOFError
        ours: Connection[Any, Any]
        ours, theirs = processes.Pipe()
        self._process = processes.Process(
            target=_work, args=(theirs, self._first), name="worker", daemon=True
        )
        self._process.start()
        theirs.close()
        self._pipe = ours
        if not ours.poll(START_SECONDS):
            raise EOFError
        ours.recv()
        return ours

    def close(self) -> None:
        """Be started no more."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()

    def _end(self) -> None:
        process, self._process, pipe, self._pipe = self._process, None, self._pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def _work(pipe: "Connection[Any, Any]", first: Callable[[], None] | None) -> None:
    """The life of a worker: Ctrl-C is for the server, and the server's end is the worker's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    with contextlib.suppress(EOFError, ConnectionError):
        pipe.send("ready")
        if first is not None:
            _answer(first, ())
        while True:
            work, given = pipe.recv()
            pipe.send(_answer(work, given))


def _be_there() -> None:
    """Nothing is to be done but to have started."""


def _answer(work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*given)
    except Exception as error:
        return False, error


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
