"""The wire: a WebSocket whose messages go straight to whoever listens.

The web framework opens and closes it; what is said in between takes no detour through queues and
tasks. It knows no table.
"""

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from undercroft.server.frames import are_whole, read_text, write_text

NAME = "undercroft.wire"
"""Under which a connection's scope has its wire."""
BAD_TEXT = 1007

Listener = Callable[[str | bytes], None]


def wire_of(scope: Any) -> "Wire":
    """The wire of a connection that the web framework has opened."""
    found: Wire = scope["extensions"][NAME]
    return found


class Wire(WebSocketsSansIOProtocol):
    """One connection, from uvicorn's side."""

    _listener: Listener | None = None
    _is_in_pieces = False
    """Whether something came that was not whole: then the library reads all that follows."""

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def listen(self, listener: Listener) -> None:
        """Hear every message from now on."""
        self._listener = listener

    def data_received(self, data: bytes) -> None:
        """Something came: mostly one whole message, which needs no library."""
        if not self._is_in_pieces and self.handshake_initiated:
            listener = self._listener if self.conn.state is State.OPEN else None
            if listener is not None and (text := read_text(data)) is not None:
                self._hear_text(listener, text)
                return
            self._is_in_pieces = not are_whole(data)
        super().data_received(data)

    def handle_parser_exception(self) -> None:
        """What came is no frame; before the socket is open there is no way to say so."""
        if self.conn.close_sent is None:
            self.cut()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A whole message came."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(self._listener, bytes(data))

    def _hear(self, listener: Listener, data: bytes) -> None:
        if self.curr_msg_data_type == "bytes":
            listener(data)
        else:
            self._hear_text(listener, data)

    def _hear_text(self, listener: Listener, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:
                self.conn.send_close(BAD_TEXT)
            self.handle_parser_exception()
        else:
            listener(text)

    def pause(self) -> None:
        """Hear nothing more for a while."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def say(self, text: bytes) -> None:
        """Send a message; one that nobody can hear any more is dropped."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(write_text(text))

    @property
    def unsent(self) -> int:
        """How many bytes wait because the other side is slow."""
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()
