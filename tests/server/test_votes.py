"""Votes to go back that not everybody answers: no table waits for ever for who says nothing."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.server.clients import (
    Client,
    Message,
    call,
    client,
    lay,
    wait_until,
    wait_until_looked_at,
)
from tests.server.nodes import Node, StillTime, lanterns_path, running, sqlite_in
from tests.server.processes import stopped, workers_of
from tests.server.test_undo import choose, consented, proposed, wait_until_bots_move
from undercroft.server.play.clocks import VOTE_PATIENCE
from undercroft.server.play.moves import Consented, Proposed, unpack_move


@pytest.fixture
def voting_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node of our own, that may be killed."""
    folder = tmp_path_factory.mktemp("votes")
    path, time = lanterns_path(folder), StillTime(folder)
    with running(sqlite_in(folder), folder, "--no-limits", path=path, time=time) as found:
        yield found


@asynccontextmanager
async def people_at(node: Node, laid: Message, *seats: int) -> AsyncIterator[list[Client]]:
    """A client for each of some seats."""
    async with AsyncExitStack() as stack:
        there = [await stack.enter_async_context(client(node)) for _ in seats]
        for one, seat in zip(there, seats, strict=True):
            await one.hello(laid["id"], [laid["seats"][str(seat)]])
        yield there


def is_called_off(update: Message) -> bool:
    return update["by"] in ("bot", "clock") and update["proposal"] is None


async def waited_and_asked(there: Client) -> tuple[Message, Message, Message]:
    """The first seat lets its turn go by and asks to go back: before, after, and asked."""
    before = await there.next("update")
    after = await choose(there, before, 0, "wait")
    return before, after, await proposed(there, after, 0)


def stored(node: Node, table: str) -> tuple[list[tuple[int, Any]], int | None]:
    """The moves of a table with their times, and when it goes on by itself."""
    found = node.stored("SELECT at, deed FROM deeds WHERE table_id = ? ORDER BY n", table)
    moves = [(at, unpack_move(move)) for at, move in found]
    return moves, node.stored("SELECT deadline FROM tables WHERE id = ?", table)[0][0]


def let_pass_while_down(node: Node, milliseconds: int) -> None:
    """The server is down for so long."""
    node.kill()
    node.time.let_pass(milliseconds / 1000)
    node.start()


def test_a_vote_that_nobody_answers_is_called_off_though_nobody_is_there(voting_node: Node) -> None:
    node = voting_node
    laid = lay(node, "lanterns", "human,human,human")

    async def ask() -> Message:
        async with people_at(node, laid, 0, 2) as (asker, other):
            _, after, _ = await waited_and_asked(asker)
            update = await other.until("update", lambda update: update["proposal"])
            update = await consented(other, update, 2, yes=True)
            assert update["proposal"]["agreed"] == [2]
            return after

    after = asyncio.run(ask())
    moves, deadline = stored(node, laid["id"])
    assert isinstance(moves[1][1], Proposed)
    assert deadline == moves[1][0] + VOTE_PATIENCE

    let_pass_while_down(node, VOTE_PATIENCE - 1)
    wait_until_looked_at(node, laid["id"])
    assert len(stored(node, laid["id"])[0]) == 3
    let_pass_while_down(node, 1)
    wait_until(lambda: len(stored(node, laid["id"])[0]) == 4)
    assert stored(node, laid["id"])[0][3][1] == Consented(seat=0, by="clock", yes=False)

    node.kill()
    node.start()

    async def look() -> Message:
        async with people_at(node, laid, 0) as (asker,):
            return await asker.next("update")

    update = asyncio.run(look())
    assert (update["n"], update["proposal"]) == (4, None)
    assert update["views"] == after["views"]


def test_bots_play_on_after_a_vote_was_called_off(voting_node: Node) -> None:
    node = voting_node
    wait_until_bots_move(node)
    laid = lay(node, "lanterns", "human,human,bot:steady")

    async def ask() -> None:
        """Ask while the bot thinks, so that it has to wait."""
        async with people_at(node, laid, 0, 1) as (one, other):
            await choose(one, await one.next("update"), 0, "wait")
            turn = await other.until("update", lambda update: update["views"][0]["options"])
            await other.answer(turn, 1, turn["views"][0]["options"][0]["number"])
            await other.send(type="undo", seat=1)
            asked = await other.until("update", lambda update: update["proposal"])
            assert asked["ask"]["waiting"] == [2]

    with stopped(workers_of(node)):
        asyncio.run(ask())
    before = len(stored(node, laid["id"])[0])
    let_pass_while_down(node, VOTE_PATIENCE)
    wait_until(lambda: len(stored(node, laid["id"])[0]) >= before + 2)
    assert [move.by for _, move in stored(node, laid["id"])[0][before:]][:2] == ["clock", "bot"]


def test_who_leaves_while_asked_is_not_waited_for(voting_node: Node) -> None:
    node = voting_node
    laid = lay(node, "lanterns", "human,human,human")

    async def play() -> tuple[Message, Message]:
        async with people_at(node, laid, 0, 2) as (asker, other):
            before, _, _ = await waited_and_asked(asker)
            update = await other.until("update", lambda update: update["proposal"])
            await consented(other, update, 2, yes=True)
            leave = f"/tables/{laid['id']}/seats/1/leave"
            await asyncio.to_thread(call, node, "POST", leave, laid["seats"]["1"])
            return before, await asker.until("update", is_called_off)

    before, back = asyncio.run(play())
    assert back["views"] == before["views"]
    assert stored(node, laid["id"])[0][-1][1] == Consented(seat=1, by="bot", yes=True)
    node.kill()
    node.start()

    async def look() -> Message:
        async with people_at(node, laid, 0) as (asker,):
            return await asker.next("update")

    assert asyncio.run(look())["views"] == before["views"]


def test_what_somebody_asked_who_left_is_called_off(voting_node: Node) -> None:
    node = voting_node
    laid = lay(node, "lanterns", "human,human,human")

    async def play() -> None:
        async with people_at(node, laid, 0, 1) as (asker, other):
            await waited_and_asked(asker)
            asked = await other.until("update", lambda update: update["proposal"])
            leave = f"/tables/{laid['id']}/seats/0/leave"
            await asyncio.to_thread(call, node, "POST", leave, laid["seats"]["0"])
            update = await other.until("update", is_called_off)
            assert update["views"] == asked["views"]

    asyncio.run(play())
    assert stored(node, laid["id"])[0][-1][1] == Consented(seat=0, by="bot", yes=False)


def test_a_bot_that_stands_in_agrees(voting_node: Node) -> None:
    node = voting_node
    laid = lay(node, "lanterns", "human,human", clock={"away": 30, "way": "bot"})

    async def play() -> None:
        async with people_at(node, laid, 0) as (asker,):
            before, _, _ = await waited_and_asked(asker)
            node.time.let_pass(30)
            back = await asker.until("update", is_called_off)
            assert back["views"] == before["views"]

    asyncio.run(play())


def test_everybody_is_told_how_long_a_vote_still_runs(voting_node: Node) -> None:
    laid = lay(voting_node, "lanterns", "human,human,human")

    async def ask() -> tuple[int, int]:
        async with people_at(voting_node, laid, 0) as (there,):
            _, _, asked = await waited_and_asked(there)
            voting_node.time.let_pass(1.5)
            async with people_at(voting_node, laid, 1) as (other,):
                told = await other.next("update")
            return asked["proposal"]["left"], told["proposal"]["left"]

    assert asyncio.run(ask()) == (VOTE_PATIENCE, VOTE_PATIENCE - 1_500)
