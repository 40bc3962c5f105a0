"""A guided game in the terminal: what the coach says before a question, and what it suggests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.panel import Panel

from undercroft.engine import Table
from undercroft.engine.guided import guided_part
from undercroft.guides import Coach, check_guide
from undercroft.terminal.offering import Offer
from undercroft.terminal.screen import Screen
from undercroft.words import Words

if TYPE_CHECKING:  # the session is led; at run time only its object is needed
    from undercroft.terminal.session import Session


def coach_of(table: Table) -> Coach | None:
    """Who leads through a table, if it is a guided one."""
    if guided_part(table.source) is None:
        return None
    return Coach(check_guide(table.game), table)


def write_coaching(session: Session) -> None:
    """What the coach says before a question."""
    if session.coach is not None:
        write_marks(session.coach, session.words, session.screen)


def write_marks(coach: Coach, words: Words, screen: Screen) -> None:
    """What is to be said now."""
    told = [words.say(f"guide-{mark.say}") for mark in coach.marks()]
    if told:
        screen.write(Panel("\n".join(told), title=words.say("guide-title"), title_align="left"))


def write_suggestion(session: Session, offered: Sequence[Offer]) -> None:
    """What the guide suggests; off its path, how to get back to it."""
    coach, say = session.coach, session.words.say
    if coach is None:
        return
    info = coach.info()
    for number, offer in enumerate(offered, 1):
        if offer.option.number == info.suggested:
            option = session.teller.option(offer.option)
            session.screen.say(say("guide-suggests", number=number, option=option), "bold")
    if not info.is_followed and not info.is_left:
        session.screen.say(say("guide-off-path"), "bright_black")
