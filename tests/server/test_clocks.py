"""Clocks, leavers and bots: tables that go on by themselves, also when servers die."""

import asyncio
from pathlib import Path

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

HOUR = 3_600
OVER = "/tables?status=over"


def table_with(node: Node, clock: Message, seats: str = "human,human") -> Message:
    return lay(node, "lanterns", seats, clock=clock, setup={"turns": 40}, public=True)


def seen(node: Node, table: str) -> Message:
    """What is stored of a table, without opening it."""
    page: list[Message] = call(node, "GET", "/tables?size=100").json()["tables"]
    return next(one for one in page if one["id"] == table)


def moves(node: Node, table: str) -> int:
    """How many moves are stored."""
    return int(seen(node, table)["moves"])


async def played_by(there: Client, who: str) -> Message:
    """The next update after a move of somebody's."""
    return await there.until("update", lambda update: update["by"] == who)


def test_when_the_time_for_a_move_is_over_the_default_is_played(still_node: Node) -> None:
    laid = table_with(still_node, {"move": HOUR, "way": "default"})

    async def wait() -> None:
        async with client(still_node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            first = await there.next("update")
            assert [clock["seat"] for clock in first["clocks"]] == [0, 1]
            assert first["clocks"][0]["move"] == HOUR * 1000
            still_node.time.let_pass(HOUR - 0.001)
            await asyncio.to_thread(wait_until_looked_at, still_node, laid["id"])
            assert moves(still_node, laid["id"]) == 0
            still_node.time.let_pass(0.001)
            update = await played_by(there, "clock")
            assert update["n"] == first["n"] + 1
            assert update["views"][1]["options"]
            told = {event["name"] for event in update["story"]}
            assert not told & {"card-played", "card-buried"}

    asyncio.run(wait())


def test_when_the_time_for_the_game_is_over_every_move_is_the_default(still_node: Node) -> None:
    laid = table_with(still_node, {"game": HOUR, "way": "default"}, "human,bot:steady")

    async def wait() -> None:
        async with client(still_node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            await there.next("update")
            still_node.time.let_pass(HOUR)
            for _ in range(3):
                update = await played_by(there, "clock")
            assert update["clocks"][0]["game"] == 0

    asyncio.run(wait())


@pytest.mark.rule("DC-RULING-94")
def test_a_bot_plays_for_who_is_too_slow_until_they_say_hello_again(still_node: Node) -> None:
    laid = table_with(still_node, {"move": HOUR, "way": "bot"})
    mine, theirs = laid["seats"].values()

    async def wait() -> None:
        async with client(still_node) as slow, client(still_node) as other:
            await slow.hello(laid["id"], [mine])
            await other.hello(laid["id"], [theirs])
            await other.until("seating", lambda told: all(one["here"] for one in told["seats"]))
            still_node.time.let_pass(HOUR)
            await other.until("seating", lambda told: told["seats"][0]["stand_in"])
            await played_by(other, "bot")
            welcome = await slow.hello(laid["id"], [mine])
            assert welcome["mine"] == [0]
            await other.until("seating", lambda told: not told["seats"][0]["stand_in"])

    asyncio.run(wait())


@pytest.mark.rule("DC-RULING-94")
def test_a_bot_plays_for_who_is_away_and_hands_the_seat_back(still_node: Node) -> None:
    laid = table_with(still_node, {"away": HOUR, "way": "bot"})
    mine, theirs = laid["seats"].values()

    async def wait() -> None:
        async with client(still_node) as other:
            async with client(still_node) as leaver:
                await leaver.hello(laid["id"], [mine])
                await leaver.next("update")
                await other.hello(laid["id"], [theirs])
                await other.until("seating", lambda told: told["seats"][0]["here"])
            await other.until("seating", lambda told: not told["seats"][0]["here"])
            still_node.time.let_pass(HOUR)
            await other.until("seating", lambda told: told["seats"][0]["stand_in"])
            update = await played_by(other, "bot")
            async with client(still_node) as back:
                await back.hello(laid["id"], [mine])
                await other.until("seating", lambda told: told["seats"][0]["here"])
                await other.answer(update, 1, update["views"][0]["options"][0]["number"])
                asked = await back.until("update", lambda update: update["views"][0]["options"])
                await back.answer(asked, 0, asked["views"][0]["options"][0]["number"])
                done = await other.until("update", lambda update: update["n"] > asked["n"])
                assert done["by"] == "seat"

    asyncio.run(wait())


def test_who_never_came_is_away_too(still_node: Node) -> None:
    laid = table_with(still_node, {"away": HOUR, "way": "default"})

    async def wait() -> None:
        async with client(still_node) as other:
            await other.hello(laid["id"], [laid["seats"]["1"]])
            still_node.time.let_pass(HOUR)
            await played_by(other, "clock")

    asyncio.run(wait())


def test_where_the_way_is_to_wait_nothing_happens(still_node: Node) -> None:
    laid = table_with(still_node, {"move": 1, "game": 1, "away": 1, "way": "wait"})

    async def wait() -> None:
        async with client(still_node) as there:
            await there.hello(laid["id"], [laid["seats"]["1"]])
            assert (await there.next("update"))["clocks"] == []
            still_node.time.let_pass(HOUR)
            await asyncio.to_thread(wait_until_looked_at, still_node, laid["id"])

    asyncio.run(wait())
    assert moves(still_node, laid["id"]) == 0


def test_clocks_and_bots_go_on_after_a_crash_though_nobody_comes(tmp_path: Path) -> None:
    path, time = lanterns_path(tmp_path), StillTime(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path, time=time) as node:
        slow = table_with(node, {"move": HOUR, "way": "default"})
        away = table_with(node, {"away": HOUR, "way": "bot"})
        bots = lay(node, "dungeon-run", "bot,bot,bot", public=True)
        node.kill()
        node.start()
        go_on_by_themselves(node, slow["id"], away["id"])
        wait_until(lambda: any_of(call(node, "GET", OVER).json(), bots["id"]))


def go_on_by_themselves(node: Node, *tables: str) -> None:
    """See tables move, whenever the time has come, though nobody is there."""
    for _ in range(2):
        before = {table: moves(node, table) for table in tables}
        node.time.let_pass(HOUR)
        wait_until(lambda: all(is_further(node, *known) for known in before.items()))  # noqa: B023


def is_further(node: Node, table: str, known: int) -> bool:
    """Whether there are more moves than were known, or all that there can be."""
    now = seen(node, table)
    return bool(now["moves"] > known or now["status"] == "over")


def any_of(page: Message, table: str) -> bool:
    return any(one["id"] == table for one in page["tables"])


def test_another_node_keeps_the_clocks_of_one_that_died(
    postgresql_url: str, tmp_path: Path
) -> None:
    path, time = lanterns_path(tmp_path), StillTime(tmp_path)
    with (
        running(postgresql_url, tmp_path, "--no-limits", path=path, time=time) as one,
        running(postgresql_url, tmp_path, "--no-limits", path=path, time=time) as other,
    ):
        slow = table_with(one, {"move": HOUR, "way": "default"})
        bots = lay(one, "dungeon-attack", "bot,bot,bot", public=True)
        one.kill()
        go_on_by_themselves(other, slow["id"])
        wait_until(lambda: any_of(call(other, "GET", OVER).json(), bots["id"]))


@pytest.mark.parametrize("level", ["novice", "adventurer", "steady", "greedy"])
@pytest.mark.parametrize("game", ["dungeon-attack", "dungeon-run"])
def test_bots_of_every_level_play_whole_games(lanterns_node: Node, game: str, level: str) -> None:
    """Among three that play to win: two steady ones may evade a boss for ever."""
    laid = lay(lanterns_node, game, f"bot:{level},bot,bot,bot", public=True)
    over = f"/tables?status=over&game={game}&size=100"
    wait_until(lambda: any_of(call(lanterns_node, "GET", over).json(), laid["id"]))
