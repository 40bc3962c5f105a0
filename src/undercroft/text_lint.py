"""Text lint: how all that people read is written, every `.ftl` file and rulebook that is found.

It checks typography in both languages and the lengths of buttons, prompts and events; it knows no
game. What stands in a literal placeable (`{"?"}`), or in a rulebook between backticks, is a key or
a code and is left alone.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

SOURCES = Path("src")
PAGES = Path("web/src")
LENGTHS = {"option": 24, "ask": 70, "event": 110, "forecast": 60, "guide": 150}
"""The most characters of buttons, prompts, events, forecasts and a coach's words, without names."""

ANYTHING = "\ufffc"
"""Stands for a placeable: what it says is not known here."""

BOTH = (
    (r"\w'", "a straight apostrophe; write ’"),
    (r'"', "a straight quotation mark"),
    (r"\.\.\.", "three dots; write …"),
    (r"(?<!\S)-\d", "a hyphen as a minus; write −"),
    ("\u00a0", "U+00A0"),
)
ENGLISH = (
    (
        r"\b(colour|armour|defence|neighbour|centre|metre|honour|favour|behaviour)",
        "British spelling",
    ),
)
FRENCH = (
    (
        r"(?<!\u202f)[;!?»](?=[\s.,)]|$)|(?<!\u202f):(?=\s|$)|[^\u202f]%",
        "no U+202F before",
    ),
    (r"«(?!\u202f)", "no U+202F after «"),
    (r"\s…", "a space before …"),
    (r"\b(Ca|Etat|Etape|Etes|Equip\w+|Ecri\w+|Epi\w+|Epee|Echec|Echang\w+)\b", "a bare capital"),
)
RULEBOOKS = ("BOOK", "RULES")
CODE = re.compile(r"`[^`]*`|<!--.*?-->|(?<=\])\([^)]*\)")
"""What is no text in a rulebook: code, comments, the targets of links."""
BUTTON = re.compile(r"<button\b(?:=>|[^>])*>(.*?)</button>", re.DOTALL)
SAID = re.compile(r'"(web-[a-z0-9-]+)"')

Texts = dict[str, list[ast.Pattern]]


def problems(root: Path) -> Iterator[str]:
    """What is wrong with the texts of a repository: file, id, and why."""
    buttons = set(buttons_in(root / PAGES))
    for path in sorted((root / SOURCES).rglob("*.ftl")):
        english = texts_in(path.with_name("en.ftl").read_text(encoding="utf-8"))
        for text, problem in check(path.read_text(encoding="utf-8"), path.stem, english, buttons):
            yield f"{path.relative_to(root)}: {text}: {problem}"
    for name in RULEBOOKS:
        for path in sorted((root / SOURCES).rglob(f"{name}*.md")):
            language = path.stem.removeprefix(name).strip(".") or "en"
            titles = _titles(path.parent / "text" / "en.ftl")
            written = path.read_text(encoding="utf-8")
            for number, problem in check_rulebook(written, language, titles):
                yield f"{path.relative_to(root)}: line {number}: {problem}"


def check_rulebook(
    written: str, language: str, titles: Iterable[str] = ()
) -> Iterator[tuple[int, str]]:
    """What is wrong with a rulebook: numbers of lines and the problems; titles are names."""
    for number, line in enumerate(written.splitlines(), 1):
        for title in titles:
            line = line.replace(title, ANYTHING)
        for problem in _misprints(CODE.sub(ANYTHING, line), language):
            yield number, problem


def check(
    written: str, language: str, english: Texts, buttons: set[str]
) -> Iterator[tuple[str, str]]:
    """What is wrong with one file: the ids and the problems."""
    for text, patterns in texts_in(written).items():
        kind = "option" if text in buttons else text.partition("-")[0]
        most = LENGTHS.get(kind)
        length = len(" ".join(longest(patterns[0]).split()))
        if most and length > most:
            yield text, f"{length} characters; at most {most}"
        names = set(_lines(english.get(text, ())))  # they are the same in both languages
        for line in _lines(patterns):
            if language != "en" and line in names:
                continue
            for problem in _misprints(line, language):
                yield text, problem


def _misprints(line: str, language: str) -> Iterator[str]:
    for sign, problem in (*BOTH, *(FRENCH if language == "fr" else ENGLISH)):
        if found := re.search(sign, line):
            yield f"{problem}: {_around(found)}"


def _titles(path: Path) -> list[str]:
    """What the game is called, in its English words."""
    texts = texts_in(path.read_text(encoding="utf-8")) if path.exists() else {}
    return [longest(found[0]) for text, found in texts.items() if text.startswith("game-")]


def _around(found: re.Match[str]) -> str:
    return found.string[max(0, found.start() - 12) : found.end() + 12]


def texts_in(written: str) -> Texts:
    """The patterns of each message: its value and its notes."""
    found = {}
    for entry in FluentParser().parse(written).body:
        if isinstance(entry, ast.Message):
            notes = [note.value for note in entry.attributes]
            found[entry.id.name] = [entry.value, *notes] if entry.value else notes
    return found


def longest(pattern: ast.Pattern) -> str:
    """The longest that a text can be, without what its variables say."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            said += element.expression.value
        elif isinstance(element.expression, ast.SelectExpression):
            said += max((longest(one.value) for one in element.expression.variants), key=len)
    return said


def buttons_in(pages: Path) -> Iterator[str]:
    """The ids of the texts that stand on buttons of the pages."""
    for path in pages.rglob("*.svelte"):
        for content in BUTTON.findall(path.read_text(encoding="utf-8")):
            yield from SAID.findall(content)


def _lines(patterns: Iterable[ast.Pattern]) -> list[str]:
    """Every stretch of text by itself, those within selections too."""
    found = []
    for pattern in patterns:
        line = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                line += element.value
                continue
            line += ANYTHING
            if isinstance(element.expression, ast.SelectExpression):
                found += _lines([one.value for one in element.expression.variants])
        found.append(line)
    return found


def main() -> None:
    """Check the texts of this repository."""
    if found := list(problems(Path())):
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
