"""A chronicle: a game looked back upon, its numbers over time, its luck and its best moments.

It plays a table's entries once more and watches: the measures that the game declares at every
checkpoint, every roll of dice, every event. It tells only what everybody may know.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from undercroft.engine.asks import Roll
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import DECISIONS, AnyEntry, Rolled
from undercroft.engine.events import Event, Weight
from undercroft.engine.game import AnyGame
from undercroft.engine.measures import Measure
from undercroft.engine.running import Mark
from undercroft.engine.table import Table

MOST_SAMPLES = 160
"""So many points make a fine line; of more only some are kept."""
MOST_MOMENTS = 8


class Sample(Struct, frozen=True):
    """How the seats stood at a moment of a game."""

    step: int
    """The number of decisions made by then: where a replay shows it."""
    chapter: int
    """The round, the level or whatever the game counts."""
    values: tuple[tuple[int, ...], ...]
    """Each measure's number of each seat."""
    luck: tuple[int, ...]
    """By how many dice each seat was luckier than the average so far, in thousandths."""


class SeatLuck(Struct, frozen=True):
    """All dice that mattered to a seat."""

    rolls: int = 0
    dice: int = 0
    good: int = 0
    expected: int = 0
    """In thousandths of a die."""


class Honor(Struct, frozen=True):
    """Who has the most of something."""

    measure: str
    seats: tuple[int, ...]
    value: int


class Moment(Struct, frozen=True):
    """An event that matters, and where a replay shows it."""

    step: int
    chapter: int
    at: int
    """Its number among the events that everybody knows."""
    event: Event


class Chronicle(Struct, frozen=True):
    """A game looked back upon."""

    measures: tuple[str, ...]
    samples: list[Sample]
    luck: tuple[SeatLuck, ...]
    honors: list[Honor]
    moments: list[Moment]


def chronicle(table: Table) -> Chronicle:
    """A table's game from its beginning to where it stands."""
    return watched(table.game, table.seats, table.marks[0].packed, table.entries)[1]


def watched(
    game: AnyGame, seats: int, packed: bytes, entries: Sequence[AnyEntry]
) -> tuple[Table, Chronicle]:
    """A game played once more from its first checkpoint: its table at the end, its chronicle."""
    then = Table.from_checkpoint(game, seats, packed, NOBODY)
    watcher = Watcher(game, seats)
    watcher.look(then)
    for entry in entries:
        watcher.notice(then, entry)
        then.take(entry)
        watcher.look(then)
    watcher.end(then)
    return then, watcher.told()


class Watcher:
    """Looks at a game while it is played, and writes down what a chronicle tells."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._seats = range(seats)
        self._counted = [[0] * seats for _ in game.measures]
        self._luck = [SeatLuck() for _ in range(seats)]
        self._samples: list[Sample] = []
        self._moments: list[Moment] = []
        self._steps = self._chapter = 0
        self._events = self._known = self._marks = 0
        """How many decisions, events, events that everybody knows and checkpoints were seen."""

    def notice(self, then: Table, entry: AnyEntry) -> None:
        """Something is about to happen: a decision, or dice that are somebody's luck."""
        if isinstance(entry, DECISIONS):
            self._steps += 1
        elif isinstance(entry, Rolled) and isinstance(then.ask, Roll):
            ask = then.ask
            luck = self._game.luck(then.state, ask, entry.check(ask.count, ask.die))
            if luck is not None:
                was = self._luck[luck.seat]
                self._luck[luck.seat] = SeatLuck(
                    was.rolls + 1,
                    was.dice + luck.dice,
                    was.good + luck.good,
                    was.expected + luck.expected,
                )

    def look(self, then: Table) -> None:
        """See what is new: events, and checkpoints at which the seats are measured."""
        for mark in then.marks[self._marks :]:
            self._hear(then.events[self._events : mark.events])
            self._measure(mark)
        self._marks = len(then.marks)
        self._hear(then.events[self._events :])

    def end(self, then: Table) -> None:
        """The last word, wherever the game stands."""
        packed = self._game.pack(then.state)
        self._measure(Mark(packed, len(then.entries), len(then.events), 0))

    def _hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self._events += 1
            for counted, measure in zip(self._counted, self._game.measures, strict=True):
                if measure.counts is not None and (found := measure.counts(event)):
                    seat, amount = found
                    counted[seat] += amount
            if event.is_known_to(None):
                if event.weighs >= Weight.DEED:
                    self._moments.append(Moment(self._steps, self._chapter, self._known, event))
                self._known += 1

    def _measure(self, mark: Mark) -> None:
        state = self._game.unpack(mark.packed)
        self._chapter = self._game.chapter(state)
        luck = tuple(1000 * luck.good - luck.expected for luck in self._luck)
        values = tuple(
            self._numbers(measure, counted, state)
            for measure, counted in zip(self._game.measures, self._counted, strict=True)
        )
        self._add(Sample(self._steps, self._chapter, values, luck))

    def _numbers(self, measure: Measure, counted: Sequence[int], state: Any) -> tuple[int, ...]:
        """A measure's number of each seat."""
        read = measure.reads
        return tuple(counted) if read is None else tuple(read(state, seat) for seat in self._seats)

    def _add(self, sample: Sample) -> None:
        """Keep what is different; of one moment the latest."""
        last = self._samples[-1] if self._samples else None
        if last is not None and last.step == sample.step:
            self._samples.pop()
        elif last is not None and (last.chapter, last.values, last.luck) == (
            sample.chapter,
            sample.values,
            sample.luck,
        ):
            return
        self._samples.append(sample)

    def told(self) -> Chronicle:
        """All that was seen."""
        return Chronicle(
            tuple(measure.id for measure in self._game.measures),
            thinned(self._samples),
            tuple(self._luck),
            list(self._honors()),
            best(self._moments),
        )

    def _honors(self) -> Iterable[Honor]:
        if len(self._seats) < 2:
            return  # to be the first of one is no honor
        values = self._samples[-1].values
        for measure, numbers in zip(self._game.measures, values, strict=True):
            most = max(numbers)
            if measure.is_honor and most > 0:
                holders = tuple(seat for seat in self._seats if numbers[seat] == most)
                yield Honor(measure.id, holders, most)


def thinned(samples: Sequence[Sample]) -> list[Sample]:
    """Not too many samples: the first of each chapter, the last, and others evenly.

    Of very many chapters only some are kept, evenly too.
    """
    if len(samples) <= MOST_SAMPLES:
        return list(samples)
    last = len(samples) - 1
    firsts = [
        place
        for place, sample in enumerate(samples)
        if not place or sample.chapter != samples[place - 1].chapter
    ]
    kept = {*_some(range(len(samples))), *_some(firsts), last}
    return [samples[place] for place in sorted(kept)]


def _some(places: Sequence[int]) -> Sequence[int]:
    """As many of them as make a fine line."""
    return places[:: -(-len(places) // MOST_SAMPLES)]


def best(moments: Sequence[Moment]) -> list[Moment]:
    """The moments that matter most, in their order; what is told often counts less each time."""
    chosen: list[Moment] = []
    told: Counter[str] = Counter()
    left = list(moments)
    while left and len(chosen) < MOST_MOMENTS:
        # Of equals the later one: a game is remembered by its end.
        moment = max(left, key=lambda one: (one.event.weighs - told[one.event.name], one.step))
        if moment.event.weighs <= told[moment.event.name]:
            break
        left.remove(moment)
        chosen.append(moment)
        told[moment.event.name] += 1
    return sorted(chosen, key=lambda one: one.at)
