"""Files and folders for their owner only: they hold keys of dice and secrets of players.

Whatever the umask says; where a system has no such rights, nothing happens.
"""

import contextlib
import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """Make a folder and those it lies in; what is there already stays as it is."""
    if not folder.parent.exists():
        make_folder(folder.parent)
    folder.mkdir(mode=FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file, or take the rights of others away from the one that is there.

    A file that is there is not opened: closing it would let go of the locks that SQLite holds.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    except FileExistsError:
        tighten(path)


def tighten(path: Path) -> None:
    """Take the rights of others away; a file that is missing, or somebody else's, is let be."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        if path.stat().st_mode & OTHERS:
            path.chmod(FILE)
