"""What armour, magic items and the abilities of monsters do in a combat."""

import pytest

from tests.games.dungeon_fighter.cards import armour, foe, magic, sheet, weapon
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    SHIPPED,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    number,
    offered,
    person,
    table,
)
from undercroft.engine import Landing
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    ADD_DAMAGE,
    ARM,
    LOSE_GEAR,
    SING,
    TAKE_DIE,
    TAKE_WHITE,
    USE,
    USE_ON,
)

ALL_SPENT = {"spent": [RED, BLUE, GREEN]}
MISSES = ["table", "floor", "hole", "edge", "no-bounce"]


# Healing


@pytest.mark.rule("DF-ITEM-01")
def test_a_card_heals_one_hero_whoever_it_is() -> None:
    potion, draught = magic("heal-one", 3), magic("heal-one", 4)
    at = table(
        hero(life=5, gear=[potion, draught]),
        hero(life=7),
        hero(life=9),
        hero(life=0, fainted=True),
        foe=foe(40),
    )

    targets = [option.seat for option in offered(at) if option in USE_ON[number(at, potion)]]
    assert targets == [0, 1]
    choose(at, USE_ON[number(at, potion)][0], USE_ON[number(at, draught)][1])

    assert lives(at) == [8, 9, 9, 0]
    assert person(at).gear == []
    assert at.state.discards == [number(at, potion), number(at, draught)]
    assert asked(at) == "DF-COMBAT-04"


@pytest.mark.rule("DF-ITEM-02", "DF-RULING-41")
def test_a_card_heals_all_up_to_what_each_can_have() -> None:
    song = magic("heal-all", 3)
    at = table(
        hero(life=2, gear=[song]),
        hero(life=8),
        hero(life=2, scars=[RED, BLUE]),
        hero(life=0, fainted=True),
        foe=foe(40),
    )

    choose(at, USE[number(at, song)])

    assert lives(at) == [5, 9, 3, 0]
    assert person(at, 3).fainted
    assert person(at).gear == []


# Armour


