"""An orderly end: what is in flight is finished and told, and everybody is asked to come back."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from tests.server.clients import Client, Message, client, lay, wait_until
from tests.server.nodes import PATIENCE, Node, StillTime, lanterns_path, running, sqlite_in
from tests.server.processes import stopped, workers_of
from tests.server.test_alerts import Ear, hook
from tests.server.test_throws import laid_table, landed, throw_asked
from tests.server.witnesses import Witness, check

COME_BACK = 1012
NOTED = "SELECT seat, n FROM alerts WHERE table_id = ?"


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
    time = StillTime(tmp_path)  # it waits for what is in flight, however long that takes
    node = Node(sqlite_in(tmp_path), tmp_path, ["--no-limits"], time=time).start()
    laid = [lay(node, "dungeon-attack", "human,human") for _ in range(8)]
    lay(node, "dungeon-run", "bot,bot")
    people = [
        [Witness([node], one["id"], [token]) for token in one["seats"].values()] for one in laid
    ]

    async def play() -> tuple[list[int | None], int]:
        async with client(node) as idle:
            await idle.hello(laid[0]["id"])
            tasks = [
                asyncio.create_task(play_until_gone(node, one)) for both in people for one in both
            ]
            while sum(one.last.get("n", 0) for both in people for one in both) < 50:
                await asyncio.sleep(0.01)
            code = await asyncio.to_thread(node._end, how)
            return [await task for task in tasks] + [await close_code(idle)], code

    try:
        codes, exit_code = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    finally:
        node.kill()
    assert exit_code == 0
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

        asyncio.run(asyncio.wait_for(play(), PATIENCE))
        assert people[0].last["outcome"] == people[1].last["outcome"]
        check(node.database, laid["id"], people)


def test_everybody_at_a_table_is_told_that_the_server_goes(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path) as node:
        laid = lay(node, "dungeon-attack", "human,human")

        async def watch() -> int | None:
            async with client(node) as there:
                await there.hello(laid["id"])
                ending = asyncio.create_task(asyncio.to_thread(node.stop))
                await there.next("closing")
                code = await close_code(there)
                await ending
                return code

        assert asyncio.run(asyncio.wait_for(watch(), PATIENCE)) == COME_BACK


async def throw(there: Client, asked: Message) -> None:
    ask = asked["ask"]
    await there.send(type="throw", ask=ask["id"], seat=ask["waiting"][0])


async def end_while_a_die_flies(node: Node, there: Client, asked: Message) -> int:
    """Throw, and ask the server to end before the die has landed; returns its exit code."""
    with stopped(workers_of(node)):
        await throw(there, asked)
        async with client(node) as later:  # who is heard after the throw
            await later.send(type="hello", table="nothing")
            await later.next("refusal")
        ending = asyncio.create_task(asyncio.to_thread(node.stop))
        await asyncio.to_thread(wait_until, lambda: is_closing(node))
    return await ending


def is_closing(node: Node) -> bool:
    return httpx.get(f"{node.url}/ready", timeout=PATIENCE).status_code == 503


def noted(node: Node, table: str) -> list[tuple[int, int]]:
    """Whom the next server is to call: seats, and since which move they are to act."""
    return [(seat, n) for seat, n in node.stored(NOTED, table)]


async def throw_once(node: Node) -> None:
    """Have a worker that can throw."""
    async with client(node) as there:
        await throw(there, await throw_asked(there, *laid_table(node)))
        await there.next("flight")


def test_a_die_in_the_air_lands_before_the_server_ends(tmp_path: Path) -> None:
    path, time = lanterns_path(tmp_path), StillTime(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path, time=time) as node:
        table, tokens = laid_table(node)

        async def play() -> None:
            await throw_once(node)
            async with client(node) as there:
                asked = await throw_asked(there, table, tokens)
                assert await end_while_a_die_flies(node, there, asked) == 0
                flight, told = await there.next("flight"), await there.next("update")
                assert told["n"] == flight["n"] == asked["n"] + 1
                assert landed(told)
                assert await close_code(there) == COME_BACK
            node.start()
            async with client(node) as back:
                await back.hello(table, tokens, asked["n"])
                update = await back.next("update")
                assert (update["n"], landed(update)) == (told["n"], landed(told))

        asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_who_is_to_act_after_the_last_move_of_a_server_is_called_by_the_next(
    tmp_path: Path,
) -> None:
    options = ("--no-limits", "--private-hooks", "--alert-after", "2")
    path, time, ear = lanterns_path(tmp_path), StillTime(tmp_path), Ear()
    with running(sqlite_in(tmp_path), tmp_path, *options, path=path, time=time) as node:
        table, tokens = laid_table(node)
        seats = {str(seat): token for seat, token in enumerate(tokens)}

        async def play() -> Message:
            await throw_once(node)
            async with client(node) as there:
                asked = await throw_asked(there, table, tokens)
                (seat,) = asked["ask"]["waiting"]
                await there.hello(table, [tokens[seat]])  # the other one goes
                laid = {"id": table, "seats": seats}
                await asyncio.to_thread(hook, node, laid, 1 - seat, ear.url)
                await end_while_a_die_flies(node, there, asked)
                await there.next("flight")
                return await there.next("update")

        told = asyncio.run(asyncio.wait_for(play(), PATIENCE))
        assert noted(node, table) == [(told["ask"]["waiting"][0], told["ask"]["id"])]
        assert ear.calls.empty()
        node.start()
        time.let_pass(2)
        assert msgspec.json.decode(ear.hear().body)["ask"] == told["ask"]["id"]
    ear.server.shutdown()


async def see_the_end(node: Node, laid: Message) -> None:
    """Be there, as everybody can see, when a server ends."""
    async with client(node) as there:
        await there.hello(laid["id"], [laid["seats"]["0"]])
        while not (await there.next("seating"))["seats"][0]["here"]:
            pass
        await asyncio.to_thread(node.stop)


def test_nobody_is_said_to_be_at_a_server_that_has_ended(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path), tmp_path).start()
    laid = lay(node, "dungeon-attack", "human,human")

    async def look() -> bool:
        async with client(node) as there:
            return bool((await there.hello(laid["id"]))["seats"][0]["here"])

    try:
        asyncio.run(see_the_end(node, laid))
        node.start()
        assert asyncio.run(look()) is False
    finally:
        node.kill()


def test_who_hurries_the_end_waits_for_no_die_and_sees_no_error(tmp_path: Path) -> None:
    path, time = lanterns_path(tmp_path), StillTime(tmp_path)  # who is patient waits for ever
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path, time=time) as node:

        async def throw_and_hurry() -> int:
            await throw_once(node)
            async with client(node) as there:
                asked = await throw_asked(there, *laid_table(node))
                for worker in workers_of(node):
                    os.kill(worker, signal.SIGSTOP)  # this die never lands
                await throw(there, asked)
                async with client(node) as later:  # who is heard after the throw
                    await later.send(type="hello", table="nothing")
                    await later.next("refusal")
                os.kill(node.pid, signal.SIGINT)
                await asyncio.to_thread(wait_until, lambda: is_closing(node))
                return await asyncio.to_thread(node._end, signal.SIGINT)

        assert asyncio.run(asyncio.wait_for(throw_and_hurry(), PATIENCE)) == 0
    assert '"level":"error"' not in node.log.read_text()


def test_a_server_starts_though_a_table_it_left_can_not_be_played_any_more(tmp_path: Path) -> None:
    path = lanterns_path(tmp_path)
    node = Node(sqlite_in(tmp_path), tmp_path, path=path).start()
    laid = lay(node, "lanterns", "human,human", clock={"away": 1, "way": "bot"})

    try:
        asyncio.run(see_the_end(node, laid))
        node.path = ""
        node.start()
        lay(node, "dungeon-attack", "human")
    finally:
        node.kill()
