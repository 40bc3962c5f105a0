"""Adventurer cards: a Combat Rating and a special ability made of a few verbs. [DA-CARD-01]

A card is data. The rules ask what a card can do, never which card it is.
"""

from typing import Annotated

from msgspec import Meta

from undercroft.content import Card
from undercroft.engine import Public

Rating = Annotated[int, Meta(ge=0, le=9)]
Dice = Annotated[int, Meta(ge=0, le=32)]
Uses = Annotated[int, Meta(ge=0, le=9)]

MOST_CARDS = 32
"""How many adventurers a table can choose among; each has an option of its own."""


class Adventurer(Card, array_like=True, frozen=True, gc=False):
    """An adventurer card. Zero means that the card can't do it."""

    rating: Public[Rating]
    """The most Defeated dice kept in one turn. [DA-CARD-03]"""
    throng: Public[Dice] = 0
    rating_in_throng: Public[Rating] = 0
    """The rating when an own roll has at least `throng` dice."""
    rating_stunned: Public[Rating] = 0
    rating_wounded: Public[Rating] = 0
    """The rating while Stunned and while Wounded."""
    shrugs_from: Public[Dice] = 0
    """Once a turn, an own roll of at least so many dice that shows only A does no HIT."""
    mends: Public[bool] = False
    """Heals one HIT on any adventurer, as an action."""
    mend_gold: Public[Uses] = 0
    """Gold gained for mending somebody else."""
    rerolls: Public[Uses] = 0
    """Dice of an own roll that may be re-rolled, one by one."""
    snares: Public[Uses] = 0
    """Regular dice that may be turned from A to M after all re-rolls."""
    tinkers: Public[Uses] = 0
    """Drained Magic Items that may be recharged at the start of a turn."""
    repels: Public[Uses] = 0
    """Regular dice facing the adventurer that may be sent to the Dungeon Room before the roll."""
    search_rerolls: Public[Uses] = 0
    """Dice showing M that may be re-rolled in the search."""
