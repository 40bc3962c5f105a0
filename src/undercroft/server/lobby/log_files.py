"""Logs out and in: a table as a file that anybody can replay, and a file as a table."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import get_args

import msgspec
import sqlalchemy as sa

from undercroft.bots import is_level
from undercroft.engine import Refused
from undercroft.engine.log import Head, write_log
from undercroft.engine.replay import log_of
from undercroft.server.lobby.creating import (
    LONGEST_NAME,
    CreatedTable,
    check_name,
    created,
    host_of,
    new_grants,
)
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.replays import Replay, replay, step_telling
from undercroft.server.play.session import TableSession
from undercroft.server.protocol.messages import OVER
from undercroft.server.protocol.throw_info import SeatWay
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.schema import MOVES
from undercroft.server.storage.tokens import SEAT, Grant, new_id
from undercroft.server.tables.live_table import seat_infos
from undercroft.server.tables.loading import game_of, players_of
from undercroft.server.tables.registry import TableRegistry
from undercroft.server.workers.jobs import Brought, bring
from undercroft.server.workers.pool import Workers

LONGEST_LOG = 2_000_000
WAYS: tuple[SeatWay, ...] = get_args(SeatWay)


async def export(tables: TableRegistry, table_id: str, tokens: Sequence[str]) -> str:
    """A table's log as text; while the game runs only for somebody who holds all its seats."""
    async with tables.enter(table_id) as live:
        if live.session is None:
            raise Refused("not-begun", "the game has not begun")
        session, seats = live.session, live.seats
        if not session.table.is_over:
            seats = await tables.store.change(table_id, lambda c: _tell_key(c, table_id, tokens))
            live.row = msgspec.structs.replace(live.row, key_told=True)
        return await asyncio.to_thread(_text, session, live.row, seats)


def _text(session: TableSession, row: TableRow, seats: Sequence[SeatRow]) -> str:
    """The log of a table as text; of a long game that takes a while."""
    replace, log = msgspec.structs.replace, log_of(session.table, with_key=True)
    if session.followed:
        end, log = log.foot, log_of(session.followed, with_key=True)
        log.head = replace(log.head, rules=row.rules, content=row.content)
        log.foot = replace(end, entries=len(log.entries))
    ways = tuple(seat.way for seat in seat_infos(row, seats))
    log.head = replace(
        log.head, players=players_of(seats), ways=ways, guided=row.guided, hints=row.hints
    )
    return write_log(log)


def _tell_key(connection: sa.Connection, table_id: str, tokens: Sequence[str]) -> list[SeatRow]:
    """Note that somebody gets the key of a running game, if they hold all its seats; the seats.

    The table is locked meanwhile: whoever sits down was there before, or learns that it is told.
    """
    row, seats = rows.lock_table(connection, table_id), rows.seats_of(connection, table_id)
    if row is None:
        raise Refused("no-table", f"there is no table {table_id!r}", table=table_id)
    if not _holds_all(seats, rows.grants_of(connection, tokens).values()):
        raise Refused("log-sealed", "the log of a running game would tell its secrets")
    if not row.key_told:
        rows.change_table(connection, table_id, key_told=True)
    return seats


def _holds_all(seats: Sequence[SeatRow], grants: Iterable[Grant]) -> bool:
    """Whether somebody holds every seat that people play: nobody else's secrets are in the log."""
    held = {(grant.table_id, grant.seat) for grant in grants if grant.kind == SEAT}
    humans = {(seat.table_id, seat.seat) for seat in seats if seat.kind == "human"}
    return bool(humans) and humans <= held


async def look_back(
    tables: TableRegistry,
    table_id: str,
    step: int,
    seat: int | None,
    since: int,
    event: int | None,
    grants: Sequence[Grant],
) -> Replay:
    """A step of a game as a seat could know it; or the one that told it of an event."""
    async with seen_by(tables, table_id, seat, grants) as session:
        if event is not None:
            step = await asyncio.to_thread(step_telling, session, event, seat)
        return await asyncio.to_thread(replay, session, step, seat, since)


@asynccontextmanager
async def seen_by(
    tables: TableRegistry, table_id: str, seat: int | None, grants: Sequence[Grant]
) -> AsyncIterator[TableSession]:
    """A game, locked; through a seat's eyes once it is over, or for who holds the seat."""
    async with tables.enter(table_id) as live:
        if live.session is None:
            raise Refused("not-begun", "the game has not begun")
        table = live.session.table
        if seat is not None and seat >= table.seats:
            message = f"there is no seat {seat + 1}; the game has {table.seats}"
            raise Refused("no-seat", message, seat=seat + 1, seats=table.seats)
        is_mine = seat is None or Grant(table_id, SEAT, seat) in grants
        if not (table.is_over or is_mine):
            raise Refused("not-your-seat", "this seat is not yours")
        yield live.session


async def bring_in(tables: TableRegistry, workers: Workers, text: str) -> CreatedTable:
    """Create a table from a log; whoever brings it holds the seats of its people."""
    if len(text) > LONGEST_LOG:
        raise Refused("log-long", "the log is too long", most=LONGEST_LOG)
    brought = await workers.run_apart(bring, text)
    row = _row(brought)
    seats = _seats(row.id, brought.head)
    row = msgspec.structs.replace(row, host=host_of(seats))
    granted = new_grants(row.id, seats)
    moves = [
        {"table_id": row.id, "n": n, "at": row.made_at, "deed": move}
        for n, move in enumerate(brought.moves, 1)
    ]

    def work(connection: sa.Connection) -> None:
        rows.add_table(connection, row, seats)
        rows.add_tokens(connection, granted)
        if moves:
            connection.execute(MOVES.insert(), moves)

    await tables.store.change(row.id, work)
    return created(row, granted)


def _row(brought: Brought) -> TableRow:
    now, game = now_ms(), game_of(brought.head.game)
    return TableRow(
        id=new_id(),
        game=game.id,
        name="",
        setup=msgspec.json.encode(brought.head.setup),
        key=brought.key,
        real_dice=brought.head.real_dice,
        public=False,
        clock=b"{}",
        made_at=now,
        begun_at=now,
        moved_at=now,
        n=len(brought.moves),
        rules=game.rules_version,
        content=game.content_hash,
        key_told=brought.standing.status != OVER,
        guided=brought.head.guided,
        hints=brought.head.hints,
        **msgspec.structs.asdict(brought.standing),
    )


def _seats(table_id: str, head: Head) -> list[SeatRow]:
    """Who played: bots of levels that are there stay bots, all others are people."""
    ways = dict(enumerate(head.ways))
    return [
        msgspec.structs.replace(_seat(table_id, seat, word), way=_way(ways.get(seat)))
        for seat, word in enumerate(head.players or [""] * head.seats)
    ]


def _way(word: str | None) -> SeatWay | None:
    """A way that is known here; None is as usual."""
    return next((way for way in WAYS if way == word), None)


def _seat(table_id: str, seat: int, word: str) -> SeatRow:
    kind, _, detail = word.partition(":")
    if kind == "bot" and is_level(detail):
        return SeatRow(table_id=table_id, seat=seat, kind="bot", level=detail)
    name = detail[:LONGEST_NAME].strip()
    try:
        check_name(name)
    except Refused:
        name = ""
    return SeatRow(table_id=table_id, seat=seat, kind="human", name=name, gone_at=now_ms())
