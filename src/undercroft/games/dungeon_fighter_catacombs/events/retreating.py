"""The party backs down from a monster."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent


class ThrowsClashed(CatacombsEvent, frozen=True):
    """Monster and room demand several Specific Throws. [DC-RULING-63]"""

    throws: Names


class PartyBackedDown(CatacombsEvent, frozen=True):
    weight = Weight.DEED
    foe: int


class RetreatRefused(CatacombsEvent, frozen=True):
    """The party fights on."""
