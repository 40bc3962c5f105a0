"""What is printed: Heroes, Equipment, monsters, Bosses and the faces of the map boards."""

from typing import Annotated, Any, Literal

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
RoomKind = Literal["plain", "shop", "fountain", "treasure", "perilous"]
FaceKind = Literal["start", "end"]
LEVELS = range(1, 5)

Level = Annotated[int, Meta(ge=LEVELS.start, le=LEVELS[-1])]
Few = Annotated[int, Meta(ge=0, le=9)]
Slots = Annotated[int, Meta(ge=0, le=3)]
Life = Annotated[int, Meta(ge=1, le=60)]
Percent = Annotated[int, Meta(ge=0, le=100)]
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


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """A room of a face; it holds one monster, whatever else it holds. [DF-ENCOUNTER-01]"""

    id: Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$")]
    x: Percent
    y: Percent
    """Its middle, in hundredths of the face from the north-west."""
    kind: RoomKind = "plain"
    gold: Few = 0
    dice: Few = 0
    equipment: Few = 0
    """The printed reward of a Treasure Room: one of the three. [DF-ROOM-09]"""
    throws: Throws = ()
    """The special throw of a Perilous Room. [DF-ROOM-13]"""


class FaceCard(Card, array_like=True, frozen=True, kw_only=True):
    """One side of a map board: one level of a dungeon. [DF-MAP-06]"""

    board: Annotated[int, Meta(ge=1, le=12)]
    kind: FaceKind
    rooms: Annotated[tuple[Room, ...], Meta(min_length=1, max_length=16)]
    corridors: tuple[tuple[str, str], ...]
    """Each leads from a room to a room and never back. [DF-MOVE-03]"""
    entry: str
    exits: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The rooms with an arrow off the board. [DF-MOVE-07]"""


class Printed(Struct, frozen=True):
    """What the content files list."""

    heroes: tuple[HeroCard, ...]
    equipment: tuple[EquipmentCard, ...]
    monsters: tuple[MonsterCard, ...]
    bosses: tuple[BossCard, ...]
    faces: tuple[FaceCard, ...]


FILES: dict[str, type[Any]] = {
    "heroes": HeroCard,
    "equipment": EquipmentCard,
    "monsters": MonsterCard,
    "bosses": BossCard,
    "faces": FaceCard,
}
"""The kind of card in each file: `heroes.toml` and so on."""
