"""Taking decisions back: at once where nobody learnt anything, else when the others agree."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.clients import Client, Message, call, client, lay, wait_until
from tests.server.nodes import Node
from tests.server.processes import stopped, workers_of


def verbs(update: Message, seat: int) -> list[str]:
    """What a seat can choose now."""
    (view,) = [view for view in update["views"] if view["seat"] == seat]
    return [option["verb"] for option in view["options"]]


async def choose(there: Client, update: Message, seat: int, verb: str) -> Message:
    """A seat chooses; returns the update after it."""
    (view,) = [view for view in update["views"] if view["seat"] == seat]
    number = next(option["number"] for option in view["options"] if option["verb"] == verb)
    await there.answer(update, seat, number)
    return await newer(there, update)


async def newer(there: Client, update: Message) -> Message:
    while (following := await there.next("update"))["n"] <= update["n"]:
        pass
    return following


@asynccontextmanager
async def at(node: Node, seats: str) -> AsyncIterator[tuple[Client, Message]]:
    """A client with all people of a new table of Lanterns, and what it is told first."""
    laid = lay(node, "lanterns", seats)
    async with client(node) as there:
        await there.hello(laid["id"], list(laid["seats"].values()))
        yield there, await there.next("update")


async def proposed(there: Client, update: Message, seat: int) -> Message:
    """A seat asks to go back; returns the update that says so."""
    await there.send(type="undo", seat=seat)
    while not (update := await newer(there, update))["proposal"]:
        pass
    return update


async def consented(there: Client, update: Message, seat: int, *, yes: bool) -> Message:
    proposal = update["proposal"]["id"]
    await there.send(type="consent", seat=seat, proposal=proposal, yes=yes)
    return await newer(there, update)


async def card_played(there: Client, update: Message) -> Message:
    """Somebody plays a card that needs no throw; the two others are asked what they think."""
    while True:
        seat = update["ask"]["waiting"][0]
        offered = update["views"][seat]["options"]
        played = [o for o in offered if o["verb"] == "play" and o["touches"]["card"]]
        if played:
            await there.answer(update, seat, played[0]["number"])
            return await newer(there, update)
        update = await choose(there, update, seat, "wait")


def test_a_vote_is_taken_back_while_it_is_hidden(lanterns_node: Node) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,human,human") as (there, update):
            update = await card_played(there, update)
            one, other = update["ask"]["waiting"]
            update = await choose(there, update, one, "boo")
            assert verbs(update, one) == []
            assert update["views"][one]["can_undo"]
            assert not update["views"][other]["can_undo"]
            assert (update["views"][one]["has_decided"], update["undone"]) == (True, None)

            await there.send(type="undo", seat=one)
            update = await newer(there, update)

            assert (update["proposal"], update["undone"]) == (None, one)
            assert verbs(update, one) == verbs(update, other) == ["cheer", "boo"]

    asyncio.run(play())


def test_beyond_that_the_others_agree(lanterns_node: Node) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,human,human") as (there, before):
            assert not before["views"][0]["has_decided"]
            update = await choose(there, before, 0, "wait")
            assert not update["views"][0]["can_undo"]
            assert [view["has_decided"] for view in update["views"]] == [True, False, False]

            update = await proposed(there, update, 0)
            assert update["undone"] is None
            asked = update["proposal"]
            assert (asked["seat"], asked["awaited"], asked["agreed"]) == (0, [1, 2], [])
            assert verbs(update, 1)
            update = await consented(there, update, 2, yes=True)
            assert update["proposal"]["agreed"] == [2]
            update = await consented(there, update, 1, yes=True)

            assert (update["proposal"], update["undone"]) == (None, 0)
            assert update["views"] == before["views"]

    asyncio.run(play())


@pytest.mark.parametrize("who", [1, 0])
def test_one_who_declines_or_who_asked_ends_it(lanterns_node: Node, who: int) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,human,human") as (there, update):
            update = await choose(there, update, 0, "wait")
            turn = update["views"]
            update = await proposed(there, update, 0)
            asked = update["proposal"]["id"]
            update = await consented(there, update, who, yes=False)
            assert (update["proposal"], update["views"]) == (None, turn)

            await there.send(type="consent", seat=2, proposal=asked, yes=True)
            assert (await there.next("refusal"))["reason"] == "no-proposal"

    asyncio.run(play())


def test_playing_on_ends_it(lanterns_node: Node) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,human") as (there, update):
            update = await choose(there, update, 0, "wait")
            update = await proposed(there, update, 0)
            update = await choose(there, update, 1, "wait")
            assert update["proposal"] is None
            assert verbs(update, 0)

    asyncio.run(play())


def test_who_was_not_asked_has_no_say(lanterns_node: Node) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,human,human") as (there, update):
            update = await choose(there, update, 0, "wait")
            update = await proposed(there, update, 0)
            proposal = update["proposal"]["id"]
            update = await consented(there, update, 1, yes=True)
            for seat, yes in ((0, True), (1, True), (1, False)):
                await there.send(type="consent", seat=seat, proposal=proposal, yes=yes)
                assert (await there.next("refusal"))["reason"] == "not-awaited"

    asyncio.run(play())


def test_who_has_decided_nothing_can_not_go_back(lanterns_node: Node) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,human") as (there, _):
            await there.send(type="undo", seat=1)
            assert (await there.next("refusal"))["reason"] == "nothing-to-undo"

    asyncio.run(play())


def test_alone_with_bots_one_goes_back_at_once(lanterns_node: Node) -> None:
    async def play() -> None:
        async with at(lanterns_node, "human,bot:steady") as (there, before):
            update = await choose(there, before, 0, "wait")
            while not verbs(update, 0):
                update = await newer(there, update)
            await there.send(type="undo", seat=0)
            update = await newer(there, update)
            assert update["views"] == before["views"]

    asyncio.run(play())


def test_bots_wait_while_somebody_asks_to_go_back(lanterns_node: Node) -> None:
    wait_until_bots_move(lanterns_node)

    async def play() -> None:
        """Ask while the bot thinks; what it has thought then does not count."""
        async with at(lanterns_node, "human,human,bot:greedy") as (there, update):
            with stopped(workers_of(lanterns_node)):
                for seat in (0, 1):
                    update = await choose(there, update, seat, "wait")
                update = await proposed(there, update, 1)
                assert update["ask"]["waiting"] == [2]
            await asyncio.to_thread(wait_until_bots_move, lanterns_node)
            await there.send(type="over")
            while (message := await there.hear())["type"] != "refusal":
                assert message["type"] != "update", "the bot did not wait"
            update = await consented(there, update, 0, yes=False)
            assert (await newer(there, update))["by"] == "bot"

    asyncio.run(play())


def wait_until_bots_move(node: Node) -> None:
    """See bots move at another table: the one worker has done what came before."""
    table = lay(node, "lanterns", "bot:greedy,bot:greedy")["id"]
    wait_until(lambda: call(node, "GET", f"/tables/{table}").json()["moves"] > 0)


def test_nobody_takes_back_what_they_have_not_seen(lanterns_node: Node) -> None:
    """Undo pressed twice, or on two devices at once, takes back one decision."""

    async def play() -> None:
        async with at(lanterns_node, "human,human,human") as (there, update):
            update = await card_played(there, update)
            one, other = update["ask"]["waiting"]
            update = await choose(there, update, one, "boo")

            for _ in range(2):
                await there.send(type="undo", seat=one, n=update["n"])
            after = await newer(there, update)
            refusal = await there.next("refusal")

            assert (refusal["reason"], refusal["facts"]["seen"]) == ("moved-on", str(update["n"]))
            assert verbs(after, one) == verbs(after, other) == ["cheer", "boo"]
            standing = await there.next("update")
            assert (standing["n"], standing["proposal"]) == (after["n"], None)

    asyncio.run(play())
