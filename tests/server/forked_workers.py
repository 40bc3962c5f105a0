"""The workers of a forked node, forked as fast as the node itself; a test may let them die."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

CONTEXT = multiprocessing.get_context("forkserver")


class ForkedWorkers:
    """Starts the workers of a node like the node itself, with the ways of multiprocessing."""

    Pipe = staticmethod(CONTEXT.Pipe)

    def __init__(self, log: str) -> None:
        # The fork server of a forked node is not its child, so that it would start one of its own.
        vars(forkserver._forkserver)["ensure_running"] = lambda: None
        self._log = log

    def Process(  # noqa: N802 - its name is multiprocessing's
        self, *, target: Callable[..., None], args: tuple[Any, ...], name: str, daemon: bool
    ) -> ForkServerProcess:
        given = self._log, dict(os.environ), name_of_workers(os.getpid()), target, args
        return CONTEXT.Process(target=_work, args=given, name=name, daemon=daemon)


def name_of_workers(pid: int) -> str:
    """What the workers of a forked node are called: their parent is the one they are forked of."""
    return f"worker {pid}"


def doom_of(log: str | Path) -> Path:
    """While this file is there, the workers of a node die of whatever they are asked."""
    return Path(log).with_suffix(".doom")


def _work(
    log: str,
    environment: dict[str, str],
    name: str,
    target: Callable[..., None],
    args: tuple[Any, ...],
) -> None:
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 2)
    os.environ.update(environment)
    Path("/proc/self/comm").write_text(name)
    if doom_of(log).exists():
        _die_when_asked(*args)
    target(*args)


def _die_when_asked(pipe: Connection, *_: object) -> None:
    """Be a worker that does not survive what it is asked first."""
    pipe.send("ready")
    pipe.recv()
    os.kill(os.getpid(), signal.SIGKILL)
