"""The book: a game's BOOK.md, the rules as people like to read them.

It is Markdown: headings, and blocks of text, tables, lists and examples between blank lines. A
block names the rows of RULES.md that it tells in square brackets, `[DA-TURN-04, 05]` or
`[DA-HIT-09 to 12]`; readers do not see them, but *Why?* finds the block by them.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from msgspec import Struct

from undercroft.engine import AnyGame

HEADING = re.compile(r"^(#{1,4}) (.*)$")
REFERENCE = re.compile(r"\s*\[([A-Z]{2}-[A-Z]+-\d+[^\]]*)\]")
ROW_ID = re.compile(r"([A-Z]{2}-[A-Z]+-)?(\d+)$")
RANGE = re.compile(r"\s+(?:to|à)\s+")


class Block(Struct, frozen=True):
    """A piece of the book: a heading with its depth, or some text with the rows it tells."""

    text: str
    level: int = 0
    """1 to 4 for a heading, 0 for text."""
    rules: tuple[str, ...] = ()


def book(game: AnyGame, language: str = "en") -> tuple[Block, ...]:
    """The book of a game, piece by piece; empty for a game that has only rows."""
    folder = files(game.package)
    written = folder / ("BOOK.md" if language == "en" else f"BOOK.{language}.md")
    return read(written.read_text(encoding="utf-8")) if written.is_file() else ()


@cache
def read(text: str) -> tuple[Block, ...]:
    """A text as blocks."""
    return tuple(_block(part) for part in re.split(r"\n\s*\n", text.strip()) if part.strip())


def _block(text: str) -> Block:
    if heading := HEADING.match(text.strip()):
        return Block(heading[2], level=len(heading[1]))
    rules = tuple(row for named in REFERENCE.findall(text) for row in _rows(named))
    return Block(REFERENCE.sub("", text), rules=rules)


def _rows(named: str) -> Iterator[str]:
    """The ids in a bracket: `DA-TURN-04, 05` names two, `DA-HIT-09 to 12` four."""
    section = ""
    for part in named.split(","):
        first, *last = RANGE.split(part.strip())
        match = ROW_ID.match(first)
        if match is None:
            raise ValueError(f"the book names no row with {part.strip()!r} in [{named}]")
        section = match[1] or section
        end = int(last[0]) if last else int(match[2])
        for number in range(int(match[2]), end + 1):
            yield f"{section}{number:02}"
