"""What people say at the table: to everybody, kept, and not too much of it."""

import asyncio

import pytest

from tests.server.clients import Client, Message, call, client, lay
from tests.server.nodes import Node
from undercroft.server.tables.live_table import CHAT_RATE

GAME = "dungeon-attack"
MOST, A_SECOND = CHAT_RATE


@pytest.fixture(scope="module")
def node(still_node: Node) -> Node:
    """Nobody may say more because the machine is slow."""
    return still_node


@pytest.fixture
def laid(node: Node) -> Message:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]
    return dict(call(node, "POST", "/tables", json={"game": GAME, "seats": seats}).json())


async def said(there: Client, count: int) -> list[tuple[int, str, str]]:
    messages = [await there.next("said") for _ in range(count)]
    return [(message["seat"], message["name"], message["text"]) for message in messages]


def test_everybody_hears_what_is_said_and_who_comes_later_too(node: Node, laid: Message) -> None:
    one, other = laid["seats"].values()

    async def talk() -> None:
        async with client(node) as ann, client(node) as bo, client(node) as watcher:
            await ann.hello(laid["id"], [one])
            await bo.hello(laid["id"], [other])
            await watcher.hello(laid["id"])
            await ann.send(type="say", seat=0, text="Good  evening!")
            heard = [(0, "Ann", "Good evening!")]
            assert await said(ann, 1) == await said(bo, 1) == await said(watcher, 1) == heard
            await bo.send(type="say", seat=1, text="Bonsoir, ça va ? 🎲")
            heard = [(1, "Bo", "Bonsoir, ça va ? 🎲")]
            assert await said(ann, 1) == await said(bo, 1) == await said(watcher, 1) == heard
        async with client(node) as later:
            await later.hello(laid["id"])
            assert [text for _, _, text in await said(later, 2)] == [
                "Good evening!",
                "Bonsoir, ça va ? 🎲",
            ]

    asyncio.run(talk())


def test_only_a_seat_of_one_s_own_speaks(node: Node, laid: Message) -> None:
    async def talk() -> None:
        async with client(node) as ann, client(node) as watcher:
            await ann.hello(laid["id"], [laid["seats"]["0"]])
            await watcher.hello(laid["id"])
            await ann.send(type="say", seat=1, text="I am Bo")
            assert (await ann.next("refusal"))["reason"] == "not-your-seat"
            await watcher.send(type="say", seat=0, text="I am Ann")
            assert (await watcher.next("refusal"))["reason"] == "not-your-seat"

    asyncio.run(talk())


@pytest.mark.parametrize(
    "text",
    ["", "   ", "\x00", "x" * 501, "\u3164", "\u115f \u2800", "\ufe0f", "\u0301", "\u200d"],
    ids=ascii,
)
def test_what_is_empty_or_too_long_is_not_said(node: Node, laid: Message, text: str) -> None:
    async def talk() -> None:
        async with client(node) as ann:
            await ann.hello(laid["id"], [laid["seats"]["0"]])
            await ann.send(type="say", seat=0, text=text)
            assert (await ann.next("refusal"))["reason"] == "bad-message"
            await ann.send(type="say", seat=0, text="x" * 500)
            assert len((await ann.next("said"))["text"]) == 500

    asyncio.run(talk())


def test_letters_that_nobody_sees_are_left_out_and_emoji_stay_whole(
    node: Node, laid: Message
) -> None:
    heart = "\u2764\ufe0f\u200d\U0001f525"

    async def talk() -> None:
        async with client(node) as ann:
            await ann.hello(laid["id"], [laid["seats"]["0"]])
            await ann.send(type="say", seat=0, text=f"a\u3164b\u200dc \u2800 {heart}\ufe0f\ufe0f")
            assert (await ann.next("said"))["text"] == f"abc {heart}\ufe0f"

    asyncio.run(talk())


def test_nobody_talks_without_pause(node: Node, laid: Message) -> None:
    async def talk() -> list[str]:
        async with client(node) as ann:
            await ann.hello(laid["id"], [laid["seats"]["0"]])
            for number in range(MOST + 1):
                await ann.send(type="say", seat=0, text=f"no {number}")
            assert (await ann.next("refusal"))["reason"] == "too-fast"
            node.time.let_pass(1 / A_SECOND)
            await ann.send(type="say", seat=0, text="sorry")
            await ann.send(type="say", seat=0, text="again")
            assert (await ann.next("refusal"))["reason"] == "too-fast"
        async with client(node) as later:
            await later.hello(laid["id"])
            return [text for _, _, text in await said(later, MOST + 1)]

    assert asyncio.run(talk()) == [*(f"no {number}" for number in range(MOST)), "sorry"]


def test_words_keep_the_name_of_who_said_them(node: Node, laid: Message) -> None:
    async def talk() -> None:
        async with client(node) as bo:
            await bo.hello(laid["id"], [laid["seats"]["1"]])
            await bo.send(type="say", seat=1, text="I have to go")
            await said(bo, 1)

    asyncio.run(talk())
    seat = f"/tables/{laid['id']}/seats/1"
    call(node, "POST", f"{seat}/leave", laid["seats"]["1"])
    invite = call(node, "POST", f"{seat}/invite", laid["owner"]).json()["code"]
    call(node, "POST", f"{seat}/claim", invite, json={"name": "Cy"})

    async def listen() -> list[tuple[int, str, str]]:
        async with client(node) as later:
            await later.hello(laid["id"])
            return await said(later, 1)

    assert asyncio.run(listen()) == [(1, "Bo", "I have to go")]


def test_another_socket_gives_a_seat_no_more_to_say(node: Node, laid: Message) -> None:
    async def talk() -> list[str]:
        async with client(node) as one, client(node) as other:
            for there in (one, other):
                await there.hello(laid["id"], [laid["seats"]["0"]])
            for number in range(4):
                await one.send(type="say", seat=0, text=f"no {number}")
            await said(one, 4)
            for number in range(4, 8):
                await other.send(type="say", seat=0, text=f"no {number}")
            assert (await other.next("refusal"))["reason"] == "too-fast"
        async with client(node) as later:
            await later.hello(laid["id"])
            return [text for _, _, text in await said(later, 5)]

    assert asyncio.run(talk()) == [f"no {number}" for number in range(5)]


@pytest.mark.rule("DF-COMBAT-05")
def test_a_choice_can_be_discussed_before_it_is_made(node: Node) -> None:
    """All see the same fight; whoever is not asked can say what they would take."""
    game = lay(node, "dungeon-fighter", "human,human", setup={"leader_decides": True})
    tokens = list(game["seats"].values())

    async def talk() -> None:
        async with client(node) as all_seats, client(node) as other:
            await all_seats.hello(game["id"], tokens)
            update = await all_seats.next("update")
            while update["ask"]["why"] != "DF-COMBAT-04":
                view = next(view for view in update["views"] if view["options"])
                await all_seats.answer(update, view["seat"], view["options"][0]["number"])
                update = await all_seats.next("update")
            await other.hello(game["id"], tokens[1:])
            seen = await other.next("update")
            await other.send(type="say", seat=1, text="Not the red one!")

            assert seen["views"][0]["view"]["fight"]
            assert [text for _, _, text in await said(all_seats, 1)] == ["Not the red one!"]
            choosing = next(view for view in update["views"] if view["options"])
            taken = choosing["options"][0]["number"]
            await all_seats.answer(update, choosing["seat"], taken)
            assert (await all_seats.next("update"))["ask"]["kind"] == "throw"

    asyncio.run(talk())
