"""The challenge of the day over HTTP: what it is, an attempt throw by throw, the table of names.

The die of an attempt is lifted and tossed as in the practice room.
"""

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.server.http import checks
from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.practice_routes import (
    PracticeAsk,
    TicketText,
    Trace,
    charge_flight,
    filmed,
    room_of,
    speeds_after,
    told,
)
from undercroft.server.http.routing import get, post
from undercroft.server.lobby.creating import LONGEST_NAME
from undercroft.server.ops.timing import now_ms
from undercroft.server.practice.attempts import Attempts, ticket_of
from undercroft.server.practice.chosen import Chosen
from undercroft.server.practice.daily import day_of, ends_at, throws_of
from undercroft.server.practice.sharing import share_of
from undercroft.server.protocol.messages import Token
from undercroft.server.storage.rows import Standing
from undercroft.targets.record.film import Film

BEGINNING = 20.0
"""What an attempt costs beside the request itself, in drops of the address's bucket."""


class Challenge(Struct, frozen=True):
    """What is thrown today, and who threw best."""

    day: str
    """In universal time, such as 2026-01-31."""
    ends_at: int
    """In milliseconds since 1970."""
    throws: tuple[Chosen, ...]
    standings: list[Standing]


class Attempt(Struct, frozen=True):
    """An attempt that begins."""

    attempt: str
    """The secret of whoever makes it."""
    day: str
    ask: PracticeAsk


class MadeDailyThrow(Struct, frozen=True, forbid_unknown_fields=True):
    """The die of a challenge is thrown, with a gesture: nobody throws it for somebody."""

    ticket: TicketText
    gesture: Trace


class DailyThrow(Struct, frozen=True):
    """A throw of an attempt that was made."""

    film: Film
    seed: str
    """What decided it, in hexadecimal: the hash of the day and of the throw's number."""
    share: str
    """What to send to put it behind a link."""
    points: tuple[int, ...]
    """Of each throw until now."""
    next: PracticeAsk | None
    """None where it was the last."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole attempt is to stand on the table."""

    attempt: Token
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Entered(Struct, frozen=True):
    """The table with it."""

    day: str
    standings: list[Standing]


@get("/daily")
async def challenge(request: AnyRequest) -> Challenge:
    """Today's challenge."""
    day = day_of(now_ms())
    table = await attempts_of(request).table(day)
    return Challenge(day, ends_at(day), throws_of(day), table)


@post("/daily/attempts")
async def begin(request: AnyRequest) -> Attempt:
    """Begin an attempt at it."""
    checks.charge(request, request.app.state.buckets, BEGINNING)
    ticket = await attempts_of(request).begin()
    return Attempt(ticket.attempt, ticket.day, told(await room_of(request).signer(), ticket))


@post("/daily/throws", status_code=200)
async def throw(request: AnyRequest, data: MadeDailyThrow) -> DailyThrow:
    """Throw the die of an attempt."""
    charge_flight(request)
    room = room_of(request)
    ticket = await room.open(data.ticket)
    flown, row = await attempts_of(request).throw(ticket, data.gesture)
    signer, following = await room.signer(), None
    if row.throws < len(throws_of(row.day)):
        speeds = speeds_after(ticket, flown)
        then = ticket_of(ticket.attempt, row.day, row.throws, speeds)
        following = told(signer, then)
    film, seed = filmed(flown), signer.seed(ticket).hex()
    return DailyThrow(film, seed, share_of(signer, film), row.points_each, following)


@post("/daily/standings", status_code=200)
async def enter(request: AnyRequest, data: Entry) -> Entered:
    """Put a whole attempt on the table of its day."""
    attempts = attempts_of(request)
    day = await attempts.enter(data.attempt, data.name)
    return Entered(day, await attempts.table(day))


def attempts_of(request: AnyRequest) -> Attempts:
    """The attempts of the node that a request came to."""
    attempts: Attempts = request.app.state.attempts
    return attempts
