"""The house: all tables of this node, where deeds are accepted and everybody is told.

A deed is played in memory, stored, and only then told. When another node was faster, or the
database fails, what is in memory is thrown away and read anew; what can't be read is let go, and
its clients come back later. A table that was let go is never acted upon again: whoever still holds
it opens it anew. Everything that changes a table in memory holds its lock.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from undercroft.engine import Refused
from undercroft.server import metrics, rows
from undercroft.server.attendance import note, to_be_noted
from undercroft.server.database import Database
from undercroft.server.deeds import AnyDeed, Played, pack_deed
from undercroft.server.live import Client, Live, said
from undercroft.server.loading import Loaded, begin, is_astray, next_moves, play_all
from undercroft.server.messages import Flight, Rematch
from undercroft.server.notices import announce
from undercroft.server.pool import Workers, closing
from undercroft.server.schema import OPEN, PLAYING
from undercroft.server.sitting import NONE, RulesChanged, Sitting, Stored
from undercroft.server.timing import now_ms, seconds
from undercroft.server.tokens import new_id
from undercroft.server.writer import MovedOn, NewDeed, Unstored, Writer, is_stored

T = TypeVar("T")
MOST_TRIES = 8
FAREWELL_SECONDS = 5.0
LAST_SECONDS, HURRIED_SECONDS = 10.0, 0.5
"""How long a database may take to answer at the end."""

log = logging.getLogger(__name__)


class Flights:
    """Counts what is begun and not finished."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(self, *_: object) -> None:
        self.count -= 1


