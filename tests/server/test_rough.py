"""Whole games with rough players: whatever they do, no table stands still and nothing is lost."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.clients import Message, lay
from tests.server.nodes import Node, StillTime, running, sqlite_in
from tests.server.rough import AGAIN_SECONDS, RoughPlayer, play_rough
from undercroft.server.storage.database import Database
from undercroft.server.tables.loading import Loaded

CLOCKS: Sequence[tuple[Message, float]] = (
    ({}, 0.5),
    ({"away": 1, "way": "bot"}, 3.0),
    ({"move": 1, "way": "bot"}, 3.0),
    ({"move": 1, "way": "default"}, 2.0),
)
"""What runs out, and for how long somebody may sleep or be away."""
GAMES, AT_ONCE = 12, 12
TIMES = 10.0
"""So many times as fast does time run in the short games, for the server and for its players."""
SEATS = ("human,human", "human,human,human,human", "human,bot:random,human", "human," * 5 + "human")


def rough_table(
    nodes: Sequence[Node], seed: int, game: str, times: float = 1.0
) -> list[RoughPlayer]:
    """A new table and who plays there: one for each seat, or one for two.

    Where time runs so many times as fast, they do.
    """
    chance = random.Random(seed)
    clock, doze = CLOCKS[seed % len(CLOCKS)]
    laid = lay(chance.choice(nodes), game, SEATS[seed % len(SEATS)], clock=clock)
    seats = {int(seat): token for seat, token in laid["seats"].items()}
    together = set(sorted(seats)[:2]) if seed % 3 == 0 else set()
    hands = [{seat: token} for seat, token in seats.items() if seat not in together]
    if together:
        hands.append({seat: seats[seat] for seat in together})
    pauses = doze / times, AGAIN_SECONDS / times
    return [
        RoughPlayer(nodes, laid["id"], hand, 100 * seed + at, *pauses)
        for at, hand in enumerate(hands)
    ]


def soak(
    nodes: Sequence[Node], game: str, seeds: Sequence[int], at_once: int, times: float = 1.0
) -> Counter[str]:
    """Play so many games; what happened in all of them."""
    gate, laying, counts = asyncio.Semaphore(at_once), asyncio.Lock(), Counter[str]()

    async def play(seed: int) -> None:
        async with gate:
            async with laying:
                players = await asyncio.to_thread(rough_table, nodes, seed, game, times)
            await play_rough(players)
            counts["deeds"] += check(nodes[0].database, players)
            counts["games"] += 1
            for player in players:
                counts.update(player.counts)

    async def play_all() -> None:
        await asyncio.gather(*(play(seed) for seed in seeds))

    asyncio.run(play_all())
    return counts


def check(database: str, players: Sequence[RoughPlayer]) -> int:
    """What is stored replays and ended as everybody saw it; returns how many moves."""
    store = Database(database)
    with store.reading.connect() as connection:
        loaded = Loaded(connection, players[0].table)
    store.close()
    assert [stored.n for stored in loaded.moves] == [*range(1, loaded.row.n + 1)]
    session = loaded.session()
    assert session is not None
    assert session.table.is_over
    assert {player.last["n"] for player in players} == {session.n}
    return session.n


def test_rough_players_finish_short_games(tmp_path: Path) -> None:
    time = StillTime(tmp_path)
    with (
        running(sqlite_in(tmp_path), tmp_path, "--no-limits", time=time) as node,
        time.running(TIMES),
    ):
        counts = soak([node], "dungeon-attack", range(8), 8, TIMES)
    assert counts["games"] == 8


@pytest.mark.slow
def test_no_long_game_stands_still(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits") as node:
        counts = soak([node], "dungeon-run", range(GAMES), AT_ONCE)
        assert '"level":"error"' not in node.log.read_text()
    assert counts["games"] == GAMES


@pytest.mark.slow
def test_no_long_game_stands_still_on_two_nodes(postgresql_url: str, tmp_path: Path) -> None:
    with (
        running(postgresql_url, tmp_path, "--no-limits") as one,
        running(postgresql_url, tmp_path, "--no-limits") as other,
    ):
        counts = soak([one, other], "dungeon-run", range(GAMES), AT_ONCE)
        for node in (one, other):
            assert '"level":"error"' not in node.log.read_text()
    assert counts["games"] == GAMES
