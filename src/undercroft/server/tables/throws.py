"""Throws: a die that a seat is asked for flies in a worker, or is drawn, and lands at the table."""

import logging
from collections.abc import Callable
from typing import Any

from undercroft.bots import HANDS
from undercroft.engine import Refused
from undercroft.server.ops.timing import now_ms
from undercroft.server.play import throws
from undercroft.server.play.moves import Played
from undercroft.server.play.session import TableSession
from undercroft.server.protocol.messages import Help, Lift, Swing, Swung, ThrowDie
from undercroft.server.tables.client import Client
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.node import Node
from undercroft.server.workers.flying import (
    Asked,
    Flown,
    Trace,
    fly,
    fly_by_gesture,
    fly_by_hand,
)
from undercroft.server.workers.pool import WorkerDied
from undercroft.targets.release.help import Palm, Pass

USUAL_HAND = "average"
"""Throws for people who say nothing of how."""
LATE_HAND = "clumsy"
"""Throws for people whose time has run out [DF-RULING-77]."""

log = logging.getLogger(__name__)


async def lift(live: LiveTable, message: Lift) -> None:
    """A thrower or helper takes the die: from now on its gesture is timed."""
    async with live.lock:
        throw = live.check_begun().check_throw(message.ask)
        if message.seat not in (throw.seat, throw.helper):
            live.check_begun().check_thrower(message.ask, message.seat)
        live.check_way(throw.seat, "physics")
        live.hands.lift(message.ask, message.seat)


def swing(live: LiveTable, client: Client, message: Swing) -> None:
    """Show the others how a hand that holds the die moves; what comes too late is nothing."""
    session = live.session
    if session is None or session.ask_id != message.ask or live.seats[message.seat].is_bot:
        return
    if live.hands.holds(message.ask, message.seat):
        swung = Swung(message.ask, message.seat, message.right, message.forward)
        live.tell_others(client, swung)


async def throw(node: Node, live: LiveTable, message: ThrowDie) -> None:
    """Throw as somebody says; with a usual hand if they say nothing."""
    ask, seat, release, gesture = message.ask, message.seat, message.release, message.gesture
    async with live.lock:
        asked = check_asked(live, ask, seat)
        if release is not None and gesture is not None:
            raise Refused("bad-message", "a release or a gesture, not both", why="other")
        job: Callable[..., Flown] = fly_by_hand
        given: Any = USUAL_HAND
        if live.is_throw_scripted():
            pass  # whatever the learner does: it is to land as the guide says
        elif gesture is not None:
            job, given = fly_by_gesture, trace_of(live, asked, ask, seat, gesture)
        elif asked.toss is not None:
            raise Refused("tossed", "the die is in the air: it is blown at")
        elif release is not None:
            job, given = fly, release
    await fly_and_land(node, live, message, job, asked, given)


def check_asked(live: LiveTable, ask: int, seat: int) -> Asked:
    """The throw that a seat may make on screen now; whoever asks holds the table's lock."""
    session = live.check_begun()
    throw = session.check_thrower(ask, seat)
    live.check_way(seat, "physics")
    check_help_done(live)
    helps = tuple(part for part in session.parts if isinstance(part, Pass | Palm))
    return Asked(throw, throws.seed_of(session), helps, session.toss)


def check_help_done(live: LiveTable) -> None:
    """Refuse a throw whose helper has still time to do its part."""
    if live.is_help_awaited():
        raise Refused("help-awaited", "somebody else has to do their part of this throw first")


def trace_of(live: LiveTable, asked: Asked, ask: int, seat: int, gesture: dict[str, Any]) -> Trace:
    """A gesture with the server's own time: since the die was tossed, or else lifted."""
    if asked.toss is not None:
        elapsed = (now_ms() - live.check_begun().tossed_at) / 1000
    else:
        elapsed = live.hands.held_for(ask, seat)
    return Trace(gesture, elapsed, live.hands.speeds(live.seats[seat]))


async def fly_and_land(
    node: Node,
    live: LiveTable,
    message: ThrowDie | Help,
    job: Callable[..., Flown],
    *given: object,
    by: str = "seat",
) -> None:
    """Let a worker throw, and the die land where it is still awaited."""
    ask, seat = message.ask, message.seat

    def land(session: TableSession, at: int) -> Played:
        live.check_open(seat, by)
        live.check_way(seat, "physics")
        return session.land(ask, seat, flown.threw, at, by)

    with node.store.in_flight.begin():
        flown = await node.workers.run(job, *given)
        await node.recorder.finish(live, land)
    if flown.learnt is not None:
        live.hands.learn(live.seats[seat], flown.learnt)


def hand_for(way: str, level: str, by: str) -> str:
    """The hand with which a table throws for a seat: its own, a bot's, or that of who is late."""
    if way in HANDS.values():
        return way
    return LATE_HAND if by == "clock" else HANDS.get(level, USUAL_HAND)


async def throw_for(node: Node, live: LiveTable, ask: int, seat: int, level: str, by: str) -> None:
    """Throw for a seat as it would, by the hand of a bot's level where it has none of its own."""
    async with live.lock:
        way = live.way(live.seats[seat])
        asked = check_asked(live, ask, seat) if way == "physics" else None
    hand = hand_for(way, level, by)
    if asked is not None:
        try:
            message = ThrowDie(ask, seat)
            await fly_and_land(node, live, message, fly_by_hand, asked, hand, by=by)
            return
        except (TimeoutError, WorkerDied) as error:
            log.warning("drawn instead", extra={"table": live.row.id, "detail": repr(error)})

    def draw(session: TableSession, at: int) -> Played:
        live.check_open(seat, by)
        return throws.draw(session, ask, seat, hand, at, by)

    await node.recorder.act(live, draw)
