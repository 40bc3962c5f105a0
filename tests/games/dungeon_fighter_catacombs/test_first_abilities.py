"""The abilities of Heroes of the first box, and what its monsters do. [DC-RULING-97]"""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import (
    armour,
    foe,
    relic,
    sheet,
    spendable,
    weapon,
)
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    Outcome,
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
    thrown,
    wait_for,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    GIVE_BEER,
    GUARD,
    HEAL_POINT,
    LET_LAPSE,
    LOSE_GEAR,
    PASS,
    RETRIEVE,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_NOW,
    UNLEASH,
    USE,
    USE_ABILITY,
    USE_ON,
)
from undercroft.games.dungeon_fighter_catacombs.state import Phase

pytestmark = pytest.mark.rule("DC-RULING-97", "DC-MIX-02")
USE_RED = USE_ABILITY[RED]


def used(kind: str, script: Sequence[Outcome], *others: Any, **more: Any) -> Table:
    """A Hero with a red ability of the first box throws the red die and uses the icon."""
    mine = {"life": more.pop("life_of_hero", 5), "gear": more.pop("gear", [])}
    heroes = [hero(sheet(red=kind), **mine), *(others or [hero(life=5)])]
    at = table(*heroes, **{"foe": foe(20, 2), "script": script, **more})
    return choose(at, TAKE_DIE[RED], USE_RED)


# Abilities


def test_a_flurry_throws_the_same_die_again_and_both_count() -> None:
    at = used("flurry", [hit(3, icon=True), hit(4, icon=True)])

    assert fight_at(at).life == 20 - 3 - 4
    assert fight_at(at).active == 1
    assert thrown(at)[1].called == "red"
    assert fight_at(at).spent == [RED]


def test_a_flurry_needs_a_hit_and_a_monster() -> None:
    at = used("flurry", [hit(3, icon=True)], foe=foe(3, 2))
    assert at.state.phase is not Phase.COMBAT

    at = table(hero(sheet(red="flurry")), hero(), foe=foe(20), script=[miss(icon=True)])
    choose(at, TAKE_DIE[RED])
    assert len(thrown(at)) == 1


def test_weapons_are_declared_anew_for_the_second_throw_of_a_flurry() -> None:
    blade = weapon(bonus=2)
    at = table(
        hero(sheet(red="flurry"), gear=[blade]),
        hero(),
        foe=foe(20),
        script=[hit(3, icon=True), hit(3)],
    )
    card = person(at).gear[0]
    choose(at, ARM[card], TAKE_DIE[RED], USE_RED, THROW_NOW)

    assert fight_at(at).life == 20 - 5 - 3


def test_extra_damage_adds_what_the_sheet_says_to_a_hit() -> None:
    assert fight_at(used("extra-damage", [hit(2, icon=True)])).life == 15


def test_aimed_damage_makes_any_section_worth_5() -> None:
    assert fight_at(used("aimed-damage", [hit(6, icon=True)])).life == 15


@pytest.mark.parametrize("kind", ["extra-damage", "aimed-damage", "blind-fury", "flurry"])
def test_abilities_for_a_hit_do_nothing_on_a_miss(kind: str) -> None:
    at = table(hero(sheet(red=kind)), hero(), foe=foe(20, 2), script=[miss(icon=True)])
    choose(at, TAKE_DIE[RED])

    assert lives(at) == [7, 9]
    assert fight_at(at).life == 20


def test_divine_intervention_of_the_first_box_is_spread() -> None:
    at = used("scattered-blessing", [hit(3, icon=True)], hero(life=5))
    choose(at, HEAL_POINT[0], HEAL_POINT[1], HEAL_POINT[1])

    assert lives(at) == [6, 7]
    assert fight_at(at).life == 17


def test_blind_fury_costs_a_life_and_doubles_the_damage() -> None:
    at = used("blind-fury", [hit(4, icon=True)])

    assert fight_at(at).life == 12
    assert lives(at) == [4, 5]


def test_blind_fury_may_take_the_last_life() -> None:
    at = used("blind-fury", [hit(4, icon=True)], life_of_hero=1)

    assert person(at).fainted
    assert fight_at(at).life == 12
    assert fight_at(at).active == 1


def test_a_monster_killed_with_the_last_life_of_all_is_dead_first() -> None:
    at = used(
        "blind-fury", [hit(4, icon=True)], hero(life=0, fainted=True), foe=foe(8), life_of_hero=1
    )

    assert at.state.phase is Phase.RESTING
    assert happened(at, ev.MonsterDefeated)


