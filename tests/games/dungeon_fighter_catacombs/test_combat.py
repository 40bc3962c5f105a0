"""Turns of a combat: whose it is, with which die, and what a hit does. [DC-COMBAT-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import foe, sheet, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    BLUE,
    GREEN,
    RED,
    SECTIONS,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    offered,
    person,
    table,
    thrown,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    LET_LAPSE,
    SPEND_TOKEN,
    TAKE_DIE,
    TAKE_WHITE,
    USE_ABILITY,
)
from undercroft.games.dungeon_fighter_catacombs.state import WHITE, Phase
from undercroft.targets.move import Seen


def trio(*script: Any, life: int = 30, damage: int = 1, **more: Any) -> Table:
    """Three Heroes against a monster."""
    return table(hero(), hero(), hero(), foe=foe(life, damage), script=script, **more)


def turns(at: Table) -> list[tuple[int, int]]:
    """Who threw what so far."""
    return [(event.who, event.die) for event in happened(at, ev.DieTaken)]


# Whose turn it is


@pytest.mark.rule("DC-COMBAT-04")
@pytest.mark.parametrize(("leader", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_hero_left_of_the_leader_begins(leader: int, first: int) -> None:
    assert trio(leader=leader).waiting_for == (first,)


@pytest.mark.rule("DC-COMBAT-02", "DC-COMBAT-03", "DC-COMBAT-06", "DC-COMBAT-13", "DC-RULING-03")
def test_three_dice_go_around_and_each_is_thrown_once() -> None:
    at = trio(hit(1), hit(1), hit(1))

    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[GREEN], TAKE_DIE[BLUE]]
    choose(at, TAKE_DIE[GREEN])
    assert at.waiting_for == (1,)
    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[BLUE]]
    with pytest.raises(Refused):
        at.answer(1, TAKE_DIE[GREEN])
    with pytest.raises(Refused):
        at.answer(0, TAKE_DIE[RED])
    choose(at, TAKE_DIE[BLUE])

    # The third die is thrown without a question.
    assert turns(at) == [(0, GREEN), (1, BLUE), (2, RED)]
    assert asked(at) == "DC-NODICE-01"


@pytest.mark.rule("DC-COMBAT-12", "DC-COMBAT-05", "DC-COMBAT-01")
def test_turns_go_clockwise_until_the_monster_is_defeated() -> None:
    at = trio(hit(2), hit(2), hit(1), hit(2), life=7, leader=0, dice=3, rooms=["rotten-food"])

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])
    assert (at.state.phase, at.waiting_for) == (Phase.COMBAT, (1,))
    choose(at, TAKE_WHITE)

    assert turns(at) == [(1, RED), (2, GREEN), (0, BLUE), (1, WHITE)]
    assert len(happened(at, ev.MonsterDefeated)) == 1
    assert len(happened(at, ev.DamageDealt)) == 4


@pytest.mark.rule("DC-COMBAT-11", "DC-REST-01", "DC-HIT-04")
@pytest.mark.parametrize(("value", "is_over"), [(3, False), (4, True), (5, True)])
def test_a_monster_without_life_ends_the_combat(value: int, is_over: bool) -> None:
    at = trio(hit(value), life=4)

    choose(at, TAKE_DIE[RED])

    assert (at.state.fight is None) is is_over
    assert len(happened(at, ev.IconsCounted)) == is_over


@pytest.mark.rule("DC-COMBAT-07")
@pytest.mark.parametrize("colour", [RED, GREEN, BLUE])
def test_the_colour_decides_which_ability_the_icon_has(colour: int) -> None:
    three = sheet("pickpocket", "self-healing", "heal-party")
    at = table(hero(three), hero(), foe=foe(30), script=[hit(1, icon=True)])

    assert offered(choose(at, TAKE_DIE[colour])) == [LET_LAPSE, USE_ABILITY[colour]]


# Hits


@pytest.mark.rule("DC-HIT-02", "DC-HIT-03", "DC-HIT-07", "DC-COMBAT-10")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6, 10])
def test_a_hit_deals_the_value_of_its_section(value: int) -> None:
    at = trio(hit(value))

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 30 - value
    assert lives(at) == [9, 9, 9]


@pytest.mark.rule("DC-HIT-02", "DC-EQUIP-04", "DC-EQUIP-05")
@pytest.mark.parametrize(("landing", "life"), [(hit(3), 25), (miss(), 30)])
def test_bonuses_are_added_to_a_hit_and_to_nothing_else(landing: Seen, life: int) -> None:
    at = table(hero(gear=[weapon(bonus=2)]), hero(), foe=foe(30), script=[landing])

    choose(at, ARM[person(at).gear[0]], TAKE_DIE[RED])

    assert fight_at(at).life == life


# The bullseye with the icon


@pytest.mark.rule("DC-INSTA-01", "DC-HIT-07")
@pytest.mark.parametrize(("icon", "is_killed"), [(True, True), (False, False)])
def test_the_icon_in_the_bullseye_kills_at_once(icon: bool, is_killed: bool) -> None:
    at = table(*(hero(scars=[RED]), hero()), foe=foe(60), script=[hit(10, icon=icon)])

    choose(at, TAKE_DIE[RED])

    assert len(happened(at, ev.MonsterDefeated)) == is_killed
    assert at.state.defeated == is_killed
    if not is_killed:
        assert fight_at(at).life == 50


@pytest.mark.rule("DC-INSTA-01")
def test_the_icon_anywhere_else_kills_nobody() -> None:
    at = table(*(hero(scars=[RED]), hero()), foe=foe(60), script=[hit(6, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 54


@pytest.mark.rule("DC-INSTA-02", "DC-REST-03")
def test_an_insta_kill_is_an_epic_shot() -> None:
    # Ten damage would bring 12 life to 2, and be no Epic Shot.
    at = table(*(hero(scars=[RED]), hero()), foe=foe(12, 1, 2), script=[hit(10, icon=True)], gold=0)

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == 2 + 1
    assert len(happened(at, ev.EpicShot)) == 1


@pytest.mark.rule("DC-INSTA-03", "DC-BOSS-08", "DC-BOSS-07", "DC-GOAL-02", "DC-RULING-96")
def test_a_boss_can_be_killed_like_that_too() -> None:
    at = table(hero(scars=[RED]), hero(), boss="great-uncle-mortimer", script=[hit(10, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert at.state.won
    assert at.ask is None
    assert happened(at, ev.EpicShot) == []


@pytest.mark.rule("DC-INSTA-04", "DC-RULING-11")
def test_the_ability_of_an_insta_kill_works_in_the_same_turn() -> None:
    at = table(hero(), hero(), foe=foe(40), script=[hit(10, icon=True)], gold=0)

    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])

    assert happened(at, ev.GoldPicked)[0].gold == 1
    assert at.state.gold == 1 + 1
    assert at.state.defeated == 1


@pytest.mark.rule("DC-INSTA-04", "DC-RULING-11", "DC-UNIQUE-04")
def test_a_monster_that_is_killed_at_once_can_be_charmed() -> None:
    at = table(hero(sheet(blue="charming")), hero(), foe=foe(40), script=[hit(10, icon=True)])
    card = fight_at(at).card

    choose(at, TAKE_DIE[BLUE], USE_ABILITY[BLUE])

    assert person(at).charmed == [card]


@pytest.mark.rule("DC-RULING-11", "DC-ABIL-03")
def test_a_re_throw_gives_up_the_kill() -> None:
    at = table(*(hero(sheet("re-throw")), hero()), foe=foe(40), script=[hit(10, icon=True), hit(1)])

    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])

    assert fight_at(at).life == 39


@pytest.mark.rule("DC-RULING-09")
@pytest.mark.parametrize(
    "landing",
    [
        Seen(SECTIONS[10], 0, icon=True),
        Seen(SECTIONS[10], 2, icon=True, broken=("nose-shot",)),
    ],
)
def test_an_invalid_throw_kills_nobody_at_once(landing: Seen) -> None:
    at = table(
        *(hero(scars=[RED]), hero()),
        foe=foe(40, 2, throws=("nose-shot",)),
        script=[landing],
        setup={"backing_down": False},
    )

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 40
    assert lives(at)[0] == 5


@pytest.mark.rule("DC-RULING-09")
def test_a_level_up_token_is_no_icon_for_an_insta_kill() -> None:
    at = table(hero(tokens=[RED]), hero(), foe=foe(40), script=[hit(10)], setup={"level_up": "on"})

    choose(at, TAKE_DIE[RED], SPEND_TOKEN[RED])

    assert len(happened(at, ev.TokenSpent)) == 1
    assert fight_at(at).life == 30


# All win, all lose


@pytest.mark.rule("DC-GOAL-01", "DC-GOAL-02")
def test_the_party_wins_together() -> None:
    at = trio_at_the_boss(hit(3))

    choose(at, TAKE_DIE[RED])

    assert at.state.won
    assert at.result().ranks == (1, 1, 1)


@pytest.mark.rule("DC-GOAL-01", "DC-LOSE-01")
def test_the_party_loses_together() -> None:
    at = table(
        *(hero(life=1), hero(life=0, fainted=True)),
        foe=foe(5),
        script=[miss()],
    )

    choose(at, TAKE_DIE[RED])

    assert at.ask is None
    assert not at.state.won
    assert at.result().ranks == (0, 0)


def trio_at_the_boss(*script: Any) -> Table:
    return table(hero(), hero(), hero(), boss="night-shift-supervisor", life=3, script=script)


# Who decides in doubt


@pytest.mark.rule("DC-LEADER-02", "DC-LEADER-03", "DC-RULING-90", "DC-COMPAN-04")
def test_the_leader_judges_what_others_saw_at_a_real_board() -> None:
    at = trio(hit(1), hit(1), hit(1), setup={"judged": True})

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    # The Leader needs nobody's word for the own throw.
    assert [throw.judge for throw in thrown(at)] == [2, 2, None]


@pytest.mark.rule("DC-RULING-90", "DC-LEADER-02")
def test_without_a_real_board_nobody_judges() -> None:
    at = trio(hit(1), hit(1), hit(1))

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert [throw.judge for throw in thrown(at)] == [None, None, None]
