"""Points of healing that somebody splits among the Heroes, one after the other.

Where they suffice for all that is lacking nobody is asked.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from undercroft.engine import Choose, Option, Script

TableT = TypeVar("TableT")


def share_points(
    g: TableT,
    seat: int,
    points: int,
    lacking: Callable[[TableT], dict[int, int]],
    options: Sequence[Option],
    stop: Sequence[Option],
    why: str,
    heal: Callable[[TableT, int, int], None],
) -> Script[None]:
    """The seat picks who heals next, or stops; `lacking` says what each Hero could heal.

    [DF-POWER-07] [DC-UNIQUE-12]
    """
    while points and (wounded := lacking(g)):
        if points >= sum(wounded.values()):
            for who, amount in wounded.items():
                heal(g, who, amount)
            return
        choice: Option = yield Choose(seat, [*(options[who] for who in wounded), *stop], why)
        if choice in stop:
            return
        heal(g, next(who for who in wounded if options[who] is choice), 1)
        points -= 1
