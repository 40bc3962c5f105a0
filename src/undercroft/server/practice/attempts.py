"""Attempts at the challenge of the day: each throw counts once, and a whole attempt may be named.

An attempt that began before midnight is one at the day it began on.
"""

import secrets
from typing import Any

from undercroft.engine import Refused
from undercroft.server.ops.timing import now_ms
from undercroft.server.practice.daily import DAY_MS, day_of, points_of, throws_of
from undercroft.server.practice.room import PracticeRoom
from undercroft.server.practice.tickets import Ticket
from undercroft.server.protocol.visible_text import plain
from undercroft.server.storage import rows
from undercroft.server.storage.rows import AttemptRow, Standing
from undercroft.server.storage.store import Store
from undercroft.server.storage.tokens import hashed, new_token
from undercroft.server.workers.flying import Flown

MOST_A_DAY = 20_000
"""Attempts that one day's table takes."""
TOLD = 50
"""Names in the table of a day."""
KEPT_MS = 30 * DAY_MS


class Attempts:
    """The attempts of one node's visitors."""

    def __init__(self, store: Store, room: PracticeRoom) -> None:
        self._store = store
        self._room = room

    async def begin(self) -> Ticket:
        """Begin an attempt; the ticket of its first throw."""
        now, secret = now_ms(), new_token()
        day = day_of(now)

        def work(connection: Any) -> None:
            rows.forget_attempts(connection, now - DAY_MS, now - KEPT_MS)
            if rows.count_attempts(connection, day) >= MOST_A_DAY:
                raise Refused("too-busy", "today's table is full; come back tomorrow")
            rows.add_attempt(connection, AttemptRow(hashed(secret), day, now))

        await self._store.write(work)
        return ticket_of(secret, day, 0, {})

    async def throw(self, ticket: Ticket, gesture: dict[str, Any]) -> tuple[Flown, AttemptRow]:
        """Throw a throw of an attempt; it counts, once, if nobody threw it meanwhile."""
        row = await self._row(ticket.attempt)
        if row.throws != ticket.at:
            raise Refused("thrown-already", "this throw of the challenge was made already")
        flown = await self._room.throw(ticket, gesture)
        points = points_of(ticket.chosen, flown.threw.landing)
        counted = await self._store.write(lambda c: rows.add_points(c, row.id, ticket.at, points))
        if not counted:
            raise Refused("thrown-already", "this throw of the challenge was made already")
        return flown, await self._row(ticket.attempt)

    async def enter(self, secret: str, name: str) -> str:
        """Put a whole attempt on the table of its day; its day."""
        row, shown = await self._row(secret), plain(name)
        if not shown:
            raise Refused("bad-name", "a name needs letters that show", most=len(name))
        whole = len(throws_of(row.day))
        if row.throws < whole:
            raise Refused("not-whole", "there are throws left in this attempt")
        if not await self._store.write(lambda c: rows.name_attempt(c, row.id, whole, shown)):
            raise Refused("entered-already", "this attempt is on the table already")
        return row.day

    async def table(self, day: str) -> list[Standing]:
        """The table of a day."""
        return await self._store.read(lambda c: rows.standings(c, day, TOLD))

    async def _row(self, secret: str) -> AttemptRow:
        row = await self._store.read(lambda c: rows.attempt_row(c, hashed(secret)))
        if row is None:
            raise Refused("no-attempt", "there is no such attempt")
        return row


def ticket_of(secret: str, day: str, at: int, speeds: dict[str, float]) -> Ticket:
    """The ticket of a throw of an attempt."""
    label = f"daily/{day}/{at}/{secrets.token_urlsafe(6)}"
    chosen = throws_of(day)[at]
    return Ticket(label, chosen, now_ms(), speeds, attempt=secret, day=day, at=at)
