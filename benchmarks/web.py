"""How fast the pages are: `python -m benchmarks.web`, in headless Chromium on this machine.

Browser and server share this machine. It holds what `benchmarks.browsing` finds against the
promises.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.web.chromium import chromium

from benchmarks import browsing, machine, report
from benchmarks.browsing import GAMES, Load, Memory
from benchmarks.gates import Gate
from benchmarks.online import processes
from benchmarks.painting import Painting, painting

OPENING, CLOSING = "<!-- table:web -->", "<!-- /table:web -->"
MOST_HOME_S = 2.0
MOST_TABLE_S = 3.0
MOST_LOAD = 350_000
MOST_MOVE_MS = 150.0
MOST_GROWTH = 10_000_000
MOST_SHIFT = 0.02
LEAST_FRAMES = 58.0
"""As many as a screen shows, but for a few that any machine loses."""
MOST_PICTURE_S = 1.0
PAUSE_S = 0.9
"""How long a page that moves at its usual speed shows each move of others."""


class Results(NamedTuple):
    """Everything that was measured; loads, and moves in milliseconds, by game."""

    browser: str
    home: list[Load]
    tables: dict[str, list[Load]]
    moves: dict[str, list[float]]
    paintings: dict[str, Painting]
    memory: Memory


def measure(rounds: int, moves: int, minutes: float) -> Results:
    """All stages, with one server and one browser."""
    with processes.sqlite_node() as node, chromium() as browser:
        print("loading", flush=True)
        browsing.home(browser, node)  # the server reads games and words from disk once
        home = [browsing.home(browser, node) for _ in range(rounds)]
        tables = {
            game: [browsing.table(browser, node, game) for _ in range(rounds)] for game in GAMES
        }
        print("moves on two screens", flush=True)
        late = {game: browsing.moves(browser, node, game, moves) for game in GAMES}
        print("what jumps, frames and pictures", flush=True)
        seen = {game: painting(browser, node, game, moves) for game in GAMES}
        print("game after game", flush=True)
        memory = browsing.memory(browser, node, minutes * 60)
        return Results(f"Chromium {browser.version}", home, tables, late, seen, memory)


def judge(found: Results) -> Iterator[Gate]:
    """The promises."""
    yield _soon(f"home can be used in less than {MOST_HOME_S:g} s", found.home, MOST_HOME_S)
    for game, loads in found.tables.items():
        promise = f"a table of {game} can be used in less than {MOST_TABLE_S:g} s"
        yield _soon(promise, loads, MOST_TABLE_S)
    for page, loads in {"home": found.home, **found.tables}.items():
        most = max(load.compressed for load in loads)
        promise = f"first load of {page} below {MOST_LOAD / 1000:g} kB compressed, art apart"
        yield Gate(promise, f"{most / 1000:.0f} kB", most < MOST_LOAD)
    for game, late in found.moves.items():
        promise = f"a move of {game} on both screens in less than {MOST_MOVE_MS:g} ms"
        numbers = f"median {median(late):.0f} ms, slowest {max(late):.0f} ms of {len(late)}"
        yield Gate(promise, numbers, max(late) < MOST_MOVE_MS)
    for game, seen in found.paintings.items():
        yield from _calm(game, seen)
    yield _steady(found.memory)


def _soon(promise: str, loads: Sequence[Load], most: float) -> Gate:
    seconds = [load.seconds for load in loads]
    numbers = f"median {median(seconds):.2f} s, slowest {max(seconds):.2f} s of {len(seconds)}"
    return Gate(promise, numbers, max(seconds) < most)


def _calm(game: str, seen: Painting) -> Iterator[Gate]:
    promise = f"layout shift at a question of {game} below {MOST_SHIFT:g}"
    yield Gate(promise, f"{seen.shift:.3f} at most of {seen.moves}", seen.shift < MOST_SHIFT)
    if seen.frames is not None:
        promise = f"60 frames a second while {game} is panned"
        yield Gate(promise, f"{seen.frames:.0f}", seen.frames >= LEAST_FRAMES)
    promise = f"a picture of {game} within {MOST_PICTURE_S:g} s"
    yield Gate(promise, f"{seen.picture_s:.2f} s", seen.picture_s <= MOST_PICTURE_S)


def _steady(memory: Memory) -> Gate:
    growth = memory.after - memory.before
    promise = f"game after game the heap grows by less than {MOST_GROWTH / 1e6:g} MB"
    numbers = f"{growth / 1e6:+.2f} MB from {memory.before / 1e6:.1f} MB"
    return Gate(promise, numbers, growth < MOST_GROWTH)


def lines(found: Results) -> Iterator[str]:
    """The section."""
    yield f"`python -m benchmarks.web`. {machine.describe([found.browser])}"
    yield ""
    yield "| first load, nothing kept | seconds, median | kB as sent | kB with gzip, art apart |"
    yield "| --- | --: | --: | --: |"
    yield _row("home", found.home)
    yield from (_row(f"a table of {game}", loads) for game, loads in found.tables.items())
    yield ""
    memory = found.memory
    yield (
        f"Memory: {memory.games} games with two bots in {memory.seconds / 60:.1f} minutes, "
        f"{memory.moves:,} moves; at the usual speed of a page, {PAUSE_S:g} s a move, they would "
        f"fill {memory.moves * PAUSE_S / 60:.0f} minutes."
    )
    yield ""
    yield from (f"* {gate}" for gate in judge(found))


def _row(label: str, loads: Sequence[Load]) -> str:
    seconds = median(load.seconds for load in loads)
    sent = max(load.sent for load in loads) / 1000
    compressed = max(load.compressed for load in loads) / 1000
    return f"| {label} | {seconds:.2f} | {sent:.0f} | {compressed:.0f} |"


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="loads of each page; default 5")
    parser.add_argument("--moves", type=int, default=20, help="moves of each game; default 20")
    parser.add_argument("--minutes", type=float, default=4.0, help="of play; default 4")
    parser.add_argument("--out", type=Path, help="document to write the table into")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print and write; 0 when every promise is kept."""
    options = arguments(given)
    found = measure(options.rounds, options.moves, options.minutes)
    section = "\n".join(lines(found))
    print(section)
    if options.out:
        report.write(options.out, section, OPENING, CLOSING)
    return 0 if all(gate.met for gate in judge(found)) else 1


if __name__ == "__main__":
    sys.exit(main())
