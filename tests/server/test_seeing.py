"""People at a real board say what they saw; where somebody judges, the judge has the last word."""

import asyncio
from typing import Any

import pytest

from tests.server.clients import Message, call, client
from tests.server.nodes import Node, installed, running
from tests.server.quoits import SEEN, do, lay_quoits, refused, throw_asked, throws_in
from undercroft.engine.entries import Threw
from undercroft.engine.log import read_log

SEATS = "human,human,human"
JUDGED = {"setup": {"judged": True}, "real_dice": True}
CENTRE: Message = {"place": "centre", "bounces": 1, "icon": True}


def thrown(node: Node, table: str, tokens: list[str]) -> list[Threw]:
    return throws_in(read_log(call(node, "GET", f"/tables/{table}/log", *tokens).text))


def has_moved_on(told: Message) -> bool:
    return bool(told["ask"]["kind"] == "choose")


def has_claim(told: Message) -> bool:
    return bool(told["ask"].get("throw", {}).get("claim"))


def test_without_a_judge_what_was_seen_stands_at_once(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, SEATS, real_dice=True)

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await throw_asked(there)
            assert asked["ask"]["throw"]["way"] == "companion"
            assert "centre" in asked["ask"]["throw"]["places"]
            assert await refused(there, asked, "see", seat=1, seen=SEEN) == "not-your-turn"
            await do(there, asked, "see", seen=CENTRE)
            told = await there.until("update", has_moved_on)
            assert [event["name"] for event in told["story"]][-1] == "hit"

    asyncio.run(play())
    (threw,) = thrown(quoits_node, table, tokens)
    assert (threw.way, threw.landing.place, threw.landing.icon) == ("companion", "centre", True)


@pytest.mark.parametrize(
    "seen",
    [
        {"place": "moon"},
        {"place": "table", "broken": ["bank"]},
        {"place": "table", "spot": [0, 0]},
        {"place": "web-1", "bounces": 1},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(quoits_node: Node, seen: Message) -> None:
    table, tokens = lay_quoits(quoits_node, SEATS, real_dice=True)

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            asked = await throw_asked(there)
            assert await refused(there, asked, "see", seen=seen) == "bad-landing"
            await do(there, asked, "see", seen=SEEN)
            assert (await there.until("update", has_moved_on))["n"] == asked["n"] + 1

    asyncio.run(play())


@pytest.mark.rule("DF-COMPANION-02")
def test_a_judge_confirms_declines_or_says_better(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, SEATS, **JUDGED)

    async def play() -> None:
        async with client(quoits_node) as judge, client(quoits_node) as there:
            await judge.hello(table, tokens[:1])
            await there.hello(table, tokens[1:])
            asked = await throw_asked(judge)
            await do(judge, asked, "see", seen=SEEN)  # the judge's own throw stands at once

            asked = await throw_asked(there)
            await do(there, asked, "see", seen=CENTRE)
            claim = (await judge.until("update", has_claim))["ask"]["throw"]["claim"]
            assert (claim["seat"], claim["seen"]) == (1, CENTRE)
            said = {"seat": 0, "claim": claim["id"], "yes": False}
            assert await refused(there, asked, "confirm", **said | {"seat": 2}) == "not-judge"
            assert await refused(judge, asked, "confirm", **said | {"claim": 0}) == "no-claim"
            assert await refused(there, asked, "see", seat=2, seen=SEEN) == "not-your-turn"
            await do(judge, asked, "confirm", **said)
            told = await there.until("update", lambda told: not has_claim(told))
            assert told["ask"]["id"] == asked["ask"]["id"]
            assert await refused(judge, asked, "confirm", **said) == "no-claim"

            await do(there, asked, "see", seen=CENTRE)
            claim = (await judge.until("update", has_claim))["ask"]["throw"]["claim"]
            await do(judge, asked, "confirm", seat=0, claim=claim["id"], yes=True)

            asked = await throw_asked(there)
            await do(there, asked, "see", seen=CENTRE)
            await judge.until("update", has_claim)
            await do(judge, asked, "see", seat=0, seen=SEEN)
            await there.until("update", has_moved_on)

    asyncio.run(play())
    places = [threw.landing.place for threw in thrown(quoits_node, table, tokens)]
    assert places == ["table", "centre", "table"]


@pytest.mark.parametrize("judge", ["bot", "human"])
def test_a_judge_who_cannot_be_asked_is_not_waited_for(quoits_node: Node, judge: str) -> None:
    """Bots, and people who are away, confirm whatever is seen."""
    table, tokens = lay_quoits(quoits_node, f"{judge}/steady,human", **JUDGED)

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens[-1:])
            if judge == "human":
                async with client(quoits_node) as first:
                    await first.hello(table, tokens[:1])
                    await there.until("seating", lambda told: told["seats"][0]["here"])
                    await throw_asked(first)
                await there.until("seating", lambda told: not told["seats"][0]["here"])
                await there.hello(table, tokens[-1:])
            asked = await throw_asked(there)
            await do(there, asked, "see", seen=SEEN)
            told = await there.until("update", lambda told: told["n"] > asked["n"])
            assert not has_claim(told)

    asyncio.run(play())


def test_a_claim_stands_when_its_judge_leaves(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, SEATS, **JUDGED)

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens[1:])
            async with client(quoits_node) as judge:
                await judge.hello(table, tokens[:1])
                await do(judge, await throw_asked(judge), "see", seen=SEEN)
                asked = await throw_asked(there)
                await do(there, asked, "see", seen=CENTRE)
                await judge.until("update", has_claim)
                path = f"/tables/{table}/seats/0/leave"
                await asyncio.to_thread(call, quoits_node, "POST", path, tokens[0])
            await there.until("update", has_moved_on)

    asyncio.run(play())
    assert thrown(quoits_node, table, tokens[1:])[1].landing.place == "centre"


