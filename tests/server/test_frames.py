"""Frames as they come: whole, many at once, cut anywhere. What is said is heard all the same."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from tests.server.clients import Message, client, lay
from tests.server.nodes import PATIENCE, Node, free_port
from undercroft.server.app.run import MOST_MESSAGE
from undercroft.server.sockets.wire import Wire, wire_of


def frame(kind: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A client's frame as the library writes it."""
    return Frame(kind, data, fin).serialize(mask=True)


def message(number: int, size: int = 0) -> bytes:
    """A message that nobody understands, of a length; the refusal names it."""
    return (b'{"type":"x%d"}' % number).ljust(size)


LENGTHS = [0, 125, 126, 1_000, MOST_MESSAGE - 1]
WHOLE = [frame(Opcode.TEXT, message(at, size)) for at, size in enumerate(LENGTHS)]
BEGUN = frame(Opcode.TEXT, message(9)[:5], fin=False)
ENDED = frame(Opcode.CONT, message(9)[5:])
PING = frame(Opcode.PING, b"?")


PIECES = pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        (WHOLE, [0, 1, 2, 3, 4]),
        ([b"".join(WHOLE)], [0, 1, 2, 3, 4]),
        ([WHOLE[0][:1], WHOLE[0][1:], *WHOLE[1:]], [0, 1, 2, 3, 4]),
        (
            [WHOLE[3] + WHOLE[1][:9], WHOLE[1][9:] + WHOLE[2][:3], WHOLE[2][3:], WHOLE[0]],
            [3, 1, 2, 0],
        ),
        ([WHOLE[0], BEGUN, ENDED, WHOLE[1]], [0, 9, 1]),
        ([WHOLE[0], BEGUN, PING, ENDED, WHOLE[1]], [0, 9, 1]),
        ([PING + WHOLE[0], WHOLE[1]], [0, 1]),
    ],
    ids=["each", "all at once", "a byte", "anywhere", "in parts", "a ping between", "ping"],
)


@PIECES
def test_messages_in_any_pieces_are_heard_once_and_in_order(
    node: Node, pieces: list[bytes], heard: list[int]
) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> list[Message]:
        async with client(node) as there:
            await there.hello(laid["id"])
            await there.next("update")
            there.socket.transport.writelines(pieces)
            await there.send(type="hello", table=laid["id"])
            told = [await there.hear()]
            while told[-1]["type"] != "welcome":
                told.append(await there.hear())
            return told[:-1]

    told = asyncio.run(talk())
    assert [one["type"] for one in told] == ["refusal"] * len(heard)
    for one, number in zip(told, heard, strict=True):
        assert f"'x{number}'" in one["message"]


def test_a_text_in_the_midst_of_another_ends_the_socket(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> int:
        async with client(node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            there.socket.transport.writelines([BEGUN, WHOLE[0]])
            async with asyncio.timeout(PATIENCE):
                await there.socket.wait_closed()
            return there.socket.close_code or 0

    assert asyncio.run(talk()) == 1002


UNCLEAR = (1002).to_bytes(2, "big")


class CountingWire(Wire):
    """A wire that tells how many bytes have come over it, and that it is lost; one at a time."""

    came = 0
    is_lost = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        CountingWire.came += len(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        CountingWire.is_lost = True


class Slow:
    """A server that opens a socket when it is told to; it writes down what it hears, and faults."""

    def __init__(self) -> None:
        self.port = free_port()
        self.heard: list[str | bytes] = []
        self.broken: list[object] = []
        config = uvicorn.Config(
            self._app,
            port=self.port,
            ws=CountingWire,
            interface="asgi3",
            lifespan="off",
            log_config=None,
        )
        self._server = uvicorn.Server(config)
        self._may_open = asyncio.Event()
        self._is_open = False
        CountingWire.came, CountingWire.is_lost = 0, False

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await self._may_open.wait()
        await send({"type": "websocket.accept"})
        wire_of(scope).listen(self.heard.append, wire_of(scope).cut)
        self._is_open = True
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def tell(self, early: list[bytes], later: list[bytes]) -> bytes:
        """Say something before the socket is open and something after; gives all that it says."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: self.broken.append(what))
        serving = asyncio.create_task(self._server.serve())
        await until(lambda: self._server.started)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        with contextlib.suppress(OSError):  # it may have hung up
            writer.write(_request(self.port))
            await until(lambda: CountingWire.came > 0)
            await self._write(writer, early)
            self._may_open.set()
            await until(lambda: self._is_open or CountingWire.is_lost)
            await self._write(writer, later)
            writer.write_eof()
        said = b""
        with contextlib.suppress(ConnectionError):
            said = await reader.read()
        writer.close()
        self._server.should_exit = True
        await serving
        return said

    async def _write(self, writer: asyncio.StreamWriter, pieces: list[bytes]) -> None:
        """Send pieces, each when the one before has arrived."""
        for piece in pieces:
            all_of_it = CountingWire.came + len(piece)
            writer.write(piece)
            await until(lambda: CountingWire.came >= all_of_it or CountingWire.is_lost)  # noqa: B023


async def until(is_so: Callable[[], bool]) -> None:
    """Let the loop go on until something is so."""
    while not is_so():
        await asyncio.sleep(0.001)


def _request(port: int) -> bytes:
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.mark.parametrize(
    ("early", "later", "heard"),
    [
        ([], [WHOLE[0]], [0]),
        ([WHOLE[0][:9]], [WHOLE[0][9:], WHOLE[1]], [0, 1]),
        ([BEGUN], [ENDED, WHOLE[0]], [9, 0]),
        ([BEGUN], [WHOLE[0], ENDED], []),
        ([b"\x81\x05hello"], [WHOLE[0]], []),
    ],
    ids=["nothing", "half a frame", "a beginning", "no end", "no mask"],
)
def test_frames_that_come_before_the_socket_is_open(
    early: list[bytes], later: list[bytes], heard: list[int]
) -> None:
    server = Slow()
    said = asyncio.run(asyncio.wait_for(server.tell(early, later), PATIENCE))
    assert server.broken == []
    assert [str(one).strip() for one in server.heard] == [message(at).decode() for at in heard]
    if not heard:
        assert UNCLEAR in said or not said


@PIECES
def test_messages_whose_pieces_come_apart_are_heard_once_and_in_order(
    pieces: list[bytes], heard: list[int]
) -> None:
    server = Slow()
    asyncio.run(asyncio.wait_for(server.tell([], pieces), PATIENCE))
    assert server.broken == []
    assert [str(one).strip() for one in server.heard] == [message(at).decode() for at in heard]
