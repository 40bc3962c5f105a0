"""The order inside one attack, and what a second try does to it. [DF-RULING-14]"""

import pytest

from tests.games.dungeon_fighter.cards import armour, foe, magic, sheet, weapon
from tests.games.dungeon_fighter.cards import boss as a_boss
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    all_choose,
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
    vote,
)
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    ADD_DAMAGE,
    ARM,
    DEAL_DAMAGE,
    HOLD,
    KEEP_THROW,
    LOSE_GEAR,
    PASS,
    PICK_COLOUR,
    PREVENT,
    RAGE,
    RETHROW,
    RETHROW_WITH,
    STAY_CALM,
    STOP_THERE,
    SUFFER,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_AGAIN,
    THROW_NOW,
    UNLEASH,
    USE,
    USE_ON,
    PickColour,
)

ALL_SPENT = {"spent": [RED, BLUE, GREEN]}


# Second tries


@pytest.mark.rule("DF-POWER-20", "DF-RULING-17")
def test_a_re_throw_cancels_a_miss_and_what_it_costs() -> None:
    at = table(
        hero(sheet("re-throw")),
        hero(),
        foe=foe(20, 3, ability="lose-gold"),
        script=[miss(icon=True), hit(4)],
    )

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [KEEP_THROW, RETHROW]
    choose(at, RETHROW)

    assert lives(at) == [9, 9]
    assert at.state.gold == 2
    assert fight_at(at).life == 16
    assert fight_at(at).spent == [RED]


@pytest.mark.rule("DF-RULING-18")
def test_a_re_throw_may_trigger_again() -> None:
    icons = [hit(1, icon=True), hit(1, icon=True), hit(5)]
    at = table(hero(sheet("re-throw")), hero(), foe=foe(20), script=icons)

    choose(at, TAKE_DIE[RED], RETHROW, RETHROW)

    assert fight_at(at).life == 15


@pytest.mark.rule("DF-RULING-17")
def test_weapons_are_chosen_anew_for_a_second_try() -> None:
    blade, flail = weapon("blind", 3), weapon("spin", 1)
    at = table(
        hero(sheet("re-throw"), gear=[blade, flail]),
        hero(),
        foe=foe(20),
        script=[miss("blind", icon=True), hit(2)],
    )

    choose(at, ARM[number(at, blade)], TAKE_DIE[RED], RETHROW)
    assert offered(at) == [THROW_NOW, ARM[number(at, blade)], ARM[number(at, flail)]]
    choose(at, ARM[number(at, flail)], THROW_NOW)

    assert happened(at, ev.DieTaken)[-1].throws == ("condition-spin",)
    assert fight_at(at).life == 20 - 2 - 1


@pytest.mark.rule("DF-ITEM-03", "DF-RULING-19")
def test_a_card_throws_again_for_who_holds_it() -> None:
    clover = magic("re-throw")
    at = table(hero(gear=[clover]), hero(gear=[clover]), foe=foe(20), script=[miss(), hit(2)])

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [KEEP_THROW, RETHROW_WITH[number(at, clover)]]
    choose(at, RETHROW_WITH[number(at, clover)])

    assert lives(at) == [9, 9]
    assert person(at, 0).gear == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DF-POWER-01", "DF-POWER-02", "DF-RULING-20")
def test_a_flurry_deals_twice_and_a_miss_keeps_the_first() -> None:
    at = table(
        hero(sheet("flurry")), hero(), foe=foe(20, 2), script=[hit(4, icon=True), miss(icon=True)]
    )

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [THROW_AGAIN, STOP_THERE]
    assert fight_at(at).life == 16
    choose(at, THROW_AGAIN)

    assert fight_at(at).life == 16
    assert person(at).life == 7
    assert at.waiting_for == (1,)


@pytest.mark.rule("DF-POWER-03", "DF-RULING-20")
def test_a_flurry_does_not_follow_a_flurry_but_a_fatal_blow_may() -> None:
    icons = [hit(4, icon=True), hit(4, icon=True)]
    at = table(hero(sheet("flurry")), hero(), foe=foe(20), script=icons)
    choose(at, TAKE_DIE[RED], THROW_AGAIN)
    assert fight_at(at).life == 12
    assert at.waiting_for == (1,)

    icons = [hit(4, icon=True), hit(10, icon=True)]
    at = table(hero(sheet("flurry")), hero(), foe=foe(50), script=icons)
    choose(at, TAKE_DIE[RED], THROW_AGAIN)
    assert happened(at, ev.FatalBlow)


