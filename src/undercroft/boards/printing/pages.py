"""All pages to print: each board in parts to be glued together, the Templates, a ruler on each.

The ruler shows whether the printer kept the scale: it is as long as it says.
"""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from undercroft.boards.printing.drawing import MM, draw_board, draw_template
from undercroft.boards.printing.paper import PAPERS, Paper
from undercroft.boards.printing.sheet import Sheet, pdf_of
from undercroft.targets.scene.board import Board, board, board_names
from undercroft.targets.scene.dice import KINDS
from undercroft.words import Words

MARGIN, FOOT = 12.0, 20.0
"""What no printer reaches, and the strip with the ruler, in millimetres."""
OVERLAP = 8.0
"""Neighboring sheets have so much in common, to be glued."""
RULER = 100
EDGE = 1.0
"""Beside a board, so that its own line is whole."""
APART = 52.0
"""From one Template to the next."""


class Window(NamedTuple):
    """The part of a board that a sheet shows, and which one it is."""

    x: float
    y: float
    column: int
    row: int


def targets_pdf(words: Words, paper: Paper) -> bytes:
    """Both boards and all Templates, as a file to be printed."""
    width, height = PAPERS[paper]
    sheets = [_templates(words, width, height)]
    for name in board_names():
        sheets += _board(board(name), words, width, height)
    return pdf_of(sheets, width, height, words.say("print-title"))


def windows(target: Board, width: float, height: float) -> list[Window]:
    """How a board is cut into sheets: row by row from above, no more than are needed."""
    wide, high = width - 2 * MARGIN, height - 2 * MARGIN - FOOT
    whole = 2 * (target.radius * MM + EDGE)
    columns = ceil((whole - OVERLAP) / (wide - OVERLAP))
    rows = ceil((whole - OVERLAP) / (high - OVERLAP))
    left = -(columns * (wide - OVERLAP) + OVERLAP) / 2
    top = (rows * (high - OVERLAP) + OVERLAP) / 2
    return [
        Window(left + column * (wide - OVERLAP), top - high - row * (high - OVERLAP), column, row)
        for row in range(rows)
        for column in range(columns)
    ]


def _board(target: Board, words: Words, width: float, height: float) -> Iterator[Sheet]:
    found = windows(target, width, height)
    wide, high = width - 2 * MARGIN, height - 2 * MARGIN - FOOT
    name = words.say(f"practice-board-{target.id}")
    for at, window in enumerate(found, 1):
        sheet = Sheet()
        with sheet.within(MARGIN, MARGIN + FOOT, wide, high):
            with sheet.at(MARGIN - window.x, MARGIN + FOOT - window.y):
                draw_board(sheet, target, words.say("print-cut"))
            _glue_lines(sheet, window, wide, high)
        facts = {"name": name, "at": at, "all": len(found)}
        place = {"row": window.row + 1, "column": window.column + 1}
        _foot(sheet, words, words.say("print-sheet", **facts, **place))
        yield sheet


def _glue_lines(sheet: Sheet, window: Window, wide: float, high: float) -> None:
    """Where the next sheet is laid on this one."""
    foot = MARGIN + FOOT
    if window.column:
        x = MARGIN + OVERLAP
        sheet.line((x, foot), (x, foot + high), dash=2.0)
    if window.row:
        y = foot + high - OVERLAP
        sheet.line((MARGIN, y), (MARGIN + wide, y), dash=2.0)


def _templates(words: Words, width: float, height: float) -> Sheet:
    """The first page: what to do, and the Templates."""
    sheet = Sheet()
    top = height - MARGIN
    sheet.text((MARGIN, top - 8), words.say("print-title"), 8.0, bold=True)
    for at, line in enumerate(("scale", "ruler", "glue", "holes")):
        sheet.text((MARGIN, top - 18 - 6 * at), words.say(f"print-{line}"), 4.0)
    kinds = [kind for kind in KINDS.values() if kind.template]
    for at, kind in enumerate(kinds):
        reach = max(y for _, y in kind.outline) * MM
        with sheet.at(width / 2, top - 76 - at * (APART + reach / 2)):
            draw_template(sheet, kind, words.say(f"practice-die-{kind.name}"))
    _foot(sheet, words, words.say("print-templates"))
    return sheet


def _foot(sheet: Sheet, words: Words, label: str) -> None:
    """The ruler, and what this sheet is."""
    sheet.text((MARGIN, MARGIN + 13), label, 4.0, bold=True)
    sheet.line((MARGIN, MARGIN), (MARGIN + RULER, MARGIN), 0.3)
    for mark in range(RULER + 1):
        tall = 5.0 if mark % 10 == 0 else 3.5 if mark % 5 == 0 else 2.0
        x = MARGIN + mark
        sheet.line((x, MARGIN), (x, MARGIN + tall), 0.2)
        if mark % 10 == 0:
            sheet.text((x, MARGIN + 7.5), str(mark), 2.6, centred=True)
    sheet.text((MARGIN + RULER + 4, MARGIN), words.say("print-length", length=RULER), 3.2)
