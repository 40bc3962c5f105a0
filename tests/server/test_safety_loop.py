"""The event loop is never blocked: whatever takes long is done elsewhere, and it goes on meanwhile.

How late it is at worst is measured by `make bench`.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.clients import call, client, http, lay, play_out, wait_until
from tests.server.nodes import NO_DISK, Node, PostgreSQL, lanterns_path, running, sqlite_in
from tests.server.processes import stopped, workers_of
from tests.server.test_throws import laid_table, throw_asked

PLACES = [
    "/health",
    "/metrics",
    "/api/games",
    "/api/tables",
    "/api/schema/openapi.json",
    "/api/words/fr?game=dungeon-run",
    "/api/games/dungeon-run/rules?language=fr",
]


def look_around(node: Node, places: list[str]) -> None:
    with http(node) as requests:
        for place in places:
            assert requests.get(place).status_code == 200


def bring(node: Node, log: str) -> httpx.Response:
    return call(node, "POST", "/logs", json={"log": log})


def moves(node: Node, table: str) -> int:
    return int(call(node, "GET", f"/tables/{table}").json()["moves"])


def start_workers(node: Node) -> str:
    """Have a bot think and a log read; gives the log."""
    laid = lay(node, "dungeon-attack", "human,human")
    play_out(node, laid["id"], list(laid["seats"].values()))
    log = call(node, "GET", f"/tables/{laid['id']}/log").text
    assert bring(node, log).status_code == 201
    bots = lay(node, "lanterns", "bot,bot")["id"]
    wait_until(lambda: moves(node, bots) > 0)
    return log


def test_the_loop_goes_on_while_bots_think_dice_fly_and_logs_are_read(tmp_path: Path) -> None:
    """Those who do that stand still, and everything else is done."""
    path = lanterns_path(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path) as node:
        log = start_workers(node)
        table, tokens = laid_table(node)

        async def play() -> None:
            async with client(node) as there:
                ask = (await throw_asked(there, table, tokens))["ask"]
                with ThreadPoolExecutor(1) as people:
                    with stopped(workers_of(node)):
                        bots = lay(node, "dungeon-run", "bot,bot,bot")["id"]
                        await there.send(type="throw", ask=ask["id"], seat=ask["waiting"][0])
                        reading = people.submit(bring, node, log)
                        await asyncio.to_thread(play_meanwhile, node)
                        assert moves(node, bots) == 0
                        assert not reading.done()
                        async with client(node) as late:
                            await late.hello(table)
                            assert (await late.next("update"))["ask"]["kind"] == "throw"
                    assert (await asyncio.to_thread(reading.result)).status_code == 201
                await there.next("flight")
                await asyncio.to_thread(wait_until, lambda: moves(node, bots) > 0)

        asyncio.run(play())
        assert '"level":"error"' not in node.log.read_text()


def play_meanwhile(node: Node) -> None:
    """People play a whole game, and others look around."""
    laid = lay(node, "dungeon-attack", "human,human")
    play_out(node, laid["id"], list(laid["seats"].values()))
    look_around(node, PLACES)


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that may stand still."""
    server = PostgreSQL(NO_DISK)
    server.start()
    yield server
    server.remove()


@contextmanager
def hanging(server: PostgreSQL) -> Iterator[None]:
    """A database that takes questions and answers none."""
    with stopped(server.pids()):
        yield


def test_the_loop_goes_on_while_the_database_hangs(
    own_postgresql: PostgreSQL, tmp_path: Path
) -> None:
    """Reading and writing wait, and what needs neither is answered."""
    url = own_postgresql.new_database("hanging")
    with running(url, tmp_path, "--no-limits") as node, ThreadPoolExecutor(2) as people:
        laid = lay(node, "dungeon-attack", "human,human")
        waiting: list[Future[httpx.Response]] = []

        async def play() -> None:
            async with client(node) as there:
                await there.hello(laid["id"], list(laid["seats"].values()))
                update = await there.next("update")
                view = next(view for view in update["views"] if view["options"])
                with hanging(own_postgresql):
                    await there.answer(update, view["seat"], view["options"][0]["number"])
                    waiting.append(people.submit(call, node, "GET", "/tables"))
                    waiting.append(people.submit(call, node, "GET", f"/tables/{laid['id']}"))
                    await there.send(type="over")
                    await asyncio.to_thread(look_around, node, ["/health", *PLACES[4:]])
                assert (await there.next("update"))["n"] == 1

        asyncio.run(play())
        assert all(one.result().status_code in (200, 503) for one in waiting)
