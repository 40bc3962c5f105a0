"""What the documents show as code really runs."""

import re
from pathlib import Path
from typing import Any

from undercroft.engine import Landing

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_throws_in_the_documents_land() -> None:
    asked, simulated, waved = BLOCK.findall(
        (ROOT / "docs" / "throwing.md").read_text(encoding="utf-8")
    )
    space: dict[str, Any] = {}

    exec(asked, space)
    assert space["miss_of"](space["throw"], space["landing"]) is None
    assert space["value_of"](space["throw"], space["landing"]) == 4
    exec(simulated.replace("landing(flight) ", "landed = landing(flight) "), space)
    assert isinstance(space["landed"], Landing)
    times, points = [at / 90 for at in range(40)], [[0, at * at / 1500] for at in range(40)]
    trace = f'"times": {times}, "points": {points}'
    space |= {"own": None, "seen_seconds": 1.0, "seed": 1}
    exec(waved.replace('"times": [...], "points": [...]', trace), space)
    assert space["rethrow"](space["packed"]).comparison == "same"


def test_every_picture_in_the_documents_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    pictures = [
        page.parent / name
        for page in pages
        for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    ]

    assert len(pictures) >= 5
    assert [picture for picture in pictures if not picture.is_file()] == []
