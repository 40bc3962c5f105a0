"""Tables for a crowd: laid through the API, brought as logs, or only named."""

import asyncio
import random
import secrets
from collections.abc import Iterable
from itertools import islice

import httpx
from tests.server.nodes import Node

from benchmarks.online.players import TableOf2
from undercroft.engine import Keyed, Table
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find

AT_ONCE = 4
"""A node takes no more logs at once."""
PATIENCE = 300.0


async def lay(node: Node, count: int) -> list[TableOf2]:
    """Tables of Dungeon Attack! for two people."""
    wanted = {"game": "dungeon-attack", "seats": [{"kind": "human"}] * 2}
    return await _post(node, "/api/tables", (wanted for _ in range(count)))


async def bring(node: Node, count: int, moves: int) -> list[TableOf2]:
    """Tables of Dungeon Run for four, played at random for so many moves."""
    tables = (random_table("dungeon-run", seed, moves) for seed in range(10 * count))
    running = islice((table for table in tables if not table.is_over), count)
    logs = [{"log": write_log(log_of(table, with_key=True))} for table in running]
    return await _post(node, "/api/logs", logs)


def named(count: int) -> list[TableOf2]:
    """Matches of boardgame.io, which come to be when somebody asks for them."""
    return [TableOf2(secrets.token_urlsafe(9), ()) for _ in range(count)]


def random_table(game_id: str, seed: int, moves: int) -> Table:
    """A game of four after so many random moves, or at its end."""
    table = Table(find(game_id), 4, Keyed.from_seed(str(seed)), {})
    chance = random.Random(seed)
    for _ in range(moves):
        if not table.is_over:
            seat = table.waiting_for[0]
            table.answer(seat, chance.choice(table.options(seat)))
    return table


async def _post(node: Node, path: str, bodies: Iterable[object]) -> list[TableOf2]:
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=node.url, timeout=PATIENCE) as requests:

        async def post(body: object) -> TableOf2:
            async with gate:
                answer = await requests.post(path, json=body)
            answer.raise_for_status()
            laid = answer.json()
            return TableOf2(laid["id"], tuple(laid["seats"].values()))

        return list(await asyncio.gather(*(post(body) for body in bodies)))
