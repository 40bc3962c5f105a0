"""A game with a fault in what it shows: whoever is not concerned plays on, and nobody is deaf."""

import asyncio
from pathlib import Path

from tests.server.clients import Client, client, lay
from tests.server.nodes import PATIENCE, Node, installed, running, sqlite_in

CRACKED = """
from tests.lanterns import Lanterns

class Cracked(Lanterns):
    id = "cracked"

    def view(self, g, seat):
        if seat == 0 and g.turn == 1:
            raise ValueError("a crack")
        return super().view(g, seat)

def make(folders=()):
    return Cracked()
"""
STALE = 10_000
"""The number of an ask that is not open."""


async def play(node: Node) -> None:
    laid = lay(node, "cracked", "human,human,human")
    async with client(node) as one, client(node) as other:
        for there, seat in ((one, "0"), (other, "1")):
            await there.hello(laid["id"], [laid["seats"][seat]])
        update = await one.next("update")
        await other.next("update")
        await wait(one, update, 0)
        assert (await one.next("refusal"))["reason"] == "not-shown"
        told = await other.next("update")
        assert (told["n"], told["ask"]["waiting"]) == (1, [1])

        await one.send(type="answer", ask=STALE, seat=0, option=0)
        assert (await one.next("refusal"))["reason"] == "moved-on"
        await one.send(type="say", seat=0, text="still here")
        assert (await one.next("said"))["text"] == "still here"

        await wait(other, told, 1)
        assert (await one.next("update"))["n"] == 2


async def wait(there: Client, update: dict[str, object], seat: int) -> None:
    """Wait: it tells and changes least."""
    await there.answer(update, seat, 0)


def test_a_view_that_breaks_stops_neither_the_table_nor_its_socket(tmp_path: Path) -> None:
    (tmp_path / "cracked.py").write_text(CRACKED)
    path = installed(tmp_path, "cracked", "cracked")
    with running(sqlite_in(tmp_path), tmp_path, path=path) as node:
        asyncio.run(asyncio.wait_for(play(node), PATIENCE))
