"""Clocks: when a table has to go on by itself, and for whom. Pure arithmetic on times."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.bots import CARETAKER
from undercroft.server.play.presence import Presence, acts_alone, awaited_part, is_unjudged
from undercroft.server.play.session import Proposal, TableSession

Seconds = Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 60)]

BOT_PATIENCE = 5_000
"""After so many milliseconds a bot that has not moved is asked again, on whichever node."""
BACK_PATIENCE = 60_000
"""Who takes the seat back from a bot has so many milliseconds for what was asked before, or the
whole time of a move if that is less."""
VOTE_PATIENCE = 60_000
"""So many milliseconds people have to say whether somebody may go back; then it is called off."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long players may take, and what happens when they take longer or are gone."""

    move: Seconds | None = None
    """For each decision."""
    game: Seconds | None = None
    """For all decisions of a game together."""
    away: Seconds | None = None
    """How long somebody who is to act may be disconnected."""
    way: Literal["wait", "default", "bot"] = "wait"
    """Wait for ever; play the rules' default once; or let a bot play until they return."""
    stand_in: Literal["steady", "novice", "adventurer", "veteran", "legend"] = CARETAKER
    """The level of the bot that plays for who is gone or leaves for good."""
    help: Seconds = 20
    """How long somebody has to do their part of another's throw."""


def runs_out(clock: Clock, session: TableSession, presence: Presence) -> int | None:
    """When the time of somebody who is to act runs out; None for never."""
    if clock.way == "wait" or presence.is_bot:
        return None
    seat = presence.seat
    limits = []
    if clock.move is not None:
        limits.append(_move_ends(clock.move * 1000, session, presence))
    if clock.game is not None:
        limits.append(session.at + max(0, clock.game * 1000 - session.used[seat]))
    if clock.away is not None and presence.gone_at is not None:
        limits.append(max(presence.gone_at, session.asked_at) + clock.away * 1000)
    return min(limits, default=None)


def _move_ends(time: int, session: TableSession, presence: Presence) -> int:
    """Until when somebody may decide; the bot they took the seat from may not have played yet."""
    ends = session.asked_at + time
    return (
        ends if presence.back_at is None else max(ends, presence.back_at + min(time, BACK_PATIENCE))
    )


def deadline(clock: Clock, session: TableSession, presences: list[Presence]) -> int | None:
    """When the table next has to go on by itself; None for never."""
    moments = []
    for seat in session.table.waiting_for:
        presence = presences[seat]
        if acts_alone(session, presence) and session.proposal is None:
            moments.append(session.at + BOT_PATIENCE)
            if awaited_part(session, presences):
                moments[-1] = max(moments[-1], help_ends(clock, session))
        elif (moment := runs_out(clock, session, presence)) is not None:
            moments.append(moment)
    if is_unjudged(session, presences):
        moments.append(session.at + BOT_PATIENCE)
    if session.proposal is not None:
        moments.append(session.proposal.at + VOTE_PATIENCE)
        if bots_asked(session.proposal, presences):
            moments.append(session.at + BOT_PATIENCE)
    return min(moments, default=None)


def help_ends(clock: Clock, session: TableSession) -> int:
    """Until when the helper of a throw may do its part."""
    return session.asked_at + clock.help * 1000


def bots_asked(proposal: Proposal, presences: list[Presence]) -> list[int]:
    """The seats that bots play now and whose word is missing: who asked, or who was asked."""
    return [seat for seat in (proposal.seat, *proposal.silent) if presences[seat].is_bot]


def unanswered(session: TableSession, now: int) -> Proposal | None:
    """The proposal that was not answered in time."""
    proposal = session.proposal
    return proposal if proposal is not None and proposal.at + VOTE_PATIENCE <= now else None


def overdue(
    clock: Clock, session: TableSession, presences: list[Presence], now: int
) -> Iterable[int]:
    """The people whose time has run out."""
    for seat in session.table.waiting_for:
        moment = runs_out(clock, session, presences[seat])
        if moment is not None and moment <= now:
            yield seat


def left(
    clock: Clock, session: TableSession, presence: Presence, now: int
) -> tuple[int | None, int | None]:
    """Milliseconds that a seat still has for this decision and for the game."""
    seat = presence.seat
    is_waiting = seat in session.table.waiting_for
    move = clock.move * 1000 if clock.move is not None else None
    game = max(0, clock.game * 1000 - session.used[seat]) if clock.game is not None else None
    if is_waiting and move is not None:
        move = max(0, _move_ends(move, session, presence) - now)
    if is_waiting and game is not None:
        game = max(0, game - (now - session.at))
    return move, game
