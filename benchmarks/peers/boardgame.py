"""boardgame.io, and the same JavaScript without it, each in a node process that measures itself.

The rules and the measured loops are in boardgame/; here is only the way to them.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.rates import Work
from benchmarks.variant import UnavailableError

PACKAGE = "boardgame.io"
VERSION = "0.50.2"
SCRIPT = Path(__file__).parent / "boardgame" / "bench.mjs"
CACHE = Path(__file__).parents[2] / ".bench"

Answer = Any  # whatever JSON the node process gives


def tool(name: str) -> str:
    """Path of a command that must be there."""
    found = shutil.which(name)
    if not found:
        raise UnavailableError(f"no {name}")
    return found


def node_version() -> str:
    """What node says about itself."""
    command = [tool("node"), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def install() -> Path:
    """Put the framework into the cache folder once; the folder."""
    tool("node")
    manifest = CACHE / "node_modules" / PACKAGE / "package.json"
    if manifest.exists() and json.loads(manifest.read_text())["version"] == VERSION:
        return CACHE
    CACHE.mkdir(exist_ok=True)
    (CACHE / ".gitignore").write_text("*\n")
    command = [tool("npm"), "install", "--silent", "--no-audit", "--no-fund"]
    command += ["--prefix", str(CACHE), f"{PACKAGE}@{VERSION}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UnavailableError("npm install failed")
    return CACHE


class Boardgame:
    """A contender in a node process: the framework's "reducer" or the "plain" rules."""

    def __init__(self, label: str, variant: str) -> None:
        """Start the process, which waits for questions on its input."""
        self.label = label
        self._node = subprocess.Popen(
            [tool("node"), str(SCRIPT), str(install()), variant],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "NODE_ENV": "production"},
            text=True,
        )
        self.log_length = float(self._ask(logLength=True))
        self._offers = {work for work in Work if self._speed(work, 0) is not None}

    def offers(self, work: Work) -> bool:
        """Whether the variant has the ability."""
        return work in self._offers

    def speed(self, work: Work, seconds: float) -> float:
        """Units per CPU second of the node process."""
        return float(self._speed(work, seconds))

    def traces(self, count: int) -> list[tuple[int, int]]:
        """Traces of conformance games 1 to count."""
        return [(digest, decisions) for digest, decisions in self._ask(traces=count)]

    def close(self) -> None:
        """End the process by closing its input."""
        self._node.communicate()

    def _speed(self, work: Work, seconds: float) -> Answer:
        return self._ask(work=work.value, seconds=seconds)

    def _ask(self, **question: object) -> Answer:
        pipe_in, pipe_out = self._node.stdin, self._node.stdout
        assert pipe_in is not None  # a pipe was asked for
        assert pipe_out is not None
        pipe_in.write(json.dumps(question) + "\n")
        pipe_in.flush()
        line = pipe_out.readline()
        if not line:
            raise RuntimeError(f"{self.label}: the node process ended")
        return json.loads(line)
