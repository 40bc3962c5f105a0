"""Rough players: they play a game to its end while doing all that a client had better not do.

They answer wrongly, twice, too late and out of turn, flood, doze, hang up in the middle, take back
and come back. Each of them knows whether the server has dealt with what it said: an answer to an
ask that is never open is refused, and messages are dealt with in order. So a message that vanished,
an update that was not told and a socket that is deaf are found without a clock.
"""

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count

import httpx
import msgspec

from tests.server.clients import GONE, Client, Message, client
from tests.server.nodes import Node

NEVER = count(2_000_000_000)
"""Ids of asks that are never open."""
PLAIN = 0.7
"""How often somebody simply answers."""
PURPOSE = 0.8
IDLE = frozenset(
    [
        "equip",
        "put-on",
        "take-off",
        "give",
        "trade-with",
        "propose",
        "leave",
        "hold-back",
        "walk-away",
        "use",
    ]
)
"""What people do for ever in Dungeon Run who choose at random."""
AGAIN_SECONDS = 0.2
REMEMBERED = 60
LOOK_SECONDS = 5.0
MOST_LOOKS = 24
"""So often the server says that it waits for the same before a game has stood still."""
MANY = 40
"""More than a socket takes at once."""


class Fault(AssertionError):
    """The server did something wrong."""


class RoughPlayer:
    """Somebody with a seat or more."""

    def __init__(
        self,
        nodes: Sequence[Node],
        table: str,
        seats: dict[int, str],
        seed: int,
        doze: float = 0.0,
        again: float = AGAIN_SECONDS,
    ) -> None:
        self.nodes = nodes
        self.table = table
        self.seats = seats
        self.chance = random.Random(seed)
        self.doze = doze
        """For how many seconds somebody may stay away."""
        self.again = again
        """Seconds until what came too fast is said again."""
        self.last: Message = {}
        self.node = nodes[0]
        self.remembered: deque[str] = deque(maxlen=REMEMBERED)
        """What was said and heard last, to tell what went wrong."""
        self.counts: Counter[str] = Counter()
        self.there: Client | None = None
        self._refusals: list[str] = []
        self._is_told = False
        """Whether this socket has said how the table stands."""

    @property
    def is_over(self) -> bool:
        return bool(self.last.get("outcome"))

    async def play(self) -> None:
        """Play to the end, with as many sockets as it takes."""
        while not self.is_over:
            self.node = self.chance.choice(self.nodes)
            self._note("comes", self.node.port)
            with suppress(*GONE):
                async with client(self.node) as self.there:
                    await self._visit(self.there)
            self.there = None
            self.counts["visits"] += 1
            await asyncio.sleep(0.02)

    async def _visit(self, there: Client) -> None:
        await self._hello(there)
        while not self.is_over:
            asked = [view for view in self.last["views"] if view["options"]]
            if proposal := self._asked_to_agree():
                await self._consent(there, proposal)
            elif asked:
                await self._act(there, self.chance.choice(asked))
            else:
                await self._hear(there)

    # Listening

    async def _hear(self, there: Client) -> Message:
        message: Message = msgspec.json.decode(await there.socket.recv())
        kind = message["type"]
        if kind == "update":
            self._note("hears", "update", message["n"], message["ask"])
            self._check_next(message)
            self.last = message
        elif kind == "refusal":
            self._note("hears", "refusal", message["reason"], message["facts"])
            self._refusals.append(message["reason"])
            self.counts[message["reason"]] += 1
        return message

    def _check_next(self, update: Message) -> None:
        """A table never goes back; one node tells every move."""
        before = self.last.get("n", 0)
        if update["n"] < before:
            raise Fault(f"move {before} is gone: {self.describe()}")
        if len(self.nodes) == 1 and self._is_told and update["n"] > before + 1:
            raise Fault(f"move {before + 1} was not told: {self.describe()}")
        self._is_told = True

    async def _hello(self, there: Client) -> None:
        self._is_told = False
        since = self.chance.choice((-1, 0, self.last.get("n", -1), 10**6))
        tokens = list(self.seats.values())
        hello = {"type": "hello", "table": self.table, "tokens": tokens, "since": since}
        await self._say(there, **hello)
        while (message := await self._hear(there))["type"] != "update":
            if message.get("reason") == "too-fast":  # nobody tells more before it is said again
                await asyncio.sleep(self.again)
                await self._say(there, **hello)

    async def settle(self, there: Client) -> None:
        """Wait until the server has dealt with all that was said, and tells how the table stands.

        Refused as too fast, it is asked again.
        """
        asks = {await self._ask_never(there)}
        while True:
            message = await self._hear(there)
            if message["type"] != "refusal":
                continue
            if message["facts"].get("ask") in asks:
                break
            if message["reason"] == "too-fast":
                await asyncio.sleep(self.again)
                asks.add(await self._ask_never(there))
        while (await self._hear(there))["type"] != "update":
            pass

    async def _ask_never(self, there: Client) -> str:
        ask, seat = next(NEVER), next(iter(self.seats))
        await self._say(there, type="answer", ask=ask, seat=seat, option=0)
        return str(ask)

    # Speaking

    async def _say(self, there: Client, **message: object) -> None:
        self._note("says", message)
        await there.send(**message)

    async def _act(self, there: Client, view: Message) -> None:
        """Answer, perhaps after or with some mischief; what was asked must go on."""
        ask, before = self.last["ask"]["id"], self.last["n"]
        self._refusals.clear()
        if self.chance.random() > PLAIN:
            mischief = self.chance.choice(MISCHIEF)
            self.counts[mischief.__name__] += 1
            await mischief(self, there, view)
            if not self._is_still_asked(ask, view["seat"]):
                return
        option = self._choose(view)
        await self._say(there, type="answer", ask=ask, seat=view["seat"], option=option)
        self.counts["answers"] += 1
        await self.settle(there)
        stands = self.last["n"] == before and self._is_still_asked(ask, view["seat"])
        if stands and not self._refusals:
            raise Fault(f"an answer to {ask} vanished: {self.describe()}")

    def _choose(self, view: Message) -> int:
        """Anything, but mostly what gets a game on."""
        offered = view["options"]
        if self.chance.random() < PURPOSE:
            offered = [one for one in offered if one["verb"] not in IDLE] or offered
        number: int = self.chance.choice(offered)["number"]
        return number

    def _is_still_asked(self, ask: int, seat: int) -> bool:
        now = self.last["ask"]
        return now is not None and now["id"] == ask and seat in now["waiting"]

    def _asked_to_agree(self) -> Message | None:
        proposal: Message | None = self.last["proposal"]
        if proposal is None:
            return None
        silent = set(proposal["awaited"]) - set(proposal["agreed"])
        return proposal if silent & set(self.seats) else None

    async def _consent(self, there: Client, proposal: Message) -> None:
        silent = set(proposal["awaited"]) - set(proposal["agreed"])
        seat, yes = min(silent & set(self.seats)), self.chance.random() < 0.6
        await self._say(there, type="consent", seat=seat, proposal=proposal["id"], yes=yes)
        await self.settle(there)

    def _note(self, *words: object) -> None:
        self.remembered.append(" ".join(map(str, words)))

    def describe(self) -> str:
        """All that is known of a player, for whoever looks for a cause."""
        here = f"seats {list(self.seats)} at {self.node.port}, connected: {self.there is not None}"
        return "\n  ".join([here, *self.remembered])


