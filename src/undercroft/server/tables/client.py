"""A client of a table: what leads to it, which seats it holds, and what it has seen."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from undercroft.server.protocol.messages import FromServer, write_message

MOST_UNSENT = 1_000_000
"""Bytes that may wait for a slow client before it is sent away; it comes back and catches up."""


class Line(Protocol):
    """What leads to a client."""

    def say(self, text: bytes) -> None:
        """Send a message; one that nobody can hear any more is dropped."""

    @property
    def unsent(self) -> int:
        """How many bytes wait because the client is slow."""


class Client:
    """One connection: what it holds and what it has seen."""

    def __init__(self, line: Line, close: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._line = line
        self._close = close
        self._leaving: asyncio.Task[None] | None = None
        self.is_gone = False
        self.eyes: tuple[int, ...] = ()
        self.saw = -1

    def push(self, message: FromServer) -> None:
        """Send a message."""
        self.push_bytes(write_message(message))

    def push_bytes(self, packed: bytes) -> None:
        """Send a message that is packed already."""
        if self.is_gone:
            return
        self._line.say(packed)
        if self._line.unsent > MOST_UNSENT:
            self.go()

    def go(self) -> None:
        """Be sent away."""
        if not self.is_gone:
            self.is_gone = True
            self._leaving = asyncio.create_task(self._close())

    async def gone(self) -> None:
        """Wait until somebody who is sent away has been told so."""
        if self._leaving is not None:
            await asyncio.wait((self._leaving,))

    @property
    def unsent(self) -> int:
        """How many bytes it has not taken yet."""
        return self._line.unsent
