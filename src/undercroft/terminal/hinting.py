"""Hints at the terminal: the best options of a question, what they are worth and why."""

from rich.table import Table as Grid
from rich.text import Text

from undercroft.bots import Chair, Hint, hints
from undercroft.engine import Table
from undercroft.engine.odds import CERTAIN
from undercroft.telling import Teller
from undercroft.terminal.offering import offers
from undercroft.terminal.screen import Screen
from undercroft.words import Words


def write_hints(table: Table, seat: int, teller: Teller, screen: Screen) -> None:
    """Think for a moment, then tell the best options under the numbers they have on the screen."""
    say = teller.words.say
    screen.say(say("hint-thinking"), "bright_black")
    numbers = {offer.option: number for number, offer in enumerate(offers(table, seat), 1)}
    found = hints(Chair(table, seat), f"{len(table.entries)}")
    screen.say(say("hint-title"), "bold")
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column(overflow="fold")
    for hint in found:
        option = f"{numbers[hint.option]} {teller.option(hint.option)}"
        line = say("hint-line", option=option, worth=worth_told(hint))
        grid.add_row(Text(f"  {line}"), Text(reason_told(hint, teller.words)))
    screen.write(grid)


def worth_told(hint: Hint) -> int:
    """What an option is worth, in percent."""
    return round(100 * hint.worth / CERTAIN)


def reason_told(hint: Hint, words: Words) -> str:
    """Why an option is good, or not as good."""
    reason = hint.reason
    measure = words.say(f"measure-{reason.measure}") if reason.measure else ""
    return words.say(f"hint-{reason.kind}", measure=measure, amount=reason.amount / 10)
