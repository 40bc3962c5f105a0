"""What the abilities of Heroes do, when they work and how long. [DF-ABILITY-01] to [DF-POWER-32]"""

import pytest

from tests.games.dungeon_fighter.cards import SWORN, ability, armour, foe, perilous, sheet, weapon
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
from undercroft.engine import Landing
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    ARM,
    DEAL_DAMAGE,
    END_TURN,
    ENTER_ROOM,
    GIVE_BEER,
    GIVE_TO,
    HEAL_POINT,
    LOSE_GEAR,
    PICK_COLOUR,
    PROPOSE_WITHDRAWAL,
    RAGE,
    SING,
    STAY_SILENT,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    UNLEASH,
    Hand,
)

ALL_SPENT = {"spent": [RED, BLUE, GREEN]}
LEFT = 3
"""A room that is next to the one in which tests fight."""


# In general


@pytest.mark.rule("DF-ABILITY-03")
@pytest.mark.parametrize(
    ("kind", "needs_hit"),
    [
        ("flurry", True),
        ("extra-damage", True),
        ("aimed-damage", True),
        ("divine-intervention", True),
        ("blind-fury", True),
        ("mass-healing", False),
        ("living-target", False),
        ("larceny", False),
        ("metamorphosis", False),
        ("sworn-enemy", False),
        ("re-throw", False),
        ("pickpocket", False),
        ("seduction", False),
        ("beer", False),
        ("refrain", False),
    ],
)
def test_an_ability_with_a_target_needs_a_hit(kind: str, needs_hit: bool) -> None:
    beast = foe(40, 1, type=SWORN, ability="lose-gold")
    at = table(hero(sheet(kind), life=5), hero(life=5), foe=beast, script=[miss(icon=True)])

    choose(at, TAKE_DIE[RED])

    is_asked = at.waiting_for != (1,)
    assert (bool(happened(at, ev.AbilityUsed)) or is_asked) != needs_hit


@pytest.mark.rule("DF-ABILITY-01")
def test_without_the_symbol_nothing_is_triggered() -> None:
    at = table(hero(sheet("blind-fury", "pickpocket")), hero(), foe=foe(40), script=[hit(3)])

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 37
    assert happened(at, ev.AbilityUsed) == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DF-ABILITY-04")
