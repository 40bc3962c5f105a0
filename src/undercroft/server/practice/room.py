"""The practice room: a die is asked for, lifted, tossed and thrown, without any table.

Between these steps it remembers nothing: a ticket carries the throw from one to the next. What was
thrown decides no game, so it waits behind no table for long: when too many throw, it is refused.
"""

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import structs

from undercroft.engine import Refused
from undercroft.server.ops.physics import has_physics
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.parts import Toss
from undercroft.server.practice.chosen import Chosen, throw_of
from undercroft.server.practice.tickets import LASTS_MS, Signer, Ticket
from undercroft.server.storage import rows
from undercroft.server.storage.store import Store
from undercroft.server.workers.flying import (
    Asked,
    Flown,
    Trace,
    fly_by_gesture,
    fly_by_hand,
    toss_up,
)
from undercroft.server.workers.pool import Workers
from undercroft.targets.record.film import Film, film_from
from undercroft.targets.release.help import Blow, refuse_help

MOST_FLYING = 8
"""Throws that may fly or wait at one time on a node."""
USUAL_HAND = "average"
KEY = "practice"

R = TypeVar("R")


class PracticeRoom:
    """Throws of one node."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._signer: Signer | None = None
        self._flying = 0

    async def signer(self) -> Signer:
        """Signs with the key that all nodes share, read once."""
        if self._signer is None:
            fresh = secrets.token_bytes(32)
            key = await self._store.write(lambda c: rows.server_key(c, KEY, fresh))
            self._signer = Signer(key)
        return self._signer

    def ask(self, chosen: Chosen, speeds: dict[str, float]) -> Ticket:
        """A throw with a seed of its own, for a hand that usually flicks so fast."""
        throw_of(chosen)
        return Ticket(f"practice/{secrets.token_urlsafe(12)}", chosen, now_ms(), speeds)

    async def open(self, text: str) -> Ticket:
        """The ticket of somebody who goes on; Refused when it is not ours, or old."""
        ticket = (await self.signer()).read(text, Ticket)
        if now_ms() - ticket.made_at > LASTS_MS:
            raise Refused("old-ticket", "this throw was asked for too long ago; begin again")
        return ticket

    def lift(self, ticket: Ticket) -> Ticket:
        """The die is taken: from now on the gesture is timed."""
        if ticket.toss is not None:
            return ticket
        return structs.replace(ticket, lifted_at=now_ms())

    async def toss(self, ticket: Ticket, gesture: dict[str, Any]) -> tuple[Ticket, Film]:
        """Toss the die up, to be blown at."""
        asked = await self._asked(ticket)
        if Blow not in asked.throw.combined.helps:
            refuse_help("toss", "this throw takes no such help")
        if asked.toss is not None:
            refuse_help("toss", "is given twice")
        toss = await self._run(toss_up, asked, _trace(ticket, gesture))
        return structs.replace(ticket, toss=toss.release, tossed_at=now_ms()), toss.film

    async def throw(self, ticket: Ticket, gesture: dict[str, Any] | None) -> Flown:
        """Throw with a gesture, or with the usual hand of somebody who makes none."""
        asked = await self._asked(ticket)
        if gesture is not None:
            return await self._run(fly_by_gesture, asked, _trace(ticket, gesture))
        if asked.toss is not None:
            raise Refused("tossed", "the die is in the air: it is blown at")
        return await self._run(fly_by_hand, asked, USUAL_HAND)

    async def _asked(self, ticket: Ticket) -> Asked:
        throw, release = throw_of(ticket.chosen), ticket.toss
        seed = (await self.signer()).seed(ticket)
        toss = None
        if release is not None:
            film = film_from(throw.scene, throw.combined.ids, (), None)
            toss = Toss(release, film)
        return Asked(throw, seed, (), toss)

    async def _run(self, job: Callable[..., R], *given: object) -> R:
        if not has_physics():
            raise Refused("no-physics", "no dice fly on this server")
        if self._flying >= MOST_FLYING:
            raise Refused("too-busy", "too many throw at this moment; try again")
        self._flying += 1
        try:
            with self._store.in_flight.begin():
                return await self._workers.run(job, *given)
        finally:
            self._flying -= 1


def _trace(ticket: Ticket, gesture: dict[str, Any]) -> Trace:
    """A gesture with the server's own time: since the die was tossed, or else lifted."""
    since = ticket.tossed_at if ticket.toss is not None else ticket.lifted_at
    if not since:
        raise Refused("no-lift", "the die has to be lifted first")
    return Trace(gesture, (now_ms() - since) / 1000, ticket.speeds)
