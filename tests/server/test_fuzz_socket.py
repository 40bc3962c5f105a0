"""A fuzzer over the socket: valid, nearly valid, mutated and random messages by the thousand.

Whatever is sent, the socket answers or closes, nothing breaks, and an honest game goes on.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.lanterns import WISP
from tests.server.clients import Client, Message, Player, client, lay
from tests.server.nodes import PATIENCE, Node
from undercroft.server.protocol.messages import FromClient, read_message

NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.integers(0, 40)
LEAVES = st.none() | st.booleans() | NUMBERS | st.text(max_size=30)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
KINDS = ["hello", "answer", "tell", "throw", "undo", "consent", "say", "welcome", ""]
FIELDS = ["table", "tokens", "since", "protocol", "ask", "seat", "option", "faces", "release"]
FIELDS += ["proposal", "yes", "text", "unknown"]


VECTORS = st.lists(NUMBERS | st.floats(-5, 5), min_size=2, max_size=4)
RELEASES = st.fixed_dictionaries(
    {"position": VECTORS, "velocity": VECTORS},
    optional={"spin": VECTORS, "offset": VECTORS, "hand": JSON, "trace": JSON, "unknown": JSON},
)


def valid_messages(table: str, token: str) -> st.SearchStrategy[Message]:
    """Messages that can be read."""
    small = st.integers(0, 40)
    seat = st.integers(0, 3)
    vector = st.lists(NUMBERS, min_size=3, max_size=3)
    release = st.fixed_dictionaries(
        {}, optional={"position": vector, "velocity": vector, "spin": vector, "hand": JSON}
    )
    tokens = st.lists(st.sampled_from([token, "a" * 32]), max_size=3)
    return st.one_of(
        _message("hello", table=st.sampled_from([table, "nothing"]), tokens=tokens, since=small),
        _message("answer", ask=small, seat=seat, option=small),
        _message("tell", ask=small, seat=seat, faces=st.text("123456*", max_size=8)),
        _message("throw", ask=small, seat=seat, release=release | JSON),
        _message("undo", seat=seat),
        _message("consent", seat=seat, proposal=small, yes=st.booleans()),
        _message("say", seat=seat, text=st.text(max_size=40)),
    )


def _message(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Message]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


def frames(table: str, token: str) -> st.SearchStrategy[str | bytes]:
    """Anything that can be sent: from good messages to noise."""
    valid = valid_messages(table, token)
    near = st.builds(
        lambda message, field, value: message | {field: value},
        valid,
        st.sampled_from([*FIELDS, "type"]),
        JSON | st.sampled_from(KINDS),
    )
    shapeless = st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS)}, optional=dict.fromkeys(FIELDS, JSON)
    )
    packed = st.one_of(valid, valid, near, shapeless, JSON).map(msgspec.json.encode)
    spoiled = st.builds(_spoil, packed, st.integers(0, 2**32))
    noise = st.binary(max_size=200) | st.text(max_size=200)
    return st.one_of(packed.map(bytes.decode), packed, spoiled, noise)


def _spoil(packed: bytes, seed: int) -> bytes:
    """Cut, double or change a few bytes."""
    chance, spoiled = random.Random(seed), bytearray(packed)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(spoiled) + 1)
        change: Callable[[], None] = chance.choice(
            [
                lambda at=at: spoiled.insert(at, chance.randrange(256)),
                lambda at=at: spoiled.__delitem__(slice(at, at + chance.randint(1, 5))),
                lambda at=at: spoiled.extend(spoiled[at : at + 20]),
            ]
        )
        change()
    return bytes(spoiled)


class Thrower:
    """Somebody who has to throw a die, and does it in strange ways."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.table = lay(node, "lanterns", "human,human", setup={"turns": 40})

    def throw(self, release: Any) -> str:
        """Throw; why it was refused, or that the die landed."""
        return asyncio.run(asyncio.wait_for(self._throw(release), PATIENCE))

    async def _throw(self, release: Any) -> str:
        async with client(self.node) as there:
            await there.hello(self.table["id"], list(self.table["seats"].values()))
            update = await there.next("update")
            while not update["outcome"] and update["ask"]["kind"] != "throw":
                view = next(view for view in update["views"] if view["options"])
                await there.answer(update, view["seat"], _wisp_or_first(view))
                update = await there.next("update")
            if update["outcome"]:
                self.table = lay(self.node, "lanterns", "human,human", setup={"turns": 40})
                return await self._throw(release)
            ask = update["ask"]
            await there.send(type="throw", ask=ask["id"], seat=ask["waiting"][0], release=release)
            async for answer in there.socket:
                message = msgspec.json.decode(answer)
                if message["type"] == "refusal":
                    return str(message["reason"])
                if message["type"] == "update" and message["n"] > update["n"]:
                    return "landed"
        return "closed"


