"""What the numbers on the cards add up to, as games of bots tuned them: none changes unnoticed."""

import pytest

from tests.games.dungeon_fighter_catacombs.boxes import BOX

MONSTERS = {1: (18, 5, 12), 2: (23, 5, 17), 3: (38, 11, 19), 4: (51, 12, 24)}
"""Life, damage and Gold, by level."""
ROOMS = {2: (2, 2, 0, 0, 4), 3: (2, 2, 3, 0, 8), 4: (8, 0, 1, 2, 3)}
"""Gold, life, dice, Equipment and advantage, by Shop icons."""
EQUIPMENT = {
    "weapon": (26, 20, 0),
    "armour": (16, 0, 4),
    "spendable": (10, 0, 8),
    "relic": (16, 0, 3),
}
"""Prices, bonuses and values, by kind."""


@pytest.mark.rule("DC-MONSTER-09", "DC-MONSTER-10")
@pytest.mark.parametrize("level", MONSTERS)
def test_the_monsters_of_a_level(level: int) -> None:
    cards = [card for card in BOX.printed.monsters if card.level == level]
    columns = zip(*((card.life, card.damage, card.gold) for card in cards), strict=True)

    assert tuple(map(sum, columns)) == MONSTERS[level]


@pytest.mark.rule("DC-ROOM-05", "DC-ROOM-06")
@pytest.mark.parametrize("icons", ROOMS)
def test_the_rooms_with_so_many_icons(icons: int) -> None:
    cards = [card for card in BOX.printed.rooms if card.icons == icons]
    found = [(card.gold, card.heal, card.dice, card.equipment, card.advantage) for card in cards]

    assert tuple(map(sum, zip(*found, strict=True))) == ROOMS[icons]


@pytest.mark.rule("DC-GEAR-07", "DC-GEAR-08")
@pytest.mark.parametrize("kind", EQUIPMENT)
def test_the_equipment_of_a_kind(kind: str) -> None:
    cards = [card for card in BOX.printed.equipment if card.kind == kind]
    columns = zip(*((card.price, card.bonus, card.value) for card in cards), strict=True)

    assert tuple(map(sum, columns)) == EQUIPMENT[kind]
