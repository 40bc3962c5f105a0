"""Turn alerts: who is called, when, with which words, and how anybody can tell that it was us."""

import asyncio
import json
import queue
import re
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tests.server.clients import Client, Message, call, client, lay, wait_until
from tests.server.nodes import (
    PATIENCE,
    Node,
    StillTime,
    lanterns_path,
    running,
    sqlite_in,
)
from undercroft.engine import Refused
from undercroft.server.background.alerts import MOST_TRIES, post
from undercroft.server.storage.rows import NEVER, SeatRow

AFTER, AGAIN = 400, 300
"""Milliseconds."""


class Call(NamedTuple):
    """A call that somebody got."""

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
                ear.calls.put(Call(dict(self.headers), body))
                self.send_response(200 if ear.answers.empty() else ear.answers.get())
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_address[1]}/hook?of=me"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def hear(self) -> Call:
        """The next call."""
        return self.calls.get(timeout=PATIENCE)


@pytest.fixture
def ear() -> Iterator[Ear]:
    heard = Ear()
    yield heard
    heard.server.shutdown()


@contextmanager
def calling(folder: Path, *options: str) -> Iterator[Node]:
    """A node that alerts soon, and addresses of its own network too, once time passes."""
    alerts = ["--private-hooks", "--alert-after", str(AFTER / 1000)]
    alerts += ["--alert-again", str(AGAIN / 1000)]
    path, time = lanterns_path(folder), StillTime(folder)
    all_options = ["--no-limits", *alerts, *options]
    with running(sqlite_in(folder), folder, *all_options, path=path, time=time) as found:
        yield found


@pytest.fixture(scope="module")
def calling_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("alerts")
    with calling(folder, "--public-url", "https://games.example/") as found:
        yield found


def hook(node: Node, laid: Message, seat: int, url: str, language: str = "en") -> str:
    """Ask to be called; returns the secret."""
    path, token = f"/tables/{laid['id']}/seats/{seat}/hook", laid["seats"][str(seat)]
    answer = call(node, "PUT", path, token, json={"url": url, "language": language})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def documented_check(time: StillTime) -> Callable[[str, dict[str, str], bytes], bool]:
    """The function that the documents give to those who want to check a call, at some time."""
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    found: dict[str, Any] = {}
    exec(code, found)
    found["time"] = SimpleNamespace(time=lambda: time.ms / 1000)
    is_ours: Callable[[str, dict[str, str], bytes], bool] = found["is_ours"]
    return is_ours


def noted(node: Node, laid: Message, seat: int = 0) -> tuple[int, int]:
    """In how many milliseconds a seat is to be called, and how often that was tried."""
    query = "SELECT due_at, tries FROM alerts WHERE table_id = ? AND seat = ?"
    wait_until(lambda: bool(node.stored(query, laid["id"], seat)))
    ((due_at, tries),) = node.stored(query, laid["id"], seat)
    return (NEVER if due_at == NEVER else due_at - node.time.ms), tries


def wait_until_done_with(node: Node, laid: Message, tries: int) -> None:
    """Let time pass until the first seat is never to be called any more, after so many tries."""
    while (due := noted(node, laid)[0]) != NEVER:
        node.time.let_pass(due / 1000)
        wait_until(lambda: noted(node, laid)[0] > 0)
    assert noted(node, laid) == (NEVER, tries)


def wait_until_written(node: Node) -> None:
    """What was to be written before is written when this table is: one thread writes."""
    lay(node, "lanterns", "human,human")


def test_who_is_away_at_their_turn_is_called_with_a_signed_body(
    calling_node: Node, ear: Ear
) -> None:
    laid = lay(calling_node, "dungeon-attack", "human,human")
    first = call(calling_node, "GET", f"/tables/{laid['id']}").json()["waiting"][0]
    secret = hook(calling_node, laid, first, ear.url)
    assert noted(calling_node, laid, first) == (AFTER, 0)
    calling_node.time.let_pass(AFTER / 1000)

    heard = ear.hear()

    is_ours = documented_check(calling_node.time)
    assert is_ours(secret, heard.headers, heard.body)
    assert not is_ours(secret, heard.headers, heard.body + b" ")
    assert not is_ours("x" * 32, heard.headers, heard.body)
    assert not is_ours(secret, heard.headers | {"Undercroft-Timestamp": "1"}, heard.body)
    calling_node.time.let_pass(300)
    assert not is_ours(secret, heard.headers, heard.body)
    assert heard.headers["Host"] == ear.url.split("/")[2]
    body = json.loads(heard.body)
    said = f"Dungeon Attack!: it’s your turn, Seat {first + 1}."
    assert body["text"] == body["content"] == f"{said} https://games.example/table/{laid['id']}"
    assert (body["table"], body["seat"]) == (laid["id"], first)
    assert secret not in heard.body.decode()


def test_the_call_speaks_french_to_who_wants_it(calling_node: Node, ear: Ear) -> None:
    seats = [{"kind": "human", "name": "Zoé"}]
    wanted = {"game": "dungeon-attack", "seats": seats}
    laid = call(calling_node, "POST", "/tables", json=wanted).json()
    hook(calling_node, laid, 0, ear.url, "fr")
    noted(calling_node, laid)
    calling_node.time.let_pass(AFTER / 1000)
    text = json.loads(ear.hear().body)["text"]
    assert text.startswith("Dungeon Attack!\u202f: à vous de jouer, Zoé.")


