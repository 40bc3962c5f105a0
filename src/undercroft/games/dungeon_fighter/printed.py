"""What is printed: the cards of the first box, and the faces of the map boards."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.content import Card
from undercroft.families.first_box.printed import (
    COLOURS,
    LEVELS,
    TYPES,
    Ability,
    AbilityKind,
    BossCard,
    Colour,
    EffectKind,
    EquipmentCard,
    EquipmentKind,
    Few,
    Foe,
    HeroCard,
    MonsterCard,
    PowerKind,
    Throws,
    Type,
)

__all__ = [
    "COLOURS",
    "FILES",
    "LEVELS",
    "TYPES",
    "Ability",
    "AbilityKind",
    "BossCard",
    "Colour",
    "EffectKind",
    "EquipmentCard",
    "EquipmentKind",
    "FaceCard",
    "Foe",
    "HeroCard",
    "MonsterCard",
    "PowerKind",
    "Printed",
    "Room",
    "Type",
]

RoomKind = Literal["plain", "shop", "fountain", "treasure", "perilous"]
FaceKind = Literal["start", "end"]
Percent = Annotated[int, Meta(ge=0, le=100)]


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
