"""The server with messages through the web framework, as if they had no way of their own.

`python -m benchmarks.online.plain serve ...` runs it beside the real one. Frames are counted here
too: that has to be, however messages go, and nothing but a protocol of our own can do it.
"""

import asyncio
from collections import deque
from typing import Any, cast

from litestar import WebSocket
from litestar.datastructures import State

from undercroft import cli
from undercroft.server.sockets import conversation
from undercroft.server.sockets.wire import NAME
from undercroft.server.tables.node import Node


class Line:
    """What leads to a client: a queue, and a task that sends."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.unsent = 0

    def say(self, text: bytes) -> None:
        """Send a message soon."""
        self._waiting.append(text)
        self.unsent += len(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._waiting:
            text = self._waiting.popleft()
            await self._socket.send_text(text.decode())
            self.unsent -= len(text)
        self._sending = None

    def listen(self, *_: object) -> None:
        """Messages come through the framework."""

    pause = go_on = ignore = hang_up = cut = listen


class Conversation(conversation.Conversation):
    """A conversation over such a line."""

    def __init__(self, socket: WebSocket[Any, Any, State], node: Node) -> None:
        cast(dict[str, Any], socket.scope["extensions"])[NAME] = Line(socket)
        super().__init__(socket, node)


if __name__ == "__main__":
    vars(conversation).update(Conversation=Conversation)
    cli.main()
