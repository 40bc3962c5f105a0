"""The contenders of the bench: the project's variants, OpenSpiel, and the peers that can run here.

It knows who takes part and leaves measuring and judging to others.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from benchmarks.in_process import InProcess
from benchmarks.peers import boardgame, native
from benchmarks.rates import Contender
from benchmarks.variant import UnavailableError

OPENSPIEL = "OpenSpiel, Python game"
NATIVE = "C, one thread"
REDUCER = "boardgame.io reducer"
PLAIN = "plain JavaScript, no framework"


@dataclass
class LineUp:
    """Who takes part, who can't and why, and the versions of their tools."""

    contenders: list[Contender] = field(default_factory=list)
    absent: dict[str, str] = field(default_factory=dict)
    tools: list[str] = field(default_factory=list)
    closers: list[Callable[[], None]] = field(default_factory=list)

    def add(self, label: str, make: Callable[[], Contender]) -> None:
        """Add a contender, or the reason why it is absent."""
        try:
            self.contenders.append(make())
        except UnavailableError as missing:
            self.absent[label] = str(missing)

    def close(self) -> None:
        """End the processes that were started."""
        for close in self.closers:
            close()


def gather(say: Callable[[str], None]) -> LineUp:
    """Prepare everybody; `say` hears of each stage."""
    them = LineUp()
    say("project")
    _add_project(them)
    say("OpenSpiel")
    _add_openspiel(them)
    say("C: compile")
    _add_native(them)
    say("boardgame.io: npm install, the first time")
    _add_boardgame(them, REDUCER, "reducer")
    _add_boardgame(them, PLAIN, "plain")
    if REDUCER not in them.absent:
        them.tools += [f"node {boardgame.node_version()}", f"boardgame.io {boardgame.VERSION}"]
    return them


def _add_project(them: LineUp) -> None:
    # Imported late: a bench that only prints its help needs no engine.
    from benchmarks import games, project

    for engine in games.engines():
        them.contenders += [
            InProcess(engine.playouts, project.ProjectPlayouts(engine)),
            InProcess(engine.interpreted, project.ProjectPlayouts(engine, interpreted=True)),
            InProcess(engine.table, project.ProjectTable(engine)),
        ]


def _add_openspiel(them: LineUp) -> None:
    try:
        from benchmarks.peers.openspiel import OpenSpiel
    except ModuleNotFoundError as missing:
        raise SystemExit(
            f"{missing.name} is not installed: pip install -r benchmarks/requirements.txt"
        ) from missing
    them.contenders.append(InProcess(OPENSPIEL, OpenSpiel()))


def _add_native(them: LineUp) -> None:
    them.add(NATIVE, lambda: InProcess(NATIVE, native.Native(), native.BATCH))
    if NATIVE not in them.absent:
        them.tools.append(native.compiler_version())


def _add_boardgame(them: LineUp, label: str, variant: str) -> None:
    def make() -> Contender:
        made = boardgame.Boardgame(label, variant)
        them.closers.append(made.close)
        return made

    them.add(label, make)
