"""The box of the Catacombs as tests open it: as printed, or with a pack of cards beside it."""

from importlib.resources import files
from pathlib import Path

from undercroft.games.dungeon_fighter_catacombs.box import Box, open_box

GAME = files("undercroft.games.dungeon_fighter_catacombs")
CONTENT = GAME / "content"
BOX = open_box([CONTENT])


def with_pack(folder: Path, file: str, text: str) -> Box:
    """The box with the cards of a file that was written into a folder."""
    (folder / file).write_text(text, encoding="utf-8")
    return open_box([CONTENT, folder])
