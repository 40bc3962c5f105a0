"""What is printed: Heroes, monsters, Bosses, Dungeon cards and Equipment of the Catacombs.

How the content files are written, a table a card, its name the card's id; ids of texts are
`hero-ID`, `monster-ID`, `boss-ID`, `room-ID` and `equipment-ID`:

- `heroes.toml` (HeroCard): `red`, `green`, `blue` = `{ kind = "...", value = N, foe = "..." }`;
  `weapons`, `armours`, `spendables` = how many of each the Hero carries.
- `monsters.toml` (MonsterCard): `level`, `type`, `life`, `damage`, `gold`, and at most one feature:
  `throws`, `ability`, `modifiers`, `template` or `die`.
- `bosses.toml` (BossCard): the same without `level` and `gold`.
- `rooms.toml` (RoomCard), the Dungeon cards: `icons` = Shop icons; at once `gold`, `heal`, `dice`,
  `equipment`; in the combat `advantage`, `throws`, `modifiers`, `template`, `die`. Any number of
  them goes together.
- `equipment.toml` (EquipmentCard): `kind`, `price`; a weapon has `throws` and `bonus`; armour,
  spendables and relics have an `effect`, some with `value`, `die` or `template`. Cards whose ids
  differ only in a last number (`stick`, `stick-2`) are copies of one name.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.content import Card

Colour = Literal["red", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
"""The coloured dice, in the order of the abilities on a sheet. [DC-COMBAT-02] [DC-SHEET-04]"""
Edition = Literal["catacombs", "first"]
"""The box that a card comes from. [DC-MIX-05]"""
Type = Literal[
    "ghost",
    "bones",
    "vermin",
    "swamp",
    "beast",
    "cultist",
    "greenskin",
    "undead",
    "fiend",
    "household",
    "official",
]
"""The types of monsters: those of this box, then what else there is in the first one."""
TYPES: tuple[Type, ...] = ("ghost", "bones", "vermin", "swamp", "beast", "cultist")
"""The types of monsters, one for each Death List token. [DC-MONSTER-05] [DC-MONSTER-12]"""
AbilityKind = Literal[
    "agile-instincts",
    "re-throw",
    "heal-party",
    "piercing-damage",
    "pickpocket",
    "focused-damage",
    "self-healing",
    "sworn-enemy",
    "charming",
    "divine-intervention",
    "death-list",
    "spirit-energy",
    "flurry",
    "extra-damage",
    "aimed-damage",
    "scattered-blessing",
    "blind-fury",
    "mass-healing",
    "living-target",
    "larceny",
    "metamorphosis",
    "sworn-foe",
    "no-damage",
    "deep-pockets",
    "seduction",
    "beer",
    "refrain",
]
"""[DC-ABIL-01] to [DC-ABIL-11], [DC-UNIQUE-03] to [DC-UNIQUE-12], then those of the first box.
`sworn-enemy` and `sworn-foe` name their `foe`. [DC-RULING-97]"""
PowerKind = Literal[
    "death-touch",
    "toxic",
    "super-toxic",
    "destroy-equipment",
    "heal",
    "small-target",
    "lose-gold",
    "banned",
    "critical-failure",
    "horde",
]
"""[DC-MABIL-01] [DC-MABIL-02] [DC-MABIL-03], then those of the first box."""
Modifier = Literal["flying-stand", "spider-webs"]
"""[DC-MODIF-02] [DC-MODIF-03]"""
TemplateKind = Literal["backstab", "compass", "treasure"]
"""[DC-TEMPL-12] [DC-TEMPL-14] [DC-TEMPL-17]"""
SpecialDie = Literal["pendulum", "coin"]
"""[DC-SPDICE-08] [DC-SPDICE-09]"""
EquipmentKind = Literal["weapon", "armour", "spendable", "relic"]
EffectKind = Literal[
    "reduced-damage",
    "no-damage",
    "gold-for-miss",
    "riposte",
    "keep-die",
    "heal-one",
    "heal-all",
    "extra-damage",
    "ready-die",
    "special-die",
    "flip-template",
    "re-throw",
    "mirror",
]
ARMOUR_EFFECTS = ("reduced-damage", "no-damage", "gold-for-miss", "riposte", "keep-die")
"""On a miss of the wearer, once a combat: `value` of the damage or all of it is prevented, `value`
gold comes to the Chest, the monster takes `value`, the white dice that this miss cost come back."""
EFFECTS = (
    *("heal-one", "heal-all", "extra-damage"),
    *("ready-die", "special-die", "flip-template", "re-throw"),
)
"""Of spendables and relics: life for one Hero or all, damage added to a hit, a thrown coloured die
is ready again, `die` joins the pool, `template` is flipped, a throw is made again."""
VALUED_EFFECTS = (
    *("reduced-damage", "gold-for-miss", "riposte"),
    *("heal-one", "heal-all", "extra-damage"),
)
LEVELS = range(1, 5)

Level = Annotated[int, Meta(ge=LEVELS.start, le=LEVELS[-1])]
Few = Annotated[int, Meta(ge=0, le=9)]
Slots = Annotated[int, Meta(ge=0, le=3)]
Life = Annotated[int, Meta(ge=1, le=60)]
Throws = Annotated[tuple[str, ...], Meta(max_length=2)]
"""Specific Throws: `blow-shot`, `bone-shot`, `card-shot`, `chopstick-shot`, `ear-shot`,
`goggle-shot`, `hot-potato-shot`, `nose-shot`, `small-fingers-shot` of
`undercroft.targets.conditions`; a weapon may also name `flying-stand`."""


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """What the icon does on a die of one colour. [DC-SHEET-04]"""

    kind: AbilityKind
    foe: Type | Literal[""] = ""
    """The type of a sworn enemy. [DC-ABIL-10]"""
    value: Few = 0
    """Of abilities of the first box that have a number."""


class HeroCard(Card, array_like=True, frozen=True, kw_only=True):
    """A Hero sheet; every Hero starts at 9 life. [DC-SHEET-01]"""

    red: Ability
    green: Ability
    blue: Ability
    weapons: Slots = 0
    armours: Slots = 0
    spendables: Slots = 0
    """How many cards of each kind the Hero can carry. [DC-SHEET-02]"""
    edition: Edition = "catacombs"


class EquipmentCard(Card, array_like=True, frozen=True, kw_only=True):
    """A weapon, an armour, a spendable or a relic. [DC-EQUIP-01]"""

    kind: EquipmentKind
    price: Annotated[int, Meta(ge=1, le=9)]
    throws: Throws = ()
    """What a weapon needs, if anything. [DC-REQ-03]"""
    bonus: Few = 0
    """What a weapon adds to a hit. [DC-EQUIP-05]"""
    effect: EffectKind | Literal[""] = ""
    value: Few = 0
    die: SpecialDie | Literal[""] = ""
    """Of `special-die`."""
    template: TemplateKind | Literal[""] = ""
    """Of `flip-template`."""
    once: bool = False
    """Whether a relic, or an armour of the first box, is discarded after use; else it works once a
    combat. [DC-RELIC-04]"""
    times: Annotated[int, Meta(ge=1, le=3)] = 1
    """By what a weapon of the first box multiplies the damage."""
    edition: Edition = "catacombs"


class Twist(Card, array_like=True, frozen=True, kw_only=True):
    """What a card does to the throws of a whole combat. [DC-REQ-02] [DC-EQUIP-14]"""

    throws: Throws = ()
    modifiers: tuple[Modifier, ...] = ()
    template: TemplateKind | Literal[""] = ""
    """Flipped when the combat starts. [DC-TEMPL-02]"""
    die: SpecialDie | Literal[""] = ""
    """Joins the pool. [DC-SPDICE-01]"""


class Foe(Twist, array_like=True, frozen=True, kw_only=True):
    """Anything that is fought: a monster or a Boss. [DC-REVEAL-02]"""

    type: Type
    life: Life
    damage: Few
    ability: PowerKind | Literal[""] = ""
    value: Few = 0
    """What it heals on a miss, and the dice that it forbids: of the first box."""
    banned: tuple[Colour, ...] = ()
    edition: Edition = "catacombs"


class MonsterCard(Foe, array_like=True, frozen=True, kw_only=True):
    """A monster of the Monster deck. [DC-SETUP-09]"""

    level: Level
    gold: Few = 0
    """What is put on its card. [DC-REVEAL-09]"""


class BossCard(Foe, array_like=True, frozen=True, kw_only=True):
    """A Final Boss. [DC-BOSS-02]"""


class RoomCard(Twist, array_like=True, frozen=True, kw_only=True):
    """A Dungeon card: a room on the way. [DC-PATH-07]"""

    icons: Annotated[int, Meta(ge=1, le=4)]
    """Shop icons. [DC-PATH-04]"""
    gold: Few = 0
    heal: Few = 0
    dice: Few = 0
    equipment: Annotated[int, Meta(ge=0, le=2)] = 0
    """What happens on reveal. [DC-DUNFX-01] to [DC-DUNFX-04]"""
    advantage: Few = 0
    """Added to the monster's life. [DC-DUNFX-05]"""


class Printed(Struct, frozen=True):
    """What the content files list."""

    heroes: tuple[HeroCard, ...]
    monsters: tuple[MonsterCard, ...]
    bosses: tuple[BossCard, ...]
    rooms: tuple[RoomCard, ...]
    equipment: tuple[EquipmentCard, ...]


FILES: dict[str, type[Any]] = {
    "heroes": HeroCard,
    "monsters": MonsterCard,
    "bosses": BossCard,
    "rooms": RoomCard,
    "equipment": EquipmentCard,
}
"""The kind of card in each file: `heroes.toml` and so on."""
