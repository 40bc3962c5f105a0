"""Logs from elsewhere are read aside: one at a time, and no table waits for them."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from litestar import get
from litestar.testing import create_test_client

from tests.server.clients import call, http, lay, play_out, wait_until
from tests.server.nodes import Node, StillTime, running, sqlite_in
from tests.server.processes import dying_workers, stopped, workers_of
from undercroft.server.http.errors import EXCEPTIONS
from undercroft.server.workers.pool import MOST_APART, Workers


@pytest.fixture
def own_node(tmp_path: Path) -> Iterator[Node]:
    """A node whose workers nobody else needs."""
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits") as found:
        yield found


@pytest.fixture
def lone_node(tmp_path: Path) -> Iterator[Node]:
    """A node with one worker for bots and throws, and the one that reads logs."""
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", "--workers", "1") as found:
        yield found


def finished_log(node: Node) -> str:
    """The log of a whole game, for which no worker was needed."""
    laid = lay(node, "dungeon-attack", "human,human")
    play_out(node, laid["id"], list(laid["seats"].values()))
    return call(node, "GET", f"/tables/{laid['id']}/log").text


def bring(node: Node, text: str) -> httpx.Response:
    with http(node) as requests:
        return requests.post("/api/logs", json={"log": text})


def test_bots_play_on_while_logs_wait_and_who_comes_last_is_sent_away(lone_node: Node) -> None:
    node = lone_node
    text = finished_log(node)
    wait_until(lambda: len(workers_of(node)) == 1)
    thinkers = workers_of(node)
    assert bring(node, text).status_code == 201
    readers = workers_of(node) - thinkers
    assert len(readers) == 1

    with ThreadPoolExecutor(MOST_APART + 2) as people:
        with stopped(readers):
            waiting = [people.submit(bring, node, text) for _ in range(MOST_APART + 2)]
            wait_until(lambda: sum(one.done() for one in waiting) == 2)
            table = lay(node, "dungeon-run", "bot,bot,bot")["id"]
            wait_until(lambda: call(node, "GET", f"/tables/{table}").json()["moves"] > 5)
            assert sum(one.done() for one in waiting) == 2
        answers = [one.result() for one in waiting]
    assert sorted(answer.status_code for answer in answers) == [201] * MOST_APART + [503] * 2
    refused = [answer.json()["reason"] for answer in answers if answer.status_code == 503]
    assert refused == ["too-busy"] * 2
    assert bring(node, text).status_code == 201


def test_a_log_whose_reader_dies_again_and_again_is_given_up(own_node: Node) -> None:
    node = own_node
    text = finished_log(node)
    with dying_workers(node):
        answer = bring(node, text)
    assert (answer.status_code, answer.json()["reason"]) == (503, "gave-up")
    assert bring(node, text).status_code == 201
    assert '"level":"error"' not in node.log.read_text()


def test_what_takes_too_long_is_given_up_with_words() -> None:
    hanging = Workers(1, longest=0.5)

    @get("/long")
    async def long() -> None:
        await hanging.run_apart(time.sleep, 600)

    try:
        with create_test_client([long], exception_handlers=EXCEPTIONS) as requests:
            answer = requests.get("/long")
    finally:
        hanging.close()
    assert (answer.status_code, answer.json()["reason"]) == (503, "gave-up")


def test_a_log_costs_more_than_other_requests(tmp_path: Path) -> None:
    time = StillTime(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, time=time) as node, http(node) as requests:
        time.let_pass(60)  # what starting has cost
        others = [requests.post("/api/mine", json={"tokens": ["a" * 32]}) for _ in range(12)]
        logs = [requests.post("/api/logs", json={"log": ""}) for _ in range(12)]
    assert {answer.status_code for answer in others} == {200}
    assert logs[0].status_code == 400
    assert {answer.json()["reason"] for answer in logs if answer.status_code == 429} == {"too-fast"}
