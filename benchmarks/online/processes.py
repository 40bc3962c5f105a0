"""Servers under load as processes of their own, and what they cost: CPU time and memory."""

import os
import resource
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.nodes import (
    Node,
    PostgreSQL,
    free_port,
    installed,
    running,
    sqlite_in,
)

from benchmarks.peers import boardgame
from benchmarks.variant import UnavailableError

BOARDGAME_SERVER = Path(boardgame.__file__).parent / "boardgame" / "server.mjs"
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 300.0


def allow_many_files() -> None:
    """Let this process, and those that it starts, hold as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def sqlite_node(
    module: str = "undercroft", *, fresh: bool = True, game: str = "lanterns"
) -> Iterator[Node]:
    """One node on a new SQLite file, which knows a game of the tests too, where dice are thrown."""
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as name:
        folder = Path(name)
        path = installed(folder, game, f"tests.{game}")
        with running(
            sqlite_in(folder), folder, "--no-limits", path=path, fresh=fresh, module=module
        ) as node:
            yield node


@contextmanager
def two_nodes() -> Iterator[tuple[str, list[Node]]]:
    """Two nodes on one new PostgreSQL database; its URL and the nodes."""
    server = PostgreSQL()
    try:
        server.start()
        url = server.new_database("bench")
        with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as name:
            folder = Path(name)
            with (
                running(url, folder, "--no-limits", fresh=True) as one,
                running(url, folder, "--no-limits", fresh=True) as other,
            ):
                yield url, [one, other]
    finally:
        server.remove()


class BoardgameServer:
    """boardgame.io's own server, as it ships."""

    def __init__(self) -> None:
        self.port = free_port()
        command = [boardgame.tool("node"), str(BOARDGAME_SERVER), str(boardgame.install())]
        self._process = subprocess.Popen(
            [*command, str(self.port)],
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.pid = self._process.pid
        self._wait_ready()

    def _wait_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=2).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        self.close()
        raise UnavailableError("boardgame.io's server does not start")

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


@contextmanager
def boardgame_server() -> Iterator[BoardgameServer]:
    """boardgame.io's server while it is measured."""
    server = BoardgameServer()
    try:
        yield server
    finally:
        server.close()


def cpu_seconds(pid: int) -> float:
    """CPU time that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    """Memory that a process and those that it started hold."""
    own = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()
    return own + sum(resident_bytes(child) for child in _children(pid))


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]
