"""The game that CONTRIBUTING.md prints, written out as its reader would."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAME, BOARD = "torches/", "web/"


def write_out(kind: str, folder: Path) -> list[Path]:
    """Write the files of the game, or those of its board; says which."""
    written = []
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if name.startswith(kind):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written
