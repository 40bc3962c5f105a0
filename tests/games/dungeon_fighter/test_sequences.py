"""Chains of rules: what one leaves behind for the next, over whole attacks and turns."""

from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import (
    SHOP,
    armour,
    boss,
    foe,
    magic,
    perilous,
    sheet,
    treasure,
    weapon,
)
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
)
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.score import score_parts
from undercroft.games.dungeon_fighter.state import WHITE, Phase

OUT_COLD: dict[str, Any] = {"fainted": True, "life": 0}


@pytest.mark.rule("DF-RULING-25", "DF-CONDITION-12", "DF-CONDITION-04", "DF-RULING-27")
def test_all_that_changes_damage_in_one_throw() -> None:
    blind, spin = weapon("blind", 3), weapon("spin", 0, 2)
    beads, toy = magic("extra-damage", 4), foe(5, 3, gold=1)
    thrower = hero(sheet("blind-fury"), gear=[blind, spin, beads], charmed=[toy])
    at = table(thrower, foe=foe(60, 3), script=[hit(4, icon=True)], fight={"target": True})

    choose(at, op.ARM[number(at, blind)], op.ARM[number(at, spin)], op.TAKE_DIE[RED])
    choose(at, op.RAGE, op.ADD_DAMAGE[number(at, beads)], op.UNLEASH[number(at, toy)])
    # 4 x 2 x 2, then 3 of the weapon, 1 of the token, 4 of the card, 3 of the monster.
    assert happened(at, ev.DamageDealt)[0].damage == 4 * 2 * 2 + 3 + 1 + 4 + 3
    assert lives(at) == [8]


@pytest.mark.rule("DF-RULING-25", "DF-RULING-24", "DF-POWER-05")
def test_aimed_damage_overrides_a_horde_and_weapons_come_on_top() -> None:
    blind = weapon("blind", 3)
    at = table(
        hero(sheet("aimed-damage"), gear=[blind]),
        foe=foe(60, 1, ability="horde"),
        script=[hit(6, icon=True), hit(6)],
    )
    choose(at, op.ARM[number(at, blind)], op.TAKE_DIE[RED])
    choose(at, op.ARM[number(at, blind)], op.TAKE_DIE[BLUE])
    assert [dealt.damage for dealt in happened(at, ev.DamageDealt)] == [5 + 3, 1 + 3]


@pytest.mark.rule("DF-RULING-22", "DF-ENDTURN-07", "DF-RULING-31")
def test_withdrawing_and_a_ban_leave_the_right_dice_unused() -> None:
    second = foe(5, 1, level=4, ability="banned", banned=("blue",))
    at = table(
        hero(sheet()),
        foe=foe(9, 1, level=1),
        monsters=[second],
        script=[hit(2), second, hit(5)],
        tower=(0, 0, 0, 1),
    )
    choose(at, op.TAKE_DIE[RED], op.PROPOSE_WITHDRAWAL)
    # Red was thrown at the first monster, blue is banned: the green die is the only one left.
    assert [taken.die for taken in happened(at, ev.DieTaken)] == [RED, GREEN]
    assert happened(at, ev.DiceGained)[0].dice == 1


@pytest.mark.rule("DF-RULING-61", "DF-ENDTURN-08")
def test_a_beating_before_a_withdrawal_still_costs_the_dice() -> None:
    second = foe(5, 1, level=4)
    at = table(
        hero(sheet()),
        foe=foe(9, 1, level=1),
        monsters=[second],
        script=[second, hit(5)],
        tower=(0, 0, 0, 1),
        fight={"spent": [RED, BLUE, GREEN]},
        dice=0,
    )
    choose(at, op.TAKE_BEATING, op.PROPOSE_WITHDRAWAL)
    assert at.state.defeated
    choose(at, op.TAKE_DIE[RED])
    assert happened(at, ev.DiceGained) == []
    assert at.state.dice == 0
    assert not at.state.defeated


@pytest.mark.rule("DF-COMBAT-23", "DF-COMBAT-25", "DF-COMBAT-26", "DF-COMBAT-22")
def test_two_beatings_in_one_combat() -> None:
    at = table(
        hero(sheet()),
        hero(sheet("flurry")),
        foe=foe(60, 2),
        script=[hit(1)] * 7,
        fight={"spent": [RED, BLUE, GREEN]},
        dice=0,
    )
    assert offered(at)[0] is op.TAKE_BEATING
    choose(at, op.TAKE_BEATING)
    assert at.waiting_for == (0,)
    choose(at, op.TAKE_DIE[RED])
    choose(at, op.TAKE_DIE[BLUE])
    choose(at, op.TAKE_DIE[GREEN])
    # The three freed dice were thrown by 0, 1 and 0: it is the second Hero who has to choose.
    assert at.waiting_for == (1,)
    choose(at, op.TAKE_BEATING)
    assert at.waiting_for == (1,)
    assert lives(at) == [5, 5]


