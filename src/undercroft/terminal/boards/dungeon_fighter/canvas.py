"""A canvas of characters, each with a style."""

from rich.text import Text


class Canvas:
    """So many columns and lines, blank at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write over what is there; what does not fit is left out."""
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._cells[at, y] = sign, style

    def line(self, start: tuple[int, int], end: tuple[int, int], sign: str, style: str) -> None:
        """Signs from one point to another."""
        (x, y), (u, v) = start, end
        steps = max(abs(u - x), abs(v - y), 1)
        for step in range(steps + 1):
            self.put(x + (u - x) * step // steps, y + (v - y) * step // steps, sign, style)

    def text(self) -> Text:
        """All of it, line by line."""
        drawn = Text(no_wrap=True)
        for y in range(self.height):
            for x in range(self.width):
                drawn.append(*self._cells.get((x, y), (" ", "")))
            drawn.append("\n" if y + 1 < self.height else "")
        return drawn