def test_abilities_work_against_the_boss() -> None:
    at = table(
        hero(sheet("extra-damage", "metamorphosis", "sworn-enemy")),
        boss=a_boss(40, 5, type=SWORN),
        script=[hit(1, icon=True), miss(icon=True), miss(icon=True), hit(1)],
        dice=1,
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    # The last Hero die and the white one are thrown without a question.
    assert happened(at, ev.DamageDealt)[0].damage == 1 + 2
    assert [event.damage for event in happened(at, ev.HeroHurt)][:2] == [3, 3]
    assert happened(at, ev.DamageDealt)[1].parts == (("ability-sworn-enemy", 4),)


@pytest.mark.rule("DF-ABILITY-05")
@pytest.mark.parametrize("scars", [[], [RED], [BLUE]])
def test_a_scar_covers_one_ability_only(scars: list[int]) -> None:
    card = sheet("pickpocket", "metamorphosis")
    at = table(hero(card, scars=scars), hero(), foe=foe(40), script=[hit(1, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == (2 if RED in scars else 4)


@pytest.mark.rule("DF-ABILITY-05")
def test_a_white_die_does_not_get_around_a_scar() -> None:
    at = table(
        hero(sheet("pickpocket"), scars=[RED]),
        hero(),
        foe=foe(40),
        dice=1,
        fight=ALL_SPENT,
        script=[hit(1, icon=True)],
    )

    choose(at, TAKE_WHITE, PICK_COLOUR[RED])

    assert at.state.gold == 2


# Damage


@pytest.mark.rule("DF-POWER-04")
@pytest.mark.parametrize("value", [1, 4])
def test_extra_damage_adds_its_number_to_a_hit(value: int) -> None:
    card = sheet(ability("extra-damage", value))
    script = [hit(2, icon=True), hit(2), miss(icon=True)]
    at = table(hero(card), hero(card), hero(card), foe=foe(40), script=script)

    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life == 40 - 2 - value
    choose(at, TAKE_DIE[GREEN])
    assert fight_at(at).life == 40 - 4 - value


@pytest.mark.rule("DF-POWER-17", "DF-POWER-18")
def test_a_sworn_enemy_is_hurt_each_time_and_others_never() -> None:
    icons = [hit(2, icon=True), miss(icon=True), hit(1, icon=True)]
    hater = sheet("sworn-enemy", "sworn-enemy", "sworn-enemy")
    dice = (TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN])
    at = table(hero(hater), foe=foe(40, 1, type=SWORN), script=icons)
    choose(at, *dice)
    assert fight_at(at).life == 40 - (2 + 4) - 4 - (1 + 4)

    at = table(hero(hater), foe=foe(40, 1), script=icons)
    choose(at, *dice)
    assert fight_at(at).life == 40 - 2 - 1


@pytest.mark.rule("DF-POWER-11", "DF-POWER-12")
def test_a_living_target_costs_one_more_each_hit_until_the_turn_ends() -> None:
    at = table(
        hero(sheet("living-target")),
        hero(sheet()),
        foe=foe(7),
        monsters=[foe(9)],
        tower=(1, 0, 0, 0),
        script=[miss(icon=True), hit(3), hit(2), foe(9), hit(1)],
    )

    choose(at, TAKE_DIE[RED])
    assert fight_at(at).target
    assert fight_at(at).life == 7
    choose(at, TAKE_DIE[GREEN])
    assert fight_at(at).life == 7 - 3 - 1
    choose(at, TAKE_DIE[BLUE])
    all_choose(at, offered(at, 0)[0])

    assert fight_at(at).card == number(at, foe(9))
    assert not fight_at(at).target
    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life == 8


@pytest.mark.rule("DF-RULING-25")
def test_factors_multiply_each_other_before_anything_is_added() -> None:
    twice, thrice = weapon("blind", 0, times=2), weapon("spin", 2, times=3)
    at = table(
        hero(sheet("blind-fury"), gear=[twice, thrice]),
        hero(),
        foe=foe(99),
        fight={"target": True},
        script=[hit(4, icon=True)],
    )

    arm = [ARM[number(at, card)] for card in (twice, thrice)]
    choose(at, *arm, TAKE_DIE[RED], RAGE)

    assert fight_at(at).life == 99 - (4 * 2 * 3 * 2 + 2 + 1)


@pytest.mark.rule("DF-RULING-25")
@pytest.mark.parametrize(("kind", "damage"), [("extra-damage", 1 + 2), ("aimed-damage", 5)])
def test_the_base_is_one_against_a_horde_unless_the_damage_is_aimed(kind: str, damage: int) -> None:
    horde = foe(40, ability="horde")
    at = table(hero(sheet(kind)), hero(), foe=horde, script=[hit(6, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 40 - damage


@pytest.mark.rule("DF-RULING-37")
def test_who_rages_feels_the_damage_of_a_later_miss() -> None:
    at = table(hero(sheet("blind-fury")), foe=foe(40, 3), script=[hit(2, icon=True), miss()])

    choose(at, TAKE_DIE[RED], RAGE)
    assert (fight_at(at).life, person(at).life) == (36, 8)
    choose(at, TAKE_DIE[BLUE])

    assert person(at).life == 5


# Life


@pytest.mark.rule("DF-POWER-07", "DF-RULING-40")
def test_divine_points_are_handed_out_one_by_one_and_more_than_the_monster_had() -> None:
    at = table(
        hero(sheet("divine-intervention"), life=5),
        hero(life=5),
        hero(life=0, fainted=True),
        foe=foe(40),
        life=1,
        script=[hit(3, icon=True)],
    )

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [HEAL_POINT[0], HEAL_POINT[1]]
    assert at.waiting_for == (0,)
    choose(at, HEAL_POINT[1], HEAL_POINT[0], HEAL_POINT[1])

    healed = [(event.target, event.amount) for event in happened(at, ev.HeroHealed)]
    assert healed == [(1, 1), (0, 1), (1, 1)]
    assert lives(at)[:2] == [6, 7]


@pytest.mark.rule("DF-POWER-07")
def test_divine_points_that_just_suffice_heal_all_and_nobody_is_asked() -> None:
    at = table(
        hero(sheet("divine-intervention"), life=7),
        hero(life=8),
        foe=foe(40),
        script=[hit(3, icon=True)],
    )

    choose(at, TAKE_DIE[RED])

    assert lives(at) == [9, 9]
    assert asked(at) != "DF-POWER-07"


@pytest.mark.rule("DF-POWER-07")
def test_a_horde_gives_little_to_heal_and_a_miss_nothing() -> None:
    at = table(
        hero(sheet("divine-intervention", "divine-intervention"), life=5),
        foe=foe(40, 1, ability="horde"),
        script=[hit(6, icon=True), miss(icon=True)],
    )

    choose(at, TAKE_DIE[RED])
    assert person(at).life == 6
    choose(at, TAKE_DIE[BLUE])
    assert person(at).life == 5


@pytest.mark.rule("DF-POWER-10", "DF-RULING-41")
@pytest.mark.parametrize("landing", [hit(1, icon=True), miss("floor", icon=True)])
def test_mass_healing_reaches_all_who_stand_up_to_what_they_can_have(landing: Landing) -> None:
    at = table(
        hero(sheet(ability("mass-healing", 3)), life=5),
        hero(life=8),
        hero(life=5, scars=[BLUE]),
        hero(life=0, fainted=True),
        foe=foe(40, 1),
        script=[landing],
    )

    choose(at, TAKE_DIE[RED])

    # The miss hurts after the healing.
    first = 8 - (landing.place == "floor")
    assert lives(at) == [first, 9, 6, 0]
    assert person(at, 3).fainted


@pytest.mark.rule("DF-POWER-21")
def test_no_damage_spares_from_a_miss_and_does_nothing_else() -> None:
    at = table(
        hero(sheet("no-damage", "no-damage")),
        hero(),
        foe=foe(40, 5),
        script=[miss("hole", icon=True), miss()],
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert lives(at) == [9, 4]
    assert happened(at, ev.HeroSpared)[0].cause == ("ability-no-damage",)


@pytest.mark.rule("DF-POWER-14", "DF-POWER-16", "DF-RULING-35")
@pytest.mark.parametrize(("damage", "left"), [(5, 3), (2, 0), (1, 0)])
def test_a_toad_does_two_less_but_not_four_less(damage: int, left: int) -> None:
    at = table(
        hero(sheet("metamorphosis", "metamorphosis")),
        foe=foe(40, damage),
        script=[hit(1, icon=True), miss(icon=True)],
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert person(at).life == 9 - left


@pytest.mark.rule("DF-POWER-16")
def test_the_next_monster_is_no_toad() -> None:
    at = table(
        hero(sheet("metamorphosis")),
        foe=foe(1),
        monsters=[foe(9, 3)],
        tower=(1, 0, 0, 0),
        script=[hit(1, icon=True), foe(9, 3), miss()],
    )

    choose(at, TAKE_DIE[RED], ENTER_ROOM[LEFT])
    assert not fight_at(at).toad
    choose(at, TAKE_DIE[RED])

    assert person(at).life == 6


@pytest.mark.rule("DF-POWER-28", "DF-POWER-29")
def test_the_beer_protects_one_hero_until_another_gets_it() -> None:
    at = table(
        hero(sheet("beer", "beer")),
        hero(sheet("beer", "beer")),
        foe=foe(40, 3),
        dice=3,
        script=[hit(1, icon=True), miss(), miss(icon=True), miss(), miss()],
        setup={"withdrawing": False},
    )

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [GIVE_BEER[0], GIVE_BEER[1]]
    choose(at, GIVE_BEER[1], TAKE_DIE[GREEN])
    assert lives(at) == [9, 9]
    # The first Hero throws the last die, misses, and moves the token to himself.
    assert fight_at(at).spent == [RED, GREEN, BLUE]
    assert asked(at) == "DF-POWER-28"
    choose(at, GIVE_BEER[0])
    assert lives(at) == [9, 9]
    choose(at, TAKE_WHITE, TAKE_WHITE)

    assert lives(at) == [9, 6]


@pytest.mark.rule("DF-POWER-31")
def test_the_beer_is_gone_in_the_next_combat() -> None:
    at = table(
        hero(),
        foe=foe(1),
        monsters=[foe(9, 3)],
        tower=(1, 0, 0, 0),
        fight={"beer": 0},
        script=[hit(1), foe(9, 3), miss()],
    )

    choose(at, TAKE_DIE[RED], ENTER_ROOM[LEFT], TAKE_DIE[RED])

    assert person(at).life == 6


@pytest.mark.rule("DF-RULING-36")
def test_beer_and_armour_do_not_stop_what_is_paid() -> None:
    at = table(
        hero(sheet("blind-fury"), gear=[armour("no-damage"), armour("reduced-damage", 2)]),
        hero(),
        foe=foe(40, 3),
        fight={"beer": 0},
        script=[hit(2, icon=True)],
    )

    choose(at, TAKE_DIE[RED], RAGE)

    assert lives(at) == [8, 9]


# The Treasury and cards


@pytest.mark.rule("DF-POWER-22", "DF-RULING-57")
@pytest.mark.parametrize("landing", [hit(1, icon=True), miss(icon=True)])
def test_a_pickpocket_brings_two_gold_and_leaves_the_loot(landing: Landing) -> None:
    at = table(hero(sheet("pickpocket")), hero(), foe=foe(40, gold=1), gold=0, script=[landing])

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == 2
    assert fight_at(at).gold == 1


@pytest.mark.rule("DF-POWER-13")
def test_each_larceny_brings_a_card_when_the_turn_ends() -> None:
    thief = sheet("larceny", "larceny")
    first, second = weapon("blind"), weapon("spin")
    at = table(
        hero(thief),
        hero(thief),
        foe=foe(2),
        pile=[first, second, weapon("leg")],
        script=[miss(icon=True), hit(2, icon=True), first, second],
    )

    choose(at, TAKE_DIE[RED])
    assert fight_at(at).thefts == 1
    assert person(at).gear == []
    choose(at, TAKE_DIE[BLUE])
    assert asked(at) == "DF-RULING-51"
    all_choose(at, GIVE_TO[1], GIVE_TO[0])

    assert person(at, 1).gear == [number(at, first)]
    assert person(at, 0).gear == [number(at, second)]
    assert len(at.state.equipment) == 1


@pytest.mark.rule("DF-POWER-23", "DF-POWER-24", "DF-POWER-25", "DF-POWER-27", "DF-RULING-79")
def test_a_charmed_monster_is_kept_beside_the_equipment() -> None:
    bare = sheet("seduction", slots=(0, 0, 0))
    pet = foe(9, 5)
    at = table(hero(bare, charmed=[pet]), hero(), foe=foe(3, gold=2), script=[hit(3, icon=True)])

    choose(at, TAKE_DIE[RED])
    assert offered(at) == [DEAL_DAMAGE, UNLEASH[number(at, pet)]]
    choose(at, DEAL_DAMAGE)

    assert person(at).charmed == [number(at, pet), number(at, foe(3, gold=2))]
    assert at.state.beaten == []
    assert at.state.gold == 2 + 2
    assert asked(at) == "DF-MOVE-06"


@pytest.mark.rule("DF-POWER-23")
def test_the_charm_does_not_last_if_the_monster_is_left() -> None:
    at = table(
        hero(sheet("seduction")),
        foe=foe(40),
        monsters=[foe(2)],
        tower=(1, 0, 0, 0),
        script=[hit(1, icon=True), foe(2), hit(2)],
    )

    choose(at, TAKE_DIE[RED], PROPOSE_WITHDRAWAL, TAKE_DIE[BLUE])

    assert person(at).charmed == []
    assert at.state.beaten == [number(at, foe(2))]


@pytest.mark.rule("DF-RULING-55")
def test_the_last_who_charms_gets_the_monster_and_keeps_it_to_himself() -> None:
    seducer = sheet("seduction", "seduction")
    at = table(
        hero(seducer),
        hero(seducer),
        foe=foe(2),
        script=[miss(icon=True), hit(2, icon=True)],
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert [one.charmed for one in at.state.heroes] == [[], [number(at, foe(2))]]
    assert not happened(at, ev.CardHanded)
    for seat in at.waiting_for:
        assert not any(isinstance(option, Hand) for option in at.options(seat))


@pytest.mark.rule("DF-RULING-55")
def test_a_charmed_monster_is_not_traded_but_can_be_destroyed() -> None:
    pet, blade = foe(9, 5), weapon("blind")
    breaker = foe(2, 1, ability="destroy-equipment")
    at = table(
        hero(charmed=[pet], gear=[blade]),
        hero(),
        foe=breaker,
        script=[miss(), hit(2)],
    )

    choose(at, TAKE_DIE[RED], DEAL_DAMAGE)
    assert offered(at) == [LOSE_GEAR[number(at, blade)], LOSE_GEAR[number(at, pet)]]
    choose(at, LOSE_GEAR[number(at, pet)], TAKE_DIE[BLUE])

    assert person(at).charmed == []
    assert at.state.discards == []
    assert asked(at) == "DF-ENDTURN-11"
    hands = [option for option in at.options(0) if isinstance(option, Hand)]
    assert {option.gear for option in hands} == {number(at, blade)}
    assert END_TURN in at.options(0)


# The Refrain


@pytest.mark.rule("DF-POWER-32")
@pytest.mark.parametrize("landing", [hit(2, icon=True), miss(icon=True)])
def test_a_paid_refrain_silences_the_monster_for_this_combat(landing: Landing) -> None:
    greedy = foe(40, 1, ability="lose-gold")
    at = table(
        hero(sheet("refrain", "refrain")), hero(), foe=greedy, gold=3, script=[landing, miss()]
    )

    choose(at, TAKE_DIE[RED])
    assert asked(at) == "DF-POWER-32"
    all_choose(at, SING)
    assert at.state.gold == 2
    choose(at, TAKE_DIE[GREEN])

    assert at.state.gold == 2
    assert happened(at, ev.GoldLost) == []


@pytest.mark.rule("DF-RULING-58")
def test_the_party_may_keep_its_gold_or_have_none() -> None:
    horde = foe(40, 1, ability="horde")
    at = table(hero(sheet("refrain")), hero(), foe=horde, script=[hit(6, icon=True)], gold=1)
    choose(at, TAKE_DIE[RED])
    vote(at, SING, STAY_SILENT)
    assert at.waiting_for == (0,)
    choose(at, STAY_SILENT)
    assert (at.state.gold, fight_at(at).life, fight_at(at).song) == (1, 39, False)

    at = table(hero(sheet("refrain")), hero(), foe=horde, script=[hit(6, icon=True)], gold=0)
    choose(at, TAKE_DIE[RED])
    assert (at.state.gold, fight_at(at).life, at.waiting_for) == (0, 39, (1,))


@pytest.mark.rule("DF-RULING-58")
def test_a_refrain_lifts_the_throw_of_the_monster_but_not_of_the_room() -> None:
    at = table(
        hero(sheet("refrain")),
        hero(),
        foe=foe(40, throws=("flick",)),
        room=perilous("double"),
        script=[hit(1, icon=True), hit(1)],
    )

    choose(at, TAKE_DIE[RED])
    all_choose(at, SING)
    choose(at, TAKE_DIE[BLUE])

    first, second = happened(at, ev.DieTaken)
    assert set(first.throws) == {"condition-flick", "condition-double"}
    assert second.throws == ("condition-double",)


@pytest.mark.rule("DF-POWER-15", "DF-POWER-30")
def test_tokens_do_not_help_against_a_beating_that_makes_faint() -> None:
    at = table(
        hero(life=3),
        hero(life=4),
        foe=foe(40, 3),
        fight={**ALL_SPENT, "toad": True, "beer": 0},
    )

    choose(at, TAKE_BEATING)

    assert lives(at) == [0, 1]
