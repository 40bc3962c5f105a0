"""What the documents show as code really runs."""

import re
from pathlib import Path

from undercroft.engine import Landing

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_throw_in_the_documents_lands() -> None:
    (code,) = BLOCK.findall((ROOT / "docs" / "throwing.md").read_text(encoding="utf-8"))
    space: dict[str, object] = {}

    exec(code.replace("landing(flight) ", "landed = landing(flight) "), space)

    assert isinstance(space["landed"], Landing)


def test_every_picture_in_the_documents_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    pictures = [
        page.parent / name
        for page in pages
        for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    ]

    assert len(pictures) >= 5
    assert [picture for picture in pictures if not picture.is_file()] == []
