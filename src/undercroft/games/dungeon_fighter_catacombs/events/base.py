"""What all events of the Catacombs have in common."""

from undercroft.engine import Event


class CatacombsEvent(Event, frozen=True):
    """Something that happened to the party."""


class HeroEvent(CatacombsEvent, frozen=True):
    """Something that a Hero did or suffered."""

    seat: int
    who: int
