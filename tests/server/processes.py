"""The processes of a node: those that work for it, seen, stopped for a while and gone."""

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.clients import wait_until
from tests.server.forked_workers import doom_of, name_of_workers
from tests.server.nodes import Node


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(word) for thread in threads for word in thread.read_text().split()}


def workers_of(node: Node) -> set[int]:
    """The processes that think, throw and read for a node."""
    if node.fresh:
        return {pid for pid in children(node.pid) if "spawn_main" in _told(pid, "cmdline")}
    name = name_of_workers(node.pid)
    everybody = (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit())
    return {pid for pid in everybody if _told(pid, "comm").rstrip() == name}


def _told(pid: int, what: str) -> str:
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except (FileNotFoundError, ProcessLookupError):  # gone meanwhile
        return ""


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


@contextmanager
def dying_workers(node: Node) -> Iterator[None]:
    """The workers of a node die, and those that it starts meanwhile of what they are asked."""
    doom = doom_of(node.log)
    doom.touch()
    for pid in workers_of(node):
        os.kill(pid, signal.SIGKILL)
    try:
        yield
    finally:
        doom.unlink()


def wait_until_gone(pids: Iterable[int]) -> None:
    """Wait until processes have ended."""
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
