"""Processes that start fast: forked from one that has imported the house and made its games.

What is forked is a real process all the same, with a memory of its own, that can be killed. Where
the start itself is tested, or measured, Python starts from nothing.
"""

import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory

PATIENCE = 300
PRELOADED = [
    "tests.server.lasting_forks",
    "tests.server.still_time",
    "tests.server.forked_workers",
    "undercroft.server.app.run",
    "anyio._backends._asyncio",
    "encodings.idna",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "typer._adapters",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    # Last, since what it has made is kept out of the search for garbage.
    "tests.server.made_before",
]
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(PRELOADED)
NOTHING = Path(os.devnull)
SPEAKING = ("undercroft.cli", "undercroft.terminal.refusing")
"""How the names of modules begin that choose a language when they are imported."""


class Forked:
    """A command in a forked process, with the ways of a Popen that tests need."""

    def __init__(
        self,
        module: str,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        *,
        time: str = "",
        stdin: Path = NOTHING,
        stdout: Path = NOTHING,
        stderr: Path = NOTHING,
    ) -> None:
        streams = (str(stdin), str(stdout), str(stderr))
        self._process: ForkServerProcess = CONTEXT.Process(
            target=_run, args=([module, *arguments], dict(environment), streams, time)
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


def run_command(
    arguments: Sequence[str], environment: Mapping[str, str], typed: str = ""
) -> tuple[int, str, str]:
    """A command to its end, with what is typed to it; its status, and what it wrote and told."""
    with TemporaryDirectory() as folder:
        stdin, stdout, stderr = (Path(folder) / name for name in ("in", "out", "err"))
        stdin.write_text(typed, encoding="utf-8")
        process = Forked(
            "undercroft", arguments, environment, stdin=stdin, stdout=stdout, stderr=stderr
        )
        status = process.wait(PATIENCE)
        return status, stdout.read_text(encoding="utf-8"), stderr.read_text(encoding="utf-8")


def _run(
    words: list[str], environment: dict[str, str], streams: tuple[str, str, str], time: str
) -> None:
    """Be a module that is run with some words: its environment, its input and output."""
    _use(*streams)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = environment.get("PYTHONPATH", "").split(os.pathsep)
    sys.argv = words
    # A fork server ignores Ctrl-C, and so would what is forked from it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in [name for name in sys.modules if name.startswith(SPEAKING)]:
        del sys.modules[name]
    from tests.server.forked_workers import ForkedWorkers
    from tests.server.still_time import keep_time
    from undercroft.server.background import alerts
    from undercroft.server.sockets import conversation
    from undercroft.server.workers import pool

    pool.processes = ForkedWorkers(log=streams[-1])
    # A bot whose worker is given up is asked again later: never, where time stands still.
    pool.LONGEST_SECONDS = pool.START_SECONDS = PATIENCE
    alerts.CALL_SECONDS = PATIENCE  # a test that is to answer may have to wait for its machine
    if time:
        keep_time(Path(time))
    else:
        conversation.HELLO_SECONDS = PATIENCE  # who is slow on a busy machine is not sent away
    runpy.run_module(words[0], run_name="__main__")


def _use(stdin: str, stdout: str, stderr: str) -> None:
    """Read from a file and write into two, as Python does with what it finds when it starts."""
    for number, (path, mode) in enumerate(((stdin, "rb"), (stdout, "ab"), (stderr, "ab"))):
        with Path(path).open(mode) as file:
            os.dup2(file.fileno(), number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace")