@pytest.mark.rule("DF-RULING-20")
def test_a_flurry_whose_first_throw_kills_has_no_second() -> None:
    at = table(hero(sheet("flurry")), hero(), foe=foe(4), script=[hit(4, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert happened(at, ev.MonsterDefeated)
    assert happened(at, ev.FlurryBegan) == []


@pytest.mark.rule("DF-RULING-21", "DF-BONUS-01")
def test_a_white_die_thrown_again_is_one_use_and_gets_a_colour_anew() -> None:
    at = table(
        hero(sheet("re-throw", blue="extra-damage")),
        hero(),
        foe=foe(20),
        dice=2,
        fight=ALL_SPENT,
        script=[hit(1, icon=True), hit(3, icon=True)],
    )

    choose(at, TAKE_WHITE)
    assert offered(at) == list(PICK_COLOUR)
    choose(at, PICK_COLOUR[RED], RETHROW, PICK_COLOUR[BLUE])

    assert fight_at(at).life == 20 - 3 - 2
    assert at.state.dice == 1
    assert fight_at(at).white == 1


# Fatal Blow


@pytest.mark.rule("DF-COMBAT-12", "DF-RULING-24")
def test_a_fatal_blow_needs_the_symbol_and_nothing_else() -> None:
    horde = foe(50, ability="horde")
    at = table(hero(scars=[RED]), hero(), foe=horde, script=[hit(10, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert happened(at, ev.MonsterDefeated)

    at = table(hero(), hero(), foe=foe(50), script=[hit(10)])
    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life == 40

    at = table(hero(), hero(), foe=foe(50), script=[hit(6, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life <= 44
    assert happened(at, ev.FatalBlow) == []


@pytest.mark.rule("DF-COMBAT-13", "DF-BOSS-08")
def test_a_fatal_blow_ends_the_boss() -> None:
    at = table(hero(), boss=a_boss(30), script=[hit(10, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert at.is_over
    assert at.state.won


@pytest.mark.rule("DF-RULING-23")
def test_a_fatal_blow_triggers_the_ability_too() -> None:
    blade = weapon("blind", 2)
    at = table(
        hero(sheet("divine-intervention"), life=1, gear=[blade]),
        hero(life=1),
        foe=foe(50),
        script=[hit(10, icon=True)],
    )

    choose(at, ARM[number(at, blade)], TAKE_DIE[RED])

    # 10 and 2 points for the 16 that are missing: handed out one by one.
    assert asked(at) == "DF-POWER-07"


@pytest.mark.rule("DF-RULING-29", "DF-MONPOWER-04", "DF-THROW-06")
def test_zone_1_of_a_small_target_is_a_miss_in_all_respects() -> None:
    at = table(
        hero(),
        hero(),
        foe=foe(50, 2, ability="small-target"),
        script=[hit(1), miss("edge"), hit(2)],
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN])

    assert lives(at) == [7, 7]
    assert [event.reason for event in happened(at, ev.DieMissed)] == ["small", "edge"]
    assert fight_at(at).life == 48


# Blind fury, the last HP


@pytest.mark.rule("DF-POWER-09", "DF-RULING-38")
def test_the_last_hp_wins_a_fight() -> None:
    at = table(hero(sheet("blind-fury"), life=1), foe=foe(6), script=[hit(3, icon=True)])

    choose(at, TAKE_DIE[RED], RAGE)

    assert not at.is_over
    assert happened(at, ev.MonsterDefeated)
    assert happened(at, ev.HeroFainted)
    assert asked(at) == "DF-RULING-43"


@pytest.mark.rule("DF-RULING-38")
def test_the_last_hp_is_lost_for_nothing_if_the_monster_lives() -> None:
    at = table(hero(sheet("blind-fury"), life=1), foe=foe(7), script=[hit(3, icon=True)])

    choose(at, TAKE_DIE[RED], RAGE)

    assert at.is_over
    assert not at.state.won


@pytest.mark.rule("DF-POWER-09")
def test_fury_is_a_choice() -> None:
    at = table(hero(sheet("blind-fury")), hero(), foe=foe(20), script=[hit(3, icon=True)])

    choose(at, TAKE_DIE[RED], STAY_CALM)

    assert fight_at(at).life == 17
    assert lives(at) == [9, 9]


# Misses


@pytest.mark.rule("DF-RULING-15")
@pytest.mark.parametrize(("kind", "left"), [("metamorphosis", 8), ("beer", 9), ("no-damage", 9)])
def test_abilities_help_against_the_miss_that_triggers_them(kind: str, left: int) -> None:
    at = table(hero(sheet(kind)), foe=foe(20, 3), script=[miss(icon=True)])

    choose(at, TAKE_DIE[RED])

    assert person(at).life == left


@pytest.mark.rule("DF-RULING-15")
def test_a_refrain_lifts_what_the_same_miss_would_do() -> None:
    at = table(
        hero(sheet("refrain")),
        foe=foe(20, 1, ability="critical-failure"),
        script=[miss(icon=True)],
        setup={"leader_decides": True},
    )
    choose(at, TAKE_DIE[RED])

    assert asked(at) == "DF-POWER-32"


@pytest.mark.rule("DF-POWER-19", "DF-RULING-16", "DF-RULING-27")
def test_a_sworn_enemy_can_be_killed_by_a_miss() -> None:
    beast = foe(4, 5, type="beast")
    at = table(
        hero(sheet("sworn-enemy"), life=1),
        hero(),
        foe=beast,
        fight={"target": True},
        script=[miss(icon=True)],
    )

    choose(at, TAKE_DIE[RED])

    assert happened(at, ev.DamageDealt)[0].parts == (("ability-sworn-enemy", 4),)
    assert happened(at, ev.MonsterDefeated)
    assert person(at).life == 1


@pytest.mark.rule("DF-RULING-14")
def test_the_monster_acts_though_the_thrower_fainted() -> None:
    breaker = foe(20, 9, ability="destroy-equipment")
    ring = magic("heal-one", 3)
    at = table(hero(gear=[ring, weapon("blind")]), hero(), foe=breaker, script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert person(at).fainted
    assert asked(at) == "DF-MONPOWER-02"
    choose(at, LOSE_GEAR[number(at, ring)])
    assert person(at).gear == [number(at, weapon("blind"))]


@pytest.mark.rule("DF-ITEM-07", "DF-RULING-39")
def test_a_riposte_gives_back_what_was_taken_even_in_a_faint() -> None:
    spikes, hide = armour("riposte"), armour("reduced-damage", 1)
    at = table(hero(life=2, gear=[spikes, hide]), hero(), foe=foe(20, 4), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert person(at).fainted
    assert happened(at, ev.Riposted)[0].damage == 3
    assert fight_at(at).life == 17


@pytest.mark.rule("DF-RULING-39")
def test_the_last_hero_loses_before_his_riposte() -> None:
    at = table(hero(life=2, gear=[armour("riposte")]), foe=foe(2, 2), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert at.is_over
    assert not at.state.won
    assert happened(at, ev.Riposted) == []


@pytest.mark.rule("DF-MONPOWER-07", "DF-RULING-33")
def test_a_critical_failure_hits_all_each_with_what_protects_him() -> None:
    spikes = armour("riposte")
    at = table(
        hero(gear=[armour("reduced-damage", 2)]),
        hero(gear=[armour("reduced-damage", 2)]),
        hero(gear=[spikes]),
        hero(),
        foe=foe(20, 3, ability="critical-failure"),
        fight={"beer": 3},
        script=[miss()],
    )

    choose(at, TAKE_DIE[RED])

    assert lives(at) == [8, 6, 6, 9]
    assert fight_at(at).life == 17


@pytest.mark.rule("DF-RULING-34", "DF-ITEM-05", "DF-RULING-80")
def test_a_card_against_damage_is_spent_before_the_monster_breaks_things() -> None:
    shield = armour("no-damage", once=True)
    breaker = foe(20, 4, ability="destroy-equipment")
    at = table(hero(gear=[shield]), hero(), foe=breaker, script=[miss()])

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [SUFFER, PREVENT[number(at, shield)]]
    choose(at, PREVENT[number(at, shield)])

    assert person(at).life == 9
    assert happened(at, ev.GearDestroyed) == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DF-RULING-80")
def test_healing_counts_before_the_damage_and_stops_at_the_cap() -> None:
    potion = magic("heal-one", 3)
    at = table(hero(life=8), hero(gear=[potion]), foe=foe(20, 4), script=[miss()])

    choose(at, HOLD, TAKE_DIE[RED])
    assert asked(at) == "DF-RULING-80"
    choose(at, USE_ON[number(at, potion)][0])

    assert person(at).life == 5


@pytest.mark.rule("DF-RULING-53")
def test_cards_are_asked_for_before_and_after_a_throw_but_not_of_the_fainted() -> None:
    song = magic("heal-all", 2)
    at = table(
        hero(life=5),
        hero(gear=[song]),
        hero(gear=[magic("heal-one", 2)], life=0, fainted=True),
        foe=foe(20),
        script=[hit(1), hit(1)],
    )

    assert at.waiting_for == (1,)
    assert asked(at) == "DF-RULING-53"
    choose(at, PASS, TAKE_DIE[RED])
    assert at.waiting_for == (1,)
    choose(at, USE[number(at, song)])

    assert lives(at) == [7, 9, 0]
    assert asked(at) == "DF-COMBAT-04"


# Damage that is added


@pytest.mark.rule("DF-ITEM-04")
def test_a_damage_card_works_on_a_hit_only() -> None:
    oil = magic("extra-damage", 4)
    at = table(hero(gear=[oil]), hero(gear=[oil]), foe=foe(30), script=[hit(2), miss()])

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [DEAL_DAMAGE, ADD_DAMAGE[number(at, oil)]]
    choose(at, ADD_DAMAGE[number(at, oil)])
    assert fight_at(at).life == 24

    choose(at, TAKE_DIE[BLUE])
    assert asked(at) == "DF-COMBAT-04"
    assert at.waiting_for == (0,)


@pytest.mark.rule("DF-POWER-26", "DF-RULING-56")
def test_a_charmed_monster_adds_its_printed_damage_even_after_a_miss() -> None:
    ogre = foe(9, 5)
    at = table(
        hero(charmed=[ogre]), hero(), foe=foe(20), fight={"toad": True}, script=[miss("hole")]
    )

    choose(at, TAKE_DIE[RED], UNLEASH[number(at, ogre)])

    assert fight_at(at).life == 15
    assert person(at).charmed == []
    assert number(at, ogre) in at.state.beaten


@pytest.mark.rule("DF-POWER-05", "DF-POWER-06", "DF-RULING-26")
@pytest.mark.parametrize("section", [1, 6])
def test_aimed_damage_is_5_whatever_was_hit(section: int) -> None:
    blade = weapon("blind", 2)
    at = table(
        hero(sheet("aimed-damage"), gear=[blade]),
        hero(),
        foe=foe(30, ability="horde"),
        script=[hit(section, icon=True)],
    )

    choose(at, ARM[number(at, blade)], TAKE_DIE[RED])

    assert fight_at(at).life == 23


@pytest.mark.rule("DF-RULING-28")
def test_a_living_target_counts_at_once_if_the_throw_hits() -> None:
    at = table(
        hero(sheet("living-target", "living-target")),
        hero(sheet()),
        foe=foe(30),
        script=[hit(2, icon=True), miss(), hit(2, icon=True)],
    )

    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life == 27
    choose(at, TAKE_DIE[GREEN])
    assert fight_at(at).life == 27
    choose(at, TAKE_DIE[BLUE])
    assert fight_at(at).life == 24


# Beating


@pytest.mark.rule("DF-RULING-13")
def test_after_a_beating_the_next_conscious_hero_attacks_if_the_chooser_faints() -> None:
    at = table(hero(life=2), hero(life=1), hero(), foe=foe(20, 2), fight=ALL_SPENT)

    choose(at, TAKE_BEATING)

    assert [one.fainted for one in at.state.heroes] == [True, True, False]
    assert at.waiting_for == (2,)
    assert offered(at)[:3] == list(TAKE_DIE)


@pytest.mark.rule("DF-RULING-12", "DF-BOSS-05", "DF-BOSS-06")
def test_a_beating_is_forced_without_white_dice_but_never_offered_by_the_boss() -> None:
    off = {"withdrawing": False}
    at = table(hero(life=3), hero(), foe=foe(20, 3), dice=0, fight=ALL_SPENT, setup=off)
    # Nothing else could be chosen: the beating has been taken.
    assert lives(at) == [0, 6]
    assert at.state.defeated

    at = table(
        hero(), hero(), boss=a_boss(), dice=3, fight=ALL_SPENT, script=[miss(), miss(), miss()]
    )
    assert at.is_over
    assert happened(at, ev.BeatingTaken) == []


@pytest.mark.rule("DF-RULING-31", "DF-MONPOWER-06")
def test_a_banned_die_is_neither_thrown_nor_named_and_still_earns_a_white_one() -> None:
    ban = foe(6, 1, ability="banned", banned=("red",))
    at = table(
        hero(sheet("extra-damage", "metamorphosis", "refrain")),
        foe=ban,
        dice=2,
        setup={"withdrawing": False},
        script=[hit(1), hit(1), hit(1, icon=True), hit(3)],
    )
    assert offered(at) == [TAKE_DIE[BLUE], TAKE_DIE[GREEN]]
    choose(at, TAKE_DIE[BLUE])
    assert asked(at) == "DF-COMBAT-20"

    choose(at, TAKE_WHITE)
    colours = [one.colour for one in offered(at) if isinstance(one, PickColour)]
    assert colours == [BLUE, GREEN]
    choose(at, PICK_COLOUR[BLUE], TAKE_WHITE)
    assert at.state.dice == 0 + 1


@pytest.mark.rule("DF-RULING-06")
def test_a_vote_that_is_not_unanimous_is_the_leaders() -> None:
    at = table(hero(), hero(), leader=1, foe=foe(1), script=[hit(1)])
    choose(at, TAKE_DIE[RED])
    left, right = offered(at, 0)

    vote(at, left, right)

    assert at.waiting_for == (1,)
    assert offered(at) == [left, right]

    at = table(
        hero(),
        hero(),
        leader=1,
        foe=foe(1),
        monsters=[foe(2)],
        tower=(1, 0, 0, 0),
        script=[hit(1), foe(2)],
    )
    choose(at, TAKE_DIE[RED])
    all_choose(at, left)
    assert asked(at) == "DF-COMBAT-04"
