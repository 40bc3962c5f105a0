"""Hints: what would be good for a seat that is asked, thought out by a worker."""

from collections import OrderedDict

from msgspec import Struct

from undercroft.bots import Hint
from undercroft.engine import Refused
from undercroft.server.tables.node import Node
from undercroft.server.workers.jobs import hint, moment_of

MOST_KEPT = 256


class HintInfo(Struct, frozen=True):
    """One of the best options of a question, and why."""

    option: int
    """Its number."""
    worth: int
    """What it leads to on average: 0 for a sure defeat, 1000 for a sure victory."""
    reason: str
    """Why, as the end of a text id: `hint-` and this."""
    measure: str
    """What comes out higher or lower, as the end of a text id: `measure-` and this; or nothing."""
    amount: int
    """By how much, in tenths."""


class Hints:
    """The hints of a node, so that a question is thought about once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], list[HintInfo]] = OrderedDict()

    async def of(self, node: Node, table_id: str, seat: int) -> list[HintInfo]:
        """The best options of a seat's question; Refused where there is none, or no hints."""
        async with node.tables.enter(table_id) as live:
            session = live.check_begun()
            if not live.row.hints:
                raise Refused("no-hints", "this table plays without hints")
            if not session.table.options(seat):
                raise Refused("not-now", f"seat {seat + 1} is not asked", seat=seat + 1)
            asked = table_id, seat, session.n
            moment, seed = moment_of(session.table), f"{seat} {session.n}"
        if asked not in self._kept:
            found = await node.workers.run_apart(hint, moment, seat, seed)
            self._kept[asked] = [_info(one) for one in found]
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[asked]


def _info(found: Hint) -> HintInfo:
    reason = found.reason
    return HintInfo(found.option.number, found.worth, reason.kind, reason.measure, reason.amount)
