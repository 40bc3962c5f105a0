"""Classes and what their heroes can do: gifts always work, feats and Action Cards are spent."""

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Card
from undercroft.games.dungeon.cards.numbers import Dice, Few, Gold, Hand, Kind, Tier


class Traits(Card, array_like=True, frozen=True, kw_only=True):
    """What always works for a hero. A class and its gifts add up."""

    move: Few = 0
    move_dice: Annotated[int, Meta(ge=0, le=1)] = 0
    """Spaces of a move, and dice that are rolled for more. [DG-MOVE-01] [DG-MOVE-03]"""
    attack_dice: Dice = 0
    """Dice of an attack roll; the best two count. [DG-COMBAT-01] [DG-FIGHTER-01]"""
    sword: Few = 0
    """What a Magic Sword adds beyond its own number. [DG-FIGHTER-02]"""
    search: Dice = 0
    search_dice: Dice = 0
    """A secret door is found by a die of at most so much. [DG-DOOR-03] [DG-DWARF-01]"""
    spells: Few = 0
    spell_die: Literal[0, 3, 6] = 0
    """Spells at the start, and the die that is rolled for more. [DG-CAST-01] [DG-ELF-02]"""
    spells_back: Few = 0
    """Spells that a rest gives back, up to `spells`. [DG-SPELL-02]"""
    swaps: bool = False
    """Teleport may swap two number tokens. [DG-WIZARD-02]"""
    resists: bool = False
    """Can't be the target of a hero's spell. [DG-SPELL-04]"""
    chamber_prizes: Few = 0
    """Prize cards for a chamber monster that is defeated. [DG-DWARF-02]"""
    cage_proof: bool = False
    """Cage traps do nothing. [DG-DWARF-03]"""


class ClassCard(Traits, array_like=True, frozen=True, kw_only=True):
    """A class: its treasure goal and what all of its heroes can do."""

    goal: Gold
    column: Hand
    """Whose target numbers it fights with. [DG-ELF-01] [DG-HALFLING-01] [DG-RULING-41]"""
    standard: bool = False
    """One of the standard classes. [DG-RULING-71]"""
    solo: Literal["no", "always", "choice"] = "no"
    """Whether it plays in the solo game. [DG-SETUP-18]"""


class GiftCard(Traits, array_like=True, frozen=True, kw_only=True):
    """An ability of a class that always works."""

    hero: str
    """The id of the class."""


class Deed(Card, array_like=True, frozen=True, kw_only=True):
    """What a hero may spend, each in its window. [DG-RULING-24]"""

    hero: str
    """The id of the class."""
    strides: Few = 0
    """At the start of Move: so many more spaces. [DG-ACTIONCARD-11]"""
    sneaks: bool = False
    """At the start of Move: monsters don't stop this move. [DG-ACTIONCARD-03]"""
    frees: Few = 0
    """At the start of the turn: lose-turn tokens that go. [DG-ACTIONCARD-08]"""
    refills: bool = False
    """In the own turn: all spells come back. [DG-WIZARD-01]"""
    boosts: Few = 0
    """Before an attack roll: added to it. [DG-ACTIONCARD-05]"""
    against: Kind | None = None
    """The kind of foe that `boosts` works against, if only one."""
    adds: Few = 0
    """After an attack roll: added to it. [DG-ACTIONCARD-02] [DG-HALFLING-04]"""
    helps: bool = False
    """What is added may be added to the roll of any hero in the same space. [DG-ACTIONCARD-06]"""
    duels: bool = False
    """What is added may be added in fights among heroes. [DG-DUEL-02]"""
    rerolls: bool = False
    """After a failed attack roll: all its dice again. [DG-ACTIONCARD-09]"""
    slays: bool = False
    """After a failed attack roll: the monster is destroyed. [DG-ROGUE-01]"""
    flees: bool = False
    """After a failed attack roll: a step back and no Monster Attack roll. [DG-ACTIONCARD-01]"""
    wards: Tier | None = None
    """After a Monster Attack roll: up to this result it is a Miss. [DG-CLERIC-01]"""
    softens: Few = 0
    """After a Monster Attack roll: tiers by which the result drops. [DG-HALFLING-02]"""
    stands: bool = False
    """On Hurt: no retreat and no lose-turn token. [DG-ACTIONCARD-12]"""
    filches: Few = 0
    """In Collect: guarded treasures taken from the own or an adjacent space. [DG-ACTIONCARD-04]"""


class FeatCard(Deed, array_like=True, frozen=True, kw_only=True):
    """An ability of a class with so many uses in a game. [DG-TOKEN-10]"""

    uses: Annotated[int, Meta(ge=1, le=12)]
    gravestones: bool = True
    """Whether gravestones count its uses; sling stones count themselves."""


class ActionCard(Deed, array_like=True, frozen=True, kw_only=True):
    """A card of a class that is regained by resting in the Great Hall. [DG-ACTION-02]"""
