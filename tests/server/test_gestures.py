"""Dice that fly by a release or a gesture, which the server times and maps by itself."""

import asyncio
from typing import Any

import pytest

from tests.server.clients import Client, Message, call, client
from tests.server.nodes import Node
from tests.server.quoits import SWIPE, do, lay_quoits, refused, throw_asked, throws_in
from undercroft import throwing
from undercroft.engine.log import read_log
from undercroft.targets.record.throw_record import ThrowRecord, unpack_record


def records(node: Node, table: str, tokens: list[str]) -> list[ThrowRecord]:
    """What the log keeps of each throw."""
    log = read_log(call(node, "GET", f"/tables/{table}/log", *tokens).text)
    return [unpack_record(threw.record)[0] for threw in throws_in(log)]


async def flick(there: Client, node: Node, update: Message, **more: Any) -> None:
    """Lift the die and throw it with a usual flick."""
    await do(there, update, "lift")
    await heard(there)
    node.time.let_pass(0.5)
    await do(there, update, "throw", gesture=SWIPE | more)


async def heard(there: Client) -> None:
    """Wait until all that was said has been acted upon."""
    await there.send(type="undo", seat=0, n=0)
    await there.next("refusal")


def test_a_gesture_flies_from_where_the_thrower_stands(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            for seat in (0, 1):
                asked = await throw_asked(there)
                await flick(there, quoits_node, asked)
                flight = await there.next("flight")
                assert flight["seat"] == seat
                assert flight["film"]["bodies"][0]["name"] == "die"

    asyncio.run(play())
    south, north = records(quoits_node, table, tokens)
    assert south.release.position[1] < 0 < north.release.position[1]
    assert south.release.trace


def test_a_gesture_needs_a_lift_of_this_very_die(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await throw_asked(there)
            assert await refused(there, asked, "throw", gesture=SWIPE) == "no-lift"
            assert await refused(there, asked, "lift", seat=1) == "not-your-turn"
            await flick(there, quoits_node, asked)
            await there.next("flight")
            assert await refused(there, asked, "lift") == "moved-on"
            asked = await throw_asked(there)
            assert await refused(there, asked, "throw", gesture=SWIPE) == "no-lift"

    asyncio.run(play())


def test_a_trace_lasts_no_longer_than_the_server_saw(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await throw_asked(there)
            await do(there, asked, "lift")
            await heard(there)
            quoits_node.time.let_pass(0.09)
            assert await refused(there, asked, "throw", gesture=SWIPE) == "bad-trace"
            quoits_node.time.let_pass(0.02)
            await do(there, asked, "throw", gesture=SWIPE)
            await there.next("flight")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("gesture", "reason"),
    [
        ({}, "bad-trace"),
        ({"device": "mouse"}, "bad-trace"),
        (SWIPE | {"luck": 1}, "bad-trace"),
        (SWIPE | {"points": [[0, 0]]}, "bad-trace"),
        (SWIPE | {"times": SWIPE["times"][::-1]}, "bad-trace"),
        (SWIPE | {"points": [[0, at / 1e4] for at in range(25)]}, "no-throw"),
    ],
)
def test_what_is_no_gesture_changes_nothing(
    quoits_node: Node, gesture: Message, reason: str
) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await throw_asked(there)
            await do(there, asked, "lift")
            await heard(there)
            quoits_node.time.let_pass(1)
            assert await refused(there, asked, "throw", gesture=gesture) == reason
            release = {"position": [0, 0, 1], "velocity": [0, 1, 0]}
            both = {"gesture": SWIPE, "release": release}
            assert await refused(there, asked, "throw", **both) == "bad-message"
            await do(there, asked, "throw", gesture=SWIPE)
            assert (await there.next("flight"))["n"] == asked["n"] + 1

    asyncio.run(play())


def test_the_usual_speed_of_a_flick_is_learnt(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")
    fast = {"points": [[x, 2 * y] for x, y in SWIPE["points"]]}

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            for _ in range(2):
                for _ in (0, 1):
                    await flick(there, quoits_node, await throw_asked(there), **fast)
                    await there.next("flight")

    asyncio.run(play())
    first, other, second, _ = (
        sum(speed**2 for speed in record.release.velocity)
        for record in records(quoits_node, table, tokens)
    )
    assert first == pytest.approx(other)
    assert second < 0.95 * first


def test_going_back_is_no_second_chance(quoits_node: Node) -> None:
    """The same release at the same ask flies the same way; so does an average hand."""
    table, tokens = lay_quoits(quoits_node, "human,human")
    combined = throwing.combine(())
    usual = throwing.usual_release(throwing.Scene("first", "d6"), combined)
    release = {"position": usual.position, "velocity": usual.velocity, "spin": usual.spin}

    async def play(**how: Any) -> list[Message]:
        films = []
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            for _ in range(3):
                asked = await throw_asked(there)
                await do(there, asked, "throw", **how)
                films.append((await there.next("flight"))["film"])
                landed = await there.next("update")
                await there.send(type="undo", seat=0)
                asked = await there.until("update", lambda told: told["proposal"])
                proposal = asked["proposal"]["id"]
                await there.send(type="consent", seat=1, proposal=proposal, yes=True)
                back = await there.until("update", lambda told: not told["proposal"])
                assert back["n"] == landed["n"] + 2
                await there.hello(table, tokens)
        return films

    for how in ({"release": release}, {}):
        first, *others = asyncio.run(play(**how))
        assert others == [first, first]


def test_who_watches_sees_the_hand_wind_up_and_who_throws_does_not(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human")

    async def play() -> None:
        async with client(quoits_node) as there, client(quoits_node) as watching:
            await there.hello(table, tokens[:1])
            await watching.hello(table, [])
            asked = await throw_asked(there)
            await do(there, asked, "swing", right=9, forward=9)
            await do(there, asked, "lift")
            await do(there, asked, "swing", right=-20, forward=150)
            swung = await watching.next("swung")
            assert (swung["seat"], swung["right"], swung["forward"]) == (0, -20, 150)
            await there.send(type="undo", seat=0, n=0)
            assert (await there.hear())["type"] == "refusal"  # and nothing of its own hand

    asyncio.run(play())
