"""Tables are deleted by their host: a running game only if all others agree or are long gone."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.clients import Client, Message, call, client, lay, move_on
from tests.server.nodes import Node, running
from undercroft.server.ops.timing import now_ms

GAME = "dungeon-attack"
WEEK_MS = 7 * 24 * 60 * 60 * 1000


def laid_with(node: Node, *names: str) -> Message:
    """A running game of people with names, and a bot."""
    seats = [{"kind": "human", "name": name} for name in names] + [{"kind": "bot"}]
    return dict(call(node, "POST", "/tables", json={"game": GAME, "seats": seats}).json())


def delete(node: Node, laid: Message, *seats: int) -> httpx.Response:
    """The host deletes the table, as who holds these seats too."""
    own = [laid["seats"][str(seat)] for seat in seats]
    return call(node, "DELETE", f"/tables/{laid['id']}", laid["owner"], *own)


def ask(node: Node, laid: Message, *seats: int) -> httpx.Response:
    own = [laid["seats"][str(seat)] for seat in seats]
    return call(node, "POST", f"/tables/{laid['id']}/clearing", laid["owner"], *own)


def withdraw(node: Node, laid: Message, token: str) -> httpx.Response:
    return call(node, "DELETE", f"/tables/{laid['id']}/clearing", token)


def agree(node: Node, laid: Message, seat: int, *, yes: bool = True) -> Message | None:
    """Somebody comes by and says what they think of it; what is asked afterwards."""

    async def come() -> Message | None:
        async with client(node) as there:
            question = (await there.hello(laid["id"], [laid["seats"][str(seat)]]))["clearing"]
            assert question["what"] == "clear"
            await consent(there, question, seat, yes=yes)
            return await asked(there, lambda now: now is None or seat in now["agreed"])

    return asyncio.run(come())


async def consent(there: Client, question: Message, seat: int, *, yes: bool = True) -> None:
    await there.send(type="consent", seat=seat, proposal=question["id"], yes=yes)


async def asked(there: Client, is_so: Any) -> Message | None:
    """What the host asks, once it is as expected."""
    while True:
        clearing: Message | None = (await there.next("seating"))["clearing"]
        if is_so(clearing):
            return clearing


def away(node: Node, laid: Message, seat: int, milliseconds: int) -> None:
    """Somebody has been away for so long."""
    changed = "UPDATE seats SET node = NULL, gone_at = ? WHERE table_id = ? AND seat = ?"
    node.stored(changed, now_ms() - milliseconds, laid["id"], seat)


def test_a_game_with_others_is_not_deleted_before_they_agree_though_nobody_is_there(
    node: Node,
) -> None:
    laid = laid_with(node, "Ann", "Bo", "", "Dee")

    refused = delete(node, laid, 0)

    assert (refused.status_code, refused.json()["reason"]) == (409, "others-play")
    assert refused.json()["facts"]["names"] == "2 (Bo), 3, 4 (Dee)"
    assert ask(node, laid, 0).status_code == 204
    agree(node, laid, 1)
    agree(node, laid, 3)
    assert delete(node, laid, 0).json()["facts"]["names"] == "3"
    now = agree(node, laid, 2)
    assert now is not None
    assert now["agreed"] == now["awaited"] == [0, 1, 2, 3]
    assert call(node, "GET", f"/tables/{laid['id']}").status_code == 200
    assert delete(node, laid, 0).status_code == 204
    assert call(node, "GET", f"/tables/{laid['id']}").status_code == 404


def test_everybody_sees_the_question_and_a_no_ends_it(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo", "Cy")

    async def play() -> None:
        async with client(node) as bo, client(node) as cy, client(node) as watcher:
            assert (await bo.hello(laid["id"], [laid["seats"]["1"]]))["clearing"] is None
            await cy.hello(laid["id"], [laid["seats"]["2"]])
            await watcher.hello(laid["id"])
            await asyncio.to_thread(ask, node, laid, 0)
            seen = [await asked(one, bool) for one in (bo, cy, watcher)]
            question = seen[0]
            assert question is not None
            assert seen == [question] * 3
            assert question["agreed"] == [0]
            assert (question["seat"], question["left"]) == (-1, None)
            await consent(bo, question, 1)
            await asked(cy, lambda now: 1 in now["agreed"])
            await consent(bo, question, 1)
            assert (await bo.next("refusal"))["reason"] == "not-awaited"
            await consent(watcher, question, 2)
            assert (await watcher.next("refusal"))["reason"] == "not-your-seat"
            await consent(cy, question, 2, yes=False)
            for one in (bo, cy, watcher):
                seating = await one.next("seating")
                while seating["clearing"] is not None:
                    seating = await one.next("seating")
                assert seating["declined"] == 2
            await consent(cy, question, 2)
            assert (await cy.next("refusal"))["reason"] == "no-proposal"

    asyncio.run(play())
    assert delete(node, laid, 0).json()["facts"]["names"] == "2 (Bo), 3 (Cy)"
    ask(node, laid, 0)
    assert delete(node, laid, 0).json()["facts"]["names"] == "2 (Bo), 3 (Cy)"


def test_the_host_learns_who_declined_until_it_is_read_or_asked_again(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")

    def declined() -> int | None:
        async def come() -> Message:
            async with client(node) as host:
                return await host.hello(laid["id"], [laid["owner"]])

        found: int | None = asyncio.run(come())["declined"]
        return found

    ask(node, laid, 0)
    assert declined() is None
    agree(node, laid, 1, yes=False)
    assert declined() == 1
    ask(node, laid, 0)
    assert declined() is None
    agree(node, laid, 1, yes=False)
    withdraw(node, laid, laid["owner"])
    assert declined() is None
    ask(node, laid, 0)
    agree(node, laid, 1, yes=False)
    call(node, "POST", f"/tables/{laid['id']}/seats/1/leave", laid["seats"]["1"])
    assert declined() is None


def test_playing_on_does_not_end_the_question_and_bots_do_not_wait_for_it(node: Node) -> None:
    def is_played_on(laid: Message) -> bool:
        ask(node, laid, 0)

        async def play() -> bool:
            async with client(node) as both:
                await both.hello(laid["id"], list(laid["seats"].values()))
                return await move_on(both, 4)

        return asyncio.run(play())

    while not is_played_on(laid := laid_with(node, "Ann", "Bo")):
        pass
    agree(node, laid, 1)
    assert delete(node, laid, 0).status_code == 204


@pytest.mark.parametrize(("longer", "status"), [(-60_000, 409), (60_000, 204)])
def test_nobody_waits_for_who_has_been_away_for_a_week(
    node: Node, longer: int, status: int
) -> None:
    laid = laid_with(node, "Ann", "Bo")
    away(node, laid, 1, WEEK_MS + longer)

    assert delete(node, laid, 0).status_code == status


def test_who_is_connected_is_not_away_whatever_was_noted_before(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")
    away(node, laid, 1, 2 * WEEK_MS)

    async def come() -> httpx.Response:
        async with client(node) as bo:
            await bo.hello(laid["id"], [laid["seats"]["1"]])
            await bo.next("seating")
            return await asyncio.to_thread(delete, node, laid, 0)

    assert asyncio.run(come()).json()["facts"]["names"] == "2 (Bo)"


def test_an_agreement_goes_with_who_gave_it(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")
    ask(node, laid, 0)
    agree(node, laid, 1)
    seat = f"/tables/{laid['id']}/seats/1"
    call(node, "POST", f"{seat}/leave", laid["seats"]["1"])
    invite = call(node, "POST", f"{seat}/invite", laid["owner"]).json()["code"]
    call(node, "POST", f"{seat}/claim", invite, json={"name": "Cy"})

    assert delete(node, laid, 0).json()["facts"]["names"] == "2 (Cy)"


def test_bots_and_people_who_left_are_not_asked(node: Node) -> None:
    alone = laid_with(node, "Ann")
    assert delete(node, alone, 0).status_code == 204
    laid = laid_with(node, "Ann", "Bo")
    call(node, "POST", f"/tables/{laid['id']}/seats/1/leave", laid["seats"]["1"])
    assert delete(node, laid, 0).status_code == 204


def test_the_host_takes_the_question_back(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")
    ask(node, laid, 0)
    agree(node, laid, 1)
    assert withdraw(node, laid, laid["seats"]["1"]).json()["reason"] == "not-owner"

    assert withdraw(node, laid, laid["owner"]).status_code == 204

    assert delete(node, laid, 0).json()["facts"]["names"] == "2 (Bo)"


def test_a_host_without_a_seat_asks_all(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")
    ask(node, laid)
    agree(node, laid, 0)
    assert delete(node, laid).json()["facts"]["names"] == "2 (Bo)"
    agree(node, laid, 1)
    assert delete(node, laid).status_code == 204


def test_only_the_host_asks_and_only_about_a_running_game(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")
    path = f"/tables/{laid['id']}"
    mine = laid["seats"]["0"]
    assert call(node, "POST", f"{path}/clearing", mine).json()["reason"] == "not-owner"
    assert call(node, "DELETE", path, mine).json()["reason"] == "not-owner"
    waiting = lay(node, GAME, "human,open")
    assert ask(node, waiting).json()["reason"] == "not-begun"
    assert delete(node, waiting).status_code == 204


def test_secrets_of_another_table_give_no_seat_at_this_one(node: Node) -> None:
    laid, other = (laid_with(node, "Ann", "Bo") for _ in range(2))
    tokens = [laid["owner"], *other["seats"].values()]
    refused = call(node, "DELETE", f"/tables/{laid['id']}", *tokens)
    assert refused.json()["facts"]["names"] == "1 (Ann), 2 (Bo)"


def test_who_is_there_is_sent_away_and_told_that_the_table_is_gone(node: Node) -> None:
    laid = laid_with(node, "Ann", "Bo")

    async def clear() -> None:
        async with client(node) as bo:
            await bo.hello(laid["id"], [laid["seats"]["1"]])
            assert (await asyncio.to_thread(delete, node, laid, 0, 1)).status_code == 204
            await bo.socket.wait_closed()
        async with client(node) as again:
            await again.send(type="hello", table=laid["id"], tokens=[laid["seats"]["1"]])
            assert (await again.next("refusal"))["reason"] in ("bad-token", "no-table")

    asyncio.run(clear())
    tokens = {"tokens": [laid["seats"]["0"]]}
    assert call(node, "POST", "/mine", json=tokens).json() == []


def test_other_nodes_show_the_question_and_hear_the_answer(
    tmp_path_factory: pytest.TempPathFactory, postgresql_url: str
) -> None:
    folder = tmp_path_factory.mktemp("clearing")
    with (
        running(postgresql_url, folder, "--no-limits") as one,
        running(postgresql_url, folder, "--no-limits") as other,
    ):
        laid = laid_with(one, "Ann", "Bo")

        async def play() -> None:
            async with client(other) as bo, client(one) as ann:
                await bo.hello(laid["id"], [laid["seats"]["1"]])
                await ann.hello(laid["id"], [laid["seats"]["0"]])
                await asyncio.to_thread(ask, one, laid)
                question = await asked(bo, bool)
                assert question is not None
                await asked(ann, bool)
                await consent(bo, question, 1)
                await asked(ann, lambda now: now["agreed"] == [1])

        asyncio.run(play())
        assert delete(one, laid, 0).status_code == 204
