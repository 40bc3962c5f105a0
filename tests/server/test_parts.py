"""Throws of two people and of two stages: every part comes from the socket of who does it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import to_builtins

from tests.server.clients import Client, Message, call, client
from tests.server.nodes import Node, installed, running
from tests.server.quoits import PALM, PASS, SWIPE, do, lay_quoits, refused, throw_asked
from tests.server.test_gestures import heard, records
from undercroft import throwing
from undercroft.targets.move import Setting, Throw
from undercroft.targets.release.help import Blow, Palm, Pass

FLICKED: Message = {"type": "pass", "gesture": SWIPE}
TOSS: Message = {"type": "toss", "gesture": SWIPE}
BLOW: Message = {"type": "blow", "rise": 30.0, "air": [[0.15, 12.0], [0.35, 12.0]]}
CATACOMBS = {"board": "catacombs"}
BLOWN = "blow-shot"
PATIENCE_MS = 20_000


def tossed() -> Message:
    """A toss as somebody sends it who reckons releases."""
    throw = Throw(0, "", "d12", (BLOWN,), Setting("catacombs"))
    release = throwing.release_from(throwing.read_gesture(SWIPE), throw.toss_stand)
    found: Message = {"type": "toss"} | to_builtins(release)
    return found


@asynccontextmanager
async def two_players(node: Node, **setup: Any) -> AsyncIterator[tuple[str, Client, Client]]:
    """A thrower and a helper, each with a socket of their own."""
    table, tokens = lay_quoits(node, "human,human", setup=setup)
    async with client(node) as thrower, client(node) as helper:
        await helper.hello(table, tokens[1:])
        await thrower.hello(table, tokens[:1])
        yield f"{table} {' '.join(tokens)}", thrower, helper


async def told_throw(there: Client) -> Message:
    told = await there.until("update", lambda told: told["ask"].get("throw"))
    found: Message = told["ask"]["throw"]
    return found


def helps_in(node: Node, laid: str) -> list[object]:
    table, *tokens = laid.split()
    (record,) = records(node, table, tokens)
    return list(record.helps)


def test_a_palm_is_held_by_who_helps_and_the_thrower_waits_for_it(quoits_node: Node) -> None:
    async def play() -> str:
        async with two_players(quoits_node) as (laid, thrower, helper):
            asked = await throw_asked(thrower, "borrow")
            throw = asked["ask"]["throw"]
            assert (throw["helper"], throw["awaits"]) == (1, "palm")
            assert throw["help_left"] == PATIENCE_MS
            assert await refused(thrower, asked, "throw") == "help-awaited"
            assert await refused(thrower, asked, "help", part=PALM) == "not-helper"
            await do(helper, asked, "help", seat=1, part=PALM)
            throw = await told_throw(thrower)
            assert throw["helped"] == [PALM]
            assert "awaits" not in throw
            assert await refused(helper, asked, "help", seat=1, part=PALM) == "bad-help"
            await do(thrower, asked, "throw")
            assert (await helper.next("flight"))["seat"] == 0
            return laid

    laid = asyncio.run(play())
    assert helps_in(quoits_node, laid) == [Palm(0.2, 0.8)]


@pytest.mark.parametrize("part", [PASS, FLICKED])
def test_the_die_is_passed_by_who_helps(quoits_node: Node, part: Message) -> None:
    async def play() -> str:
        async with two_players(quoits_node, **CATACOMBS) as (laid, thrower, helper):
            asked = await throw_asked(thrower, "hot-potato-shot")
            assert asked["ask"]["throw"]["awaits"] == "pass"
            if "gesture" in part:
                assert await refused(helper, asked, "help", seat=1, part=part) == "no-lift"
                await do(helper, asked, "lift", seat=1)
                await helper.send(type="undo", seat=1, n=0)
                await helper.next("refusal")
                quoits_node.time.let_pass(1)
            await do(helper, asked, "help", seat=1, part=part)
            (told,) = (await told_throw(thrower))["helped"]
            assert told["type"] == "pass"
            assert len(told["position"]) == len(told["velocity"]) == 3
            await do(thrower, asked, "throw")
            await thrower.next("flight")
            return laid

    (given,) = helps_in(quoits_node, asyncio.run(play()))
    assert isinstance(given, Pass)


def test_who_does_not_help_in_time_is_not_waited_for(quoits_node: Node) -> None:
    async def play() -> str:
        async with two_players(quoits_node) as (laid, thrower, helper):
            asked = await throw_asked(thrower, "borrow")
            quoits_node.time.let_pass(PATIENCE_MS / 1000 - 1)
            assert await refused(thrower, asked, "throw") == "help-awaited"
            quoits_node.time.let_pass(1)
            assert await refused(helper, asked, "help", seat=1, part=PALM) == "help-late"
            await do(thrower, asked, "throw")
            await thrower.next("flight")
            return laid

    assert helps_in(quoits_node, asyncio.run(play())) == []


def test_how_long_a_helper_has_is_laid_with_the_table(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, "human,human", clock={"help": 3})

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await throw_asked(there, "borrow")
            assert asked["ask"]["throw"]["help_left"] == 3000

    asyncio.run(play())


@pytest.mark.parametrize("other", ["bot", "human"])
def test_nobody_waits_for_a_bot_or_somebody_who_is_away(quoits_node: Node, other: str) -> None:
    table, tokens = lay_quoits(quoits_node, f"human,{other}")

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens[:1])
            asked = await throw_asked(there, "borrow")
            assert "awaits" not in asked["ask"]["throw"]
            await do(there, asked, "throw")
            assert (await there.next("flight"))["seat"] == 0

    asyncio.run(play())


def test_a_bot_waits_for_help_as_well_and_throws_when_it_came(quoits_node: Node) -> None:
    """A bot that left its choice to a person waits for its neighbour like anybody."""
    table, tokens = lay_quoits(quoits_node, "human,human,human")

    async def play() -> None:
        async with client(quoits_node) as there, client(quoits_node) as helper:
            await helper.hello(table, tokens[1:])
            await there.hello(table, tokens[:1])
            asked = await throw_asked(there, "borrow")
            path = f"/tables/{table}/seats/0/leave"
            await asyncio.to_thread(call, quoits_node, "POST", path, tokens[0])
            await helper.until("seating", lambda told: told["seats"][0]["kind"] == "bot")
            await do(helper, asked, "help", seat=1, part=PALM)
            flight = await helper.next("flight")
            assert flight["seat"] == 0

    asyncio.run(play())
    (record,) = records(quoits_node, table, tokens[1:])
    assert record.helps == (Palm(0.2, 0.8),)


def test_going_back_voids_help(quoits_node: Node) -> None:
    async def play() -> None:
        async with two_players(quoits_node) as (_, thrower, helper):
            asked = await throw_asked(thrower, "borrow")
            await do(helper, asked, "help", seat=1, part=PALM)
            assert (await told_throw(thrower))["helped"] == [PALM]
            await thrower.send(type="undo", seat=0)
            asked = await throw_asked(thrower, "borrow")
            throw = asked["ask"]["throw"]
            assert "helped" not in throw
            assert throw["awaits"] == "palm"

    asyncio.run(play())


def test_a_toss_is_shown_to_all_and_then_blown_at(quoits_node: Node) -> None:
    async def play() -> str:
        async with two_players(quoits_node, **CATACOMBS) as (laid, thrower, other):
            asked = await throw_asked(thrower, BLOWN)
            assert asked["ask"]["throw"]["can_toss"]
            assert await refused(thrower, asked, "help", part=BLOW) == "bad-help"
            assert await refused(other, asked, "help", seat=1, part=TOSS) == "not-helper"
            await do(thrower, asked, "lift")
            await heard(thrower)
            quoits_node.time.let_pass(1)
            await do(thrower, asked, "help", part=TOSS)
            films = [(await there.next("tossed"))["film"] for there in (thrower, other)]
            assert films[0] == films[1]
            assert films[0]["bodies"][0]["name"] == "die"
            assert films[0]["landing"] is None
            assert (await told_throw(other))["helped"] == [{"type": "toss"}]
            assert await refused(thrower, asked, "throw") == "tossed"
            assert await refused(thrower, asked, "help", part=TOSS) == "bad-help"
            await do(thrower, asked, "throw", gesture=SWIPE)
            assert (await thrower.next("refusal"))["reason"] == "bad-trace"
            quoits_node.time.let_pass(1)
            await do(thrower, asked, "throw", gesture=SWIPE)
            flown = (await other.next("flight"))["film"]
            shown = films[0]["bodies"][0]["frames"][0]
            assert flown["bodies"][0]["frames"][0] == shown
            return laid

    (given,) = helps_in(quoits_node, asyncio.run(play()))
    assert isinstance(given, Blow)
    assert given.air[0][0] == pytest.approx(SWIPE["times"][-1])


def test_a_breath_that_a_client_measured_ends_the_throw(quoits_node: Node) -> None:
    async def play() -> str:
        async with two_players(quoits_node, **CATACOMBS) as (laid, thrower, _):
            asked = await throw_asked(thrower, BLOWN)
            await do(thrower, asked, "help", part=tossed())
            await thrower.next("tossed")
            late = BLOW | {"air": [[0.1, 12.0], [0.5, 12.0]]}
            assert await refused(thrower, asked, "help", part=late) == "bad-help"
            quoits_node.time.let_pass(1)
            await do(thrower, asked, "help", part=BLOW)
            await thrower.next("flight")
            return laid

    (given,) = helps_in(quoits_node, asyncio.run(play()))
    assert given == Blow(30.0, 0.0, ((0.15, 12.0), (0.35, 12.0)))


@pytest.mark.parametrize(
    ("dare", "setup", "part"),
    [
        ("", {}, PALM),
        ("", {}, TOSS),
        ("borrow", {}, PASS),
        ("borrow", {}, {"type": "palm"}),
        ("borrow", {}, {"type": "palm", "height": 9}),
        ("borrow", {}, PALM | {"gesture": SWIPE}),
        ("borrow", {}, {}),
        ("borrow", {}, {"type": ["palm"]}),
        ("hot-potato-shot", CATACOMBS, PASS | {"velocity": [99, 0, 0]}),
        ("hot-potato-shot", CATACOMBS, FLICKED | {"position": [0, 0, 0]}),
    ],
)
def test_help_that_a_throw_does_not_take_is_refused(
    quoits_node: Node, dare: str, setup: Message, part: Message
) -> None:
    async def play() -> None:
        async with two_players(quoits_node, **setup) as (_, thrower, helper):
            asked = await throw_asked(thrower, dare)
            reasons = [
                await refused(there, asked, "help", seat=seat, part=part)
                for seat, there in enumerate((thrower, helper))
            ]
            assert set(reasons) <= {"bad-help", "not-helper"}
            assert "bad-help" in reasons or asked["ask"]["throw"].get("helper") is None

    asyncio.run(play())


def test_parts_are_known_on_every_node_and_outlive_it(postgresql_url: str, tmp_path: Any) -> None:
    path = installed(tmp_path, "quoits", "tests.quoits")
    with (
        running(postgresql_url, tmp_path, "--no-limits", path=path) as here,
        running(postgresql_url, tmp_path, "--no-limits", path=path) as elsewhere,
    ):
        table, tokens = lay_quoits(here, "human,human", setup=CATACOMBS)

        async def play() -> None:
            async with client(elsewhere) as two:
                await two.hello(table, tokens[1:])
                async with client(here) as one:
                    await one.hello(table, tokens[:1])
                    asked = await throw_asked(one, BLOWN)
                    await do(one, asked, "help", part=tossed())
                    assert await one.next("tossed") == await two.next("tossed")
                here.kill()
                async with client(elsewhere) as one:
                    await one.hello(table, tokens[:1])
                    assert (await told_throw(one))["helped"] == [{"type": "toss"}]
                    await do(one, asked, "help", part=BLOW | {"air": []})
                    await two.next("flight")

        asyncio.run(play())
