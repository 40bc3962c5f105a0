"""A table built from its rows: the engine's table with every stored deed played again."""

from collections.abc import Sequence
from functools import cache
from threading import Lock

import sqlalchemy as sa

from undercroft.engine import AnyGame, Keyed, People, Refused, RulesFault, Source, Table
from undercroft.games import find
from undercroft.server import rows
from undercroft.server.rows import SeatRow, TableRow
from undercroft.server.schema import OPEN
from undercroft.server.sitting import RulesChanged, Sitting, Stored

_making = Lock()
"""Msgspec may crash when two threads build what it knows of a type at once."""


def game_of(game_id: str) -> AnyGame:
    """A game by its id, made once, with all that threads share of it."""
    with _making:
        return _made(game_id)


@cache
def _made(game_id: str) -> AnyGame:
    game = find(game_id)
    game.prepare()
    return game


def players_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Who plays, in the words of a log."""
    return tuple(
        f"bot:{seat.level}" if seat.kind == "bot" else f"human:{seat.name}" for seat in seats
    )


def source_of(row: TableRow, position: int = 0) -> Source:
    """Where the chance of a table comes from."""
    keyed = Keyed(row.key, position)
    return People(keyed) if row.real_dice else keyed


def begin(row: TableRow, seats: Sequence[SeatRow]) -> Sitting:
    """A table before its first deed, or after the last one under older rules."""
    game, players = game_of(row.game), players_of(seats)
    if row.base:
        source = source_of(row, row.base_position)
        table = Table.from_checkpoint(game, len(seats), row.base, source, players)
    else:
        table = Table(game, len(seats), source_of(row), row.read_setup(), players)
    return Sitting(table, row.begun_at, row.base_n)


def play_all(sitting: Sitting, deeds: Sequence[Stored]) -> None:
    """Play stored deeds one after the other; RulesChanged, and all is spoilt, when one can't be."""
    for stored in deeds:
        if stored.n != sitting.n + 1:
            raise RulesChanged(f"deed {sitting.n + 1} is missing")
        try:
            sitting.take(stored.deed, stored.at)
        except (Refused, RulesFault) as error:
            raise RulesChanged(f"deed {stored.n}: {error}") from error


def next_moves(sitting: Sitting, told: Sequence[Stored | None]) -> list[Stored] | None:
    """The moves, of those that were told, that are new here; None when they have to be read."""
    moves: list[Stored] = []
    for move in told:
        if move is None or (move.n == sitting.n and move.at != sitting.at):
            return None
        if move.n > sitting.n:
            moves.append(move)
    follows = all(move.n == n for n, move in enumerate(moves, sitting.n + 1))
    return moves if follows else None


def is_astray(sitting: Sitting, row: TableRow, deeds: Sequence[Stored]) -> bool:
    """Whether a sitting is not what the stored deeds since lead on from.

    What was told may not be stored after all, and a table may start from elsewhere now.
    """
    if row.base_n != sitting.first or row.n != sitting.n + len(deeds):
        return True
    return not deeds and sitting.n > sitting.first and row.moved_at != sitting.at


class Loaded:
    """All that is stored about a table, read in one go."""

    def __init__(self, connection: sa.Connection, table_id: str) -> None:
        row = rows.table_row(connection, table_id)
        if row is None:
            raise Refused("no-table", f"there is no table {table_id!r}", table=table_id)
        self.row = row
        self.seats = rows.seats_of(connection, table_id)
        self.said = rows.sayings(connection, table_id)
        self.deeds = (
            [] if row.status == OPEN else rows.deeds_since(connection, table_id, row.base_n)
        )

    def sitting(self) -> Sitting | None:
        """The table as it stands; None before it begins, RulesChanged when it can't be replayed."""
        if self.row.status == OPEN:
            return None
        sitting = begin(self.row, self.seats)
        play_all(sitting, self.deeds)
        return sitting
