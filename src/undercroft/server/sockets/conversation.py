"""The socket: one for each client, on which one table is played.

The first message is hello, and it comes soon. Whatever a client sends, the table goes on: what
can't be read is refused with words, and who goes on sending it is sent away.
"""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from undercroft.engine import Refused, RulesFault
from undercroft.engine.chance import commitment
from undercroft.engine.views import keeps_secrets
from undercroft.server.lobby import deleting
from undercroft.server.ops import metrics
from undercroft.server.ops.limits import Buckets
from undercroft.server.ops.timing import Timer, call_later, now_ms
from undercroft.server.protocol.messages import (
    PROTOCOL,
    Answer,
    Confirm,
    Consent,
    FromClient,
    Hello,
    Help,
    Lift,
    Refusal,
    Rematch,
    Say,
    See,
    SetWay,
    SkipGuide,
    Tell,
    ThrowDie,
    Undo,
    Welcome,
    read_message,
)
from undercroft.server.protocol.visible_text import plain
from undercroft.server.sockets.wire import wire_of
from undercroft.server.storage import rows
from undercroft.server.storage.tokens import OWNER, SEAT, Grant
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.client import MOST_UNSENT, Client
from undercroft.server.tables.helping import help_throw
from undercroft.server.tables.live_table import LiveTable, said
from undercroft.server.tables.loading import game_of
from undercroft.server.tables.node import Node
from undercroft.server.tables.seeing import confirm, see
from undercroft.server.tables.throws import lift, throw
from undercroft.server.tables.ways import set_way
from undercroft.server.workers.pool import GAVE_UP, WorkerDied

MOST_ERRORS = 20
"""Broken messages, and frames that came too fast, after which a client is sent away."""
MOST_UNHEARD = 16
"""Messages that may wait while one is acted upon; a client that sends more has to wait."""
HELLO_SECONDS, HELLO_AGAIN_SECONDS = 10.0, 1.0
"""Who has not said hello by then is sent away; somebody who is just heard, a little later."""
LONGEST_COMPLAINT = 200
COME_BACK, POLICY, TOO_MUCH = 1012, 1008, 1013
COUNTED = ("bad-message", "too-fast", "not-your-seat", "bad-token", "no-hello", "other-protocol")
"""Refusals that an honest client hardly ever gets."""

