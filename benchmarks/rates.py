"""Speeds in CPU seconds, taken in short turns so that a busy machine slows neighbours alike.

It knows contenders and their work, never which engine does it.
"""

import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Protocol

SLICE = 0.04
WARM_UP = 0.25


class Work(StrEnum):
    """What is measured, with the unit its speed counts."""

    PLAY = "play"  # decisions of random games
    CLONE = "clone"  # copies of mid-game positions
    PLAYOUT = "playout"  # random games from a copied mid-game position
    GREEDY = "greedy"  # games from there as searches play them, cut where they cut them
    REPLAY = "replay"  # decisions of logged games


class Contender(Protocol):
    """A row of the table: something with speeds."""

    label: str
    log_length: float  # mean decisions of its logged games

    def offers(self, work: Work) -> bool:
        """Whether this work can be measured."""
        ...

    def speed(self, work: Work, seconds: float) -> float:
        """Work for about so many CPU seconds; units per CPU second."""
        ...

    def traces(self, count: int) -> list[tuple[int, int]] | None:
        """Traces of conformance games 1 to count; None when it has none."""
        ...


class Quartiles(NamedTuple):
    """Lower quartile, median, upper quartile."""

    low: float
    middle: float
    high: float


@dataclass
class Row:
    """The speeds of one contender, one for each round."""

    label: str
    log_length: float
    speeds: dict[Work, list[float]] = field(default_factory=dict)

    def has(self, work: Work) -> bool:
        """Whether this work was measured."""
        return work in self.speeds

    def rate(self, work: Work) -> float:
        """Units per second, median over the rounds."""
        return statistics.median(self.speeds[work])

    def microseconds(self, work: Work) -> float:
        """Microseconds per unit, median over the rounds."""
        return 1e6 / self.rate(work)


def ratio(speeds: Sequence[float], base: Sequence[float]) -> Quartiles:
    """Quartiles of the ratios within each round."""
    ratios = [ours / theirs for ours, theirs in zip(speeds, base, strict=True)]
    if len(ratios) == 1:
        return Quartiles(ratios[0], ratios[0], ratios[0])
    return Quartiles(*statistics.quantiles(ratios, n=4, method="inclusive"))


def speed(work: Callable[[], int], seconds: float) -> float:
    """Call again and again for so many CPU seconds; units per CPU second."""
    units, start = 0, time.process_time()
    while True:
        units += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return units / spent


def warm_up(contender: Contender) -> None:
    """Let caches and compilers settle before anything counts."""
    for work in Work:
        if contender.offers(work):
            contender.speed(work, WARM_UP)


def take_turns(contenders: Sequence[Contender], rounds: Iterable[int]) -> list[Row]:
    """Measure every work of every contender once a round."""
    rows = [Row(contender.label, contender.log_length) for contender in contenders]
    for _ in rounds:
        for work in Work:
            for contender, row in zip(contenders, rows, strict=True):
                if contender.offers(work):
                    row.speeds.setdefault(work, []).append(contender.speed(work, SLICE))
    return rows
