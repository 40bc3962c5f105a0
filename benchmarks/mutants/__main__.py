"""`make mutants`: break rules and cards at random, and count what their tests notice."""

import argparse
import os
import queue
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks import machine, report
from benchmarks.mutants.journal import Journal, state_of
from benchmarks.mutants.marked import marked_tests
from benchmarks.mutants.population import Mutant, diff, population
from benchmarks.mutants.tally import Row, table
from benchmarks.mutants.trial import COUNTED, Copy, Outcome
from undercroft.games import makers

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
SAMPLE = 60
Tried = list[tuple[Mutant, Outcome]]


class Bench:
    """Copies to break, one a worker, and the tests of each row and card."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.jobs = jobs
        self.copies: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for number in range(jobs):
            copy = Copy(ROOT, folder / str(number))
            copy.warm()
            self.copies.put(copy)
        self.tests = marked_tests(copy.folder, copy.environment)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that should notice, each once."""
        marked = [test for mark in mutant.marks for test in self.tests.get(mark, [])]
        return list(dict.fromkeys(marked))

    def check_whole(self, mutants: Sequence[Mutant]) -> None:
        """Without a fault all these tests hold, or nothing could be said."""
        tests = dict.fromkeys(test for mutant in mutants for test in self.tests_of(mutant))
        copy = self.copies.get()
        ran = copy.run(list(tests), limited=False)
        if tests and ran.returncode:
            sys.exit(f"{ran.stdout}{ran.stderr}\nthe marked tests fail without any fault")
        self.copies.put(copy)

    def try_out(self, mutant: Mutant) -> Outcome:
        """What the tests say to a mutant, in a copy that is free."""
        copy = self.copies.get()
        try:
            return copy.try_out(mutant, self.tests_of(mutant))
        finally:
            self.copies.put(copy)


def sample(
    bench: Bench, mutants: Sequence[Mutant], count: int, journal: Journal
) -> Iterator[tuple[Mutant, Outcome]]:
    """Try mutants in their order until so many of them count."""

    def outcome_of(mutant: Mutant) -> Outcome:
        if mutant.key not in journal.known:
            journal.write(mutant.key, bench.try_out(mutant))
        return journal.known[mutant.key]

    waiting = iter(mutants)
    with ThreadPoolExecutor(bench.jobs) as pool:
        try:
            while count > 0 and (some := list(islice(waiting, count))):
                for mutant, outcome in zip(some, pool.map(outcome_of, some), strict=True):
                    count -= outcome in COUNTED
                    yield mutant, outcome
        finally:
            pool.shutdown(cancel_futures=True)


def try_game(bench: Bench, game: str, options: argparse.Namespace, console: Console) -> list[Row]:
    """A sample of a game's mutants, with every survivor shown."""
    everything = population(ROOT, game)
    known = equivalents()
    mutants = [m for m in everything if m.key not in known and options.only in m.key]
    mutants.sort(key=lambda mutant: mutant.order(options.seed))
    bench.check_whole(mutants)
    journal = Journal(ROOT / f".mutants/{game}.jsonl", state_of(ROOT, game))
    count = min(options.sample, len(mutants))
    tried: Tried = []
    with Progress(console=console) as progress:
        task = progress.add_task(game, total=count)
        for mutant, outcome in sample(bench, mutants, count, journal):
            tried.append((mutant, outcome))
            progress.advance(task, outcome in COUNTED)
            if outcome is Outcome.SURVIVED:
                progress.console.print(
                    survivor(mutant), markup=False, highlight=False, soft_wrap=True
                )
    return [row(game, part, mutants, tried) for part in ("rules", "content", "all")]


def row(game: str, part: str, mutants: Sequence[Mutant], tried: Tried) -> Row:
    """The line of the table for a part of a game."""
    there_are = sum(part in (mutant.kind, "all") for mutant in mutants)
    outcomes = [outcome for mutant, outcome in tried if part in (mutant.kind, "all")]
    return Row(game, part, there_are, outcomes)


def survivor(mutant: Mutant) -> str:
    """A mutant that nobody noticed, for people who write the missing test."""
    rows = ", ".join(mutant.marks) or "no row and no card"
    return f"\nsurvived: {mutant.key}\nits tests: {rows}\n{diff(ROOT, mutant)}"


def equivalents() -> dict[str, str]:
    """The mutants that change nothing, with the reason for each."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return {entry["mutant"]: entry["reason"] for entry in listed}


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("--game", nargs="+", choices=sorted(makers()), default=sorted(makers()))
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"of each, default {SAMPLE}")
    parser.add_argument("--seed", type=int, default=1, help="which sample; default 1")
    parser.add_argument("--only", default="", help="only faults whose name contains this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="document to write the table into")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> None:
    """Try, print and write."""
    options = arguments(given)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(Path(folder), options.jobs)
        for game in options.game:
            told = section(game, try_game(bench, game, options, console), options)
            print(told)
            if options.out:
                mark = f"table:mutants-{game}"
                report.write(options.out, told, f"<!-- {mark} -->", f"<!-- /{mark} -->")


def section(game: str, rows: Sequence[Row], options: argparse.Namespace) -> str:
    """How a game was tried, and its table: each game has its own, measured when it was."""
    command = f"`make mutants` (`--game {game} --sample {options.sample} --seed {options.seed}`)"
    listed = sum(key.startswith(f"{game.replace('-', '_')}/") for key in equivalents())
    excluded = f"{listed} faults are listed as equivalent and not counted."
    return f"{command}. {machine.describe([])} {excluded}\n\n{table(rows)}"


if __name__ == "__main__":
    main()
