"""Measure the project beside its peers: `python -m benchmarks.run`.

It strings the stages together; each of them lives in its own module.
"""

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from benchmarks import gates, line_up, machine, report
from benchmarks.games import engines
from benchmarks.rates import Contender, Row, take_turns, warm_up

ROUNDS = 120
TRACES = 30


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    parser.add_argument("--out", type=Path, help="document to write the table into")
    options = parser.parse_args(given)
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    return options


def disagreeing(contenders: Sequence[Contender]) -> list[str]:
    """Labels whose conformance games differ from OpenSpiel's; those without any don't count."""
    traces = {contender.label: contender.traces(TRACES) for contender in contenders}
    known = traces[line_up.OPENSPIEL]
    return [label for label, got in traces.items() if got is not None and got != known]


def measure(contenders: Sequence[Contender], rounds: int, console: Console) -> list[Row]:
    """Warm up and take turns, with what exists by now out of the garbage collector's way."""
    for contender in track(contenders, description="warm-up", console=console):
        warm_up(contender)
    gc.collect()
    gc.freeze()
    return take_turns(
        contenders, track(range(rounds), description=f"{rounds} rounds", console=console)
    )


def publish(them: line_up.LineUp, rows: list[Row], options: argparse.Namespace) -> bool:
    """Print the table and the gates, write them where asked; whether all gates are met."""
    by_label = {row.label: row for row in rows}
    base = by_label[line_up.OPENSPIEL]
    verdicts = [
        verdict
        for engine in engines()
        for verdict in gates.judge(
            engine,
            by_label[engine.playouts],
            by_label[engine.interpreted],
            by_label[engine.table],
            base,
        )
    ]
    measured = report.table(rows, base, them.absent)
    command = f"python -m benchmarks.run --rounds {options.rounds}"
    told = machine.describe(them.tools)
    print(f"\n{told}\n\n{measured}\n")
    if options.out:
        report.write(options.out, report.section(command, told, measured, verdicts))
    for verdict in verdicts:
        print(verdict)
    return all(verdict.met for verdict in verdicts)


def main(given: Sequence[str] | None = None) -> int:
    """Run all stages; 0 when every gate is met."""
    options = arguments(given)
    console = Console()
    them = line_up.gather(console.print)
    try:
        for label, why in them.absent.items():
            console.print(f"{label}: not available: {why}")
        console.print(f"agreement on {TRACES} conformance games")
        strangers = disagreeing(them.contenders)
        if strangers:
            raise SystemExit(f"not the bench ruleset: {', '.join(strangers)}")
        rows = measure(them.contenders, options.rounds, console)
    finally:
        them.close()
    return 0 if publish(them, rows, options) else 1


if __name__ == "__main__":
    sys.exit(main())
