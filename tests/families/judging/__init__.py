"""Judging: the family of the tests' own games in which the others cheer or boo.

It knows neither the game's cards nor what a cheer is worth: the game hands it what follows.
"""

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.engine import Event, Option, Poll, Script, State


class Cheered(Event, frozen=True):
    """Somebody was judged."""

    seat: int
    cheers: int


def be_judged(
    g: State,
    seat: int,
    judges: Sequence[int],
    verdicts: tuple[Option, Option],
    reward: Callable[[Any, int, int], Script[None]],
    why: str,
) -> Script[None]:
    """The judges cheer (the first verdict) or boo; the game says what that brings."""
    votes: tuple[Option, ...] = yield Poll(judges, [verdicts] * len(judges), why)
    cheers = votes.count(verdicts[0])
    g.outbox.append(Cheered(seat, cheers, why=why))
    yield from reward(g, seat, cheers)
