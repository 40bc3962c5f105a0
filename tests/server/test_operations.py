"""Running a server: health, numbers, logs, and databases of older versions."""

import asyncio
import re
import sqlite3
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from typer.testing import CliRunner

from tests.server.clients import call, client, http, lay, play_out, wait_until
from tests.server.nodes import Node, PostgreSQL, running, sqlite_in
from undercroft.cli import app
from undercroft.server.storage.database import Database
from undercroft.server.storage.schema import METADATA


def number(node: Node, name: str) -> float:
    """A number that a node counts."""
    with http(node) as requests:
        page = requests.get("/metrics").text
    (found,) = re.findall(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE) or ["0"]
    return float(found)


def test_health_says_that_the_process_lives(node: Node) -> None:
    with http(node) as requests:
        assert requests.get("/health").text == "ok\n"
        assert requests.get("/ready").json() == {"database": True, "ready": True}


def test_not_ready_while_the_database_is_gone(
    postgresql: PostgreSQL, postgresql_url: str, tmp_path: Path
) -> None:
    with running(postgresql_url, tmp_path) as node, http(node) as requests:
        postgresql.stop()
        try:
            answer = requests.get("/ready")
            assert (answer.status_code, answer.json()["ready"]) == (503, False)
            assert requests.get("/health").status_code == 200
            assert requests.get("/metrics").status_code == 200
        finally:
            postgresql.start()
        wait_until(lambda: requests.get("/ready").status_code == 200)


def test_a_node_counts_what_it_does(node: Node) -> None:
    over = number(node, 'undercroft_tables{status="over"}')
    moves = number(node, 'undercroft_moves_total{game="dungeon-attack"}')
    laid = lay(node, "dungeon-attack", "human,human")
    play_out(node, laid["id"], list(laid["seats"].values()))
    stored = call(node, "GET", f"/tables/{laid['id']}").json()["moves"]

    assert number(node, 'undercroft_tables{status="over"}') == over + 1
    assert number(node, 'undercroft_moves_total{game="dungeon-attack"}') == moves + stored
    assert number(node, "undercroft_move_seconds_count") >= stored
    assert number(node, 'undercroft_cache_total{found="hit"}') > 0
    assert 0 <= number(node, "undercroft_loop_lag_seconds") < 60


def test_a_node_counts_who_is_connected(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    wait_until(lambda: not number(node, "undercroft_sockets"))  # who was there is still going

    async def come() -> None:
        async with client(node) as one, client(node) as other:
            await one.hello(laid["id"])
            await other.hello(laid["id"])
            there = await asyncio.to_thread(number, node, "undercroft_sockets")
            assert there == 2

    asyncio.run(come())
    wait_until(lambda: not number(node, "undercroft_sockets"))


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path, "--log-level", "debug") as node:
        laid = lay(node, "dungeon-attack", "human,bot")
        call(node, "GET", "/tables/no-such-table")
        call(node, "POST", "/tables", json={"game": "chess"})
        play_out(node, laid["id"], [laid["seats"]["0"]])
        assert node.stop() == 0
        lines = [msgspec.json.decode(line) for line in node.log.read_bytes().splitlines()]
    assert lines
    assert all({"at", "level", "from", "message"} <= line.keys() for line in lines)


def test_an_unknown_log_level_is_refused() -> None:
    refused = CliRunner().invoke(app, ["serve", "--log-level", "shout"])
    assert refused.exit_code == 2
    assert "shout" in refused.output


def test_the_migrations_lead_to_the_schema(tmp_path: Path, postgresql_url: str) -> None:
    for url in (sqlite_in(tmp_path), postgresql_url):
        database = Database(url)
        database.migrate()
        database.migrate()
        with database.reading.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        database.close()


def test_a_database_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(sqlite_in(tmp_path), tmp_path) as node:
        laid = lay(node, "dungeon-attack", "human,human")

        async def talk() -> None:
            async with client(node) as one:
                await one.hello(laid["id"], [laid["seats"]["0"]])
                await one.send(type="say", seat=0, text="hello")
                await one.next("said")

        asyncio.run(talk())
        node.stop()
        downgrade(sqlite_in(tmp_path), "0001")
        node.start()
        play_out(node, laid["id"], list(laid["seats"].values()))
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT text, name FROM sayings").fetchall() == [("hello", "")]
    database.close()


def downgrade(url: str, revision: str) -> None:
    """Make a database as an older version left it."""
    config, engine = Config(), sa.create_engine(url)
    config.set_main_option("script_location", "undercroft.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
