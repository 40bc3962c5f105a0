"""The house: all tables of this node, where deeds are accepted and everybody is told.

A deed is played in memory, stored, and only then told. When another node was faster, or the
database fails, what is in memory is thrown away and read anew.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from undercroft.engine import Refused
from undercroft.server import metrics, rows
from undercroft.server.database import Database
from undercroft.server.deeds import AnyDeed, Played, pack_deed
from undercroft.server.live import Client, Live
from undercroft.server.loading import Loaded, begin, play_all
from undercroft.server.messages import Flight, Rematch, Said
from undercroft.server.notices import announce
from undercroft.server.schema import OPEN, OVER, PLAYING
from undercroft.server.sitting import NONE, RulesChanged, Sitting
from undercroft.server.tokens import new_id
from undercroft.server.workers import Workers
from undercroft.server.writer import MovedOn, NewDeed, Unstored, Writer

T = TypeVar("T")
MOST_TRIES = 8
MOST_TOLD = 50
"""How many sayings somebody who comes is told."""

log = logging.getLogger(__name__)


def now_ms() -> int:
    """The time, in milliseconds."""
    return time.time_ns() // 1_000_000


class House:
    """The tables of one node."""

    def __init__(self, database: Database, workers: Workers, most_live: int = 2_000) -> None:
        self.node = new_id()
        self.database = database
        self.workers = workers
        self.writer = Writer(database, self.node)
        self.is_closing = False
        self.listeners: list[Callable[[Live], None]] = []
        """Called when a table has changed: it may have to go on by itself, or somebody waits."""
        self._most_live = most_live
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._acting = 0

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

    async def _open(self, table_id: str) -> Live:
        live = Live(*await self._load(table_id))
        self._live[table_id] = live
        self._make_room()
        self._changed(live)
        return live

    async def _load(
        self, table_id: str
    ) -> tuple[rows.TableRow, list[rows.SeatRow], Sitting | None]:
        loaded, sitting = await asyncio.to_thread(self._read_table, table_id)
        if sitting is None and loaded.row.status != OPEN:
            return await self._rebase(loaded.row)
        return loaded.row, loaded.seats, sitting

    def _read_table(self, table_id: str) -> tuple[Loaded, Sitting | None]:
        with self.database.reading.connect() as connection:
            loaded = Loaded(connection, table_id)
        try:
            return loaded, loaded.sitting()
        except RulesChanged as changed:
            log.warning("rules changed", extra={"table": table_id, "detail": str(changed)})
            return loaded, None

    async def _rebase(
        self, row: rows.TableRow
    ) -> tuple[rows.TableRow, list[rows.SeatRow], Sitting | None]:
        """Go on from the last checkpoint of a table that was played under other rules."""
        base = {"base": row.checkpoint, "base_position": row.checkpoint_position, "base_n": row.n}
        await self.change(row.id, lambda connection: rows.change_table(connection, row.id, **base))
        changed = msgspec.structs.replace(row, **base)
        seats = await self.read(lambda connection: rows.seats_of(connection, row.id))
        return changed, seats, begin(changed, seats)

    def _make_room(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        for table_id in list(self._live):
            if len(self._live) <= self._most_live:
                return
            if self._live[table_id].is_idle:
                del self._live[table_id]

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

        def both(connection: sa.Connection) -> T:
            done = work(connection)
            if self.database.is_postgresql:
                announce(connection, self.node, [table_id])
            return done

        return await self.write(both)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Change something stored that no table shows."""
        async with self._in_flight():
            return await self.writer.run(work)

    def _changed(self, live: Live) -> None:
        for listener in self.listeners:
            listener(live)

    # Acting

    async def act(self, live: Live, do: Callable[[Sitting, int], AnyDeed]) -> None:
        """Play a deed, store it, tell everybody. Refused or Unstored leave all as it was."""
        start = time.perf_counter()
        async with self._in_flight(), live.lock:
            for _ in range(MOST_TRIES):
                if live.sitting is None:
                    raise Refused("not-begun", "the game has not begun")
                deed = do(live.sitting, now_ms())
                try:
                    await self.writer.store(self._new_deed(live, live.sitting, deed))
                except MovedOn:
                    await self._read_anew(live)
                    continue
                except BaseException:
                    await self._forget(live)
                    raise
                self._told(live, deed)
                metrics.MOVES.labels(live.row.game).inc()
                metrics.LATENCY.observe(time.perf_counter() - start)
                return
        raise Unstored("the table moves on too fast")

    def _new_deed(self, live: Live, sitting: Sitting, deed: AnyDeed) -> NewDeed:
        return NewDeed(
            table_id=live.row.id,
            n=sitting.n,
            at=sitting.at,
            deed=pack_deed(deed),
            standing=sitting.standing(live.deadline()),
        )

    def _told(self, live: Live, deed: AnyDeed) -> None:
        sitting = live.sitting
        assert sitting is not None
        if isinstance(deed, Played) and bytes(deed.tracks) != NONE:
            live.tell(Flight(sitting.n, deed.seat, deed.tracks))
        if sitting.table.is_over != (live.row.status == OVER):
            status = OVER if sitting.table.is_over else PLAYING
            live.row = msgspec.structs.replace(live.row, status=status)
        live.tell_standing(now_ms())
        self._changed(live)

    @contextlib.asynccontextmanager
    async def _in_flight(self) -> AsyncIterator[None]:
        """Something that is finished before the house closes."""
        if self.is_closing:
            raise Refused("closing", "this server is closing; try again in a moment")
        self._acting += 1
        try:
            yield
        finally:
            self._acting -= 1

    # Keeping up

    async def heard(self, table_id: str) -> None:
        """Another node changed a table."""
        live = self._live.get(table_id)
        if live is not None:
            await self.catch_up(live)

    async def missed(self) -> None:
        """Anything may have changed."""
        for table_id in list(self._live):
            await self.heard(table_id)

    async def catch_up(self, live: Live) -> None:
        """Bring a table up to what is stored, and tell what is new."""
        async with live.lock:
            try:
                await self._catch_up(live)
            except (Refused, Unstored):
                self.drop(live)

    async def _catch_up(self, live: Live) -> None:
        table_id, sitting = live.row.id, live.sitting
        if sitting is None:
            await self._read_anew(live)
        else:
            row, seats, deeds = await self.read(
                lambda connection: (
                    rows.table_row(connection, table_id),
                    rows.seats_of(connection, table_id),
                    rows.deeds_since(connection, table_id, sitting.n),
                )
            )
            if row is None:
                raise Refused("no-table", "the table is gone")
            try:
                play_all(sitting, deeds)
                live.place(row, seats, sitting)
            except RulesChanged:
                await self._read_anew(live)
        live.tell_seating()
        live.tell_standing(now_ms())
        if live.row.rematch:
            live.tell(Rematch(live.row.rematch))
        await self.tell_sayings(live)

    async def refresh(self, live: Live) -> None:
        """Read who sits where anew, and tell it."""
        async with live.lock:
            await self._read_anew(live)
            live.tell_seating()
            live.tell_standing(now_ms())
        self._changed(live)

    async def _read_anew(self, live: Live) -> None:
        live.place(*await self._load(live.row.id))

    async def _forget(self, live: Live) -> None:
        """What is in memory may be wrong: read it anew, or let it go."""
        try:
            await self._read_anew(live)
        except Exception:
            self.drop(live)

    def drop(self, live: Live) -> None:
        """Send everybody away; they come back and find what is stored."""
        self._live.pop(live.row.id, None)
        for client in list(live.clients):
            client.go()

    async def tell_sayings(self, live: Live) -> None:
        """Tell everybody what was said since."""
        since = live.heard
        found = await self.read(lambda c: rows.sayings(c, live.row.id, since, MOST_TOLD))
        for saying in found:
            if saying.number > live.heard:
                live.heard = saying.number
                live.tell(self.said(live, saying))

    def said(self, live: Live, saying: rows.Saying) -> Said:
        """A saying with the name of who said it."""
        names = [seat.name for seat in live.seats]
        name = names[saying.seat] if saying.seat < len(names) else ""
        return Said(saying.number, saying.at, saying.seat, name, saying.text)

    # Coming and going

    async def arrive(self, live: Live, client: Client) -> None:
        """A client came; its seats are there again, and no bot stands in for them."""
        metrics.SOCKETS.inc()
        for seat in client.eyes:
            row = live.seats[seat]
            if row.node != self.node or row.stand_in:
                await self._set_presence(live, seat, node=self.node, gone_at=None, stand_in=False)

    async def depart(self, live: Live, client: Client) -> None:
        """A client went; seats that nobody here holds any more are empty."""
        live.clients.discard(client)
        metrics.SOCKETS.dec()
        held = {seat for other in live.clients for seat in other.eyes}
        for seat in client.eyes:
            if seat not in held and not self.is_closing:
                await self._set_presence(live, seat, node=None, gone_at=now_ms())

    async def _set_presence(self, live: Live, seat: int, **changes: object) -> None:
        if seat >= len(live.seats):
            return
        live.seats[seat] = msgspec.structs.replace(live.seats[seat], **changes)
        moment = live.deadline()

        def work(connection: sa.Connection) -> None:
            if changes["node"] is None:
                gone_at = live.seats[seat].gone_at or 0
                rows.leave_node(connection, live.row.id, seat, self.node, gone_at)
            else:
                rows.change_seat(connection, live.row.id, seat, **changes)
            if live.clock.away is not None and live.row.status == PLAYING:
                rows.change_table(connection, live.row.id, deadline=moment)

        with contextlib.suppress(Unstored):
            await self.change(live.row.id, work)
        live.tell_seating()

    async def close(self) -> None:
        """Finish what is in flight, then send everybody away."""
        self.is_closing = True
        while self._acting:
            await asyncio.sleep(0.01)
        for live in list(self._live.values()):
            self.drop(live)
        await asyncio.to_thread(self.writer.close)
        self.workers.close()
