"""The throw that a table waits for, as clients are told it."""

from typing import Literal

from msgspec import to_builtins

from undercroft.server.play.clocks import Clock, help_ends
from undercroft.server.play.parts import Part, Toss
from undercroft.server.play.presence import Presence, awaited_part, claim_of
from undercroft.server.play.session import TableSession
from undercroft.server.protocol.throw_info import HandPlace, ThrowInfo
from undercroft.targets.move import Throw
from undercroft.targets.move.places import places
from undercroft.targets.release.help import Blow, Palm, Pass
from undercroft.targets.release.stand import Stand

PARTS: dict[type[Pass] | type[Palm], Literal["pass", "palm"]] = {Pass: "pass", Palm: "palm"}


def throw_info(
    session: TableSession, clock: Clock, presences: list[Presence], now: int
) -> ThrowInfo | None:
    """The throw that the table waits for; None when it waits for none."""
    throw = session.table.ask
    if not isinstance(throw, Throw):
        return None
    awaited, left = awaited_part(session, presences), help_ends(clock, session) - now
    is_awaited = awaited is not None and left > 0
    return ThrowInfo(
        die=throw.die,
        called=throw.name,
        conditions=throw.conditions,
        setting=throw.setting,
        way=presences[throw.seat].way,
        hand=hand_place(throw.stand),
        places=places(throw),
        seats=tuple(map(round, throw.seats)),
        stood=throw.stood,
        checks=tuple(throw.combined.checks),
        helper=throw.helper,
        judge=throw.judge,
        awaits=PARTS[awaited] if awaited and is_awaited else None,
        help_left=left if is_awaited else None,
        helped=tuple(_told(part) for part in session.parts),
        can_toss=Blow in throw.combined.helps and session.toss is None,
        claim=claim_of(session, presences),
    )


def lone_throw(throw: Throw, *, tossed: bool = False) -> ThrowInfo:
    """A throw on screen that belongs to no table: nobody helps, nobody judges."""
    return ThrowInfo(
        die=throw.die,
        called=throw.name,
        conditions=throw.conditions,
        setting=throw.setting,
        way="physics",
        hand=hand_place(throw.stand),
        places=places(throw),
        seats=tuple(map(round, throw.seats)),
        stood=throw.stood,
        checks=tuple(throw.combined.checks),
        helped=({"type": "toss"},) if tossed else (),
        can_toss=Blow in throw.combined.helps and not tossed,
    )


def hand_place(stand: Stand) -> HandPlace:
    """Where a hand is, in whole numbers."""
    return HandPlace(
        place=round(stand.seat),
        away=round(1000 * stand.away),
        height=round(1000 * stand.height),
        loft=round(stand.loft),
        speed=round(1000 * stand.speed),
    )


def _told(part: Part) -> dict[str, object]:
    """A part as it was sent; of a toss the film tells more."""
    told: dict[str, object] = {"type": "toss"} if isinstance(part, Toss) else to_builtins(part)
    return told
