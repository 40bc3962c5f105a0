"""A throw is asked for: whoever throws does it in their own way, and everybody is told."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from undercroft.engine.entries import Threw
from undercroft.engine.throws import Throw as EngineThrow
from undercroft.targets.move import Throw
from undercroft.targets.skill.skilled import threw_by_skill
from undercroft.terminal import commands
from undercroft.terminal.coaching import write_coaching
from undercroft.terminal.saves import save
from undercroft.terminal.throwing.aiming import take_aimed
from undercroft.terminal.throwing.companion import take_seen
from undercroft.terminal.throwing.physics import threw_by_hand
from undercroft.terminal.throwing.told import told
from undercroft.terminal.throwing.view import conditions_of, end_view, wait_for_key
from undercroft.terminal.throwing.ways import COMPANION, PHYSICS, hand_of, way_of

if TYPE_CHECKING:  # the session throws; at run time only its object is needed
    from undercroft.terminal.session import Session

SEED_BYTES = 32


def take_throw(session: Session, throw: EngineThrow) -> None:
    """Let a seat throw, and tell how it ended before the game says what that means."""
    assert isinstance(throw, Throw)
    seat, table = throw.seat, session.table
    way = way_of(table, seat)
    seed = table.source.seed() or os.urandom(SEED_BYTES)
    if seat not in session.people():
        if way == PHYSICS:
            threw = threw_by_hand(throw, hand_of(table.players[seat]), seed)
        else:
            threw = threw_by_skill(throw, way, seed)
        landed = _landed(session, threw)
        session.screen.say("  " + told(throw, landed.landing, session.teller))
        table.take(landed)
        return
    _write_turn(session, throw, way)
    if way == COMPANION:
        landing = take_seen(session, throw)
        if landing is not None:
            table.tell(landing)
    elif (thrown := _thrown(session, throw, way, seed)) is not None:
        thrown = _landed(session, thrown)
        session.screen.write(end_view(session, throw, thrown))
        table.take(thrown)
        save(table, session.path)
        wait_for_key(session)


def _landed(session: Session, threw: Threw) -> Threw:
    """A throw; a guide may have it land otherwise."""
    return session.coach.landed(threw) if session.coach else threw


def _thrown(session: Session, throw: Throw, way: str, seed: bytes) -> Threw | None:
    """The throw of a person at the keyboard; None when the question has to be asked anew."""
    if way == PHYSICS:
        return take_aimed(session, throw, seed)
    words = session.words
    prompt = words.say("skill-prompt", hand=words.say(f"hand-{way}"))
    while True:
        said = session.screen.ask(prompt)
        if said.lower() in ("", "throw"):
            return threw_by_skill(throw, way, seed)
        if commands.do(session, throw.seat, said):
            return None


def _write_turn(session: Session, throw: Throw, way: str) -> None:
    """Whose throw it is, what a coach says of it, and what it is under."""
    write_coaching(session)
    screen, words = session.screen, session.words
    session.asked = None
    name = words.name(f"die-{throw.called}") if throw.called else "none"
    screen.say(words.say("your-throw", seat=session.teller.seat(throw.seat), name=name), "bold")
    if way != PHYSICS:
        for line in conditions_of(throw, words):
            screen.say(f"  {line}")
