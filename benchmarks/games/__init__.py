"""What is measured of each game: a module a game, found by looking.

A module offers `ENTRY`. A game without one is balanced with its best numbers of seats, and its
speed is held against nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from undercroft.engine import AnyGame, Table
from undercroft.games import find, makers


@dataclass(frozen=True)
class Engine:
    """A game whose speed is held against OpenSpiel's Dungeon Attack!."""

    label: str
    make: Callable[[], AnyGame]
    share: float
    """After this share of a game positions are taken, to be cloned."""
    least_speed: float
    """Decisions of random play for one of OpenSpiel's."""
    most_clone_us: float
    """Microseconds of a clone where OpenSpiel's takes ten."""
    setup: dict[str, Any] = field(default_factory=dict)
    least_games: float | None = None
    """Whole games of random play in a CPU second; None where none were promised."""
    is_peers_game: bool = False
    """It is the game that the peers play, and replays as fast as it plays."""

    @property
    def playouts(self) -> str:
        """What its random play is called."""
        return f"{self.label}, random play"

    @property
    def interpreted(self) -> str:
        """What the same is called where nothing of it is compiled."""
        return f"{self.label}, random play interpreted"

    @property
    def table(self) -> str:
        """What its live table is called."""
        return f"{self.label}, live table"


class Trial(NamedTuple):
    """Something in a game that is won or lost, such as a battle with the boss."""

    kind: str
    won: bool


def figures_of(table: Table) -> tuple[str, ...]:
    """The figure of each seat, without its kind: `rogue` for `class-rogue`."""
    game, g = table.game, table.state
    names = [game.name_of(g, "seat", seat) or "" for seat in range(table.seats)]
    return tuple(name.partition("-")[2] for name in names)


def no_trials(table: Table) -> list[Trial]:
    """Of most games nothing more is counted."""
    return []


@dataclass(frozen=True)
class Balance:
    """With how many seats bots play a game, and from how many rounds on it drags."""

    seats: tuple[int, ...]
    """All of them greedy."""
    seats_of_one: tuple[int, ...]
    """With one greedy bot among steady ones; none where all win together."""
    most_rounds: int | None = None
    settings: tuple[tuple[int, dict[str, Any]], ...] = ()
    """Further tables of greedy bots: seats, and what is set."""
    hands: tuple[tuple[int, str], ...] = ()
    """Tables of greedy bots that throw with another hand than theirs: seats, and the hand."""
    is_blind_to_secrets: bool = False
    """Whether its bots choose by nothing that is hidden, so that no world need be imagined."""
    figures: Callable[[Table], tuple[str, ...]] = figures_of
    """Whose games are counted."""
    trials: Callable[[Table], list[Trial]] = no_trials
    """What else is counted."""


@dataclass(frozen=True)
class Entry:
    """All that is measured of a game."""

    balance: Balance
    engine: Engine | None = None


def entries() -> dict[str, Entry]:
    """The entry of every game that is there, by its id."""
    return {game: entry_of(game) for game in sorted(makers())}


@cache
def entry_of(game: str) -> Entry:
    """The entry of a game, its own or the usual one."""
    own = {info.name.replace("_", "-"): info.name for info in iter_modules(__path__)}
    if game not in own:
        return usual(find(game))
    entry: Entry = import_module(f"{__name__}.{own[game]}").ENTRY
    return entry


def engines() -> list[Engine]:
    """The games whose speed is measured."""
    return [entry.engine for entry in entries().values() if entry.engine is not None]


def usual(game: AnyGame) -> Entry:
    """The entry of a game that has none of its own."""
    most = game.best_seats[-1]
    alone = (1,) if 1 in game.seats else ()
    return Entry(Balance((most, *alone), tuple(seats for seats in game.best_seats if seats > 1)))
