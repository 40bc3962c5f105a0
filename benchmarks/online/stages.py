"""What is measured of servers, one stage after the other; each gives its numbers."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from typing import NamedTuple

import httpx
import msgspec
import numpy as np
import psycopg
from tests.server.nodes import Node

from benchmarks.online import crowd as crowds
from benchmarks.online import laying
from benchmarks.online.crowd import Accepted, Crowd
from benchmarks.online.players import BoardgamePlayer, TableOf2, UndercroftPlayer
from benchmarks.online.processes import (
    BoardgameServer,
    cpu_seconds,
    resident_bytes,
)
from benchmarks.online.wire import Wire
from undercroft.engine.entries import Answered
from undercroft.server.play.moves import Played, unpack_move

LONG_GAME = 500
GAMES_A_SECOND = 100
"""More than any server can finish."""
OPENINGS = 20
AT_A_TABLE = 10
"""Idle sockets at one table: its two players and people who watch."""
PATIENCE = 300.0


class Size(NamedTuple):
    """How much is measured."""

    tables: int
    seconds: float
    rounds: int
    sockets: int

    @property
    def spare(self) -> int:
        """Tables that wait for pairs whose game is over: more than a round can use up."""
        return int(GAMES_A_SECOND * 2 * (crowds.SETTLING + self.seconds))


class Round(NamedTuple):
    """One server flat out for some seconds."""

    moves: int
    seconds: float
    server_cpu: float
    load_cpu: float

    @property
    def rate(self) -> float:
        """Moves in a second on the clock."""
        return self.moves / self.seconds

    @property
    def microseconds(self) -> float:
        """CPU time of the server for a move."""
        return 1e6 * self.server_cpu / max(self.moves, 1)


async def flat_out(crowd: Crowd, pids: Sequence[int], seconds: float) -> Round:
    """All tables as fast as they can."""
    async with crowd.rush():
        moves, start = len(crowd.accepted), time.perf_counter()
        server, load = sum(map(cpu_seconds, pids)), time.process_time()
        await crowd.play_for(seconds)
        moves, elapsed = len(crowd.accepted) - moves, time.perf_counter() - start
        server, load = sum(map(cpu_seconds, pids)) - server, time.process_time() - load
    return Round(moves, elapsed, server, load)


class Speed(NamedTuple):
    """Rounds of both servers, taken in turns, and how late updates are at half of the load."""

    ours: list[Round]
    theirs: list[Round]
    rate: float
    lateness: list[float]
    refusals: Counter[str]


async def speed(node: Node, other: BoardgameServer | None, size: Size) -> Speed:
    """Side by side: the same load on our server and on boardgame.io's, in turns."""
    crowd = Crowd(UndercroftPlayer, await laying.lay(node, size.tables))
    await crowd.sit_down(size.tables, [node.port])
    peers = Crowd(BoardgamePlayer, laying.named(size.tables + size.rounds * size.spare))
    if other is not None:
        await peers.sit_down(size.tables, [other.port])
    ours, theirs = [], []
    for _ in range(size.rounds):
        crowd.spare.extend(await laying.lay(node, size.spare - len(crowd.spare)))
        ours.append(await flat_out(crowd, [node.pid], size.seconds))
        if other is not None:
            theirs.append(await flat_out(peers, [other.pid], size.seconds))
    rate = float(np.median([done.rate for done in ours])) / 2
    crowd.spare.extend(await laying.lay(node, size.spare - len(crowd.spare)))
    lateness = await crowd.at_rate(rate, 2 * size.seconds)
    crowd.leave()
    peers.leave()
    return Speed(ours, theirs, rate, lateness, crowd.refusals)


class Shared(NamedTuple):
    """Two nodes on PostgreSQL."""

    done: Round
    by_node: list[int]
    accepted: int
    lost: int
    doubled: int
    refusals: Counter[str]


