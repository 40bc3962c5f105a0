"""Letters: which ones somebody may write in a name or say, and whether they show anything.

Control characters, changes of direction, zero-width and unassigned letters could hide words, turn
the rest of a page around or break a log. It knows no table.
"""

import unicodedata
from collections.abc import Iterator
from itertools import pairwise

BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Printable to Python, and yet nobody sees them: fillers, the empty Braille cell and the like."""
SELECTORS = frozenset(
    chr(number)
    for first, last in ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for number in range(first, last + 1)
)
"""Choose another form of the letter before them."""
JOINERS = "\u200c\u200d"
SKINS = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
VIRAMA = 9
"""The combining class of the sign after which an Indic letter may be joined or kept apart."""


def plain(text: str) -> str:
    """What somebody said as one line, without letters that nobody sees; empty if nothing shows."""
    line = " ".join("".join(_kept(" ".join(text.split()))).split())
    return line if shows(line) else ""


def is_plain(name: str) -> bool:
    """Whether a name holds nothing that would be left out, and shows something or is empty."""
    return name == "".join(_kept(name)) == name.strip() and (not name or shows(name))


def shows(text: str) -> bool:
    """Whether anybody sees something: marks and selectors alone have nothing to stand on."""
    return any(map(_is_seen, text))


def _kept(text: str) -> Iterator[str]:
    """The letters of a text that may stay."""
    base = before = ""
    for letter, after in pairwise(f"{text} "):
        if not _may_stay(letter, base, before, after):
            continue
        yield letter
        before = letter
        if letter not in SELECTORS and letter not in SKINS:
            base = letter


def _may_stay(letter: str, base: str, before: str, after: str) -> bool:
    if letter in JOINERS:
        return _are_joined(base, after)
    if letter in SELECTORS:
        return _is_seen(before)
    return letter.isprintable() and letter not in BLANKS


def _are_joined(base: str, after: str) -> bool:
    """Whether a joiner changes what is seen: between emoji or Arabic letters, after a virama."""
    if not base:
        return False
    pair = base, after
    return (
        unicodedata.combining(base) == VIRAMA
        or all(unicodedata.category(one) == "So" for one in pair)
        or all(unicodedata.bidirectional(one) == "AL" for one in pair)
    )


def _is_seen(letter: str) -> bool:
    """Whether a letter shows something by itself."""
    if not letter or letter in BLANKS or letter in SELECTORS or letter.isspace():
        return False
    return letter.isprintable() and not unicodedata.category(letter).startswith("M")
