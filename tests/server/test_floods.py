"""Floods of frames of every kind: each costs a drop, and who goes on is sent away and not read."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.clients import Client, Message, client, head_of, lay, sockets_of, wait_until
from tests.server.nodes import PATIENCE, Node, free_port
from undercroft.server.sockets.conversation import MOST_ERRORS
from undercroft.server.sockets.wire import FRAMES, LAST_WORDS, Wire, wire_of
from undercroft.server.tables.client import MOST_UNSENT

POLICY = 1008


def frame(kind: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A client's frame."""
    return Frame(kind, data, fin).serialize(mask=True)


BEGUN, WENT_ON, ENDED = (
    frame(Opcode.TEXT, fin=False),
    frame(Opcode.CONT, fin=False),
    frame(Opcode.CONT),
)
FLOODS = {
    "texts": (b"", frame(Opcode.TEXT, b"{}")),
    "bytes": (b"", frame(Opcode.BINARY, b"{}")),
    "pings": (b"", frame(Opcode.PING)),
    "long pings": (b"", frame(Opcode.PING, b"x" * 125)),
    "pongs": (b"", frame(Opcode.PONG)),
    "empty pieces": (BEGUN, WENT_ON),
    "pieces": (BEGUN, frame(Opcode.CONT, b"x", fin=False)),
    "pings between pieces": (b"", BEGUN + frame(Opcode.PING) + ENDED),
}
"""What a flood begins with, and what it says again and again."""


@pytest.fixture(scope="module")
def laid(node: Node) -> Message:
    return lay(node, "dungeon-attack", "human,human")


async def _all_that_is_said(there: Client) -> list[str]:
    """Everything until the socket is closed."""
    said = []
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionClosed):
            while True:
                said.append(str(await there.socket.recv()))
    return said


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_who_floods_is_warned_and_sent_away_whatever_the_frames(
    node: Node, laid: Message, flood: tuple[bytes, bytes]
) -> None:
    async def run() -> tuple[int, int | None]:
        async with client(node) as there:
            await there.hello(laid["id"])
            beginning, again = flood
            there.socket.transport.write(beginning + 400 * again)
            said = await _all_that_is_said(there)
            return sum('"type":"refusal"' in one for one in said), there.socket.close_code

    assert asyncio.run(run()) == (MOST_ERRORS, POLICY)


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_few_frames_of_any_kind_harm_nobody(
    node: Node, laid: Message, flood: tuple[bytes, bytes]
) -> None:
    beginning, again = flood
    is_message = again in (FLOODS["texts"][1], FLOODS["bytes"][1])
    few = MOST_ERRORS // 2 if is_message else FRAMES // 4
    end = frame(Opcode.CONT) if beginning else b""

    async def run() -> list[str]:
        async with client(node) as there:
            await there.hello(laid["id"])
            there.socket.transport.write(beginning + few * again + end)
            await there.send(type="undo", seat=0)
            reasons = []
            while "not-your-seat" not in reasons:
                reasons.append((await there.next("refusal"))["reason"])
            return reasons

    assert "too-fast" not in asyncio.run(run())


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_who_goes_on_is_cut_off(node: Node, laid: Message, flood: tuple[bytes, bytes]) -> None:
    """A flood is not read to its end, not even when the socket was told to close."""
    hello = frame(Opcode.TEXT, f'{{"type":"hello","table":"{laid["id"]}"}}'.encode())
    beginning, again = flood
    wait_until(lambda: not sockets_of(node))  # who was there before is still going
    with socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE) as raw:
        raw.sendall(head_of(node.port) + hello + beginning)
        wait_until(lambda: is_cut(raw, again * (LAST_WORDS // len(again))))
    wait_until(lambda: not sockets_of(node))


def is_cut(raw: socket.socket, flood: bytes) -> bool:
    """Whether nobody is there any more whom a flood could reach."""
    try:
        raw.sendall(flood)
    except ConnectionError:
        return True
    return False


class Small:
    """A server of one socket in this process; somebody asks for the socket and reads nothing."""

    def __init__(self, do: Callable[[Wire], None] | None, **settings: Any) -> None:
        self.port = free_port()
        self.is_asked = asyncio.Event()
        self.is_open = asyncio.Event()
        self.is_gone = asyncio.Event()
        self._do = do
        """What is done with the socket once it is open; without it, it is never opened."""
        config = uvicorn.Config(
            self._app,
            port=self.port,
            ws=Wire,
            interface="asgi3",
            lifespan="off",
            log_config=None,
            **settings,
        )
        self._server = uvicorn.Server(config)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        self.is_asked.set()
        if self._do is not None:
            await send({"type": "websocket.accept"})
            self._do(wire_of(scope))
            self.is_open.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.is_gone.set()

    @contextlib.asynccontextmanager
    async def asked(self) -> AsyncIterator[asyncio.StreamWriter]:
        """While it runs; at the end the socket is gone, or has to be soon."""
        serving = asyncio.create_task(self._server.serve())
        async with asyncio.timeout(PATIENCE):
            while not self._server.started:
                await asyncio.sleep(0.01)
            _, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1)
            writer.write(head_of(self.port))
            await self.is_asked.wait()
            yield writer
            await self.is_gone.wait()
        writer.transport.abort()
        self._server.should_exit = True
        await serving


def fill(wire: Wire) -> None:
    """Say more than somebody takes who reads nothing."""
    wire.listen(lambda _: None, wire.cut)
    while wire.unsent <= MOST_UNSENT:
        wire.say(b"x" * 65_536)


def test_who_floods_before_the_socket_is_open_is_cut_off() -> None:
    async def run() -> None:
        async with Small(do=None).asked() as writer:
            writer.write(2 * FRAMES * frame(Opcode.PONG))

    asyncio.run(run())


def test_answers_to_pings_do_not_wait_without_end() -> None:
    async def run() -> None:
        small = Small(fill, ws_ping_interval=None)
        async with small.asked() as writer:
            await small.is_open.wait()
            writer.write(frame(Opcode.PING))

    asyncio.run(run())


def test_who_takes_nothing_and_answers_no_ping_is_cut_off() -> None:
    async def run() -> None:
        async with Small(fill, ws_ping_interval=0.01, ws_ping_timeout=0.01).asked():
            pass

    asyncio.run(run())
