"""Clocks, leavers and bots: tables that go on by themselves, also when servers die."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, Message, call, client, lay, wait_until
from tests.server.nodes import Node, lanterns_path, running, sqlite_in
from undercroft.bots import LEVELS

SLACK = 15.0
"""Seconds after which even a busy machine has looked at its clocks."""


def table_with(node: Node, clock: Message, seats: str = "human,human") -> Message:
    return lay(node, "lanterns", seats, clock=clock, setup={"turns": 40}, public=True)


def moves(node: Node, table: str) -> int:
    """How many moves are stored, without opening the table."""
    page = call(node, "GET", "/tables?size=100").json()["tables"]
    return next(int(one["moves"]) for one in page if one["id"] == table)


async def until(there: Client, kind: str, is_so: Any) -> Message:
    async with asyncio.timeout(SLACK):
        while not is_so(message := await there.next(kind)):
            pass
    return message


def test_when_the_time_for_a_move_is_over_the_default_is_played(lanterns_node: Node) -> None:
    laid = table_with(lanterns_node, {"move": 1, "way": "default"})

    async def wait() -> None:
        async with client(lanterns_node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            first = await there.next("update")
            assert [clock["seat"] for clock in first["clocks"]] == [0, 1]
            assert 0 <= first["clocks"][0]["move"] <= 1000
            update = await until(there, "update", lambda update: update["by"] == "clock")
            assert update["n"] == first["n"] + 1
            assert update["views"][1]["options"]
            told = {event["name"] for event in update["story"]}
            assert not told & {"card-played", "card-buried"}

    asyncio.run(wait())


def test_when_the_time_for_the_game_is_over_every_move_is_the_default(lanterns_node: Node) -> None:
    laid = table_with(lanterns_node, {"game": 1, "way": "default"}, "human,bot:steady")

    async def wait() -> None:
        async with client(lanterns_node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            for _ in range(3):
                update = await until(there, "update", lambda update: update["by"] == "clock")
            assert update["clocks"][0]["game"] == 0

    asyncio.run(wait())


def test_a_bot_plays_for_who_is_too_slow_until_they_say_hello_again(lanterns_node: Node) -> None:
    laid = table_with(lanterns_node, {"move": 1, "way": "bot"})
    mine, theirs = laid["seats"].values()

    async def wait() -> None:
        async with client(lanterns_node) as slow, client(lanterns_node) as other:
            await slow.hello(laid["id"], [mine])
            await other.hello(laid["id"], [theirs])
            await until(other, "seating", lambda told: told["seats"][0]["stand_in"])
            await until(other, "update", lambda update: update["by"] == "bot")
            welcome = await slow.hello(laid["id"], [mine])
            assert welcome["mine"] == [0]
            await until(other, "seating", lambda told: not told["seats"][0]["stand_in"])

    asyncio.run(wait())


def test_a_bot_plays_for_who_is_away_and_hands_the_seat_back(lanterns_node: Node) -> None:
    laid = table_with(lanterns_node, {"away": 1, "way": "bot"})
    mine, theirs = laid["seats"].values()

    async def wait() -> None:
        async with client(lanterns_node) as other:
            async with client(lanterns_node) as leaver:
                await leaver.hello(laid["id"], [mine])
                await leaver.next("update")
                await other.hello(laid["id"], [theirs])
            await until(other, "seating", lambda told: not told["seats"][0]["here"])
            await until(other, "seating", lambda told: told["seats"][0]["stand_in"])
            update = await until(other, "update", lambda update: update["by"] == "bot")
            async with client(lanterns_node) as back:
                await back.hello(laid["id"], [mine])
                await until(other, "seating", lambda told: told["seats"][0]["here"])
                await other.answer(update, 1, update["views"][0]["options"][0]["number"])
                asked = await until(back, "update", lambda update: update["views"][0]["options"])
                await back.answer(asked, 0, asked["views"][0]["options"][0]["number"])
                done = await until(other, "update", lambda update: update["n"] > asked["n"])
                assert done["by"] == "seat"

    asyncio.run(wait())


def test_who_never_came_is_away_too(lanterns_node: Node) -> None:
    laid = table_with(lanterns_node, {"away": 1, "way": "default"})

    async def wait() -> None:
        async with client(lanterns_node) as other:
            await other.hello(laid["id"], [laid["seats"]["1"]])
            await until(other, "update", lambda update: update["by"] == "clock")

    asyncio.run(wait())


def test_where_the_way_is_to_wait_nothing_happens(lanterns_node: Node) -> None:
    laid = table_with(lanterns_node, {"move": 1, "game": 1, "away": 1, "way": "wait"})

    async def wait() -> None:
        async with client(lanterns_node) as there:
            await there.hello(laid["id"], [laid["seats"]["1"]])
            assert (await there.next("update"))["clocks"] == []
            with pytest.raises(TimeoutError):
                await there.next("update", within=2.5)

    asyncio.run(wait())


def test_clocks_and_bots_go_on_after_a_crash_though_nobody_comes(tmp_path: Path) -> None:
    options = ("--no-limits",)
    with running(sqlite_in(tmp_path), tmp_path, *options, path=lanterns_path(tmp_path)) as node:
        slow = table_with(node, {"move": 1, "way": "default"})
        away = table_with(node, {"away": 1, "way": "bot"})
        bots = lay(node, "dungeon-run", "bot,bot,bot", public=True)
        node.kill()
        node.start()
        before = moves(node, slow["id"]), moves(node, away["id"])
        wait_until(lambda: moves(node, slow["id"]) > before[0] + 1)
        wait_until(lambda: moves(node, away["id"]) > before[1] + 1)
        over = "/tables?status=over"
        wait_until(lambda: any_of(call(node, "GET", over).json(), bots["id"]), within=90)


def any_of(page: Message, table: str) -> bool:
    return any(one["id"] == table for one in page["tables"])


def test_another_node_keeps_the_clocks_of_one_that_died(
    postgresql_url: str, tmp_path: Path
) -> None:
    path = lanterns_path(tmp_path)
    with (
        running(postgresql_url, tmp_path, path=path) as one,
        running(postgresql_url, tmp_path, path=path) as other,
    ):
        slow = table_with(one, {"move": 2, "way": "default"})
        bots = lay(one, "dungeon-attack", "bot,bot,bot", public=True)
        one.kill()
        before = moves(other, slow["id"])
        wait_until(lambda: moves(other, slow["id"]) > before + 1)
        over = "/tables?status=over"
        wait_until(lambda: any_of(call(other, "GET", over).json(), bots["id"]), within=60)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["dungeon-attack", "dungeon-run"])
def test_bots_of_every_level_play_whole_games(lanterns_node: Node, game: str, level: str) -> None:
    """Among three that play to win: two steady ones may evade a boss for ever."""
    laid = lay(lanterns_node, game, f"bot:{level},bot,bot,bot", public=True)
    over = f"/tables?status=over&game={game}&size=100"
    wait_until(lambda: any_of(call(lanterns_node, "GET", over).json(), laid["id"]), within=100)
