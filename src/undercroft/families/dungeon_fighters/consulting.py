"""A vote of the Party in which anybody may do something of his own instead.

The games say what that is, and how it is done.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.voting import ask_all, is_unanimous

TableT = TypeVar("TableT")
Act = Callable[[TableT, int, Option], Script[bool]]
"""A seat does what it chose; whether it could."""


def consult(
    g: TableT,
    asked: Sequence[tuple[int, Sequence[Option]]],
    votes: Sequence[Option],
    leader: int,
    why: str,
    act: Act[TableT],
) -> Script[Option | None]:
    """What the Party wants; nothing if somebody did something of his own instead.

    Who is asked without a vote has one option besides his own deeds, the first one, to pass.
    [DF-RULING-06] [DF-RULING-53] [DC-RULING-56]
    """
    if not asked:
        return votes[0]
    seats = [seat for seat, _ in asked]
    answers = yield from ask_all(seats, [options for _, options in asked], why)
    has_acted = False
    for (seat, options), answer in zip(asked, answers, strict=True):
        if answer not in votes and answer is not options[0]:
            has_acted = True
            yield from act(g, seat, answer)
    if has_acted:
        return None
    wanted = [answer for answer in answers if answer in votes]
    if wanted and is_unanimous(wanted):
        return wanted[0]
    if not wanted:
        return votes[0]
    choice: Option = yield Choose(leader, votes, why)
    return choice


def act_all(
    g: TableT,
    asked: Sequence[tuple[int, Sequence[Option]]],
    answers: Sequence[Option],
    act: Act[TableT],
) -> Script[bool]:
    """What some seats answered is done in their order; whether anybody did anything."""
    has_acted = False
    for (seat, _), answer in zip(asked, answers, strict=True):
        if (yield from act(g, seat, answer)):
            has_acted = True
    return has_acted
