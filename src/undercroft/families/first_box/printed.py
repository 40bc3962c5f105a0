"""What is printed on the cards of the first box: Heroes, Equipment, monsters and Bosses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.content import Card

Colour = Literal["red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green")
"""The Hero dice, in the order of the abilities on a sheet. [DF-COMP-02]"""
Type = Literal["greenskin", "undead", "beast", "fiend", "household", "official"]
TYPES: tuple[Type, ...] = ("greenskin", "undead", "beast", "fiend", "household", "official")
"""The symbols of monster types. [DF-MONSTER-06]"""
AbilityKind = Literal[
    "flurry",
    "extra-damage",
    "aimed-damage",
    "divine-intervention",
    "blind-fury",
    "mass-healing",
    "living-target",
    "larceny",
    "metamorphosis",
    "sworn-enemy",
    "re-throw",
    "no-damage",
    "pickpocket",
    "seduction",
    "beer",
    "refrain",
]
EquipmentKind = Literal["weapon", "armour", "magic"]
EffectKind = Literal[
    "heal-one", "heal-all", "re-throw", "extra-damage", "no-damage", "riposte", "reduced-damage"
]
PowerKind = Literal[
    "destroy-equipment",
    "heal",
    "small-target",
    "lose-gold",
    "banned",
    "critical-failure",
    "horde",
]
LEVELS = range(1, 5)

Level = Annotated[int, Meta(ge=LEVELS.start, le=LEVELS[-1])]
Few = Annotated[int, Meta(ge=0, le=9)]
Slots = Annotated[int, Meta(ge=0, le=3)]
Life = Annotated[int, Meta(ge=1, le=60)]
Throws = Annotated[tuple[str, ...], Meta(max_length=2)]
"""Special throws: ids of `undercroft.targets.conditions`."""


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Hero symbol does on a die of one colour. [DF-ABILITY-02]"""

    kind: AbilityKind
    value: Few = 0
    """Of Extra damage, Aimed damage, Mass healing and Sworn enemy."""
    foe: Type | Literal[""] = ""
    """The type of a sworn enemy. [DF-POWER-17]"""


class HeroCard(Card, array_like=True, frozen=True, kw_only=True):
    """A Hero sheet; every Hero starts at 9 life. [DF-HERO-01] [DF-HERO-07]"""

    red: Ability
    blue: Ability
    green: Ability
    weapons: Slots = 0
    armours: Slots = 0
    items: Slots = 0
    """How many cards of each kind the Hero can carry. [DF-EQUIP-03]"""


class EquipmentCard(Card, array_like=True, frozen=True, kw_only=True):
    """A weapon, an armour or a magic item. [DF-EQUIP-01]"""

    kind: EquipmentKind
    price: Annotated[int, Meta(ge=1, le=9)]
    throws: Throws = ()
    """The special throw of a weapon. [DF-CONDITION-01]"""
    bonus: Few = 0
    times: Annotated[int, Meta(ge=1, le=3)] = 1
    """What a weapon adds to the damage, and what multiplies it first. [DF-CONDITION-12]"""
    effect: EffectKind | Literal[""] = ""
    """What armour and magic items do. [DF-EQUIP-06]"""
    value: Few = 0
    """Of healing, Extra damage and Reduced damage."""
    once: bool = False
    """Whether it is discarded after use. [DF-EQUIP-05]"""


class Foe(Card, array_like=True, frozen=True, kw_only=True):
    """Anything that is fought: a monster or a Boss. [DF-MONSTER-01]"""

    type: Type
    life: Life
    damage: Few
    throws: Throws = ()
    """The special throw that every throw at it must be. [DF-CONDITION-06]"""
    ability: PowerKind | Literal[""] = ""
    value: Few = 0
    """What it heals on a miss. [DF-MONPOWER-03]"""
    banned: tuple[Colour, ...] = ()
    """The Hero dice that it forbids. [DF-MONPOWER-06]"""


class MonsterCard(Foe, array_like=True, frozen=True, kw_only=True):
    """A monster of the tower. [DF-SETUP-17]"""

    level: Level
    gold: Few = 0
    """What is put on its card. [DF-ENCOUNTER-06]"""


class BossCard(Foe, array_like=True, frozen=True, kw_only=True):
    """A Final Boss. [DF-BOSSCARD-01]"""
