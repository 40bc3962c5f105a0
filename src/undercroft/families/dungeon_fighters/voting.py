"""What a Party decides together: all vote, and where they disagree one of them decides.

It knows neither what is decided nor who leads.
"""

from collections.abc import Sequence
from typing import TypeVar

from undercroft.engine import Choose, Option, Poll, Script

OptionT = TypeVar("OptionT", bound=Option)


def decide(
    voters: Sequence[int], leader: int, options: Sequence[OptionT], why: str
) -> Script[OptionT]:
    """What all voters want, or else what the leader chooses. [DF-RULING-06] [DC-RULING-56]"""
    if len(voters) > 1 and len(options) > 1:
        votes: tuple[OptionT, ...] = yield Poll(voters, [options] * len(voters), why)
        if is_unanimous(votes):
            return votes[0]
    choice: OptionT = yield Choose(leader, options, why)
    return choice


def name_leader(
    voters: Sequence[int], options: Sequence[Option], draw: Option, why: str
) -> Script[Option]:
    """Whom all voters name, or else chance. [DF-SETUP-30] [DC-SETUP-21]"""
    if len(voters) == 1:
        choice: Option = yield Choose(voters[0], options, why)
        return choice
    votes: tuple[Option, ...] = yield Poll(voters, [options] * len(voters), why)
    return votes[0] if is_unanimous(votes) else draw


def ask_all(
    seats: Sequence[int], options: Sequence[Sequence[Option]], why: str
) -> Script[tuple[Option, ...]]:
    """What each of some seats chooses of its own options; a single one is asked alone."""
    if len(seats) == 1:
        choice: Option = yield Choose(seats[0], options[0], why)
        return (choice,)
    choices: tuple[Option, ...] = yield Poll(seats, options, why)
    return choices


def is_unanimous(votes: Sequence[Option]) -> bool:
    """Whether all want the same."""
    return all(vote is votes[0] for vote in votes)
