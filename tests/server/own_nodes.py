"""Nodes within the test's own process, on a real database: what they ask it can be counted."""

import asyncio
import random
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa

from tests.server.nodes import PATIENCE
from undercroft.engine import Throw
from undercroft.engine.entries import Threw
from undercroft.engine.throws import Landing
from undercroft.server.lobby.creating import NewSeat, NewTable, create
from undercroft.server.play.moves import AnyMove
from undercroft.server.play.session import StoredMove, TableSession
from undercroft.server.storage import rows
from undercroft.server.storage.database import Database
from undercroft.server.storage.notices import CHANNEL, listen
from undercroft.server.storage.rows import TableRow
from undercroft.server.tables.client import Client
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.loading import Loaded
from undercroft.server.tables.node import Node
from undercroft.server.workers.pool import Workers

News = tuple[str, StoredMove | None]


class OneNode:
    """A node, all that it asks its database, and what other nodes tell it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = Database(url)
        self.node = Node(self.database, Workers(1))
        self.statements: list[str] = []
        self.news: asyncio.Queue[News] = asyncio.Queue()
        """What came while it is held back."""
        self.is_held_back = False
        self.reads_all = False
        """Be like a node that knows nothing of moves."""
        self.listening = asyncio.Event()
        self._marks: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        for engine in (self.database.reading, self.database.writing):
            sa.event.listen(engine, "before_cursor_execute", self._note)

    def _note(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        self.statements.append(statement)

    def hear(self, table_id: str, move: StoredMove | None) -> None:
        """Another node told something."""
        self._marks[table_id].set()
        if self.is_held_back and len(table_id) == len(self.node.store.node_id):
            self.news.put_nowait((table_id, move))
        else:
            self.node.follower.poke(table_id, None if self.reads_all else move)

    def hear_anything(self) -> None:
        """The line to the others is open."""
        self.node.follower.poke_all()
        self.listening.set()

    async def held_back(self, count: int) -> list[News]:
        """The next news, which the node does not know yet."""
        async with asyncio.timeout(PATIENCE):
            return [await self.news.get() for _ in range(count)]

    async def heard_all(self) -> None:
        """Wait until it has acted upon all that it was told; notices come in their order."""
        mark = secrets.token_urlsafe()
        async with (
            asyncio.timeout(PATIENCE),
            await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection,
        ):
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"nobody {mark}"))
            await self._marks[mark].wait()
        await self.acted()

    async def acted(self) -> None:
        """Wait until it has acted upon what it was given to hear."""
        async with asyncio.timeout(PATIENCE):
            while self.node.follower.answering:
                await asyncio.wait(list(self.node.follower.answering))

    async def guest(self, table_id: str, *eyes: int) -> "Guest":
        """Somebody who sits down or watches here."""
        guest = Guest()
        async with self.node.tables.enter(table_id) as live:
            guest.client.eyes = eyes
            live.clients.add(guest.client)
            live.tell_standing_to(guest.client, 0)
        await self.node.attendance.arrive(live, guest.client)
        return guest

    async def live(self, table_id: str) -> LiveTable:
        """A table as it is in memory."""
        return await self.node.tables.open(table_id)

    async def act(self, table_id: str, do: Callable[[TableSession, int], AnyMove]) -> int:
        """Do something at a table; the number of the move."""
        live = await self.live(table_id)
        await self.node.recorder.act(live, do)
        assert live.session is not None
        return live.session.n

    def stored(self, table_id: str) -> Loaded:
        """What is stored of a table."""
        with self.database.reading.connect() as connection:
            return Loaded(connection, table_id)

    async def close(self) -> None:
        self.node.is_hurried = True
        await self.node.close()
        self.database.close()


@asynccontextmanager
async def own_nodes(url: str, count: int) -> AsyncIterator[Sequence[OneNode]]:
    """Some nodes on one PostgreSQL that hear each other."""
    first = Database(url)
    await asyncio.to_thread(first.migrate)
    first.close()
    found = [OneNode(url) for _ in range(count)]
    ears = [
        asyncio.create_task(
            listen(one.database.url, one.node.store.node_id, one.hear, one.hear_anything),
        )
        for one in found
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(one.listening.wait() for one in found))
        yield found
    finally:
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)
        for one in found:
            await one.close()


class Guest:
    """Somebody at a table, who remembers every message."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.unsent = 0
        self._came = asyncio.Event()
        self.client = Client(self, self._close)

    async def _close(self) -> None:
        """Nothing leads to a real client."""

    def say(self, text: bytes) -> None:
        self.messages.append(text)
        self._came.set()

    @property
    def updates(self) -> list[dict[str, Any]]:
        found = [msgspec.json.decode(message) for message in self.messages]
        return [message for message in found if message["type"] == "update"]

    async def until(self, n: int) -> dict[str, Any]:
        """Wait until this guest was told of a move; the last update."""
        async with asyncio.timeout(PATIENCE):
            while not (updates := self.updates) or updates[-1]["n"] < n:
                self._came.clear()
                await self._came.wait()
        return updates[-1]

    def take(self) -> list[bytes]:
        """What came since this was asked last."""
        messages, self.messages = self.messages, []
        return messages


async def new_table(one: OneNode, game: str, people: int, **more: Any) -> str:
    """A table at which only people play; its id."""
    seats = tuple(NewSeat(kind="human") for _ in range(people))
    return (await create(one.node.tables, NewTable(game=game, seats=seats, **more))).id


def any_move(session: TableSession, at: int, chance: random.Random | None = None) -> AnyMove:
    """Somebody who is asked does something."""
    table, chance = session.table, chance or random.Random(session.n)
    seat = chance.choice(table.waiting_for)
    if isinstance(table.ask, Throw):
        record = chance.randbytes(chance.choice((3, 9_000)))
        threw = Threw(Landing("table", 1), "physics", record)
        return session.land(session.ask_id, seat, threw, at)
    option = chance.choice(table.options(seat))
    return session.answer(session.ask_id, seat, option.number, at)


def table_row(one: OneNode, table_id: str) -> TableRow:
    """A table's row as it is stored."""
    with one.database.reading.connect() as connection:
        row = rows.table_row(connection, table_id)
    assert row is not None
    return row
