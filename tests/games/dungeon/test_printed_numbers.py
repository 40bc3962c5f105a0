"""The numbers that are printed on cards, as they count in play, and what they add up to."""

import pytest

from tests.games.dungeon.situations import (
    BOLT,
    BOX,
    FIREBALL,
    SHIPPED,
    choose,
    front,
    gold,
    happened,
    hero,
    room,
    table,
)
from tests.games.dungeon.test_decks import monsters_of
from undercroft.engine import Table
from undercroft.games.dungeon.box import IMMUNE
from undercroft.games.dungeon.cards import LEVELS
from undercroft.games.dungeon.events import MonsterDefeated
from undercroft.games.dungeon.options import CAST, MOVE, STRIKE

TOTALS = {
    1: (67, 65, 51, 83, 37, 34),
    2: (84, 82, 68, 100, 46, 45),
    3: (124, 120, 102, 134, 70, 74),
    4: (142, 138, 119, 152, 90, 91),
    5: (159, 155, 136, 169, 106, 107),
    6: (175, 171, 153, 184, 123, 122),
}
"""What the 17 numbers of each column add up to, without dashes: the decks that were balanced."""
HANDS = ("rogue", "cleric", "fighter", "wizard")
SPELLS = (FIREBALL, BOLT)
NAMES = sorted(SHIPPED.box.names[number] for number in SHIPPED.box.monsters)
DICE = {"fighter": 3}
"""Dice of an attack roll that are not two."""


@pytest.mark.rule("DG-DECK-04")
@pytest.mark.parametrize("level", LEVELS)
def test_the_columns_of_a_level_are_as_they_were_balanced(level: int) -> None:
    cards = monsters_of(level)
    columns = zip(*(card.targets for card in cards), strict=True)

    assert tuple(sum(t for t in column if t != "-") for column in columns) == TOTALS[level]
    # The Fighter's average is the one that the level has, exactly.
    assert TOTALS[level][2] % len(cards) == 0


def dice_of(total: int, count: int = 2) -> str:
    """Dice of which the best two make a total."""
    high = min(6, total - 1)
    return f"{high}{total - high}" + "1" * (count - 2)


def attack(name: str, monster: int, total: int, spell: int | None = None) -> Table:
    """A hero enters the monster's room and rolls this, with nothing added to it."""
    place = room()
    count = 2 if spell is not None else DICE.get(name, 2)
    spells = [] if spell is None else [spell]
    at = table(
        hero(name, front(place), spells=spells),
        hero("dwarf"),
        rooms={place: (monster, gold(1000, 7))},
        script=[*(["1"] if name == "rogue" else []), dice_of(total, count), "11"],
    )
    choose(at, MOVE[place])
    if spells:
        choose(at, CAST[spells[0]])
    elif STRIKE in at.options(0):
        choose(at, STRIKE)
    return at


def wins(at: Table) -> bool:
    return bool(happened(at, MonsterDefeated))


@pytest.mark.rule("DG-DECK-03", "DG-COMBAT-02", "DG-RULING-18")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.card(name)) for name in NAMES]
)
def test_a_class_beats_a_monster_from_its_own_number_on(name: str) -> None:
    monster = BOX.number(name)
    for column, klass in enumerate(HANDS):
        needs = BOX.targets[monster][column]

        assert wins(attack(klass, monster, needs))
        assert needs == 2 or not wins(attack(klass, monster, needs - 1))


@pytest.mark.rule("DG-DECK-03", "DG-CAST-05")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.card(name)) for name in NAMES]
)
def test_a_spell_beats_a_monster_from_its_own_number_on(name: str) -> None:
    monster = BOX.number(name)
    for column, spell in enumerate(SPELLS, len(HANDS)):
        needs = BOX.targets[monster][column]
        if needs == IMMUNE:
            continue

        assert wins(attack("wizard", monster, needs, spell))
        assert needs == 2 or not wins(attack("wizard", monster, needs - 1, spell))
