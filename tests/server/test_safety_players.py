"""Hostile players: each trick gets a clear word, and the honest finish their game meanwhile."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Client, Message, Player, client, lay
from tests.server.nodes import PATIENCE, Node


async def refusal(there: Client, **message: Any) -> str:
    """Why a message is refused."""
    await there.send(**message)
    return str((await there.next("refusal"))["reason"])


def at_table(node: Node, seats: str = "human,human") -> tuple[str, list[str]]:
    laid = lay(node, "lanterns", seats, setup={"turns": 30})
    return laid["id"], list(laid["seats"].values())


def test_tricks_are_refused_by_name(lanterns_node: Node) -> None:
    node = lanterns_node
    (table, tokens), (elsewhere, others) = at_table(node), at_table(node)

    async def run() -> None:
        async with client(node) as me, client(node) as there:
            await there.hello(elsewhere, others)
            await me.hello(table, [tokens[1]])
            update = await me.next("update")
            ask = update["ask"]["id"]
            tricks: list[tuple[Message, str]] = [
                ({"type": "answer", "ask": ask, "seat": 1, "option": 0}, "not-your-turn"),
                ({"type": "answer", "ask": ask, "seat": 0, "option": 0}, "not-your-seat"),
                ({"type": "answer", "ask": ask, "seat": 15, "option": 0}, "not-your-seat"),
                ({"type": "answer", "ask": ask + 1, "seat": 1, "option": 0}, "moved-on"),
                ({"type": "answer", "ask": 2**31, "seat": 1, "option": 2**31}, "moved-on"),
                ({"type": "tell", "ask": ask, "seat": 1, "faces": "6"}, "no-chance"),
                ({"type": "throw", "ask": ask, "seat": 1, "release": {}}, "no-chance"),
                ({"type": "undo", "seat": 0}, "not-your-seat"),
                ({"type": "undo", "seat": 1}, "nothing-to-undo"),
                ({"type": "consent", "seat": 1, "proposal": 0, "yes": True}, "no-proposal"),
                ({"type": "consent", "seat": 0, "proposal": 0, "yes": True}, "not-your-seat"),
                ({"type": "say", "seat": 0, "text": "I am seat 1"}, "not-your-seat"),
                ({"type": "hello", "table": table, "tokens": others}, "bad-token"),
                ({"type": "hello", "table": elsewhere, "tokens": tokens}, "bad-token"),
                ({"type": "hello", "table": table, "tokens": [tokens[1], others[0]]}, "bad-token"),
            ]
            for message, reason in tricks:
                assert await refusal(me, **message) == reason, message

    asyncio.run(run())


def test_what_is_not_offered_is_refused_and_nobody_answers_twice(lanterns_node: Node) -> None:
    table, tokens = at_table(lanterns_node)

    async def run() -> None:
        async with client(lanterns_node) as me:
            await me.hello(table, [tokens[0]])
            update = await me.next("update")
            answer = {"type": "answer", "ask": update["ask"]["id"], "seat": 0}
            offered = [option["number"] for option in update["views"][0]["options"]]
            for option in {0, 1, 5, 100, 2**31} - set(offered):
                assert await refusal(me, **answer, option=option) == "not-offered"
            await me.send(**answer, option=offered[0])
            await me.send(**answer, option=offered[0])
            assert (await me.next("update"))["n"] == 1
            assert (await me.next("refusal"))["reason"] == "moved-on"
            assert (await me.next("update"))["n"] == 1

    asyncio.run(run())


def test_hello_again_changes_what_one_holds_and_no_more(lanterns_node: Node) -> None:
    """A second hello is allowed: with more seats, fewer, or at another table."""
    node = lanterns_node
    (table, tokens), (elsewhere, others) = at_table(node), at_table(node)

    async def run() -> None:
        async with client(node) as me:
            assert (await me.hello(table, tokens))["mine"] == [0, 1]
            assert (await me.hello(table, [tokens[1]]))["mine"] == [1]
            assert await refusal(me, type="undo", seat=0) == "not-your-seat"
            assert (await me.hello(elsewhere, others))["table"] == elsewhere
            assert await refusal(me, type="hello", table=table, tokens=others) == "bad-token"
            update = await again(me, elsewhere, others)
            assert [view["seat"] for view in update["views"]] == [0, 1]

    async def again(me: Client, where: str, held: Sequence[str]) -> Message:
        await me.hello(where, held)
        return await me.next("update")

    asyncio.run(run())


def test_who_got_up_plays_no_more(lanterns_node: Node) -> None:
    node = lanterns_node
    table, tokens = at_table(node)

    async def run() -> None:
        async with client(node) as me:
            await me.hello(table, [tokens[1]])
            leave = {"Authorization": f"Bearer {tokens[1]}"}
            url = f"{node.url}/api/tables/{table}/seats/1/leave"
            async with httpx.AsyncClient(timeout=PATIENCE) as requests:
                assert (await requests.post(url, headers=leave)).status_code == 204
            with pytest.raises(ConnectionClosed):
                await me.next("nothing")
        async with client(node) as back:
            assert await refusal(back, type="hello", table=table, tokens=[tokens[1]]) == "bad-token"

    asyncio.run(run())


class Hostile:
    """Somebody who does what they can to spoil a table, again and again."""

    def __init__(self, node: Node, table: str, tokens: Sequence[str]) -> None:
        self.node = node
        self.table = table
        self.tokens = tokens
        self.sent = 0
        self.refused = 0

    async def spoil(self) -> None:
        """Come back whenever sent away."""
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, TimeoutError):
                async with client(self.node) as there:
                    await asyncio.gather(self._listen(there), self._send(there))
            await asyncio.sleep(0.05)

    async def _listen(self, there: Client) -> None:
        async for message in there.socket:
            self.refused += '"refusal"' in str(message)

    async def _send(self, there: Client) -> None:
        await there.send(type="hello", table=self.table, tokens=list(self.tokens))
        for number in range(1000):
            for text in self._tricks(number):
                await there.socket.send(text)
                self.sent += 1

    def _tricks(self, number: int) -> list[str | bytes]:
        return [
            f'{{"type":"answer","ask":{number},"seat":0,"option":{number}}}',
            f'{{"type":"answer","ask":{number},"seat":1,"option":0}}',
            f'{{"type":"undo","seat":{number % 16}}}',
            f'{{"type":"consent","seat":1,"proposal":{number},"yes":true}}',
            f'{{"type":"throw","ask":{number},"seat":0,"release":{{"velocity":[1e308,0,0]}}}}',
            '{"type":"hello","table":"nothing"}',
            "[" * 1000,
            b"\xff" * 100,
            "x" * 60_000,
        ]


@pytest.mark.parametrize("game", ["lanterns", "dungeon-attack"])
def test_the_honest_finish_their_game_meanwhile(lanterns_node: Node, game: str) -> None:
    node = lanterns_node
    laid = lay(node, game, "human,human")
    _, others = at_table(node)
    tokens = list(laid["seats"].values())
    honest = [Player([node], laid["id"], [token], first) for token in tokens]
    hostile = [Hostile(node, laid["id"], held) for held in ([], others)]

    async def run() -> None:
        spoiling = [asyncio.create_task(one.spoil()) for one in hostile]
        async with asyncio.timeout(PATIENCE):
            while not all(one.refused for one in hostile):
                await asyncio.sleep(0.01)
            await asyncio.gather(*(player.play() for player in honest))
        for task in spoiling:
            task.cancel()
        await asyncio.gather(*spoiling, return_exceptions=True)

    asyncio.run(run())
    assert honest[0].last["outcome"] == honest[1].last["outcome"]
    assert honest[0].comings == honest[1].comings == 1
    assert all(one.sent > one.refused > 0 for one in hostile)


def first(_: Message, view: Message) -> int:
    """Choose what comes first, which is never a throw."""
    number: int = view["options"][0]["number"]
    return number


def test_nothing_of_this_broke_anything(lanterns_node: Node) -> None:
    assert '"level":"error"' not in lanterns_node.log.read_text()
