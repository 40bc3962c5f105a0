"""Frames as they come: whole, many at once, cut anywhere. What is said is heard all the same."""

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from tests.server.clients import Client, Message, client, lay
from tests.server.nodes import Node, free_port
from undercroft.server.run import MOST_MESSAGE
from undercroft.server.wire import Wire, wire_of

PAUSE = 0.002
OPENING = 0.1


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


@pytest.mark.parametrize(
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
def test_messages_in_any_pieces_are_heard_once_and_in_order(
    node: Node, pieces: list[bytes], heard: list[int]
) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> list[Message]:
        async with client(node) as there:
            await there.hello(laid["id"])
            await there.next("update")
            await _write(there, pieces)
            await there.send(type="hello", table=laid["id"])
            async with asyncio.timeout(20):
                told = [msgspec.json.decode(await there.socket.recv())]
                while told[-1]["type"] != "welcome":
                    told.append(msgspec.json.decode(await there.socket.recv()))
            return told[:-1]

    told = asyncio.run(talk())
    assert [one["type"] for one in told] == ["refusal"] * len(heard)
    for one, number in zip(told, heard, strict=True):
        assert f"'x{number}'" in one["message"]


async def _write(there: Client, pieces: list[bytes]) -> None:
    for piece in pieces:
        there.socket.transport.write(piece)
        await asyncio.sleep(PAUSE)


def test_a_text_in_the_midst_of_another_ends_the_socket(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> int:
        async with client(node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            await _write(there, [BEGUN, WHOLE[0]])
            async with asyncio.timeout(20):
                await there.socket.wait_closed()
            return there.socket.close_code or 0

    assert asyncio.run(talk()) == 1002


UNCLEAR = (1002).to_bytes(2, "big")


class Slow:
    """A server that takes its time to open a socket; it writes down what it hears, and faults."""

    def __init__(self) -> None:
        self.port = free_port()
        self.heard: list[str | bytes] = []
        self.broken: list[object] = []
        config = uvicorn.Config(
            self._app, port=self.port, ws=Wire, interface="asgi3", lifespan="off", log_config=None
        )
        self._server = uvicorn.Server(config)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await asyncio.sleep(OPENING)
        await send({"type": "websocket.accept"})
        wire_of(scope).listen(self.heard.append, wire_of(scope).cut)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def tell(self, early: list[bytes], later: list[bytes]) -> bytes:
        """Say something before the socket is open and something after; gives all that it says."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: self.broken.append(what))
        serving = asyncio.create_task(self._server.serve())
        while not self._server.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        with contextlib.suppress(OSError):  # it may have hung up
            for piece in [*_request(self.port), *early]:
                writer.write(piece)
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(2 * OPENING)
            for piece in later:
                writer.write(piece)
                await asyncio.sleep(PAUSE)
            writer.write_eof()
        said = b""
        with contextlib.suppress(ConnectionError):
            said = await reader.read()
        writer.close()
        self._server.should_exit = True
        await serving
        return said


def _request(port: int) -> list[bytes]:
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return ["\r\n".join([*lines, "", ""]).encode()]


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
    said = asyncio.run(asyncio.wait_for(server.tell(early, later), 30))
    assert server.broken == []
    assert [str(one).strip() for one in server.heard] == [message(at).decode() for at in heard]
    if not heard:
        assert UNCLEAR in said or not said
