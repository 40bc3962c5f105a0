"""What the rules need of a box: cards whose fields fit together, and enough of each."""

from collections import Counter
from collections.abc import Iterable, Iterator

from undercroft.content import BadContent, Card
from undercroft.engine import Refused
from undercroft.games.dungeon_fighter_catacombs.printed import (
    ARMOUR_EFFECTS,
    COLOURS,
    EFFECTS,
    LEVELS,
    VALUED_EFFECTS,
    Ability,
    EquipmentCard,
    Foe,
    Printed,
    RoomCard,
    Twist,
)
from undercroft.targets.conditions.combination import combine
from undercroft.targets.conditions.condition import Condition
from undercroft.targets.conditions.files import condition

EDITION = "catacombs"
THROWN = ("feed", "launcher", "touch", "flight", "path", "view")
"""The groups of conditions that are Specific Throws."""
STAND = "flying-stand"
LEAST_HEROES = 4
LEAST_ICONS = 11
"""So many take the party to a Shop, whatever rooms it comes through. [DC-LEVEL-13]"""
LEAST_MONSTERS = {1: 3, 2: 3, 3: 3, 4: 1}
"""What the Monster deck is made of. [DC-SETUP-11] [DC-SETUP-12]"""

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
    for room in printed.rooms:
        _refuse("rooms", room, _twist_problems(room))
    _check_counts(printed)


def _refuse(file: str, card: Card, problems: Iterable[Problem]) -> None:
    for field, problem in problems:
        message = f"field {field}: {problem}"
        raise BadContent("bad-content", f"{file}.toml", message, card.id, field=field)


def _ability_problems(colour: str, ability: Ability) -> Iterator[Problem]:
    if bool(ability.foe) != (ability.kind == "sworn-enemy"):
        yield f"{colour}.foe", f"{ability.kind} has {_one_or_none(not ability.foe)}"


def _equipment_problems(card: EquipmentCard) -> Iterator[Problem]:
    """A weapon has a bonus, all else an effect of its kind."""
    is_weapon = card.kind == "weapon"
    if (card.bonus > 0) != is_weapon:
        yield "bonus", f"{card.kind} has {_one_or_none(is_weapon)}"
    if card.throws and not is_weapon:
        yield "throws", f"{card.kind} has none"
    known = {"weapon": ("",), "armour": ARMOUR_EFFECTS}.get(card.kind, EFFECTS)
    if card.effect not in known:
        yield "effect", f"{card.kind} has one of {', '.join(known) or 'none'}"
    if bool(card.value) != (card.effect in VALUED_EFFECTS):
        yield "value", f"{card.effect or card.kind} has {_one_or_none(not card.value)}"
    if bool(card.die) != (card.effect == "special-die"):
        yield "die", f"{card.effect or card.kind} has {_one_or_none(not card.die)}"
    if bool(card.template) != (card.effect == "flip-template"):
        yield "template", f"{card.effect or card.kind} has {_one_or_none(not card.template)}"
    if card.once and card.kind != "relic":
        yield "once", "only a relic says so: spendables always are, all else never"
    yield from _throw_problems(card.throws, (*THROWN, "board"))


def _foe_problems(foe: Foe) -> Iterator[Problem]:
    """A foe has one feature at most. [DC-REVEAL-05] [DC-MONSTER-08]"""
    features = [
        field
        for field in ("throws", "ability", "modifiers", "template", "die")
        if getattr(foe, field)
    ]
    if len(features) > 1:
        yield features[1], f"has {features[0]} already, and one feature at most"
    yield from _twist_problems(foe)


def _twist_problems(card: Foe | RoomCard | Twist) -> Iterator[Problem]:
    if len(set(card.modifiers)) < len(card.modifiers):
        yield "modifiers", "each is named once"
    yield from _throw_problems(card.throws, THROWN)


def _one_or_none(is_missing: bool) -> str:
    return "to have one" if is_missing else "none"


def _throw_problems(throws: tuple[str, ...], groups: tuple[str, ...]) -> Iterator[Problem]:
    """Specific Throws of this edition that go together. [DC-REQ-01]"""
    try:
        cards = [condition(name) for name in throws]
        combine(throws)
    except Refused as error:
        yield "throws", str(error)
        return
    for card in cards:
        if card.edition != EDITION:
            yield "throws", f"{card.id} belongs to another edition"
        elif not _is_specific(card, groups):
            yield "throws", f"{card.id} is no Specific Throw"


def _is_specific(card: Condition, groups: tuple[str, ...]) -> bool:
    """Whether a card can ask for it; special dice join the pool, webs lie on the Target."""
    if card.die:
        return False
    return card.group in groups and (card.group != "board" or card.id == STAND)


def _check_counts(printed: Printed) -> None:
    levels = Counter(monster.level for monster in printed.monsters)
    _need("heroes", len(printed.heroes), LEAST_HEROES)
    _need("rooms", sum(room.icons for room in printed.rooms), LEAST_ICONS, "icons")
    _need("equipment", len(printed.equipment), 1)
    _need("bosses", len(printed.bosses), 1)
    for level in LEVELS:
        _need("monsters", levels[level], LEAST_MONSTERS[level], f"level {level}")


def _need(file: str, count: int, least: int, kind: str = "none") -> None:
    if count < least:
        problem = f"at least {least} cards are needed" + ("" if kind == "none" else f": {kind}")
        raise BadContent("content-few", f"{file}.toml", problem, least=least, kind=kind)
