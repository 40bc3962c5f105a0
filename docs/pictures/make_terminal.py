"""Draws docs/pictures/terminal.svg: a moment of Dungeon Attack! as the terminal shows it.

Run it from the project's root: `python docs/pictures/make_terminal.py`.
"""

import re
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console

from undercroft.engine import Keyed, Table
from undercroft.games import find
from undercroft.terminal.players import read_seats
from undercroft.terminal.screen import Screen
from undercroft.terminal.session import Session
from undercroft.words import Words

HERE = Path(__file__).parent


def read_from(typed: list[str], console: Console) -> str:
    """Type the next line; stop at the end."""
    if not typed:
        raise KeyboardInterrupt
    line = typed.pop(0)
    console.print(line)
    return line


def play_to_a_fine_moment(table: Table) -> int:
    """Play on until Anna can re-roll on level 3; says from which event to tell."""
    while not (table.state.level == 3 and table.state.thrown and table.waiting_for == (0,)):
        seat = table.waiting_for[0]
        told = len(table.events)
        options = table.options(seat)
        table.answer(seat, table.game.fallback(table.state, seat, options, table.source))
    return told


def main() -> None:
    console = Console(record=True, width=96, file=StringIO(), highlight=False, force_terminal=True)
    game, typed = find("dungeon-attack"), ["h", "w"]
    table = Table(
        game,
        3,
        Keyed.from_seed("picture"),
        {"starting_player": 1},
        read_seats("human:Anna,bot,bot"),
    )
    told = play_to_a_fine_moment(table)
    screen = Screen(console, lambda _: read_from(typed, console))
    with tempfile.TemporaryDirectory() as folder:
        session = Session(table, Words("en", game), screen, Path(folder) / "picture.log")
        session.told = told
        session.play()
    svg = console.export_svg(title="undercroft play dungeon-attack")
    plain = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    (HERE / "terminal.svg").write_text(plain, encoding="utf-8")


if __name__ == "__main__":
    main()
