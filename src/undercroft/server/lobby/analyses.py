"""Analyses: what decided finished games, thought out by workers a few choices at a time.

Each request thinks a little further and tells how far it is, so that whoever asks sees it grow and
nobody thinks on for who has left.
"""

import asyncio
from collections import OrderedDict

from msgspec import Struct, field

from undercroft.bots.analysis import Analysis, Balance, Chance, Judged
from undercroft.engine import Refused, Table
from undercroft.server.play.updates import option_named
from undercroft.server.protocol.messages import OptionInfo
from undercroft.server.tables.node import Node
from undercroft.server.workers.jobs import Moment, analyse, judge, past_of, places_to_judge

MOST_KEPT = 64
AT_ONCE = 6
"""Choices that are judged for one request."""


class TurnInfo(Struct, frozen=True):
    """A turning point: luck that brought a seat much, or a choice that cost its seat much."""

    step: int
    chapter: int
    seat: int
    amount: int
    """In thousandths of a victory; what a choice cost is below 0."""
    chosen: OptionInfo | None
    best: OptionInfo | None
    """What was chosen, and what would have been better; nothing where it was luck."""


class AnalysisInfo(Struct, frozen=True):
    """What decided a game, or how far it is thought over: all but the counts is empty till then."""

    judged: int
    choices: int
    chances: list[Chance] = []
    seats: tuple[Balance, ...] = ()
    turns: list[TurnInfo] = []


class Growing(Struct):
    """An analysis that is being thought out."""

    past: Moment
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    places: list[int] | None = None
    judged: list[Judged] = field(default_factory=list)
    done: AnalysisInfo | None = None


class Analyses:
    """The analyses of a node, those not asked for longest let go first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Growing] = OrderedDict()

    async def of(self, node: Node, table_id: str) -> AnalysisInfo:
        """Think on about a finished game, and tell how far it is; Refused before its end."""
        async with node.tables.enter(table_id) as live:
            session = live.check_begun()
            if not session.table.is_over or session.followed is not None:
                raise Refused("not-over", "the game is not over, or can't be followed to its end")
            table = session.table
            growing = self._kept.get(table_id) or Growing(past_of(table))
        self._kept[table_id] = growing
        self._kept.move_to_end(table_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        async with growing.lock:
            return growing.done or await _think_on(node, growing, table)


async def _think_on(node: Node, growing: Growing, table: Table) -> AnalysisInfo:
    run, past = node.workers.run_apart, growing.past
    if growing.places is None:
        growing.places = await run(places_to_judge, past)
    places, found = growing.places, growing.judged
    if len(found) < len(places):
        found += await run(judge, past, places[len(found) :][:AT_ONCE])
    if len(found) < len(places):
        return AnalysisInfo(len(found), len(places))
    growing.done = _info(table, await run(analyse, past, found), len(places))
    return growing.done


def _info(table: Table, told: Analysis, choices: int) -> AnalysisInfo:
    def named(number: int) -> OptionInfo | None:
        return None if number < 0 else option_named(table, table.game.options[number])

    turns = [
        TurnInfo(one.step, one.chapter, one.seat, one.amount, named(one.chosen), named(one.best))
        for one in told.turns
    ]
    return AnalysisInfo(choices, choices, told.chances, told.seats, turns)
