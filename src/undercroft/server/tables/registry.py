"""The tables of this node by their ids: opened once, locked while they change, read anew.

What can't be read is let go, and its clients come back later. A table that was let go is never
acted upon again: whoever still holds it opens it anew. Everything that changes a table in memory
holds its lock.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

import msgspec

from undercroft.server.ops import metrics
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.session import RulesChanged, TableSession
from undercroft.server.protocol.messages import OPEN, OVER, PLAYING
from undercroft.server.storage import rows
from undercroft.server.storage.store import Store
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.cache import TableCache
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.loading import Loaded, begin

log = logging.getLogger(__name__)


class TableRegistry:
    """Opens tables, and reads them anew."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache
        self.listeners: list[Callable[[LiveTable], None]] = []
        """Called when a table has changed: it may have to go on by itself, or somebody waits."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self, table_id: str) -> LiveTable:
        """A table by its id; Refused when there is none."""
        live = self.cache.get(table_id)
        if live is not None:
            metrics.CACHE.labels("hit").inc()
            return live
        metrics.CACHE.labels("miss").inc()
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        # Others may wait for it too: it goes on when the one who asked first has gone.
        return await asyncio.shield(task)

    @contextlib.asynccontextmanager
    async def enter(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table by its id, locked, and certain to be the one that others at this node see."""
        while True:
            live = await self.open(table_id)
            async with live.lock:
                if self.cache.holds(live):
                    yield live
                    return

    def ids(self) -> list[str]:
        """The tables that are in memory, or will be in a moment."""
        return [*(live.row.id for live in self.cache), *self._opening]

    def __contains__(self, table_id: str) -> bool:
        """Whether a table is in memory, or will be in a moment."""
        return table_id in self.cache or table_id in self._opening

    async def _open(self, table_id: str) -> LiveTable:
        loaded, session = await self._load(table_id)
        live = LiveTable(loaded.row, loaded.seats, session)
        live.hear(loaded.said)
        if not self.cache.add(live):
            raise Unstored("the memory is full of tables that are in use")
        self.changed(live)
        return live

    async def _load(self, table_id: str) -> tuple[Loaded, TableSession | None]:
        while True:
            loaded, session = await asyncio.to_thread(self._read_table, table_id)
            if session is not None or loaded.row.status == OPEN:
                return loaded, session
            if await self._rebase(loaded):
                session = begin(loaded.row, loaded.seats)
                session.followed = loaded.followed
                return loaded, session

    def _read_table(self, table_id: str) -> tuple[Loaded, TableSession | None]:
        loaded = self.store.read_here(lambda connection: Loaded(connection, table_id))
        try:
            return loaded, loaded.session()
        except RulesChanged as changed:
            log.warning("rules changed", extra={"table": table_id, "detail": str(changed)})
            if loaded.row.status == OVER:
                loaded.followed = loaded.follow(changed)
            return loaded, None

    async def _rebase(self, loaded: Loaded) -> bool:
        """Take up a table that was played under other rules from its last checkpoint.

        False when it has moved on meanwhile. A game that is over keeps its moves.
        """
        row = loaded.row
        base = {"base": row.checkpoint, "base_position": row.checkpoint_position, "base_n": row.n}
        if row.status == PLAYING:
            changed = await self.store.change(
                row.id, lambda c: rows.set_base(c, row.id, row.n, base)
            )
            if not changed:
                return False
        loaded.row = msgspec.structs.replace(row, **base)
        return True

    def changed(self, live: LiveTable) -> None:
        """Say that a table has changed."""
        for listener in self.listeners:
            listener(live)

    async def refresh(self, live: LiveTable) -> None:
        """Read who sits where anew, and tell it; what can't be read is let go."""
        with contextlib.suppress(Unstored):
            async with self.enter(live.row.id) as here:
                await self.read_anew(here)
                here.tell_seating()
                here.tell_standing(now_ms())
            if here is not live:
                live.place(here.row, here.seats, here.session)
            self.changed(here)

    async def read_anew(self, live: LiveTable) -> None:
        """Take what is stored as the truth; what can't be read is let go."""
        try:
            loaded, session = await self._load(live.row.id)
        except BaseException:
            self.drop(live)
            raise
        live.place(loaded.row, loaded.seats, session)
        live.tell_chat(loaded.said)
        live.said = loaded.said  # seats that were dropped have changed who said it

    async def tell_chat(self, live: LiveTable) -> None:
        """Tell everybody what was said since."""
        table_id, since = live.row.id, live.heard
        live.tell_chat(await self.store.read(lambda c: rows.chat_since(c, table_id, since)))

    def drop(self, live: LiveTable) -> None:
        """Send everybody away; they come back and find what is stored."""
        self.cache.remove(live)
        for client in list(live.clients):
            client.go()
