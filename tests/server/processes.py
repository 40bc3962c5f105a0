"""The processes of a node: those that work for it, seen, stopped for a while and gone."""

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.clients import wait_until
from tests.server.nodes import Node


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(word) for thread in threads for word in thread.read_text().split()}


def workers_of(node: Node) -> set[int]:
    """The processes that think, throw and read for a node."""
    return {pid for pid in children(node.pid) if b"spawn_main" in _command(pid)}


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):  # gone meanwhile
        return b""


@contextmanager
def stopped(pids: Iterable[int]) -> Iterator[None]:
    """Some processes do nothing for a while."""
    held = list(pids)
    for pid in held:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in held:
            with suppress(ProcessLookupError):  # it was ended meanwhile
                os.kill(pid, signal.SIGCONT)


def wait_until_gone(pids: Iterable[int]) -> None:
    """Wait until processes have ended."""
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
