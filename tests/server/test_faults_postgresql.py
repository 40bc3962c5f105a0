"""PostgreSQL stops, crashes or is killed under play: requests fail cleanly, then all goes on."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.clients import Message, http, lay, wait_until
from tests.server.nodes import NO_DISK, PATIENCE, Node, PostgreSQL, running
from tests.server.witnesses import Witness, check

TABLES = 4
SLOWEST = 0.1


@pytest.fixture(scope="module")
def own_postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that nobody else is disturbed by."""
    server = PostgreSQL(NO_DISK)
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def cluster(
    own_postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Node, Node]]:
    """Two nodes on it."""
    folder = tmp_path_factory.mktemp("cluster")
    url = own_postgresql.new_database("tables")
    with (
        running(url, folder, "--no-limits") as one,
        running(url, folder, "--no-limits") as other,
    ):
        yield one, other


def stop(server: PostgreSQL) -> None:
    server.stop("fast")


def crash(server: PostgreSQL) -> None:
    server.stop("immediate")


def kill(server: PostgreSQL) -> None:
    """End its first process with no chance to say anything; the others notice and end too.

    Until they do they may still take a table.
    """
    first, *others = server.pids()
    os.kill(first, signal.SIGKILL)
    wait_until(lambda: not any(lives(pid) for pid in others))


def lives(pid: int) -> bool:
    """Whether a process has not ended; one that nobody has asked about its end yet is a zombie."""
    try:
        return "Z (zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def start_again(server: PostgreSQL) -> None:
    """Start it as soon as all of the old one has ended."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            return
        except AssertionError:
            assert time.monotonic() < end
            time.sleep(0.2)


def check_it_fails_cleanly(node: Node) -> None:
    """Whoever asks for something is told that the database does not answer."""
    wanted = {"game": "dungeon-attack", "seats": [{"kind": "human"}] * 2}
    with http(node) as requests:
        laying = requests.post("/api/tables", json=wanted)
        assert (laying.status_code, laying.json()["reason"]) == (503, "not-stored")
        looking = requests.get("/api/tables/nothing")
        assert (looking.status_code, looking.json()["reason"]) == (503, "not-stored")
        assert requests.get("/ready").status_code == 503
        assert requests.get("/health").status_code == 200


@pytest.mark.parametrize("end", [stop, crash, kill])
def test_a_cluster_goes_on_when_its_database_is_back(
    own_postgresql: PostgreSQL, cluster: tuple[Node, Node], end: Callable[[PostgreSQL], None]
) -> None:
    laid = [lay(cluster[0], "dungeon-attack", "human,human") for _ in range(TABLES)]
    people = [people_of(table, cluster) for table in laid]

    async def play() -> None:
        async with asyncio.TaskGroup() as playing:
            for both in people:
                for one in both:
                    playing.create_task(one.play())
            while min(one.last.get("n", 0) for both in people for one in both) < 2:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(end, own_postgresql)
            try:
                await asyncio.to_thread(check_it_fails_cleanly, cluster[0])
            finally:
                await asyncio.to_thread(start_again, own_postgresql)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    for table, both in zip(laid, people, strict=True):
        assert both[0].last["outcome"] == both[1].last["outcome"]
        check(cluster[0].database, table["id"], both)
    for node in cluster:
        assert '"level":"error"' not in node.log.read_text()


def people_of(table: Message, cluster: tuple[Node, Node]) -> list[Witness]:
    """Two people, each at a node of their own."""
    return [
        Witness([node], table["id"], [token], SLOWEST)
        for node, token in zip(cluster, table["seats"].values(), strict=True)
    ]


def test_a_node_waits_for_a_table_that_another_program_holds_but_not_for_ever(
    own_postgresql: PostgreSQL, cluster: tuple[Node, Node], tmp_path: Path
) -> None:

    table = lay(cluster[0], "dungeon-attack", "human,human")
    people = people_of(table, cluster)
    with psycopg.connect(cluster[0].database) as connection:
        connection.execute("LOCK TABLE deeds IN EXCLUSIVE MODE")

        async def play() -> None:
            async with asyncio.TaskGroup() as playing:
                for one in people:
                    playing.create_task(one.play())
                while not any("not-stored" in one.refusals for one in people):
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(connection.rollback)

        asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert people[0].last["outcome"] == people[1].last["outcome"]
    check(cluster[0].database, table["id"], people)
