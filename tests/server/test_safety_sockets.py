"""Broken frames, floods and strangers on the socket: a clear word or the end, nothing breaks."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.clients import (
    Client,
    Message,
    client,
    count_of,
    head_of,
    lay,
    play_out,
    sockets_of,
    wait_until,
)
from tests.server.nodes import PATIENCE, Node, StillTime, running, sqlite_in
from undercroft.server.app.application import REQUESTS
from undercroft.server.protocol.messages import PROTOCOL
from undercroft.server.sockets.conversation import HELLO_SECONDS, MOST_ERRORS
from undercroft.server.sockets.wire import FRAMES, FRAMES_A_SECOND

Talk = Callable[[Client], Coroutine[Any, Any, Any]]


def talk(node: Node, do: Talk) -> Any:
    """Talk to a node over a new socket."""

    async def run() -> Any:
        async with client(node) as there:
            return await do(there)

    return asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.fixture(scope="module")
def laid(node: Node) -> Message:
    return lay(node, "dungeon-attack", "human,human")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "NaN",
        "[" * 30_000,
        '{"type":"throw","ask":0,"seat":0,"release":' + '{"a":' * 10_000 + "1" + "}" * 10_001,
        '{"type":"nothing"}',
        '{"type":["answer"]}',
        '{"type":"answer"}',
        '{"type":"answer","ask":0,"seat":0,"option":1.5}',
        '{"type":"answer","ask":0,"seat":0,"option":"1"}',
        '{"type":"answer","ask":0,"seat":0,"option":-1}',
        '{"type":"answer","ask":0,"seat":0,"option":' + "9" * 5000 + "}",
        '{"type":"answer","ask":1e400,"seat":0,"option":0}',
        '{"type":"answer","ask":0,"seat":16,"option":0}',
        '{"type":"answer","ask":0,"seat":-1,"option":0}',
        '{"type":"answer","ask":0,"seat":true,"option":0}',
        '{"type":"answer","ask":0,"seat":0,"option":0,"unknown":1}',
        '{"type":"undo","seat":0,"unknown":1}',
        '{"type":"say","seat":0,"text":"\\ud800"}',
        '{"type":"say","seat":0,"text":""}',
        '{"type":"say","seat":0,"text":"' + "a" * 501 + '"}',
        '{"type":"tell","ask":0,"seat":0,"faces":"' + "6" * 201 + '"}',
        '{"type":"hello","table":"../x","tokens":[]}',
        '{"type":"hello","table":"x","tokens":["short"]}',
        '{"type":"hello","table":"x","tokens":[' + ",".join(['""'] * 10_000) + "]}",
        '{"type":"hello","table":"x","since":-2}',
        '{"type":"welcome","protocol":1}',
    ],
    ids=lambda text: text[:45] + f"({len(text)})",
)
def test_what_can_not_be_read_is_refused_with_words(node: Node, laid: Message, text: str) -> None:
    async def do(there: Client) -> Message:
        await there.hello(laid["id"], [laid["seats"]["0"]])
        await there.socket.send(text)
        refusal = await there.next("refusal")
        await there.socket.send('{"type":"undo","seat":0}')
        assert (await there.next("refusal"))["reason"] == "nothing-to-undo"
        return refusal

    refusal = talk(node, do)
    assert refusal["reason"] == "bad-message"
    assert len(refusal["message"]) < 300


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "undo", "seat": 0}, "no-hello"),
        ({"type": "hello", "table": "nothing"}, "no-table"),
        ({"type": "hello", "table": "nothing", "tokens": ["a" * 32]}, "no-table"),
        ({"type": "hello", "table": "nothing", "protocol": PROTOCOL + 1}, "other-protocol"),
    ],
    ids=lambda case: str(case)[:60],
)
def test_who_begins_wrongly_is_told(node: Node, message: Message, reason: str) -> None:
    async def do(there: Client) -> Message:
        await there.send(**message)
        return await there.next("refusal")

    assert talk(node, do)["reason"] == reason


def test_an_older_page_is_told_which_protocol_is_spoken(node: Node, laid: Message) -> None:
    async def do(there: Client) -> Message:
        await there.send(type="hello", table=laid["id"], protocol=PROTOCOL - 1)
        return await there.next("refusal")

    assert talk(node, do)["facts"] == {"protocol": str(PROTOCOL)}


def test_binary_and_fragmented_frames_are_read_too(node: Node, laid: Message) -> None:
    async def do(there: Client) -> list[str]:
        await there.socket.send(f'{{"type":"hello","table":"{laid["id"]}"}}'.encode())
        await there.next("welcome")
        await there.socket.send(iter(['{"type":', '"undo",', '"seat":', "0}"]))
        whole = await there.next("refusal")
        await there.socket.send(b"\xff\xfe")
        return [whole["reason"], (await there.next("refusal"))["reason"]]

    assert talk(node, do) == ["not-your-seat", "bad-message"]


async def _closed_with(there: Client) -> int:
    """The code with which a socket is closed, after all that was said on it."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await there.socket.recv()
    return there.socket.close_code or 0


