"""A trial: a copy of the repository gets one fault, and the marked tests run in it."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from subprocess import CompletedProcess

from benchmarks.mutants.population import Mutant

COPIED = ("src", "tests", "benchmarks", "pyproject.toml")
CPU_SECONDS, CPU_SECONDS_A_TEST = 10, 0.1
"""More means that the fault made a rule run for ever; processor time, as a machine may be busy."""
MEMORY = 4 * 2**30


class Outcome(StrEnum):
    """What became of a mutant."""

    CAUGHT = "caught"
    HUNG = "hung"
    """It never came to an end, which is noticed too."""
    SURVIVED = "survived"
    STILLBORN = "stillborn"
    """The game could not even be loaded; no test is needed to see that."""


COUNTED = (Outcome.CAUGHT, Outcome.HUNG, Outcome.SURVIVED)
OUTCOMES = {
    0: Outcome.SURVIVED,
    1: Outcome.CAUGHT,
    -signal.SIGKILL: Outcome.HUNG,
    -signal.SIGXCPU: Outcome.HUNG,
}


class Copy:
    """A copy of what git knows of the working tree, to be broken and mended."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        listed = ["git", "ls-files", "-z", "-co", "--exclude-standard", "--", *COPIED]
        names = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
        for name in filter(None, names.split("\0")):
            if (root / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)

    @property
    def environment(self) -> dict[str, str]:
        """Tests here read the copy, load no plugins and leave no bytecode of broken files."""
        return os.environ | {
            "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)]),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def warm(self) -> None:
        """Compile once what every trial reads."""
        compiled = [sys.executable, "-m", "compileall", "-q", "src/undercroft", "tests/games"]
        subprocess.run(compiled, cwd=self.folder, check=True)

    @contextlib.contextmanager
    def broken(self, mutant: Mutant) -> Iterator[None]:
        """The copy with a fault, for a while."""
        path = self.folder / mutant.path
        source, times = path.read_bytes(), path.stat()
        path.write_bytes(mutant.broken(source))
        try:
            yield
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def run(self, tests: Sequence[str], *, limited: bool = True) -> "CompletedProcess[str]":
        """Run tests up to the first failure."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            preexec_fn=limits(len(tests)) if limited and os.name == "posix" else None,
            check=False,
        )

    def try_out(self, mutant: Mutant, tests: Sequence[str]) -> Outcome:
        """What the tests say to a mutant. Nobody notices where there are none."""
        if not tests:
            return Outcome.SURVIVED
        with self.broken(mutant):
            return OUTCOMES.get(self.run(tests).returncode, Outcome.STILLBORN)


def limits(tests: int) -> Callable[[], None]:
    """An endless loop ends by itself and takes no more than its share of the machine."""
    import resource  # not everywhere

    seconds = int(CPU_SECONDS + CPU_SECONDS_A_TEST * tests)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    return limit
