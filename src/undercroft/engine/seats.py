"""Sets of seats, as bit masks: who knows a card, whom an event is for."""

from collections.abc import Iterable

EVERYONE = -1
"""The set of all seats, and of those who only watch."""


def seat_set(seats: Iterable[int]) -> int:
    """Seats as a bit mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def is_in(seats: int, seat: int | None) -> bool:
    """Whether a seat is in a set; None asks for somebody who only watches."""
    return seats == EVERYONE or (seat is not None and bool(seats >> seat & 1))
