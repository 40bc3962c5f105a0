"""Replays: a game at any step, as one seat or everybody could know it then."""

from collections.abc import Sequence

from msgspec import Struct

from undercroft.engine import Event, Refused, Table
from undercroft.engine.chance import NOBODY
from undercroft.server.messages import EventInfo, SeatView
from undercroft.server.presenting import Views, event_infos, figures


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


def replay(table: Table, step: int, seat: int | None, since: int = 0) -> Replay:
    """A step of a game with the story from event `since` on."""
    then, events = table_at(table, step)
    shown = SeatView(seat, Views(then).of(seat), [], False)
    eyes = () if seat is None else (seat,)
    return Replay(
        step=step,
        steps=len(table.decisions()),
        why=then.ask.why if then.ask else "",
        waiting=then.waiting_for,
        figures=figures(then),
        view=shown,
        story=event_infos(then, events, eyes)[since:],
    )


def table_at(table: Table, step: int) -> tuple[Table, Sequence[Event]]:
    """The table before decision number `step`, and all events until then."""
    places = [*table.decisions(), len(table.entries)]
    if not 0 <= step < len(places):
        message = f"there is no decision {step}; there were {len(places) - 1}"
        raise Refused("no-decision", message, decision=step, count=len(places) - 1)
    place = places[step]
    mark = max((mark for mark in table.marks if mark.entries <= place), key=lambda m: m.entries)
    then = Table.from_checkpoint(table.game, table.seats, mark.packed, NOBODY, table.players)
    for entry in table.entries[mark.entries : place]:
        then.take(entry)
    return then, table.events[: mark.events] + then.events