def test_one_turn_is_one_call_whatever_happens_at_the_table(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)
    noted(calling_node, laid)
    calling_node.time.let_pass(AFTER / 1000)
    ear.hear()

    async def come_and_go() -> None:
        async with client(calling_node) as other:
            await other.hello(laid["id"], [laid["seats"]["1"]])
            await other.next("update")

    asyncio.run(come_and_go())
    hook(calling_node, laid, 1, ear.url)
    wait_until_written(calling_node)
    wait_until_done_with(calling_node, laid, tries=1)
    alerts = "SELECT seat FROM alerts WHERE table_id = ?"
    assert calling_node.stored(alerts, laid["id"]) == [(0,)]
    assert ear.calls.empty()


def test_a_call_that_was_not_heard_is_made_again_later_and_later(
    calling_node: Node, ear: Ear
) -> None:
    statuses = (500, 404, 302)
    for status in statuses:
        ear.answers.put(status)
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)
    pauses, bodies = [noted(calling_node, laid)[0]], set()

    for tries in range(1, len(statuses) + 1):
        calling_node.time.let_pass(pauses[-1] / 1000)
        bodies.add(ear.hear().body)
        wait_until(lambda tries=tries: noted(calling_node, laid)[1] == tries)  # type: ignore[misc]
        pauses.append(noted(calling_node, laid)[0])
        assert ear.calls.empty()

    assert pauses == [AFTER, AGAIN, 2 * AGAIN, 4 * AGAIN]
    calling_node.time.let_pass(pauses[-1] / 1000)
    bodies.add(ear.hear().body)
    assert len(bodies) == 1
    wait_until_done_with(calling_node, laid, tries=4)
    assert ear.calls.empty()


def test_a_call_that_is_never_heard_is_given_up(calling_node: Node, ear: Ear) -> None:
    for _ in range(MOST_TRIES):
        ear.answers.put(500)
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)

    wait_until_done_with(calling_node, laid, tries=MOST_TRIES)

    assert ear.calls.qsize() == MOST_TRIES


@asynccontextmanager
async def somebody_there(node: Node, laid: Message) -> AsyncIterator[tuple[Client, Message]]:
    """The first seat is there, as everybody knows; with what it was told first."""
    async with client(node) as there:
        await there.hello(laid["id"], [laid["seats"]["0"]])
        update = await there.next("update")
        await there.until("seating", lambda told: told["seats"][0]["here"])
        yield there, update


def test_who_is_there_is_not_called_before_they_go(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")

    async def stay() -> None:
        async with somebody_there(calling_node, laid):
            await asyncio.to_thread(hook, calling_node, laid, 0, ear.url)
            await asyncio.to_thread(noted, calling_node, laid)
            calling_node.time.let_pass(AFTER / 1000)
            put_off = AGAIN, 0
            await asyncio.to_thread(wait_until, lambda: noted(calling_node, laid) == put_off)
            assert ear.calls.empty()

    asyncio.run(stay())
    at = "SELECT node FROM seats WHERE table_id = ? AND seat = 0"
    wait_until(lambda: calling_node.stored(at, laid["id"]) == [(None,)])
    calling_node.time.let_pass(AGAIN / 1000)
    ear.hear()


def test_who_has_moved_meanwhile_is_not_called(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")

    async def move() -> None:
        async with somebody_there(calling_node, laid) as (there, update):
            await asyncio.to_thread(hook, calling_node, laid, 0, ear.url)
            await there.answer(update, 0, update["views"][0]["options"][0]["number"])
            await there.until("update", lambda told: told["n"] > update["n"])

    asyncio.run(move())
    wait_until_done_with(calling_node, laid, tries=0)
    assert ear.calls.empty()


def test_nobody_is_called_who_did_not_ask_or_asks_no_more(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,human")
    hook(calling_node, laid, 0, ear.url)
    noted(calling_node, laid)
    assert hook(calling_node, laid, 0, "") == ""
    wait_until_done_with(calling_node, laid, tries=0)
    assert ear.calls.empty()


def test_who_left_is_not_called_for_who_came(calling_node: Node, ear: Ear) -> None:
    laid = lay(calling_node, "lanterns", "human,open,human")
    hook(calling_node, laid, 0, ear.url)
    seat = f"/tables/{laid['id']}/seats/0"
    call(calling_node, "POST", f"{seat}/leave", laid["seats"]["0"])
    invite = call(calling_node, "POST", f"{seat}/invite", laid["owner"]).json()["code"]
    call(calling_node, "POST", f"{seat}/claim", invite)
    start = f"/tables/{laid['id']}/start"
    assert call(calling_node, "POST", start, laid["owner"], json={"fill": "drop"}).is_success
    wait_until_written(calling_node)
    assert calling_node.stored("SELECT seat FROM alerts WHERE table_id = ?", laid["id"]) == []


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
        ear.hear()
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

    assert ear.hear().headers["Host"] == f"rebinding.example:{port}"
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
