"""What all events of the Party have in common."""

from undercroft.engine import Event


class FighterEvent(Event, frozen=True):
    """Something that happened to the Party."""


class SeatEvent(FighterEvent, frozen=True):
    """Something that a Hero did or suffered."""

    seat: int