def frame(kind: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A frame as it goes over the wire."""
    return Frame(kind, data, fin).serialize(mask=True)


PIECES = frame(Opcode.TEXT, b"x", fin=False) + 70 * frame(Opcode.CONT, b"x" * 1000, fin=False)
RESERVED = bytes([frame(Opcode.TEXT, b"x")[0] | 0x40]) + frame(Opcode.TEXT, b"x")[1:]


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (frame(Opcode.TEXT, b"x" * 70_000), 1009),
        (PIECES, 1009),
        (frame(Opcode.TEXT, b"\xff\xfe"), 1007),
        (frame(Opcode.TEXT, b"\xff") + frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
        (frame(Opcode.CONT, b"x"), 1002),
        (RESERVED, 1002),
    ],
    ids=["long", "long in pieces", "no letters", "and farewell", "no beginning", "reserved bits"],
)
def test_a_frame_that_is_none_ends_the_socket(
    node: Node, laid: Message, raw: bytes, code: int
) -> None:
    async def do(there: Client) -> int:
        await there.hello(laid["id"])
        there.socket.transport.write(raw)
        return await _closed_with(there)

    assert talk(node, do) == code
    assert '"level":"error"' not in node.log.read_text()


def test_who_floods_is_warned_and_sent_away(still_node: Node) -> None:
    laid = lay(still_node, "dungeon-attack", "human,human")

    async def do(there: Client) -> tuple[int, int]:
        await there.hello(laid["id"], [laid["seats"]["0"]])
        with contextlib.suppress(ConnectionClosed):
            for _ in range(FRAMES * 10):
                await there.send(type="undo", seat=0)
        refusals = 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                refusals += '"too-fast"' in str(await there.socket.recv())
        return refusals, await _closed_with(there)

    refusals, code = talk(still_node, do)
    assert 0 < refusals <= MOST_ERRORS
    assert code == 1008


def test_who_guesses_secrets_is_sent_away(node: Node, laid: Message) -> None:
    async def do(there: Client) -> int:
        for number in range(MOST_ERRORS):
            await there.send(type="hello", table=laid["id"], tokens=[f"{number:032}"])
        return await _closed_with(there)

    assert talk(node, do) == 1008


def test_who_never_says_hello_is_sent_away(still_node: Node) -> None:
    node, laid = still_node, lay(still_node, "dungeon-attack", "human,human")

    async def quiet() -> int:
        async with client(node) as there:
            return await _closed_with(there)

    async def chatty() -> int:
        """Somebody who talks of tables that are not there, as often as they like."""
        async with client(node) as there:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await there.send(type="hello", table="nothing")
                    assert (await there.next("refusal"))["reason"] == "no-table"
                    await asyncio.sleep(0.02)
            return await _closed_with(there)

    async def let_time_pass() -> None:
        while True:
            node.time.let_pass(HELLO_SECONDS / 10)
            await asyncio.sleep(0.05)

    async def all_of_them() -> tuple[int, int, str]:
        """Whoever came before the others and said hello stays."""
        async with client(node) as honest:
            await honest.hello(laid["id"])
            passing = asyncio.create_task(let_time_pass())
            codes = await asyncio.gather(quiet(), chatty())
            passing.cancel()
            await honest.send(type="undo", seat=0)
            return *codes, str((await honest.next("refusal"))["reason"])

    assert asyncio.run(all_of_them()) == (1008, 1008, "not-your-seat")


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://evil.example", "null", "http://127.0.0.1:1", "file://", "x"],
)
def test_pages_of_others_may_not_open_a_socket(node: Node, origin: str) -> None:
    async def open_it() -> None:
        page = websockets.Origin(origin)
        async with connect(node.socket_url, origin=page, open_timeout=PATIENCE):
            pass

    with pytest.raises(websockets.InvalidStatus) as refused:
        asyncio.run(open_it())
    assert refused.value.response.status_code == 403


def test_our_own_pages_and_those_that_are_named_may(tmp_path: Path) -> None:
    options = ("--no-limits", "--origin", "https://club.example")
    with running(sqlite_in(tmp_path), tmp_path, *options) as node:

        async def open_it(origin: str) -> str:
            page = websockets.Origin(origin)
            async with connect(node.socket_url, origin=page, open_timeout=PATIENCE) as there:
                await there.send("{}")
                return str(await there.recv())

        for origin in (node.url, "https://club.example"):
            assert "bad-message" in asyncio.run(open_it(origin))


def test_one_address_can_not_open_sockets_without_end(tmp_path: Path) -> None:
    time = StillTime(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, time=time) as node:
        time.let_pass(60)  # what starting has cost

        async def open_one() -> int:
            async with client(node) as there:
                with contextlib.suppress(ConnectionClosed):
                    await there.socket.send("{}")
                    await there.socket.recv()
                    await there.socket.close()
                return await _closed_with(there)

        async def open_many() -> list[int]:
            return await asyncio.gather(*(open_one() for _ in range(REQUESTS + 20)))

        codes = asyncio.run(open_many())
        assert sorted(codes) == [1000] * REQUESTS + [1013] * 20


def test_half_a_connection_costs_nothing_and_ends(node: Node, laid: Message) -> None:
    """Sockets that break off in the middle leave nobody at the table."""
    head = head_of(node.port)
    hello = f'{{"type":"hello","table":"{laid["id"]}"}}'.encode()
    said = frame(Opcode.TEXT, hello)
    wait_until(lambda: not sockets_of(node))  # who was there before is still going
    for cut in (len(head) // 2, len(head), len(head) + 5, len(head) + len(said)):
        with socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as raw:
            raw.sendall((head + said)[:cut])
            if cut > len(head):
                raw.recv(1)
    wait_until(lambda: not sockets_of(node))


TOO_FAST = 'undercroft_refusals_total{reason="too-fast"}'
TABLES_FOUND = 'undercroft_cache_total{found="hit"}'


def ask_again_and_again(node: Node, raw: socket.socket, hello: bytes) -> None:
    """As often as nobody is sent away for, and for as long as it takes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        before = count_of(node, TABLES_FOUND)
        raw.sendall(10 * frame(Opcode.TEXT, hello))
        wait_until(
            lambda: count_of(node, TABLES_FOUND) >= before + 10 or not sockets_of(node)  # noqa: B023
        )
        node.time.let_pass(20 / FRAMES_A_SECOND)


def test_who_takes_nothing_is_cut_off(still_node: Node) -> None:
    """What waits for a client that asks again and again and never reads does not grow for ever."""
    node, long = still_node, lay(still_node, "dungeon-attack", "human,bot:random,bot:random")
    with node.time.running(10):
        play_out(node, long["id"], list(long["seats"].values()))
    hello = f'{{"type":"hello","table":"{long["id"]}"}}'.encode()
    too_fast = count_of(node, TOO_FAST)
    wait_until(lambda: not sockets_of(node))  # who was there before is still going
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(PATIENCE)
        raw.connect(("127.0.0.1", node.port))
        raw.sendall(head_of(node.port))
        with pytest.raises(ConnectionError):
            ask_again_and_again(node, raw, hello)
    wait_until(lambda: not sockets_of(node))
    assert count_of(node, TOO_FAST) == too_fast


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("  hello \n there\t", "hello there"),
        ("a\u202eb\u2066c\u200bd\ufeffe", "abcde"),
        ("\x00\x1b[31mred\x07", "[31mred"),
        ("👩\u200d🚀 ❤️", "👩\u200d🚀 ❤️"),
        ("<b>bold</b> {{7*7}} '; --", "<b>bold</b> {{7*7}} '; --"),
    ],
    ids=ascii,
)
def test_chat_is_one_line_of_letters_that_show(node: Node, text: str, told: str) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def do(there: Client) -> Message:
        await there.hello(laid["id"], [laid["seats"]["0"]])
        await there.send(type="say", seat=0, text=text)
        return await there.next("said")

    assert talk(node, do)["text"] == told


@pytest.mark.parametrize("text", [" ", "\n\t", "\u200b\u202e", "\x00"], ids=ascii)
def test_saying_nothing_is_refused(node: Node, laid: Message, text: str) -> None:
    async def do(there: Client) -> Message:
        await there.hello(laid["id"], [laid["seats"]["0"]])
        await there.send(type="say", seat=0, text=text)
        return await there.next("refusal")

    assert talk(node, do)["reason"] == "bad-message"


def test_nothing_of_this_broke_anything(node: Node) -> None:
    assert '"level":"error"' not in node.log.read_text()
