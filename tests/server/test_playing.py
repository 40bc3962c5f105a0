"""Whole games over sockets, and what a client is told on the way."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import Player, bearer, client, http, lay
from tests.server.nodes import PATIENCE, Node, running

GAMES = ("dungeon-attack", "dungeon-run")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game(node: Node, game: str) -> None:
    laid = lay(node, game, "human,human,bot")
    players = [Player([node], laid["id"], [token]) for token in laid["seats"].values()]

    async def play() -> None:
        await asyncio.gather(*(player.play() for player in players))

    asyncio.run(play())

    assert players[0].last["outcome"] == players[1].last["outcome"]
    with http(node) as requests:
        assert requests.get(f"/api/tables/{laid['id']}").json()["status"] == "over"


def test_two_people_play_through_two_nodes_on_postgresql(
    postgresql_url: str, tmp_path: Path
) -> None:
    with running(postgresql_url, tmp_path) as one, running(postgresql_url, tmp_path) as other:
        laid = lay(one, "dungeon-attack", "human,human,bot")
        first = Player([one], laid["id"], [laid["seats"]["0"]])
        second = Player([other], laid["id"], [laid["seats"]["1"]])

        async def play() -> None:
            await asyncio.gather(first.play(), second.play())

        asyncio.run(asyncio.wait_for(play(), PATIENCE))

        assert first.last["outcome"] == second.last["outcome"]


def test_a_client_that_comes_back_gets_what_it_missed(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    tokens = list(laid["seats"].values())

    async def play() -> tuple[list[int], list[int]]:
        async with client(node) as one:
            await one.hello(laid["id"], tokens)
            update = await one.next("update")
            told = list(update["story"])
            for _ in range(6):
                view = next(view for view in update["views"] if view["options"])
                await one.answer(update, view["seat"], view["options"][0]["number"])
                update = await one.next("update")
                told = told[: update["story_from"]] + update["story"]
            seen = [event["at"] for event in told]
        async with client(node) as again:
            await again.hello(laid["id"], tokens)
            whole = await again.next("update")
        return seen, [event["at"] for event in whole["story"]]

    seen, whole = asyncio.run(play())
    assert seen == whole


def test_secrets_are_needed_to_play(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def play() -> str:
        async with client(node) as watcher:
            welcome = await watcher.hello(laid["id"])
            update = await watcher.next("update")
            assert welcome["mine"] == []
            assert [view["options"] for view in update["views"]] == [[]]
            await watcher.answer(update, 0, 0)
            return str((await watcher.next("refusal"))["reason"])

    assert asyncio.run(play()) == "not-your-seat"
    with http(node) as requests:
        url = f"/api/tables/{laid['id']}/seats/0/leave"
        assert requests.post(url, headers=bearer(laid["owner"])).status_code == 403
