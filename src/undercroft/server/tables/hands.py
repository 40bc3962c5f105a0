"""What this node remembers of the hands at a table: when they took the die, how fast they flick.

It is forgotten with the table: whoever comes back lifts the die anew, and learns anew.
"""

from undercroft.engine import Refused
from undercroft.server.ops.timing import seconds
from undercroft.server.storage.rows import SeatRow
from undercroft.server.workers.flying import Learnt


class Hands:
    """The hands at one table."""

    def __init__(self) -> None:
        self._lifted: dict[int, tuple[int, float]] = {}
        """For which ask a seat took the die, and when."""
        self._speeds: dict[tuple[int, int], dict[str, float]] = {}
        """By seat and holder, then by device."""

    def lift(self, ask: int, seat: int) -> None:
        """A seat takes the die into its hand."""
        self._lifted[seat] = ask, seconds()

    def holds(self, ask: int, seat: int) -> bool:
        """Whether a seat has taken the die of an ask."""
        return self._lifted.get(seat, (None, 0.0))[0] == ask

    def held_for(self, ask: int, seat: int) -> float:
        """Seconds since a seat took the die of an ask; Refused when it did not."""
        lifted, at = self._lifted.get(seat, (None, 0.0))
        if lifted != ask:
            raise Refused("no-lift", "the die has to be lifted first")
        return seconds() - at

    def speeds(self, seat: SeatRow) -> dict[str, float]:
        """How fast whoever holds a seat usually flicks, by device."""
        return self._speeds.get((seat.seat, seat.holder), {})

    def learn(self, seat: SeatRow, learnt: Learnt) -> None:
        """Somebody flicked once more."""
        own = self._speeds.setdefault((seat.seat, seat.holder), {})
        own[learnt.device] = learnt.speed
