"""What heroes carry home: Prize cards, special items and the relic."""

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.content import Card
from undercroft.games.dungeon.cards.numbers import Few, Gold, Level


class Powers(Card, array_like=True, frozen=True, kw_only=True):
    """What its bearer can do with a treasure."""

    attack: Few = 0
    """Added to attack rolls, the best one only; this is a sword. [DG-ITEM-01] [DG-RULING-47]"""
    senses: bool = False
    """Shows the monster behind a shut door. [DG-ITEM-02]"""
    scries: bool = False
    """Shows monster and Prize of any room. [DG-ITEM-03]"""
    opens: bool = False
    """Secret doors need no search. [DG-ITEM-05]"""


class Treasure(Powers, array_like=True, frozen=True, kw_only=True):
    """Anything worth gold."""

    value: Gold


class PrizeCard(Treasure, array_like=True, frozen=True, kw_only=True):
    """A card of a level's Prize deck. [DG-DECK-02]"""

    level: Level


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a special item: the deck it lies in, and its worth."""

    level: Level
    value: Gold


class ItemCard(Powers, array_like=True, frozen=True, kw_only=True):
    """A special item, with each of its cards among the Prizes. [DG-DECK-07]"""

    found: Annotated[tuple[Find, ...], Meta(min_length=1)]


class RelicCard(Treasure, array_like=True, frozen=True, kw_only=True):
    """A treasure that lies on the board from the start. [DG-SETUP-12]"""

    guard: str
    """The id of who guards it."""
