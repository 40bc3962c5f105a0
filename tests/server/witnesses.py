"""Players who remember all that they did and saw, and the comparison with what is stored."""

import asyncio
import random
from collections.abc import Sequence

import httpx
import msgspec

from tests.server.clients import Client, Message, Player
from tests.server.nodes import PATIENCE, Node
from tests.server.quoits import PARTS, do
from undercroft.engine import Table
from undercroft.engine.entries import Answered, Threw, Voted
from undercroft.server.play.moves import Helped, Played
from undercroft.server.storage.database import Database
from undercroft.server.tables.loading import Loaded, begin

AGAIN_SECONDS = 0.05
AGAIN = ("not-stored", "closing", "too-fast")
"""Refusals after which the same is simply tried again."""


class Witness(Player):
    """Plays like anybody, after a moment's thought, and keeps a record."""

    def __init__(
        self, nodes: Sequence[Node], table: str, tokens: Sequence[str], slowest: float = 0.0
    ) -> None:
        super().__init__(nodes, table, tokens)
        self.slowest = slowest
        self.views: dict[tuple[int, int], Message] = {}
        """What a seat was shown after a move."""
        self.sent: set[tuple[int, int, int]] = set()
        """Every ask, seat and option that we ever answered, whether it arrived or not."""
        self.denied: set[tuple[int, int, int]] = set()
        """Those of which the server said that they are not stored, and that were not sent again."""
        self.refusals: list[str] = []
        self._asked: tuple[int, int] | None = None
        self._answered: set[tuple[int, int]] = set()
        """The asks and seats that were answered here: one vote in a poll is enough."""

    async def _play(self, there: Client) -> None:
        self._answered.clear()
        await there.hello(self.table, self.tokens, self.last.get("n", -1))
        update = self._see(await there.next("update"))
        while not update["outcome"]:
            await self._answer(there, update)
            before, update = update["n"], await self._next(there, update)
            if self._asked and update["n"] == before + 1:
                self.accepted.append((update["n"], *self._asked))

    async def _answer(self, there: Client, update: Message) -> None:
        """Answer for the first seat of ours that is asked and has not answered yet, or throw."""
        if is_throw(update):
            self._asked = None
            await self._throw(there, update)
            return
        asked = [view for view in update["views"] if view["options"]]
        waiting = [one for one in asked if (update["ask"]["id"], one["seat"]) not in self._answered]
        if asked and not waiting:
            return  # others voted first; our vote is on its way
        self._asked = None
        for view in waiting[:1]:
            await asyncio.sleep(random.uniform(0, self.slowest))
            option = self.choose(update, view)
            answer = update["ask"]["id"], view["seat"], option
            self.sent.add(answer)
            self.denied.discard(answer)
            self._asked = view["seat"], option
            self._answered.add((update["ask"]["id"], view["seat"]))
            await there.answer(update, view["seat"], option)

    async def _throw(self, there: Client, update: Message) -> None:
        """Throw as is usual, or do our part of another's throw."""
        ask, throw = update["ask"], update["ask"]["throw"]
        ours = {view["seat"] for view in update["views"]}
        part = throw.get("awaits", "")
        if part and throw["helper"] in ours:
            await do(there, update, "help", seat=throw["helper"], part=PARTS[part])
        elif not part and ask["waiting"][0] in ours:
            await do(there, update, "throw")

    async def _next(self, there: Client, update: Message) -> Message:
        """The next update with something new; tries again what the server could not take."""
        while True:
            message = await there.hear()
            if message["type"] == "refusal":
                self.refusals.append(message["reason"])
                self._answered.clear()
                if message["reason"] in AGAIN:
                    await self._try_again(there, update)
                else:
                    self._asked = None
            elif message["type"] == "update":
                self._see(message)
                if message["n"] > update["n"]:
                    return message

    async def _try_again(self, there: Client, update: Message) -> None:
        if self._asked:
            self.denied.add((update["ask"]["id"], *self._asked))
        await asyncio.sleep(AGAIN_SECONDS)
        await self._answer(there, update)

    def _see(self, update: Message) -> Message:
        """An update never goes back, and says the same of the same moment for ever."""
        assert update["n"] >= self.last.get("n", 0), "an accepted move is gone"
        for view in update["views"]:
            known = self.views.setdefault((update["n"], view["seat"]), view["view"])
            assert known == view["view"], f"move {update['n']} was told in two ways"
        self.last = update
        return update


def is_throw(update: Message) -> bool:
    """Whether a die is awaited."""
    return bool(update["ask"]) and update["ask"]["kind"] == "throw"


async def lay_soon(nodes: Sequence[Node], game: str, seats: Sequence[str]) -> Message:
    """Lay a table as soon as a server is there."""
    wanted = {"game": game, "seats": [{"kind": kind} for kind in seats]}
    while True:
        for node in nodes:
            try:
                async with httpx.AsyncClient(base_url=node.url, timeout=PATIENCE) as requests:
                    answer = await requests.post("/api/tables", json=wanted)
            except httpx.TransportError:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if answer.status_code == 201:
                laid: Message = answer.json()
                return laid
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(AGAIN_SECONDS)


def check(database: str, table: str, witnesses: Sequence[Witness]) -> int:
    """Everything that somebody saw is stored, once and as they saw it; returns how many moves."""
    store = Database(database)
    with store.reading.connect() as connection:
        loaded = Loaded(connection, table)
    store.close()
    assert [stored.n for stored in loaded.moves] == [*range(1, len(loaded.moves) + 1)]
    accepted = [one for witness in witnesses for one in witness.accepted]
    sent = set().union(*(one.sent for one in witnesses))
    denied = set().union(*(one.denied for one in witnesses))
    answered = set()
    session = begin(loaded.row, loaded.seats)
    for stored in loaded.moves:
        assert isinstance(stored.move, Played | Helped)
        entry = stored.move.entries[0] if isinstance(stored.move, Played) else None
        seen = [(seat, option) for n, seat, option in accepted if n == stored.n]
        if not isinstance(entry, Answered | Voted):
            assert not seen, f"{stored.move} was seen as {seen}"
            assert entry is None or isinstance(entry, Threw)
        else:
            if stored.move.by == "seat":
                assert not witnesses or (session.ask_id, entry.seat, entry.option) in sent
                assert (session.ask_id, entry.seat, entry.option) not in denied
                assert (session.ask_id, entry.seat) not in answered
                answered.add((session.ask_id, entry.seat))
            for seat, option in seen:
                if not (isinstance(entry, Voted) and seat != entry.seat):
                    told = f"move {stored.n} is {stored.move}; seat {seat} saw its {option} taken"
                    assert (entry.seat, entry.option) == (seat, option), told
        session.take(stored.move, stored.at)
        _compare(session.n, session.table, witnesses)
    assert all(n <= session.n for n, _, _ in accepted)
    assert all(one.last["n"] <= session.n for one in witnesses)
    return session.n


def _compare(n: int, table: Table, witnesses: Sequence[Witness]) -> None:
    for one in witnesses:
        for seat in range(table.seats):
            if (n, seat) in one.views:
                shown = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
                assert one.views[n, seat] == shown
