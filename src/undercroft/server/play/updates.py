"""What clients are told: a session as messages, for the eyes of some seats."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from undercroft.engine import Choose, Draw, Event, Option, Poll, Prospect, Roll, Table
from undercroft.engine.seats import EVERYONE, seat_set
from undercroft.engine.told import SEAT_FACTS
from undercroft.engine.views import is_alike
from undercroft.guides import GuideInfo
from undercroft.server.play import clocks
from undercroft.server.play.clocks import Clock
from undercroft.server.play.figures import figures
from undercroft.server.play.presence import Presence
from undercroft.server.play.session import TableSession
from undercroft.server.protocol.messages import (
    AskInfo,
    AskKind,
    ClockInfo,
    EventInfo,
    OptionInfo,
    Outcome,
    ProposalInfo,
    ProspectInfo,
    SeatView,
    Update,
)
from undercroft.server.protocol.throw_info import ThrowInfo
from undercroft.targets.move import Throw

LONGEST_STORY = 500
"""The events that somebody who comes is told; who wants to know more looks back."""
KINDS: dict[type[Any], AskKind] = {
    Choose: "choose",
    Poll: "poll",
    Roll: "roll",
    Draw: "draw",
    Throw: "throw",
}


class Known:
    """How many events of a table some eyes know, counted on from where they were counted last."""

    def __init__(self) -> None:
        self._counted: dict[tuple[int, ...], tuple[int, Event | None, int]] = {}

    def count(self, events: Sequence[Event], eyes: tuple[int, ...], end: int) -> int:
        """How many of the first events these eyes know."""
        start, last, known = self._counted.get(eyes, (0, None, 0))
        if start > end or (start and events[start - 1] is not last):
            start, known = 0, 0
        known += count_known(events[start:end], eyes)
        self._counted[eyes] = end, events[end - 1] if end else None, known
        return known


class Shared(NamedTuple):
    """The parts of an update that are the same for all clients."""

    ask: AskInfo | None
    figures: tuple[str | None, ...]
    clocks: list[ClockInfo]
    proposal: ProposalInfo | None
    outcome: Outcome | None
    guide: GuideInfo | None


class Views:
    """What the seats of a table may know at one moment, made once for all who see the same."""

    def __init__(
        self,
        table: Table,
        known: Known | None = None,
        throw: ThrowInfo | None = None,
        clocks: Sequence[ClockInfo] = (),
    ) -> None:
        self._table = table
        self._throw = throw
        self._clocks = list(clocks)
        self._is_alike = is_alike(table.state)
        self._known = known or Known()
        self._packed: dict[int | None, msgspec.Raw] = {}
        self._stories: dict[tuple[int, int], list[EventInfo]] = {}
        self._shared: Shared | None = None

    def of(self, seat: int | None) -> msgspec.Raw:
        """What a seat may know, or for None somebody who watches."""
        eyes = None if self._is_alike else seat
        if eyes not in self._packed:
            self._packed[eyes] = msgspec.Raw(msgspec.json.encode(self._table.view(eyes)))
        return self._packed[eyes]

    def story(self, eyes: Sequence[int], start: int) -> tuple[int, list[EventInfo]]:
        """What happened from an event on, and how much some eyes know of what was before."""
        table = self._table
        first = self._known.count(table.events, tuple(eyes), start)
        events = table.events[start:]
        if any(event.to != EVERYONE for event in events):
            return first, event_infos(table, events, eyes, first)
        if (start, first) not in self._stories:
            self._stories[start, first] = event_infos(table, events, (), first)
        return first, self._stories[start, first]

    def shared(self, session: TableSession, now: int) -> Shared:
        """What all clients are told."""
        if self._shared is None:
            self._shared = Shared(
                ask=ask_info(session, self._throw),
                figures=figures(session.table),
                clocks=self._clocks,
                proposal=proposal_info(session, now),
                outcome=session.outcome(),
                guide=session.coach.info() if session.coach else None,
            )
        return self._shared


def update(
    session: TableSession, eyes: Sequence[int], since: int, now: int, views: Views
) -> Update:
    """How the table stands for a client with these seats that saw move `since` last."""
    table = session.table
    shared = views.shared(session, now)
    start = max(session.story_since(since), len(table.events) - LONGEST_STORY)
    story_from, story = views.story(eyes, start)
    return Update(
        n=session.n,
        by=session.by,
        ask=shared.ask,
        figures=shared.figures,
        views=[seat_view(table, seat, views) for seat in eyes or (None,)],
        story_from=story_from,
        story=story,
        clocks=shared.clocks,
        proposal=shared.proposal,
        outcome=shared.outcome,
        guide=shared.guide,
        undone=session.undone,
    )


def ask_info(session: TableSession, throw: ThrowInfo | None) -> AskInfo | None:
    """What the table waits for."""
    ask = session.table.ask
    if ask is None:
        return None
    facts: dict[str, Any] = {}
    if isinstance(ask, Roll):
        facts = {"count": ask.count, "die": ask.die.name, "symbols": "".join(ask.die.symbols)}
    elif isinstance(ask, Throw):
        facts = {"die": ask.die, "throw": throw}
    return AskInfo(session.ask_id, KINDS[type(ask)], ask.why, session.table.waiting_for, **facts)


def seat_view(table: Table, seat: int | None, views: Views) -> SeatView:
    """What a seat may know and do."""
    if seat is None:
        return SeatView(None, views.of(None), [], False, False)
    options = [option_info(table, seat, option) for option in table.options(seat)]
    return SeatView(seat, views.of(seat), options, table.can_undo(seat), table.has_decided(seat))


def option_info(table: Table, seat: int, option: Option) -> OptionInfo:
    """An option with the names of what it touches, and what it would mean to its seat."""
    touches, forecast = option.touches, table.forecast(seat, option)
    return OptionInfo(
        option.number,
        option.verb,
        touches,
        names_of(table, touches),
        forecast.grave,
        option.group,
        [prospect_info(table, prospect) for prospect in forecast.prospects],
    )


def option_named(table: Table, option: Option) -> OptionInfo:
    """An option of a moment that is past, with the names of what it touches."""
    return OptionInfo(
        option.number, option.verb, option.touches, names_of(table, option.touches), option.grave
    )


def prospect_info(table: Table, prospect: Prospect) -> ProspectInfo:
    """Something to expect, with the names of what it numbers."""
    facts = prospect.facts
    names = names_of(table, facts)
    return ProspectInfo(prospect.name, facts, names, prospect.tone, prospect.falls_on)


def event_infos(
    table: Table, events: Sequence[Event], eyes: Sequence[int], first: int = 0
) -> list[EventInfo]:
    """What happened, as far as these seats may know it.

    Events are numbered among those that these eyes know: a gap would tell of the others.
    """
    found: list[EventInfo] = []
    for event in events:
        to = None if event.is_known_to(None) else _knowing(event, eyes)
        if to != ():
            found.append(_event_info(table, first + len(found), event, to))
    return found


def count_known(events: Sequence[Event], eyes: Sequence[int]) -> int:
    """How many of some events these eyes know."""
    mine = seat_set(eyes)
    return sum(event.to == EVERYONE or event.to & mine != 0 for event in events)


def _knowing(event: Event, eyes: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat in eyes if event.is_known_to(seat))


def _event_info(table: Table, at: int, event: Event, to: tuple[int, ...] | None) -> EventInfo:
    facts = event.facts
    names = names_of(table, facts)
    tone, whose = event.tone, event.falls_on
    return EventInfo(at, event.name, event.why, facts, names, to, event.weighs, tone, whose)


def names_of(table: Table, facts: dict[str, Any]) -> dict[str, str]:
    """The text ids of the things that facts number."""
    names = {}
    name_of, state = table.game.name_of, table.state
    for thing, number in facts.items():
        if type(number) is int:  # no flag
            kind = "seat" if thing in SEAT_FACTS else thing
            if name := name_of(state, kind, number):
                names[thing] = name
    return names


def clock_infos(
    session: TableSession, clock: Clock, presences: list[Presence], now: int
) -> list[ClockInfo]:
    """How long the seats still have, where there are clocks."""
    if clock.way == "wait" or (clock.move is None and clock.game is None):
        return []
    return [ClockInfo(one.seat, *clocks.left(clock, session, one, now)) for one in presences]


def proposal_info(session: TableSession, now: int) -> ProposalInfo | None:
    """Who asks to go back, and for how long still."""
    proposal = session.proposal
    if proposal is None:
        return None
    left = max(0, proposal.at + clocks.VOTE_PATIENCE - now)
    return ProposalInfo(proposal.id, "undo", proposal.seat, proposal.agreed, proposal.awaited, left)