@pytest.mark.rule("DF-ITEM-09")
@pytest.mark.parametrize(("value", "left"), [(1, 6), (3, 8), (4, 9), (6, 9)])
def test_reduced_damage_takes_its_number_off(value: int, left: int) -> None:
    hide = armour("reduced-damage", value)
    at = table(hero(gear=[hide]), hero(), foe=foe(40, 4), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert person(at).life == left
    assert person(at).gear == [number(at, hide)]


@pytest.mark.rule("DF-RULING-54")
def test_kept_armour_works_each_time_and_several_add_up() -> None:
    hides = [armour("reduced-damage", 1), armour("reduced-damage", 2)]
    at = table(hero(gear=hides), foe=foe(40, 5), script=[miss(), miss()])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert [event.damage for event in happened(at, ev.HeroHurt)] == [2, 2]
    assert len(person(at).gear) == 2


@pytest.mark.rule("DF-RULING-54")
def test_kept_armour_against_all_damage_is_not_used_up() -> None:
    plate = armour("no-damage")
    at = table(hero(gear=[plate]), foe=foe(40, 5), script=[miss(), miss()])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert lives(at) == [9]
    assert person(at).gear == [number(at, plate)]


@pytest.mark.rule("DF-ITEM-09")
def test_armour_protects_its_wearer_from_his_own_miss_only() -> None:
    at = table(
        hero(), hero(gear=[armour("reduced-damage", 2)]), foe=foe(40, 3), script=[miss(), hit(1)]
    )

    choose(at, TAKE_DIE[RED])

    assert lives(at) == [6, 9]


# Monsters


@pytest.mark.rule("DF-MONPOWER-01")
def test_a_monster_demands_a_throw_or_has_an_ability_but_not_both() -> None:
    box = SHIPPED.box
    foes = [box.foe(card) for card in (*box.monsters, *box.bosses)]

    assert any(one.throws for one in foes)
    assert any(one.ability for one in foes)
    assert not [one.id for one in foes if one.throws and one.ability]


@pytest.mark.rule("DF-MONPOWER-02")
@pytest.mark.parametrize("how", MISSES)
def test_a_miss_costs_a_card_of_the_throwers_choice(how: str) -> None:
    ring, blade = magic("heal-one", 3), weapon("blind")
    breaker = foe(40, 1, ability="destroy-equipment")
    at = table(hero(gear=[ring, blade]), hero(gear=[ring]), foe=breaker, script=[miss(how)])

    choose(at, TAKE_DIE[RED])
    if asked(at) == "DF-RULING-80":
        choose(at, offered(at)[0])
    assert at.waiting_for == (0,)
    assert offered(at) == [LOSE_GEAR[number(at, ring)], LOSE_GEAR[number(at, blade)]]
    choose(at, LOSE_GEAR[number(at, blade)])

    assert person(at).gear == [number(at, ring)]
    assert number(at, blade) in at.state.discards
    assert person(at, 1).gear == [number(at, ring)]


@pytest.mark.rule("DF-MONPOWER-02")
def test_nothing_is_destroyed_by_a_hit_or_where_there_is_nothing() -> None:
    blade = weapon("blind")
    breaker = foe(40, 1, ability="destroy-equipment")
    at = table(hero(gear=[blade]), hero(), foe=breaker, script=[hit(1), miss()])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert happened(at, ev.GearDestroyed) == []
    assert person(at).gear == [number(at, blade)]
    assert asked(at) == "DF-COMBAT-04"


@pytest.mark.rule("DF-MONPOWER-03", "DF-RULING-32")
@pytest.mark.parametrize(("life", "after"), [(1, 4), (9, 12), (10, 12), (12, 12)])
def test_a_miss_heals_the_monster_up_to_what_is_printed(life: int, after: int) -> None:
    troll = foe(12, 1, ability="heal", value=3)
    at = table(hero(), hero(), foe=troll, life=life, script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == after


@pytest.mark.rule("DF-MONPOWER-03")
def test_a_hit_heals_no_monster() -> None:
    at = table(hero(), hero(), foe=foe(12, 1, ability="heal", value=3), life=9, script=[hit(1)])

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 8


@pytest.mark.rule("DF-MONPOWER-05")
@pytest.mark.parametrize(
    ("landing", "before", "after"), [(miss(), 2, 1), (miss(), 1, 0), (miss(), 0, 0), (hit(1), 2, 2)]
)
def test_a_miss_costs_the_party_one_gold_if_it_has_any(
    landing: Landing, before: int, after: int
) -> None:
    thief = foe(40, 1, gold=3, ability="lose-gold")
    at = table(hero(), hero(), foe=thief, gold=before, script=[landing])

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == after
    assert fight_at(at).gold == 3


@pytest.mark.rule("DF-MONPOWER-08")
@pytest.mark.parametrize("section", [1, 4, 6, 10])
def test_a_horde_loses_one_wherever_the_die_lies(section: int) -> None:
    at = table(hero(), hero(), foe=foe(40, ability="horde"), script=[hit(section)])

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 39


@pytest.mark.rule("DF-MONPOWER-08")
def test_equipment_counts_against_a_horde() -> None:
    twice, blade, oil = weapon("spin", 0, times=2), weapon("blind", 3), magic("extra-damage", 4)
    at = table(
        hero(sheet("extra-damage"), gear=[twice, blade, oil]),
        hero(),
        foe=foe(40, ability="horde"),
        script=[hit(6, icon=True)],
    )

    choose(at, ARM[number(at, twice)], ARM[number(at, blade)], TAKE_DIE[RED])
    choose(at, ADD_DAMAGE[number(at, oil)])

    assert fight_at(at).life == 40 - (1 * 2 + 3 + 2 + 4)


@pytest.mark.rule("DF-RULING-30")
def test_a_ban_leaves_a_die_even_if_it_names_two_colours() -> None:
    box = SHIPPED.box
    bans = [box.foe(card).banned for card in (*box.monsters, *box.bosses) if box.foe(card).banned]
    assert {len(set(colours)) for colours in bans} <= {1, 2}
    assert bans

    two = foe(3, 1, ability="banned", banned=("red", "green"))
    at = table(
        hero(sheet(green="refrain")),
        foe=two,
        dice=1,
        setup={"withdrawing": False},
        script=[hit(1), hit(1, icon=True), hit(1)],
    )
    # The only die that is left was thrown without a question.
    assert [event.die for event in happened(at, ev.DieTaken)] == [BLUE]
    choose(at, TAKE_WHITE)
    assert happened(at, ev.ColourChosen)[0].colour == BLUE


@pytest.mark.rule("DF-MONPOWER-06", "DF-RULING-58")
def test_a_refrain_gives_a_banned_die_back() -> None:
    at = table(
        hero(sheet(blue="refrain")),
        foe=foe(40, 1, ability="banned", banned=("red",)),
        setup={"withdrawing": False},
        script=[hit(1, icon=True)],
    )
    assert offered(at) == [TAKE_DIE[BLUE], TAKE_DIE[GREEN]]

    choose(at, TAKE_DIE[BLUE], SING)

    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[GREEN]]
