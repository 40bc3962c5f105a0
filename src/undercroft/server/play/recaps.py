"""Recaps: the little that somebody should know before they play on."""

from msgspec import Struct

from undercroft.engine import Event, Table
from undercroft.engine.entries import Answered, Voted
from undercroft.server.play.figures import figures
from undercroft.server.play.session import TableSession
from undercroft.server.play.updates import event_infos
from undercroft.server.protocol.messages import EventInfo

MOST = 3
A_DEED = 2
"""What weighs less is not worth a word afterwards."""


class Recap(Struct, frozen=True):
    """What weighed most since a seat last chose, in its order."""

    figures: tuple[str | None, ...]
    story: list[EventInfo]


def recap(session: TableSession, seat: int) -> Recap:
    """What a seat should know before it plays on: own losses first, then what weighs most."""
    table = session.table
    since = table.events[_last_turn(table, seat) :]
    known = [event for event in since if event.is_known_to(seat) and event.weighs >= A_DEED]
    by_matter = sorted(range(len(known)), key=lambda at: (*_matter(known[at], seat), at))
    story = [known[at] for at in sorted(by_matter[-MOST:])]
    return Recap(figures(table), event_infos(table, story, (seat,)))


def _matter(event: Event, seat: int) -> tuple[bool, int]:
    return event.tone == "loss" and event.falls_on == seat, event.weighs


def _last_turn(table: Table, seat: int) -> int:
    """The number of the first event of the turn in which a seat last chose."""
    chosen = (
        at
        for at in range(len(table.entries) - 1, -1, -1)
        if isinstance(entry := table.entries[at], Answered | Voted) and entry.seat == seat
    )
    last = next(chosen, 0)
    return max((mark.events for mark in table.marks if mark.entries <= last), default=0)
