"""Tables that were played under other rules: a move no longer comes out as it was written."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import Message, Player, client, lay
from tests.server.nodes import Node, running, sqlite_in
from undercroft.engine import Keyed, Table
from undercroft.engine.entries import Answered
from undercroft.games import find
from undercroft.server.play.moves import Played, pack_move

NEVER_OFFERED = 10**9
"""The number of no option."""
MOVES = 8
"""No game in which people choose what is offered last is over so soon."""


def forge(node: Node, table: str) -> None:
    """Let the first move be one that the rules refuse."""
    seat = 0
    move = Played(seat=seat, entries=(Answered(seat, NEVER_OFFERED),))
    node.stored("UPDATE deeds SET deed = ? WHERE table_id = ? AND n = 1", pack_move(move), table)


def told_of(node: Node, table: str, *columns: str) -> tuple[Any, ...]:
    """What is stored of a table."""
    (row,) = node.stored(f"SELECT {', '.join(columns)} FROM tables WHERE id = ?", table)
    return row


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
        asyncio.run(some_moves(node, laid, MOVES))
        key, *checkpoint = told_of(node, laid["id"], "key", "checkpoint", "checkpoint_position")
    forge(node, laid["id"])
    there = Table.from_checkpoint(
        find("dungeon-attack"), 2, checkpoint[0], Keyed(key, checkpoint[1])
    )
    assert there.ask is not None

    with running(database, tmp_path) as node:
        again = asyncio.run(some_moves(node, laid, 0))
        assert (again["n"], again["ask"]["why"]) == (MOVES, there.ask.why)
        stored = told_of(node, laid["id"], "base", "base_position", "base_n", "n")
        assert stored == (*checkpoint, MOVES, MOVES)
        last = asyncio.run(Player([node], laid["id"], list(laid["seats"].values())).play())
    assert last["outcome"]


def test_a_game_that_is_over_keeps_its_deeds(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with running(database, tmp_path) as node:
        laid = lay(node, "dungeon-attack", "human,human")
        last = asyncio.run(Player([node], laid["id"], list(laid["seats"].values())).play())
    forge(node, laid["id"])

    with running(database, tmp_path) as node:
        again = asyncio.run(some_moves(node, laid, 0))
        assert (again["n"], again["outcome"]) == (last["n"], last["outcome"])
        assert told_of(node, laid["id"], "base", "base_n") == (b"", 0)
