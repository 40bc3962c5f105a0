"""People at the terminal, as tests need them: they type from a list and read into a string."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from undercroft.engine import Keyed, People, Source, Table
from undercroft.games import find
from undercroft.terminal.players import read_seats
from undercroft.terminal.screen import Screen
from undercroft.terminal.session import Session
from undercroft.words import Words

GAME = find("dungeon-attack")


class Typist:
    """Types the given lines; then the input ends, or Ctrl-C comes where a line says so.

    One with keys presses them one by one where single keys are read.
    """

    def __init__(
        self,
        lines: Iterable[str],
        size: tuple[int, int] = (400, 25),
        keys: Iterable[str] | None = None,
    ) -> None:
        self.lines = list(lines)
        self.pressed = list(keys or ())
        self.shown = StringIO()
        width, height = size
        console = Console(file=self.shown, width=width, height=height, highlight=False)
        self.screen = Screen(console, self.read, None if keys is None else self.keys)

    @contextmanager
    def keys(self) -> Iterator[Callable[[], str]]:
        yield self.press

    def press(self) -> str:
        if not self.pressed:
            raise EOFError
        return self.pressed.pop(0)

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line == "^C":
            raise KeyboardInterrupt
        return line

    @property
    def text(self) -> str:
        return self.shown.getvalue()


def sit_down(
    path: Path,
    lines: Iterable[str],
    seats: str = "human,bot",
    seed: str = "terminal",
    lang: str = "en",
    real_dice: bool = False,
    **setup: Any,
) -> tuple[Session, Typist]:
    """A session of Dungeon Attack! with somebody who types."""
    keyed = Keyed.from_seed(seed)
    source: Source = People(keyed) if real_dice else keyed
    players = read_seats(seats)
    table = Table(GAME, len(players), source, setup, players)
    typist = Typist(lines)
    return Session(table, Words(lang, GAME), typist.screen, path), typist
