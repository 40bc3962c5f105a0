"""Cards made for a test, so that no test depends on how the shipped ones are tuned.

A card's id is made of what it is, so that the same words mean the same card again.
"""

from typing import Any

from undercroft.games.dungeon_fighter_catacombs.printed import (
    Ability,
    BossCard,
    EquipmentCard,
    HeroCard,
    MonsterCard,
    RoomCard,
)

Card = HeroCard | EquipmentCard | MonsterCard | BossCard | RoomCard
KINDS: dict[type[Any], str] = {
    HeroCard: "hero",
    EquipmentCard: "equipment",
    MonsterCard: "monster",
    BossCard: "boss",
    RoomCard: "room",
}
IDLE = Ability("pickpocket")
SWORN = "beast"
"""The type that test Heroes with a sworn enemy hate; monsters are cultists unless said."""


VALUES = {"extra-damage": 3, "aimed-damage": 5, "mass-healing": 1, "sworn-foe": 4}
"""The numbers of abilities of the first box."""


def ability(kind: str) -> Ability:
    """An ability."""
    foe = SWORN if kind in ("sworn-enemy", "sworn-foe") else ""
    return Ability(kind, foe, VALUES.get(kind, 0))  # type: ignore[arg-type]


def sheet(
    red: str = "pickpocket",
    green: str = "pickpocket",
    blue: str = "pickpocket",
    slots: tuple[int, int, int] = (3, 3, 3),
) -> HeroCard:
    """A Hero sheet: its abilities, and how many weapons, armours and spendables it carries."""
    weapons, armours, spendables = slots
    return HeroCard(
        id=f"{red}-{green}-{blue}-{weapons}{armours}{spendables}",
        red=ability(red),
        green=ability(green),
        blue=ability(blue),
        weapons=weapons,
        armours=armours,
        spendables=spendables,
    )


def foe(life: int = 7, damage: int = 1, gold: int = 0, **more: Any) -> MonsterCard:
    """A monster of level 1; `more` names level, type, throws, ability, modifiers, template, die."""
    fields = {"level": 1, "type": "cultist", **more}
    return MonsterCard(
        id=_id(life, damage, gold, **more), life=life, damage=damage, gold=gold, **fields
    )


def boss(life: int = 20, damage: int = 3, **more: Any) -> BossCard:
    """A Final Boss."""
    return BossCard(
        id=_id(life, damage, **more), life=life, damage=damage, **{"type": "ghost", **more}
    )


def room(icons: int = 2, **more: Any) -> RoomCard:
    """A Dungeon card; `more` names what it does."""
    return RoomCard(id=_id(icons, **more), icons=icons, **more)


def weapon(*throws: str, bonus: int = 2, price: int = 2, copy: str = "") -> EquipmentCard:
    """A weapon with Specific Throws, or none; a copy has the same name and another number."""
    words = _id(*throws, bonus, price)
    fields: dict[str, Any] = {"kind": "weapon", "price": price, "throws": throws, "bonus": bonus}
    return EquipmentCard(id=f"w-{words}-of-steel{copy}", **fields)


def armour(effect: str, value: int = 0, price: int = 3, **more: Any) -> EquipmentCard:
    """An armour; one of the first box may say `once`."""
    return _effect("armour", effect, price, value=value, **more)


def spendable(effect: str, value: int = 0, price: int = 1, **more: Any) -> EquipmentCard:
    """A spendable; `more` names die or template."""
    return _effect("spendable", effect, price, value=value, **more)


def relic(effect: str, value: int = 0, price: int = 5, **more: Any) -> EquipmentCard:
    """A relic; `more` may say `once`."""
    return _effect("relic", effect, price, value=value, **more)


def _effect(kind: str, effect: str, price: int, **more: Any) -> EquipmentCard:
    fields: dict[str, Any] = {"kind": kind, "effect": effect, "price": price, **more}
    return EquipmentCard(id=_id(kind, effect, price, **more), **fields)


def _id(*words: Any, **more: Any) -> str:
    named = [f"{name}-{_word(value)}" for name, value in sorted(more.items()) if value]
    return "-".join([*map(_word, words), *named]).lower() + "-x"


def _word(value: Any) -> str:
    return "-".join(value) if isinstance(value, tuple) else str(value)
