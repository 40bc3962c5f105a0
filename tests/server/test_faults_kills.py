"""A server that is killed again and again: nothing that anybody saw is lost, and games go on."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.clients import Message, bearer, http, lay, wait_until
from tests.server.nodes import PATIENCE, Node, sqlite_in
from tests.server.processes import children, wait_until_gone
from tests.server.witnesses import Witness, check, lay_soon
from undercroft.cli_verify import checked_throws
from undercroft.engine.log import read_log
from undercroft.engine.replay import verify
from undercroft.games import find, makers

QUICK, MANY = 25, 200
TABLES = 3
SLOWEST = 0.06
LONGEST_LIFE = 0.5


class Evening:
    """Some people who play one game after the other, until it is late."""

    def __init__(
        self, nodes: Sequence[Node], game: str, seats: str, slowest: float = SLOWEST
    ) -> None:
        self.nodes = nodes
        self.game = game
        self.seats = seats.split(",")
        self.slowest = slowest
        self.is_late = False
        self.played: list[tuple[Message, list[Witness]]] = []

    @property
    def now_playing(self) -> list[Witness]:
        return self.played[-1][1]

    async def play(self) -> None:
        """Play whole games."""
        while not (self.is_late and self.played):
            laid = await lay_soon(self.nodes, self.game, self.seats)
            people = [
                Witness(self.nodes, laid["id"], [token], self.slowest)
                for token in laid["seats"].values()
            ]
            self.played.append((laid, people))
            await asyncio.gather(*(one.play() for one in people))


async def kill_often(node: Node, kills: int) -> None:
    """Kill a server at random instants and start it again each time."""
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0, LONGEST_LIFE))
        node.kill()
        await asyncio.to_thread(node.start)


async def play_while_killed(node: Node, kills: int, evenings: Sequence[Evening]) -> None:
    """Play on while a server is killed so often; however slow it is, every table has to move."""
    async with asyncio.TaskGroup() as tasks:
        people = [tasks.create_task(evening.play()) for evening in evenings]
        watching = [tasks.create_task(move_on_or_fail(evening)) for evening in evenings]
        await kill_often(node, kills)
        for evening in evenings:
            evening.is_late = True
        await asyncio.wait(people, return_when=asyncio.FIRST_EXCEPTION)
        for one in watching:
            one.cancel()


async def move_on_or_fail(evening: Evening) -> None:
    """Fail when nobody has heard anything new for as long as patience lasts."""
    heard = None
    while True:
        await asyncio.sleep(PATIENCE)
        last = [(len(evening.played), one.last.get("n")) for one in evening.now_playing]
        assert last != heard, f"{evening.game} stands still: {evening.now_playing[0].last}"
        heard = last


def check_log(node: Node, laid: Message) -> None:
    """The exported log replays, and tells the same game."""
    with http(node) as requests:
        answer = requests.get(
            f"/api/tables/{laid['id']}/log", headers=bearer(*laid["seats"].values())
        )
        status = requests.get(f"/api/tables/{laid['id']}").json()["status"]
    assert answer.status_code == 200, answer.text
    log = read_log(answer.text)
    followed = verify(log, find(log.head.game))
    assert followed.parted is None
    assert set(checked_throws(followed.throws)) <= {"verified-throws-same", "verified-throws-drawn"}
    assert status == "over"


def play_and_check(folder: Path, kills: int) -> None:
    node = Node(sqlite_in(folder), folder, ["--no-limits"]).start()
    evenings = [Evening([node], "dungeon-attack", "human,human") for _ in range(TABLES)]
    try:
        asyncio.run(play_while_killed(node, kills, evenings))
        moves, comings = 0, 0
        for evening in evenings:
            for laid, people in evening.played:
                moves += check(node.database, laid["id"], people)
                comings += sum(one.comings for one in people)
                check_log(node, laid)
        assert moves > kills
        assert comings > kills
        assert '"level":"error"' not in node.log.read_text()
    finally:
        node.kill()


def test_nothing_is_lost_when_the_server_is_killed_under_play(tmp_path: Path) -> None:
    play_and_check(tmp_path, QUICK)


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed_very_often(tmp_path: Path) -> None:
    play_and_check(tmp_path, MANY)


def test_every_game_is_played_to_its_end_while_the_server_is_killed(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path), tmp_path, ["--no-limits"]).start()
    evenings = [Evening([node], game, "human,human,bot", slowest=0) for game in makers()]
    try:
        asyncio.run(play_while_killed(node, 4, evenings))
        for evening in evenings:
            laid, people = evening.played[0]
            assert people[0].last["outcome"] == people[1].last["outcome"]
            assert check(node.database, laid["id"], people) > 0
            check_log(node, laid)
    finally:
        node.kill()


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path), tmp_path, ["--workers", "2"], fresh=True).start()
    try:
        for _ in range(3):
            lay(node, "dungeon-run", "bot,bot")
        wait_until(lambda: len(children(node.pid)) >= 3)
        workers = children(node.pid)
    finally:
        node.kill()
    wait_until_gone(workers)
