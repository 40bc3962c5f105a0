"""What all events of the dungeon have in common."""

from undercroft.engine import Event


class RunEvent(Event, frozen=True):
    """Something that happened in the dungeon."""
