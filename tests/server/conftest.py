"""Servers shared by tests: a node on SQLite for a file, one PostgreSQL for a worker."""

import secrets
from collections.abc import Iterator

import pytest

from tests.server.nodes import (
    NO_DISK,
    Node,
    PostgreSQL,
    StillTime,
    installed,
    lanterns_path,
    running,
    sqlite_in,
)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite, shared by the tests of a file."""
    folder = tmp_path_factory.mktemp("node")
    with running(sqlite_in(folder), folder, "--no-limits") as found:
        yield found


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server of our own, shared by the tests of a worker."""
    server = PostgreSQL(NO_DISK)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL) -> str:
    """An empty PostgreSQL database."""
    return postgresql.new_database(f"test_{secrets.token_hex(6)}")


@pytest.fixture(scope="module")
def lanterns_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite that knows Lanterns too, a game with secrets, polls and a throw."""
    folder = tmp_path_factory.mktemp("lanterns")
    with running(sqlite_in(folder), folder, "--no-limits", path=lanterns_path(folder)) as found:
        yield found


@pytest.fixture(scope="module")
def quoits_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that knows Quoits too, a game of throws; its time stands still."""
    folder = tmp_path_factory.mktemp("quoits")
    path, time = installed(folder, "quoits", "tests.quoits"), StillTime(folder)
    with running(sqlite_in(folder), folder, "--no-limits", path=path, time=time) as found:
        yield found


@pytest.fixture(scope="module")
def still_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """The same with a time that stands still until a test lets it pass."""
    folder = tmp_path_factory.mktemp("still")
    path, time = lanterns_path(folder), StillTime(folder)
    with running(sqlite_in(folder), folder, "--no-limits", path=path, time=time) as found:
        yield found