@pytest.mark.rule("DC-EQUIP-13", "DC-RULING-48")
@pytest.mark.parametrize("life", [8, 20])
def test_who_gave_the_last_life_may_be_healed_in_the_last_moment(life: int) -> None:
    salts = spendable("heal-one", 3)
    raging, helper = hero(sheet(red="blind-fury"), life=1), hero(gear=[salts])
    at = table(raging, helper, foe=foe(life), script=[hit(4, icon=True)])
    wait_for(at, "DC-COMBAT-06")
    choose(at, TAKE_DIE[RED], USE_RED)
    heal = USE_ON[number(at, salts)][0]
    assert (asked(at), offered(at)) == ("DC-EQUIP-13", [PASS, heal])
    choose(at, heal)

    assert lives(at) == [3, 9]
    assert not at.state.fell


@pytest.mark.rule("DC-EQUIP-13", "DC-RELIC-03")
def test_a_relic_heals_who_fell_winning() -> None:
    teapot = relic("heal-all", 1)
    at = used("blind-fury", [hit(4, icon=True)], foe=foe(8), life_of_hero=1, relics=[teapot])
    choose(at, USE[number(at, teapot)])

    assert lives(at) == [1, 6]
    assert not at.state.fell


@pytest.mark.parametrize("landed", [hit(1, icon=True), miss(icon=True)])
def test_mass_healing_heals_all(landed: Any) -> None:
    at = used("mass-healing", [landed], foe=foe(20, 0))

    assert lives(at) == [6, 6]


def test_a_living_target_makes_every_hit_deal_1_more() -> None:
    at = used("living-target", [hit(2, icon=True), hit(3), miss(), hit(1)])
    assert fight_at(at).life == 17

    choose(at, TAKE_DIE[GREEN])
    assert fight_at(at).life == 13


def test_larceny_brings_a_card_in_resting() -> None:
    stolen = weapon(bonus=3)
    at = used("larceny", [hit(9 - 3, icon=True), stolen], foe=foe(6, 2), pile=[stolen])

    (found,) = happened(at, ev.GearFound)
    assert found.why == "DC-RULING-97"
    assert len(happened(at, ev.TheftPlanned)) == 1


def test_larceny_finds_nothing_in_an_empty_deck() -> None:
    at = used("larceny", [hit(6, icon=True)], foe=foe(6, 2), pile=[])

    assert len(happened(at, ev.NoCardLeft)) == 1


def test_metamorphosis_takes_2_off_the_damage_and_no_more() -> None:
    script = [miss(icon=True), miss(), miss()]
    at = used("metamorphosis", script, foe=foe(20, 3))
    assert lives(at) == [4, 5]

    choose(at, TAKE_DIE[GREEN])
    assert lives(at)[1] == 4


def test_retrieving_hurts_whatever_the_monster_was_turned_into() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(20, 3, level=2),
        fight={**ALL_SPENT, "toad": True, "beer": 0},
    )
    choose(at, RETRIEVE)

    assert lives(at) == [7, 7]


@pytest.mark.parametrize(("landed", "left"), [(hit(1, icon=True), 15), (miss(icon=True), 16)])
def test_a_sworn_foe_is_hurt_by_a_miss_too(landed: Any, left: int) -> None:
    at = used("sworn-foe", [landed], foe=foe(20, 2, type="beast"))

    assert fight_at(at).life == left


@pytest.mark.parametrize(("landed", "left"), [(hit(1, icon=True), 19), (miss(icon=True), 20)])
def test_a_sworn_foe_is_of_one_type(landed: Any, left: int) -> None:
    assert fight_at(used("sworn-foe", [landed])).life == left


def test_a_sworn_foe_that_dies_of_a_miss_strikes_no_more() -> None:
    at = used("sworn-foe", [miss(icon=True)], foe=foe(4, 2, type="beast"))

    assert lives(at) == [5, 5]
    assert happened(at, ev.MonsterDefeated)


def test_no_damage_spares_the_thrower_of_a_miss() -> None:
    assert lives(used("no-damage", [miss(icon=True)])) == [5, 5]


def test_a_pickpocket_of_the_first_box_finds_2_gold() -> None:
    assert used("deep-pockets", [miss(icon=True)], gold=1).state.gold == 3