class House:
    """The tables of one node."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        most_live: int = 2_000,
        most_live_bytes: int = 1_000_000_000,
    ) -> None:
        self.node = new_id()
        self.database = database
        self.workers = workers
        self.writer = Writer(database, self.node)
        self.is_closing = False
        self.is_hurried = False
        self.listeners: list[Callable[[Live], None]] = []
        """Called when a table has changed: it may have to go on by itself, or somebody waits."""
        self._most_live = most_live
        self._most_live_bytes = most_live_bytes
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._flights = Flights()
        self._poked: dict[str, list[Stored | None]] = {}
        """What other nodes told of tables and is not heard yet; None where it has to be read."""
        self._answering: set[asyncio.Task[None]] = set()

    # Opening

    async def open(self, table_id: str) -> Live:
        """A table by its id; Refused when there is none."""
        live = self._live.get(table_id)
        if live is not None:
            metrics.CACHE.labels("hit").inc()
            self._live.move_to_end(table_id)
            return live
        metrics.CACHE.labels("miss").inc()
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    @contextlib.asynccontextmanager
    async def enter(self, table_id: str) -> AsyncIterator[Live]:
        """A table by its id, locked, and certain to be the one that others at this node see."""
        while True:
            live = await self.open(table_id)
            async with live.lock:
                if self._is_here(live):
                    yield live
                    return

    def _is_here(self, live: Live) -> bool:
        return self._live.get(live.row.id) is live

    async def _open(self, table_id: str) -> Live:
        loaded, sitting = await self._load(table_id)
        live = Live(loaded.row, loaded.seats, sitting)
        live.hear(loaded.said)
        self._live[table_id] = live
        if not self.make_room() and len(self._live) > 1:
            del self._live[table_id]
            raise Unstored("the memory is full of tables that are in use")
        self._changed(live)
        return live

    async def _load(self, table_id: str) -> tuple[Loaded, Sitting | None]:
        while True:
            loaded, sitting = await asyncio.to_thread(self._read_table, table_id)
            if sitting is not None or loaded.row.status == OPEN:
                return loaded, sitting
            if await self._rebase(loaded):
                return loaded, begin(loaded.row, loaded.seats)

    def _read_table(self, table_id: str) -> tuple[Loaded, Sitting | None]:
        loaded = self._read(lambda connection: Loaded(connection, table_id))
        try:
            return loaded, loaded.sitting()
        except RulesChanged as changed:
            log.warning("rules changed", extra={"table": table_id, "detail": str(changed)})
            return loaded, None

    async def _rebase(self, loaded: Loaded) -> bool:
        """Take up a table that was played under other rules from its last checkpoint.

        False when it has moved on meanwhile. A game that is over keeps its deeds.
        """
        row = loaded.row
        base = {"base": row.checkpoint, "base_position": row.checkpoint_position, "base_n": row.n}
        if row.status == PLAYING:
            changed = await self.change(row.id, lambda c: rows.set_base(c, row.id, row.n, base))
            if not changed:
                return False
        loaded.row = msgspec.structs.replace(row, **base)
        return True

    def make_room(self) -> bool:
        """Forget the tables that nobody has looked at for longest, but not the latest.

        False when those that are in use are too large together.
        """
        size = self.live_bytes
        for table_id in list(self._live)[:-1]:
            if len(self._live) <= self._most_live and size <= self._most_live_bytes:
                break
            live = self._live[table_id]
            if live.is_idle:
                size -= live.size
                del self._live[table_id]
        return size <= self._most_live_bytes

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def live_bytes(self) -> int:
        """About how much memory they take."""
        return sum(live.size for live in self._live.values())

    # Reading and changing

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask the database something; Unstored when it does not answer."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self.database.reading.connect() as connection:
                return work(connection)
        except sa.exc.SQLAlchemyError as error:
            raise Unstored(type(error).__name__) from error

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        return await asyncio.to_thread(self.database.is_reachable)

    async def change(self, table_id: str, work: Callable[[sa.Connection], T]) -> T:
        """Change something stored about a table, and tell the other nodes."""
        try:
            return await self._change(table_id, work)
        except Unstored:
            self.poke(table_id)
            raise

    async def _change(self, table_id: str, work: Callable[[sa.Connection], T]) -> T:
        def both(connection: sa.Connection) -> T:
            done = work(connection)
            if self.database.is_postgresql:
                announce(connection, self.node, [table_id])
            return done

        return await self.write(both)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Change something stored that no table shows."""
        with self.in_flight():
            return await self.writer.run(work)

    async def write_last(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for what follows from a deed: it is done also when the house closes."""
        with self._flights:
            return await self.writer.run(work)

    def _changed(self, live: Live) -> None:
        for listener in self.listeners:
            listener(live)

    # Acting

    async def act(self, live: Live, do: Callable[[Sitting, int], AnyDeed]) -> None:
        """Play a deed, store it, tell everybody. Refused or Unstored leave all as it was."""
        with self.in_flight():
            await self.finish(live, do)

    async def finish(self, live: Live, do: Callable[[Sitting, int], AnyDeed]) -> None:
        """The same for what is in flight already: it ends well also when the house closes."""
        start = time.perf_counter()
        async with live.lock:
            for _ in range(MOST_TRIES):
                deed = await self._do(live, do)
                if await self._store(live, deed):
                    self._told(live, deed)
                    metrics.moves_of(live.row.game).inc()
                    metrics.LATENCY.observe(time.perf_counter() - start)
                    return
                live.tell_standing(now_ms())
        raise Unstored("the table moves on too fast")

    async def _do(self, live: Live, do: Callable[[Sitting, int], AnyDeed]) -> AnyDeed:
        """Play a deed in memory."""
        if not self._is_here(live):
            raise Unstored("the table was let go")
        if live.sitting is None:
            raise Refused("not-begun", "the game has not begun")
        try:
            return do(live.sitting, now_ms())
        except Refused:
            raise
        except Exception:
            await self._read_anew(live)
            raise

    async def _store(self, live: Live, deed: AnyDeed) -> bool:
        """Store a deed that was played in memory; False when another node was faster."""
        assert live.sitting is not None
        new = self._new_deed(live, live.sitting, deed)
        try:
            await self.writer.store(new)
        except MovedOn:
            await self._read_anew(live)
            return False
        except Unstored:
            if not await self._was_stored(live, new):
                raise
        except BaseException:
            self.drop(live)
            raise
        return True

    async def _was_stored(self, live: Live, new: NewDeed) -> bool:
        """Look whether a deed was stored after all: a connection lost at the commit can't say."""
        try:
            stored = await self.read(lambda connection: is_stored(connection, new))
        except BaseException:
            self.drop(live)
            raise
        await self._read_anew(live)
        return stored

    def _new_deed(self, live: Live, sitting: Sitting, deed: AnyDeed) -> NewDeed:
        return NewDeed(
            table_id=live.row.id,
            n=sitting.n,
            at=sitting.at,
            deed=pack_deed(deed),
            standing=sitting.standing(live.deadline()),
            is_move=isinstance(deed, Played),
        )

    def _told(self, live: Live, deed: AnyDeed) -> None:
        sitting = live.sitting
        assert sitting is not None
        _tell_flight(live, sitting.n, deed)
        live.note_standing()
        live.tell_standing(now_ms())
        self._changed(live)

    def in_flight(self) -> "Flights":
        """Something that is finished before the house closes, and not begun once it does."""
        if self.is_closing:
            raise closing()
        return self._flights

    # Keeping up

    def poke(self, table_id: str, move: Stored | None = None) -> None:
        """A table has changed elsewhere, by just this move or somehow: catch up soon.

        Once for many pokes, in the order in which they came.
        """
        if not (table_id in self._live or table_id in self._opening):
            return
        told = self._poked.get(table_id)
        if told is None:
            told = self._poked[table_id] = []
            task = asyncio.create_task(self._answer_poke(table_id, told))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        told.append(move)

    def poke_all(self) -> None:
        """Anything may have changed."""
        for table_id in [*self._live, *self._opening]:
            self.poke(table_id)

    async def _answer_poke(self, table_id: str, told: list[Stored | None]) -> None:
        try:
            async with self.enter(table_id) as live:
                del self._poked[table_id]
                await self._hear(live, told)
        except (Refused, Unstored) as reason:
            log.info("not caught up", extra={"table": table_id, "detail": str(reason)})
        except Exception:
            log.exception("catching up broke", extra={"table": table_id})
        finally:
            if self._poked.get(table_id) is told:
                del self._poked[table_id]

    async def _hear(self, live: Live, told: Sequence[Stored | None]) -> None:
        """Play the moves that other nodes told, if they are all that is new here; else read."""
        sitting = live.sitting
        moves = next_moves(sitting, told) if sitting is not None else None
        if sitting is None or moves is None:
            metrics.NOTICES.labels("read").inc()
            await self._catch_up(live)
            return
        try:
            play_all(sitting, moves)
        except Exception as error:  # other rules, or not ours at all: only what is stored counts
            log.warning("not played", extra={"table": live.row.id, "detail": str(error)})
            metrics.NOTICES.labels("wrong").inc()
            await self._catch_up(live, anew=True)
            return
        metrics.NOTICES.labels("played").inc(len(moves))
        if moves:
            self._tell_moves(live, moves)

    def _tell_moves(self, live: Live, moves: Sequence[Stored]) -> None:
        """Tell just what somebody would be told who had read these moves."""
        before = live.row.status
        live.note_standing()
        if live.row.status != before:
            live.tell_seating()
        for stored in moves:
            _tell_flight(live, stored.n, stored.deed)
        live.tell_standing(now_ms())

    async def _catch_up(self, live: Live, *, anew: bool = False) -> None:
        """Bring a table up to what is stored, and tell what is new; or let it go."""
        before = live.row, live.seats, live.clearing_info()
        try:
            deeds, said = await self._play_on(live, anew=anew)
        except BaseException:
            self.drop(live)
            raise
        now = live.row.status, live.seats, live.clearing_info()
        if now != (before[0].status, *before[1:]):
            live.tell_seating()
        for stored in deeds:
            _tell_flight(live, stored.n, stored.deed)
        live.tell_standing(now_ms())
        if live.row.rematch and not before[0].rematch:
            live.tell(Rematch(live.row.rematch))
        self._tell_said(live, said)
        await self._settle(live)

    async def _play_on(self, live: Live, *, anew: bool) -> tuple[list[Stored], list[rows.Saying]]:
        """Play what is stored and not yet in memory; gives what was done and said meanwhile."""
        table_id, sitting, heard = live.row.id, live.sitting, live.heard
        row, seats, deeds, said = await self.read(
            lambda connection: (
                rows.table_row(connection, table_id),
                rows.seats_of(connection, table_id),
                rows.deeds_since(connection, table_id, sitting.n if sitting else 0),
                rows.sayings(connection, table_id, heard),
            )
        )
        if row is None:
            raise Refused("no-table", "the table is gone")
        try:
            if sitting is None or anew or is_astray(sitting, row, deeds):
                await self._read_anew(live)
            else:
                play_all(sitting, deeds)
                live.place(row, seats, sitting)
        except RulesChanged:
            await self._read_anew(live)
        return deeds, said

    async def set_alarm(self, table_id: str) -> None:
        """Read a table anew and store when it next has to go on by itself."""
        async with self.enter(table_id) as live:
            await self._catch_up(live)
            moment, n = live.deadline(), live.sitting.n if live.sitting else 0
            await self._change(
                table_id, lambda connection: rows.set_deadline(connection, table_id, n, moment)
            )

    async def refresh(self, live: Live) -> None:
        """Read who sits where anew, and tell it; what can't be read is let go."""
        with contextlib.suppress(Unstored):
            async with self.enter(live.row.id) as here:
                await self._read_anew(here)
                here.tell_seating()
                here.tell_standing(now_ms())
            if here is not live:
                live.place(here.row, here.seats, here.sitting)
            self._changed(here)

    async def _read_anew(self, live: Live) -> None:
        """Take what is stored as the truth; what can't be read is let go."""
        try:
            loaded, sitting = await self._load(live.row.id)
        except BaseException:
            self.drop(live)
            raise
        live.place(loaded.row, loaded.seats, sitting)
        self._tell_said(live, loaded.said)
        live.said = loaded.said  # seats that were dropped have changed who said it

    def drop(self, live: Live) -> None:
        """Send everybody away; they come back and find what is stored."""
        if self._is_here(live):
            del self._live[live.row.id]
        for client in list(live.clients):
            client.go()

    async def tell_sayings(self, live: Live) -> None:
        """Tell everybody what was said since."""
        since = live.heard
        self._tell_said(live, await self.read(lambda c: rows.sayings(c, live.row.id, since)))

    def _tell_said(self, live: Live, found: Sequence[rows.Saying]) -> None:
        for saying in live.hear(found):
            live.tell(said(saying))

    # Coming and going

    async def arrive(self, live: Live, client: Client) -> None:
        """A client came; its seats are there again, and no bot stands in for them."""
        async with live.lock:
            await self._settle(live, client.eyes)

    async def depart(self, live: Live, client: Client) -> None:
        """A client went; seats that nobody here holds any more are empty."""
        live.clients.discard(client)
        async with live.lock:
            await self._settle(live)

    async def settle_all(self) -> None:
        """Note who is here, where that could not be noted when they came or went.

        A table that was let go may still be noted to have somebody here: it is opened again.
        """
        for table_id in await self.read(lambda connection: rows.tables_at(connection, self.node)):
            with contextlib.suppress(Refused):
                await self.open(table_id)
        for live in list(self._live.values()):
            if any(seat.node == self.node for seat in live.seats) or live.clients:
                async with live.lock:
                    await self._settle(live)

    async def _settle(self, live: Live, back: Collection[int] = ()) -> None:
        """Note which seats are held here, where something else is noted; some just came back."""
        changed = to_be_noted(live, self.node, back, now_ms())
        if not changed or self.is_closing or not self._is_here(live):
            return
        before = live.seats
        live.seats = [changed.get(seat.seat, seat) for seat in before]
        moment = live.deadline()

        def work(connection: sa.Connection) -> list[rows.SeatRow]:
            note(connection, self.node, changed.values())
            if live.clock.away is not None and live.sitting is not None:
                rows.set_deadline(connection, live.row.id, live.sitting.n, moment)
            return rows.seats_of(connection, live.row.id)

        try:
            live.seats = await self._change(live.row.id, work)
        except Unstored:
            live.seats = before
        live.tell_seating()

    # The end

    async def farewell(self) -> None:
        """Take nothing new, finish what is in flight, and tell it."""
        self.is_closing = True
        end = seconds() + FAREWELL_SECONDS
        while self._is_busy and not self.is_hurried and seconds() < end:
            await asyncio.sleep(0.01)

    @property
    def _is_busy(self) -> bool:
        clients = (client for live in self._live.values() for client in live.clients)
        return self._flights.count > 0 or any(client.unsent for client in clients)

    async def close(self) -> None:
        """Send everybody away and stop; who is in a hurry waits for nothing that hangs."""
        await self.farewell()
        for live in list(self._live.values()):
            self.drop(live)
        longest = HURRIED_SECONDS if self.is_hurried else LAST_SECONDS
        with contextlib.suppress(Unstored, TimeoutError):
            async with asyncio.timeout(longest):
                await self.writer.run(lambda connection: rows.end_node(connection, self.node))
        await asyncio.to_thread(self.writer.close, longest)
        self.workers.close()


def _tell_flight(live: Live, n: int, deed: AnyDeed) -> None:
    """Show everybody how a die flew, if one did."""
    if isinstance(deed, Played) and bytes(deed.tracks) != NONE:
        live.tell(Flight(n, deed.seat, deed.tracks))
