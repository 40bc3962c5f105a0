"""Who is at a table, as far as the table goes on by itself for them or waits for them."""

from msgspec import Struct

from undercroft.server.play.session import TableSession
from undercroft.server.protocol.throw_info import Claim, SeatWay
from undercroft.targets.move import Throw
from undercroft.targets.release.help import Palm, Pass
from undercroft.targets.skill.skilled import HANDS


class Presence(Struct, frozen=True):
    """What a table has to know of a seat."""

    seat: int
    is_bot: bool
    gone_at: int | None
    is_here: bool = True
    """Somebody is connected."""
    way: SeatWay = "physics"
    back_at: int | None = None
    """When they took the seat back from a bot that stood in."""

    @property
    def is_asked(self) -> bool:
        """Whether somebody is there who can be waited for."""
        return self.is_here and not self.is_bot


def acts_alone(session: TableSession, presence: Presence) -> bool:
    """Whether the table acts for a seat that is to act: for a bot, a hand's skill, or a guide."""
    if presence.is_bot or (isinstance(session.table.ask, Throw) and presence.way in HANDS):
        return True
    coach = session.coach
    return coach is not None and presence.seat == coach.learner and coach.plays()


def awaited_part(
    session: TableSession, presences: list[Presence]
) -> type[Pass] | type[Palm] | None:
    """What the helper of a throw has still to do; None when nobody is waited for."""
    throw = session.table.ask
    if not isinstance(throw, Throw) or throw.helper in (None, throw.seat):
        return None
    if presences[throw.seat].way != "physics" or not presences[throw.helper].is_asked:
        return None
    done = {type(part) for part in session.parts}
    return next((kind for kind in (Pass, Palm) if kind in set(throw.combined.helps) - done), None)


def judge_of(session: TableSession, presences: list[Presence]) -> int | None:
    """The seat that has to confirm what was seen of a throw; None when nobody can."""
    throw = session.table.ask
    if not isinstance(throw, Throw) or throw.judge is None:
        return None
    return throw.judge if presences[throw.judge].is_asked else None


def is_unjudged(session: TableSession, presences: list[Presence]) -> bool:
    """Whether somebody's claim waits for a judge who is not there any more."""
    return claim_of(session, presences) is not None and judge_of(session, presences) is None


def claim_of(session: TableSession, presences: list[Presence]) -> Claim | None:
    """What somebody says was seen; nothing once the thrower throws in another way."""
    throw = session.table.ask
    if not isinstance(throw, Throw) or presences[throw.seat].way != "companion":
        return None
    return session.claim
