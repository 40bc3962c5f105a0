"""Saves: every game lies in a file of its own and is safe after each answer.

A file is written beside its place and then moved there, so that whatever happens one whole version
is on disk.
"""

import os
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from undercroft.engine import Refused, Table
from undercroft.engine.log import Log, read_log, write_log
from undercroft.engine.replay import log_of

HOME_VARIABLE = "UNDERCROFT_HOME"
ENDING = ".log"


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
    while path.exists():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def save(table: Table, path: Path) -> None:
    """Write a table down, with its key, so that it can go on with the same dice."""
    text = write_log(log_of(table, with_key=True))
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused(
            "cant-write", f"{path} can't be written: {detail}", file=str(path), detail=detail
        ) from None


def read(path: Path) -> Log:
    """The log in a file; Refused when there is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Refused(
            "no-file", f"{path} can't be read: {detail}", file=str(path), detail=detail
        ) from None
    return read_log(text)


def all_saves() -> list[Save]:
    """The saved games that can be read, the newest first."""
    found = []
    for path in saves_folder().glob(f"*{ENDING}"):
        try:
            found.append(Save(path, read(path)))
        except Refused:
            continue
    return sorted(found, key=lambda save: save.when, reverse=True)


def newest_unfinished() -> Path:
    """The game that was played last and is not over."""
    for kept in all_saves():
        if not kept.log.foot.over:
            return kept.path
    raise Refused("no-save", "there is no unfinished game to go on with")
