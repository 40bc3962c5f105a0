"""The box of the Catacombs as tests open it: as printed, or with a pack of cards beside it."""

from importlib.resources import files
from pathlib import Path

from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.opening import open_box, read_own

GAME = files("undercroft.games.dungeon_fighter_catacombs")
CONTENT = GAME / "content"
FIRST_BOX = files("undercroft.families.first_box")
BOX = Box(read_own([CONTENT]))
"""This box alone."""


def with_pack(folder: Path, file: str, text: str) -> Box:
    """The box with the cards of a file that was written into a folder."""
    (folder / file).write_text(text, encoding="utf-8")
    return open_box([CONTENT, folder])