def _wisp_or_first(view: Message) -> int:
    options: list[Message] = view["options"]
    wisps = [o for o in options if o["verb"] == "play" and o["touches"]["card"] == WISP]
    number: int = (wisps or options)[0]["number"]
    return number


@pytest.fixture(scope="module")
def thrower(lanterns_node: Node) -> Thrower:
    return Thrower(lanterns_node)


class Fuzzer:
    """Sends frames over sockets that are opened anew whenever they close."""

    def __init__(self, node: Node, table: str, token: str) -> None:
        self.node, self.table, self.token = node, table, token
        self.sent = self.answered = 0
        self.codes: set[int] = set()
        """With which codes we were sent away."""

    async def send_all(self, given: list[str | bytes]) -> None:
        """Send some frames on one socket; after each there is an answer, or the end."""
        try:
            async with client(self.node) as there:
                await there.hello(self.table, [self.token])
                for frame in given:
                    await there.socket.send(frame)
                    self.sent += 1
                await self._is_alive(there)
        except ConnectionClosed as closed:
            self.codes.add(closed.rcvd.code if closed.rcvd else 1006)

    async def _is_alive(self, there: Client) -> None:
        """A last hello is answered, after everything else was."""
        await there.send(type="hello", table=self.table)
        async with asyncio.timeout(PATIENCE):
            while '"mine":[]' not in str(await there.socket.recv()):
                pass
        self.answered += 1
        await asyncio.gather(there.socket.close(), self._hear_out(there))

    async def _hear_out(self, there: Client) -> None:
        async for _ in there.socket:
            pass


def run(node: Node, most: int) -> Fuzzer:
    """Fuzz a table while two honest people play there to the end, and then go on."""
    laid = lay(node, "lanterns", "human,human,human", setup={"turns": 60})
    one, two, three = laid["seats"].values()
    fuzzer = Fuzzer(node, laid["id"], three)
    honest = [Player([node], laid["id"], [token], first) for token in (one, two, three)]
    loop = asyncio.new_event_loop()

    @settings(
        max_examples=most, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.lists(frames(laid["id"], three), min_size=10, max_size=25))
    def fuzz(given: list[str | bytes]) -> None:
        loop.run_until_complete(fuzzer.send_all(given))

    try:
        playing = [loop.create_task(player.play()) for player in honest]
        fuzz()
        loop.run_until_complete(asyncio.wait_for(asyncio.gather(*playing), PATIENCE))
    finally:
        loop.close()
    assert all(player.last["outcome"] for player in honest)
    assert fuzzer.codes <= {1007, 1008}
    assert '"level":"error"' not in node.log.read_text()
    return fuzzer


def first(_: Message, view: Message) -> int:
    """Choose what comes first, which is never a throw."""
    number: int = view["options"][0]["number"]
    return number


def test_no_message_breaks_the_server(lanterns_node: Node) -> None:
    fuzzer = run(lanterns_node, 40)
    assert fuzzer.sent > 300
    assert fuzzer.answered > 10


@settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(releases=st.lists(JSON | RELEASES, min_size=5, max_size=5))
def test_no_throw_breaks_the_server(thrower: Thrower, releases: list[Any]) -> None:
    for release in releases:
        assert thrower.throw(release) in ("bad-message", "bad-release", "landed")
    assert '"level":"error"' not in thrower.node.log.read_text()


@pytest.mark.slow
def test_no_message_breaks_the_server_however_long_one_tries(lanterns_node: Node) -> None:
    assert run(lanterns_node, 2_000).sent > 10_000


def test_most_of_what_the_fuzzer_calls_valid_can_be_read() -> None:
    read: list[FromClient] = []

    @settings(max_examples=200, deadline=None, database=None)
    @given(valid_messages("table", "a" * 32))
    def check(message: Message) -> None:
        read.extend(_readable(message))

    check()
    assert len({type(message) for message in read}) == 7
    assert len(read) > 100


def _readable(message: Message) -> Iterator[FromClient]:
    try:
        yield read_message(msgspec.json.encode(message))
    except msgspec.ValidationError:
        return