def test_a_claim_stands_when_its_judge_is_gone_for_a_while(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, SEATS, **JUDGED)

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens[1:])
            async with client(quoits_node) as judge:
                await judge.hello(table, tokens[:1])
                await do(judge, await throw_asked(judge), "see", seen=SEEN)
                asked = await throw_asked(there)
                await do(there, asked, "see", seen=CENTRE)
                await judge.until("update", has_claim)
            await there.until("seating", lambda told: not told["seats"][0]["here"])
            quoits_node.time.let_pass(10)
            await there.until("update", has_moved_on)

    asyncio.run(play())


def test_a_claim_is_void_once_its_seat_throws_on_screen(quoits_node: Node) -> None:
    table, tokens = lay_quoits(quoits_node, SEATS, **JUDGED)

    async def play() -> None:
        async with client(quoits_node) as judge, client(quoits_node) as there:
            await there.hello(table, tokens[1:])
            await judge.hello(table, tokens[:1])
            await do(judge, await throw_asked(judge), "see", seen=SEEN)
            asked = await throw_asked(there)
            await do(there, asked, "see", seen=CENTRE)
            claim = (await judge.until("update", has_claim))["ask"]["throw"]["claim"]
            await there.send(type="way", seat=1, way="physics")
            await judge.until("update", lambda told: not has_claim(told))
            said = {"seat": 0, "claim": claim["id"], "yes": True}
            assert await refused(judge, asked, "confirm", **said) == "wrong-way"

    asyncio.run(play())


def test_claims_are_known_on_every_node_and_outlive_it(postgresql_url: str, tmp_path: Any) -> None:
    path = installed(tmp_path, "quoits", "tests.quoits")
    with (
        running(postgresql_url, tmp_path, "--no-limits", path=path) as here,
        running(postgresql_url, tmp_path, "--no-limits", path=path) as elsewhere,
    ):
        table, tokens = lay_quoits(here, "human,human", **JUDGED)

        async def play() -> None:
            async with client(elsewhere) as judge:
                await judge.hello(table, tokens[:1])
                async with client(here) as there:
                    await there.hello(table, tokens[1:])
                    await do(judge, await throw_asked(judge), "see", seen=SEEN)
                    asked = await throw_asked(there)
                    await do(there, asked, "see", seen=CENTRE)
                    told = await judge.until("update", has_claim)
                here.kill()
                claim = told["ask"]["throw"]["claim"]
                await do(judge, told, "confirm", seat=0, claim=claim["id"], yes=True)
                await judge.until("update", has_moved_on)

        asyncio.run(play())
        places = [threw.landing.place for threw in thrown(elsewhere, table, tokens)]
        assert places == ["table", "centre"]
