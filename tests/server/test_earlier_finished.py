"""Finished tables of the version before: shown, looked at again, and saved as files."""

import asyncio
from collections.abc import Iterator

import pytest

from tests import earlier
from tests.server.clients import Message, call, client, http
from tests.server.nodes import Node, running, sqlite_in
from undercroft.engine.log import read_log
from undercroft.engine.replay import end_of, follow
from undercroft.games import find

DECISIONS = 11
"""So many decisions fit before Dorgan's numbers stop his game."""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node of today with two games that the version before had played to their end."""
    folder = tmp_path_factory.mktemp("finished")
    earlier.unpack_database(folder / "tables.sqlite", "finished")
    with running(sqlite_in(folder), folder, "--no-limits") as found:
        yield found


def moment(node: Node, table: str, step: int, since: int = 0) -> Message:
    answer = call(node, "GET", f"/tables/{table}/replay?step={step}&since={since}")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def shown(node: Node, table: str) -> Message:
    async with client(node) as there:
        await there.hello(table, [])
        return await there.next("update")


@pytest.mark.parametrize(("table", "score"), [(earlier.SAME, 700), (earlier.PARTED, 500)])
def test_the_table_shows_its_end(node: Node, table: str, score: int) -> None:
    update = asyncio.run(shown(node, table))

    assert update["outcome"]["scores"] == [score]
    assert update["views"][0]["view"]["heroes"]


def test_a_game_that_still_replays_is_looked_at_step_by_step(node: Node) -> None:
    first = moment(node, earlier.SAME, 0)
    last = moment(node, earlier.SAME, first["steps"])

    assert first["last_followed"] is None
    assert first["steps"] > 10
    assert last["story"][-1]["name"] == "solo-won"


def test_a_game_that_changed_rules_stop_is_followed_that_far_and_then_ends(node: Node) -> None:
    first = moment(node, earlier.PARTED, 0)
    stopped = moment(node, earlier.PARTED, DECISIONS)
    end = moment(node, earlier.PARTED, DECISIONS + 1)

    assert {one["last_followed"] for one in (first, stopped, end)} == {DECISIONS}
    assert {one["steps"] for one in (first, stopped, end)} == {DECISIONS + 1}
    assert first["waiting"] == [0]
    assert end["waiting"] == []
    assert stopped["story"] == end["story"] != []
    assert stopped["view"]["view"] != end["view"]["view"]
    assert end["view"] == asyncio.run(shown(node, earlier.PARTED))["views"][0] | {"options": []}
    beyond = call(node, "GET", f"/tables/{earlier.PARTED}/replay?step={DECISIONS + 2}")
    assert beyond.json()["reason"] == "no-decision"


def test_its_file_holds_what_can_be_followed_and_the_end(node: Node) -> None:
    log = read_log(call(node, "GET", f"/tables/{earlier.PARTED}/log").text)
    game = find("dungeon-run")

    assert (log.head.rules, log.foot.over) == (1, True)
    assert len(follow(log, game).table.decisions()) == DECISIONS
    assert end_of(log, game).result().scores == (500,)


@pytest.mark.parametrize(
    ("name", "status"), [("dungeon-run-1-over", 201), ("dungeon-run-1-dorgan-over", 400)]
)
def test_a_saved_file_is_brought_in_if_it_still_replays(node: Node, name: str, status: int) -> None:
    text = (earlier.HERE / f"{name}.log").read_text("utf-8")

    with http(node) as requests:
        answer = requests.post("/api/logs", json={"log": text})

    assert answer.status_code == status, answer.text
    if status == 201:
        assert asyncio.run(shown(node, answer.json()["id"]))["outcome"]["scores"] == [700]
    else:
        assert answer.json()["reason"] == "log-rules"


@pytest.mark.parametrize(("table", "is_whole"), [(earlier.SAME, True), (earlier.PARTED, False)])
def test_its_chronicle_says_whether_it_goes_to_the_end(
    node: Node, table: str, is_whole: bool
) -> None:
    told = call(node, "GET", f"/tables/{table}/chronicle").json()

    assert told["is_whole"] == is_whole
    assert told["samples"]
    assert ("solo-won" in [one["event"]["name"] for one in told["moments"]]) == is_whole
