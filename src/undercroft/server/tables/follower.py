"""How this node follows the others: their moves are played here too, other changes are read.

What it was told may be wrong, late or twice; only what is stored counts.
"""

import asyncio
import logging
from collections.abc import Sequence

from undercroft.engine import Refused
from undercroft.server.ops import metrics
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.session import RulesChanged, StoredMove
from undercroft.server.protocol.messages import Rematch
from undercroft.server.storage import rows
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.attendance import Attendance
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.loading import is_astray, next_moves, play_all
from undercroft.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)


class ChangeFollower:
    """Keeps the tables of this node up with what is stored."""

    def __init__(self, tables: TableRegistry, attendance: Attendance) -> None:
        self._tables = tables
        self._store = tables.store
        self._attendance = attendance
        self._poked: dict[str, list[StoredMove | None]] = {}
        """What other nodes told of tables and is not heard yet; None where it has to be read."""
        self.answering: set[asyncio.Task[None]] = set()
        self._store.in_doubt = self.poke

    def poke(self, table_id: str, move: StoredMove | None = None) -> None:
        """A table has changed elsewhere, by just this move or somehow: catch up soon.

        Once for many pokes, in the order in which they came.
        """
        if table_id not in self._tables:
            return
        told = self._poked.get(table_id)
        if told is None:
            told = self._poked[table_id] = []
            task = asyncio.create_task(self._answer_poke(table_id, told))
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
        told.append(move)

    def poke_all(self) -> None:
        """Anything may have changed."""
        for table_id in self._tables.ids():
            self.poke(table_id)

    async def _answer_poke(self, table_id: str, told: list[StoredMove | None]) -> None:
        try:
            async with self._tables.enter(table_id) as live:
                del self._poked[table_id]
                await self._hear(live, told)
        except (Refused, Unstored) as reason:
            log.info("not caught up", extra={"table": table_id, "detail": str(reason)})
        except Exception:
            log.exception("catching up broke", extra={"table": table_id})
        finally:
            if self._poked.get(table_id) is told:
                del self._poked[table_id]

    async def _hear(self, live: LiveTable, told: Sequence[StoredMove | None]) -> None:
        """Play the moves that other nodes told, if they are all that is new here; else read."""
        session = live.session
        moves = next_moves(session, told) if session is not None else None
        if session is None or moves is None:
            metrics.NOTICES.labels("read").inc()
            await self._catch_up(live)
            return
        try:
            play_all(session, moves)
        except Exception as error:  # other rules, or not ours at all: only what is stored counts
            log.warning("not played", extra={"table": live.row.id, "detail": str(error)})
            metrics.NOTICES.labels("wrong").inc()
            await self._catch_up(live, anew=True)
            return
        metrics.NOTICES.labels("played").inc(len(moves))
        if moves:
            _tell_moves(live, moves)

    async def _catch_up(self, live: LiveTable, *, anew: bool = False) -> None:
        """Bring a table up to what is stored, and tell what is new; or let it go."""
        before = live.row, live.seats, live.clearing_info()
        try:
            moves, said = await self._play_on(live, anew=anew)
        except BaseException:
            self._tables.drop(live)
            raise
        now = live.row.status, live.seats, live.clearing_info()
        if now != (before[0].status, *before[1:]):
            live.tell_seating()
        for stored in moves:
            live.tell_flight(stored.n, stored.move)
        live.tell_standing(now_ms())
        if live.row.rematch and not before[0].rematch:
            live.tell(Rematch(live.row.rematch))
        live.tell_chat(said)
        await self._attendance.settle(live)

    async def _play_on(
        self, live: LiveTable, *, anew: bool
    ) -> tuple[list[StoredMove], list[rows.ChatLine]]:
        """Play what is stored and not yet in memory; gives what was done and said meanwhile."""
        table_id, session, heard = live.row.id, live.session, live.heard
        row, seats, moves, said = await self._store.read(
            lambda connection: (
                rows.table_row(connection, table_id),
                rows.seats_of(connection, table_id),
                rows.moves_since(connection, table_id, session.n if session else 0),
                rows.chat_since(connection, table_id, heard),
            )
        )
        if row is None:
            raise Refused("no-table", "the table is gone")
        try:
            if session is None or anew or is_astray(session, row, moves):
                await self._tables.read_anew(live)
            else:
                play_all(session, moves)
                live.place(row, seats, session)
        except RulesChanged:
            await self._tables.read_anew(live)
        return moves, said

    async def set_alarm(self, table_id: str) -> None:
        """Read a table anew and store when it next has to go on by itself."""
        async with self._tables.enter(table_id) as live:
            await self._catch_up(live)
            moment, n = live.deadline(), live.session.n if live.session else 0
            await self._store.try_change(
                table_id, lambda connection: rows.set_deadline(connection, table_id, n, moment)
            )


def _tell_moves(live: LiveTable, moves: Sequence[StoredMove]) -> None:
    """Tell just what somebody would be told who had read these moves."""
    before = live.row.status
    live.note_standing()
    if live.row.status != before:
        live.tell_seating()
    for stored in moves:
        live.tell_flight(stored.n, stored.move)
    live.tell_standing(now_ms())
