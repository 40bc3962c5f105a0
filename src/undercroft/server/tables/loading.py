"""A table built from its rows: the engine's table with every stored move played again."""

from collections.abc import Sequence
from functools import cache
from threading import Lock

import sqlalchemy as sa

from undercroft.engine import AnyGame, Keyed, People, Refused, RulesFault, Source, Table
from undercroft.games import find
from undercroft.guides import Coach, guide_of, guided_source
from undercroft.server.play.session import RulesChanged, StoredMove, TableSession
from undercroft.server.protocol.messages import OPEN
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.targets.prepare import prepare as prepare_throws

THROWS = "undercroft.targets"
"""What a game of throws names among its families."""

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
    if THROWS in game.families:
        prepare_throws()
    return game


def players_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Who plays, in the words of a log."""
    return tuple(
        f"bot:{seat.level}" if seat.kind == "bot" else f"human:{seat.name}" for seat in seats
    )


def source_of(row: TableRow, position: int = 0) -> Source:
    """Where the chance of a table comes from."""
    keyed = Keyed(row.key, position)
    if is_led(row):
        return guided_source(game_of(row.game), keyed)
    return People(keyed) if row.real_dice else keyed


def is_led(row: TableRow) -> bool:
    """Whether a guide leads through a table; under changed rules it knows the way no more."""
    return row.guided and not row.base


def begin(row: TableRow, seats: Sequence[SeatRow]) -> TableSession:
    """A table before its first move, or after the last one under older rules."""
    game, players = game_of(row.game), players_of(seats)
    if row.base:
        source = source_of(row, row.base_position)
        table = Table.from_checkpoint(game, len(seats), row.base, source, players)
    else:
        table = Table(game, len(seats), source_of(row), row.read_setup(), players)
    session = TableSession(table, row.begun_at, row.base_n)
    guide = guide_of(game) if is_led(row) else None
    if guide is not None:
        session.coach = Coach(guide, table)
    return session


def play_all(session: TableSession, moves: Sequence[StoredMove]) -> None:
    """Play stored moves one after the other; RulesChanged, and all is spoilt, when one can't be."""
    for stored in moves:
        if stored.n != session.n + 1:
            raise RulesChanged(session.n + 1, "is missing")
        try:
            session.take(stored.move, stored.at)
        except (Refused, RulesFault) as error:
            raise RulesChanged(stored.n, f"is refused: {error}") from error


def next_moves(session: TableSession, told: Sequence[StoredMove | None]) -> list[StoredMove] | None:
    """The moves, of those that were told, that are new here; None when they have to be read."""
    moves: list[StoredMove] = []
    for move in told:
        if move is None or (move.n == session.n and move.at != session.at):
            return None
        if move.n > session.n:
            moves.append(move)
    follows = all(move.n == n for n, move in enumerate(moves, session.n + 1))
    return moves if follows else None


def is_astray(session: TableSession, row: TableRow, moves: Sequence[StoredMove]) -> bool:
    """Whether a session is not what the stored moves since lead on from.

    What was told may not be stored after all, and a table may start from elsewhere now.
    """
    if row.base_n != session.first or row.n != session.n + len(moves):
        return True
    return not moves and session.n > session.first and row.moved_at != session.at


class Loaded:
    """All that is stored about a table, read in one go."""

    def __init__(self, connection: sa.Connection, table_id: str) -> None:
        row = rows.table_row(connection, table_id)
        if row is None:
            raise Refused("no-table", f"there is no table {table_id!r}", table=table_id)
        self.row = row
        self.seats = rows.seats_of(connection, table_id)
        self.said = rows.chat_since(connection, table_id)
        self.moves = (
            [] if row.status == OPEN else rows.moves_since(connection, table_id, row.base_n)
        )
        self.followed: Table | None = None
        """A finished game of other rules as far as its moves fit."""

    def session(self) -> TableSession | None:
        """The table as it stands; None before it begins, RulesChanged when it can't be replayed."""
        if self.row.status == OPEN:
            return None
        session = begin(self.row, self.seats)
        play_all(session, self.moves)
        return session

    def follow(self, changed: RulesChanged) -> Table:
        """The table before the move that can't be played again."""
        session = begin(self.row, self.seats)
        play_all(session, [stored for stored in self.moves if stored.n < changed.n])
        return session.table
