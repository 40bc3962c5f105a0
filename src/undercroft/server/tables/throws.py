"""Throws: a die that a seat is asked for flies in a worker, and lands at the table."""

import hashlib
import os

from undercroft.engine import Refused
from undercroft.server.play.moves import Played
from undercroft.server.play.session import TableSession
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.node import Node
from undercroft.server.workers.jobs import throw_die


def seed_of(key: bytes, n: int, seat: int) -> bytes:
    """What decides a bot's whims and a hand's tremor: fixed by the table's secret key."""
    return hashlib.sha256(b"%b %d %d" % (key, n, seat)).digest()


async def throw(
    node: Node, live: LiveTable, ask_id: int, seat: int, release: dict[str, object] | None, by: str
) -> None:
    """Throw a die in a worker and let it land; with the usual release if none is given."""
    async with live.lock:
        session = live.session
        if session is None:
            raise Refused("not-begun", "the game has not begun")
        session.check_ask(ask_id)
        ask = session.check_thrower(seat)
        seed = session.table.source.seed() or os.urandom(32)

    def land(now_session: TableSession, at: int) -> Played:
        live.check_open(seat, by)
        return now_session.land(ask_id, seat, threw, at, by)

    with node.store.in_flight.begin():
        threw = await node.workers.run(throw_die, ask, release, seed)
        await node.recorder.finish(live, land)
