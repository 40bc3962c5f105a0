"""A sheet of paper: lines, arcs and words in millimetres, from its lower left corner.

It knows PDF and nothing of what is printed.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from math import cos, radians, sin, tan

import pydyf

POINT = 72 / 25.4
"""Points in a millimetre."""
ARC = 45.0
"""A curve follows so many degrees of a circle closely enough for any printer."""
FONTS = {"F1": "Helvetica", "F2": "Helvetica-Bold"}
"""Every reader has them; nothing is embedded."""
WIDTH = 0.5
"""Of a letter, as a share of its height, on average."""

Point = tuple[float, float]
Colour = tuple[float, float, float]
BLACK: Colour = (0.0, 0.0, 0.0)


class Sheet:
    """One page to be drawn on."""

    def __init__(self) -> None:
        self.stream = pydyf.Stream(compress=True)
        self.stream.set_matrix(POINT, 0, 0, POINT, 0, 0)
        self.stream.set_line_join(1)

    @contextmanager
    def at(self, x: float, y: float) -> Iterator[None]:
        """Draw around a point for a while."""
        self.stream.push_state()
        self.stream.set_matrix(1, 0, 0, 1, x, y)
        yield
        self.stream.pop_state()

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Draw nothing outside a window for a while."""
        self.stream.push_state()
        self.stream.rectangle(x, y, width, height)
        self.stream.clip()
        self.stream.end()
        yield
        self.stream.pop_state()

    def line(self, start: Point, end: Point, width: float = 0.2, dash: float = 0.0) -> None:
        """A line; dashes are so long, or there are none."""
        self._pen(width, dash)
        self.stream.move_to(*start)
        self.stream.line_to(*end)
        self.stream.stroke()

    def polygon(self, points: Sequence[Point], fill: Colour, width: float = 0.3) -> None:
        """A filled shape with its outline."""
        self._pen(width, 0.0, fill)
        self.stream.move_to(*points[0])
        for point in points[1:]:
            self.stream.line_to(*point)
        self.stream.fill_stroke_and_close()

    def ring(
        self,
        inner: float,
        outer: float,
        start: float,
        end: float,
        fill: Colour,
        width: float = 0.3,
    ) -> None:
        """A ring, a disc or a part of one around the middle, with its outline."""
        self._pen(width, 0.0, fill)
        is_whole = end - start >= 360
        self._arc(outer, start, end, begins=True)
        if is_whole and inner > 0:
            self.stream.close()
            self._arc(inner, end, start, begins=True)
        elif inner > 0:
            self._arc(inner, end, start, begins=False)
        elif not is_whole:
            self.stream.line_to(0, 0)
        self.stream.close()
        self.stream.fill_and_stroke(even_odd=True)

    def circle(self, middle: Point, radius: float, fill: Colour, width: float = 0.3) -> None:
        """A filled circle."""
        with self.at(*middle):
            self.ring(0, radius, 0, 360, fill, width)

    def text(
        self, at: Point, words: str, size: float = 4.0, *, bold: bool = False, centred: bool = False
    ) -> None:
        """Words on one line; the size is that of a letter, in millimetres."""
        x, y = at
        letters = words.replace("\u202f", "\u00a0").encode("cp1252", "replace")
        if centred:
            x, y = x - WIDTH * size * len(letters) / 2, y - 0.36 * size
        stream = self.stream
        stream.set_color_rgb(*BLACK)
        stream.begin_text()
        stream.set_font_size("F2" if bold else "F1", size)
        stream.set_text_matrix(1, 0, 0, 1, x, y)
        stream.show_text(f"<{letters.hex()}>")
        stream.end_text()

    def _pen(self, width: float, dash: float, fill: Colour = BLACK) -> None:
        self.stream.set_line_width(width)
        self.stream.set_dash([dash] if dash else [], 0)
        self.stream.set_color_rgb(*fill)
        self.stream.set_color_rgb(*BLACK, stroke=True)

    def _arc(self, radius: float, start: float, end: float, *, begins: bool) -> None:
        """Curves along a circle, in whole parts of it."""
        parts = max(1, round(abs(end - start) / ARC))
        step = radians(end - start) / parts
        pull = 4 / 3 * tan(step / 4) * radius
        (self.stream.move_to if begins else self.stream.line_to)(*_polar(radius, radians(start)))
        for part in range(parts):
            a = radians(start) + part * step
            b = a + step
            (x1, y1), (x2, y2) = _polar(radius, a), _polar(radius, b)
            leaving = x1 - pull * sin(a), y1 + pull * cos(a)
            coming = x2 + pull * sin(b), y2 - pull * cos(b)
            self.stream.curve_to(*leaving, *coming, x2, y2)


def _polar(radius: float, angle: float) -> Point:
    return radius * cos(angle), radius * sin(angle)


def pdf_of(sheets: Sequence[Sheet], width: float, height: float, title: str) -> bytes:
    """Sheets of one size as a file."""
    pdf = pydyf.PDF()
    pdf.info["Title"] = pydyf.String(title)
    fonts = pydyf.Dictionary()
    for key, name in FONTS.items():
        font = pydyf.Dictionary(
            {
                "Type": "/Font",
                "Subtype": "/Type1",
                "BaseFont": f"/{name}",
                "Encoding": "/WinAnsiEncoding",
            }
        )
        pdf.add_object(font)
        fonts[key] = font.reference
    for sheet in sheets:
        pdf.add_object(sheet.stream)
        box = pydyf.Array([0, 0, round(width * POINT, 3), round(height * POINT, 3)])
        page = pydyf.Dictionary(
            {
                "Type": "/Page",
                "Parent": pdf.pages.reference,
                "MediaBox": box,
                "Contents": sheet.stream.reference,
                "Resources": pydyf.Dictionary({"Font": fonts}),
            }
        )
        pdf.add_page(page)
    # No reader may fit pages to its paper by itself.
    pdf.catalog["ViewerPreferences"] = pydyf.Dictionary({"PrintScaling": "/None"})
    file = BytesIO()
    pdf.write(file)
    return file.getvalue()
