"""The cards of the box against what the rows say of them: how many, of what kind, how strong."""

from collections import Counter
from typing import get_args

import pytest

from tests.games.dungeon_fighter_catacombs.boxes import BOX
from undercroft.games.dungeon_fighter_catacombs.printed import (
    ARMOUR_EFFECTS,
    COLOURS,
    TYPES,
    EquipmentCard,
    Foe,
    PowerKind,
    SpecialDie,
    TemplateKind,
    Twist,
)
from undercroft.targets.conditions.files import conditions

THROWS = {
    *("blow-shot", "bone-shot", "card-shot", "chopstick-shot", "ear-shot"),
    *("goggle-shot", "hot-potato-shot", "nose-shot", "small-fingers-shot"),
}
"""The nine Specific Throws. [DC-THROW-01] to [DC-THROW-09]"""
COMMON = {
    *("agile-instincts", "re-throw", "heal-party", "piercing-damage"),
    *("pickpocket", "focused-damage", "self-healing", "sworn-enemy"),
}
HEROES = [BOX.hero(number) for number in BOX.heroes]
MONSTERS = [BOX.monster(number) for number in BOX.monsters]
BOSSES = [BOX.foe(number) for number in BOX.bosses]
ROOMS = [BOX.room(number) for number in BOX.rooms]
GEAR = [BOX.gear(number) for number in BOX.equipment]


def named(name: str) -> int:
    return BOX.number(name)


def features(foe: Foe) -> list[str]:
    """What a foe has beside its numbers."""
    return [
        *foe.throws,
        *foe.modifiers,
        *(one for one in (foe.ability, foe.template, foe.die) if one),
    ]


@pytest.mark.rule("DC-COMP-10", "DC-COMP-11", "DC-COMP-12", "DC-COMP-13", "DC-COMP-15")
def test_there_are_so_many_cards() -> None:
    counts = (len(MONSTERS), len(GEAR), len(BOSSES), len(ROOMS), len(HEROES))

    assert counts == (21, 24, 3, 21, 4)


@pytest.mark.rule("DC-COMP-03", "DC-COMP-04", "DC-COMP-14", "DC-COMP-17")
def test_what_cards_ask_for_is_in_the_box() -> None:
    printed: list[Twist] = [*MONSTERS, *BOSSES, *ROOMS]
    looked: list[Twist | EquipmentCard] = [*printed, *GEAR]
    templates = {card.template for card in looked} - {""}
    dice = {card.die for card in looked} - {""}
    modifiers = {one for card in printed for one in card.modifiers}
    throws = {one for card in looked for one in card.throws}

    assert set(get_args(TemplateKind)) == {"backstab", "compass", "treasure"} == templates
    assert set(get_args(SpecialDie)) == {"pendulum", "coin"} == dice
    assert modifiers == {"flying-stand", "spider-webs"}
    assert throws == THROWS <= set(conditions())


# Heroes


@pytest.mark.rule("DC-HERO-01", "DC-HERO-02", "DC-HERO-03", "DC-HERO-04", "DC-HERO-06")
@pytest.mark.parametrize(
    ("name", "abilities"),
    [
        ("hero-lady-mary", ("re-throw", "agile-instincts", "charming")),
        ("hero-sir-moo", ("focused-damage", "heal-party", "divine-intervention")),
        ("hero-lianna-lightbringer", ("piercing-damage", "self-healing", "death-list")),
        ("hero-saul-baysar", ("sworn-enemy", "pickpocket", "spirit-energy")),
    ],
)
def test_the_four_heroes_have_their_abilities(name: str, abilities: tuple[str, ...]) -> None:
    number = named(name)

    assert tuple(BOX.ability(number, colour).kind for colour in range(3)) == abilities
    assert COLOURS == ("red", "green", "blue")


@pytest.mark.rule("DC-HERO-05", "DC-UNIQUE-01")
def test_each_common_ability_occurs_once_and_blue_is_the_heros_own() -> None:
    common = Counter(kind for hero in HEROES for kind in (hero.red.kind, hero.green.kind))
    own = {hero.blue.kind for hero in HEROES}

    assert common == Counter(COMMON)
    assert len(own) == 4
    assert not own & COMMON


@pytest.mark.rule("DC-HERO-07", "DC-SHEET-02")
def test_heroes_carry_so_much() -> None:
    slots = {hero.id: (hero.weapons, hero.armours, hero.spendables) for hero in HEROES}

    assert slots == {
        "lady-mary": (1, 1, 2),
        "sir-moo": (2, 2, 1),
        "lianna-lightbringer": (2, 1, 1),
        "saul-baysar": (1, 1, 3),
    }


@pytest.mark.rule("DC-HERO-08")
def test_the_sworn_enemy_is_met_often_enough() -> None:
    sworn = BOX.hero(named("hero-saul-baysar")).red.foe

    assert sum(monster.type == sworn for monster in MONSTERS) >= 3


