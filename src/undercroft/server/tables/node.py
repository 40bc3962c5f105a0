"""A node: its parts, each with one reason to exist, and its orderly end."""

import asyncio

from undercroft.server.ops.timing import seconds
from undercroft.server.protocol.messages import Closing
from undercroft.server.storage.database import Database
from undercroft.server.storage.store import Store
from undercroft.server.tables.attendance import Attendance
from undercroft.server.tables.cache import TableCache
from undercroft.server.tables.follower import ChangeFollower
from undercroft.server.tables.recorder import MoveRecorder
from undercroft.server.tables.registry import TableRegistry
from undercroft.server.workers.pool import Workers

FAREWELL_SECONDS = 5.0
LAST_SECONDS, HURRIED_SECONDS = 10.0, 0.5
"""How long a database may take to answer at the end."""


class Node:
    """What one server process holds while it serves. Whoever needs a part asks for just that."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        most_live: int = 2_000,
        most_live_bytes: int = 1_000_000_000,
    ) -> None:
        self.workers = workers
        self.store = Store(database)
        self.tables = TableRegistry(self.store, TableCache(most_live, most_live_bytes))
        self.recorder = MoveRecorder(self.tables)
        self.attendance = Attendance(self.tables)
        self.follower = ChangeFollower(self.tables, self.attendance)
        self.is_hurried = False

    @property
    def is_closing(self) -> bool:
        """Whether nothing new is taken any more."""
        return self.store.in_flight.is_closing

    async def farewell(self) -> None:
        """Take nothing new, say so, finish what is in flight, and tell it."""
        if not self.is_closing:
            self.store.in_flight.is_closing = True
            for live in self.tables.cache:
                live.tell(Closing())
        end = seconds() + FAREWELL_SECONDS
        while self._is_busy and not self.is_hurried and seconds() < end:
            await asyncio.sleep(0.01)

    @property
    def _is_busy(self) -> bool:
        clients = (client for live in self.tables.cache for client in live.clients)
        return self.store.in_flight.count > 0 or any(client.unsent for client in clients)

    async def close(self) -> None:
        """Send everybody away and stop; who is in a hurry waits for nothing that hangs."""
        await self.farewell()
        for live in self.tables.cache:
            self.tables.drop(live)
        await self.store.close(HURRIED_SECONDS if self.is_hurried else LAST_SECONDS)
        self.workers.close()
