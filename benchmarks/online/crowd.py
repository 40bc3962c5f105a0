"""A crowd: two players at each of many tables, who answer as fast as they can or at a given rate.

Every answer is followed to the update that shows it. Nothing here knows a protocol.
"""

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from benchmarks.online.players import Player, TableOf2
from benchmarks.online.wire import Wire

AT_ONCE = 50
SETTLING = 0.5
PATIENCE = 300.0


class Accepted(NamedTuple):
    """An answer that its player saw accepted."""

    table: str
    n: int
    seat: int
    option: int


class Crowd:
    """Players at tables; a pair whose game is over goes on at a table that waits."""

    def __init__(self, kind: type[Player], tables: Sequence[TableOf2]) -> None:
        self.kind = kind
        self.spare = deque(tables)
        self.accepted: list[Accepted] = []
        self.lateness: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.players: list[Player] = []
        self._pairs: dict[Player, list[TableOf2]] = {}
        self._ready: list[Player] = []
        self._owed: deque[float] = deque()
        self._outstanding = 0
        self._is_rushing = False

    async def sit_down(self, pairs: int, ports: Sequence[int]) -> None:
        """Let pairs come; seat after seat goes to the next of the servers."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(player: Player, port: int) -> None:
            async with gate:
                player.wire = Wire(player.PATH, player.hear)
                await player.wire.connect(port)
                player.opened()

        coming = []
        for at in range(pairs):
            tables: list[TableOf2] = []
            for seat in range(2):
                player = self.kind(self, seat)
                self.players.append(player)
                self._pairs[player] = tables
                coming.append(come(player, ports[(at + seat) % len(ports)]))
        await asyncio.gather(*coming)
        await self._wait_for(lambda: all(player.saw >= 0 for player in self.players))

    # What players tell

    def next_table(self, player: Player) -> TableOf2:
        """The next table of a player's pair."""
        tables = self._pairs[player]
        player.games += 1
        if player.games == len(tables):
            tables.append(self.spare.popleft())
        return tables[player.games]

    def told(self, player: Player, n: int) -> None:
        """Count an answer that is now seen."""
        if player.sent_at is not None:
            self.lateness.append(time.perf_counter() - player.sent_at)
            seen = Accepted(player.table.id, player.saw + 1, player.seat, player.sent)
            self.accepted.append(seen)
            player.sent_at = None
            self._outstanding -= 1

    def asked(self, player: Player) -> None:
        """Let a player answer now, or keep it ready."""
        if self._is_rushing:
            self._answer(player, time.perf_counter())
        elif self._owed:
            self._answer(player, self._owed.popleft())
        else:
            self._ready.append(player)

    def refused(self, player: Player, reason: str) -> None:
        """Count a refusal."""
        self.refusals[reason] += 1

    def _answer(self, player: Player, due: float) -> None:
        player.sent, player.sent_at = player.option, due
        self._outstanding += 1
        player.send(player.answer)

    # Load

    def begin(self) -> None:
        """From now on every answer is sent as soon as its ask is seen."""
        self._is_rushing = True
        ready, self._ready = self._ready, []
        for player in ready:
            self._answer(player, time.perf_counter())

    @asynccontextmanager
    async def rush(self) -> AsyncIterator[None]:
        """Every answer is sent as soon as its ask is seen; at the end all updates are awaited."""
        self.begin()
        await asyncio.sleep(SETTLING)
        try:
            yield
        finally:
            self._is_rushing = False
            await self.settle()

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """Answers come by chance at a rate, whatever the server does; how late updates were."""
        due = start = time.perf_counter()
        self.lateness.clear()
        while due < start + seconds:
            due += random.expovariate(rate)
            while (wait := due - time.perf_counter()) > 0:  # a loop may wake a little early
                await asyncio.sleep(wait)
            if self._ready:
                self._answer(self._pop_ready(), due)
            else:
                self._owed.append(due)
        await self.settle()
        return list(self.lateness)

    def _pop_ready(self) -> Player:
        at = random.randrange(len(self._ready))
        self._ready[at], self._ready[-1] = self._ready[-1], self._ready[at]
        return self._ready.pop()

    async def play_for(self, seconds: float) -> None:
        """Let a crowd that rushes play for so long, and until somebody has moved."""
        before = len(self.accepted)
        await asyncio.sleep(seconds)
        await self._wait_for(lambda: len(self.accepted) > before)

    async def settle(self) -> None:
        """Wait until every answer has its update."""
        await self._wait_for(lambda: not self._outstanding and not self._owed)

    async def _wait_for(self, is_so: Callable[[], bool]) -> None:
        end = time.perf_counter() + PATIENCE
        while not is_so():
            if time.perf_counter() > end:
                lost = sum(player.wire is None or player.wire.is_lost for player in self.players)
                told = f"{self._outstanding} answers without update, {lost} sockets lost"
                raise TimeoutError(f"{told}, refused: {dict(self.refusals)}")
            await asyncio.sleep(0.02)

    def leave(self) -> None:
        """Hang up."""
        for player in self.players:
            if player.wire is not None:
                player.wire.close()
