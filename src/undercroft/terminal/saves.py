"""Saves: every game lies in a file of its own and is safe after each answer.

A file is written beside its place and then moved there, so that whatever happens one whole version
is on disk.
"""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # a system without it goes without the lock
    fcntl = None  # type: ignore[assignment]

from msgspec import Struct
from platformdirs import user_data_path

from undercroft.engine import BadFile, Refused, Table
from undercroft.engine.log import Log, read_log, write_log
from undercroft.engine.replay import log_of
from undercroft.private import make_folder

HOME_VARIABLE = "UNDERCROFT_HOME"
ENDING = ".log"
TROUBLE = (OSError, ValueError, RuntimeError)
"""What a path somebody typed can raise: no such folder, no name, an unknown user."""


class Save(Struct, frozen=True):
    """A saved game on disk."""

    path: Path
    log: Log

    @property
    def when(self) -> datetime:
        return datetime.fromtimestamp(self.path.stat().st_mtime)


def saves_folder() -> Path:
    """Where games are kept: the user's data folder, or `$UNDERCROFT_HOME`."""
    home = os.environ.get(HOME_VARIABLE)
    return (Path(home) if home else user_data_path("undercroft")) / "saves"


def new_path(game_id: str) -> Path:
    """A file for a new game, named after the game and the time."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game_id}"
    folder = saves_folder()
    path = folder / f"{stem}{ENDING}"
    number = 2
    try:
        while path.exists():
            path = folder / f"{stem}-{number}{ENDING}"
            number += 1
    except OSError as error:
        raise BadFile("cant-write", path, error) from error
    return path


def typed_path(text: str) -> Path:
    """A path as people type it, `~` included; Refused when it can't be one."""
    try:
        return Path(text).expanduser()
    except TROUBLE as error:
        raise BadFile("no-file", text, error) from error


def save(table: Table, path: Path) -> None:
    """Write a table down, with its key, so that it can go on with the same dice."""
    text = write_log(log_of(table, with_key=True))
    part: Path | None = None
    try:
        make_folder(path.parent)
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        part = Path(name)
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except TROUBLE as error:
        if part is not None:
            part.unlink(missing_ok=True)
        raise BadFile("cant-write", path, error) from error


def read(path: Path) -> Log:
    """The log in a file; Refused when there is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except TROUBLE as error:
        raise BadFile("no-file", path, error) from error
    return read_log(text)


def check_free(path: Path) -> None:
    """Refuse to write over a file that is none of ours."""
    if path.exists():
        try:
            read(path)
        except Refused:
            message = f"{path} is there already and is no saved game"
            raise Refused("file-exists", message, file=str(path)) from None


class Hold:
    """A game that is being played is held, so that no second window plays it too."""

    def __init__(self, path: Path) -> None:
        self._file: IO[str] | None = None
        if fcntl is None:
            return
        lock = path.with_name(f".{path.name}.lock")
        try:
            make_folder(lock.parent)
            self._file = lock.open("w")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"{path} is being played in another window"
            raise Refused("in-use", message, file=str(path)) from None
        except TROUBLE as error:
            raise BadFile("cant-write", path, error) from error

    def release(self) -> None:
        """Let go; the next one may play it."""
        if self._file is not None:
            self._file.close()
            self._file = None


def all_saves() -> list[Save]:
    """The saved games that can be read, the newest first."""
    found = []
    try:
        for path in saves_folder().glob(f"*{ENDING}"):
            try:
                found.append(Save(path, read(path)))
            except Refused:
                continue
        return sorted(found, key=lambda save: save.when, reverse=True)
    except OSError as error:
        raise BadFile("no-file", saves_folder(), error) from error


def newest_unfinished() -> Path:
    """The game that was played last and is not over."""
    for kept in all_saves():
        if not kept.log.foot.over:
            return kept.path
    raise Refused("no-save", "there is no unfinished game to go on with")
