"""Whole games of throws, every dare of both boxes, in every way at one table."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.quoits import CARDS, make
from tests.server.clients import GONE, Client, Message, call, client
from tests.server.nodes import PATIENCE, Node, installed, running, sqlite_in
from tests.server.quoits import CARD, PARTS, do, lay_quoits, throws_in
from undercroft.cli_verify import checked_throws
from undercroft.engine.log import read_log
from undercroft.engine.replay import verify

SEATS = "human/physics,human/companion,human/steady,bot:random"
MOST_ROUNDS = 20
QUICK_KILLS, MANY_KILLS = 3, 60
EXPECTED = ("moved-on", "not-your-turn", "no-chance", "bad-help", "help-late")


def dares_of(board: str) -> list[str]:
    return ["", *(card.id for card in CARDS if card.edition == board)]


class Thrower:
    """Plays all that people are asked for, with one dare after the other for each seat.

    Whatever happens to the server meanwhile, nothing is said twice for one ask unless the server
    may not have heard it.
    """

    def __init__(self, nodes: Sequence[Node], table: str, tokens: Sequence[str], board: str):
        self.nodes = nodes
        self.table = table
        self.tokens = tokens
        self.dares = dares_of(board)
        self.dared: Counter[int] = Counter()
        self.first = 0
        self.last: Message = {}

    async def play(self) -> None:
        """Play to the end."""
        while not self.last.get("outcome"):
            try:
                node = random.choice(self.nodes)
                async with client(node) as there:
                    await there.hello(self.table, self.tokens)
                    while not self.last.get("outcome"):
                        await self._hear(there)
            except GONE:
                await asyncio.sleep(0.02)

    async def _hear(self, there: Client) -> None:
        message = await there.hear()
        if message["type"] == "update":
            self.last = message
            await self._act(there, message)
        # Said again after a new hello, or on another node while this one caught up.
        assert message["type"] != "refusal" or message["reason"] in EXPECTED, message

    async def _act(self, there: Client, update: Message) -> None:
        ask = update["ask"]
        for view in update["views"]:
            if view["options"]:
                dares = self.dares[self.first :] + self.dares[: self.first]
                dare = dares[self.dared[view["seat"]] % len(dares)]
                self.dared[view["seat"]] += 1
                await there.answer(update, view["seat"], CARD[dare])
        if ask and ask["kind"] == "throw":
            await self._throw(there, update, ask["throw"])

    async def _throw(self, there: Client, update: Message, throw: Message) -> None:
        is_ours = update["ask"]["waiting"][0] < len(self.tokens)
        if part := throw.get("awaits"):
            await do(there, update, "help", seat=throw["helper"], part=PARTS[part])
        elif is_ours and throw["way"] == "companion":
            seen = {"place": "table", "broken": throw.get("checks", [])}
            await do(there, update, "see", seen=seen)
        elif is_ours and throw["way"] == "physics":
            await do(there, update, "throw")


def check_game(node: Node, thrower: Thrower, seats: str) -> None:
    """Every throw was made as its seat throws, and comes out the same again."""
    log = read_log(call(node, "GET", f"/tables/{thrower.table}/log", *thrower.tokens).text)
    followed = verify(log, make())
    assert followed.parted is None
    assert len(followed.throws) == len(throws_in(log)) == log.head.seats * log.head.setup["rounds"]
    for thrown in followed.throws:
        wanted = seats.split(",")[thrown.ask.seat].partition("/")[2] or "physics"
        # A bot that waits too long for a worker draws, by its own hand.
        assert thrown.entry.way in (wanted, "clumsy")
        if wanted != "physics":
            assert thrown.entry.way == wanted
    found = checked_throws(followed.throws)
    assert set(found) <= {
        "verified-throws-same",
        "verified-throws-drawn",
        "verified-throws-told",
    }


def play_games(nodes: Sequence[Node], board: str, rounds: int, seats: str = SEATS) -> None:
    """Play one dare after the other, in as many games as that takes, all at once."""
    dares = dares_of(board)
    throwers = []
    for first in range(0, len(dares), rounds):
        setup = {"board": board, "rounds": min(rounds, len(dares) - first)}
        table, tokens = lay_quoits(nodes[0], seats, setup=setup)
        throwers.append(Thrower(nodes, table, tokens, board))
        throwers[-1].first = first

    async def play() -> None:
        async with asyncio.timeout(PATIENCE + 20 * len(dares)):
            await asyncio.gather(*(thrower.play() for thrower in throwers))

    asyncio.run(play())
    for thrower in throwers:
        check_game(nodes[0], thrower, seats)


@pytest.mark.parametrize("board", ["first", "catacombs"])
def test_every_dare_is_thrown_in_every_way(tmp_path: Path, board: str) -> None:
    path = installed(tmp_path, "quoits", "tests.quoits")
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path) as node:
        play_games([node], board, MOST_ROUNDS)


@pytest.mark.parametrize("board", ["first", "catacombs"])
def test_every_dare_is_thrown_on_two_nodes(tmp_path: Path, postgresql_url: str, board: str) -> None:
    path = installed(tmp_path, "quoits", "tests.quoits")
    with (
        running(postgresql_url, tmp_path, "--no-limits", path=path) as one,
        running(postgresql_url, tmp_path, "--no-limits", path=path) as other,
    ):
        play_games([one, other], board, 4)


def test_bots_alone_throw_whatever_they_dare(tmp_path: Path) -> None:
    """Whole games of bots in all ways; somebody only looks at the end."""
    path = installed(tmp_path, "quoits", "tests.quoits")
    seats = "bot:random,bot:random/companion,bot:random/clumsy,bot:greedy"
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path) as node:
        for board in ("first", "catacombs"):
            table, _ = lay_quoits(node, seats, setup={"board": board, "rounds": 3})

            async def watch(table: str = table) -> None:
                async with client(node) as there:
                    await there.hello(table)
                    await there.until("update", lambda told: told["outcome"])

            asyncio.run(watch())
            log = read_log(call(node, "GET", f"/tables/{table}/log").text)
            ways = Counter(threw.way for threw in throws_in(log))
            assert ways["clumsy"] >= 6  # the hand of a random bot at a real board, and a seat's own
            assert ways.keys() <= {"physics", "clumsy", "average"}


def play_while_killed(folder: Path, kills: int) -> None:
    """A server is killed while dice fly; none is lost, and none is thrown twice."""
    path = installed(folder, "quoits", "tests.quoits")
    seats = "human/physics,human/physics,bot:greedy"
    with running(sqlite_in(folder), folder, "--no-limits", path=path) as node:
        for at in range(0, kills, 3):
            setup = {"rounds": 4, "board": ("first", "catacombs")[at % 2]}
            table, tokens = lay_quoits(node, seats, setup=setup)
            thrower = Thrower([node], table, tokens, setup["board"])  # type: ignore[arg-type]

            async def play(thrower: Thrower = thrower, left: int = min(3, kills - at)) -> None:
                async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as both:
                    both.create_task(thrower.play())
                    for _ in range(left):
                        await kill_in_flight(node, thrower)

            asyncio.run(play())
            check_game(node, thrower, seats)


async def kill_in_flight(node: Node, thrower: Thrower) -> None:
    """Kill a server soon after a throw was asked for, and start it again."""
    while not thrower.last.get("outcome"):
        if (thrower.last.get("ask") or {}).get("kind") == "throw":
            break
        await asyncio.sleep(0.001)
    await asyncio.sleep(random.uniform(0, 0.08))  # wherever the die is by then
    node.kill()
    await asyncio.to_thread(node.start)


def test_a_die_that_flies_while_its_server_is_killed_lands_once(tmp_path: Path) -> None:
    play_while_killed(tmp_path, QUICK_KILLS)


@pytest.mark.slow
def test_dice_that_fly_while_their_server_is_killed_often_land_once(tmp_path: Path) -> None:
    play_while_killed(tmp_path, MANY_KILLS)
