"""Hero sheets, Equipment, monsters and Bosses as they are printed."""

from collections import Counter
from collections.abc import Sequence
from typing import get_args

import pytest

from tests.games.dungeon_fighter.boxes import BOX
from tests.games.dungeon_fighter.cards import boss, foe
from tests.games.dungeon_fighter.situations import (
    GREEN,
    RED,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    new_table,
    offered,
    table,
)
from undercroft.games.dungeon_fighter.aims import aim
from undercroft.games.dungeon_fighter.events import DieTaken
from undercroft.games.dungeon_fighter.life import PER_SCAR, capacity
from undercroft.games.dungeon_fighter.options import ARM, RAGE, TAKE_DIE, TAKE_WHITE
from undercroft.games.dungeon_fighter.outlook import meeting
from undercroft.games.dungeon_fighter.printed import (
    COLOURS,
    LEVELS,
    TYPES,
    AbilityKind,
    BossCard,
    EquipmentCard,
    HeroCard,
    MonsterCard,
)
from undercroft.games.dungeon_fighter.state import MOST_LIFE
from undercroft.targets.conditions.files import condition, conditions

STUNTS = [name for name, card in conditions().items() if card.edition == "first"]
WEAPONS = [card for card in BOX.printed.equipment if card.kind == "weapon"]
PURE_ON_A_MISS = ("sworn-enemy",)
GIVEN = ("helm-of-bravery", "dragons-breath")
"""The weapons whose bonus the rulebook gives."""
RULEBOOK = {
    "hero-torm",
    "hero-randolph",
    "hero-goldfinga",
    "equipment-helm-of-bravery",
    "equipment-dragons-breath",
    "monster-common-goblin",
    "monster-teddy",
}


def printed(name: str) -> object:
    return BOX.cards[BOX.number(name)]


def abilities_of(card: HeroCard) -> list[str]:
    return [getattr(card, colour).kind for colour in COLOURS]


def armament(kind: str, effect: str) -> list[EquipmentCard]:
    return [c for c in BOX.printed.equipment if (c.kind, c.effect) == (kind, effect)]


def of_level(level: int) -> list[MonsterCard]:
    return [card for card in BOX.printed.monsters if card.level == level]


