"""A canvas of characters, each with a style, that is painted on and then cut out."""

from rich.text import Text

STEP_X, STEP_Y = 3, 2
"""From one square of the plan to the next, walls included."""


class Canvas:
    """So many columns and lines, blank at first."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        """Paint a text; its own styles go before the given one."""
        told = Text(text, style) if isinstance(text, str) else text
        for at, sign in enumerate(told.plain):
            self.signs[y][x + at] = sign
            self.styles[y][x + at] = str(told.style)
        for span in told.spans:
            self.styles[y][x + span.start : x + span.end] = [str(span.style)] * len(span)

    def cut(self, columns: range, lines: range) -> list[Text]:
        """A part of the canvas, line by line."""
        return [self._line(y, columns) for y in lines]

    def _line(self, y: int, columns: range) -> Text:
        line = Text(no_wrap=True)
        start = columns.start
        for x in columns:
            if x + 1 == columns.stop or self.styles[y][x + 1] != self.styles[y][start]:
                line.append("".join(self.signs[y][start : x + 1]), self.styles[y][start])
                start = x + 1
        return line
