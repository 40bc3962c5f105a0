"""Tables that were played under other rules: a move no longer comes out as it was written."""

import asyncio
import sqlite3
from pathlib import Path

from tests.server.clients import Message, Player, client, lay
from tests.server.nodes import Node, running, sqlite_in


def forge(folder: Path, table: str) -> None:
    """Let the first move be one that the rules refuse."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        move = connection.execute(
            "SELECT deed FROM deeds WHERE table_id = ? ORDER BY n DESC LIMIT 1", (table,)
        ).fetchone()
        connection.execute("UPDATE deeds SET deed = ? WHERE table_id = ? AND n = 1", (*move, table))


def base_of(folder: Path, table: str) -> tuple[bytes, int, int]:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        found = connection.execute(
            "SELECT base, base_n, n FROM tables WHERE id = ?", (table,)
        ).fetchone()
        return tuple(found)


async def some_moves(node: Node, laid: Message, count: int) -> Message:
    async with client(node) as there:
        await there.hello(laid["id"], list(laid["seats"].values()))
        update = await there.next("update")
        while update["n"] < count:
            for view in update["views"]:
                if view["options"]:
                    await there.answer(update, view["seat"], view["options"][-1]["number"])
                    break
            update = await there.next("update")
        return update


def test_a_running_game_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with running(database, tmp_path) as node:
        laid = lay(node, "dungeon-attack", "human,human")
        before = asyncio.run(some_moves(node, laid, 12))
    forge(tmp_path, laid["id"])

    with running(database, tmp_path) as node:
        again = asyncio.run(some_moves(node, laid, 0))
        assert (again["n"], again["ask"]["why"]) == (before["n"], before["ask"]["why"])
        assert base_of(tmp_path, laid["id"])[1:] == (12, 12)
        last = asyncio.run(Player([node], laid["id"], list(laid["seats"].values())).play())
    assert last["outcome"]


def test_a_game_that_is_over_keeps_its_deeds(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with running(database, tmp_path) as node:
        laid = lay(node, "dungeon-attack", "human,human")
        last = asyncio.run(Player([node], laid["id"], list(laid["seats"].values())).play())
    forge(tmp_path, laid["id"])

    with running(database, tmp_path) as node:
        again = asyncio.run(some_moves(node, laid, 0))
    assert (again["n"], again["outcome"]) == (last["n"], last["outcome"])
    assert base_of(tmp_path, laid["id"])[:2] == (b"", 0)
