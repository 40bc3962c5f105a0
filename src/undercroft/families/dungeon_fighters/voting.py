"""What a Party decides together: all vote, and where they disagree one of them decides.

It knows neither what is decided nor who leads. [DF-RULING-06]
"""

from collections.abc import Sequence
from typing import TypeVar

from undercroft.engine import Choose, Option, Poll, Script

O = TypeVar("O", bound=Option)


def decide(voters: Sequence[int], leader: int, options: Sequence[O], why: str) -> Script[O]:
    """The option that all voters want, or else what the leader chooses."""
    if len(voters) > 1 and len(options) > 1:
        votes: tuple[O, ...] = yield Poll(voters, [options] * len(voters), why)
        if is_unanimous(votes):
            return votes[0]
    choice: O = yield Choose(leader, options, why)
    return choice


def is_unanimous(votes: Sequence[Option]) -> bool:
    """Whether all want the same."""
    return all(vote is votes[0] for vote in votes)