# Monsters and Bosses


@pytest.mark.rule("DC-MONSTER-01")
def test_the_skeleton_goblin_is_as_the_example_says() -> None:
    goblin = BOX.monster(named("monster-skeleton-goblin"))

    assert (goblin.life, goblin.damage, goblin.gold) == (2, 1, 1)
    assert features(goblin) == ["chopstick-shot"]
    assert goblin.level == 1


@pytest.mark.rule("DC-MONSTER-02")
def test_the_lizard_king_is_as_the_example_says() -> None:
    king = BOX.monster(named("monster-lizard-king"))

    assert (king.life, king.gold, features(king)) == (13, 3, ["toxic"])
    assert king.damage >= 3


@pytest.mark.rule("DC-MONSTER-03")
def test_the_classy_orc_is_of_level_2() -> None:
    assert BOX.monster(named("monster-classy-orc")).level == 2


@pytest.mark.rule("DC-MONSTER-04", "DC-MONSTER-07")
def test_monsters_keep_within_what_is_known() -> None:
    assert max(monster.gold for monster in MONSTERS) == 4
    assert min(monster.gold for monster in MONSTERS) == 1
    assert min(monster.life for monster in MONSTERS) == 2
    assert min(monster.damage for monster in MONSTERS) == 1


@pytest.mark.rule("DC-MONSTER-06", "DC-MONSTER-09")
def test_levels_have_so_many_monsters() -> None:
    assert {level: len(cards) for level, cards in BOX.levels.items()} == {1: 5, 2: 5, 3: 5, 4: 6}


@pytest.mark.rule("DC-MONSTER-10")
@pytest.mark.parametrize(
    ("level", "life", "damage", "gold"),
    [
        (1, range(2, 6), range(1, 3), range(1, 4)),
        (2, range(5, 10), range(1, 3), range(2, 5)),
        (3, range(7, 14), range(2, 4), range(3, 5)),
        (4, range(10, 17), range(2, 5), range(3, 5)),
    ],
)
def test_levels_have_their_ranges(level: int, life: range, damage: range, gold: range) -> None:
    """Games of bots gave a coin more, milder blows, and less life under a Specific Throw."""
    for monster in map(BOX.monster, BOX.levels[level]):
        assert monster.life in life or (monster.throws and 2 <= monster.life < life.start)
        assert monster.damage in damage
        assert monster.gold in gold


@pytest.mark.rule("DC-MONSTER-08", "DC-REVEAL-05")
def test_a_foe_has_one_feature_at_most() -> None:
    known = {*THROWS, *get_args(PowerKind), *get_args(TemplateKind), *get_args(SpecialDie)}
    known |= {"flying-stand", "spider-webs"}

    for foe in [*MONSTERS, *BOSSES]:
        assert len(features(foe)) <= 1
        assert set(features(foe)) <= known


@pytest.mark.rule("DC-MONSTER-11")
def test_features_are_spread_as_proposed() -> None:
    found = Counter(features(monster)[0] if features(monster) else "" for monster in MONSTERS)
    throws = {name: count for name, count in found.items() if name in THROWS}

    assert sum(throws.values()) == 11
    assert set(throws) == THROWS
    assert {name: count for name, count in found.items() if name not in THROWS} == {
        "toxic": 2,
        "super-toxic": 1,
        "death-touch": 2,
        "spider-webs": 1,
        "backstab": 1,
        "pendulum": 1,
        "": 2,
    }


@pytest.mark.rule("DC-MONSTER-05", "DC-MONSTER-12", "DC-COMP-18")
def test_six_types_have_three_or_four_monsters_in_two_levels_or_more() -> None:
    assert len(TYPES) == 6
    for kind in TYPES:
        levels = [monster.level for monster in MONSTERS if monster.type == kind]
        assert len(levels) in (3, 4)
        assert len(set(levels)) >= 2


@pytest.mark.rule("DC-BOSSCARD-02", "DC-BOSSCARD-04", "DC-BOSS-02")
def test_the_three_bosses_are_as_strong_as_proposed() -> None:
    strength = sorted((boss.life, boss.damage, *features(boss)) for boss in BOSSES)

    assert strength == [(18, 3, "super-toxic"), (20, 3, "flying-stand"), (22, 4, "death-touch")]
    assert len({boss.type for boss in BOSSES}) == 3
    assert not any(hasattr(boss, "gold") for boss in BOSSES)


@pytest.mark.rule("DC-BOSSCARD-01", "DC-RULING-93")
def test_only_names_that_the_rulebook_gives_are_taken_from_it() -> None:
    taken = {
        name
        for name, card in zip(BOX.names, BOX.cards, strict=True)
        if card.provenance != "original"
    }

    assert taken == {
        *("hero-lady-mary", "hero-sir-moo", "hero-lianna-lightbringer", "hero-saul-baysar"),
        *("monster-skeleton-goblin", "monster-lizard-king", "monster-classy-orc"),
        *("room-rotten-food", "room-haunted-cellar"),
        *("equipment-sneeze-machine", "equipment-spluttering-stick"),
    }


