"""Replays: a game at any step, as one seat or everybody could know it then."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from msgspec import Struct, structs

from undercroft.engine import Event, Refused, Table, Throw
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import Threw
from undercroft.server.play.figures import figures
from undercroft.server.play.session import TableSession
from undercroft.server.play.updates import Views, count_known, event_infos
from undercroft.server.protocol.messages import EventInfo, SeatView
from undercroft.targets.record.film import Film, film_of


class ReplayedFlight(Struct, frozen=True):
    """A die that flew between two decisions."""

    seat: int
    film: Film


class Replay(Struct, frozen=True):
    """A moment of a game: before decision number `step`, or the end after all of them."""

    step: int
    steps: int
    why: str
    """The rule that asks there."""
    waiting: tuple[int, ...]
    figures: tuple[str | None, ...]
    view: SeatView
    story: list[EventInfo]
    told: int
    """How many events these eyes know until then."""
    starts: list[int]
    """The numbers of the events that began a step of the rules, such as a turn."""
    flights: list[ReplayedFlight] = []
    """What was thrown since the decision before, in order."""
    last_followed: int | None = None
    """Where changed rules let a game be followed no further: after this step comes its end."""


def replay(session: TableSession, step: int, seat: int | None, since: int = 0) -> Replay:
    """A step of a game with the story from event `since` on."""
    table, followed = session.table, session.followed
    if followed is None:
        moment = _moment(table, step, table_at(table, step), seat, since)
        return structs.replace(moment, flights=flights_before(table, step))
    last = len(followed.decisions())
    is_end = step == last + 1
    at = (table, followed.events) if is_end else table_at(followed, step)
    moment = _moment(followed, step, at, seat, since)
    flights = [] if is_end else flights_before(followed, step)
    return structs.replace(moment, steps=last + 1, last_followed=last, flights=flights)


def step_telling(session: TableSession, event: int, seat: int | None) -> int:
    """The step by which these eyes were told of an event, by its number among those they know."""
    table = session.followed or session.table
    eyes = () if seat is None else (seat,)

    def told(step: int) -> int:
        return count_known(table_at(table, step)[1], eyes)

    return bisect_right(range(len(table.decisions()) + 1), event, key=told)


def _moment(
    table: Table, step: int, at: tuple[Table, Sequence[Event]], seat: int | None, since: int
) -> Replay:
    then, events = at
    shown = SeatView(seat, Views(then).of(seat), [], False, False)
    eyes = () if seat is None else (seat,)
    story = event_infos(then, events, eyes)
    return Replay(
        step=step,
        steps=len(table.decisions()),
        why=then.ask.why if then.ask else "",
        waiting=then.waiting_for,
        figures=figures(then),
        view=shown,
        story=story[since:],
        told=len(story),
        starts=_starts(table, len(events), eyes),
    )


def _starts(table: Table, events: int, eyes: Sequence[int]) -> list[int]:
    """Where steps of the rules begin in the story, until so many events of all."""
    places = [mark.events for mark in table.marks if mark.events < events]
    pairs = pairwise([0, *places])
    known = accumulate(count_known(table.events[start:end], eyes) for start, end in pairs)
    return sorted(set(known))


def table_at(table: Table, step: int) -> tuple[Table, Sequence[Event]]:
    """The table before decision number `step`, and all events until then."""
    places = [*table.decisions(), len(table.entries)]
    if not 0 <= step < len(places):
        message = f"there is no decision {step}; there were {len(places) - 1}"
        raise Refused("no-decision", message, decision=step, count=len(places) - 1)
    return _table_before(table, places[step])


def flights_before(table: Table, step: int) -> list[ReplayedFlight]:
    """How dice flew between the decision before a step and that step."""
    places = [0, *table.decisions(), len(table.entries)]
    start, end = places[step : step + 2]
    if not any(isinstance(entry, Threw) for entry in table.entries[start:end]):
        return []
    then, flights = _table_before(table, start)[0], []
    for entry in table.entries[start:end]:
        film = film_of(entry) if isinstance(entry, Threw) else None
        if film is not None and isinstance(then.ask, Throw):
            flights.append(ReplayedFlight(then.ask.seat, film))
        then.take(entry)
    return flights


def _table_before(table: Table, place: int) -> tuple[Table, Sequence[Event]]:
    """The table before the entry at a place, and all events until then."""
    mark = max((mark for mark in table.marks if mark.entries <= place), key=lambda m: m.entries)
    then = Table.from_checkpoint(table.game, table.seats, mark.packed, NOBODY, table.players)
    for entry in table.entries[mark.entries : place]:
        then.take(entry)
    return then, table.events[: mark.events] + then.events
