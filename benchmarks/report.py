"""The measured rows as a Markdown section, and its place in a document.

It formats what it is given and measures nothing.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.gates import Gate
from benchmarks.rates import Row, Work, ratio

OPENING = "<!-- table:engine -->"
CLOSING = "<!-- /table:engine -->"
NOTHING = "-"
COLUMNS = (
    "engine",
    "decisions/s",
    "to OpenSpiel (quartiles)",
    "play µs/decision",
    "replay µs/decision",
    "replay µs/game",
    "clone µs",
    "playouts/s",
    "greedy playouts/s",
)


def number(value: float) -> str:
    """Three significant digits, with thousands separated."""
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if abs(rounded) >= 1000 else f"{rounded:.3g}"


def table(rows: Sequence[Row], base: Row, absent: Mapping[str, str]) -> str:
    """Rows in the order given, then the peers that could not run and why."""
    lines = [_line(COLUMNS), _line(["---"] + ["--:"] * (len(COLUMNS) - 1))]
    lines += [_line(_cells(row, base)) for row in rows]
    blanks = [NOTHING] * (len(COLUMNS) - 2)
    lines += [_line([label, f"not available: {why}", *blanks]) for label, why in absent.items()]
    return "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(row: Row, base: Row) -> list[str]:
    low, middle, high = ratio(row.speeds[Work.PLAY], base.speeds[Work.PLAY])
    cells = [
        row.label,
        number(row.rate(Work.PLAY)),
        "1" if row is base else f"{number(middle)} ({number(low)} to {number(high)})",
        number(row.microseconds(Work.PLAY)),
    ]
    if row.has(Work.REPLAY):
        each = row.microseconds(Work.REPLAY)
        cells += [number(each), number(each * row.log_length)]
    else:
        cells += [NOTHING, NOTHING]
    cells.append(number(row.microseconds(Work.CLONE)) if row.has(Work.CLONE) else NOTHING)
    cells.append(number(row.rate(Work.PLAYOUT)) if row.has(Work.PLAYOUT) else NOTHING)
    cells.append(number(row.rate(Work.GREEDY)) if row.has(Work.GREEDY) else NOTHING)
    return cells


def section(command: str, machine: str, engines: str, gates: Sequence[Gate]) -> str:
    """Assemble what stands between the markers."""
    verdicts = "\n".join(f"* {gate}" for gate in gates)
    note = (
        "Medians over the rounds, in CPU seconds. All rows take turns of 40 ms, and a ratio is"
        " taken within its round, so read ratios before figures."
    )
    return f"`{command}`\n\n{machine}\n\n{note}\n\n{engines}\n\n{verdicts}"


def write(path: Path, text: str, opening: str = OPENING, closing: str = CLOSING) -> None:
    """Put the text between the markers of a document, and keep the rest of it."""
    block = f"{opening}\n{text}\n{closing}"
    old = path.read_text(encoding="utf-8") if path.exists() else "# Benchmarks\n"
    before, opened, rest = old.partition(opening)
    _, closed, after = rest.partition(closing)
    if opened and not closed:
        raise ValueError(f"{path} has {opening} without {closing}")
    new = f"{before}{block}{after}" if opened else f"{old.rstrip()}\n\n{block}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(new, encoding="utf-8")