# Mischief: each leaves the table as it was, or plays on.


async def wrong_ask(self: RoughPlayer, there: Client, view: Message) -> None:
    """Answer something that is not asked any more, or not yet."""
    ask = self.last["ask"]["id"] + self.chance.choice((-1, 1, 5))
    option = view["options"][0]["number"]
    await self._say(there, type="answer", ask=ask, seat=view["seat"], option=option)
    await self.settle(there)


async def twice(self: RoughPlayer, there: Client, view: Message) -> None:
    """Answer twice without waiting."""
    for option in view["options"][:2]:
        ask, number = self.last["ask"]["id"], option["number"]
        await self._say(there, type="answer", ask=ask, seat=view["seat"], option=number)
    await self.settle(there)


async def not_mine(self: RoughPlayer, there: Client, view: Message) -> None:
    """Answer for somebody else."""
    seat = self.chance.randrange(8)
    if seat not in self.seats:
        ask, option = self.last["ask"]["id"], view["options"][0]["number"]
        await self._say(there, type="answer", ask=ask, seat=seat, option=option)
        await self.settle(there)


async def not_offered(self: RoughPlayer, there: Client, view: Message) -> None:
    """Choose what can't be chosen."""
    ask = self.last["ask"]["id"]
    for option in (-1, 10**6):
        await self._say(there, type="answer", ask=ask, seat=view["seat"], option=option)
    await self.settle(there)


async def garbage(self: RoughPlayer, there: Client, _: Message) -> None:
    """Say what nobody understands; after some of it one is sent away."""
    said = self.chance.choice(["", "{", "[]", '{"type":"answer"}', "x" * 3_000])
    self._note("says", said[:20])
    await there.socket.send(said)
    await self.settle(there)


