"""Dice that people throw: with physics over the socket, or really, telling what they rolled."""

import asyncio
from typing import Any

import pytest

from tests.server.clients import Client, Message, call, client, lay
from tests.server.nodes import Node
from undercroft import throwing
from undercroft.engine.entries import Threw
from undercroft.engine.log import read_log
from undercroft.server.tables.throws import hand_for
from undercroft.targets.record.film import film_of


def usual_release() -> dict[str, Any]:
    """How somebody throws who banks a die off the table."""
    combined = throwing.combine(["bank"])
    release = throwing.usual_release(throwing.Scene("first", "d6"), combined)
    return {"position": release.position, "velocity": release.velocity, "spin": release.spin}


async def throw_asked(there: Client, table: str, tokens: list[str]) -> Message:
    """Play until the wisp is drawn and played, so that a throw is asked for."""
    await there.hello(table, tokens)
    update = await there.next("update")
    while update["ask"]["kind"] != "throw":
        (view,) = [view for view in update["views"] if view["options"]]
        wisp = [
            o for o in view["options"] if (o["verb"], o.get("touches")) == ("play", {"card": 0})
        ]
        number = (wisp or view["options"])[0]["number"]
        await there.answer(update, view["seat"], number)
        update = await there.next("update")
    return update


def laid_table(node: Node) -> tuple[str, list[str]]:
    laid = lay(node, "lanterns", "human,human", setup={"turns": 60})
    return laid["id"], list(laid["seats"].values())


def landed(update: Message) -> list[str]:
    return [e["facts"]["place"] for e in update["story"] if e["name"] == "die-thrown"]


def test_a_throw_flies_for_everybody_and_lands_in_the_rules(lanterns_node: Node) -> None:
    table, tokens = laid_table(lanterns_node)

    async def play() -> None:
        async with client(lanterns_node) as there, client(lanterns_node) as watcher:
            update = await throw_asked(there, table, tokens)
            await watcher.hello(table)
            await watcher.next("update")
            ask, seat = update["ask"], update["ask"]["waiting"][0]
            asked = ask["throw"]
            assert (asked["die"], asked["conditions"]) == ("d6", ["bank"])
            assert asked["setting"]["board"] == "first"
            throw = {"ask": ask["id"], "seat": seat, "release": usual_release()}
            await there.send(type="throw", **throw)

            flights = [await one.next("flight") for one in (there, watcher)]
            assert flights[0] == flights[1]
            assert flights[0]["seat"] == seat
            assert flights[0]["film"]["bodies"][0]["name"] == "die"
            updates = [await one.next("update") for one in (there, watcher)]
            assert updates[0]["n"] == flights[0]["n"]
            assert landed(updates[0]) == landed(updates[1]) != []
            assert updates[0]["ask"]["kind"] in ("poll", "choose")

            await there.send(type="throw", **throw)
            assert (await there.next("refusal"))["reason"] == "moved-on"

    asyncio.run(play())
    log = read_log(call(lanterns_node, "GET", f"/tables/{table}/log", *tokens).text)
    (threw,) = [entry for entry in log.entries if isinstance(entry, Threw)]
    assert isinstance(threw, Threw)
    assert threw.way == "physics"
    assert film_of(threw) is not None


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"velocity": [0, 0, 0]}, "velocity"),
        ({"velocity": [0, 100, 0]}, "velocity"),
        ({"position": [0, 0, -1]}, "position"),
        ({"position": [0, 0]}, "position"),
        ({"spin": [1e6, 0, 0]}, "spin"),
        ({"luck": 1}, "luck"),
        ({"stance": {"passed": [0, 1, 1]}}, "stance.passed"),
        ({"stance": {"limp": 0.5}}, "stance.limp"),
        ({"velocity": "fast"}, "velocity"),
    ],
)
def test_what_no_hand_throws_is_refused_with_its_field(
    lanterns_node: Node, change: dict[str, Any], field: str
) -> None:
    table, tokens = laid_table(lanterns_node)

    async def play() -> Message:
        async with client(lanterns_node) as there:
            ask = (await throw_asked(there, table, tokens))["ask"]
            release = usual_release() | change
            seat = ask["waiting"][0]
            await there.send(type="throw", ask=ask["id"], seat=seat, release=release)
            return await there.next("refusal")

    refusal = asyncio.run(play())
    assert refusal["reason"] == "bad-release"
    assert field in refusal["message"]


