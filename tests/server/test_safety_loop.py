"""The event loop is never blocked: it stays quick while bots think, dice fly and logs are read."""

import asyncio
import re
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.clients import Client, Message, Player, bearer, client, lay
from tests.server.nodes import Node, lanterns_path, running, sqlite_in
from undercroft import throwing

WORST = 0.15
FLIGHTS: list[int] = []
SECONDS = 12.0
PLACES = [
    "/api/games",
    "/api/tables",
    "/api/schema/openapi.json",
    "/api/words/fr?game=dungeon-run",
    "/api/games/dungeon-run/rules?language=fr",
]


class Pulse:
    """How late a node's loop is at worst, and how late ours is on this machine meanwhile."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.worst = 0.0
        self.ours = 0.0
        self.moves = 0.0

    async def watch(self, requests: httpx.AsyncClient) -> None:
        while True:
            page = (await requests.get("/metrics")).text
            found = re.search(r"^undercroft_loop_lag_seconds (\S+)$", page, re.M)
            assert found
            self.worst = max(self.worst, float(found[1]))
            bots = re.search(r'^undercroft_moves_total{game="dungeon-run"} (\S+)$', page, re.M)
            self.moves = float(bots[1]) if bots else 0
            start = time.perf_counter()
            await asyncio.sleep(0.1)
            self.ours = max(self.ours, time.perf_counter() - start - 0.1)


async def throw_dice(node: Node) -> None:
    """Throw one die after the other, as soon as a wisp is in hand."""
    while True:
        laid = lay(node, "lanterns", "human,human", setup={"turns": 40})
        async with client(node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            update = await there.next("update")
            while not update["outcome"]:
                await _go_on(there, update)
                update = await there.next("update")


def usual_release(die: str, conditions: list[str]) -> Any:
    """How a bot would throw it."""
    combined = throwing.combine(conditions)
    scene = throwing.dressed(throwing.Scene("first", die), combined)
    return msgspec.to_builtins(throwing.usual_release(scene, combined))


async def _go_on(there: Client, update: Message) -> None:
    ask = update["ask"]
    if ask["kind"] == "throw":
        release = usual_release(ask["die"], ask["conditions"])
        await there.send(type="throw", ask=ask["id"], seat=ask["waiting"][0], release=release)
        await there.next("flight")
        FLIGHTS.append(ask["id"])
        return
    view = next(view for view in update["views"] if view["options"])
    plays = [option for option in view["options"] if option["verb"] == "play"]
    await there.answer(update, view["seat"], (plays or view["options"])[0]["number"])


async def read_logs(requests: httpx.AsyncClient, table: str, tokens: dict[str, str]) -> None:
    """Take a long log out and bring it in again; look at its steps."""
    while True:
        log = (await requests.get(f"/api/tables/{table}/log", headers=tokens)).text
        brought = await requests.post("/api/logs", json={"log": log})
        assert brought.status_code == 201
        url = f"/api/tables/{brought.json()['id']}/replay"
        steps = (await requests.get(url)).json()["steps"]
        for step in range(0, steps, max(1, steps // 20)):
            assert (await requests.get(url, params={"step": step})).status_code == 200


async def look_around(requests: httpx.AsyncClient) -> None:
    while True:
        for path in PLACES:
            assert (await requests.get(path)).status_code == 200


def test_the_loop_is_never_blocked(tmp_path: Path) -> None:
    with running(
        sqlite_in(tmp_path), tmp_path, "--no-limits", path=lanterns_path(tmp_path)
    ) as node:
        long = lay(node, "dungeon-attack", "human,bot:random,bot:random")
        asyncio.run(Player([node], long["id"], list(long["seats"].values())).play())
        pulse = Pulse(node)

        async def run() -> None:
            async with httpx.AsyncClient(base_url=node.url, timeout=30) as requests:
                laid = lay(node, "dungeon-run", "human,bot,bot,bot")
                work = [
                    Player([node], laid["id"], list(laid["seats"].values())).play(),
                    throw_dice(node),
                    read_logs(requests, long["id"], bearer(*long["seats"].values())),
                    look_around(requests),
                    pulse.watch(requests),
                ]
                tasks = [asyncio.create_task(one) for one in work]
                await asyncio.wait(tasks, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
                for task in tasks:
                    task.cancel()
                done = await asyncio.gather(*tasks, return_exceptions=True)
                assert not [e for e in done if isinstance(e, Exception)]

        asyncio.run(run())
        lags = f"worst lag {pulse.worst:.3f} s, ours {pulse.ours:.3f} s"
        sys.stdout.write(f"{lags}, {pulse.moves:.0f} moves, {len(FLIGHTS)} throws\n")
        assert pulse.moves > 5
        assert FLIGHTS
        assert pulse.worst < max(WORST, 2 * pulse.ours)
        assert '"level":"error"' not in node.log.read_text()
