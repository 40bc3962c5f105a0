"""Several devices on one seat, and several seats on one device."""

import asyncio

from tests.server.clients import Client, Message, client, lay, play_out
from tests.server.nodes import Node


async def first_update(there: Client, table: str, tokens: list[str]) -> Message:
    await there.hello(table, tokens)
    return await there.next("update")


def test_two_devices_on_one_seat_see_the_same_and_either_answers(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human")
    mine, theirs = laid["seats"].values()

    async def play() -> None:
        node = lanterns_node
        async with client(node) as phone, client(node) as laptop, client(node) as other:
            seen = await first_update(phone, laid["id"], [mine])
            assert await first_update(laptop, laid["id"], [mine]) == seen
            theirs_seen = await first_update(other, laid["id"], [theirs])
            for turn, asked in enumerate((phone, other, laptop, other, phone, other)):
                update = theirs_seen if asked is other else seen
                await asked.answer(update, turn % 2, update["views"][0]["options"][0]["number"])
                seen, twin = await phone.next("update"), await laptop.next("update")
                theirs_seen = await other.next("update")
                assert seen == twin
                assert seen["views"] != theirs_seen["views"]

    asyncio.run(play())


def test_of_two_devices_that_answer_at_once_one_wins(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human")

    async def play() -> None:
        async with client(lanterns_node) as phone, client(lanterns_node) as laptop:
            token = [laid["seats"]["0"]]
            update = await first_update(phone, laid["id"], token)
            await first_update(laptop, laid["id"], token)
            wait, peek = (option["number"] for option in update["views"][0]["options"][:2])
            await asyncio.gather(phone.answer(update, 0, wait), laptop.answer(update, 0, peek))

            updates = [await device.next("update") for device in (phone, laptop)]
            assert updates[0]["n"] == updates[1]["n"] == update["n"] + 1

    asyncio.run(play())


def test_who_answers_what_is_past_is_told_how_the_table_stands(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human")

    async def play() -> None:
        async with client(lanterns_node) as there:
            old = await first_update(there, laid["id"], list(laid["seats"].values()))
            await there.answer(old, 0, old["views"][0]["options"][0]["number"])
            new = await there.next("update")
            await there.answer(old, 0, old["views"][0]["options"][0]["number"])
            assert (await there.next("refusal"))["reason"] == "moved-on"
            assert (await there.next("update"))["views"] == new["views"]

    asyncio.run(play())


def test_one_client_holds_all_seats_of_a_table(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "dungeon-attack", "human,human,human")
    last = play_out(lanterns_node, laid["id"], list(laid["seats"].values()))
    assert [view["seat"] for view in last["views"]] == [0, 1, 2]
    assert last["outcome"]
