"""How fast the server is: `python -m benchmarks.server`, beside boardgame.io's own server.

Clients and servers share this machine. It strings the stages of `benchmarks.online` together and
holds what they find against the promises.
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

from benchmarks import machine, report
from benchmarks.gates import Gate
from benchmarks.online import endings, processes, pulse, stages, throws
from benchmarks.online.endings import Endings
from benchmarks.online.floods import Flood, floods
from benchmarks.online.pulse import Pulse
from benchmarks.online.stages import Held, Round, Shared, Size, Speed
from benchmarks.online.throws import Throws
from benchmarks.peers import boardgame
from benchmarks.variant import UnavailableError
from undercroft.targets.record.throw_record import LARGEST

USUAL = Size(tables=500, seconds=5.0, rounds=5, sockets=5_000)
OPENING, CLOSING = "<!-- table:server -->", "<!-- /table:server -->"
LEAST_MOVES = 1_000
MOST_LATE_MS = 100.0
LEAST_RATIO = 1.0
MOST_BYTES = 2**30
MOST_OPENING_MS = 100.0
LEAST_SHARE = 0.4
BUSY_SECONDS = 12.0
MOST_LAG_MS = 150.0
MOST_ASKED_S, MOST_HURRIED_S = 8.0, 4.0
MOST_WAIT_MS = 300.0
MOST_GROWN = 2**25
MOST_DRAWN_US = 10.0
MOST_FIRST = 2.0
WHERE = (
    "Where our time goes, as profilers saw it once: what each seat is told (its view, options, the"
    " story) a fifth, who comes to the next table after a game another fifth, sending a seventh,"
    " storing a tenth, rules a twelfth; the rest is the event loop and reading. Seven tenths are"
    " spent in the interpreter. One process plays all tables of a node, so a second core only helps"
    " with the storing. Two processes that hand each other the sockets of their tables were tried:"
    " 1.3 times as many moves on these two cores, which the clients share."
)


class Results(NamedTuple):
    """Everything that was measured; what could not be has its reason in `absent`."""

    speed: Speed
    shared: Shared
    held: Held
    openings: list[float]
    pulse: Pulse
    endings: Endings
    floods: list[Flood]
    throws: Throws
    absent: str


def measure(size: Size) -> Results:
    """All stages, each with new servers."""
    processes.allow_many_files()
    gc.freeze()
    absent = ""
    with ExitStack() as stack:
        node = stack.enter_context(processes.sqlite_node())
        try:
            other = stack.enter_context(processes.boardgame_server())
        except UnavailableError as error:
            other, absent = None, str(error)
        print("flat out, and at half of that load", flush=True)
        speed = uvloop.run(stages.speed(node, other, size))
    print("two nodes on PostgreSQL", flush=True)
    with processes.two_nodes() as (url, nodes):
        shared = uvloop.run(stages.shared(url, nodes, size))
    print("idle sockets, and long games", flush=True)
    with processes.sqlite_node() as node:
        openings = uvloop.run(stages.openings(node))
        held = uvloop.run(stages.idle(node, size.sockets))
    print("bots, dice and logs at once, and the end", flush=True)
    with processes.sqlite_node() as node:
        beat = uvloop.run(pulse.busy(node, BUSY_SECONDS))
        ended = uvloop.run(endings.endings(node, size.tables))
    print("floods", flush=True)
    with processes.sqlite_node() as node:
        flooded = uvloop.run(floods(node, size.seconds))
    print("throws", flush=True)
    with processes.sqlite_node(game="quoits") as node:
        thrown = uvloop.run(throws.throws(node))
    return Results(speed, shared, held, openings, beat, ended, flooded, thrown, absent)


def judge(found: Results) -> Iterator[Gate]:
    """The promises."""
    rate = middle(found.speed.ours)
    promise = f"one node: at least {LEAST_MOVES:,} moves/s"
    yield Gate(promise, f"{rate:,.0f}", rate >= LEAST_MOVES)
    late = late_ms(found.speed.lateness)
    promise = f"one node at half of its load: 99th percentile below {MOST_LATE_MS:g} ms"
    yield Gate(promise, f"{late:.1f} ms at {found.speed.rate:,.0f} moves/s", late < MOST_LATE_MS)
    yield _beside(found.speed)
    yield from _shared(found.shared)
    held = found.held
    promise = f"{held.sockets:,} idle sockets in less than {MOST_BYTES >> 20:,} MiB"
    yield Gate(promise, f"{held.after / 2**20:,.0f} MiB", held.after < MOST_BYTES)
    slowest = 1000 * max(found.openings)
    promise = f"a table of {stages.LONG_GAME} moves opens in less than {MOST_OPENING_MS:g} ms"
    numbers = f"median {1000 * np.median(found.openings):.0f} ms, slowest {slowest:.0f} ms"
    yield Gate(promise, f"{numbers} of {len(found.openings)}", slowest < MOST_OPENING_MS)
    yield _steady(found.pulse)
    yield from _ending(found.endings)
    yield from _floods(found.floods)
    yield from _throws(found.throws)


def _throws(found: Throws) -> Iterator[Gate]:
    promise = f"a landing is drawn by skill in at most {MOST_DRAWN_US:g} µs"
    yield Gate(promise, f"{found.drawn_us:.1f} µs", found.drawn_us <= MOST_DRAWN_US)
    promise = f"a throw's record in the log has at most {LARGEST:,} bytes"
    yield Gate(promise, f"the largest has {found.largest:,}", found.largest <= LARGEST)
    promise = f"the first throw takes at most {MOST_FIRST:g} times as long as usual"
    usual = float(np.median(found.alone))
    numbers = f"{1000 * found.first:.0f} ms, usually {1000 * usual:.0f} ms"
    yield Gate(promise, numbers, found.first <= MOST_FIRST * usual)


def _steady(beat: Pulse) -> Gate:
    promise = f"the event loop is never {MOST_LAG_MS:g} ms late while others work for it"
    done = f"{beat.moves:,} moves, {beat.throws:,} throws, {beat.logs:,} logs"
    return Gate(promise, f"{1000 * beat.lag:.0f} ms; {done}", 1000 * beat.lag < MOST_LAG_MS)


def _ending(found: Endings) -> Iterator[Gate]:
    promise = f"a node under load that is asked to end is gone within {MOST_ASKED_S:g} s"
    yield Gate(promise, f"{found.asked:.1f} s", found.asked < MOST_ASKED_S)
    promise = f"one that is hurried while a die hangs, within {MOST_HURRIED_S:g} s"
    yield Gate(promise, f"{found.hurried:.1f} s", found.hurried < MOST_HURRIED_S)


def _beside(speed: Speed) -> Gate:
    promise = "as many moves/s as boardgame.io's server, which stores nothing"
    if not speed.theirs:
        return Gate(promise, "not measured", met=False)
    low, got, high = ratios(speed)
    return Gate(promise, f"{got:.2f}, quartiles {low:.2f} to {high:.2f}", got >= LEAST_RATIO)


def _shared(shared: Shared) -> Iterator[Gate]:
    is_whole = not shared.lost and not shared.doubled
    numbers = f"{shared.accepted:,} accepted, {shared.lost} not stored as they were seen"
    numbers = f"{numbers}, {shared.doubled} stored that nobody saw accepted"
    yield Gate("two nodes on PostgreSQL lose nothing", numbers, is_whole)
    share = min(shared.by_node) / max(sum(shared.by_node), 1)
    numbers = " and ".join(f"{moves:,}" for moves in shared.by_node)
    yield Gate("both nodes share the work", f"{numbers} moves", share >= LEAST_SHARE)


def _floods(found: Sequence[Flood]) -> Iterator[Gate]:
    worst = max(found, key=lambda flood: flood.worst)
    promise = f"nobody waits longer than {MOST_WAIT_MS:g} ms while somebody floods"
    met = 1000 * worst.worst < MOST_WAIT_MS
    yield Gate(promise, f"{1000 * worst.worst:.0f} ms during {worst.kind}", met)
    most = max(flood.grown for flood in found)
    promise = f"a flood fills less than {MOST_GROWN >> 20} MiB"
    yield Gate(promise, f"{most / 2**20:.1f} MiB", most < MOST_GROWN)


def middle(rounds: Sequence[Round]) -> float:
    """The median rate."""
    return float(np.median([done.rate for done in rounds]))


def late_ms(lateness: Sequence[float]) -> float:
    """The 99th percentile."""
    return 1000 * float(np.percentile(lateness, 99))


def ratios(speed: Speed) -> list[float]:
    """Quartiles of our rate over theirs, each within its round."""
    each = [ours.rate / theirs.rate for ours, theirs in zip(speed.ours, speed.theirs, strict=True)]
    return [float(part) for part in np.percentile(each, [25, 50, 75])]


def lines(found: Results, size: Size, tools: list[str]) -> Iterator[str]:
    """The section."""
    yield (
        f"`make bench` ({size.tables} tables of Dungeon Attack! with two people each, who answer "
        f"at random; {size.rounds} rounds of {size.seconds:g} s in turns). "
        f"{machine.describe(tools)}"
    )
    yield ""
    yield "| server | moves/s | CPU µs/move, server | cores, server | cores, load |"
    yield "| --- | --: | --: | --: | --: |"
    yield _row("Undercroft, one node, SQLite", found.speed.ours)
    yield _row("Undercroft, two nodes, PostgreSQL", [found.shared.done])
    if found.speed.theirs:
        yield _row("boardgame.io's server, in memory", found.speed.theirs)
    else:
        yield f"| boardgame.io's server | not available: {found.absent} | - | - | - |"
    yield ""
    yield WHERE
    yield ""
    yield from _flood_rows(found.floods)
    yield ""
    yield from _throw_rows(found.throws)
    yield ""
    yield from (f"* {gate}" for gate in judge(found))


def _flood_rows(found: Sequence[Flood]) -> Iterator[str]:
    yield "Others' worst wait while somebody floods (0.5 MB/s): in the middle round, in the worst."
    yield ""
    yield "| who floods | middle, ms | worst, ms | CPU s, server | grows, MiB | came |"
    yield "| --- | --: | --: | --: | --: | --: |"
    for kind, worst, slowest, cpu, grown, comings in found:
        waits = f"{1000 * worst:.0f} | {1000 * slowest:.0f}"
        yield f"| {kind} | {waits} | {cpu:.1f} | {grown / 2**20:.1f} | {comings} |"


def _throw_rows(found: Throws) -> Iterator[str]:
    yield "From the message of a throw to its stored landing, with one process that throws."
    yield ""
    yield "| throws | middle, ms | 99th percentile, ms |"
    yield "| --- | --: | --: |"
    for label, waits in (("one at a time", found.alone), ("8 tables at once", found.together)):
        yield f"| {label} | {1000 * np.median(waits):.0f} | {late_ms(waits):.0f} |"


def _row(label: str, rounds: Sequence[Round]) -> str:
    cpu = np.median([done.microseconds for done in rounds])
    server = np.median([done.server_cpu / done.seconds for done in rounds])
    load = np.median([done.load_cpu / done.seconds for done in rounds])
    return f"| {label} | {middle(rounds):,.0f} | {cpu:.0f} | {server:.2f} | {load:.2f} |"


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    for name, usual in USUAL._asdict().items():
        kind = type(usual)
        parser.add_argument(f"--{name}", type=kind, default=usual, help=f"default {usual}")
    parser.add_argument("--out", type=Path, help="document to write the table into")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print and write; 0 when every promise is kept."""
    options = arguments(given)
    size = Size(*(getattr(options, name) for name in Size._fields))
    found = measure(size)
    tools = [] if found.absent else [f"node {boardgame.node_version()}", _peer()]
    section = "\n".join(lines(found, size, tools))
    print(section)
    if options.out:
        report.write(options.out, section, OPENING, CLOSING)
    return 0 if all(gate.met for gate in judge(found)) else 1


def _peer() -> str:
    return f"{boardgame.PACKAGE} {boardgame.VERSION}"


if __name__ == "__main__":
    sys.exit(main())
