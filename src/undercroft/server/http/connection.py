"""HTTP connections: those that ask too slowly or too long are closed before anything is read.

Uvicorn reads heads of any length and waits for them for ever.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 65_536
HEAD_SECONDS = 20.0


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection whose requests have to say soon, and shortly, what they want."""

    _size: int | None = 0
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(HEAD_SECONDS, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._size is not None:
            self._size += len(data)
            if self._size > MOST_HEAD and not self._is_short(data):
                self.send_400_response("The head of the request is too long.")
                return
        super().data_received(data)

    def _is_short(self, data: bytes) -> bool:
        """Whether the head ends within this piece: what follows is body."""
        assert self._size is not None
        end = data.find(b"\r\n\r\n")
        return end >= 0 and self._size - len(data) + end <= MOST_HEAD

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._size is None:
            self._size = 0
        if self._patience is None:
            self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def on_headers_complete(self) -> None:
        self._size = None
        self._relax()
        super().on_headers_complete()

    def _relax(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
