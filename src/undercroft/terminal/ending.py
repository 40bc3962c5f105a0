"""The end of a game: ranks, scores, what is to be said, and how to check the dice."""

from pathlib import Path

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.engine import Table
from undercroft.engine.replay import keyed_part
from undercroft.telling import Teller
from undercroft.terminal.screen import Screen


def write_end(table: Table, teller: Teller, screen: Screen, path: Path) -> None:
    """The result of a finished game."""
    say, result = teller.words.say, table.result()
    grid = Grid(box=None, pad_edge=False)
    titles = ["rank", "adventurer", "player", *(["score"] if result.scored else [])]
    for title in titles:
        grid.add_column(say(title))
    for seat in sorted(range(table.seats), key=lambda seat: (result.ranks[seat], seat)):
        rank = str(result.ranks[seat] or "–")
        cells = rank, teller.seat(seat), teller.player(seat), str(result.scores[seat])
        grid.add_row(*map(Text, cells[: len(titles)]))
    screen.write(Panel(grid, title=say("the-end"), title_align="left", width=60))
    for verdict in result.verdicts:
        screen.say(teller.verdict(verdict), "bold")
    if keyed_part(table.source):
        screen.say(say("revealed", file=str(path)), "bright_black")