async def hello_again(self: RoughPlayer, there: Client, _: Message) -> None:
    """Say hello in the middle, with whatever was seen."""
    await self._hello(there)
    await self.settle(there)


async def bad_hello(self: RoughPlayer, there: Client, _: Message) -> None:
    """Say hello with a worthless secret, or at a table that is not there."""
    table = self.chance.choice((self.table, "nowhere"))
    await self._say(there, type="hello", table=table, tokens=["worthless"])
    await self.settle(there)


async def chat(self: RoughPlayer, there: Client, view: Message) -> None:
    """Talk too much."""
    for _ in range(self.chance.choice((1, 8))):
        await self._say(there, type="say", seat=view["seat"], text="hm")
    await self.settle(there)


async def undo(self: RoughPlayer, there: Client, _: Message) -> None:
    """Take something back, or ask to."""
    seat = self.chance.choice(list(self.seats))
    seen = self.chance.choice((None, self.last["n"], self.last["n"] - 1))
    await self._say(there, type="undo", seat=seat, n=seen)
    await self.settle(there)


async def flood(self: RoughPlayer, there: Client, view: Message) -> None:
    """Say more at once than is heard."""
    ask = next(NEVER)
    for _ in range(self.chance.choice((15, 16, 17, MANY))):
        await self._say(there, type="answer", ask=ask, seat=view["seat"], option=0)
    await self.settle(there)


async def in_pieces(self: RoughPlayer, there: Client, view: Message) -> None:
    """Say it in several frames, with a ping in between messages."""
    option = self.chance.choice(view["options"])["number"]
    answer = {"type": "answer", "ask": self.last["ask"]["id"], "seat": view["seat"]}
    text = msgspec.json.encode(answer | {"option": option}).decode()
    self._note("says in pieces", text)
    await there.socket.send([text[:9], text[9:20], text[20:]])
    await there.socket.ping()
    await self.settle(there)


async def hang_up(self: RoughPlayer, there: Client, view: Message) -> None:
    """Answer, or begin to, and be gone; perhaps for so long that a bot stands in."""
    if self.chance.random() < 0.5:
        ask, option = self.last["ask"]["id"], view["options"][0]["number"]
        await self._say(there, type="answer", ask=ask, seat=view["seat"], option=option)
    self._note("hangs up")
    there.socket.transport.abort()
    await asyncio.sleep(self.chance.uniform(0, self.doze))
    raise ConnectionError


async def fall_asleep(self: RoughPlayer, there: Client, _: Message) -> None:
    """Say nothing until the clock has run out, if there is one."""
    await asyncio.sleep(self.chance.uniform(0, self.doze))
    await self.settle(there)


Mischief = Callable[[RoughPlayer, Client, Message], Awaitable[None]]
MISCHIEF: Sequence[Mischief] = (
    wrong_ask,
    twice,
    not_mine,
    not_offered,
    garbage,
    hello_again,
    bad_hello,
    chat,
    undo,
    flood,
    in_pieces,
    hang_up,
    fall_asleep,
)


async def play_rough(players: Sequence[RoughPlayer]) -> None:
    """Let the players of a table play to its end; Fault when it stands still."""
    playing = asyncio.gather(*(player.play() for player in players))
    watching = asyncio.create_task(_watch(players))
    try:
        done, _ = await asyncio.wait((playing, watching), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for one in (playing, watching):
            one.cancel()
        await asyncio.gather(playing, watching, return_exceptions=True)


async def _watch(players: Sequence[RoughPlayer]) -> None:
    """Ask the server again and again what it waits for, as long as nobody hears of a new move."""
    known, looks = -1, 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        newest = max(player.last.get("n", -1) for player in players)
        if newest > known:
            known, looks = newest, 0
            continue
        try:
            told = await _look(players[0])
        except (*GONE, httpx.HTTPError):
            continue  # it does not answer: that is slow, or down, but not standing still
        looks = looks + 1 if told["n"] <= known else 0
        if looks == MOST_LOOKS:
            facts = [str(told), *(player.describe() for player in players)]
            raise Fault("the table stands still\n" + "\n".join(facts))


async def _look(player: RoughPlayer) -> Message:
    """How the table stands for somebody who just comes by, and who sits there."""
    node = player.nodes[0]
    async with asyncio.timeout(LOOK_SECONDS), client(node) as there:
        welcome = await there.hello(player.table)
        update = await there.next("update")
    keys = "n", "by", "ask", "proposal"
    return {key: update[key] for key in keys} | {"seats": welcome["seats"]}
