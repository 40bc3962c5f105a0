"""The screen: what is written to people and read from them. Tests bring their own."""

import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from undercroft.book import Block
from undercroft.rulebook import Rule
from undercroft.terminal.throwing.keys import Keys, own_keys

Read = Callable[[str], str]


class Screen:
    """A console and a way to read a line."""

    def __init__(
        self, console: Console | None = None, read: Read = input, keys: Keys | None = None
    ) -> None:
        self.console = console or Console(highlight=False)
        for stream in (sys.stdin, sys.stdout):
            if console is None and isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self._read = read
        self.keys = keys or (own_keys() if console is None and read is input else None)
        """Single keys; None where only lines can be read."""

    def write(self, what: RenderableType = "", style: str | None = None) -> None:
        self.console.print(what, style=style)

    def say(self, text: str, style: str | None = None) -> None:
        """Plain text; brackets in it mean nothing."""
        self.console.print(escape(text), style=style)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; EOFError at its end."""
        self.console.print(f"[bold]{escape(prompt)}[/bold] > ", end="")
        return self._read("").strip()

    def book(self, blocks: Iterable[Block]) -> None:
        """A rulebook as people like to read it."""
        from rich.markdown import Markdown  # a tenth of the start of every command

        text = "\n\n".join(f"{'#' * block.level} {block.text}".lstrip() for block in blocks)
        self.write(Markdown(text))

    def rules(self, rules: list[Rule]) -> None:
        """Rules as a table of id and text, with their headings."""
        grid = Grid(box=None, pad_edge=False, show_header=False)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        heading = ""
        for rule in rules:
            if rule.heading != heading:
                heading = rule.heading
                grid.add_row("", f"\n[bold]{escape(heading)}[/bold]")
            grid.add_row(rule.id, escape(rule.text.replace("**", "").replace("*", "")))
        self.write(grid)
