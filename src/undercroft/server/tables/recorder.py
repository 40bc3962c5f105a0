"""How a move is made: played in memory, stored, and only then told.

When another node was faster, or the database fails, what is in memory is thrown away and read
anew.
"""

import time
from collections.abc import Callable

from undercroft.engine import Refused
from undercroft.server.ops import metrics
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.moves import AnyMove, Played, pack_move
from undercroft.server.play.session import TableSession
from undercroft.server.storage.writer import MovedOn, NewMove, Unstored
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.registry import TableRegistry

MOST_TRIES = 8

Do = Callable[[TableSession, int], AnyMove]
"""Plays a move in memory, at a time in milliseconds; Refused when it can't be."""


class MoveRecorder:
    """Accepts moves at the tables of this node."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store

    async def act(self, live: LiveTable, do: Do) -> None:
        """Play a move, store it, tell everybody. Refused or Unstored leave all as it was."""
        with self._store.in_flight.begin():
            await self.finish(live, do)

    async def finish(self, live: LiveTable, do: Do) -> None:
        """The same for what is in flight already: it ends well also when the node closes."""
        start = time.perf_counter()
        async with live.lock:
            for _ in range(MOST_TRIES):
                move = await self._play(live, do)
                if await self._add(live, move):
                    self._tell(live, move)
                    metrics.moves_of(live.row.game).inc()
                    metrics.LATENCY.observe(time.perf_counter() - start)
                    return
                # Another node was faster: show what it did, and try on top of that.
                live.tell_standing(now_ms())
        raise Unstored("the table moves on too fast")

    async def _play(self, live: LiveTable, do: Do) -> AnyMove:
        """Play a move in memory."""
        if not self._tables.cache.holds(live):
            raise Unstored("the table was let go")
        if live.session is None:
            raise Refused("not-begun", "the game has not begun")
        try:
            return do(live.session, now_ms())
        except Refused:
            raise
        except Exception:
            await self._tables.read_anew(live)
            raise

    async def _add(self, live: LiveTable, move: AnyMove) -> bool:
        """Store a move that was played in memory; False when another node was faster."""
        assert live.session is not None
        new = _new_move(live, live.session, move)
        try:
            await self._store.add_move(new)
        except MovedOn:
            await self._tables.read_anew(live)
            return False
        except Unstored:
            if not await self._was_added(live, new):
                raise
        except BaseException:
            # Cancelled: nobody knows what is stored now, and memory may be ahead of it.
            self._tables.drop(live)
            raise
        return True

    async def _was_added(self, live: LiveTable, new: NewMove) -> bool:
        try:
            is_stored = await self._store.has_move(new)
        except BaseException:
            self._tables.drop(live)
            raise
        await self._tables.read_anew(live)
        return is_stored

    def _tell(self, live: LiveTable, move: AnyMove) -> None:
        assert live.session is not None
        live.tell_flight(live.session.n, move)
        live.note_standing()
        live.tell_standing(now_ms())
        self._tables.changed(live)


def _new_move(live: LiveTable, session: TableSession, move: AnyMove) -> NewMove:
    return NewMove(
        table_id=live.row.id,
        n=session.n,
        at=session.at,
        packed=pack_move(move),
        standing=session.standing(live.deadline()),
        is_played=isinstance(move, Played),
    )
