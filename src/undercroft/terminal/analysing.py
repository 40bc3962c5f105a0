"""An analysis at the terminal: chances over the game, what decided it, its turning points."""

from rich.console import Console
from rich.progress import track

from undercroft.bots.analysis import (
    Analysis,
    Balance,
    Past,
    Turn,
    analysis,
    judged,
    telling,
)
from undercroft.engine.odds import CERTAIN
from undercroft.telling import Teller
from undercroft.terminal.looking_back import WIDEST, bar
from undercroft.terminal.screen import Screen


def write_analysis(past: Past, teller: Teller, screen: Screen) -> None:
    """Think a finished game over, with progress, and tell what decided it."""
    places, say = telling(past), teller.words.say
    found = judged(past, places)
    shown = track(found, say("analysis-thinking"), len(places), console=Console(stderr=True))
    told = analysis(past, list(shown))
    screen.say(say("analysis-title"), "bold")
    _write_chances(told, teller, screen)
    for seat, balance in enumerate(told.seats):
        screen.say(f"  {_balance(balance, seat, teller)}")
    for turn in told.turns:
        where = say("chapter-name", chapter=turn.chapter)
        line = say("chronicle-moment", chapter=where, event=turn_told(turn, past, teller))
        screen.say(f"  {line}", "bright_black")
    if not told.turns:
        screen.say(f"  {say('analysis-even')}", "bright_black")


def _write_chances(told: Analysis, teller: Teller, screen: Screen) -> None:
    """A line of bars for each seat, from the first decision to the end."""
    screen.say(f"  {teller.words.say('analysis-chance')}")
    last = len(told.chances) - 1
    columns = [told.chances[place * last // (WIDEST - 1)].values for place in range(WIDEST)]
    for seat in range(len(told.seats)):
        line = "".join(bar(column[seat], CERTAIN) for column in columns)
        screen.say(f"    {line}  {teller.seat(seat)}")


def _balance(balance: Balance, seat: int, teller: Teller) -> str:
    return teller.words.say(
        "analysis-balance",
        seat=teller.seat(seat),
        start=_percent(balance.start),
        luck=_signed(balance.luck),
        own=_signed(balance.own),
        others=_signed(balance.others),
        end=_percent(balance.end),
    )


def turn_told(turn: Turn, past: Past, teller: Teller) -> str:
    """A turning point in words."""
    say, options = teller.words.say, past.game.options
    seat, amount = teller.seat(turn.seat), _percent(abs(turn.amount))
    if turn.chosen < 0:
        return say("analysis-luck", seat=seat, amount=amount)
    chosen, best = teller.option(options[turn.chosen]), teller.option(options[turn.best])
    return say("analysis-choice", seat=seat, amount=amount, chosen=chosen, best=best)


def _percent(thousandths: int) -> int:
    return round(100 * thousandths / CERTAIN)


def _signed(thousandths: int) -> str:
    """A number with its sign, as it is printed."""
    number = _percent(thousandths)
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
