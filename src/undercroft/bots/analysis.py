"""An analysis: what decided a game, the dice or the choices.

How it works. Each decision of a finished game is searched once more, by what its seat could know
then. That says what everybody could hope for after the choice that was made, and after the best
one. What lies between the two is the choice's doing; what lies between a choice and the next
question is luck, of dice, throws and cards. Together they lead from the first chance to the end.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from undercroft.bots.bot import Chair
from undercroft.bots.searching import Budget, Search
from undercroft.engine import AnyGame, Choose, Table, worth
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import DECISIONS, Answered, AnyEntry
from undercroft.engine.odds import CERTAIN

MOST_JUDGED = 90
"""So many decisions are looked at; of more only some, evenly."""
SHORT = Budget(playouts=160, seconds=0.25)
"""What is thought about each of them."""
SURE = 2.0
"""By how many standard errors an option must be better than the one that was chosen."""
TELLING = 0.02
"""A choice that costs less is as good as the best."""
MOST_TURNS = 6
LEAST_TURN = 40
"""Changes that are told as turning points, in thousandths."""


class Judged(Struct, frozen=True):
    """A decision, and what it meant: chances of every seat, in thousandths."""

    step: int
    """The number of decisions made before it: where a replay shows it."""
    chapter: int
    seat: int
    chosen: int
    best: int
    """The numbers of options."""
    before: tuple[int, ...]
    """With the best option."""
    after: tuple[int, ...]
    """With the one that was chosen."""


class Turn(Struct, frozen=True):
    """A turning point: a choice that cost its seat much, or luck that brought a seat much."""

    step: int
    chapter: int
    seat: int
    amount: int
    """In thousandths of a victory; what a choice cost is below 0."""
    chosen: int = -1
    best: int = -1
    """The numbers of options; -1 for luck."""


class Balance(Struct, frozen=True):
    """What led a seat from its first chance to its end, in thousandths."""

    start: int
    luck: int
    own: int
    """Own choices, beside the best ones."""
    others: int
    """What the others' choices gave away to it."""
    end: int


class Chance(Struct, frozen=True):
    """Everybody's chance at a moment, in thousandths."""

    step: int
    chapter: int
    values: tuple[int, ...]


class Analysis(Struct, frozen=True):
    """What decided a game."""

    chances: list[Chance]
    seats: tuple[Balance, ...]
    turns: list[Turn]


class Past(NamedTuple):
    """All that happened in a game."""

    game: AnyGame
    seats: int
    packed: bytes
    """Its first checkpoint."""
    entries: Sequence[AnyEntry]


def past_of(table: Table) -> Past:
    return Past(table.game, table.seats, table.marks[0].packed, table.entries)


def telling(past: Past) -> list[int]:
    """The places of the entries that are judged: real choices, not too many."""
    then, found = _begin(past), []
    for place, entry in enumerate(past.entries):
        if isinstance(entry, Answered) and isinstance(then.ask, Choose):
            found.append(place)
        then.take(entry)
    return found[:: max(1, -(-len(found) // MOST_JUDGED))]


def judged(past: Past, places: Iterable[int], budget: Budget = SHORT) -> Iterator[Judged]:
    """Judge some decisions of a game, one after the other."""
    then, steps, wanted = _begin(past), 0, set(places)
    last = max(wanted, default=-1)
    for place, entry in enumerate(past.entries[: last + 1]):
        if place in wanted and isinstance(entry, Answered):
            yield _judge(then, entry, steps, budget)
        steps += isinstance(entry, DECISIONS)
        then.take(entry)


def _begin(past: Past) -> Table:
    return Table.from_checkpoint(past.game, past.seats, past.packed, NOBODY)


def _judge(then: Table, entry: Answered, step: int, budget: Budget) -> Judged:
    game, seat = then.game, entry.seat
    chosen = game.options[entry.option]
    search = Search(Chair(then, seat), budget, f"{step}", watch=game.evaluate, also=chosen)
    found = {one.option: one for one in search.run()}
    mine = found.get(chosen)
    chapter = game.chapter(then.state)
    if mine is None:  # no time at all
        now = _thousandths(game.evaluate(then.state))
        return Judged(step, chapter, seat, chosen.number, chosen.number, now, now)
    after = [mean.value for mean in mine.measures]
    best, before = chosen, after
    for option, one in found.items():
        lead = one.lead(mine)
        means = [mean.value for mean in one.measures]
        if lead.in_errors > SURE and means[seat] - max(before[seat], after[seat] + TELLING) > 0:
            best, before = option, means
    return Judged(
        step, chapter, seat, chosen.number, best.number, _thousandths(before), _thousandths(after)
    )


def analysis(past: Past, found: Sequence[Judged]) -> Analysis:
    """What all decisions together say of a game that is over."""
    seats = range(past.seats)
    end = _begin(past)
    for entry in past.entries:
        end.take(entry)
    result = _thousandths(worth(end.result()))
    steps = sum(isinstance(entry, DECISIONS) for entry in past.entries)
    chances = [Chance(one.step, one.chapter, one.before) for one in found]
    chances.append(Chance(steps, past.game.chapter(end.state), result))
    own, others, luck = [0] * past.seats, [0] * past.seats, [0] * past.seats
    turns = []
    for one, then in zip(found, chances[1:], strict=True):
        for seat in seats:
            by_choice = one.after[seat] - one.before[seat]
            (own if seat == one.seat else others)[seat] += by_choice
            luck[seat] += then.values[seat] - one.after[seat]
        cost = one.after[one.seat] - one.before[one.seat]
        turns.append(Turn(one.step, one.chapter, one.seat, cost, one.chosen, one.best))
        lucky = max(seats, key=lambda seat: then.values[seat] - one.after[seat])
        gain = then.values[lucky] - one.after[lucky]
        turns.append(Turn(one.step, one.chapter, lucky, gain))
    start = chances[0].values
    balances = tuple(
        Balance(start[seat], luck[seat], own[seat], others[seat], result[seat]) for seat in seats
    )
    return Analysis(chances, balances, _weightiest(turns))


def _weightiest(turns: Sequence[Turn]) -> list[Turn]:
    """The turning points that changed most, in their order."""
    big = [turn for turn in turns if abs(turn.amount) >= LEAST_TURN]
    big.sort(key=lambda turn: -abs(turn.amount))
    return sorted(big[:MOST_TURNS], key=lambda turn: turn.step)


def _thousandths(worths: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(CERTAIN * min(max(one, 0.0), 1.0)) for one in worths)
