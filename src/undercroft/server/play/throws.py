"""The moves of which a throw is made: drawn by skill, helped, claimed, judged.

Which way a seat throws, and who is there to help or judge, is for the caller to know.
"""

from undercroft.engine import Refused
from undercroft.engine.entries import Threw
from undercroft.server.play.moves import Claimed, Denied, Played
from undercroft.server.play.parts import Toss
from undercroft.server.play.session import TableSession
from undercroft.targets.move import Seen, Throw, landing_of
from undercroft.targets.release.help import Blow, Palm, Pass, refuse_help
from undercroft.targets.skill.skilled import threw_by_skill

PartKind = type[Pass | Palm | Toss | Blow]


def seed_of(session: TableSession) -> bytes:
    """What decides the throw that is asked for: after going back it is the same again."""
    seed = session.table.source.seed()
    assert seed is not None, "every table of a server has a key"
    return seed


def draw(
    session: TableSession, ask: int, seat: int, hand: str, at: int, by: str = "seat"
) -> Played:
    """A hand's throw ends as such throws were measured."""
    throw = session.check_thrower(ask, seat)
    return session.land(ask, seat, threw_by_skill(throw, hand, seed_of(session)), at, by)


def check_part(session: TableSession, ask: int, seat: int, kind: PartKind) -> Throw:
    """The throw of which a seat does a part; Refused when it is not its part, or is done."""
    throw = session.check_throw(ask)
    is_own = kind in (Toss, Blow)
    if seat != (throw.seat if is_own else throw.helper):
        raise Refused("not-helper", f"this part of the throw is not seat {seat + 1}'s")
    name = kind.__name__.lower()
    if (Blow if is_own else kind) not in throw.combined.helps:
        refuse_help(name, "this throw takes no such help")
    if any(isinstance(part, kind) for part in session.parts):
        refuse_help(name, "is given twice")
    if kind is Blow and session.toss is None:
        refuse_help(name, "nothing was tossed up yet")
    return throw


def see(
    session: TableSession, ask: int, seat: int, seen: Seen, at: int, judge: int | None
) -> Played | Claimed:
    """People say what they saw; it stands, or waits for the judge if one can be asked."""
    throw = session.check_throw(ask)
    if seat != throw.judge:
        session.check_thrower(ask, seat)
    landing = landing_of(throw, seen)
    if judge in (None, seat):
        return session.land(ask, throw.seat, Threw(landing, "companion"), at)
    move = Claimed(seat=seat, seen=seen)
    session.take(move, at)
    return move


def confirm_alone(session: TableSession, at: int, judge: int | None) -> Played:
    """What somebody claims stands, because no judge can be asked any more."""
    claimed = session.claim
    if claimed is None or judge is not None:
        raise Refused("no-claim", "nobody claims this any more")
    throw = session.check_throw(session.ask_id)
    threw = Threw(landing_of(throw, claimed.seen), "companion")
    return session.land(session.ask_id, throw.seat, threw, at)


def confirm(
    session: TableSession, ask: int, seat: int, claim: int, yes: bool, at: int, by: str = "seat"
) -> Played | Denied:
    """The judge says whether it was as somebody claims."""
    throw = session.check_throw(ask)
    if seat != throw.judge:
        raise Refused("not-judge", f"seat {seat + 1} does not judge this throw")
    claimed = session.claim
    if claimed is None or claimed.id != claim:
        raise Refused("no-claim", "nobody claims this any more")
    if yes:
        landing = landing_of(throw, claimed.seen)
        return session.land(ask, throw.seat, Threw(landing, "companion"), at, by)
    move = Denied(seat=seat, by=by)
    session.take(move, at)
    return move