@pytest.mark.rule("DF-RULING-39", "DF-RULING-33", "DF-RULING-14")
def test_a_riposte_of_a_bystander_kills_and_nothing_more_is_done() -> None:
    at = table(
        hero(sheet()),
        hero(sheet("flurry"), gear=[armour("riposte")]),
        hero(sheet("beer"), gear=[armour("riposte", price=3)]),
        foe=foe(9, 2, ability="critical-failure"),
        life=2,
        script=[miss()],
    )
    choose(at, op.TAKE_DIE[RED])
    assert lives(at) == [7, 7, 7]
    assert [riposte.seat for riposte in happened(at, ev.Riposted)] == [1]
    assert happened(at, ev.MonsterDefeated)
    assert at.state.phase is Phase.END_OF_TURN


@pytest.mark.rule("DF-RULING-33", "DF-RULING-36", "DF-RULING-35")
def test_a_critical_failure_against_toad_beer_and_cards_of_others() -> None:
    at = table(
        hero(sheet(), gear=[armour("reduced-damage", 1)]),
        hero(sheet("flurry"), gear=[armour("reduced-damage", 1)]),
        hero(sheet("beer"), gear=[armour("no-damage")]),
        hero(sheet("refrain")),
        foe=foe(9, 4, ability="critical-failure"),
        fight={"toad": True, "beer": 3},
        script=[miss()],
    )
    choose(at, op.TAKE_DIE[RED])
    assert lives(at) == [9 - 1, 9 - 2, 9 - 2, 9]


@pytest.mark.rule("DF-RULING-20", "DF-RULING-21", "DF-RULING-18")
def test_a_white_flurry_whose_second_throw_is_thrown_again() -> None:
    at = table(
        hero(sheet("flurry", "re-throw", "pickpocket")),
        foe=foe(60, 1),
        fight={"spent": [RED, BLUE, GREEN]},
        script=[hit(2, icon=True), miss(icon=True), hit(3, icon=True)],
        dice=1,
    )
    choose(at, op.TAKE_WHITE, op.PICK_COLOUR[RED], op.THROW_AGAIN)
    choose(at, op.PICK_COLOUR[BLUE], op.RETHROW, op.PICK_COLOUR[GREEN])
    assert fight_at(at).life == 60 - 2 - 3
    assert at.state.gold == 2 + 2
    assert (at.state.dice, fight_at(at).white) == (0, 1)
    assert lives(at) == [9]


