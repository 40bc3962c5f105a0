"""Processes that start fast: forked from one that has imported the server and made its games.

A node is a real process all the same, with a memory of its own, that can be killed, and so are its
workers. Where the start itself is tested, or measured, a node is `fresh`.
"""

import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

PRELOADED = [
    "tests.server.lasting_forks",
    "tests.server.still_time",
    "undercroft.server.app.run",
    "anyio._backends._asyncio",
    "encodings.idna",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    # Last, since what it has made is kept out of the search for garbage.
    "tests.server.made_before",
]
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(PRELOADED)


class Forked:
    """A command in a forked process, with the ways of a Popen that nodes need."""

    def __init__(
        self,
        module: str,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
        time: str,
    ) -> None:
        given = [module, *arguments], dict(environment), str(log), time
        self._process: ForkServerProcess = CONTEXT.Process(target=_run, args=given)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, seconds: float) -> int:
        """Wait for its end; its exit code."""
        self._process.join(seconds)
        code = self.poll()
        assert code is not None, "it does not end"
        return code


def _run(words: list[str], environment: dict[str, str], log: str, time: str) -> None:
    """Be a module that is run with some words, such as the command, its environment, its output."""
    _write_into(log)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = environment["PYTHONPATH"].split(os.pathsep)
    sys.argv = words
    # A fork server ignores Ctrl-C, and so would what is forked from it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    from tests.server.still_time import keep_time
    from undercroft.server.workers import pool

    # Its fork server is not its child, so that it would start one of its own.
    vars(forkserver._forkserver)["ensure_running"] = lambda: None
    pool.processes = ForkedWorkers(log)
    if time:
        keep_time(Path(time))
    runpy.run_module(words[0], run_name="__main__")


class ForkedWorkers:
    """Starts the workers of a node like the node itself, with the ways of multiprocessing."""

    Pipe = staticmethod(CONTEXT.Pipe)

    def __init__(self, log: str) -> None:
        self._log = log

    def Process(  # noqa: N802 - its name is multiprocessing's
        self, *, target: Callable[..., None], args: tuple[Any, ...], name: str, daemon: bool
    ) -> ForkServerProcess:
        given = self._log, dict(os.environ), name_of_workers(os.getpid()), target, args
        return CONTEXT.Process(target=_work, args=given, name=name, daemon=daemon)


def name_of_workers(pid: int) -> str:
    """What the workers of a forked node are called: their parent is the one they are forked of."""
    return f"worker {pid}"


def _work(
    log: str,
    environment: dict[str, str],
    name: str,
    target: Callable[..., None],
    args: tuple[Any, ...],
) -> None:
    _write_into(log)
    os.environ.update(environment)
    Path("/proc/self/comm").write_text(name)
    if doom_of(log).exists():
        die_when_asked(*args)
    target(*args)


def doom_of(log: str | Path) -> Path:
    """While this file is there, the workers of a node die of whatever they are asked."""
    return Path(log).with_suffix(".doom")


def die_when_asked(pipe: Connection) -> None:
    """Be a worker that does not survive what it is asked first."""
    pipe.send("ready")
    pipe.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def _write_into(log: str) -> None:
    """What is said goes beside the log, and what goes wrong into it."""
    said = output_of(log)
    with (
        Path(os.devnull).open("rb") as nothing,
        said.open("ab") as out,
        Path(log).open("ab") as file,
    ):
        for number, target in enumerate((nothing, out, file)):
            os.dup2(target.fileno(), number)


def output_of(log: str | Path) -> Path:
    """Where a forked process writes what it says."""
    return Path(log).with_suffix(".out.log")
