"""An orderly end: what is in flight is finished and told, and everybody is asked to come back."""

import asyncio
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from tests.server.clients import Client, client, lay
from tests.server.nodes import Node, running, sqlite_in
from tests.server.witnesses import Witness, check

COME_BACK = 1012


async def play_until_gone(node: Node, one: Witness) -> int | None:
    """Play fast until the server closes the socket; returns its code, None for a whole game."""
    async with client(node) as there:
        with suppress(websockets.ConnectionClosed):
            await one._play(there)
        return there.socket.close_code


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_end_finishes_what_is_in_flight(
    tmp_path: Path, how: signal.Signals
) -> None:
    node = Node(sqlite_in(tmp_path), tmp_path, ["--no-limits"]).start()
    laid = [lay(node, "dungeon-attack", "human,human") for _ in range(8)]
    lay(node, "dungeon-run", "bot,bot")
    people = [
        [Witness([node], one["id"], [token]) for token in one["seats"].values()] for one in laid
    ]

    async def play() -> tuple[list[int | None], int, float]:
        async with client(node) as idle:
            await idle.hello(laid[0]["id"])
            tasks = [
                asyncio.create_task(play_until_gone(node, one)) for both in people for one in both
            ]
            while sum(one.last.get("n", 0) for both in people for one in both) < 50:
                await asyncio.sleep(0.01)
            start = time.monotonic()
            code = await asyncio.to_thread(node._end, how)
            took = time.monotonic() - start
            return [await task for task in tasks] + [await close_code(idle)], code, took

    try:
        codes, exit_code, took = asyncio.run(asyncio.wait_for(play(), 90))
    finally:
        node.kill()
    assert exit_code == 0
    assert took < 8
    assert set(codes) <= {COME_BACK, None}
    assert codes.count(COME_BACK) > 1
    for one, both in zip(laid, people, strict=True):
        stored = check(node.database, one["id"], both)
        assert stored == max(witness.last["n"] for witness in both), "a stored move was not told"


async def close_code(there: Client) -> int | None:
    with suppress(websockets.ConnectionClosed):
        while True:
            await there.socket.recv()
    return there.socket.close_code


def test_a_server_that_is_ending_serves_the_same_games_when_it_is_back(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits") as node:
        laid = lay(node, "dungeon-attack", "human,human")
        people = [Witness([node], laid["id"], [t], 0.02) for t in laid["seats"].values()]

        async def play() -> None:
            async with asyncio.TaskGroup() as playing:
                for one in people:
                    playing.create_task(one.play())
                while people[0].last.get("n", 0) < 3:
                    await asyncio.sleep(0.01)
                assert await asyncio.to_thread(node.stop) == 0
                await asyncio.to_thread(node.start)

        asyncio.run(asyncio.wait_for(play(), 60))
        assert people[0].last["outcome"] == people[1].last["outcome"]
        check(node.database, laid["id"], people)
