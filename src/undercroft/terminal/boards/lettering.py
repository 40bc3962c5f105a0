"""Lettering: marks, legends and rows of text that the boards of several games share."""

from collections.abc import Callable, Iterable

from rich.cells import set_cell_size
from rich.table import Table as Grid
from rich.text import Text

NAME_WIDTH = 24


def marks(names: list[str]) -> list[str]:
    """A letter for each hero: the first of his name that nobody has, or his number."""
    found: list[str] = []
    for number, name in enumerate(names, 1):
        letters = [letter for letter in name.upper() if letter.isalpha()]
        found.append(next((letter for letter in letters if letter not in found), str(number)))
    return found


def clip(text: str, width: int) -> str:
    """A text of at most so many cells, without a ragged end."""
    return set_cell_size(text, width).rstrip(" ,-'") if len(text) > width else text


def legend(say: Callable[[str], str], signs: Iterable[tuple[str, str]], drawn: str) -> Text:
    """What the signs mean that were drawn."""
    told = (f"{sign} {say(f'legend-{text}')}" for sign, text in signs if sign in drawn)
    return Text(" · ".join(told), "bright_black")


def rows(lines: list[tuple[Text, Text]]) -> Grid:
    """Names on the left, what they do on the right."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column(max_width=NAME_WIDTH)
    grid.add_column()
    for name, text in lines:
        grid.add_row(name, text)
    return grid
