"""What the straight way from socket to table is worth: `python -m benchmarks.wire`.

The same load on the server and on one whose messages go through the web framework, in turns. Both
count every frame. The clock tells little on a busy machine, so that CPU time a move is compared,
within each round.
"""

import argparse
import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import numpy as np
import uvloop
from tests.server.nodes import Node

from benchmarks import machine, report
from benchmarks.gates import Gate
from benchmarks.online import laying, processes
from benchmarks.online.crowd import Crowd
from benchmarks.online.players import UndercroftPlayer
from benchmarks.online.stages import Round, Size, flat_out

USUAL = Size(tables=200, seconds=2.0, rounds=25, sockets=0)
PLAIN = "benchmarks.online.plain"
OPENING, CLOSING = "<!-- table:wire -->", "<!-- /table:wire -->"
LEAST_WORTH = 0.1


class Results(NamedTuple):
    """Rounds with the wire and without it, taken in turns."""

    wire: list[Round]
    plain: list[Round]


def measure(size: Size, *, fresh: bool = True) -> Results:
    """Both servers, each with its own crowd and its own database."""
    processes.allow_many_files()
    gc.freeze()
    with ExitStack() as stack:
        both = "undercroft", PLAIN
        started = (processes.sqlite_node(module, fresh=fresh) for module in both)
        nodes = [stack.enter_context(node) for node in started]
        return Results(*uvloop.run(in_turns(nodes, size)))


async def in_turns(nodes: Sequence[Node], size: Size) -> list[list[Round]]:
    """Each node flat out for a moment, round after round."""
    crowds = [Crowd(UndercroftPlayer, await laying.lay(node, size.tables)) for node in nodes]
    for crowd, node in zip(crowds, nodes, strict=True):
        await crowd.sit_down(size.tables, [node.port])
    rounds: list[list[Round]] = [[] for _ in nodes]
    for _ in range(size.rounds):
        for done, crowd, node in zip(rounds, crowds, nodes, strict=True):
            crowd.spare.extend(await laying.lay(node, size.spare - len(crowd.spare)))
            done.append(await flat_out(crowd, [node.pid], size.seconds))
    for crowd in crowds:
        crowd.leave()
    return rounds


def worth(found: Results) -> list[float]:
    """Quartiles of the share of a move's CPU time that the wire saves, each within its round."""
    pairs = zip(found.wire, found.plain, strict=True)
    each = [1 - wire.microseconds / plain.microseconds for wire, plain in pairs]
    return [float(part) for part in np.percentile(each, [25, 50, 75])]


def judge(found: Results) -> Gate:
    """Whether it is worth its keep."""
    low, got, high = worth(found)
    promise = f"`server/sockets/wire.py` saves at least {LEAST_WORTH:.0%} of a move's CPU time"
    return Gate(promise, f"{got:.0%}, quartiles {low:.0%} to {high:.0%}", got >= LEAST_WORTH)


def lines(found: Results, size: Size) -> Iterator[str]:
    """The section."""
    yield (
        f"`python -m benchmarks.wire` ({size.tables} tables of Dungeon Attack! with two people "
        f"each on each of two nodes with SQLite; {size.rounds} rounds of {size.seconds:g} s in "
        f"turns). {machine.describe([])}"
    )
    yield ""
    yield "| messages go | CPU µs/move, server | moves/s |"
    yield "| --- | --: | --: |"
    yield _row("straight from the socket to the table (`server/sockets/wire.py`)", found.wire)
    yield _row("through the framework (`benchmarks/online/plain.py`)", found.plain)
    yield ""
    yield f"* {judge(found)}"


def _row(label: str, rounds: Sequence[Round]) -> str:
    cpu = np.median([done.microseconds for done in rounds])
    rate = np.median([done.rate for done in rounds])
    return f"| {label} | {cpu:.0f} | {rate:,.0f} |"


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print and write; 0 when it is worth its keep."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wire", description=__doc__)
    parser.add_argument("--rounds", type=int, default=USUAL.rounds)
    parser.add_argument("--out", type=Path, help="document to write the table into")
    options = parser.parse_args(given)
    size = USUAL._replace(rounds=options.rounds)
    found = measure(size)
    section = "\n".join(lines(found, size))
    print(section)
    if options.out:
        report.write(options.out, section, OPENING, CLOSING)
    return 0 if judge(found).met else 1


if __name__ == "__main__":
    sys.exit(main())
