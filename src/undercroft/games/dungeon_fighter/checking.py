"""What the rules need of a box: cards whose fields fit together, and enough of each."""

from collections import Counter
from collections.abc import Iterable, Iterator

from undercroft.content import BadContent, Card
from undercroft.engine import Refused
from undercroft.games.dungeon_fighter.printed import (
    COLOURS,
    LEVELS,
    Ability,
    EquipmentCard,
    Foe,
    Printed,
    Room,
)
from undercroft.targets.conditions.combination import combine
from undercroft.targets.conditions.files import condition

EDITION = "first"
MOST_SEATS = 6
LEAST_MONSTERS = {1: 4, 2: 4, 3: 4, 4: 8}
"""What the difficulties draw of each level. [DF-MONSTER-04]"""
LEAST_STARTS = 3
"""The boards that show a Start face, one of which may be laid as the End board. [DF-SETUP-07]"""
VALUED_ABILITIES = ("extra-damage", "aimed-damage", "mass-healing", "sworn-enemy")
VALUED_EFFECTS = ("heal-one", "heal-all", "extra-damage", "reduced-damage")

Problem = tuple[str, str]
"""The field, and what is wrong with it."""


def check(printed: Printed) -> None:
    """Raise BadContent, which names file, card and field, where something doesn't fit."""
    for hero in printed.heroes:
        for colour in COLOURS:
            _refuse("heroes", hero, _ability_problems(colour, getattr(hero, colour)))
    for card in printed.equipment:
        _refuse("equipment", card, _equipment_problems(card))
    for file, foes in (("monsters", printed.monsters), ("bosses", printed.bosses)):
        for foe in foes:
            _refuse(file, foe, _foe_problems(foe))
    for face in printed.faces:
        _refuse("faces", face, (each for room in face.rooms for each in _room_problems(room)))
    _check_counts(printed)
    _check_boards(printed)


def _refuse(file: str, card: Card, problems: Iterable[Problem]) -> None:
    for field, problem in problems:
        message = f"field {field}: {problem}"
        raise BadContent("bad-content", f"{file}.toml", message, card.id, field=field)


def _ability_problems(colour: str, ability: Ability) -> Iterator[Problem]:
    if bool(ability.value) != (ability.kind in VALUED_ABILITIES):
        yield f"{colour}.value", f"{ability.kind} has {_one_or_none(not ability.value)}"
    if bool(ability.foe) != (ability.kind == "sworn-enemy"):
        yield f"{colour}.foe", f"{ability.kind} has {_one_or_none(not ability.foe)}"


def _equipment_problems(card: EquipmentCard) -> Iterator[Problem]:
    """A weapon has a special throw and what it is good for; all else has an effect."""
    is_weapon = card.kind == "weapon"
    if bool(card.throws) != is_weapon:
        yield "throws", f"{card.kind} has {_one_or_none(is_weapon)}"
    if (card.bonus > 0 or card.times > 1) != is_weapon:
        yield "bonus", f"{card.kind} has {_one_or_none(is_weapon)}"
    if bool(card.effect) == is_weapon:
        yield "effect", f"{card.kind} has {_one_or_none(not is_weapon)}"
    if bool(card.value) != (card.effect in VALUED_EFFECTS):
        yield "value", f"{card.effect or card.kind} has {_one_or_none(not card.value)}"
    if card.once and is_weapon:
        yield "once", "weapons are used again and again"
    if card.kind == "magic" and not card.once:
        yield "once", "every magic item is discarded after use"
    yield from _throw_problems("throws", card.throws)


def _foe_problems(foe: Foe) -> Iterator[Problem]:
    if bool(foe.value) != (foe.ability == "heal"):
        yield "value", f"{foe.ability or 'no ability'} has {_one_or_none(not foe.value)}"
    if bool(foe.banned) != (foe.ability == "banned"):
        yield "banned", f"{foe.ability or 'no ability'} has {_one_or_none(not foe.banned)}"
    if set(foe.banned) == set(COLOURS):
        yield "banned", "at least one Hero die has to be left"
    yield from _throw_problems("throws", foe.throws)


def _room_problems(room: Room) -> Iterator[Problem]:
    """A room has what its kind says, and nothing else. [DF-MAP-10]"""
    rewards = [field for field in ("gold", "dice", "equipment") if getattr(room, field)]
    if len(rewards) != (room.kind == "treasure"):
        yield "rooms", f"{room.id} has rewards: {', '.join(rewards) or 'none'}"
    if bool(room.throws) != (room.kind == "perilous"):
        yield "rooms", f"{room.id} has special throws: {', '.join(room.throws) or 'none'}"
    yield from _throw_problems("rooms", room.throws)


def _one_or_none(is_missing: bool) -> str:
    return "to have one" if is_missing else "none"


def _throw_problems(field: str, throws: tuple[str, ...]) -> Iterator[Problem]:
    """Special throws of this edition that go together. [DF-STUNT-01] [DF-COMBO-02]"""
    try:
        wrong = [name for name in throws if condition(name).edition != EDITION]
        combine(throws)
    except Refused as error:
        yield field, str(error)
        return
    for name in wrong:
        yield field, f"{name} belongs to another edition"


def _check_counts(printed: Printed) -> None:
    levels = Counter(monster.level for monster in printed.monsters)
    _need("heroes", len(printed.heroes), MOST_SEATS)
    _need("equipment", len(printed.equipment), 1)
    _need("bosses", len(printed.bosses), 1)
    for level in LEVELS:
        _need("monsters", levels[level], LEAST_MONSTERS[level], f"level {level}")


def _check_boards(printed: Printed) -> None:
    """A board has two faces; one is a Start face, the other may be an End face. [DF-COMP-09]"""
    sides: dict[int, list[str]] = {}
    for face in printed.faces:
        sides.setdefault(face.board, []).append(face.kind)
        if len(sides[face.board]) > 2 or sides[face.board] == ["end", "end"]:
            problem = f"board {face.board} has two faces already, or two End faces"
            _refuse("faces", face, [("board", problem)])
    for number, kinds in sides.items():
        _need("faces", len(kinds), 2, f"board {number}")
    _need("faces", sum("end" in kinds for kinds in sides.values()), 1, "end")
    _need("faces", len(sides), LEAST_STARTS, "start")


def _need(file: str, count: int, least: int, kind: str = "none") -> None:
    if count < least:
        problem = f"at least {least} cards are needed" + ("" if kind == "none" else f": {kind}")
        raise BadContent("content-few", f"{file}.toml", problem, least=least, kind=kind)