@pytest.mark.rule("DF-RULING-38", "DF-RULING-45", "DF-GOAL-03")
def test_the_last_hp_of_the_last_hero_with_two_scars_wins_the_room_and_loses_the_game() -> None:
    at = table(
        hero(sheet("blind-fury"), life=1, scars=[BLUE, GREEN]),
        foe=foe(6, 1),
        script=[hit(3, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED], op.RAGE)
    assert happened(at, ev.MonsterDefeated)
    assert at.is_over
    assert not at.state.won


@pytest.mark.rule("DF-SCAR-04", "DF-RULING-07", "DF-RULING-08", "DF-RULING-44", "DF-RULING-50")
def test_the_leader_leaves_and_the_shop_opens_for_who_is_left() -> None:
    cards = [weapon("flick"), weapon("blind"), weapon("jump"), weapon("spin"), weapon("nose")]
    sword = weapon("faith")
    at = table(
        hero(sheet(), scars=[RED, BLUE], gear=[sword], fainted=True, life=0),
        hero(sheet("flurry")),
        hero(sheet("beer"), scars=[RED, BLUE], fainted=True, life=0),
        hero(sheet("refrain")),
        foe=foe(5, 1),
        room=SHOP,
        pile=cards,
        script=[hit(5), *cards],
        fight={"active": 1},
        first=1,
    )
    choose(at, op.TAKE_DIE[RED])
    all_choose(at, op.USUAL_ORDER)
    assert [person(at, seat).angelic for seat in range(4)] == [True, False, True, False]
    assert at.state.leader == 1
    assert len(at.state.offer) == 3 + 2
    assert at.waiting_for == (1, 3)
    all_choose(at, op.LEAVE_SHOP)
    # Who is gone may still hand on what he had.
    assert offered(at, 0)
    choose(at, op.HAND[number(at, sword)][3])
    assert person(at, 3).gear == [number(at, sword)]
    assert at.state.first == 3


@pytest.mark.rule("DF-EQUIP-04", "DF-RULING-51", "DF-ENDTURN-11")
def test_a_full_hero_takes_a_card_and_hands_his_old_one_on() -> None:
    old, new = weapon("blind"), weapon("spin")
    one = (1, 0, 0)
    at = table(
        hero(sheet(slots=one), gear=[old]),
        hero(sheet("flurry", slots=one)),
        foe=foe(5, 1),
        room=treasure(equipment=1),
        pile=[new],
        script=[hit(5), new],
    )
    choose(at, op.TAKE_DIE[RED])
    assert asked(at) == "DF-ROOM-11"
    choose(at, op.GIVE_TO[0])
    all_choose(at, op.END_TURN)
    assert asked(at) == "DF-EQUIP-04"
    assert op.HAND[number(at, old)][1] in offered(at)
    choose(at, op.HAND[number(at, old)][1])
    assert person(at, 0).gear == [number(at, new)]
    assert person(at, 1).gear == [number(at, old)]
    assert at.state.phase is Phase.MOVEMENT


@pytest.mark.rule("DF-BOSS-05", "DF-BOSS-07", "DF-RULING-73", "DF-RULING-74")
def test_a_boss_fight_to_the_last_die() -> None:
    at = table(
        hero(sheet("pickpocket")),
        hero(sheet("flurry"), life=3),
        boss=boss(20, 3),
        script=[hit(5), miss(), hit(5), hit(5), hit(5)],
        dice=2,
        gold=5,
    )
    choose(at, op.TAKE_DIE[RED], op.TAKE_DIE[BLUE])
    # Nothing is left to choose: the third die, then both white ones, by who still stands.
    assert person(at, 1).fainted
    assert [taken.die for taken in happened(at, ev.DieTaken)] == [RED, BLUE, GREEN, WHITE, WHITE]
    assert at.state.won
    points = {part.text: part.points for part in score_parts(at.state)}
    assert points["score-nobody-fell"] == 0
    assert points["score-scars"] == 0
    assert points["score-dice"] == 0
    assert points["score-gold"] == 2


@pytest.mark.rule("DF-RULING-58", "DF-CONDITION-06", "DF-CONDITION-08", "DF-CONDITION-10")
def test_a_refrain_leaves_what_the_room_demands() -> None:
    at = table(
        hero(sheet("refrain"), gear=[weapon("double", 2)]),
        foe=foe(60, 1, throws=("flick",)),
        room=perilous("double"),
        script=[hit(2, icon=True), hit(2)],
    )
    choose(at, op.TAKE_DIE[RED], op.SING)
    arms = [option for option in offered(at) if isinstance(option, op.Arm)]
    choose(at, *arms, op.TAKE_DIE[BLUE])
    thrown = happened(at, ev.DieTaken)
    assert thrown[0].throws == ("condition-flick", "condition-double")
    assert thrown[1].throws == ("condition-double",)
    assert happened(at, ev.DamageDealt)[1].damage == 2 + 2


@pytest.mark.rule("DF-RULING-46", "DF-ENDTURN-13", "DF-POWER-13")
def test_a_whole_end_of_turn() -> None:
    stolen = weapon("blind")
    at = table(
        hero(sheet("larceny")),
        hero(sheet("flurry"), **OUT_COLD),
        foe=foe(5, 1, gold=3),
        fight={"spent": [BLUE], "white": 1},
        script=[hit(5, icon=True), stolen],
        pile=[stolen],
        dice=0,
    )
    choose(at, op.TAKE_DIE[RED])
    all_choose(at, op.USUAL_ORDER)
    all_choose(at, op.GIVE_TO[0])
    choose(at, op.COVER_ABILITY[GREEN])
    assert (at.state.gold, at.state.dice) == (5, 1)
    assert lives(at) == [9, 6]


@pytest.mark.rule("DF-RULING-40", "DF-POWER-07", "DF-RULING-41")
def test_divine_points_never_reach_the_fainted() -> None:
    at = table(
        hero(sheet("divine-intervention"), life=7),
        hero(sheet("flurry"), **OUT_COLD),
        hero(sheet("beer"), scars=[RED], life=5),
        foe=foe(60, 1),
        script=[hit(2, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED])
    assert offered(at) == [op.HEAL_POINT[0], op.HEAL_POINT[2]]
    choose(at, op.HEAL_POINT[2])
    assert lives(at) == [8, 0, 6]


@pytest.mark.rule("DF-RULING-23", "DF-COMBAT-12")
@pytest.mark.parametrize("kind", ["blind-fury", "beer", "refrain"])
def test_a_fatal_blow_asks_for_nothing_that_would_come_too_late(kind: str) -> None:
    at = table(
        hero(sheet(kind)),
        hero(sheet("flurry")),
        foe=foe(60, 3, ability="heal", value=1),
        script=[hit(10, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED])
    assert happened(at, ev.MonsterDefeated)
    assert (lives(at), at.state.gold) == ([9, 9], 2)


@pytest.mark.rule("DF-RULING-72", "DF-POWER-07")
def test_nobody_hands_out_healing_once_the_boss_is_dead() -> None:
    at = table(
        hero(sheet("divine-intervention"), life=3),
        hero(sheet("flurry"), life=3),
        boss=boss(4, 3),
        script=[hit(4, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED])
    assert at.is_over
    assert at.state.won
