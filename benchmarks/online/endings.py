"""How long a node takes to end: asked to while a crowd plays, and hurried while a die hangs."""

import asyncio
import os
import signal
import time
from typing import NamedTuple

import httpx
from tests.server.clients import Client, client, wait_until
from tests.server.nodes import PATIENCE, Node
from tests.server.processes import workers_of
from tests.server.test_throws import laid_table, throw_asked

from benchmarks.online import laying
from benchmarks.online.crowd import Crowd
from benchmarks.online.players import UndercroftPlayer

PLAY_SECONDS = 0.5


class Endings(NamedTuple):
    """Seconds until the process was gone."""

    asked: float
    hurried: float


async def endings(node: Node, tables: int) -> Endings:
    """End a node twice; it is started again after the first time."""
    asked = await _asked(node, tables)
    await asyncio.to_thread(node.start)
    return Endings(asked, await _hurried(node))


async def _asked(node: Node, tables: int) -> float:
    crowd = Crowd(UndercroftPlayer, await laying.lay(node, 2 * tables))
    await crowd.sit_down(tables, [node.port])
    crowd.begin()
    await crowd.play_for(PLAY_SECONDS)
    start = time.perf_counter()
    await asyncio.to_thread(node.stop)
    seconds = time.perf_counter() - start
    crowd.leave()
    return seconds


async def _hurried(node: Node) -> float:
    """Twice Ctrl-C, while the process that throws stands still."""
    async with client(node) as there:
        await _throw(node, there)
        await there.next("flight")
        for worker in workers_of(node):
            os.kill(worker, signal.SIGSTOP)
        await _throw(node, there)
        os.kill(node.pid, signal.SIGINT)
        await asyncio.to_thread(wait_until, lambda: _is_closing(node))
        start = time.perf_counter()
        await asyncio.to_thread(node._end, signal.SIGINT)
        return time.perf_counter() - start


async def _throw(node: Node, there: Client) -> None:
    ask = (await throw_asked(there, *laid_table(node)))["ask"]
    await there.send(type="throw", ask=ask["id"], seat=ask["waiting"][0])


def _is_closing(node: Node) -> bool:
    return httpx.get(f"{node.url}/ready", timeout=PATIENCE).status_code == 503
