"""A start: whatever requests share is built before the first comes, in one thread."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.first_requests import WATCHED
from tests.server.nodes import PATIENCE, Node, installed, sqlite_in
from undercroft.games import makers
from undercroft.server.tables.loading import game_of

ROOT = Path(__file__).parents[2]
STARTS = 20
PATHS = ["/api/games", "/api/tables", "/api/schema/openapi.json"]
PATHS += [f"/api/games/{game}/{what}" for game in makers() for what in ("cards", "rules")]
LAID = 22 - len(PATHS)
AT_ONCE = """
import sys, threading
from undercroft.server.tables.loading import game_of
sys.setswitchinterval(1e-6)
start, found = threading.Barrier(16), []
def find():
    start.wait()
    found.append(game_of("dungeon-run"))
threads = [threading.Thread(target=find) for _ in range(16)]
for thread in threads: thread.start()
for thread in threads: thread.join()
sys.exit(len(set(map(id, found))) - 1)
"""


def built_around_the_start(folder: Path, path: str) -> dict[str, list[str]]:
    """What a server with these modules at hand builds before and after its port opens."""
    command = [sys.executable, "-m", "tests.server.first_requests", str(folder)]
    surroundings = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_nothing_is_left_to_build_for_the_first_requests(tmp_path: Path) -> None:
    built = built_around_the_start(tmp_path, os.environ.get("PYTHONPATH", ""))
    kinds = {what.partition(" <")[0] for what in built["before"]}
    assert kinds == {"types", *WATCHED.values()}
    assert built["after"] == []


def test_nothing_is_left_to_build_for_the_first_throw(tmp_path: Path) -> None:
    built = built_around_the_start(tmp_path, installed(tmp_path, "quoits", "tests.quoits"))
    assert built["after"] == []


@pytest.mark.parametrize("game_id", makers())
def test_a_game_comes_with_all_that_threads_share_of_it(game_id: str) -> None:
    assert {"pack", "unpack", "content_hash"} <= vars(game_of(game_id)).keys()


def test_threads_that_ask_at_once_get_the_same_game() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.slow
def test_a_server_survives_many_first_requests_at_once(tmp_path: Path) -> None:
    for at in range(STARTS):
        folder = tmp_path / str(at)
        folder.mkdir()
        node = Node(sqlite_in(folder), folder, ["--no-limits"], fresh=True).start()
        try:
            assert set(_ask_at_once(node)) <= {200, 201}, node.log.read_text()
        finally:
            assert node.stop() == 0, node.log.read_text()


def _ask_at_once(node: Node) -> list[int]:
    """Look at everything and lay tables, all at once."""
    games = sorted(makers())

    def ask(at: int) -> int:
        with httpx.Client(base_url=node.url, timeout=PATIENCE) as requests:
            if at < len(PATHS):
                return requests.get(PATHS[at]).status_code
            wanted = {"game": games[at % len(games)], "seats": [{"kind": "human"}] * 2}
            return requests.post("/api/tables", json=wanted).status_code

    many = range(len(PATHS) + LAID)
    with ThreadPoolExecutor(len(many)) as threads:
        return list(threads.map(ask, many))