def test_beer_keeps_one_hero_from_all_damage_of_the_monster() -> None:
    at = used("beer", [miss(icon=True), miss(), miss()])
    choose(at, GIVE_BEER[1])
    assert lives(at) == [3, 5]

    choose(at, TAKE_DIE[GREEN])
    assert lives(at)[1] == 5
    (told,) = happened(at, ev.BeerGiven)
    assert (told.who, told.whom, told.own) == (0, 1, 0)


def test_a_ballad_costs_1_gold_and_takes_what_is_special() -> None:
    at = used(
        "refrain", [hit(1, icon=True), hit(1), hit(1)], gold=2, foe=foe(20, throws=("nose-shot",))
    )
    assert at.state.gold == 1
    assert thrown(at)[0].conditions == ("nose-shot",)

    choose(at, TAKE_DIE[GREEN])
    assert thrown(at)[1].conditions == ()


@pytest.mark.parametrize(
    "at",
    [
        {"gold": 0, "foe": foe(20, ability="toxic")},
        {"gold": 5, "foe": foe(20)},
        {"gold": 5, "foe": foe(20, ability="toxic"), "fight": {"song": True}},
    ],
)
def test_there_is_no_ballad_without_gold_or_without_a_reason(at: dict[str, Any]) -> None:
    game = table(hero(sheet(red="refrain")), hero(), script=[hit(1, icon=True)], **at)
    choose(game, TAKE_DIE[RED])

    assert not happened(game, ev.RefrainSung)
    assert fight_at(game).life == 19


def test_a_seduced_monster_follows_and_strikes_with_its_damage_after_an_own_throw() -> None:
    script: list[Outcome] = [hit(2), hit(3), miss()]
    at = table(
        hero(sheet(red="seduction"), charmed=[foe(9, 3, level=4)]),
        hero(),
        foe=foe(20),
        script=script,
    )
    (card,) = person(at).charmed
    assert UNLEASH[card] not in offered(at)

    choose(at, TAKE_DIE[RED])
    assert UNLEASH[card] in offered(at)
    choose(at, UNLEASH[card])
    assert fight_at(at).life == 20 - 2 - 3
    assert UNLEASH[card] not in offered(at, 1)


def test_seduction_wins_the_monster() -> None:
    at = used("seduction", [hit(6, icon=True)], foe=foe(6))

    (told,) = happened(at, ev.MonsterCharmed)
    assert person(at).charmed == [told.foe]


# Equipment


def test_a_weapon_may_multiply_what_the_section_is_worth() -> None:
    at = table(hero(gear=["siege-beanbag"]), hero(), foe=foe(20), script=[hit(4)])
    (card,) = person(at).gear
    choose(at, ARM[card], TAKE_DIE[RED])

    assert thrown(at)[0].conditions == ("seated",)
    assert fight_at(at).life == 12


def test_riposte_of_the_first_box_gives_back_what_was_taken() -> None:
    at = table(hero(gear=[armour("mirror")]), hero(), foe=foe(20, 3), script=[miss()])
    (card,) = person(at).gear
    choose(at, TAKE_DIE[RED], GUARD[card])

    assert (fight_at(at).life, lives(at)[0]) == (17, 6)
    assert person(at).used == [card]


def test_armor_of_the_first_box_that_is_used_up_is_discarded() -> None:
    at = table(hero(gear=[armour("no-damage", once=True)]), hero(), foe=foe(20, 3), script=[miss()])
    (card,) = person(at).gear
    choose(at, TAKE_DIE[RED], GUARD[card])

    assert lives(at) == [9, 9]
    assert (person(at).gear, person(at).used) == ([], [])


def test_a_spendable_may_prevent_the_damage_of_an_own_miss() -> None:
    at = table(hero(gear=[spendable("no-damage")]), hero(), foe=foe(20, 3), script=[miss()])
    (card,) = person(at).gear
    choose(at, TAKE_DIE[RED], GUARD[card])

    assert lives(at) == [9, 9]
    assert person(at).gear == []


# Monsters


def test_a_small_target_makes_a_miss_of_a_1() -> None:
    at = table(hero(), hero(), foe=foe(20, 2, ability="small-target"), script=[hit(1), hit(2)])
    choose(at, TAKE_DIE[RED])
    assert (fight_at(at).life, lives(at)) == (20, [7, 9])
    assert happened(at, ev.DieMissed)[0].reason == "small"


