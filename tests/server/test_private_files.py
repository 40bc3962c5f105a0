"""Files that hold secrets: nobody but their owner reads them, whatever the umask."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.clients import lay
from tests.server.nodes import running, sqlite_in
from undercroft.cli import app


@pytest.fixture(autouse=True)
def no_umask() -> Iterator[None]:
    """Everybody may do everything with what is made, unless it is made otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The rights of everything in a folder, but not of the logs of tests."""
    return {
        path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.suffix != ".log"
    }


def run(*words: str) -> None:
    done = CliRunner().invoke(app, [*words, "--lang", "en"])
    assert done.exit_code == 0, done.output


def test_a_new_database_is_for_its_owner_with_all_that_lies_beside_it(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path) as node:
        lay(node, "dungeon-attack", "human,human")
        found = modes(tmp_path)
    assert found == dict.fromkeys(
        ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), 0o600
    )


def test_a_database_of_older_days_is_tightened_when_the_server_starts(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path) as node:
        lay(node, "dungeon-attack", "human,human")
    for path in tmp_path.glob("tables.sqlite*"):
        path.chmod(0o644)
    assert set(modes(tmp_path).values()) == {0o644}
    assert len(modes(tmp_path)) == 3

    with running(sqlite_in(tmp_path), tmp_path):
        assert set(modes(tmp_path).values()) == {0o600}


def test_the_folder_and_the_backup_are_for_their_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "new" / "home"
    monkeypatch.setenv("UNDERCROFT_HOME", str(home))
    backup = tmp_path / "tables.jsonl.gz"
    backup.write_bytes(b"an older one that everybody could read")

    run("backup", str(backup))
    run("restore", str(backup), "--database", f"sqlite:///{tmp_path / 'other.sqlite'}")

    assert {path.stat().st_mode & 0o777 for path in (home.parent, home)} == {0o700}
    assert modes(home)["tables.sqlite"] == 0o600
    assert modes(tmp_path) == {"new": 0o700, "tables.jsonl.gz": 0o600, "other.sqlite": 0o600}


def test_a_folder_that_is_there_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "club"
    home.mkdir(mode=0o750)
    monkeypatch.setenv("UNDERCROFT_HOME", str(home))

    run("backup", str(tmp_path / "x.gz"))

    assert home.stat().st_mode & 0o777 == 0o750


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    run("backup", str(tmp_path / "first.gz"), "--database", f"sqlite:///{database}")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DROP TABLE sayings")
        connection.commit()

    words = ["backup", str(tmp_path / "second.gz"), "--database", f"sqlite:///{database}"]
    assert CliRunner().invoke(app, words).exit_code == 2

    assert sorted(modes(tmp_path)) == ["first.gz", "tables.sqlite"]
