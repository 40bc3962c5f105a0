"""How late a node's event loop is at worst while bots think, dice fly and logs are read.

It says what it found and holds it against no promise.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import httpx
from tests.server.clients import Client, Message, Player, bearer, client, lay
from tests.server.nodes import PATIENCE, Node

LOOK_SECONDS = 0.1
PLACES = (
    "/api/games",
    "/api/tables",
    "/api/schema/openapi.json",
    "/api/words/fr?game=dungeon-run",
    "/api/games/dungeon-run/rules?language=fr",
)


class Pulse(NamedTuple):
    """The worst that a node saw of its loop, in seconds, and what it did meanwhile."""

    lag: float
    moves: int
    throws: int
    logs: int


async def busy(node: Node, seconds: float) -> Pulse:
    """Keep a node busy for some time, and look at its pulse."""
    load = Busy(node)
    await load.run(seconds)
    return load.found


class Busy:
    """Everything that takes long, on one node and at once."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.lag = 0.0
        self.moves = self.throws = self.logs = 0

    @property
    def found(self) -> Pulse:
        """What was seen until now."""
        return Pulse(self.lag, self.moves, self.throws, self.logs)

    async def run(self, seconds: float) -> None:
        """Do all of it for so long, and until all of it was done once."""
        long = await asyncio.to_thread(lay, self.node, "dungeon-attack", "human,bot:random")
        tokens = list(long["seats"].values())
        await Player([self.node], long["id"], tokens).play()
        async with httpx.AsyncClient(base_url=self.node.url, timeout=PATIENCE) as requests:
            work = (
                self._play(),
                self._throw(),
                self._read(requests, long["id"], bearer(*tokens)),
                self._look(requests),
                self._watch(requests),
            )
            tasks = [asyncio.create_task(one) for one in work]
            try:
                await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
                await _until(lambda: all(self.found[1:]) or any(task.done() for task in tasks))
            finally:
                for task in tasks:
                    task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task

    async def _play(self) -> None:
        """People and bots."""
        while True:
            laid = await asyncio.to_thread(lay, self.node, "dungeon-run", "human,bot,bot,bot")
            await Player([self.node], laid["id"], list(laid["seats"].values())).play()

    async def _throw(self) -> None:
        """One die after the other, as soon as a wisp is in hand."""
        while True:
            wanted = {"setup": {"turns": 40}}
            laid = await asyncio.to_thread(lay, self.node, "lanterns", "human,human", **wanted)
            async with client(self.node) as there:
                await there.hello(laid["id"], list(laid["seats"].values()))
                update = await there.next("update")
                while not update["outcome"]:
                    await self._go_on(there, update)
                    update = await there.next("update")

    async def _go_on(self, there: Client, update: Message) -> None:
        ask = update["ask"]
        if ask["kind"] == "throw":
            await there.send(type="throw", ask=ask["id"], seat=ask["waiting"][0])
            await there.next("flight")
            self.throws += 1
            return
        view = next(view for view in update["views"] if view["options"])
        plays = [option for option in view["options"] if option["verb"] == "play"]
        await there.answer(update, view["seat"], (plays or view["options"])[0]["number"])

    async def _read(self, requests: httpx.AsyncClient, table: str, held: dict[str, str]) -> None:
        """Take a long log out and bring it in again; look at its steps."""
        while True:
            log = (await requests.get(f"/api/tables/{table}/log", headers=held)).text
            brought = await requests.post("/api/logs", json={"log": log})
            url = f"/api/tables/{brought.raise_for_status().json()['id']}/replay"
            self.logs += 1
            steps = (await requests.get(url)).json()["steps"]
            for step in range(0, steps, max(1, steps // 20)):
                (await requests.get(url, params={"step": step})).raise_for_status()

    async def _look(self, requests: httpx.AsyncClient) -> None:
        while True:
            for place in PLACES:
                (await requests.get(place)).raise_for_status()

    async def _watch(self, requests: httpx.AsyncClient) -> None:
        while True:
            page = (await requests.get("/metrics")).text
            self.lag = max(self.lag, _number(page, "undercroft_loop_lag_seconds"))
            self.moves = int(_number(page, 'undercroft_moves_total{game="dungeon-run"}'))
            await asyncio.sleep(LOOK_SECONDS)


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(LOOK_SECONDS)


def _number(page: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0
