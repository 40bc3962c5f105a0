"""Mixing boxes: what is played with of this box and of the first one. [DC-MIX-01] [DC-RULING-97]

The cards of the first box come from its family; here they become cards of this game.
"""

from collections.abc import Iterable
from typing import Any, TypeVar, cast

from msgspec.structs import asdict, replace

from undercroft.content import Card, read_files
from undercroft.engine import Refused
from undercroft.families.first_box import content_folder
from undercroft.families.first_box import printed as first
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.printed import (
    COLOURS,
    Ability,
    AbilityKind,
    BossCard,
    EquipmentCard,
    HeroCard,
    MonsterCard,
    Printed,
)
from undercroft.games.dungeon_fighter_catacombs.state import TableSetup
from undercroft.targets.conditions.combination import is_lacking
from undercroft.targets.conditions.files import condition
from undercroft.targets.scene.board import board

OWN, FIRST = "catacombs", "first"
EDITIONS = {OWN: (OWN,), FIRST: (FIRST,), "both": (OWN, FIRST)}
FILES: dict[str, type[Any]] = {
    "heroes": first.HeroCard,
    "monsters": first.MonsterCard,
    "bosses": first.BossCard,
    "equipment": first.EquipmentCard,
}
ABILITIES = {
    "divine-intervention": "scattered-blessing",
    "pickpocket": "deep-pockets",
    "sworn-enemy": "sworn-foe",
}
"""Abilities that do something else in the first box, under a name of their own."""
CONVERTED = {1: (70, 2), 2: (65, 3), 3: (55, 4), 4: (50, 4)}
"""By level: how much of its life a monster keeps in percent, and the Gold that it has at least.

In the first box dice come back for less and Gold buys more.
"""
BOSS_LIFE = 55
EFFECTS = {"riposte": "mirror"}
KINDS = {"magic": "spendable"}

CardT = TypeVar("CardT", bound=Card)


def with_first_box(printed: Printed) -> Printed:
    """The cards of this box, then those of the first one that have no namesake here."""
    cards = read_files(FILES, [content_folder()])
    return replace(
        printed,
        heroes=_added(printed.heroes, map(hero, cards["heroes"])),
        monsters=_added(printed.monsters, map(monster, cards["monsters"])),
        bosses=_added(printed.bosses, map(boss, cards["bosses"])),
        equipment=_added(printed.equipment, map(equipment, cards["equipment"])),
    )


def _added(own: tuple[CardT, ...], others: Iterable[CardT]) -> tuple[CardT, ...]:
    known = {card.id for card in own}
    return (*own, *(card for card in others if card.id not in known))


def hero(card: first.HeroCard) -> HeroCard:
    """A Hero of the first box keeps the own three abilities. [DC-RULING-97]"""
    fields: dict[str, Any] = asdict(card)
    spendables = fields.pop("items")
    fields |= {colour: ability(fields[colour]) for colour in COLOURS}
    return HeroCard(**fields, spendables=spendables, edition="first")


def ability(found: first.Ability) -> Ability:
    """An ability of the first box."""
    kind = ABILITIES.get(found.kind, found.kind)
    return Ability(cast(AbilityKind, kind), found.foe, found.value)


def equipment(card: first.EquipmentCard) -> EquipmentCard:
    """A card of the first box: a magic item is a Spendable, Armor is used once a combat."""
    fields = asdict(card)
    changed = {
        "kind": KINDS.get(card.kind, card.kind),
        "effect": EFFECTS.get(card.effect, card.effect),
        "once": card.once and card.kind == "armour",
    }
    return EquipmentCard(**fields | changed, edition="first")


def monster(card: first.MonsterCard) -> MonsterCard:
    """A monster of the first box: its life, and its Gold at least, by its level."""
    life, gold = CONVERTED[card.level]
    fields: dict[str, Any] = asdict(card)
    fields |= {"life": converted(card.life, life), "gold": max(card.gold, gold)}
    return MonsterCard(**fields, edition="first")


def boss(card: first.BossCard) -> BossCard:
    """A Final Boss of the first box."""
    fields: dict[str, Any] = asdict(card)
    return BossCard(**fields | {"life": converted(card.life, BOSS_LIFE)}, edition="first")


def converted(life: int, percent: int) -> int:
    """So much of a printed life."""
    return max(1, (life * percent + 50) // 100)


def heroes_for(box: Box, setup: TableSetup, count: int) -> list[int]:
    """The Heroes that can be chosen; more than a box has take both. [DC-MIX-01] [DC-MIX-02]"""
    own = box.of(box.heroes, EDITIONS[OWN])
    if setup.heroes == "enough":
        return own if count <= len(own) else list(box.heroes)
    found = box.of(box.heroes, EDITIONS[setup.heroes])
    if len(found) < count:
        message = f"the box has {len(found)} Heroes, not {count}"
        raise Refused("few-heroes", message, heroes=len(found), wanted=count)
    return found


def monsters_for(box: Box, setup: TableSetup) -> list[int]:
    """The monsters that are shuffled. [DC-MIX-05]"""
    return _playable(box, setup, box.of(box.monsters, EDITIONS[setup.monsters]))


def equipment_for(box: Box, setup: TableSetup) -> list[int]:
    """The Shop deck. [DC-MIX-05]"""
    return _playable(box, setup, box.of(box.equipment, EDITIONS[setup.equipment]))


def rooms_for(box: Box, setup: TableSetup) -> list[int]:
    """The Dungeon deck: only this box has such cards. [DC-MIX-05]"""
    return _playable(box, setup, list(box.rooms))


def bosses_for(box: Box, setup: TableSetup) -> list[int]:
    """Those of the box of the Target, or of both. [DC-RULING-97]"""
    wanted = "both" if setup.bosses == "both" else setup.target
    return _playable(box, setup, box.of(box.bosses, EDITIONS[wanted]))


def left_out(box: Box, setup: TableSetup) -> list[int]:
    """The cards that the Target can't be played with, of those that would be shuffled."""
    monsters = box.of(box.monsters, EDITIONS[setup.monsters])
    gear = box.of(box.equipment, EDITIONS[setup.equipment])
    return [card for card in (*monsters, *gear, *box.rooms) if not _fits(box, card, setup.target)]


def _playable(box: Box, setup: TableSetup, cards: list[int]) -> list[int]:
    return [card for card in cards if _fits(box, card, setup.target)]


def _fits(box: Box, card: int, target: str) -> bool:
    """Whether a Target has what the throws of a card are about, such as bones. [DC-MIX-03]"""
    return not any(is_lacking(condition(throw), board(target)) for throw in box.cards[card].throws)


def is_mixed(setup: TableSetup) -> bool:
    """Whether anything comes from the first box."""
    chosen = (setup.heroes, setup.monsters, setup.equipment, setup.bosses)
    return {setup.target, setup.dice, *chosen} & {FIRST, "both"} != set()
