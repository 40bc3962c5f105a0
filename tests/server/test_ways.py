"""Every seat throws in a way of its own, laid with the table or changed in the game."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from tests.server.clients import Message, call, client, lay
from tests.server.nodes import Node, installed, running
from tests.server.quoits import SEEN, do, lay_quoits, refused, throw_asked, throws_in
from undercroft.engine.log import read_log, write_log


def ways(seats: list[Message]) -> list[str]:
    return [seat["way"] for seat in seats]


@pytest.mark.parametrize(
    ("seats", "real_dice", "found"),
    [
        ("human,bot", False, ["physics", "physics"]),
        ("human,bot", True, ["companion", "physics"]),
        ("human/steady,bot:random/clumsy", False, ["steady", "clumsy"]),
        ("human/physics,open", True, ["physics", "physics"]),
    ],
)
def test_a_seat_throws_as_it_was_laid_or_as_is_usual(
    quoits_node: Node, seats: str, real_dice: bool, found: list[str]
) -> None:
    laid = lay(quoits_node, "quoits", seats, real_dice=real_dice)

    table = call(quoits_node, "GET", f"/tables/{laid['id']}").json()

    assert ways(table["seats"]) == found


def test_who_sits_down_at_real_dice_tells_what_was_seen(quoits_node: Node) -> None:
    laid = lay(quoits_node, "quoits", "human,open,open/clumsy", real_dice=True)
    for seat in (1, 2):
        path = f"/tables/{laid['id']}/seats/{seat}/claim"
        assert call(quoits_node, "POST", path, laid["invites"][str(seat)]).status_code == 201

    table = call(quoits_node, "GET", f"/tables/{laid['id']}").json()

    assert ways(table["seats"]) == ["companion", "companion", "clumsy"]


def test_an_unknown_way_is_refused(quoits_node: Node) -> None:
    seats = [{"kind": "human", "way": "script"}]
    answer = call(quoits_node, "POST", "/tables", json={"game": "quoits", "seats": seats})

    assert answer.status_code == 400


@pytest.mark.parametrize("hand", ["steady", "average", "clumsy"])
def test_a_hand_throws_at_once_and_as_the_key_says(quoits_node: Node, hand: str) -> None:
    table, tokens = lay_quoits(quoits_node, f"human/{hand},human/{hand}", setup={"rounds": 2})

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            update = await there.next("update")
            while not update["outcome"]:
                if any(view["options"] for view in update["views"]):
                    await there.answer(update, update["ask"]["waiting"][0], 0)
                else:
                    assert update["ask"]["throw"]["way"] == hand
                update = await there.next("update")

    asyncio.run(play())
    log = read_log(call(quoits_node, "GET", f"/tables/{table}/log", *tokens).text)
    assert [threw.way for threw in throws_in(log)] == [hand] * 4
    assert log.head.ways == (hand, hand)


def test_a_way_changes_in_the_game_and_the_throw_that_waits_with_it(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")

    async def play() -> None:
        async with client(quoits_node) as there, client(quoits_node) as other:
            await there.hello(table, tokens[:1])
            await other.hello(table, tokens[1:])
            await other.next("update")
            asked = await throw_asked(there)
            assert await refused(there, asked, "see", seen=SEEN) == "wrong-way"
            await other.send(type="way", seat=0, way="steady")
            assert (await other.next("refusal"))["reason"] == "not-your-seat"

            await there.send(type="way", seat=0, way="companion")
            told = await other.until("seating", lambda told: ways(told["seats"])[0] == "companion")
            assert ways(told["seats"]) == ["companion", "physics"]
            asked = await there.until("update", lambda told: told["ask"].get("throw"))
            assert asked["ask"]["throw"]["way"] == "companion"
            assert await refused(there, asked, "throw") == "wrong-way"
            assert await refused(there, asked, "lift") == "wrong-way"

            await there.send(type="way", seat=0, way="clumsy")
            await there.until("update", lambda told: told["ask"]["kind"] == "choose")

    asyncio.run(play())
    log = read_log(call(quoits_node, "GET", f"/tables/{table}/log", *tokens).text)
    assert [threw.way for threw in throws_in(log)] == ["clumsy"]


def test_a_way_outlives_its_server_and_the_game(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,bot/average", setup={"rounds": 1})

    async def play(way: str) -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            await there.send(type="way", seat=0, way=way)
            await there.until("seating", lambda told: ways(told["seats"])[0] == way)
            if way == "steady":
                await throw_asked(there)
                await there.until("update", lambda told: told["outcome"])

    asyncio.run(play("companion"))
    quoits_node.kill()
    quoits_node.start()
    seats = call(quoits_node, "GET", f"/tables/{table}").json()["seats"]
    assert ways(seats) == ["companion", "average"]
    asyncio.run(play("steady"))
    answer = call(quoits_node, "POST", f"/tables/{table}/rematch", *tokens, json={"seat": 0})
    again = call(quoits_node, "GET", f"/tables/{answer.json()['id']}").json()
    assert ways(again["seats"]) == ["steady", "average"]


def test_a_log_brings_its_ways_along(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human/companion,human,bot:greedy/steady")
    text = call(quoits_node, "GET", f"/tables/{table}/log", *tokens).text
    odd = read_log(text)
    odd.head = structs.replace(odd.head, ways=("lucky", "physics", "steady"))

    for log, found in ((text, "companion"), (write_log(odd), "physics")):
        brought = call(quoits_node, "POST", "/logs", json={"log": log})
        assert brought.status_code == 201, brought.text
        seats = call(quoits_node, "GET", f"/tables/{brought.json()['id']}").json()["seats"]
        assert ways(seats) == [found, "physics", "steady"]


def test_two_nodes_know_the_same_ways(postgresql_url: str, tmp_path: Any) -> None:
    path = installed(tmp_path, "quoits", "tests.quoits")
    with (
        running(postgresql_url, tmp_path, "--no-limits", path=path) as here,
        running(postgresql_url, tmp_path, "--no-limits", path=path) as elsewhere,
    ):
        table, tokens = lay_quoits(here, "human/companion,human")

        async def play() -> None:
            async with client(here) as one, client(elsewhere) as two:
                await one.hello(table, tokens[:1])
                await two.hello(table, tokens[1:])
                await two.next("update")
                asked = await throw_asked(one)
                await one.send(type="way", seat=0, way="average")
                await two.until("seating", lambda told: ways(told["seats"])[0] == "average")
                told = await two.until("update", lambda told: told["ask"]["waiting"] == [1])
                assert told["n"] > asked["n"]
                await do(two, await throw_asked_again(two, told), "see", seen=SEEN)
                assert (await two.next("refusal"))["reason"] == "wrong-way"

        asyncio.run(play())


async def throw_asked_again(there: Any, update: Message) -> Message:
    await there.answer(update, 1, 0)
    told: Message = await there.until("update", lambda told: told["ask"].get("throw"))
    return told
