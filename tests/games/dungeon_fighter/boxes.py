"""The box of Dungeon Fighter as tests open it: as printed, or with a pack of cards beside it."""

from importlib.resources import files
from pathlib import Path

from undercroft.families.first_box import content_folder
from undercroft.games.dungeon_fighter.box import Box, open_box

GAME = files("undercroft.games.dungeon_fighter")
CONTENT = GAME / "content"
FIRST_BOX = files("undercroft.families.first_box")
CARDS = content_folder()
BOX = open_box([CARDS, CONTENT])


def with_pack(folder: Path, file: str, text: str) -> Box:
    """The box with the cards of a file that was written into a folder."""
    (folder / file).write_text(text, encoding="utf-8")
    return open_box([CARDS, CONTENT, folder])
