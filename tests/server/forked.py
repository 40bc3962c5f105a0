"""Processes that start fast: forked from one that has imported the server and made its games.

A node is a real process all the same, with a memory of its own, that can be killed. Where the start
itself is tested, or measured, a node is `fresh`.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path

PRELOADED = [
    "tests.server.still_time",
    "tests.server.made_before",
    "undercroft.server.app.run",
    "alembic.command",
    "pydantic",
]
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(PRELOADED)


class Forked:
    """A command in a forked process, with the ways of a Popen that nodes need."""

    def __init__(
        self, arguments: Sequence[str], environment: Mapping[str, str], log: Path, time: str
    ) -> None:
        self._process: ForkServerProcess = CONTEXT.Process(
            target=_run, args=(list(arguments), dict(environment), str(log), time)
        )
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


def _run(arguments: list[str], environment: dict[str, str], log: str, time: str) -> None:
    """Be the command `undercroft`: its words, its environment, its output."""
    _write_into(log)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = environment["PYTHONPATH"].split(os.pathsep)
    sys.argv = ["undercroft", *arguments]
    # A fork server ignores Ctrl-C, and so would what is forked from it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    from tests.server.still_time import keep_time
    from undercroft.cli import main

    if time:
        keep_time(Path(time))
    main()


def _write_into(log: str) -> None:
    with Path(log).open("ab") as file, Path(os.devnull).open("r+b") as nothing:
        for number, target in enumerate((nothing, nothing, file)):
            os.dup2(target.fileno(), number)
