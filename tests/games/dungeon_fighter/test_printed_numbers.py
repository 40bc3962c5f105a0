"""The numbers that are printed on cards: how they count in play, and what they add up to."""

from collections import Counter

import pytest

from tests.games.dungeon_fighter.boxes import BOX
from tests.games.dungeon_fighter.cards import foe
from tests.games.dungeon_fighter.situations import (
    RED,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    miss,
    number,
    offered,
    person,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import ARM, TAKE_DIE, TakeDie
from undercroft.games.dungeon_fighter.printed import EquipmentCard, MonsterCard

MONSTERS = {1: (64, 14, 13, 0), 2: (52, 13, 13, 2), 3: (85, 13, 26, 3), 4: (182, 21, 28, 0)}
"""What life, damage, gold and the value of Heal add up to, by level: as they were balanced."""
BOSSES = ((30, 2, 0), (19, 2, 0), (31, 2, 0), (31, 2, 1))
EQUIPMENT = {"weapon": (68, 59, 28, 0), "armour": (18, 0, 13, 9), "magic": (29, 0, 14, 37)}
"""What prices, bonuses, factors and values add up to, by kind."""
SHEETS = (10, 11, 6, 24)
"""What the weapons, armours, magic items and values of all sheets add up to."""
REWARDS = (20, 10, 3)
"""What the gold, dice and cards of all Treasure Rooms add up to."""
PLACES = {
    "wine-cellars": (402, 403),
    "kitchens": (493, 439),
    "sewers": (381, 362),
    "lost-property": (453, 452),
    "library": (455, 470),
    "waiting-room": (362, 328),
    "barracks": (453, 462),
    "cloakroom": (362, 322),
    "pet-cemetery": (454, 450),
    "head-office": (361, 356),
    "mushroom-garden": (456, 444),
    "bottomless-pit": (361, 300),
}
"""What the places of the rooms of a face add up to, across and down."""


def named(kind: str) -> list[object]:
    """The cards of a kind, each proved by the test that plays it."""
    ids = [name for name in BOX.names if name.startswith(f"{kind}-")]
    return [pytest.param(name, marks=pytest.mark.card(name)) for name in ids]


@pytest.mark.rule("DF-MONSTER-05")
@pytest.mark.parametrize("level", MONSTERS)
def test_the_monsters_of_a_level_are_as_they_were_balanced(level: int) -> None:
    cards = [card for card in BOX.printed.monsters if card.level == level]
    columns = zip(*((c.life, c.damage, c.gold, c.value) for c in cards), strict=True)

    assert tuple(map(sum, columns)) == MONSTERS[level]


@pytest.mark.rule("DF-BOSSCARD-02")
def test_the_bosses_are_as_they_were_balanced() -> None:
    cards = BOX.printed.bosses

    assert tuple((card.life, card.damage, card.value) for card in cards) == BOSSES


@pytest.mark.rule("DF-CARD-04", "DF-CARD-05", "DF-CARD-06")
@pytest.mark.parametrize("kind", ["weapon", "armour", "magic"])
def test_the_equipment_is_as_it_was_balanced(kind: str) -> None:
    cards = [card for card in BOX.printed.equipment if card.kind == kind]
    columns = zip(*((c.price, c.bonus, c.times, c.value) for c in cards), strict=True)

    assert tuple(map(sum, columns)) == EQUIPMENT[kind]


@pytest.mark.rule("DF-HERO-06")
def test_the_sheets_are_as_they_were_balanced() -> None:
    sheets = BOX.printed.heroes
    values = [sum(a.value for a in (sheet.red, sheet.blue, sheet.green)) for sheet in sheets]

    found = [
        sum(getattr(sheet, slot) for sheet in sheets) for slot in ("weapons", "armours", "items")
    ]
    assert (*found, sum(values)) == SHEETS


@pytest.mark.rule("DF-MAP-08")
def test_the_treasure_rooms_hold_what_was_balanced() -> None:
    rooms = [room for face in BOX.printed.faces for room in face.rooms]

    assert (
        tuple(
            sum(getattr(room, reward) for room in rooms) for reward in ("gold", "dice", "equipment")
        )
        == REWARDS
    )


@pytest.mark.rule("DF-MAP-06")
@pytest.mark.parametrize("face", BOX.printed.faces, ids=lambda face: face.id)
def test_the_rooms_lie_where_they_are_drawn(face) -> None:  # type: ignore[no-untyped-def]
    across, down = (sum(getattr(room, way) for room in face.rooms) for way in ("x", "y"))

    assert (across, down) == PLACES[face.id]


# In play


def first_die(at: Table) -> Table:
    """Whoever is asked throws the first die that the foe allows."""
    return choose(at, next(option for option in offered(at) if isinstance(option, TakeDie)))


def met(name: str, *script: object, **more: int) -> Table:
    """The first attack on a monster or Boss of the box, without a withdrawal.

    What bans dice has been sung to: its numbers are proved here, its ban with the other abilities.
    """
    kind, _, card = name.partition("-")
    found: dict[str, object] = {"foe" if kind == "monster" else "boss": card}
    if BOX.foe(BOX.number(name)).ability == "banned":
        found["fight"] = {"song": True}
    at = table(
        hero(), hero(), **found, script=script, setup={"withdrawing": False}, **more  # type: ignore[arg-type]
    )  # fmt: skip
    return first_die(at)


@pytest.mark.rule("DF-MONSTER-01", "DF-COMBAT-18", "DF-ENCOUNTER-05")
@pytest.mark.parametrize("name", [*named("monster"), *named("boss")])
def test_a_foe_falls_with_its_last_point_of_life(name: str) -> None:
    card = BOX.foe(BOX.number(name))
    dealt = 1 if card.ability == "horde" else 4
    fallen = met(name, hit(4), life=dealt)
    standing = met(name, hit(4), life=dealt + 1)

    won = ev.MonsterDefeated if name.startswith("monster") else ev.BossDefeated
    assert happened(fallen, won)
    assert not happened(standing, won)
    assert fight_at(standing).life == 1


@pytest.mark.rule("DF-COMBAT-14", "DF-MONPOWER-03", "DF-MONPOWER-07")
@pytest.mark.parametrize("name", [*named("monster"), *named("boss")])
def test_a_foe_strikes_back_with_what_is_printed(name: str) -> None:
    card = BOX.foe(BOX.number(name))
    at = met(name, miss(), life=1)

    others = card.damage if card.ability == "critical-failure" else 0
    assert [one.life for one in at.state.heroes] == [9 - card.damage, 9 - others]
    healed = card.value if card.ability == "heal" else 0
    assert fight_at(at).life == min(card.life, 1 + healed)
    assert at.state.gold == 2 - (card.ability == "lose-gold")


@pytest.mark.rule("DF-ENDTURN-02", "DF-ENCOUNTER-06")
@pytest.mark.parametrize("name", named("monster"))
def test_a_defeated_monster_leaves_its_gold(name: str) -> None:
    card = BOX.foe(BOX.number(name))
    assert isinstance(card, MonsterCard)

    at = met(name, hit(4), life=1)

    assert at.state.gold == 2 + card.gold


@pytest.mark.rule("DF-CONDITION-01", "DF-CONDITION-12")
@pytest.mark.parametrize("name", named("equipment"))
def test_a_weapon_adds_what_is_printed(name: str) -> None:
    card = BOX.gear(BOX.number(name))
    if card.kind != "weapon":
        return
    at = table(hero(gear=[card.id]), hero(), foe=foe(40), script=[hit(3)])

    choose(at, ARM[number(at, name)], TAKE_DIE[RED])

    assert fight_at(at).life == 40 - 3 * card.times - card.bonus
    assert isinstance(card, EquipmentCard)
    assert person(at).gear == [number(at, name)]


@pytest.mark.rule("DF-CARD-03")
def test_each_special_throw_has_its_weapon() -> None:
    throws = Counter(card.throws for card in BOX.printed.equipment if card.kind == "weapon")

    assert len(throws) == 22
    assert Counter(throws.values()) == {1: 18, 2: 4}
