"""Where others find a server, and what somebody is told who holds an invitation."""

import socket

import pytest

from tests.server.clients import bearer, call, http, lay
from tests.server.nodes import Node
from undercroft.server.ops import reach
from undercroft.server.ops.settings import Settings

HERE, NEAR, FAR = "127.0.0.1", "192.168.7.20", "8.8.8.8"
"""Somebody at this machine, in its network, and elsewhere."""


def found(
    visited: str, visitor: str = HERE, host: str = "127.0.0.1", public: str = ""
) -> list[str]:
    settings = Settings(database="sqlite://", host=host, public_url=public)
    return list(reach.addresses(settings, visited, visitor))


@pytest.mark.parametrize(
    "visited", ["http://127.0.0.1:8470", "http://localhost:8470", "http://[::1]:8470"]
)
def test_a_server_for_this_machine_alone_names_no_address(visited: str) -> None:
    assert found(visited) == []


def test_a_public_address_goes_before_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: (NEAR,))
    url = "https://games.example"

    assert found("http://127.0.0.1:8470", host="0.0.0.0", public=url) == [url]


def test_the_address_under_which_somebody_came_can_be_passed_on() -> None:
    assert found("https://games.example", FAR) == ["https://games.example"]
    assert found("http://192.168.7.2:8470", NEAR, host="192.168.7.2") == ["http://192.168.7.2:8470"]


def test_the_own_network_is_told_within_it_and_nowhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ("192.168.7.2", "fd00::2"))
    own = ["http://192.168.7.2:8470", "http://[fd00::2]:8470"]

    assert found("http://localhost:8470", host="0.0.0.0") == own
    assert found("http://192.168.7.2:8470", NEAR, host="0.0.0.0") == own
    assert found("http://games.example:8470", FAR, host="::") == ["http://games.example:8470"]


@pytest.mark.parametrize("visited", ["http://", "http://a b", 'http://x"><script>', "http://x/y"])
def test_a_nonsensical_host_is_not_passed_on(visited: str) -> None:
    assert found(visited, FAR) == []


def test_this_machine_knows_how_it_is_seen() -> None:
    for address in reach.own_addresses():
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        socket.inet_pton(family, address)
        assert not reach.is_here(address)


def test_the_page_can_ask_for_the_addresses(node: Node) -> None:
    with http(node) as requests:
        assert requests.get("/api/addresses").json() == {"addresses": []}
        named = requests.get("/api/addresses", headers={"Host": "games.example"}).json()

    assert named == {"addresses": ["http://games.example"]}


# Invitations


def invitation(node: Node, table: str, seat: int, *tokens: str) -> tuple[int, dict[str, object]]:
    answer = call(node, "GET", f"/tables/{table}/seats/{seat}/invitation", *tokens)
    return answer.status_code, answer.json()


def with_host(node: Node, name: str) -> dict[str, dict[str, str]]:
    seats = [{"kind": "open"}, {"kind": "human", "name": name}, {"kind": "bot"}]
    with http(node) as requests:
        wanted = {"game": "dungeon-attack", "seats": seats, "name": "Friday"}
        laid: dict[str, dict[str, str]] = requests.post("/api/tables", json=wanted).json()
    return laid


def test_an_invitation_says_who_invites_and_to_what(node: Node) -> None:
    laid = with_host(node, "Ann")

    status, told = invitation(node, str(laid["id"]), 0, laid["invites"]["0"])

    assert status == 200
    table = told["table"]
    assert isinstance(table, dict)
    assert (table["host"], table["game"], table["name"]) == ("Ann", "dungeon-attack", "Friday")
    assert [seat["kind"] for seat in table["seats"]] == ["open", "human", "bot"]
    assert (told["seat"], told["for_bot"]) == (0, False)


def test_the_host_stays_the_host_whoever_comes(node: Node) -> None:
    laid = with_host(node, "Ann")
    with http(node) as requests:
        headers = bearer(laid["invites"]["0"])
        path = f"/api/tables/{laid['id']}"
        requests.post(f"{path}/seats/0/claim", json={"name": "Bo"}, headers=headers)

        table = requests.get(path).json()

    assert [seat["name"] for seat in table["seats"]][:2] == ["Bo", "Ann"]
    assert table["host"] == "Ann"


def test_an_invitation_is_shown_to_who_holds_it_and_as_long_as_it_is_good(node: Node) -> None:
    laid = with_host(node, "Ann")
    table, code = str(laid["id"]), laid["invites"]["0"]

    assert invitation(node, table, 0)[0] == 403
    assert invitation(node, table, 2, code)[0] == 403
    assert invitation(node, table, 9, code)[0] == 404
    assert invitation(node, "nowhere", 0, code)[0] == 404
    with http(node) as requests:
        claim = f"/api/tables/{table}/seats/0/claim"
        requests.post(claim, json={"name": "Bo"}, headers=bearer(code))
    status, told = invitation(node, table, 0, code)
    assert (status, told["reason"]) == (403, "not-invited")


def test_an_invitation_to_a_seat_that_a_bot_plays_says_so(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,bot")
    answer = call(node, "POST", f"/tables/{laid['id']}/seats/1/invite", laid["owner"])
    code = answer.json()["code"]

    status, told = invitation(node, laid["id"], 1, code)

    assert status == 200
    assert told["for_bot"] is True
