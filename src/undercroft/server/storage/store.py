"""The store: the database as one node reads and changes it. It knows no table in memory."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from undercroft.server.ops.in_flight import InFlight
from undercroft.server.storage import rows
from undercroft.server.storage.database import Database
from undercroft.server.storage.notices import announce
from undercroft.server.storage.tokens import new_id
from undercroft.server.storage.writer import NewMove, Unstored, Writer, is_stored

T = TypeVar("T")


class Store:
    """Reads in threads of their own, writes in one, and tells the other nodes what changed."""

    def __init__(self, database: Database) -> None:
        self.node_id = new_id()
        self.database = database
        self.in_flight = InFlight()
        self.in_doubt: Callable[[str], None] = lambda _: None
        """Called with a table of which nobody knows whether its change was stored."""
        self._writer = Writer(database, self.node_id)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask the database something; Unstored when it does not answer."""
        return await asyncio.to_thread(self.read_here, work)

    def read_here(self, work: Callable[[sa.Connection], T]) -> T:
        """The same in this thread, which waits."""
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
            return await self.try_change(table_id, work)
        except Unstored:
            # The connection may have been lost after the commit: look at what is there.
            self.in_doubt(table_id)
            raise

    async def try_change(self, table_id: str, work: Callable[[sa.Connection], T]) -> T:
        """The same for whoever looks again by themselves what was stored."""

        def both(connection: sa.Connection) -> T:
            done = work(connection)
            if self.database.is_postgresql:
                announce(connection, self.node_id, [table_id])
            return done

        return await self.write(both)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Change something stored that no table shows."""
        with self.in_flight.begin():
            return await self._writer.run(work)

    async def write_last(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for what follows from a move: it is done also when the node closes."""
        with self.in_flight:
            return await self._writer.run(work)

    async def add_move(self, move: NewMove) -> None:
        """Store a move; MovedOn when another node was faster, Unstored when the database fails."""
        await self._writer.store(move)

    async def has_move(self, move: NewMove) -> bool:
        """Whether a move was stored after all: a connection lost at the commit can't say."""
        return await self.read(lambda connection: is_stored(connection, move))

    async def close(self, longest: float) -> None:
        """Say that this node ends, finish what waits, and wait for so many seconds at most."""
        with contextlib.suppress(Unstored, TimeoutError):
            async with asyncio.timeout(longest):
                await self._writer.run(lambda connection: rows.end_node(connection, self.node_id))
        await asyncio.to_thread(self._writer.close, longest)
