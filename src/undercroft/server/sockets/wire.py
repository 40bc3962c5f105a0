"""The wire: a WebSocket whose messages go straight to whoever listens.

The web framework opens and closes it; what is said in between takes no detour through queues and
tasks. Every frame that comes costs a drop of the socket's bucket, whatever its kind, and what is
not sent yet is limited for every kind too. It knows no table.
"""

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from undercroft.server.ops.limits import Bucket
from undercroft.server.tables.client import MOST_UNSENT

NAME = "undercroft.wire"
"""Under which a connection's scope has its wire."""
BAD_TEXT = 1007
FRAMES, FRAMES_A_SECOND = 60, 30
PIECE = 1_024
"""Bytes read at a time: the library reads all frames that it is given before any is counted."""
LAST_WORDS = 65_536
"""Bytes that may still come, and are not read, from somebody who is sent away for flooding."""
FAREWELL_SECONDS = 10.0

Hear = Callable[[str | bytes], None]


def wire_of(scope: Any) -> "Wire":
    """The wire of a connection that the web framework has opened."""
    found: Wire = scope["extensions"][NAME]
    return found


class Wire(WebSocketsSansIOProtocol):
    """One connection, from uvicorn's side."""

    _hear: Hear | None = None
    _complain: Callable[[], None] | None = None
    _is_too_fast = False
    """Whether there was no drop left for the frame at hand."""
    _unread: int | None = None
    """Bytes that came since nothing is read any more; None while all is read."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = Bucket(FRAMES, FRAMES_A_SECOND)

    def listen(self, hear: Hear, too_fast: Callable[[], None]) -> None:
        """Hear every message from now on, and of every frame that came too fast."""
        self._hear = hear
        self._complain = too_fast

    # What comes

    def data_received(self, data: bytes) -> None:
        """Read what came, a little at a time, so that a flood is noticed at its beginning."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self._unread is not None:
                self._leave_unread(len(data) - start)
                return
            super().data_received(data[start : start + PIECE])

    def _leave_unread(self, size: int) -> None:
        assert self._unread is not None
        self._unread += size
        if self._unread > LAST_WORDS:
            self.cut()

    def handle_events(self) -> None:
        """Take what the library has read, frame by frame."""
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self.handle_connect(event)
            elif isinstance(event, Frame):
                self._count()
                self._handle_frame(event)

    def _count(self) -> None:
        """Every frame costs one drop; who floods before anybody listens is cut off."""
        self._is_too_fast = not self._frames.take()
        if self._is_too_fast:
            (self._complain or self.cut)()

    def _handle_frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT:
                self.handle_text(frame)
            case Opcode.BINARY:
                self.handle_bytes(frame)
            case Opcode.CONT:
                self.handle_cont(frame)
            case Opcode.PING:
                self.handle_ping()
            case Opcode.PONG:
                self.handle_pong(frame)
            case Opcode.CLOSE:
                self.handle_close(frame)

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def handle_ping(self) -> None:
        """Answer, unless too many answers wait already."""
        super().handle_ping()
        if self.unsent > MOST_UNSENT:
            self.cut()

    def handle_parser_exception(self) -> None:
        """What came is no frame; before the socket is open there is no way to say so."""
        if self.conn.close_sent is None:
            self.cut()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A whole message came."""
        if self._is_too_fast:
            self.frames = []
        elif self._hear is None:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            if not self.close_sent:
                self._pass_on(self._hear, data)

    def _pass_on(self, hear: Hear, data: bytes) -> None:
        if self.curr_msg_data_type == "bytes":
            hear(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:
                self.conn.send_close(BAD_TEXT)
            self.handle_parser_exception()
        else:
            hear(text)

    def pause(self) -> None:
        """Hear nothing more for a while."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # What goes

    def say(self, text: bytes) -> None:
        """Send a message; one that nobody can hear any more is dropped."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def unsent(self) -> int:
        """How many bytes wait because the other side is slow."""
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()

    # The end

    def keepalive_timeout(self) -> None:
        """Nobody answers; whoever takes nothing either is not waited for."""
        if self.unsent:
            self.cut()
        else:
            super().keepalive_timeout()

    def ignore(self) -> None:
        """Read nothing more of whoever is sent away for flooding."""
        if self._unread is None:
            self._unread = 0

    def hang_up(self) -> None:
        """Our farewell is said: who does not hang up in time is cut off."""
        if self.transport.is_closing():
            return
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.cut)
        if self._unread is not None and self.transport.can_write_eof():
            self.transport.write_eof()  # the other side's farewell is not read: this is the end

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()
