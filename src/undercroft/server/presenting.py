"""What clients are told: a sitting as messages, for the eyes of some seats."""

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.engine import Choose, Draw, Event, Option, Poll, Roll, Table, Throw
from undercroft.engine.views import is_open
from undercroft.server import clocks
from undercroft.server.clocks import Clock
from undercroft.server.messages import (
    AskInfo,
    ClockInfo,
    EventInfo,
    OptionInfo,
    ProposalInfo,
    SeatView,
    Update,
)
from undercroft.server.sitting import Sitting

SEAT_FACTS = ("seat", "target")
KINDS = {Choose: "choose", Poll: "poll", Roll: "roll", Draw: "draw", Throw: "throw"}


class Views:
    """What the seats of a table may know at one moment, packed once for all who see the same."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._is_open = is_open(table.game.State)
        self._packed: dict[int | None, msgspec.Raw] = {}

    def of(self, seat: int | None) -> msgspec.Raw:
        """What a seat may know, or for None somebody who watches."""
        eyes = None if self._is_open else seat
        if eyes not in self._packed:
            self._packed[eyes] = msgspec.Raw(msgspec.json.encode(self._table.view(eyes)))
        return self._packed[eyes]


def update(
    sitting: Sitting, clock: Clock, eyes: Sequence[int], since: int, now: int, views: Views
) -> Update:
    """How the table stands for a client with these seats that saw deed `since` last."""
    table = sitting.table
    start = sitting.story_since(since)
    return Update(
        n=sitting.n,
        by=sitting.by,
        ask=ask_info(sitting),
        views=[seat_view(table, seat, views) for seat in eyes or (None,)],
        story_from=start,
        story=event_infos(table, table.events, eyes, start),
        clocks=clock_infos(sitting, clock, now),
        proposal=proposal_info(sitting),
        outcome=sitting.outcome(),
    )


def ask_info(sitting: Sitting) -> AskInfo | None:
    """What the table waits for."""
    ask = sitting.table.ask
    if ask is None:
        return None
    facts: dict[str, Any] = {}
    if isinstance(ask, Roll):
        facts = {"count": ask.count, "die": ask.die.name, "symbols": "".join(ask.die.symbols)}
    elif isinstance(ask, Throw):
        facts = {"die": ask.die, "conditions": ask.conditions}
    return AskInfo(sitting.ask_id, KINDS[type(ask)], ask.why, sitting.table.waiting_for, **facts)


def seat_view(table: Table, seat: int | None, views: Views) -> SeatView:
    """What a seat may know and do."""
    if seat is None:
        return SeatView(None, views.of(None), [], False)
    options = [option_info(table, option) for option in table.options(seat)]
    return SeatView(seat, views.of(seat), options, table.can_undo(seat))


def option_info(table: Table, option: Option) -> OptionInfo:
    """An option with the names of what it touches."""
    touches = option.touches
    return OptionInfo(option.number, option.verb, touches, names_of(table, touches))


def event_infos(
    table: Table, events: Sequence[Event], eyes: Sequence[int], start: int
) -> list[EventInfo]:
    """What happened from some event on, as far as these seats may know it."""
    found = []
    for at, event in enumerate(events[start:], start):
        if event.is_known_to(None):
            found.append(_event_info(table, at, event, None))
        elif to := tuple(seat for seat in eyes if event.is_known_to(seat)):
            found.append(_event_info(table, at, event, to))
    return found


def _event_info(table: Table, at: int, event: Event, to: tuple[int, ...] | None) -> EventInfo:
    facts = event.facts
    return EventInfo(at, event.name, event.why, facts, names_of(table, facts), to)


def names_of(table: Table, facts: dict[str, Any]) -> dict[str, str]:
    """The text ids of the things that facts number."""
    names = {}
    for thing, number in facts.items():
        if isinstance(number, int) and not isinstance(number, bool):
            kind = "seat" if thing in SEAT_FACTS else thing
            if name := table.game.name_of(table.state, kind, number):
                names[thing] = name
    return names


def clock_infos(sitting: Sitting, clock: Clock, now: int) -> list[ClockInfo]:
    """How long the seats still have, where there are clocks."""
    if clock.way == "wait" or (clock.move is None and clock.game is None):
        return []
    seats = range(sitting.table.seats)
    return [ClockInfo(seat, *clocks.left(clock, sitting, seat, now)) for seat in seats]


def proposal_info(sitting: Sitting) -> ProposalInfo | None:
    """Who asks to go back."""
    proposal = sitting.proposal
    if proposal is None:
        return None
    return ProposalInfo(proposal.id, proposal.seat, proposal.agreed, proposal.awaited)