def middle(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


# Heroes


@pytest.mark.rule("DF-HERO-01", "DF-HERO-02", "DF-HERO-07")
def test_a_sheet_has_nine_life_three_abilities_and_slots() -> None:
    party = new_table(6).state.heroes

    assert [one.life for one in party] == [MOST_LIFE] * 6
    for card in BOX.printed.heroes:
        assert len(set(abilities_of(card))) == len(COLOURS)
    # Three scars: every ability and all life are gone.
    assert PER_SCAR * len(COLOURS) == MOST_LIFE
    assert capacity(hero(scars=[RED, GREEN]).seated(BOX, 0)) == 3


@pytest.mark.rule("DF-HERO-03")
def test_torm_doubles_the_damage_of_a_red_die() -> None:
    at = table(hero("torm"), foe=foe(20), script=[hit(4, icon=True)])

    choose(at, TAKE_DIE[RED], RAGE)

    assert fight_at(at).life == 20 - 8
    assert lives(at) == [8]


@pytest.mark.rule("DF-HERO-04")
def test_randolph_is_there() -> None:
    card = printed("hero-randolph")

    assert isinstance(card, HeroCard)
    assert card.provenance == "rulebook"


@pytest.mark.rule("DF-HERO-06")
def test_abilities_are_spread_over_the_heroes() -> None:
    found = Counter(kind for card in BOX.printed.heroes for kind in abilities_of(card))

    assert set(found) == set(get_args(AbilityKind))
    assert found.total() == 27
    assert max(found.values()) <= 3
    for card in BOX.printed.heroes:
        assert sum(kind in PURE_ON_A_MISS for kind in abilities_of(card)) <= 1
        assert card.weapons + card.armours + card.items == 3


def test_only_what_the_rulebook_names_is_said_to_come_from_it() -> None:
    cards = zip(BOX.names, BOX.cards, strict=True)

    assert {name for name, card in cards if card.provenance == "rulebook"} == RULEBOOK


# Equipment


@pytest.mark.rule("DF-CARD-01", "DF-CARD-02")
@pytest.mark.parametrize(
    ("card", "throw", "bonus"), [("helm-of-bravery", "blind", 3), ("dragons-breath", "spin", 2)]
)
def test_the_weapons_of_the_rulebook(card: str, throw: str, bonus: int) -> None:
    at = table(hero("torm", gear=[card]), foe=foe(20), script=[hit(3)])
    number = BOX.number(f"equipment-{card}")

    choose(at, ARM[number], TAKE_DIE[RED])

    (taken,) = happened(at, DieTaken)
    assert taken.throws == (f"condition-{throw}",)
    assert fight_at(at).life == 20 - 3 - bonus


@pytest.mark.rule("DF-CARD-03")
def test_every_special_throw_has_a_weapon_and_four_mild_ones_have_two() -> None:
    found = Counter(throw for card in WEAPONS for throw in card.throws)
    kinds = Counter(card.kind for card in BOX.printed.equipment)
    mildest = sorted(STUNTS, key=lambda name: -aim((name,)).hits)[:4]

    assert kinds == {"weapon": 26, "armour": 13, "magic": 14}
    assert len(STUNTS) == 22
    assert set(found) == set(STUNTS)
    assert {name for name, times in found.items() if times == 2} == set(mildest)
    assert found.total() == 26
    assert all(len(card.throws) == 1 for card in WEAPONS)


@pytest.mark.rule("DF-CARD-04")
def test_the_harder_the_throw_the_bigger_the_bonus() -> None:
    adding = [card for card in WEAPONS if card.bonus and card.id not in GIVEN]
    hits = {card.id: aim(card.throws).hits for card in adding}
    hardest = [aim((name,)).hits for name in STUNTS]

    for one in adding:
        for other in adding:
            if hits[one.id] < hits[other.id]:
                assert one.bonus >= other.bonus, f"{one.id} and {other.id}"
    assert {card.bonus for card in adding} == {1, 2, 3, 4, 5}
    assert {hits[card.id] for card in adding if card.bonus == 5} == set(sorted(hardest)[:3])
    doubling = [card for card in WEAPONS if card.times > 1]
    assert [card.times for card in doubling] == [2, 2]
    assert all(not card.bonus for card in doubling)


@pytest.mark.rule("DF-CARD-05")
def test_prices_run_from_one_to_six() -> None:
    assert {card.price for card in BOX.printed.equipment} <= {1, 2, 3, 4, 5, 6}
    assert {min(c.price for c in WEAPONS), max(c.price for c in WEAPONS)} == {1, 6}


@pytest.mark.rule("DF-CARD-06")
def test_armour_and_magic_items() -> None:
    assert all(card.once for card in armament("armour", "no-damage"))
    assert len(armament("armour", "no-damage")) == 4
    assert len(armament("armour", "riposte")) == 3
    reducing = armament("armour", "reduced-damage")
    assert len(reducing) == 6
    assert {card.value for card in reducing} == {1, 2}
    assert {card.once for card in reducing} == {True, False}
    ranges = {"heal-one": [3, 4, 5, 6], "heal-all": [1, 2, 3], "extra-damage": [3, 4, 6]}
    for effect, values in ranges.items():
        assert sorted(card.value for card in armament("magic", effect)) == values
    assert len(armament("magic", "re-throw")) == 3
    assert len(armament("magic", "no-damage")) == 1
    assert all(card.once for card in BOX.printed.equipment if card.kind == "magic")


# Monsters


@pytest.mark.rule("DF-MONSTER-01")
def test_a_monster_is_laid_out_as_it_is_printed() -> None:
    at = table(hero(), foe="teddy")
    card = printed("monster-teddy")

    assert isinstance(card, MonsterCard)
    assert (fight_at(at).life, fight_at(at).gold) == (card.life, card.gold)
    assert card.level in LEVELS
    assert card.type in TYPES


@pytest.mark.rule("DF-MONSTER-02")
def test_the_common_goblin() -> None:
    card = printed("monster-common-goblin")

    assert isinstance(card, MonsterCard)
    assert (card.life, card.damage, card.gold, card.level) == (7, 1, 1, 1)
    assert not card.ability
    assert not card.throws


@pytest.mark.rule("DF-MONSTER-03")
def test_teddy_has_to_be_flicked() -> None:
    at = table(hero("torm", gear=["pocket-catapult", "finger-of-scorn"]), foe="teddy")
    catapult, finger = (
        BOX.number(f"equipment-{n}") for n in ("pocket-catapult", "finger-of-scorn")
    )

    # No die is flung and flicked at once.
    assert ARM[catapult] not in offered(at)
    assert ARM[finger] in offered(at)


@pytest.mark.rule("DF-MONSTER-04", "DF-MONSTER-05")
def test_levels_have_their_cards_and_grow_harder() -> None:
    assert [len(of_level(level)) for level in LEVELS] == [14, 13, 13, 13]
    tolls = [
        middle([meeting(card, ()).toll(card.life, 4) for card in of_level(level)])
        for level in LEVELS
    ]
    damages = [middle([card.damage for card in of_level(level)]) for level in LEVELS]
    coins = [middle([card.gold for card in of_level(level)]) for level in LEVELS]

    for rising in (tolls, damages, coins):
        assert rising == sorted(rising)
    assert all(card.damage in (1, 2, 3) for card in BOX.printed.monsters)


@pytest.mark.rule("DF-MONSTER-06")
def test_abilities_and_types_are_spread() -> None:
    plain = [card for card in of_level(1) if not card.ability and not card.throws]
    throwing = [card for card in of_level(1) if card.throws]
    types = Counter(card.type for card in BOX.printed.monsters)

    assert len(plain) == 7
    assert [card.throws for card in throwing] == [("nose",)]
    for level in (3, 4):
        assert sum(not card.ability and not card.throws for card in of_level(level)) <= 1
    assert set(types) == set(TYPES)
    assert set(types.values()) == {8, 9}


@pytest.mark.rule("DF-MAP-09")
def test_monsters_demand_no_posture_and_leave_three_throws_to_weapons() -> None:
    demands = [throw for card in BOX.printed.monsters for throw in card.throws]
    demands += [throw for card in BOX.printed.bosses for throw in card.throws]

    assert all(condition(throw).group != "posture" for throw in demands)
    assert not {"leg", "afar", "spin"} & set(demands)


@pytest.mark.rule("DF-MONSTER-07")
def test_the_track_reaches_as_far_as_the_strongest_boss() -> None:
    strongest = max(BOX.printed.bosses, key=lambda card: card.life)

    at = table(hero(), boss=strongest.id)

    assert fight_at(at).life == strongest.life
    assert fight_at(table(hero(), boss=boss(60))).life == 60


@pytest.mark.rule("DF-BOSSCARD-01")
@pytest.mark.parametrize("card", BOX.printed.bosses, ids=lambda card: card.id)
def test_a_boss_has_what_a_monster_has(card: BossCard) -> None:
    at = table(hero("torm"), boss=card.id, dice=9)

    assert fight_at(at).life == card.life
    assert TAKE_WHITE not in offered(at)
    assert bool(card.ability) != bool(card.throws)


@pytest.mark.rule("DF-BOSSCARD-02")
def test_bosses_are_an_even_match_for_a_handful_of_dice() -> None:
    for card in BOX.printed.bosses:
        throws = card.life / meeting(card, ()).mean

        assert card.damage == 2
        assert card.type in TYPES
        assert 8 <= throws <= 11, card.id
