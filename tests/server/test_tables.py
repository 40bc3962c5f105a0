"""Laying tables and sitting down at them: what can be chosen, what is refused, who sits where."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import GONE, Client, Message, call, client, lay, play_out
from tests.server.nodes import Node, running

GAME = "dungeon-attack"
HUMAN, OPEN, BOT = {"kind": "human"}, {"kind": "open"}, {"kind": "bot"}


def kinds(node: Node, table: str) -> list[str]:
    return [seat["kind"] for seat in call(node, "GET", f"/tables/{table}").json()["seats"]]


def status(node: Node, table: str) -> str:
    found: str = call(node, "GET", f"/tables/{table}").json()["status"]
    return found


def test_a_table_is_laid_with_all_that_can_be_chosen(node: Node) -> None:
    clock = {"move": 60, "game": 600, "away": 30, "way": "bot"}
    wanted = {
        "game": GAME,
        "name": "Friday",
        "seats": [HUMAN | {"name": "Ann"}, OPEN, BOT | {"level": "random"}],
        "setup": {"epic_monster": True},
        "clock": clock,
        "public": True,
        "real_dice": True,
    }
    laid = call(node, "POST", "/tables", json=wanted).json()

    assert laid["status"] == "open"
    assert list(laid["seats"]) == ["0"]
    assert list(laid["invites"]) == ["1"]
    seen = call(node, "GET", f"/tables/{laid['id']}").json()
    assert {name: seen[name] for name in ("name", "setup", "clock", "public", "real_dice")} == {
        name: wanted[name] for name in ("name", "setup", "clock", "public", "real_dice")
    }
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in seen["seats"]] == [
        ("human", "Ann", ""),
        ("open", "", ""),
        ("bot", "", "random"),
    ]


def test_lists_of_tables_say_who_plays_whom_and_until_when(node: Node) -> None:
    clock = {"move": 3_600, "way": "bot"}
    laid = lay(node, GAME, "human,bot", setup={"starting_player": 1}, clock=clock)
    tokens = list(laid["seats"].values())

    async def played() -> Message:
        async with client(node) as one:
            await one.hello(laid["id"], tokens)
            return await one.next("update")

    update = asyncio.run(played())
    (mine,) = call(node, "POST", "/mine", json={"tokens": tokens}).json()
    table = mine["table"]
    assert all(table["figures"])
    assert table["figures"] == update["figures"]
    assert table["deadline"] > table["moved_at"]
    waiting = call(node, "GET", f"/tables/{lay(node, GAME, 'human,open')['id']}").json()
    assert (waiting["figures"], waiting["deadline"]) == ([], None)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no-game"),
        ({"setup": {"no_such_setting": 1}}, "bad-setup"),
        ({"setup": {"epic_monster": "perhaps"}}, "bad-setup"),
        ({"setup": {"starting_player": 8}}, "bad-setup"),
        ({"setup": {"epic_monster": "x" * 30_000}}, "bad-setup"),
        ({"seats": [HUMAN] * 9}, "bad-seats"),
        ({"seats": []}, "bad-request"),
        ({"seats": [HUMAN] * 17}, "bad-request"),
        ({"seats": [HUMAN, {"kind": "cat"}]}, "bad-request"),
        ({"seats": [BOT | {"level": "genius"}]}, "no-bot"),
        ({"seats": [HUMAN | {"name": "A\nB"}]}, "bad-name"),
        ({"seats": [HUMAN | {"name": " Ann "}]}, "bad-name"),
        ({"seats": [HUMAN | {"name": "A" * 41}]}, "bad-request"),
        ({"name": "\x1b[31m"}, "bad-name"),
        ({"clock": {"move": 0, "way": "bot"}}, "bad-request"),
        ({"clock": {"way": "shout"}}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
    ],
)
def test_what_can_not_be_laid_is_refused(node: Node, change: dict[str, Any], reason: str) -> None:
    answer = call(node, "POST", "/tables", json={"game": GAME, "seats": [HUMAN, HUMAN]} | change)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


def test_each_seat_has_its_own_invitation_good_for_once(node: Node) -> None:
    laid = lay(node, GAME, "human,open,open")
    seats, invites = f"/tables/{laid['id']}/seats", laid["invites"]

    assert call(node, "POST", f"{seats}/1/claim").status_code == 403
    assert call(node, "POST", f"{seats}/2/claim", invites["1"]).status_code == 403
    claimed = call(node, "POST", f"{seats}/1/claim", invites["1"], json={"name": "Bo"}).json()
    assert call(node, "POST", f"{seats}/1/claim", invites["1"]).status_code == 403
    assert status(node, laid["id"]) == "open"
    last = call(node, "POST", f"{seats}/2/claim", invites["2"]).json()

    assert claimed["status"] == "open"
    assert last["status"] == "playing"
    play_out(node, laid["id"], [laid["seats"]["0"], claimed["token"], last["token"]])


def test_who_waits_at_the_table_sees_the_others_come_and_the_game_begin(node: Node) -> None:
    laid = lay(node, GAME, "human,open")

    async def wait() -> None:
        async with client(node) as first:
            welcome = await first.hello(laid["id"], [laid["seats"]["0"]])
            assert welcome["status"] == "open"
            path, invite = f"/tables/{laid['id']}/seats/1/claim", laid["invites"]["1"]
            await asyncio.to_thread(call, node, "POST", path, invite, json={"name": "Bo"})
            while (seating := await first.next("seating"))["status"] == "open":
                pass
            assert seating["seats"][1]["name"] == "Bo"
            update = await first.next("update")
            assert update["ask"] is not None

    asyncio.run(wait())


def test_anybody_may_sit_down_at_a_public_table_while_there_is_room(node: Node) -> None:
    laid = lay(node, GAME, "human,open,open", public=True)
    seats = f"/tables/{laid['id']}/seats"

    assert call(node, "POST", f"{seats}/1/claim", json={"name": "Bo"}).status_code == 201
    taken = call(node, "POST", f"{seats}/1/claim", json={"name": "Cy"})
    assert (taken.status_code, taken.json()["reason"]) == (409, "seat-taken")
    assert call(node, "POST", f"{seats}/7/claim").json()["reason"] == "no-seat"
    assert call(node, "POST", f"{seats}/2/claim", json={"name": "\t"}).json()["reason"] == (
        "bad-name"
    )


def test_the_owner_begins_with_bots_on_the_open_seats(node: Node) -> None:
    laid = lay(node, GAME, "human,open,open")
    begin = f"/tables/{laid['id']}/start"

    assert call(node, "POST", begin, laid["seats"]["0"]).json()["reason"] == "not-owner"
    assert call(node, "POST", begin, laid["owner"], json={"fill": "bots"}).status_code == 204

    assert kinds(node, laid["id"]) == ["human", "bot", "bot"]
    late = call(node, "POST", f"/tables/{laid['id']}/seats/1/claim", laid["invites"]["1"])
    assert late.json()["reason"] == "not-invited"
    assert call(node, "POST", begin, laid["owner"]).json()["reason"] == "begun"
    play_out(node, laid["id"], [laid["seats"]["0"]])


def test_without_the_open_seats_numbers_and_secrets_move_up(node: Node) -> None:
    laid = lay(node, GAME, "open,human,open,human")
    dropped = call(
        node, "POST", f"/tables/{laid['id']}/start", laid["owner"], json={"fill": "drop"}
    )
    assert dropped.status_code == 204

    async def mine(token: str) -> list[int]:
        async with client(node) as one:
            return list((await one.hello(laid["id"], [token]))["mine"])

    assert kinds(node, laid["id"]) == ["human", "human"]
    assert asyncio.run(mine(laid["seats"]["1"])) == [0]
    assert asyncio.run(mine(laid["seats"]["3"])) == [1]
    play_out(node, laid["id"], list(laid["seats"].values()))


def test_too_few_seats_can_not_begin(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,open,open")
    path = f"/tables/{laid['id']}/start"
    few = call(lanterns_node, "POST", path, laid["owner"], json={"fill": "drop"})
    assert few.json()["reason"] == "bad-seats"
    assert kinds(lanterns_node, laid["id"]) == ["human", "open", "open"]


def test_nobody_looks_through_eyes_that_moved_to_another_number(node: Node) -> None:
    laid = lay(node, GAME, "human,open,human,human")
    third = laid["seats"]["3"]

    async def play() -> tuple[list[int], list[int]]:
        async with client(node) as here, client(node) as again:
            before = await here.hello(laid["id"], [third])
            path = f"/tables/{laid['id']}/start"
            await asyncio.to_thread(call, node, "POST", path, laid["owner"], json={"fill": "drop"})
            await gone(here)
            return before["mine"], (await again.hello(laid["id"], [third]))["mine"]

    assert asyncio.run(play()) == ([3], [2])


async def gone(there: Client) -> None:
    """Wait until the server closes a socket, and see nothing of the game before."""
    try:
        while True:
            await there.next("update")
            raise AssertionError("told something through old eyes")
    except GONE:
        pass


def test_who_leaves_before_the_game_makes_room(node: Node) -> None:
    laid = lay(node, GAME, "human,human,open")
    seat = f"/tables/{laid['id']}/seats/1"

    assert call(node, "POST", f"{seat}/leave", laid["seats"]["1"]).status_code == 204
    assert kinds(node, laid["id"]) == ["human", "open", "open"]
    assert call(node, "POST", f"{seat}/leave", laid["seats"]["1"]).status_code == 403

    code = call(node, "POST", f"{seat}/invite", laid["owner"]).json()["code"]
    assert call(node, "POST", f"{seat}/claim", code).status_code == 201


def test_a_bot_plays_on_for_who_leaves_during_the_game(node: Node) -> None:
    laid = lay(node, GAME, "human,human")
    left = laid["seats"]["1"]

    async def play() -> None:
        async with client(node) as leaver:
            await leaver.hello(laid["id"], [left])
            await leaver.next("update")
            path = f"/tables/{laid['id']}/seats/1/leave"
            assert (await asyncio.to_thread(call, node, "POST", path, left)).status_code == 204
            await gone(leaver)
        async with client(node) as again:
            await again.send(type="hello", table=laid["id"], tokens=[left])
            assert (await again.next("refusal"))["reason"] == "bad-token"

    asyncio.run(play())
    assert kinds(node, laid["id"]) == ["human", "bot"]
    play_out(node, laid["id"], [laid["seats"]["0"]])


def test_the_owner_puts_bots_on_seats_where_nobody_sits(node: Node) -> None:
    laid = lay(node, GAME, "human,open,open")
    seats, owner = f"/tables/{laid['id']}/seats", laid["owner"]

    assert call(node, "PUT", f"{seats}/1/bot", json={"level": "steady"}).status_code == 403
    for seat, level, reason in ((0, "steady", "seat-taken"), (1, "wise", "no-bot")):
        refused = call(node, "PUT", f"{seats}/{seat}/bot", owner, json={"level": level})
        assert refused.json()["reason"] == reason
    assert call(node, "PUT", f"{seats}/9/bot", owner).json()["reason"] == "no-seat"
    assert call(node, "PUT", f"{seats}/1/bot", owner, json={"level": "random"}).status_code == 204
    assert kinds(node, laid["id"]) == ["human", "bot", "open"]
    assert call(node, "PUT", f"{seats}/2/bot", owner, json={"level": "steady"}).status_code == 204
    assert status(node, laid["id"]) == "playing"


def test_somebody_is_invited_onto_the_seat_of_a_bot(node: Node) -> None:
    laid = lay(node, GAME, "human,bot:steady")
    seat, owner = f"/tables/{laid['id']}/seats/1", laid["owner"]

    assert call(node, "POST", f"{seat}/invite", laid["seats"]["0"]).status_code == 403
    worthless = call(node, "POST", f"{seat}/invite", owner).json()["code"]
    invite = call(node, "POST", f"{seat}/invite", owner).json()["code"]
    assert call(node, "POST", f"{seat}/claim", worthless).status_code == 403
    claimed = call(node, "POST", f"{seat}/claim", invite, json={"name": "Bo"}).json()

    assert kinds(node, laid["id"]) == ["human", "human"]
    refused = call(node, "POST", f"{seat}/invite", owner)
    assert refused.json()["reason"] == "seat-taken"
    play_out(node, laid["id"], [laid["seats"]["0"], claimed["token"]])


def test_a_watcher_sees_a_game_of_others(node: Node) -> None:
    laid = lay(node, GAME, "human,bot", setup={"starting_player": 1})

    async def watch() -> None:
        async with client(node) as watcher, client(node) as player:
            welcome = await watcher.hello(laid["id"])
            assert (welcome["mine"], welcome["owner"]) == ([], False)
            seen = await watcher.next("update")
            await player.hello(laid["id"], [laid["seats"]["0"]])
            update = await player.next("update")
            await player.answer(update, 0, update["views"][0]["options"][0]["number"])
            while (seen := await watcher.next("update"))["n"] <= update["n"]:
                pass
            assert seen["views"][0]["seat"] is None

    asyncio.run(watch())


def test_the_last_two_seats_taken_at_once_on_two_nodes_begin_the_game(
    postgresql_url: str, tmp_path: Path
) -> None:
    def claim(node: Node, laid: Message, seat: int) -> int:
        path = f"/tables/{laid['id']}/seats/{seat}/claim"
        return call(node, "POST", path, laid["invites"][str(seat)]).status_code

    with running(postgresql_url, tmp_path) as one, running(postgresql_url, tmp_path) as other:
        for _ in range(12):
            laid = lay(one, GAME, "open,open")
            with ThreadPoolExecutor(2) as pool:
                claims = pool.map(claim, (one, other), (laid, laid), (0, 1))
                assert list(claims) == [201, 201]
            assert status(one, laid["id"]) == status(other, laid["id"]) == "playing"
