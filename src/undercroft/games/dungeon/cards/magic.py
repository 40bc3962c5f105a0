"""Spells, and the cards of the Halls of Chromatic Tears."""

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Card
from undercroft.games.dungeon.cards.numbers import Change, Few, Level


class SpellCard(Card, array_like=True, frozen=True, kw_only=True):
    """A spell. [DG-DECK-08]"""

    copies: Annotated[int, Meta(ge=1, le=24)]
    column: Literal["fireball", "lightning-bolt"] | None = None
    """The number of a foe that it has to reach; none if it does not attack. [DG-CAST-05]"""
    duel: Annotated[int, Meta(ge=0, le=12)] = 0
    """The number it has to reach against a hero. [DG-DUEL-07]"""
    travels: bool = False
    """Moves its caster, or lets him flee. [DG-TELEPORT-01] [DG-TELEPORT-04]"""
    reach: Few = 0
    """Levels that it leads up or down. [DG-TELEPORT-02]"""


class ChamberCard(Card, array_like=True, frozen=True, kw_only=True):
    """A card of the Halls of Chromatic Tears, dealt to a chamber. [DG-COMPONENT-13]"""

    level: Level
    """Whose color it has."""
    next_attack: Change = 0
    """The next attack roll of who reveals it. [DG-CHAMBERCARD-01]"""
    attack: Change = 0
    riposte: Change = 0
    """Attack and Monster Attack rolls here until it is cleared. [DG-CHAMBERCARD-05]"""
    burns: Few = 0
    """Monsters that burn at once. [DG-CHAMBERCARD-03]"""
    forgets: Few = 0
    """Spell or Action Cards lost by who reveals it. [DG-CHAMBERCARD-04]"""
    drops: Few = 0
    """Treasures dropped by who reveals it. [DG-CHAMBERCARD-12]"""
    washes: bool = False
    """Who reveals it is washed back, and the turn ends. [DG-CHAMBERCARD-10]"""
    springs: str = ""
    """The id of the trap that falls on who reveals it. [DG-CHAMBERCARD-08]"""
    maps: bool = False
    """Who reveals it knows the secret doors of the level. [DG-CHAMBERCARD-11]"""
    last_prizes: Few = 0
    """Prize cards for who defeats the last monster. [DG-CHAMBERCARD-07]"""
    rest_actions: Few = 0
    """Action Cards that a rest here gives back. [DG-CHAMBERCARD-09]"""
