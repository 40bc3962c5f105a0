"""Boards and Templates on paper: true to scale, all of them, on sheets that fit together."""

import re
import zlib
from collections.abc import Sequence
from math import hypot, pi

import pytest

from undercroft.boards.printing import PAPERS, Paper
from undercroft.boards.printing.pages import FOOT, MARGIN, OVERLAP, RULER, targets_pdf, windows
from undercroft.boards.printing.sheet import POINT, Sheet
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.scene.dice import KINDS
from undercroft.words import LANGUAGES, Words

NUMBER = rb"-?[\d.]+"


def streams(pdf: bytes) -> list[str]:
    """What is drawn on each sheet."""
    found = re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)
    return [zlib.decompress(one).decode("latin-1") for one in found]


def words_on(stream: str) -> str:
    """All that is written on a sheet."""
    found = re.findall(r"\[<([0-9a-f]+)>\] TJ", stream)
    return "\n".join(bytes.fromhex(one).decode("cp1252") for one in found)


def drawn(stream: str) -> list[list[float]]:
    """The corners of all that is drawn straight, in the order in which it is drawn."""
    found = re.findall(r"^(-?[\d.e-]+) (-?[\d.e-]+) [ml]$", stream, re.MULTILINE)
    return [[float(x), float(y)] for x, y in found]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ruler_is_as_long_as_it_says_on_every_sheet(language: str, paper: Paper) -> None:
    pdf = targets_pdf(Words(language), paper)
    boxes = re.findall(rb"/MediaBox \[0 0 (%s) (%s)\]" % (NUMBER, NUMBER), pdf)
    size = tuple(round(length * POINT, 3) for length in PAPERS[paper])
    assert {(float(x), float(y)) for x, y in boxes} == {size}
    sheets = streams(pdf)
    assert len(sheets) == len(boxes) > 8
    for sheet in sheets:
        scale = re.match(r"([\d.]+) 0 0 ([\d.]+) 0 0 cm", sheet)
        assert scale is not None
        assert [float(scale[1]), float(scale[2])] == pytest.approx([POINT, POINT])
        corners = drawn(sheet)
        assert [MARGIN, MARGIN] in corners
        assert [MARGIN + RULER, MARGIN] in corners
    assert pytest.approx(72) == 25.4 * POINT


def test_nobody_reads_a_question_mark_for_a_letter() -> None:
    for language in LANGUAGES:
        words = Words(language)
        told = [words_on(sheet) for sheet in streams(targets_pdf(words, "a4"))]
        assert words.say("print-title") in told[0]
        ruler = words.say("print-ruler").replace("\u202f", "\u00a0")
        assert ruler in told[0]


@pytest.mark.parametrize("name", board_names())
@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_cover_a_whole_board_and_share_what_is_glued(name: str, paper: Paper) -> None:
    target, (width, height) = board(name), PAPERS[paper]
    wide, high = width - 2 * MARGIN, height - 2 * MARGIN - FOOT
    found = windows(target, width, height)
    radius = target.radius * 1000
    assert min(one.x for one in found) < -radius
    assert max(one.x + wide for one in found) > radius
    assert min(one.y for one in found) < -radius
    assert max(one.y + high for one in found) > radius
    for one in found:
        for other in found:
            if (other.column, other.row) == (one.column + 1, one.row):
                assert one.x + wide - other.x == pytest.approx(OVERLAP)
            if (other.column, other.row) == (one.column, one.row + 1):
                assert other.y + high - one.y == pytest.approx(OVERLAP)


def test_templates_are_printed_as_large_as_they_are() -> None:
    first = drawn(streams(targets_pdf(Words("en"), "a4"))[0])
    for kind in (one for one in KINDS.values() if one.template):
        ring = [(1000 * x, 1000 * y) for x, y in kind.outline]
        at = next(n for n, corner in enumerate(first) if corner == pytest.approx(ring[0], abs=1e-3))
        for corner, wanted in zip(first[at:], ring, strict=False):
            assert corner == pytest.approx(wanted, abs=1e-3)


@pytest.mark.parametrize("radius", [12.0, 180.0, 200.0])
def test_circles_are_round(radius: float) -> None:
    """The middle of each curve is on the circle to a fiftieth of a millimetre."""
    sheet = Sheet()
    sheet.ring(0, radius, 0, 360, (1, 1, 1))
    text = b"\n".join(sheet.stream.stream).decode()
    number = r"(-?[\d.e-]+)"
    start = re.search(rf"^{number} {number} m$", text, re.MULTILINE)
    assert start is not None
    at = [float(start[1]), float(start[2])]
    length = 0.0
    for curve in re.findall(rf"^{' '.join([number] * 6)} c$", text, re.MULTILINE):
        points = [at, *_pairs([float(one) for one in curve])]
        middle = [
            sum(share * point[axis] for share, point in zip((1, 3, 3, 1), points, strict=True)) / 8
            for axis in (0, 1)
        ]
        assert hypot(*middle) == pytest.approx(radius, abs=0.02)
        length += hypot(points[3][0] - at[0], points[3][1] - at[1])
        at = points[3]
    assert length == pytest.approx(2 * pi * radius, rel=0.03)


def _pairs(numbers: Sequence[float]) -> list[list[float]]:
    return [list(numbers[at : at + 2]) for at in range(0, len(numbers), 2)]