log = logging.getLogger(__name__)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Play at a table."""
    settings = socket.app.state.settings
    if not settings.is_own_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY, "foreign origin")
        return
    await socket.accept()
    if not is_allowed(socket):
        await socket.close(TOO_MUCH, "too many connections; wait a moment")
        return
    metrics.SOCKETS.inc()
    try:
        await Conversation(socket, socket.app.state.node).listen()
    finally:
        metrics.SOCKETS.dec()


def _read(text: str | bytes) -> FromClient:
    """A client's message; Refused says what is wrong with it."""
    try:
        return read_message(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        detail = str(error)[:LONGEST_COMPLAINT]
        raise Refused("bad-message", f"this can't be read: {detail}", why="other") from None


def is_allowed(socket: WebSocket[Any, Any, State]) -> bool:
    """Whether this address may open one more socket now; each costs as much as a request."""
    buckets: Buckets | None = socket.app.state.buckets
    return buckets is None or buckets.take(socket.client.host if socket.client else "")


class Conversation:
    """The conversation with one client."""

    def __init__(self, socket: WebSocket[Any, Any, State], node: Node) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._node = node
        self._client = Client(self._wire, self._close)
        self._live: LiveTable | None = None
        self._errors = 0
        self._unheard: deque[str | bytes] = deque()
        self._working: asyncio.Task[None] | None = None
        self._reason = COME_BACK, ""
        """Why the client is sent away."""
        self._patience = self._wait_for_hello(HELLO_SECONDS)

    async def listen(self) -> None:
        """Hear the client until it goes."""
        self._wire.listen(self._heard, self._too_fast)
        try:
            while (received := await self._socket.receive())["type"] == "websocket.receive":
                self._heard(received.get("text") or received.get("bytes") or b"")
            if self._working is not None:
                await asyncio.wait((self._working,))
        finally:
            self._client.is_gone = True
            await self._leave()
            self._patience.cancel()
            await self._client.gone()

    def _heard(self, text: str | bytes) -> None:
        """A message came; messages are acted upon one after the other."""
        if self._client.is_gone:
            return
        self._unheard.append(text)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        elif len(self._unheard) == MOST_UNHEARD:
            self._wire.pause()

    async def _work(self) -> None:
        while self._unheard and not self._client.is_gone:
            if len(self._unheard) == MOST_UNHEARD:
                self._wire.go_on()
            await self._hear(self._unheard.popleft())
        self._working = None

    def _wait_for_hello(self, seconds: float) -> Timer:
        return call_later(seconds, self._lose_patience)

    def _lose_patience(self) -> None:
        if self._working is not None:
            self._patience = self._wait_for_hello(HELLO_AGAIN_SECONDS)
        elif self._live is None:
            self._reason = POLICY, "no hello"
            self._client.go()

    def _too_fast(self) -> None:
        if self._client.is_gone:
            self._wire.ignore()
        else:
            self._refuse(Refused("too-fast", "too many messages; wait a moment"))

    async def _hear(self, text: str | bytes) -> None:
        try:
            await self._try(text)
        except Unstored as error:
            log.warning("not stored", extra={"detail": str(error)})
            message = "the table's memory does not answer; nothing has changed, try again"
            self._client.push(Refusal("not-stored", message, {}))
            if self._live is None:
                self._client.go()
        except (TimeoutError, WorkerDied) as error:
            log.warning("given up", extra={"detail": type(error).__name__})
            self._client.push(Refusal("gave-up", GAVE_UP, {}))
        except RulesFault:
            log.exception("rules broke")
            self._client.push(Refusal("rules-fault", "the rules broke; nothing has changed", {}))
        except Exception:
            log.exception("a message broke something")
            self._client.push(Refusal("broken", "something broke; nothing has changed", {}))

    async def _try(self, text: str | bytes) -> None:
        """Do what was asked for, or say why not; who is behind is told how the table stands."""
        try:
            await self._do(_read(text))
        except Refused as refused:
            self._refuse(refused)
            if refused.reason == "moved-on":
                await self._tell_standing()

    def _refuse(self, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.reason).inc()
        facts = {name: str(fact) for name, fact in refused.facts.items()}
        self._client.push(Refusal(refused.reason, str(refused), facts))
        if refused.reason in COUNTED:
            self._errors += 1
            if self._errors >= MOST_ERRORS:
                self._reason = POLICY, "too many errors"
                self._wire.ignore()
                self._client.go()

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        live = self._live
        if live is None:
            raise Refused("no-hello", "the first message is hello")
        if message.seat not in self._client.eyes:
            raise Refused("not-your-seat", f"seat {message.seat + 1} is not yours")
        if live.seats[message.seat].stand_in:
            await self._node.attendance.arrive(live, self._client)
        await self._play(live, message)

    async def _play(self, live: LiveTable, message: FromClient) -> None:
        match message:
            case Answer(ask, seat, option):
                await self._node.recorder.act(live, lambda s, at: s.answer(ask, seat, option, at))
            case Tell(ask, seat, faces):
                await self._node.recorder.act(live, lambda s, at: s.tell(ask, seat, faces, at))
            case Undo(seat, n):
                await self._node.recorder.act(live, lambda s, at: s.undo(seat, live.people, at, n))
            case Consent(seat, proposal, yes) if proposal == live.row.clearing:
                await deleting.consent(self._node.tables, live, seat, proposal, yes)
            case Consent(seat, proposal, yes):
                await self._node.recorder.act(
                    live, lambda s, at: s.consent(seat, proposal, yes, at)
                )
            case SkipGuide(seat):
                await self._node.recorder.act(live, lambda s, at: s.leave_guide(seat, at))
            case Say(seat, text):
                await self._say(live, seat, text)
            case _:
                await self._throw(live, message)

    async def _throw(self, live: LiveTable, message: FromClient) -> None:
        match message:
            case Lift():
                await lift(live, message)
            case ThrowDie():
                await throw(self._node, live, message)
            case Help():
                await help_throw(self._node, live, message)
            case See():
                await see(self._node, live, message)
            case Confirm():
                await confirm(self._node, live, message)
            case SetWay(seat, way):
                await set_way(self._node, live, seat, way)

    async def _say(self, live: LiveTable, seat: int, text: str) -> None:
        if not live.chat_limits[seat].take():
            raise Refused("too-fast", "too many messages; wait a moment")
        words = plain(text)
        if not words:
            raise Refused("bad-message", "this can't be said", why="empty")
        now = now_ms()
        await self._node.store.change(
            live.row.id, lambda c: rows.add_chat_line(c, live.row.id, seat, words, now)
        )
        await self._node.tables.tell_chat(live)

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            message = f"this server speaks protocol {PROTOCOL}; reload the page"
            raise Refused("other-protocol", message, protocol=PROTOCOL)
        async with self._node.tables.enter(hello.table) as live:
            grants = await self._grants(hello)
            before, self._live = self._live, live
            if before is not None:
                before.clients.discard(self._client)
            self._client.eyes = tuple(sorted({one.seat for one in grants if one.kind == SEAT}))
            self._client.saw = hello.since
            self._patience.cancel()
            self._welcome(live, any(grant.kind == OWNER for grant in grants))
        await self._node.attendance.arrive(live, self._client)
        if before is not None and before is not live:
            await self._depart(before)

    async def _grants(self, hello: Hello) -> list[Grant]:
        """What the secrets allow now: read under the table's lock, or a seat may change hands."""
        grants = await self._node.store.read(lambda c: rows.grants_of(c, hello.tokens))
        for token in hello.tokens:
            if token not in grants or grants[token].table_id != hello.table:
                raise Refused("bad-token", "this secret does not belong to this table")
        return list(grants.values())

    def _welcome(self, live: LiveTable, owner: bool) -> None:
        row, client = live.row, self._client
        client.push(
            Welcome(
                protocol=PROTOCOL,
                table=row.id,
                game=row.game,
                status=row.status,
                name=row.name,
                setup=row.read_setup(),
                commitment=commitment(row.key),
                mine=client.eyes,
                owner=owner,
                public=row.public,
                secrets=keeps_secrets(game_of(row.game).State),
                seats=live.seat_infos(),
                alerted=tuple(seat for seat in client.eyes if live.seats[seat].hook),
                clearing=live.clearing_info(),
                declined=live.declined,
                guided=row.guided,
                hints=row.hints,
            )
        )
        live.clients.add(client)
        live.tell_standing_to(client, now_ms())
        if row.rematch:
            client.push(Rematch(row.rematch))
        for line in live.said:
            client.push(said(line))

    async def _tell_standing(self) -> None:
        live = self._live
        if live is not None:
            async with live.lock:
                live.tell_standing_to(self._client, now_ms())

    async def _leave(self) -> None:
        live, self._live = self._live, None
        if live is not None:
            await self._depart(live)

    async def _depart(self, live: LiveTable) -> None:
        with contextlib.suppress(Exception):
            await self._node.attendance.depart(live, self._client)

    async def _close(self) -> None:
        """Send the client away; one that does not take what is sent is not told."""
        if self._wire.unsent > MOST_UNSENT:
            self._wire.cut()
            return
        self._wire.go_on()  # or the client's farewell would not be heard
        with contextlib.suppress(Exception):
            await self._socket.close(*self._reason)
        self._wire.hang_up()
