"""Hostile requests: each gets a clear refusal with the usual headers, and nothing breaks."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.server.clients import Message, bearer, http, lay
from tests.server.nodes import PATIENCE, Node, StillTime, running, sqlite_in
from undercroft.server.app.application import REQUESTS, REQUESTS_A_SECOND
from undercroft.server.http.api import API
from undercroft.server.http.checks import HEADERS
from undercroft.server.lobby.creating import NewSeat
from undercroft.server.play.clocks import Clock
from undercroft.server.protocol.messages import FromClient

JSON = {"Content-Type": "application/json"}
TWO = [{"kind": "human"}, {"kind": "human"}]


@pytest.fixture
def requests(node: Node) -> Iterator[httpx.Client]:
    with http(node) as found:
        yield found


@pytest.fixture(scope="module")
def laid(node: Node) -> Message:
    return lay(node, "dungeon-attack", "human,human")


def is_refusal(answer: httpx.Response) -> bool:
    """Whether an answer says what is wrong, in our shape."""
    return 400 <= answer.status_code < 500 and set(answer.json()) == {"reason", "message", "facts"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/health"),
        ("GET", "/ready"),
        ("GET", "/metrics"),
        ("GET", "/api/games"),
        ("GET", "/api/tables"),
        ("GET", "/api/schema/openapi.json"),
        ("GET", "/api/schema/nothing"),
        ("GET", "/api/tables/nothing"),
        ("GET", "/api/tables?page=0"),
        ("GET", "/nothing"),
        ("DELETE", "/health"),
        ("PUT", "/api/tables"),
        ("POST", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("TRACE", "/api/tables"),
        ("GET", "/ws"),
    ],
)
def test_every_answer_tells_browsers_what_a_page_may_do(
    requests: httpx.Client, method: str, path: str
) -> None:
    answer = requests.request(method, path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"game":"dungeon-attack","seats":[{},{}],"setup":' + b'{"a":' * 3000 + b"1" + b"}" * 3001,
        b'{"game":"dungeon-attack","seats":[{},{}],"setup":{"a":1e400}}',
        b'{"game":"dungeon-attack","seats":[{},{}],"setup":{"a":' + b"9" * 5000 + b"}}",
        b'{"game":"dungeon-attack","seats":[{},{}],"setup":{"a":' + b"9" * 30 + b"}}",
        b'{"game":"dungeon-attack","seats":[{},{}],"unknown":1}',
        b'{"game":"dungeon-attack","seats":[{},{"unknown":1}]}',
        b'{"game":"dungeon-attack","seats":[{},{}],"clock":{"unknown":1}}',
        b'{"game":"dungeon-attack","seats":[{},{}],"clock":{"move":0}}',
        b'{"game":"dungeon-attack","seats":[{},{"kind":"king"}]}',
        b'{"game":"dungeon-attack","seats":[{},{"kind":"bot","level":"godlike"}]}',
        b'{"game":"dungeon-attack","seats":[]}',
        b'{"game":"../../etc/passwd","seats":[{},{}]}',
        b'{"game":"dungeon\\u0000attack","seats":[{},{}]}',
        b'{"game":"dungeon-attack","seats":[{},{"name":"\\ud800"}]}',
    ],
    ids=lambda body: body[:40].decode("latin-1") + f"({len(body)})",
)
def test_a_broken_body_is_refused(requests: httpx.Client, body: bytes) -> None:
    assert is_refusal(requests.post("/api/tables", content=body, headers=JSON))


def test_no_body_and_no_message_may_hold_what_we_do_not_know() -> None:
    routes = [route for route in API.routes if isinstance(route, HTTPRoute)]
    handlers = [handler for route in routes for handler in route.route_handlers]
    bodies = [handler.fn.__annotations__.get("data") for handler in handlers]
    kinds = [body for body in bodies if body is not None]
    assert len(kinds) > 8
    for kind in (*kinds, NewSeat, Clock, *get_args(FromClient)):
        assert kind.__struct_config__.forbid_unknown_fields, kind


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "a/b"]
)
def test_a_body_that_is_not_called_json_is_refused(requests: httpx.Client, kind: str) -> None:
    body = b'{"game":"dungeon-attack","seats":[{},{}]}'
    answer = requests.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert is_refusal(answer)


def test_a_body_may_not_be_endless(requests: httpx.Client, node: Node) -> None:
    assert requests.post("/api/tables", content=b" " * 5_000_000, headers=JSON).status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(500):
            yield b" " * 10_000

    try:
        answer = requests.post("/api/tables", content=pieces(), headers=JSON)
    except httpx.TransportError:
        pass
    else:
        assert answer.status_code == 413
    assert requests.get("/health").status_code == 200


def test_the_head_of_a_request_may_not_be_endless(node: Node) -> None:
    with socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n")
        lines = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 1000) for number in range(20_000))
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            raw.sendall(lines)
    with socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nX: " + b"a" * 60_000 + b"\r\n\r\n")
        assert raw.recv(12) == b"HTTP/1.1 200"


@pytest.mark.slow
def test_who_asks_nothing_is_not_waited_for(node: Node) -> None:
    with (
        socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as quiet,
        socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as slow,
    ):
        slow.sendall(b"GET /health HTTP/1.1\r\nHost: ")
        assert quiet.recv(1) == slow.recv(1) == b""


@pytest.mark.parametrize(
    "path",
    [
        "/assets/..%2f..%2frun.py",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/' OR '1'='1",
        "/api/tables/x'; DROP TABLE tables;--",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/{{7*7}}",
        "/api/tables/${7*7}",
        "/api/tables/" + "a" * 33,
        "/api/tables?game=%00",
        "/api/tables?game=%27%20OR%201=1",
        "/api/tables?game={{7*7}}",
        "/api/tables?status=x",
        "/api/tables?page=0",
        "/api/tables?page=99999999999999999999",
        "/api/tables?size=101",
        "/api/tables?size=-1",
        "/api/tables?unknown=1",
        "/api/tables?token=abc",
    ],
)
def test_a_strange_address_is_refused(requests: httpx.Client, path: str) -> None:
    answer = requests.get(path)
    assert is_refusal(answer)
    assert "49" not in answer.json()["message"]


def names_of_no_file() -> list[str]:
    return [
        "%00",
        "%00x.png",
        "x%00.png",
        "a" * 300,
        "a" * 5_000,
        "a/" * 3_000,
        "%ff%fe",
        "%ed%a0%80",
        "..%2f..%2frun.py",
        "%2e%2e/%2e%2e/run.py",
        "..",
        ".",
        "%2fetc%2fpasswd",
        "%5c..%5crun.py",
        "torch.svg/x",
        "torch.svg%00",
        "%0a",
        "%F0%9F%90%89",
        "con:",
        "~root",
    ]


@pytest.mark.parametrize("name", names_of_no_file(), ids=lambda name: f"{name[:20]}({len(name)})")
@pytest.mark.parametrize("folder", ["assets", "art", "api/words", "api/games"])
def test_a_file_that_no_folder_can_hold_is_not_there(node: Node, folder: str, name: str) -> None:
    answer = raw_get(node, f"/{folder}/{name}")
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), answer[:200]
    assert folder.startswith("api") or answer.startswith(b"HTTP/1.1 404")


def raw_get(node: Node, path: str) -> bytes:
    """What is answered to an address that no library has tidied before."""
    with socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: raw.recv(65_536), b""))


@pytest.mark.parametrize(
    "path",
    [
        "/nope",
        "/nope/nope",
        "/table",
        "/table/",
        "/table/a/b",
        "/replay/",
        "/rules/a/b",
        "/play/",
        "/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%00",
        "/%ff",
        "/index.html",
        "/a" * 2_000,
        "/apis",
        "/assetsx/y",
    ],
    ids=lambda path: path[:30],
)
def test_an_address_that_leads_nowhere_shows_a_page(requests: httpx.Client, path: str) -> None:
    answer = requests.get(path)
    home = requests.get("/")
    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == home.headers["Content-Type"]
    assert answer.content == home.content


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nope", "/api/a/b/c", "/assets/nope.js"])
def test_programs_are_told_in_json_that_there_is_nothing(requests: httpx.Client, path: str) -> None:
    for answer in (requests.get(path), requests.get(path, headers={"Accept": "text/html"})):
        assert is_refusal(answer)
        assert answer.status_code == 404
    assert is_refusal(requests.post("/nope", json={}))


@pytest.mark.parametrize("seat", ["-1", "16", "99999999999999999999999", "1e0", "%D9%A1", "x"])
def test_a_seat_that_is_none_is_refused(requests: httpx.Client, laid: Message, seat: str) -> None:
    answer = requests.post(f"/api/tables/{laid['id']}/seats/{seat}/claim", json={})
    assert is_refusal(answer)


@pytest.mark.parametrize(
    "name",
    [
        "\x00",
        "a\nb",
        "\x1b[31mred",
        "\u202egnp.exe",
        "\u2066hidden\u2069",
        "a\u200bb",
        "a\u200db",
        "\ufeffa",
        "a\u00a0b",
        "\u2028",
        "\ue000",
        "\u115f",
        "\u1160",
        "\u3164",
        "\u3164\u3164",
        "Ann\u3164",
        "\uffa0",
        "\u2800",
        "\ufe0f",
        "\U000e0101",
        "a\ufe0f\ufe0e",
        "\u180b",
        "\u034f",
        "\u0301",
        "\u0e34",
        "\u20dd \u0301",
        "\u200d",
        "\U0001f468\u200d",
        " a",
        "a ",
        "a" * 41,
    ],
    ids=ascii,
)
def test_names_hold_only_letters_that_show(requests: httpx.Client, name: str) -> None:
    seats = [{"kind": "human", "name": name}, {"kind": "human"}]
    answer = requests.post("/api/tables", json={"game": "dungeon-attack", "seats": seats})
    assert is_refusal(answer)
    of_table = {"game": "dungeon-attack", "seats": TWO, "name": name}
    assert is_refusal(requests.post("/api/tables", json=of_table))


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Zoe\u0308",
        "李雷",
        "\u845b\U000e0100",
        "김철수",
        "\u1100\u1161",
        "สมชาย",
        "नवीन",
        "शक्\u200dति",
        "محمد",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "<script>",
        "{{7*7}}",
        "'; --",
        "🐉",
        "\u2764\ufe0f\u200d\U0001f525",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "1\ufe0f\u20e3",
        "",
    ],
    ids=ascii,
)
def test_names_of_any_script_stay_as_they_are(requests: httpx.Client, name: str) -> None:
    seats = [{"kind": "human", "name": name}, {"kind": "human"}]
    made = requests.post("/api/tables", json={"game": "dungeon-attack", "seats": seats}).json()
    seat = requests.get(f"/api/tables/{made['id']}").json()["seats"][0]
    assert seat["name"] == name


def test_secrets_of_one_table_open_no_other(requests: httpx.Client, node: Node) -> None:
    mine, other = (lay(node, "dungeon-attack", "human,open") for _ in "ab")
    table = f"/api/tables/{mine['id']}"
    all_of_other = [other["owner"], *other["seats"].values(), *other["invites"].values()]
    wrong = bearer(*all_of_other)
    attempts = [
        requests.delete(table, headers=wrong),
        requests.post(f"{table}/start", json={}, headers=wrong),
        requests.post(f"{table}/rematch", json={"seat": 0}, headers=wrong),
        requests.post(f"{table}/seats/0/leave", headers=wrong),
        requests.post(f"{table}/seats/1/claim", json={}, headers=wrong),
        requests.post(f"{table}/seats/1/invite", headers=wrong),
        requests.put(f"{table}/seats/1/bot", json={}, headers=wrong),
        requests.put(f"{table}/seats/0/hook", json={}, headers=wrong),
    ]
    assert [answer.status_code for answer in attempts] == [403] * len(attempts)
    swapped = bearer(mine["seats"]["0"], mine["invites"]["1"])
    assert requests.delete(table, headers=swapped).status_code == 403
    assert requests.get(table).json()["status"] == "open"


@pytest.mark.parametrize(
    "header",
    [
        b"Bearer",
        b"Bearer ,,,,",
        b"Basic dXNlcjpwYXNz",
        b"Bearer \xff\xfe",
        b"Bearer ' OR '1'='1",
        b"Bearer " + b"a," * 20_000,
    ],
    ids=lambda header: header[:20].decode("latin-1"),
)
def test_a_strange_secret_opens_nothing(
    requests: httpx.Client, laid: Message, header: bytes
) -> None:
    headers: Any = {"Authorization": header}
    answer = requests.delete(f"/api/tables/{laid['id']}", headers=headers)
    assert answer.status_code == 403


def test_secrets_that_nobody_gave_make_no_recovery_link(requests: httpx.Client) -> None:
    answer = requests.post("/api/recovery", json={"tokens": ["a" * 32]})
    assert answer.status_code == 401
    assert requests.post("/api/recovery/use", json={"code": "a" * 32}).json() == []


def test_logs_from_elsewhere_are_only_data(requests: httpx.Client, laid: Message) -> None:
    tokens = bearer(*laid["seats"].values())
    log = requests.get(f"/api/tables/{laid['id']}/log", headers=tokens).text
    head, _, rest = log.partition("\n")
    broken = [
        "",
        "\n",
        "x",
        "[" * 100_000,
        log[: len(log) // 2],
        log.replace('"dungeon-attack"', '"../../x"'),
        log.replace('"seats":2', '"seats":99999999999999999999'),
        log.replace('"seats":2', '"seats":-1'),
        log.replace('"setup":{}', '"setup":{"a":' + "9" * 30 + "}"),
        log.replace('"setup":{}', '"setup":' + '{"a":' * 500 + "1" + "}" * 500),
        log.replace("human:", "human:\\u202e"),
        head + "\n" + head + "\n" + rest,
        log.replace('"key":"', '"key":"00'),
        log.replace('"key":"', '"key":"zz'),
    ]
    for text in broken:
        answer = requests.post("/api/logs", json={"log": text})
        assert answer.status_code in (201, 400, 409), (text[:80], answer.text)


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    time = StillTime(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, time=time) as node, http(node) as requests:
        time.let_pass(60)  # what starting has cost
        for allowed in (REQUESTS, REQUESTS_A_SECOND):
            answers = [requests.get("/api/tables") for _ in range(allowed + 2)]
            codes = [answer.status_code for answer in answers]
            assert codes == [200] * allowed + [429] * 2
            time.let_pass(1)
    assert answers[-1].json()["reason"] == "too-fast"
    assert answers[-1].headers["X-Content-Type-Options"] == "nosniff"


def test_nothing_of_this_broke_anything(node: Node) -> None:
    assert '"level":"error"' not in node.log.read_text()
