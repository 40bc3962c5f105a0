"""A table in the memory of this node, and the clients that look at it."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from undercroft.server.clocks import Presence, deadline
from undercroft.server.limits import Bucket
from undercroft.server.messages import (
    FromServer,
    ProposalInfo,
    Refusal,
    Said,
    SeatInfo,
    Seating,
    write_message,
)
from undercroft.server.presenting import Known, Views, update
from undercroft.server.rows import MOST_TOLD, NOBODY, Saying, SeatRow, TableRow
from undercroft.server.schema import PLAYING
from undercroft.server.sitting import Sitting
from undercroft.server.weighing import size_of

MOST_UNSENT = 1_000_000
"""Bytes that may wait for a slow client before it is sent away; it comes back and catches up."""
SAYINGS = 5, 0.5
"""What a seat may say at once, and then a second."""

log = logging.getLogger(__name__)


class Line(Protocol):
    """What leads to a client."""

    def say(self, text: bytes) -> None:
        """Send a message; one that nobody can hear any more is dropped."""

    @property
    def unsent(self) -> int:
        """How many bytes wait because the client is slow."""


class Client:
    """One connection: what it holds and what it has seen."""

    def __init__(self, line: Line, close: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._line = line
        self._close = close
        self._leaving: asyncio.Task[None] | None = None
        self.is_gone = False
        self.eyes: tuple[int, ...] = ()
        self.saw = -1

    def push(self, message: FromServer) -> None:
        """Send a message."""
        self.push_bytes(write_message(message))

    def push_bytes(self, packed: bytes) -> None:
        """Send a message that is packed already."""
        if self.is_gone:
            return
        self._line.say(packed)
        if self._line.unsent > MOST_UNSENT:
            self.go()

    def go(self) -> None:
        """Be sent away."""
        if not self.is_gone:
            self.is_gone = True
            self._leaving = asyncio.create_task(self._close())

    async def gone(self) -> None:
        """Wait until somebody who is sent away has been told so."""
        if self._leaving is not None:
            await asyncio.wait((self._leaving,))

    @property
    def unsent(self) -> int:
        """How many bytes it has not taken yet."""
        return self._line.unsent


class Live:
    """A table that somebody looks at, or did a moment ago."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], sitting: Sitting | None) -> None:
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.stirring: asyncio.Task[None] | None = None
        self._known = Known()
        self.tongues: defaultdict[int, Bucket] = defaultdict(partial(Bucket, *SAYINGS))
        """How much each seat may still say."""
        self.said: list[Saying] = []
        """The latest that was said here and told to everybody."""
        self.seats: list[SeatRow] = []
        self._weighed_at: int | None = None
        self._size = 0
        self.place(row, seats, sitting)

    def place(self, row: TableRow, seats: Sequence[SeatRow], sitting: Sitting | None) -> None:
        """Take what is stored as the truth."""
        self._part(seats)
        self.row = row
        self.clock = row.read_clock()
        self.seats = list(seats)
        self.sitting = sitting
        self._weighed_at = None

    def note_standing(self) -> None:
        """Write into the row how the table stands after its last deed, as it is stored."""
        sitting = self.sitting
        assert sitting is not None
        standing = msgspec.structs.asdict(sitting.standing(self.deadline()))
        self.row = msgspec.structs.replace(self.row, n=sitting.n, moved_at=sitting.at, **standing)

    def _part(self, seats: Sequence[SeatRow]) -> None:
        """Whoever holds a seat that is no longer theirs has to come back and say hello anew."""
        renumbered = len(seats) != len(self.seats)
        for client in self.clients:
            if renumbered or any(
                seats[seat].holder != self.seats[seat].holder for seat in client.eyes
            ):
                client.eyes = ()
                client.go()

    @property
    def heard(self) -> int:
        """The number of the last saying that was told here."""
        return self.said[-1].number if self.said else 0

    def hear(self, found: Sequence[Saying]) -> list[Saying]:
        """Remember what was said; gives what is new of it."""
        new = [saying for saying in found if saying.number > self.heard]
        self.said = [*self.said, *new][-MOST_TOLD:]
        self._weighed_at = None
        return new

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes; it is weighed again after each deed."""
        n = self.sitting.n if self.sitting else 0
        if n != self._weighed_at:
            table = self.sitting.table if self.sitting else None
            self._size = size_of(table, [saying.text for saying in self.said])
            self._weighed_at = n
        return self._size

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.clients and self.stirring is None and not self.lock.locked()

    @property
    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat.seat for seat in self.seats if seat.kind == "human" and not seat.stand_in]

    def presences(self) -> list[Presence]:
        """What the clocks have to know."""
        return [Presence(seat.seat, seat.is_bot, seat.gone_at) for seat in self.seats]

    def deadline(self) -> int | None:
        """When it next has to go on by itself."""
        if self.sitting is None:
            return None
        return deadline(self.clock, self.sitting, self.presences())

    def bots_to_act(self) -> list[int]:
        """The seats of bots that are to act."""
        if self.sitting is None or self.sitting.proposal is not None:
            return []
        return [seat for seat in self.sitting.table.waiting_for if self.seats[seat].is_bot]

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return tuple(
            SeatInfo(
                seat.seat, seat.kind, seat.name, seat.level, seat.node is not None, seat.stand_in
            )
            for seat in self.seats
        )

    def clearing_info(self) -> ProposalInfo | None:
        """Whether the host asks to delete the running game, and who has agreed."""
        if self.row.clearing is None or self.row.status != PLAYING:
            return None
        people = [seat for seat in self.seats if seat.kind == "human"]
        return ProposalInfo(
            id=self.row.clearing,
            what="clear",
            seat=NOBODY,
            agreed=tuple(seat.seat for seat in people if seat.agrees),
            awaited=tuple(seat.seat for seat in people),
            left=None,
        )

    def tell_seating(self) -> None:
        """Tell everybody who sits where."""
        self.tell(Seating(self.row.status, self.seat_infos(), self.clearing_info()))

    def tell(self, message: FromServer) -> None:
        """Tell everybody the same."""
        packed = write_message(message)
        for client in self.clients:
            client.push_bytes(packed)

    def tell_standing(self, now: int) -> None:
        """Tell every client how the table stands, as far as its seats may know."""
        self._tell_all(self.clients, now)

    def tell_standing_to(self, client: Client, now: int) -> None:
        """Tell one client how the table stands."""
        self._tell_all((client,), now)

    def _tell_all(self, clients: Collection[Client], now: int) -> None:
        sitting = self.sitting
        if sitting is None or not clients:
            return
        views = Views(sitting.table, self._known)
        packed: dict[tuple[tuple[int, ...], int], bytes] = {}
        for client in clients:
            key = client.eyes, client.saw
            if key not in packed:
                packed[key] = self._pack_standing(sitting, *key, now, views)
            client.push_bytes(packed[key])
            client.saw = sitting.n

    def _pack_standing(
        self, sitting: Sitting, eyes: tuple[int, ...], saw: int, now: int, views: Views
    ) -> bytes:
        """How the table stands for some eyes; a view that breaks does not keep it from the others.

        The deed is stored by then: whoever did it must not hear that nothing has changed.
        """
        try:
            return write_message(update(sitting, self.clock, eyes, saw, now, views))
        except Exception:
            log.exception("not shown", extra={"table": self.row.id, "detail": str(eyes)})
            return write_message(Refusal("not-shown", "the table can't be shown", {}))


def said(saying: Saying) -> Said:
    """What clients are told of something that was said."""
    return Said(saying.number, saying.at, saying.seat, saying.name, saying.text)
