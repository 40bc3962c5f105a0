"""The tower: how many monsters of each level are left, and how much Equipment."""

from rich.text import Text

from undercroft.terminal.boards.dungeon_fighter.sight import Sight

NUMERALS = ("I", "II", "III", "IV")
CARD = "▮"


def tower(sight: Sight) -> Text:
    """One line, the storey that is drawn from first in bold."""
    counts = [
        count + len(under)
        for count, under in zip(sight.view["tower"], sight.view["under"], strict=True)
    ]
    top = next((at for at, count in enumerate(counts) if count), None)
    line = Text(f"{sight.say('tower')}  ", "bold")
    for at, (numeral, count) in enumerate(zip(NUMERALS, counts, strict=True)):
        style = "bold bright_yellow" if at == top else "not bold bright_black"
        line.append(f"{numeral} {CARD * count or '–'}  ", style)
    return line.append(sight.say("equipment", count=sight.view["equipment"]["count"]), "not bold")
