"""The end of a game: ranks, scores, what is to be said, and how to check the dice."""

from pathlib import Path

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.engine import Table
from undercroft.engine.replay import keyed_part
from undercroft.telling import Teller
from undercroft.terminal.boards import board_of
from undercroft.terminal.looking_back import write_chronicle
from undercroft.terminal.screen import Screen
from undercroft.words import Words


def write_end(table: Table, teller: Teller, screen: Screen, path: Path) -> None:
    """The result of a finished game, how it went, and where its key is."""
    write_result(table, teller, screen)
    write_chronicle(table, teller, screen)
    if keyed_part(table.source):
        screen.say(teller.words.say("revealed", file=str(path)), "bright_black")
    if table.decisions():
        screen.say(teller.words.say("analysis-hint", file=str(path)), "bright_black")


def write_last_table(table: Table, words: Words, screen: Screen, seat: int | None = None) -> None:
    """The end of a game whose moves can't be followed that far."""
    teller = Teller(table, words)
    screen.say(words.say("ended-so"), "bold")
    screen.write(board_of(table.game.id)(table.view(seat), teller))
    write_result(table, teller, screen)


def write_result(table: Table, teller: Teller, screen: Screen) -> None:
    """Ranks, scores and how they came about, verdicts."""
    say, result = teller.words.say, table.result()
    grid = Grid(box=None, pad_edge=False)
    titles = ["rank", "adventurer", "player", *(["score"] if result.scored else [])]
    for title in titles:
        grid.add_column(say(title))
    order = sorted(range(table.seats), key=lambda seat: (result.ranks[seat], seat))
    for seat in order:
        rank = str(result.ranks[seat] or "–")
        cells = rank, teller.seat(seat), teller.player(seat), str(result.scores[seat])
        grid.add_row(*map(Text, cells[: len(titles)]))
    screen.write(Panel(grid, title=say("the-end"), title_align="left", width=60))
    for seat in order if result.parts else ():
        screen.say(f"  {teller.score(seat, result.scores[seat], result.parts[seat])}")
    for verdict in result.verdicts:
        screen.say(teller.verdict(verdict), "bold")
