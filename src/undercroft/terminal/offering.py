"""What a person can choose at the terminal: the options in their order, with what each means."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from undercroft.engine import Forecast, Option, Table
from undercroft.telling import Teller
from undercroft.terminal.screen import Screen


class Offer(NamedTuple):
    """An option with its forecast."""

    option: Option
    forecast: Forecast


def offers(table: Table, seat: int) -> list[Offer]:
    """What a seat can choose now; what harms or gives something up comes last."""
    found = [Offer(option, table.forecast(seat, option)) for option in table.options(seat)]
    return sorted(found, key=lambda offer: offer.forecast.grave)


def write_offers(offered: Sequence[Offer], seat: int, teller: Teller, screen: Screen) -> None:
    """One line an option, with what it means; grave ones stand apart."""
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold", style="bright_black")
    for number, (option, forecast) in enumerate(offered, 1):
        if number > 1 and forecast.grave and not offered[number - 2].forecast.grave:
            grid.add_row()
        told = " · ".join(teller.prospect(one, seat) for one in forecast.prospects)
        grid.add_row(*map(Text, (f"  {number:>2}", teller.option(option), told)))
    screen.write(grid)


def write_offers_in_short(
    question: str, offered: Sequence[Offer], seat: int, teller: Teller, screen: Screen
) -> None:
    """A question that comes again: on one line, unless there is something to expect."""
    if any(offer.forecast.prospects for offer in offered):
        screen.say(question)
        write_offers(offered, seat, teller, screen)
        return
    labels = (teller.option(offer.option) for offer in offered)
    shown = "   ".join(f"{number} {label}" for number, label in enumerate(labels, 1))
    screen.say(f"{question}  {shown}")
