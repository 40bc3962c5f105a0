"""A database and a backup of the version before: all tables open, and running ones go on."""

import asyncio
from collections.abc import Iterator

import pytest

from tests import earlier
from tests.server.clients import Message, call, client
from tests.server.nodes import Node, running, sqlite_in
from undercroft.server.storage.backup import restore
from undercroft.server.storage.database import Database

TABLES = earlier.tables()
MOVES = 5


@pytest.fixture(scope="module", params=["database", "backup", "backup into PostgreSQL"])
def old_node(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    """A node of today with what the version before had stored."""
    folder = tmp_path_factory.mktemp("earlier")
    url = sqlite_in(folder)
    if request.param == "database":
        earlier.unpack_database(folder / "tables.sqlite")
    else:
        if "PostgreSQL" in request.param:
            url = request.getfixturevalue("postgresql").new_database("earlier")
        database = Database(url)
        database.migrate()
        restore(database, earlier.BACKUP)
        database.close()
    with running(url, folder, "--no-limits") as found:
        yield found


async def play(node: Node, laid: Message, moves: int) -> list[Message]:
    """What somebody is told who comes back and makes some moves."""
    async with client(node) as there:
        await there.hello(laid["id"], list(laid["seats"].values()))
        told = [await there.next("update")]
        while moves and not told[-1]["outcome"]:
            for view in told[-1]["views"]:
                if view["options"]:
                    await there.answer(told[-1], view["seat"], view["options"][-1]["number"])
                    moves -= 1
                    break
            told.append(await there.next("update"))
        return told


@pytest.mark.parametrize("name", ["run", "attack"])
def test_a_running_game_goes_on(old_node: Node, name: str) -> None:
    told = asyncio.run(play(old_node, TABLES[name], MOVES))

    assert told[0]["n"] > 0
    assert told[0]["ask"]
    assert told[-1]["n"] >= told[0]["n"] + MOVES


@pytest.mark.parametrize("name", ["over", "alone"])
def test_a_game_that_is_over_shows_how_it_ended(old_node: Node, name: str) -> None:
    assert asyncio.run(play(old_node, TABLES[name], 0))[0]["outcome"]


def test_a_table_that_waits_for_friends_is_still_open(old_node: Node) -> None:
    laid = TABLES["open"]

    claimed = call(
        old_node, "POST", f"/tables/{laid['id']}/seats/1/claim", laid["invites"]["1"], json={}
    )

    assert claimed.status_code == 201, claimed.text


def test_what_was_said_is_still_there(old_node: Node) -> None:
    async def heard() -> str:
        async with client(old_node) as there:
            await there.hello(TABLES["run"]["id"], list(TABLES["run"]["seats"].values()))
            said = await there.next("said")
            return str(said["text"])

    assert asyncio.run(heard()) == "À demain !"