# Dungeon cards


@pytest.mark.rule("DC-ROOM-01")
def test_rotten_food_gives_a_die_and_feeds_the_monster() -> None:
    room = BOX.room(named("room-rotten-food"))

    assert (room.dice, room.advantage) == (1, 4)
    assert twists(named("room-rotten-food")) == []
    assert (room.gold, room.heal, room.equipment) == (0, 0, 0)


@pytest.mark.rule("DC-ROOM-02")
def test_the_haunted_cellar_raises_the_board() -> None:
    room = BOX.room(named("room-haunted-cellar"))

    assert room.modifiers == ("flying-stand",)
    assert benefits(named("room-haunted-cellar")) == room.advantage == 0


@pytest.mark.rule("DC-ROOM-03", "DC-ROOM-05")
def test_icons_are_spread_as_proposed() -> None:
    assert Counter(room.icons for room in ROOMS) == {2: 7, 3: 8, 4: 6}


def twists(room: int) -> list[str]:
    card = BOX.room(room)
    return [*card.throws, *card.modifiers, *(one for one in (card.template, card.die) if one)]


def benefits(room: int) -> int:
    card = BOX.room(room)
    return card.gold + card.heal + card.dice + card.equipment


@pytest.mark.rule("DC-ROOM-04", "DC-ROOM-06", "DC-PATH-07")
def test_effects_are_spread_as_proposed() -> None:
    found = Counter(twist for room in BOX.rooms for twist in twists(room))
    plain = [room for room in BOX.rooms if not twists(room)]

    assert sum(count for name, count in found.items() if name in THROWS) == 7
    assert {name: count for name, count in found.items() if name not in THROWS} == {
        "flying-stand": 2,
        "spider-webs": 2,
        "compass": 1,
        "backstab": 1,
        "treasure": 1,
        "pendulum": 1,
        "coin": 1,
    }
    assert len(plain) == 5
    nothing = [room for room in plain if not benefits(room) and not BOX.room(room).advantage]
    assert len(nothing) == 2
    assert {room.gold for room in ROOMS} == {0, 1, 2, 3}
    assert {room.advantage for room in ROOMS} == {0, 2, 3, 4}
    assert {room.heal for room in ROOMS} == {0, 2}
    assert {room.equipment for room in ROOMS} == {0, 1}


@pytest.mark.rule("DC-DUNFX-08")
def test_a_room_may_do_several_things() -> None:
    assert any(benefits(room) and (twists(room) or BOX.room(room).advantage) for room in BOX.rooms)


# Equipment


@pytest.mark.rule("DC-GEAR-01", "DC-GEAR-02")
def test_the_two_weapons_that_are_named() -> None:
    machine = BOX.gear(named("equipment-sneeze-machine"))
    stick = BOX.gear(named("equipment-spluttering-stick"))

    assert (machine.kind, machine.throws) == ("weapon", ("nose-shot",))
    assert (stick.kind, stick.throws, stick.bonus) == ("weapon", ("blow-shot",), 2)


@pytest.mark.rule("DC-GEAR-03", "DC-GEAR-07", "DC-EQUIP-03")
def test_there_is_a_weapon_for_each_specific_throw() -> None:
    weapons = [card for card in GEAR if card.kind == "weapon"]

    assert Counter(throw for card in weapons for throw in card.throws) == Counter(THROWS)
    assert Counter(card.bonus for card in weapons) == {1: 1, 2: 5, 3: 3}


@pytest.mark.rule("DC-GEAR-05", "DC-GEAR-07", "DC-EQUIP-01", "DC-EQUIP-14", "DC-RELIC-01")
def test_kinds_and_effects_are_spread_as_proposed() -> None:
    effects = Counter[str](card.effect for card in GEAR if card.kind in ("armour", "spendable"))

    assert Counter(card.kind for card in GEAR) == {
        "weapon": 9,
        "armour": 5,
        "spendable": 7,
        "relic": 3,
    }
    assert all(effects[kind] == 1 for kind in ARMOUR_EFFECTS)
    assert effects["special-die"] == 2
    assert effects["flip-template"] == 1


@pytest.mark.rule("DC-GEAR-04", "DC-GEAR-06")
def test_the_deck_lasts_for_three_shops_of_four_heroes_and_some_gifts() -> None:
    free = sum(room.equipment for room in ROOMS)

    assert 3 * (2 + 4) + free <= len(GEAR)
    assert len({card.id for card in GEAR}) == len(GEAR)


@pytest.mark.rule("DC-GEAR-08")
def test_prices_are_as_proposed() -> None:
    prices = {"weapon": range(2, 5), "armour": range(3, 5)}
    prices |= {"spendable": range(1, 4), "relic": range(5, 7)}

    assert all(card.price in prices[card.kind] for card in GEAR)
