"""Looking back upon a game in the terminal: its lines, honors, luck and best moments, in short."""

from undercroft.engine import Table
from undercroft.engine.chronicle import Chronicle, Sample, chronicle
from undercroft.telling import Teller
from undercroft.terminal.screen import Screen

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 40
"""So many columns a line takes."""


def write_chronicle(table: Table, teller: Teller, screen: Screen) -> None:
    """What a game was, in a few lines; nothing where nothing was decided."""
    if not table.decisions():
        return
    told = chronicle(table)
    screen.say(teller.words.say("chronicle-title"), "bold")
    _write_lines(told, teller, screen)
    _write_honors(told, teller, screen)
    _write_luck(told, teller, screen)
    _write_moments(told, teller, screen)


def _write_lines(told: Chronicle, teller: Teller, screen: Screen) -> None:
    """The first measure of the game as a line for each seat."""
    if not told.measures:
        return
    columns = [sample.values[0] for sample in spread(told)]
    highest = max(1, *(max(column) for column in columns))
    name = teller.words.say(f"measure-{told.measures[0]}")
    screen.say(f"  {name}")
    for seat in range(len(told.luck)):
        line = "".join(bar(column[seat], highest) for column in columns)
        screen.say(f"    {line} {columns[-1][seat]}  {teller.seat(seat)}")


def spread(told: Chronicle) -> list[Sample]:
    """As many samples as fit on a line, evenly, the last one among them."""
    samples = told.samples
    if len(samples) <= WIDEST:
        return samples
    last = len(samples) - 1
    return [samples[place * last // (WIDEST - 1)] for place in range(WIDEST)]


def bar(number: int, highest: int) -> str:
    """A number as a bar."""
    return BARS[max(0, number) * (len(BARS) - 1) // highest]


def _write_honors(told: Chronicle, teller: Teller, screen: Screen) -> None:
    say, note = teller.words.say, teller.words.note
    found = [
        say(
            "chronicle-honor",
            honor=note(f"measure-{honor.measure}", "honor") or honor.measure,
            seats=", ".join(map(teller.seat, honor.seats)),
            value=honor.value,
        )
        for honor in told.honors
    ]
    if found:
        screen.say(f"  {' · '.join(found)}")


def _write_luck(told: Chronicle, teller: Teller, screen: Screen) -> None:
    """By how many dice each seat was luckier than the average."""
    say = teller.words.say
    found = []
    for seat, luck in enumerate(told.luck):
        if luck.dice:
            more = round((1000 * luck.good - luck.expected) / 1000, 1)
            way = "more" if more >= 0 else "less"
            found.append(say("chronicle-luck-of", seat=teller.seat(seat), way=way, dice=abs(more)))
    if found:
        screen.say(f"  {say('chronicle-luck', lucks=', '.join(found))}")


def _write_moments(told: Chronicle, teller: Teller, screen: Screen) -> None:
    for moment in told.moments:
        where = teller.words.say("chapter-name", chapter=moment.chapter)
        told_event = teller.event(moment.event)
        line = teller.words.say("chronicle-moment", chapter=where, event=told_event)
        screen.say(f"  {line}", "bright_black")
