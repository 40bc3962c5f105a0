"""After the game: rematches, the lobby, my tables, recovery on another device, clearing away."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.clients import Message, call, client, lay, play_out
from tests.server.nodes import Node

GAME = "dungeon-attack"


def finished(node: Node, seats: str = "human,human,bot", **more: object) -> Message:
    """A table whose game is over."""
    laid = lay(node, GAME, seats, **more)
    play_out(node, laid["id"], list(laid["seats"].values()))
    return laid


def test_the_same_people_play_again_with_their_old_secrets(node: Node) -> None:
    old = finished(node, name="Friday", setup={"epic_monster": True})
    path, (mine, theirs) = f"/tables/{old['id']}/rematch", old["seats"].values()

    async def ask() -> tuple[Message, str]:
        async with client(node) as other:
            await other.hello(old["id"], [theirs])
            answer = await asyncio.to_thread(call, node, "POST", path, mine, json={"seat": 0})
            return answer.json(), (await other.next("rematch"))["table"]

    new, told = asyncio.run(ask())
    assert told == new["id"] != old["id"]
    again = call(node, "POST", path, theirs, json={"seat": 1})
    assert (again.status_code, again.json()["reason"]) == (409, "rematch-laid")
    assert again.json()["facts"]["table"] == new["id"]

    seats = f"/tables/{new['id']}/seats"
    assert call(node, "POST", f"{seats}/1/claim", mine).json()["reason"] == "not-invited"
    claimed = call(node, "POST", f"{seats}/1/claim", theirs, json={"name": "Bo"}).json()
    assert claimed["status"] == "playing"
    seen = call(node, "GET", f"/tables/{new['id']}").json()
    assert (seen["name"], seen["setup"]) == ("Friday", {"epic_monster": True})
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "human", "bot"]
    play_out(node, new["id"], [new["seats"]["0"], claimed["token"]])


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(node: Node) -> None:
    old = finished(node, "human,human")
    path = f"/tables/{old['id']}/rematch"

    def ask(seat: int) -> Message:
        token = old["seats"][str(seat)]
        return dict(call(node, "POST", path, token, json={"seat": seat}).json())

    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(ask, (0, 1)))

    laid = [answer["id"] for answer in answers if "id" in answer]
    told = [answer["facts"]["table"] for answer in answers if "facts" in answer]
    assert len(laid) == 1
    assert laid == told


def test_a_rematch_needs_a_finished_game_and_a_seat_at_it(node: Node) -> None:
    running = lay(node, GAME, "human,human")
    path, token = f"/tables/{running['id']}/rematch", running["seats"]["0"]
    assert call(node, "POST", path, token, json={"seat": 0}).json()["reason"] == "not-over"
    assert call(node, "POST", path, token, json={"seat": 1}).json()["reason"] == "not-your-seat"


def test_alone_with_bots_the_rematch_begins_at_once(node: Node) -> None:
    old = finished(node, "bot,human,bot")
    path = f"/tables/{old['id']}/rematch"
    new = call(node, "POST", path, old["seats"]["1"], json={"seat": 1}).json()
    assert new["status"] == "playing"
    play_out(node, new["id"], [new["seats"]["1"]])


@pytest.fixture(scope="module")
def lobby(node: Node) -> dict[str, list[str]]:
    """Public tables by what they are, the latest first."""
    done = [finished(node, "human,bot", public=True)["id"]]
    open_ones = [lay(node, GAME, "human,open", public=True)["id"] for _ in range(4)]
    running = [lay(node, "dungeon-run", "human,human", public=True)["id"]]
    lay(node, GAME, "human,open")
    return {"over": done, "open": open_ones[::-1], "playing": running}


def found(node: Node, query: str) -> list[str]:
    page = call(node, "GET", f"/tables?{query}").json()
    return [table["id"] for table in page["tables"]]


def test_the_lobby_shows_public_tables_of_the_wanted_kind(
    node: Node, lobby: dict[str, list[str]]
) -> None:
    assert found(node, "status=open") == found(node, "free=true") == lobby["open"]
    assert found(node, "status=playing") == found(node, "game=dungeon-run") == lobby["playing"]
    assert found(node, "status=over") == lobby["over"]
    assert found(node, f"game={GAME}") == lobby["open"] + lobby["over"]
    assert found(node, "game=chess") == []
    assert call(node, "GET", "/tables?status=lost").status_code == 400


def test_the_lobby_is_told_page_by_page(node: Node, lobby: dict[str, list[str]]) -> None:
    pages = [call(node, "GET", f"/tables?size=2&page={page}").json() for page in (1, 2, 3, 4)]
    everything = found(node, "")
    assert {page["count"] for page in pages} == {6} == {len(everything)}
    shown = [table["id"] for page in pages for table in page["tables"]]
    assert shown == everything == lobby["playing"] + lobby["open"] + lobby["over"]
    for wrong in ("page=0", "size=0", "size=101", "page=x"):
        assert call(node, "GET", f"/tables?{wrong}").status_code == 400


def test_my_tables_are_those_of_my_secrets_finished_ones_too(node: Node) -> None:
    over, open_one = finished(node), lay(node, GAME, "open,human")
    tokens = [over["seats"]["1"], open_one["owner"], open_one["seats"]["1"], "x" * 32]

    mine = call(node, "POST", "/mine", json={"tokens": tokens}).json()

    assert [(one["table"]["id"], one["seats"], one["owner"]) for one in mine] == [
        (open_one["id"], [1], True),
        (over["id"], [1], False),
    ]
    assert mine[1]["table"]["status"] == "over"
    assert mine[1]["table"]["outcome"]["ranks"]


def recovered(node: Node, code: str) -> list[Message]:
    return list(call(node, "POST", "/recovery/use", json={"code": code}).json())


def test_a_recovery_link_gives_another_device_the_same_seats_once(node: Node) -> None:
    laid = lay(node, GAME, "human,human")
    old = [laid["owner"], *laid["seats"].values()]
    code = call(node, "POST", "/recovery", json={"tokens": old}).json()["code"]

    new = recovered(node, code)

    assert [(one["table"], one["kind"], one["seat"]) for one in new] == [
        (laid["id"], "owner", -1),
        (laid["id"], "seat", 0),
        (laid["id"], "seat", 1),
    ]
    assert not {one["token"] for one in new} & set(old)
    assert recovered(node, code) == []
    play_out(node, laid["id"], [new[1]["token"], laid["seats"]["1"]])
    assert call(node, "DELETE", f"/tables/{laid['id']}", new[0]["token"]).status_code == 204


def test_a_recovery_link_gives_nothing_that_was_given_up_meanwhile(node: Node) -> None:
    laid = lay(node, GAME, "human,human,open")
    code = call(node, "POST", "/recovery", json={"tokens": [laid["seats"]["1"]]}).json()["code"]
    call(node, "POST", f"/tables/{laid['id']}/seats/1/leave", laid["seats"]["1"])
    invite = call(node, "POST", f"/tables/{laid['id']}/seats/1/invite", laid["owner"]).json()
    call(node, "POST", f"/tables/{laid['id']}/seats/1/claim", invite["code"])
    assert recovered(node, code) == []


def test_a_recovery_link_gives_the_seat_under_its_new_number(node: Node) -> None:
    laid = lay(node, GAME, "open,human,human")
    code = call(node, "POST", "/recovery", json={"tokens": [laid["seats"]["2"]]}).json()["code"]
    call(node, "POST", f"/tables/{laid['id']}/start", laid["owner"], json={"fill": "drop"})
    assert [one["seat"] for one in recovered(node, code)] == [1]


def test_a_recovery_link_expires(node: Node) -> None:
    laid = lay(node, GAME, "human,human")
    code = call(node, "POST", "/recovery", json={"tokens": [laid["seats"]["0"]]}).json()["code"]
    week = 7 * 24 * 60 * 60 * 1000
    node.stored("UPDATE recoveries SET expires_at = expires_at - ?", week + 1000)
    assert recovered(node, code) == []
    assert recovered(node, "x" * 32) == []
