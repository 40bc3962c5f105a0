"""Whole games of Dungeon Fighter over a real server: told from a real board, and thrown."""

import asyncio

import pytest

from tests.server.clients import Client, Message, call, client, lay
from tests.server.nodes import PATIENCE, Node
from tests.server.quoits import PARTS, do
from undercroft.cli_verify import checked_throws
from undercroft.engine.log import read_log
from undercroft.engine.replay import Followed, verify
from undercroft.games import find

GAME = "dungeon-fighter"
HIT: Message = {"place": "zone-6", "bounces": 2, "icon": True}
SETUP = {"difficulty": "easy", "leader_decides": True}


SOON = 0.2
"""Seconds after which somebody who was too fast says it again."""


async def act(there: Client, update: Message) -> None:
    """Choose what is offered first; tell of a hit, lend a hand, or throw as is usual."""
    for view in update["views"]:
        if view["options"]:
            await there.answer(update, view["seat"], view["options"][0]["number"])
            return
    ask = update["ask"]
    if ask["kind"] != "throw":
        return
    if part := ask["throw"].get("awaits"):
        await do(there, update, "help", seat=ask["throw"]["helper"], part=PARTS[part])
    elif ask["throw"]["way"] == "companion":
        await do(there, update, "see", seen=HIT)
    else:
        await do(there, update, "throw")


def played(node: Node, seats: str) -> tuple[Message, Followed]:
    """The last update of a whole game, and the game as its log tells it."""
    laid = lay(node, GAME, seats, setup=SETUP)
    tokens = list(laid["seats"].values())

    async def play() -> Message:
        async with asyncio.timeout(PATIENCE), client(node) as there:
            await there.hello(laid["id"], tokens)
            update: Message = {}
            while True:
                message = await there.hear()
                if message["type"] == "refusal":
                    assert message["reason"] == "too-fast", message
                    await asyncio.sleep(SOON)
                elif message["type"] == "update":
                    update = message
                else:
                    continue
                if update["outcome"]:
                    return update
                await act(there, update)

    last = asyncio.run(play())
    log = read_log(call(node, "GET", f"/tables/{laid['id']}/log", *tokens).text)
    return last, verify(log, find(GAME))


@pytest.mark.rule("DF-COMPANION-01", "DF-COMPANION-04", "DF-GOAL-01", "DF-GOAL-02")
def test_a_party_at_a_real_board_wins_by_what_it_tells(node: Node) -> None:
    last, followed = played(node, "human/companion,human/companion,human/companion")

    assert last["outcome"]["verdicts"][0] == "verdict-won"
    assert len(set(last["outcome"]["scores"])) == 1
    assert followed.parted is None
    assert {thrown.entry.way for thrown in followed.throws} == {"companion"}
    assert set(checked_throws(followed.throws)) == {"verified-throws-told"}


@pytest.mark.rule("DF-SIM-03", "DF-SIM-04")
def test_dice_fly_until_the_adventure_is_over(node: Node) -> None:
    last, followed = played(node, "human/physics,human/physics")

    assert last["outcome"]["verdicts"][0].startswith("verdict-")
    assert followed.parted is None
    assert len(followed.throws) > 3
    assert {thrown.entry.way for thrown in followed.throws} == {"physics"}
    assert set(checked_throws(followed.throws)) == {"verified-throws-same"}
