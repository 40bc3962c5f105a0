"""A WebSocket client as cheap as it can be, so that the load leaves the machine to the server.

It speaks to servers on this machine that send whole text frames without compression.
"""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
SHORT, LONG = 126, 127
NO_MASK = bytes(4)
PATIENCE = 300.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Wire(asyncio.Protocol):
    """One socket; what it hears goes to `hear`, one call a message."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    async def connect(self, port: int) -> None:
        """Open the socket to a server on this machine."""
        async with asyncio.timeout(PATIENCE):
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: self, "127.0.0.1", port)
            await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, _: Exception | None) -> None:
        """The other end is gone."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._begin(head)
        self._rest = self._frames(data)

    def _begin(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode("latin-1"))
        self._is_open = True
        self.opened.set_result(None)

    def _frames(self, data: bytes) -> bytes:
        """Hear all whole frames; what is left waits for more."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == SHORT:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == LONG:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 0xF
        if first == FINAL | TEXT:
            self._hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            raise ConnectionError(f"a frame of kind {first:#x}")

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < SHORT:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        if self._transport is not None and not self.is_lost:
            self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()
