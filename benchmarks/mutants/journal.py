"""What was tried already, so that a run that was broken off goes on where it stopped."""

import hashlib
from pathlib import Path
from threading import Lock

import msgspec
from msgspec import Struct

from benchmarks.mutants.population import families
from benchmarks.mutants.trial import Outcome


class Line(Struct, frozen=True):
    """One trial."""

    state: str
    """A hash of all that the trial hangs on; once that changes it counts no more."""
    mutant: str
    outcome: Outcome


class Journal:
    """The trials of a game, one line each."""

    def __init__(self, path: Path, state: str) -> None:
        self.path = path
        self.state = state
        self.known: dict[str, Outcome] = {}
        self._lock = Lock()
        for text in path.read_text("utf-8").splitlines() if path.exists() else []:
            line = msgspec.json.decode(text, type=Line)
            if line.state == state:
                self.known[line.mutant] = line.outcome

    def write(self, mutant: str, outcome: Outcome) -> None:
        """Add a trial."""
        self.known[mutant] = outcome
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._lock, self.path.open("ab") as file:
            file.write(msgspec.json.encode(Line(self.state, mutant, outcome)) + b"\n")


def state_of(root: Path, game: str) -> str:
    """The hash of a game and its families, its tests, the engine and of what breaks it."""
    folder = game.replace("-", "_")
    own = (
        "src/undercroft/engine",
        f"src/undercroft/games/{folder}",
        f"tests/games/{folder}",
        "benchmarks/mutants",
    )
    places = (*(root / place for place in own), *families(root, game))
    whole = hashlib.sha256()
    for path in sorted(path for place in places for path in place.rglob("*")):
        if path.suffix in {".py", ".toml", ".md", ".ftl"} and path.name != "equivalent.toml":
            whole.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()
