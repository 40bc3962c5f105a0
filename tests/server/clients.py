"""Clients for tests: they speak the protocol over real sockets, and come back by themselves."""

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.server.nodes import PATIENCE, Node

Message = dict[str, Any]
Choose = Callable[[Message, Message], int]
"""From an update and the view of a seat that is asked to the number of an option."""

NOT_KEPT = httpx.Limits(max_keepalive_connections=0)
"""A connection that is kept may be closed by the server just when it is used again."""
REQUESTS = httpx.Client(timeout=PATIENCE, verify=False, limits=NOT_KEPT)
"""Shared, since a new one takes its time."""
GONE = (OSError, websockets.WebSocketException, TimeoutError)


class Client:
    """One socket; messages are plain dictionaries."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hello(self, table: str, tokens: Sequence[str] = (), since: int = -1) -> Message:
        """Say hello; returns the welcome."""
        await self.send(type="hello", table=table, tokens=list(tokens), since=since)
        return await self.next("welcome")

    async def hear(self) -> Message:
        """The next message of any kind."""
        async with asyncio.timeout(PATIENCE):
            message: Message = msgspec.json.decode(await self.socket.recv())
            return message

    async def next(self, kind: str) -> Message:
        """The next message of a kind; others are let go by."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until(self, kind: str, is_so: Callable[[Message], object]) -> Message:
        """The next message of a kind that is as wanted."""
        while not is_so(message := await self.next(kind)):
            pass
        return message

    async def answer(self, update: Message, seat: int, option: int) -> None:
        """Answer what an update asks."""
        await self.send(type="answer", ask=update["ask"]["id"], seat=seat, option=option)


@asynccontextmanager
async def client(node: Node) -> AsyncIterator[Client]:
    """A connected client."""
    async with connect(
        node.socket_url,
        max_size=2**24,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as socket:
        yield Client(socket)


def http(node: Node) -> httpx.Client:
    """Requests to a node."""
    return httpx.Client(base_url=node.url, timeout=PATIENCE, verify=False, limits=NOT_KEPT)


def bearer(*tokens: str) -> dict[str, str]:
    """The header that carries secrets."""
    return {"Authorization": f"Bearer {','.join(tokens)}"}


def lay(node: Node, game: str, seats: str, **more: Any) -> Message:
    """Lay a table: seats such as `human,bot,open,bot:random`, with ways as in `human/steady`."""
    wanted = []
    for word in seats.split(","):
        who, _, way = word.partition("/")
        kind, _, level = who.partition(":")
        seat = {"kind": kind, "level": level, "way": way}
        wanted.append({name: value for name, value in seat.items() if value})
    with http(node) as requests:
        answer = requests.post("/api/tables", json={"game": game, "seats": wanted, **more})
    assert answer.status_code == 201, answer.text
    laid: Message = answer.json()
    return laid


async def move_on(there: Client, moves: int) -> bool:
    """Choose so often what is offered first; False where bots have ended the game before."""
    while True:
        update = await there.until("update", lambda told: told["outcome"] or _asked(told))
        if update["outcome"] or not moves:
            return not update["outcome"]
        view = _asked(update)[0]
        await there.answer(update, view["seat"], view["options"][0]["number"])
        moves -= 1


def _asked(update: Message) -> list[Message]:
    return [view for view in update["views"] if view["options"]]


def anything(_: Message, view: Message) -> int:
    """Choose at random."""
    number: int = random.choice(view["options"])["number"]
    return number


class Player:
    """Somebody who plays a table to its end, whatever happens to the server meanwhile."""

    def __init__(
        self, nodes: Sequence[Node], table: str, tokens: Sequence[str], choose: Choose = anything
    ) -> None:
        self.nodes = nodes
        self.table = table
        self.tokens = tokens
        self.choose = choose
        self.accepted: list[tuple[int, int, int]] = []
        """What we saw accepted: sequence number after it, seat, option."""
        self.last: Message = {}
        self.comings = 0

    async def play(self) -> Message:
        """Play to the end; returns the last update."""
        while not self.last.get("outcome"):
            try:
                node = self.nodes[self.comings % len(self.nodes)]
                self.comings += 1
                async with client(node) as there:
                    await self._play(there)
            except GONE:
                await asyncio.sleep(0.02)
        return self.last

    async def _play(self, there: Client) -> None:
        await there.hello(self.table, self.tokens, self.last.get("n", -1))
        sent: tuple[int, int, int] | None = None
        while not self.last.get("outcome"):
            update = await self._told(there, sent)
            if sent is not None and update["n"] > sent[0]:
                self.accepted.append((update["n"], *sent[1:]))
                sent = None
            self.last = update
            for view in update["views"]:
                if view["options"]:
                    option = self.choose(update, view)
                    sent = update["n"], view["seat"], option
                    await there.answer(update, view["seat"], option)
                    break

    async def _told(self, there: Client, sent: tuple[int, int, int] | None) -> Message:
        """The next update; what came too fast is said again after a moment."""
        while (message := await there.hear())["type"] != "update":
            if message["type"] == "refusal" and message["reason"] == "too-fast" and sent:
                await asyncio.sleep(0.2)
                await there.answer(self.last, *sent[1:])
        return message


def call(
    node: Node, method: str, path: str, *tokens: str, json: Message | None = None
) -> httpx.Response:
    """A request to the API with some secrets."""
    body = {} if json is None and method in ("POST", "PUT") else json
    headers = bearer(*tokens) if tokens else {}
    return REQUESTS.request(method, f"{node.url}/api{path}", json=body, headers=headers)


def play_out(node: Node, table: str, tokens: Sequence[str], choose: Choose = anything) -> Message:
    """One client plays all seats that it holds to the end; returns the last update."""
    return asyncio.run(asyncio.wait_for(Player([node], table, tokens, choose).play(), PATIENCE))


def wait_until(happened: Callable[[], bool]) -> None:
    """Look again and again until something has happened that nobody tells."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def wait_until_looked_at(node: Node, table: str) -> None:
    """Wait until a node has looked whether a table has to go on by itself now, and it has not."""
    node.stored("UPDATE tables SET deadline = 0 WHERE id = ?", table)
    wait_until(lambda: node.stored("SELECT deadline FROM tables WHERE id = ?", table) != [(0,)])


def head_of(port: int) -> bytes:
    """The request for a socket, for those who speak to it byte by byte."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def sockets_of(node: Node) -> float:
    """How many sockets are open at a node, by its own count."""
    return count_of(node, "undercroft_sockets")


def count_of(node: Node, name: str) -> float:
    """What a node counts under a name; 0 where there was nothing to count yet."""
    page = REQUESTS.get(f"{node.url}/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.M)
    return float(found[1]) if found else 0.0
