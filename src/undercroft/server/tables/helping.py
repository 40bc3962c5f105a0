"""Parts of a throw that are messages of their own: a pass, a palm, a toss, a breath."""

from typing import Any

from undercroft.engine import Refused
from undercroft.server.ops.timing import now_ms
from undercroft.server.play import throws
from undercroft.server.play.clocks import help_ends
from undercroft.server.play.moves import Helped
from undercroft.server.play.parts import Toss
from undercroft.server.play.session import TableSession
from undercroft.server.play.throws import PartKind
from undercroft.server.protocol.messages import Help
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.node import Node
from undercroft.server.tables.throws import check_asked, fly_and_land, trace_of
from undercroft.server.workers.flying import Asked, fly_blown, pass_over, toss_up
from undercroft.targets.release.help import Blow, Palm, Pass, read_help, refuse_help

LATE = 0.3
"""Seconds by which a breath may end later than the server's own time says."""
KINDS: dict[str, PartKind] = {
    "pass": Pass,
    "palm": Palm,
    "toss": Toss,
    "blow": Blow,
}


async def help_throw(node: Node, live: LiveTable, message: Help) -> None:
    """A seat does its part of a throw; a breath ends it."""
    kind = KINDS.get(str(message.part.get("type")))
    if kind is None:
        refuse_help("type", f"is one of {', '.join(KINDS)}")
    async with live.lock:
        asked = _check_part(live, message, kind)
        elapsed = (now_ms() - live.check_begun().tossed_at) / 1000
        job = _job(live, asked, message, kind)
    if kind is Blow:
        await fly_and_land(node, live, message, fly_blown, asked, _breath(message.part, elapsed))
        return
    part: Any = await node.workers.run(*job) if job else read_help(message.part)

    def do_part(session: TableSession, at: int) -> Helped:
        _check_part(live, message, kind)
        move = Helped(seat=message.seat, part=part)
        session.take(move, at)
        return move

    await node.recorder.act(live, do_part)


def _check_part(live: LiveTable, message: Help, kind: PartKind) -> Asked:
    """The throw of which a seat may do a part now."""
    session = live.check_begun()
    throw = throws.check_part(session, message.ask, message.seat, kind)
    if kind in (Toss, Blow):
        return check_asked(live, message.ask, message.seat)
    live.check_way(throw.seat, "physics")
    if help_ends(live.clock, session) <= now_ms():
        raise Refused("help-late", "the time to help with this throw is over")
    return Asked(throw, throws.seed_of(session))


def _job(live: LiveTable, asked: Asked, message: Help, kind: PartKind) -> tuple[Any, ...] | None:
    """What a worker has to do for a part; None where that is all in the message."""
    given = {name: value for name, value in message.part.items() if name != "type"}
    gesture = given.pop("gesture", None)
    if gesture is None:
        return (toss_up, asked, given) if kind is Toss else None
    if kind not in (Toss, Pass) or given:
        refuse_help("gesture", "does not fit here")
    trace = trace_of(live, asked, message.ask, message.seat, gesture)
    return (toss_up if kind is Toss else pass_over), asked, trace


def _breath(part: dict[str, Any], elapsed: float) -> Blow:
    blow = read_help(part)
    assert isinstance(blow, Blow)
    if blow.air and blow.air[-1][0] > elapsed + LATE:
        refuse_help("air", "is not over yet")
    return blow
