"""Whole games of Dungeon Fighter by physics: how long they take, and how many dice fly."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.balance import GREEDY, chair_of
from undercroft.bots import make_bot
from undercroft.engine import Keyed, Source, Table
from undercroft.engine.chance import Around
from undercroft.engine.entries import Threw
from undercroft.engine.throws import Throw as EngineThrow
from undercroft.games import find
from undercroft.targets.move import Throw
from undercroft.throwing import throw_by_hand

HAND = "average"
SEATS = 4
GAMES = 5


class Played(NamedTuple):
    """A game that is over."""

    throws: int
    verdict: str
    seconds: float
    """CPU seconds of the whole game."""
    flying: float
    """CPU seconds of the throws alone."""


class Flown(Around):
    """Throws with physics, as bots do; everything else comes from `other`."""

    def __init__(self, other: Source) -> None:
        super().__init__(other)
        self.seconds = 0.0

    def throw(self, throw: EngineThrow) -> Threw | None:
        seed = self.other.seed()
        assert seed is not None
        assert isinstance(throw, Throw)
        start = time.process_time()
        threw = throw_by_hand(throw, HAND, seed)
        self.seconds += time.process_time() - start
        return threw


def play(seed: str, seats: int = SEATS) -> Played:
    """One game of greedy bots."""
    source = Flown(Keyed.from_seed(seed))
    start = time.process_time()
    table = Table(find("dungeon-fighter"), seats, source)
    bots = [make_bot(GREEDY, f"{seed} {seat}") for seat in range(seats)]
    while not table.is_over:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(chair_of(table, seat)))
    seconds = time.process_time() - start
    ways = [entry.way for entry in table.entries if isinstance(entry, Threw)]
    verdict = table.result().verdicts[0].removeprefix("verdict-")
    return Played(ways.count("physics"), verdict, seconds, source.seconds)


def told(played: Sequence[Played]) -> str:
    """A line of the table."""
    count, throws = len(played), sum(one.throws for one in played)
    seconds = sum(one.seconds for one in played) / count
    flying = sum(one.flying for one in played)
    return (
        f"{count} whole games of Dungeon Fighter by physics, {SEATS} bots with {HAND} hands: "
        f"{throws / count:.0f} throws and {seconds:.1f} s on one core a game, "
        f"{flying / count:.1f} s of them for the throws, {1000 * flying / throws:.0f} ms each."
    )
