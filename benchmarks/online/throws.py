"""How long throws take through a server, how long drawing one takes, and how much a log keeps."""

import asyncio
import time
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import to_builtins
from tests.quoits import CARDS, make, prepared
from tests.server.clients import Message, client
from tests.server.nodes import Node
from tests.server.quoits import do, lay_quoits, throw_asked

from undercroft.server.workers.flying import Asked, fly_by_hand
from undercroft.targets.move import Throw
from undercroft.targets.skill.skilled import threw_by_skill
from undercroft.throwing import Scene, combine, usual_release

ROUNDS = 20
TABLES = 8
DRAWN = 20_000
BOARDS = ("first", "catacombs")


class Throws(NamedTuple):
    """Seconds from a message to the stored landing, and what else was promised."""

    first: float
    alone: list[float]
    together: list[float]
    drawn_us: float
    largest: int
    """Bytes of the largest record, of one throw under each condition."""


async def throws(node: Node, rounds: int = ROUNDS, drawn: int = DRAWN) -> Throws:
    """Throw at one table, once the server has settled, then at several at once."""
    await _settled(node)
    first, *alone = await _at_table(node, rounds)
    played = await asyncio.gather(*(_at_table(node, rounds) for _ in range(TABLES)))
    together = [wait for waits in played for wait in waits]
    return Throws(first, alone, together, drawn_us(drawn), max(_sizes()))


async def _settled(node: Node) -> None:
    """Wait until a bot has thought: by then the process that throws has started."""
    table, _ = lay_quoits(node, "bot:random/clumsy", setup={"rounds": 1})
    async with client(node) as there:
        await there.hello(table)
        await there.until("update", lambda told: told["outcome"])


async def _at_table(node: Node, rounds: int) -> list[float]:
    """Play a game alone; how long each throw took."""
    table, tokens = lay_quoits(node, "human", setup={"rounds": rounds})
    release: Message = to_builtins(usual_release(Scene("first", "d6"), combine(())))
    waits = []
    async with client(node) as there:
        await there.hello(table, tokens)
        for _ in range(rounds):
            asked = await throw_asked(there)
            start = time.perf_counter()
            await do(there, asked, "throw", release=release)
            await there.next("flight")
            waits.append(time.perf_counter() - start)
    return waits


def drawn_us(count: int) -> float:
    """Microseconds of CPU that it takes to draw a landing."""
    throw = next(_plain())
    seeds = [(at * 7919).to_bytes(32, "little") for at in range(count)]
    for seed in seeds[: count // 4]:  # once each region is known
        threw_by_skill(throw, "average", seed)
    start = time.process_time()
    for seed in seeds:
        threw_by_skill(throw, "average", seed)
    return (time.process_time() - start) / count * 1e6


def _plain() -> Iterator[Throw]:
    game = make()
    for board in BOARDS:
        state = game.setup(2, game.read_setup({"board": board}))
        yield prepared(state, 0, None)


def _sizes() -> Iterator[int]:
    """How many bytes a log keeps of a throw, under each condition."""
    game = make()
    for at, card in enumerate(CARDS):
        state = game.setup(2, game.read_setup({"board": card.edition}))
        asked = Asked(prepared(state, 0, card), bytes([at]) * 32)
        yield len(fly_by_hand(asked, "average").threw.record)