def test_a_horde_takes_1_whatever_is_hit_besides_what_is_added() -> None:
    at = table(hero(gear=[weapon(bonus=2)]), hero(), foe=foe(20, ability="horde"), script=[hit(6)])
    choose(at, ARM[person(at).gear[0]], TAKE_DIE[RED])

    assert fight_at(at).life == 17


def test_focused_damage_counts_against_a_horde() -> None:
    at = used("focused-damage", [hit(1, icon=True)], foe=foe(20, ability="horde"))

    assert fight_at(at).life == 15


def test_a_monster_that_heals_does_so_on_a_miss_up_to_its_life() -> None:
    sick = foe(20, 1, ability="heal", value=2)
    at = table(hero(), hero(), foe=sick, life=19, script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 20
    (told,) = happened(at, ev.MonsterHealed)
    assert told.amount == 1


@pytest.mark.parametrize(("gold", "left"), [(2, 1), (0, 0)])
def test_sticky_fingers_cost_gold_on_a_miss(gold: int, left: int) -> None:
    thief = foe(20, 1, ability="lose-gold")
    at = table(hero(), hero(), foe=thief, gold=gold, script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert at.state.gold == left


def test_a_card_is_destroyed_on_a_miss() -> None:
    moth = foe(20, 1, ability="destroy-equipment")
    at = table(hero(gear=[weapon(), armour("keep-die")]), hero(), foe=moth, script=[miss()])
    first, second = person(at).gear
    choose(at, TAKE_DIE[RED])
    assert set(offered(at)) == {LOSE_GEAR[first], LOSE_GEAR[second]}

    choose(at, LOSE_GEAR[first])
    assert person(at).gear == [second]
    assert happened(at, ev.GearDestroyed)


def test_a_charmed_monster_may_be_destroyed_instead() -> None:
    moth = foe(20, 1, ability="destroy-equipment")
    at = table(hero(charmed=[foe(3)]), hero(), foe=moth, script=[miss()])
    (card,) = person(at).charmed
    choose(at, TAKE_DIE[RED])
    while person(at).charmed:
        option = LOSE_GEAR[card] if LOSE_GEAR[card] in offered(at) else offered(at)[0]
        choose(at, option)

    assert card in at.state.beaten


def test_a_critical_miss_hurts_all_others_too() -> None:
    imp = foe(20, 2, ability="critical-failure")
    script: list[Outcome] = [miss()]
    at = table(hero(gear=[armour("no-damage")]), hero(), hero(), foe=imp, script=script)
    choose(at, TAKE_DIE[RED], GUARD[person(at).gear[0]])

    assert lives(at) == [9, 7, 7]
    assert len(happened(at, ev.CriticalFailure)) == 1


def test_all_may_faint_of_a_critical_miss() -> None:
    imp = foe(20, 2, ability="critical-failure")
    at = table(hero(life=2), hero(life=1), foe=imp, script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert at.is_over
    assert at.state.won is False


def test_beer_helps_against_a_critical_miss_of_another() -> None:
    imp = foe(20, 2, ability="critical-failure")
    at = table(hero(), hero(), foe=imp, fight={"beer": 1, "toad": False}, script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert lives(at) == [7, 9]


def test_a_banned_die_can_not_be_thrown_nor_stand_for_its_color() -> None:
    clerk = foe(20, 1, ability="banned", banned=("green",))
    at = table(
        hero(sheet(red="flurry", green="extra-damage", blue="piercing-damage")),
        hero(),
        foe=clerk,
        fight={"spent": [RED, BLUE]},
        script=[hit(1, icon=True)],
    )
    assert set(offered(at)) == {TAKE_WHITE, RETRIEVE}

    choose(at, TAKE_WHITE)
    assert set(offered(at)) == {LET_LAPSE, USE_ABILITY[RED], USE_ABILITY[BLUE]}


def test_a_ballad_gives_a_banned_die_back() -> None:
    clerk = foe(20, 1, ability="banned", banned=("green",))
    spent = {"spent": [RED], "song": True}
    at = table(hero(), hero(), foe=clerk, fight=spent)

    assert set(offered(at)) == {TAKE_DIE[GREEN], TAKE_DIE[BLUE]}


def test_a_fainted_thrower_is_followed_by_what_the_monster_does() -> None:
    thief = foe(20, 2, ability="lose-gold")
    at = table(hero(life=1), hero(), foe=thief, gold=3, script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert person(at).fainted
    assert at.state.gold == 2