async def shared(url: str, nodes: Sequence[Node], size: Size) -> Shared:
    """The two players of a table are at different nodes; every answer is sought in the database."""
    crowd = Crowd(UndercroftPlayer, await laying.lay(nodes[0], size.tables + size.spare))
    await crowd.sit_down(size.tables, [node.port for node in nodes])
    done = await flat_out(crowd, [node.pid for node in nodes], 2 * size.seconds)
    crowd.leave()
    by_node = [await moves_of(node) for node in nodes]
    stored = stored_answers(url)
    seen = Counter(crowd.accepted)
    lost = sum((seen - stored).values())
    doubled = sum((stored - seen).values())
    return Shared(done, by_node, len(crowd.accepted), lost, doubled, crowd.refusals)


async def moves_of(node: Node) -> int:
    """How many moves a node has accepted, by its own count."""
    async with httpx.AsyncClient(base_url=node.url, timeout=PATIENCE) as requests:
        page = (await requests.get("/metrics")).text
    lines = [line for line in page.splitlines() if line.startswith("undercroft_moves_total")]
    return int(sum(float(line.rpartition(" ")[2]) for line in lines))


def stored_answers(url: str) -> Counter[Accepted]:
    """All answers in a PostgreSQL database."""
    found: Counter[Accepted] = Counter()
    with psycopg.connect(url) as connection:
        for table, n, packed in connection.execute("SELECT table_id, n, deed FROM deeds"):
            move = unpack_move(packed)
            if isinstance(move, Played) and isinstance(entry := move.entries[0], Answered):
                found[Accepted(table, n, entry.seat, entry.option)] += 1
    return found


class Held(NamedTuple):
    """Idle sockets and the memory of the server before and with them."""

    sockets: int
    before: int
    after: int


async def idle(node: Node, count: int) -> Held:
    """Many sockets that only hold on: players and people who watch."""
    before = resident_bytes(node.pid)
    tables = await laying.lay(node, -(-count // AT_A_TABLE))
    guests = [Guest(tables[at // AT_A_TABLE], at % AT_A_TABLE) for at in range(count)]
    gate = asyncio.Semaphore(50)

    async def come(guest: "Guest") -> None:
        async with gate:
            await guest.open(node.port)

    await asyncio.gather(*(come(guest) for guest in guests))
    await asyncio.sleep(1)
    held = sum(not guest.wire.is_lost for guest in guests)
    after = resident_bytes(node.pid)
    for guest in guests:
        guest.wire.close()
    return Held(held, before, after)


class Guest:
    """Somebody who sits down or watches, and waits for the first update."""

    def __init__(self, table: TableOf2, place: int) -> None:
        self._table = table
        self._tokens = table.tokens[place : place + 1]
        self._updated = asyncio.Event()
        self.wire = Wire(UndercroftPlayer.PATH, self._hear)

    def _hear(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"update"'):
            self._updated.set()

    async def open(self, port: int) -> float:
        """Say hello; seconds until the first update."""
        await self.wire.connect(port)
        hello = {"type": "hello", "table": self._table.id, "tokens": self._tokens}
        start = time.perf_counter()
        self.wire.send(msgspec.json.encode(hello))
        async with asyncio.timeout(PATIENCE):
            await self._updated.wait()
        return time.perf_counter() - start


async def openings(node: Node) -> list[float]:
    """Seconds from hello to the first update of long games that a new node has never opened."""
    tables = await laying.bring(node, OPENINGS + 1, LONG_GAME)
    await _until_nothing_is_due(node)
    node.stop()
    node.start()
    found = []
    for table in tables:
        guest = Guest(table, 0)
        found.append(await guest.open(node.port))
        guest.wire.close()
    return found[1:]  # with the first one the node gets to know the game


async def _until_nothing_is_due(node: Node) -> None:
    """A node looks once by itself at tables that were brought; wait until it has."""
    path = node.database.removeprefix("sqlite:///")
    async with asyncio.timeout(PATIENCE):
        with closing(sqlite3.connect(path)) as connection:
            while connection.execute("SELECT 1 FROM tables WHERE deadline >= 0").fetchone():
                await asyncio.sleep(0.1)