def test_only_who_is_asked_throws_and_only_when_a_throw_is_asked(lanterns_node: Node) -> None:
    table, tokens = laid_table(lanterns_node)

    async def play() -> None:
        async with client(lanterns_node) as there:
            await there.hello(table, tokens)
            ask = (await there.next("update"))["ask"]
            throw = {"type": "throw", "release": usual_release()}
            await there.send(**throw, ask=ask["id"], seat=0)
            assert (await there.next("refusal"))["reason"] == "no-chance"
        async with client(lanterns_node) as there:
            ask = (await throw_asked(there, table, tokens))["ask"]
            await there.send(**throw, ask=ask["id"], seat=1 - ask["waiting"][0])
            assert (await there.next("refusal"))["reason"] == "not-your-turn"
            await there.send(type="answer", ask=ask["id"], seat=ask["waiting"][0], option=0)
            assert (await there.next("refusal"))["reason"] in ("not-offered", "not-your-turn")

    asyncio.run(play())


def test_a_bot_throws_for_who_left(lanterns_node: Node) -> None:
    table, tokens = laid_table(lanterns_node)

    async def play() -> None:
        async with client(lanterns_node) as there, client(lanterns_node) as watcher:
            update = await throw_asked(there, table, tokens)
            seat = update["ask"]["waiting"][0]
            await watcher.hello(table)
            await watcher.next("update")
            path = f"/tables/{table}/seats/{seat}/leave"
            await asyncio.to_thread(call, lanterns_node, "POST", path, tokens[seat])
            assert (await watcher.next("flight"))["seat"] == seat
            told = await watcher.next("update")
            assert told["by"] == "bot"
            assert landed(told)

    asyncio.run(play())


def test_people_tell_what_they_rolled(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human", real_dice=True, setup={"turns": 2})

    async def play() -> Message:
        async with client(lanterns_node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            update = await there.next("update")
            for seat in (0, 1):
                await there.answer(update, seat, update["views"][seat]["options"][0]["number"])
                update = await there.next("update")
                ask = update["ask"]
                assert (ask["kind"], ask["count"], ask["symbols"]) == ("roll", 1, "123456")
                for faces, reason in (("", "dice-count"), ("7", "dice-symbol")):
                    await there.send(type="tell", ask=ask["id"], seat=seat, faces=faces)
                    assert (await there.next("refusal"))["reason"] == reason
                await there.send(type="tell", ask=ask["id"], seat=seat, faces="4")
                update = await there.next("update")
            return update

    assert asyncio.run(play())["outcome"]
    log = read_log(call(lanterns_node, "GET", f"/tables/{laid['id']}/log").text)
    assert log.head.real_dice
    assert sum(type(entry).__name__ == "Rolled" for entry in log.entries) == 2


def test_where_the_server_rolls_nobody_tells(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human")

    async def play() -> str:
        async with client(lanterns_node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            ask = (await there.next("update"))["ask"]
            await there.send(type="tell", ask=ask["id"], seat=0, faces="6")
            return str((await there.next("refusal"))["reason"])

    assert asyncio.run(play()) == "no-chance"


@pytest.mark.rule("DF-RULING-77", "DC-PHYS-22")
@pytest.mark.parametrize(
    ("way", "level", "by", "hand"),
    [
        ("physics", "steady", "clock", "clumsy"),
        ("physics", "steady", "bot", "steady"),
        ("physics", "greedy", "bot", "average"),
        ("physics", "steady", "guide", "steady"),
        ("average", "steady", "clock", "average"),
    ],
)
def test_the_table_throws_clumsily_for_who_is_late(
    way: str, level: str, by: str, hand: str
) -> None:
    assert hand_for(way, level, by) == hand
