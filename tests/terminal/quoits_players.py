"""People and bots who play Quoits, the tiny game of throws, at the terminal."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.quoits import make
from tests.terminal.people import Typist
from undercroft.engine import Keyed, People, Source, Table
from undercroft.engine.entries import Threw
from undercroft.terminal.players import read_seats
from undercroft.terminal.session import Session
from undercroft.terminal.throwing.ways import read_ways
from undercroft.words import Words

GAME = make()
PLAIN = "1"
"""The number of the option to dare nothing."""


def number_of(condition: str, board: str = "first") -> str:
    """The number of the option to dare a condition."""
    table = Table(GAME, 1, Keyed.from_seed("any"), {"board": board})
    names = [GAME.name_of(table.state, "condition", o.touches["condition"]) for o in dares(table)]
    return str(names.index(f"condition-{condition}") + 2)


def dares(table: Table) -> list[Any]:
    return table.options(0)[1:]


def sit_down(
    path: Path,
    lines: Iterable[str],
    *,
    ways: str | None = None,
    seats: str = "human,bot",
    seed: str = "quoits",
    lang: str = "en",
    real_dice: bool = False,
    size: tuple[int, int] = (400, 25),
    keys: Iterable[str] | None = None,
    **setup: Any,
) -> tuple[Session, Typist]:
    """A session of Quoits with somebody who types."""
    keyed = Keyed.from_seed(seed)
    source: Source = People(keyed) if real_dice else keyed
    players = read_seats(seats)
    table = Table(GAME, len(players), source, setup, players)
    table.ways = read_ways(ways, GAME, players) if ways else ()
    typist = Typist(lines, size, keys)
    return Session(table, Words(lang, GAME), typist.screen, path), typist


def throws_of(session: Session) -> list[Threw]:
    """Every throw of a game."""
    return [entry for entry in session.table.entries if isinstance(entry, Threw)]
