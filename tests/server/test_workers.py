"""Worker processes: one that dies or hangs is replaced, and the others do not wait for it."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import jobs
from tests.server.clients import call, client, lay, wait_until
from tests.server.nodes import PATIENCE, Node, lanterns_path, running, sqlite_in
from tests.server.processes import dying_workers, workers_of
from tests.server.quoits import lay_quoits, throws_in
from tests.server.quoits import throw_asked as dared
from tests.server.test_throws import laid_table, throw_asked
from undercroft.engine import Refused
from undercroft.engine.log import read_log
from undercroft.server.tables.throws import LATE_HAND
from undercroft.server.workers.pool import WorkerDied, Workers

KILLS = 4
HOUR = 3_600


def ask(play: Callable[[Workers], Coroutine[Any, Any, None]], longest: float = 30) -> None:
    """Let somebody work with two workers."""

    async def run() -> None:
        workers = Workers(2, longest)
        try:
            await asyncio.wait_for(play(workers), PATIENCE)
        finally:
            workers.close()

    asyncio.run(run())


async def is_worked(workers: Workers) -> bool:
    """Whether something is done in the end; a busy machine may need more than one attempt."""
    while True:
        with contextlib.suppress(TimeoutError):
            return bool(await workers.run(abs, -4) == 4)


def test_workers_work_and_refuse(tmp_path: Path) -> None:
    async def play(workers: Workers) -> None:
        found = await asyncio.gather(*(workers.run(jobs.double, number) for number in range(10)))
        assert found == [2 * number for number in range(10)]
        with pytest.raises(Refused) as refused:
            await workers.run(jobs.refuse)
        assert refused.value.reason == "bad-log"
        assert await workers.run(jobs.die_once, str(tmp_path / "trace")) == "done"

    ask(play)


def test_what_kills_its_worker_twice_is_given_up_and_others_go_on() -> None:
    async def play(workers: Workers) -> None:
        deadly = asyncio.create_task(workers.run(jobs.die))
        found = await asyncio.gather(*(workers.run(jobs.double, number) for number in range(20)))
        assert found == [2 * number for number in range(20)]
        with pytest.raises(WorkerDied):
            await deadly

    ask(play)


def test_a_worker_that_hangs_is_ended_and_others_go_on() -> None:
    async def play(workers: Workers) -> None:
        hanging = [asyncio.create_task(workers.run(time.sleep, 600)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await is_worked(workers)
        for one in hanging:
            with pytest.raises(TimeoutError):
                await one

    ask(play, longest=2)


def test_whoever_stops_waiting_does_not_take_the_worker_along() -> None:
    async def play(workers: Workers) -> None:
        await workers.run(abs, 1)
        for _ in range(4):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(workers.run(time.sleep, 600), 0.01)
        assert await is_worked(workers)

    ask(play, longest=2)


def test_whoever_waits_for_a_worker_at_the_end_is_told_that_it_closes(tmp_path: Path) -> None:
    trace = tmp_path / "trace"

    async def play(workers: Workers) -> None:
        waiting = [asyncio.create_task(workers.run(jobs.hang, str(trace))) for _ in range(6)]
        while len(list(tmp_path.iterdir())) < 2:
            await asyncio.sleep(0.01)
        workers.close()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        late = await asyncio.gather(workers.run(abs, 1), return_exceptions=True)
        assert [getattr(one, "reason", one) for one in [*ended, *late]] == ["closing"] * 7

    ask(play, longest=PATIENCE)


@pytest.fixture
def node_with_worker(tmp_path: Path) -> Iterator[Node]:
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits") as node:
        yield node


def test_bots_play_on_when_their_worker_is_killed_again_and_again(node_with_worker: Node) -> None:
    node = node_with_worker
    table = lay(node, "dungeon-run", "bot,bot,bot")["id"]
    killed: set[int] = set()
    for _ in range(KILLS):
        table = wait_until_moved(node, table)
        for pid in workers_of(node) - killed:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
    wait_until_moved(node, table)
    assert killed


def wait_until_moved(node: Node, table: str) -> str:
    """See the bots of a table move, or those of a new one if their game is over; says of which."""

    def seen() -> tuple[str, int]:
        found = call(node, "GET", f"/tables/{table}").json()
        return found["status"], found["moves"]

    status, before = seen()
    if status == "over":
        return wait_until_moved(node, str(lay(node, "dungeon-run", "bot,bot,bot")["id"]))
    wait_until(lambda: seen()[1] > before)
    return table


def test_a_throw_whose_worker_dies_again_and_again_is_given_up(tmp_path: Path) -> None:
    path = lanterns_path(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path) as node:

        async def play() -> tuple[str, int]:
            async with client(node) as there:
                asked = await throw_asked(there, *laid_table(node))
                throw = {"ask": asked["ask"]["id"], "seat": asked["ask"]["waiting"][0]}
                with dying_workers(node):
                    await there.send(type="throw", **throw)
                    refusal = await there.next("refusal")
                await there.send(type="throw", **throw)
                flight = await there.next("flight")
                return refusal["reason"], flight["n"] - asked["n"]

        assert asyncio.run(play()) == ("gave-up", 1)
        assert '"level":"error"' not in node.log.read_text()


def test_a_throw_for_somebody_whose_worker_dies_is_drawn(quoits_node: Node) -> None:
    """A table does not wait for a die that never lands, and who is late has the clumsy hand."""
    clock = {"move": HOUR, "way": "default"}
    table, tokens = lay_quoits(quoits_node, "human,human", clock=clock, setup={"rounds": 1})

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await dared(there)
            with dying_workers(quoits_node):
                quoits_node.time.let_pass(HOUR)
                await there.until("update", lambda told: told["n"] > asked["n"])

    asyncio.run(play())
    log = read_log(call(quoits_node, "GET", f"/tables/{table}/log", *tokens).text)
    assert [threw.way for threw in throws_in(log)] == [LATE_HAND]
