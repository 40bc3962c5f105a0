"""Turn alerts: who is called, when, with which words, and how anybody can tell that it was us."""

import asyncio
import json
import queue
import re
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.clients import Message, call, client, lay, wait_until
from tests.server.nodes import Node, lanterns_path, running, sqlite_in
from undercroft.engine import Refused
from undercroft.server.alerts import post
from undercroft.server.rows import SeatRow


class Call(NamedTuple):
    """A call that somebody got."""

    at: float
    headers: dict[str, str]
    body: bytes


class Ear:
    """Somebody's web address: hears calls, and answers with the given statuses."""

    def __init__(self) -> None:
        self.calls: queue.Queue[Call] = queue.Queue()
        self.answers: queue.Queue[int] = queue.Queue()
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                ear.calls.put(Call(time.monotonic(), dict(self.headers), body))
                self.send_response(200 if ear.answers.empty() else ear.answers.get())
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_address[1]}/hook?of=me"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def ear() -> Iterator[Ear]:
    heard = Ear()
    yield heard
    heard.server.shutdown()


@pytest.fixture(scope="module")
def calling_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that alerts soon, and addresses of its own network too."""
    folder = tmp_path_factory.mktemp("alerts")
    options = ["--no-limits", "--private-hooks", "--alert-after", "0.4", "--alert-again", "0.3"]
    options += ["--public-url", "https://games.example/"]
    path = lanterns_path(folder)
    with running(sqlite_in(folder), folder, *options, path=path) as found:
        yield found


def hook(node: Node, laid: Message, seat: int, url: str, language: str = "en") -> str:
    """Ask to be called; returns the secret."""
    path, token = f"/tables/{laid['id']}/seats/{seat}/hook", laid["seats"][str(seat)]
    answer = call(node, "PUT", path, token, json={"url": url, "language": language})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def documented_check() -> Callable[[str, dict[str, str], bytes], bool]:
    """The function that the documents give to those who want to check a call."""
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    found: dict[str, Any] = {}
    exec(code, found)
    is_ours: Callable[[str, dict[str, str], bytes], bool] = found["is_ours"]
    return is_ours


def test_who_is_away_at_their_turn_is_called_with_a_signed_body(
    calling_node: Node, ear: Ear
) -> None:
    laid = lay(calling_node, "dungeon-attack", "human,human")
    first = call(calling_node, "GET", f"/tables/{laid['id']}").json()["waiting"][0]
    secret = hook(calling_node, laid, first, ear.url)

    heard = ear.calls.get(timeout=15)

    is_ours = documented_check()
    assert is_ours(secret, heard.headers, heard.body)
    assert not is_ours(secret, heard.headers, heard.body + b" ")
    assert not is_ours("x" * 32, heard.headers, heard.body)
    assert not is_ours(secret, heard.headers | {"Undercroft-Timestamp": "1"}, heard.body)
    assert heard.headers["Host"] == ear.url.split("/")[2]
    body = json.loads(heard.body)
    said = f"Dungeon Attack!: it is your turn, Seat {first + 1}."
    assert body["text"] == body["content"] == f"{said} https://games.example/table/{laid['id']}"
    assert (body["table"], body["seat"]) == (laid["id"], first)
    assert secret not in heard.body.decode()


def test_the_call_speaks_french_to_who_wants_it(calling_node: Node, ear: Ear) -> None:
    seats = [{"kind": "human", "name": "Zoé"}]
    wanted = {"game": "dungeon-attack", "seats": seats}
    laid = call(calling_node, "POST", "/tables", json=wanted).json()
    hook(calling_node, laid, 0, ear.url, "fr")
    text = json.loads(ear.calls.get(timeout=15).body)["text"]
    assert text.startswith("Dungeon Attack! : à vous de jouer, Zoé.")


def test_one_turn_is_one_call_whatever_happens_at_the_table(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)
    ear.calls.get(timeout=15)

    async def come_and_go() -> None:
        async with client(calling_node) as other:
            await other.hello(laid["id"], [laid["seats"]["1"]])
            await other.next("update")

    asyncio.run(come_and_go())
    hook(calling_node, laid, 1, ear.url)
    with pytest.raises(queue.Empty):
        ear.calls.get(timeout=1.5)


def test_a_call_that_was_not_heard_is_made_again_later_and_later(
    calling_node: Node, ear: Ear
) -> None:
    for status in (500, 404, 302):
        ear.answers.put(status)
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)

    calls = [ear.calls.get(timeout=15) for _ in range(4)]

    pauses = [later.at - earlier.at for earlier, later in pairwise(calls)]
    assert pauses[0] >= 0.25
    assert pauses[1] >= 0.55
    assert pauses[2] >= 1.15
    assert len({call.body for call in calls}) == 1
    with pytest.raises(queue.Empty):
        ear.calls.get(timeout=1.5)


def test_who_is_there_is_not_called_before_they_go(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")

    async def stay() -> None:
        async with client(calling_node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            await there.next("update")
            await asyncio.to_thread(hook, calling_node, laid, 0, ear.url)
            await asyncio.sleep(1.5)
            assert ear.calls.empty()

    asyncio.run(stay())
    ear.calls.get(timeout=15)


def test_who_has_moved_meanwhile_is_not_called(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")

    async def move() -> None:
        async with client(calling_node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            update = await there.next("update")
            await asyncio.to_thread(hook, calling_node, laid, 0, ear.url)
            await there.answer(update, 0, update["views"][0]["options"][0]["number"])
            await there.next("update")

    asyncio.run(move())
    with pytest.raises(queue.Empty):
        ear.calls.get(timeout=1.5)


def test_nobody_is_called_who_did_not_ask_or_asks_no_more(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)
    assert hook(calling_node, laid, 0, "") == ""
    with pytest.raises(queue.Empty):
        ear.calls.get(timeout=1.5)


def test_who_left_is_not_called_for_who_came(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,open,human")
    hook(calling_node, laid, 0, ear.url)
    seat = f"/tables/{laid['id']}/seats/0"
    call(calling_node, "POST", f"{seat}/leave", laid["seats"]["0"])
    invite = call(calling_node, "POST", f"{seat}/invite", laid["owner"]).json()["code"]
    call(calling_node, "POST", f"{seat}/claim", invite)
    call(calling_node, "POST", f"/tables/{laid['id']}/start", laid["owner"], json={"fill": "drop"})
    with pytest.raises(queue.Empty):
        ear.calls.get(timeout=1.5)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9/hook",
        "http://localhost/hook",
        "http://[::1]/hook",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://[::ffff:127.0.0.1]/",
        "http://2130706433/",
        "http://no-such-host.invalid/",
        "ftp://93.184.216.34/",
        "http://me:secret@93.184.216.34/",
        "http://:80/",
        "http://[::1",
        "http://93.184.216.34:99999/",
        "http://93.184.216.34/\x01",
        "not an address",
    ],
)
def test_by_default_calls_go_to_the_open_internet_only(node: Node, url: str) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    path = f"/tables/{laid['id']}/seats/0/hook"
    answer = call(node, "PUT", path, laid["seats"]["0"], json={"url": url})
    assert answer.status_code == 400
    assert answer.json()["reason"] in ("bad-hook", "bad-request")


INSIDE = [
    "0.0.0.0",
    "0.1.2.3",
    "100.64.0.1",
    "192.0.0.8",
    "192.88.99.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "255.255.255.255",
    "[::]",
    "[::127.0.0.1]",
    "[::10.0.0.1]",
    "[::93.184.216.34]",
    "[::ffff:10.0.0.1]",
    "[::ffff:100.64.0.1]",
    "[::ffff:169.254.169.254]",
    "[::ffff:93.184.216.34]",
    "[::ffff:0:10.0.0.1]",
    "[64:ff9b::10.0.0.1]",
    "[64:ff9b::169.254.169.254]",
    "[64:ff9b::93.184.216.34]",
    "[64:ff9b:1::10.0.0.1]",
    "[100::1]",
    "[2001::1]",
    "[2001:0:5ef5:79fd::1]",
    "[2001:20::1]",
    "[2001:db8::1]",
    "[2002:a00:1::1]",
    "[2002:7f00:1::]",
    "[2002:5db8:d822::1]",
    "[3fff::1]",
    "[5f00::1]",
    "[fc00::1]",
    "[fe80::1]",
    "[fec0::1]",
    "[ff02::1]",
    "[ff0e::1]",
]


@pytest.mark.parametrize("host", INSIDE)
def test_no_disguise_leads_calls_inside(node: Node, host: str) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    path = f"/tables/{laid['id']}/seats/0/hook"
    answer = call(node, "PUT", path, laid["seats"]["0"], json={"url": f"http://{host}:9/hook"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-hook")


@pytest.mark.parametrize("host", ["93.184.216.34", "8.8.8.8", "[2606:4700::1111]", "[2a00::1]"])
def test_addresses_of_the_open_internet_may_be_called(node: Node, host: str) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    assert hook(node, laid, 0, f"https://{host}/hook")


def test_an_address_is_checked_again_when_it_is_called(tmp_path: Path, ear: Ear) -> None:
    """Here it was allowed before; elsewhere its name leads inside only now."""
    options = ["--no-limits", "--alert-after", "0.4", "--alert-again", "0.3"]
    with running(sqlite_in(tmp_path), tmp_path, *options, "--private-hooks") as node:
        laid = lay(node, "dungeon-attack", "human,human")
        first = call(node, "GET", f"/tables/{laid['id']}").json()["waiting"][0]
        hook(node, laid, first, ear.url)
        ear.calls.get(timeout=15)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("UPDATE alerts SET due_at = 0, tries = 0")
        database.commit()

    with running(sqlite_in(tmp_path), tmp_path, *options) as node:
        wait_until(lambda: "an alert was not heard" in node.log.read_text())

    assert ear.calls.empty()


def test_a_name_that_leads_elsewhere_later_is_called_where_it_was_checked(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = ear.server.server_address[1]
    asked: list[str] = []

    def look_up(host: str | bytes, *_: Any, **__: Any) -> list[Any]:
        """A name server that answers each time with another number."""
        name = host.decode() if isinstance(host, bytes) else host
        asked.append(name)
        number = "127.0.0.1" if asked.count(name) == 1 else "127.9.9.9"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    url = f"http://rebinding.example:{port}/hook"
    seat = SeatRow(table_id="t", seat=0, kind="human", hook=url, hook_secret="s")

    assert asyncio.run(post(seat, b"{}", private=True))

    assert ear.calls.get(timeout=15).headers["Host"] == f"rebinding.example:{port}"
    assert asked.count("rebinding.example") == 1


def test_a_name_with_one_number_inside_is_not_called(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = ["93.184.216.34", "64:ff9b::7f00:1"]
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 80)) for number in numbers]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    seat = SeatRow(table_id="t", seat=0, kind="human", hook="http://two.example/", hook_secret="s")

    with pytest.raises(Refused, match="own network"):
        asyncio.run(post(seat, b"{}", private=False))


def test_only_the_seat_itself_asks_to_be_called(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    path = f"/tables/{laid['id']}/seats/0/hook"
    body = {"url": "https://93.184.216.34/hook"}
    for tokens in ([], [laid["seats"]["1"]], [laid["owner"]]):
        assert call(node, "PUT", path, *tokens, json=body).status_code == 403
    assert call(node, "PUT", path, laid["seats"]["0"], json=body).status_code == 200


def test_a_seat_alone_is_told_that_its_turns_are_told_elsewhere(
    calling_node: Node, ear: Ear
) -> None:
    laid = lay(calling_node, "lanterns", "human,human,human")
    hook(calling_node, laid, 1, ear.url)

    async def told(*seats: int) -> list[int]:
        async with client(calling_node) as there:
            welcome = await there.hello(laid["id"], [laid["seats"][str(seat)] for seat in seats])
            alerted: list[int] = welcome["alerted"]
            return alerted

    assert [asyncio.run(told(*seats)) for seats in ((), (0, 2), (0, 1))] == [[], [], [1]]
    hook(calling_node, laid, 1, "")
    assert asyncio.run(told(0, 1)) == []
