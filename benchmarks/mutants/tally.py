"""How many mutants were caught, and how sure that is."""

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from benchmarks.mutants.trial import COUNTED, Outcome

Z = 1.96
"""95 %."""
COLUMNS = ("game", "part", "faults there are", "tried", "caught", "share caught (95 % interval)")


class Row(Struct, frozen=True):
    """A line of the table."""

    game: str
    part: str
    there_are: int
    outcomes: Sequence[Outcome]

    @property
    def tried(self) -> int:
        return sum(outcome in COUNTED for outcome in self.outcomes)

    @property
    def caught(self) -> int:
        return self.tried - self.outcomes.count(Outcome.SURVIVED)


def wilson(caught: int, tried: int) -> tuple[float, float]:
    """The interval in which the true share lies, in 95 of 100 samples."""
    if not tried:
        return 0.0, 1.0
    share, weight = caught / tried, Z * Z / tried
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / tried + weight / (4 * tried)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def table(rows: Iterable[Row]) -> str:
    """The rows in Markdown."""
    lines: list[tuple[str, ...]] = [COLUMNS, ("---", "---", "--:", "--:", "--:", "--:")]
    lines += [_cells(row) for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cells(row: Row) -> tuple[str, ...]:
    share = "-"
    if row.tried:
        low, high = wilson(row.caught, row.tried)
        share = f"{row.caught / row.tried:.1%} ({low:.1%} to {high:.1%})".replace("%", " %")
    return row.game, row.part, f"{row.there_are:,}", str(row.tried), str(row.caught), share
