"""Players that answer at random: one speaks Undercroft's protocol, one boardgame.io's.

Both read only what they need of a message, and leave it to their crowd when they answer.
"""

import random
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct, field

from benchmarks.online.wire import Wire

NAMESPACE = "/dungeon-dice"


class TableOf2(NamedTuple):
    """A table and what its two players need to sit down."""

    id: str
    tokens: tuple[str, ...]


class Company(Protocol):
    """Who tells players when to answer."""

    def next_table(self, player: "Player") -> TableOf2:
        """Where a player whose game is over plays on."""

    def told(self, player: "Player", n: int) -> None:
        """A player has seen the table after n moves."""

    def asked(self, player: "Player") -> None:
        """A player has an answer ready."""

    def refused(self, player: "Player", reason: str) -> None:
        """A player's answer was refused."""


class Player:
    """Somebody on one seat of one table after the other."""

    PATH: str

    def __init__(self, crowd: Company, seat: int) -> None:
        self.crowd = crowd
        self.seat = seat
        self.wire: Wire | None = None
        self.table = TableOf2("", ())
        self.games = -1
        self.saw = -1
        self.option = 0
        self.answer = b""
        self.sent = 0
        """The option of the last answer that was sent."""
        self.sent_at: float | None = None

    def opened(self) -> None:
        """The socket is open."""
        self.sit()

    def sit(self) -> None:
        """Sit down at the next table."""
        self.table = self.crowd.next_table(self)
        self.saw = -1
        self.send(self.hello())

    def hello(self) -> bytes:
        """What somebody says who sits down."""
        raise NotImplementedError

    def hear(self, payload: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        """Say something."""
        assert self.wire is not None
        self.wire.send(text)

    def see(self, n: int, *, is_over: bool, asked: bool) -> None:
        """The table stands after n moves."""
        if n <= self.saw:
            return
        self.crowd.told(self, n)
        self.saw = n
        if is_over:
            self.sit()
        elif asked:
            self.crowd.asked(self)


class _Option(Struct):
    number: int


class _View(Struct):
    seat: int | None
    options: list[_Option]


class _Ask(Struct):
    id: int


class _Message(Struct):
    type: str
    table: str = ""
    n: int = 0
    ask: _Ask | None = None
    views: list[_View] = []
    reason: str = ""


_read_message = msgspec.json.Decoder(_Message).decode


class UndercroftPlayer(Player):
    """Speaks to our server."""

    PATH = "/ws"
    _at = ""
    """The table that has welcomed this player."""

    def hello(self) -> bytes:
        """Say hello with the secret of the seat."""
        token = self.table.tokens[self.seat]
        return b'{"type":"hello","table":"%b","tokens":["%b"]}' % (
            self.table.id.encode(),
            token.encode(),
        )

    def hear(self, payload: bytes) -> None:
        """Read updates and refusals."""
        message = _read_message(payload)
        if message.type == "refusal":
            self.crowd.refused(self, message.reason)
        if message.type == "welcome":
            self._at = message.table
        if message.type != "update" or self._at != self.table.id:
            return  # a table that this player leaves may still tell how it stands
        options = message.views[0].options
        if options and message.ask is not None:
            self.option = random.choice(options).number
            self.answer = b'{"type":"answer","ask":%d,"seat":%d,"option":%d}' % (
                message.ask.id,
                self.seat,
                self.option,
            )
        self.see(message.n, is_over=message.ask is None, asked=bool(options))


class _G(Struct):
    ask: str | None
    options: list[int]


class _Ctx(Struct):
    currentPlayer: str | None = None  # noqa: N815 - boardgame.io's name
    gameover: Any = None


class _State(Struct):
    G: _G
    ctx: _Ctx
    number: int = field(name="_stateID")


class _Sync(Struct):
    state: _State


_read_args = msgspec.json.Decoder(list[msgspec.Raw]).decode
_read_sync = msgspec.json.Decoder(_Sync).decode
_read_state = msgspec.json.Decoder(_State).decode


class BoardgamePlayer(Player):
    """Speaks to boardgame.io's server: its events over socket.io over a WebSocket."""

    PATH = "/socket.io/?EIO=4&transport=websocket"
    EVENT = f"42{NAMESPACE},".encode()
    JOIN = f"40{NAMESPACE},".encode()

    def opened(self) -> None:
        """Wait for the server's greeting."""

    def hello(self) -> bytes:
        """Ask for the match, which is made when nobody has asked for it yet."""
        return self.EVENT + msgspec.json.encode(["sync", self.table.id, str(self.seat), None, 2])

    def hear(self, payload: bytes) -> None:
        """Answer pings, join the namespace, read states."""
        if payload.startswith(self.EVENT):
            self._event(_read_args(payload[len(self.EVENT) :]))
        elif payload == b"2":
            self.send(b"3")
        elif payload.startswith(b"0"):
            self.send(self.JOIN)
        elif payload.startswith(self.JOIN):
            self.sit()

    def _event(self, args: list[msgspec.Raw]) -> None:
        name = bytes(args[0])
        if name == b'"matchData"':
            return
        if msgspec.json.decode(args[1]) != self.table.id:
            return  # a table that this player has left hears that the other one left
        if name == b'"sync"':
            self._see_state(_read_sync(args[2]).state)
        elif name == b'"update"':
            self._see_state(_read_state(args[2]))

    def _see_state(self, state: _State) -> None:
        is_over = state.ctx.gameover is not None
        asked = not is_over and state.ctx.currentPlayer == str(self.seat)
        if asked:
            self._choose(state)
        self.see(state.number, is_over=is_over, asked=asked)

    def _choose(self, state: _State) -> None:
        self.option = random.choice(state.G.options)
        payload = {"type": state.G.ask, "args": [self.option], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        answer = ["update", action, state.number, self.table.id, str(self.seat)]
        self.answer = self.EVENT + msgspec.json.encode(answer)
