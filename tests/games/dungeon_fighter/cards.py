"""Cards made for a test, so that no test depends on how the shipped ones are tuned.

A card's id is made of what it is, so that the same words mean the same card again.
"""

from typing import Any

from undercroft.games.dungeon_fighter.printed import (
    Ability,
    BossCard,
    EquipmentCard,
    FaceCard,
    HeroCard,
    MonsterCard,
    Room,
)

Card = HeroCard | EquipmentCard | MonsterCard | BossCard
KINDS = {HeroCard: "hero", EquipmentCard: "equipment", MonsterCard: "monster", BossCard: "boss"}
IDLE = Ability("pickpocket")
VALUES = {"extra-damage": 2, "aimed-damage": 5, "mass-healing": 2, "sworn-enemy": 4}
SWORN = "beast"
"""The type that test Heroes with a sworn enemy hate; monsters are household unless said."""


def ability(kind: str, value: int | None = None) -> Ability:
    """An ability: with its usual value if none is said."""
    number = VALUES.get(kind, 0) if value is None else value
    return Ability(kind, number, SWORN if kind == "sworn-enemy" else "")  # type: ignore[arg-type]


def sheet(
    red: str | Ability = IDLE,
    blue: str | Ability = IDLE,
    green: str | Ability = IDLE,
    slots: tuple[int, int, int] = (3, 3, 3),
) -> HeroCard:
    """A Hero sheet: its abilities, and how many weapons, armours and magic items it carries."""
    found = [one if isinstance(one, Ability) else ability(one) for one in (red, blue, green)]
    words = "-".join(f"{one.kind}-{one.value}" for one in found)
    weapons, armours, items = slots
    return HeroCard(
        id=f"{words}-{weapons}{armours}{items}",
        red=found[0],
        blue=found[1],
        green=found[2],
        weapons=weapons,
        armours=armours,
        items=items,
    )


def foe(life: int = 7, damage: int = 1, gold: int = 0, **more: Any) -> MonsterCard:
    """A monster of level I; `more` names level, type, throws, ability, value and banned."""
    words = [str(life), str(damage), str(gold)]
    words += [f"{name}-{_word(value)}" for name, value in sorted(more.items())]
    fields = {"level": 1, "type": "household", **more}
    return MonsterCard(id="-".join(words), life=life, damage=damage, gold=gold, **fields)


def boss(life: int = 20, damage: int = 3, **more: Any) -> BossCard:
    """A Final Boss."""
    words = [str(life), str(damage)]
    words += [f"{name}-{_word(value)}" for name, value in sorted(more.items())]
    return BossCard(id="-".join(words), life=life, damage=damage, **{"type": "fiend", **more})


def weapon(throw: str, bonus: int = 1, times: int = 1, price: int = 2) -> EquipmentCard:
    """A weapon with a special throw."""
    return EquipmentCard(
        id=f"{throw}-{bonus}-{times}-{price}",
        kind="weapon",
        price=price,
        throws=(throw,),
        bonus=bonus,
        times=times,
    )


def armour(effect: str, value: int = 0, *, once: bool = False, price: int = 2) -> EquipmentCard:
    """An armour; kept unless it is said to work once."""
    return _effect("armour", effect, value, once=once, price=price)


def magic(effect: str, value: int = 0, price: int = 2) -> EquipmentCard:
    """A magic item, which works once."""
    return _effect("magic", effect, value, once=True, price=price)


def _effect(kind: str, effect: str, value: int, *, once: bool, price: int) -> EquipmentCard:
    word = "once" if once else "kept"
    return EquipmentCard(
        id=f"{kind}-{effect}-{value}-{word}-{price}",
        kind=kind,  # type: ignore[arg-type]
        price=price,
        effect=effect,  # type: ignore[arg-type]
        value=value,
        once=once,
    )


PLAIN = Room("here", 50, 50)
SHOP = Room("here", 50, 50, "shop")
FOUNTAIN = Room("here", 50, 50, "fountain")


def treasure(gold: int = 0, dice: int = 0, equipment: int = 0) -> Room:
    """A Treasure Room with one reward."""
    return Room("here", 50, 50, "treasure", gold, dice, equipment)


def perilous(*throws: str) -> Room:
    """A Perilous Room."""
    return Room("here", 50, 50, "perilous", throws=throws)


def level(number: int, here: Room = PLAIN) -> FaceCard:
    """A face whose second room is where fights take place; from there two ways lead on."""
    is_end = number == 3
    forks = (("entry", "here"), ("entry", "aside"), ("here", "left"), ("here", "right"))
    ways = (*forks, ("aside", "right"))
    out = () if is_end else (("left", "out"), ("right", "out"))
    first = (Room("entry", 10, 50), here, Room("aside", 50, 80))
    rooms = (*first, Room("left", 70, 20), Room("right", 70, 80))
    return FaceCard(
        id=f"test-{number}",
        board=number,
        kind="end" if is_end else "start",
        rooms=rooms if is_end else (*rooms, Room("out", 90, 50)),
        corridors=(*ways, *out),
        entry="entry",
        exits=("left", "right") if is_end else ("out",),
    )


def _word(value: Any) -> str:
    return "-".join(value) if isinstance(value, tuple) else str(value)
