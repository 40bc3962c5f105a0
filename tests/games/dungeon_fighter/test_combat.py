"""A combat from its first die to its last: who attacks, with what, and what a throw does."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.dungeon_fighter.cards import ability, armour, foe, perilous, sheet, weapon
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
from undercroft.engine import Landing, Scripted, Table
from undercroft.engine.entries import Threw
from undercroft.engine.throws import Piece, Throw
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    ARM,
    ENTER_ROOM,
    PICK_COLOUR,
    RETHROW,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_AGAIN,
)
from undercroft.games.dungeon_fighter.state import Phase
from undercroft.targets.move import Setting
from undercroft.targets.move import Throw as DieThrow

BARE = {"withdrawing": False}
"""Without the offer to withdraw, all that is offered is what can be thrown."""
ALL_SPENT = {"spent": [RED, BLUE, GREEN]}


def a_trio(*landings: Landing, **more: Any) -> Table:
    """Three Heroes without anything against a monster with much life."""
    return table(hero(), hero(), hero(), foe=foe(40), setup=BARE, script=landings, **more)


# Who attacks, with which die


@pytest.mark.rule("DF-COMBAT-01")
def test_the_first_player_attacks_and_then_all_others_clockwise() -> None:
    at = a_trio(hit(1), hit(1), hit(1), hit(1), first=1, dice=2)

    assert at.waiting_for == (1,)
    # The third Hero is left one die, which is thrown without a question.
    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_WHITE)

    assert [event.seat for event in happened(at, ev.DieTaken)] == [1, 2, 0, 1]
    assert at.waiting_for == (2,)


@pytest.mark.rule("DF-COMBAT-02")
def test_every_combat_begins_with_three_dice() -> None:
    at = table(
        hero(),
        hero(),
        foe=foe(2),
        fight=ALL_SPENT,
        monsters=[foe(3)],
        tower=(1, 0, 0, 0),
        script=[hit(2), foe(3)],
        setup=BARE,
        dice=1,
    )

    choose(at, TAKE_WHITE)
    all_choose(at, at.options(0)[0])

    assert fight_at(at).spent == []
    assert at.waiting_for == (1,)
    assert offered(at) == list(TAKE_DIE)


@pytest.mark.rule("DF-COMBAT-03", "DF-ABILITY-02")
@pytest.mark.parametrize(("die", "damage"), [(RED, 1 + 1), (BLUE, 1 + 2), (GREEN, 1 + 3)])
def test_each_colour_stands_for_its_own_ability(die: int, damage: int) -> None:
    three = sheet(
        ability("extra-damage", 1), ability("extra-damage", 2), ability("extra-damage", 3)
    )
    at = table(hero(three), hero(), foe=foe(40), script=[hit(1, icon=True)])

    choose(at, TAKE_DIE[die])

    assert fight_at(at).life == 40 - damage
    assert happened(at, ev.AbilityUsed)[0].colour == die


@pytest.mark.rule("DF-COMBAT-04", "DF-COMBAT-10", "DF-RULING-10", "DF-RULING-11")
def test_each_chooses_among_the_dice_that_are_left_and_nothing_else() -> None:
    at = a_trio(hit(1), hit(1), hit(1), dice=5)

    assert asked(at) == "DF-COMBAT-04"
    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN]]
    choose(at, TAKE_DIE[BLUE])
    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[GREEN]]
    choose(at, TAKE_DIE[GREEN])

    thrown = [(event.seat, event.die) for event in happened(at, ev.DieTaken)]
    assert thrown == [(0, BLUE), (1, GREEN), (2, RED)]
    assert offered(at) == [TAKE_WHITE, TAKE_BEATING]


@pytest.mark.rule("DF-COMBAT-06")
def test_the_chosen_die_is_thrown_by_who_chose_it() -> None:
    at = a_trio(hit(3), room=perilous("blind"))
    choose(at, TAKE_DIE[GREEN])

    taken = happened(at, ev.DieTaken)[0]
    assert (taken.seat, taken.die, taken.throws) == (0, GREEN, ("condition-blind",))


@pytest.mark.rule("DF-COMBAT-07")
@pytest.mark.parametrize("landing", [hit(2), miss(), miss("floor"), miss("hole"), miss("edge")])
def test_a_die_is_spent_wherever_it_stops(landing: Landing) -> None:
    at = a_trio(landing)

    choose(at, TAKE_DIE[BLUE])

    assert fight_at(at).spent == [BLUE]
    assert TAKE_DIE[BLUE] not in offered(at)


# What a hit does


@pytest.mark.rule("DF-COMBAT-08", "DF-COMBAT-09", "DF-COMBAT-11")
@pytest.mark.parametrize("section", [1, 2, 3, 4, 6, 10])
def test_a_hit_takes_the_value_of_its_section_off(section: int) -> None:
    at = a_trio(hit(section))

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 40 - section
    assert lives(at) == [9, 9, 9]


@pytest.mark.rule("DF-COMBAT-08")
def test_weapons_and_other_effects_come_on_top() -> None:
    blade = weapon("blind", 3)
    at = table(
        hero(sheet("extra-damage"), gear=[blade]),
        hero(),
        foe=foe(40),
        fight={"target": True},
        script=[hit(4, icon=True)],
    )

    choose(at, ARM[number(at, blade)], TAKE_DIE[RED])

    assert fight_at(at).life == 40 - 4 - 3 - 1 - 2


@pytest.mark.rule("DF-COMBAT-18", "DF-COMBATEND-01", "DF-COMBATEND-02")
@pytest.mark.parametrize(("life", "is_won"), [(3, True), (4, True), (5, False)])
def test_a_monster_without_life_is_defeated_at_once(life: int, is_won: bool) -> None:
    at = a_trio(hit(4), life=life)

    choose(at, TAKE_DIE[RED])

    assert bool(happened(at, ev.MonsterDefeated)) == is_won
    assert (asked(at) == "DF-MOVE-06") == is_won
    assert len(happened(at, ev.DieTaken)) == 1
    if is_won:
        assert all(isinstance(option, type(ENTER_ROOM[0])) for option in offered(at, 0))
        assert at.state.fight is None


@pytest.mark.rule("DF-COMBAT-19")
def test_more_damage_than_life_is_a_defeat_like_any_other() -> None:
    at = a_trio(hit(10), life=1)

    choose(at, TAKE_DIE[RED])

    dealt = happened(at, ev.DamageDealt)[0]
    assert (dealt.damage, dealt.life) == (10, 0)
    assert happened(at, ev.MonsterDefeated)
    # The two dice that were not thrown bring two white ones, no more and no less.
    assert at.state.dice == 1 + 2


# What a miss does


@pytest.mark.rule("DF-COMBAT-14", "DF-COMBAT-15", "DF-THROW-08")
@pytest.mark.parametrize("damage", [1, 3, 8])
def test_who_misses_takes_what_the_card_says_and_nobody_else(damage: int) -> None:
    at = table(hero(), hero(), hero(), foe=foe(40, damage), script=[hit(1), miss()])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert lives(at) == [9, 9 - damage, 9]
    assert fight_at(at).life == 39


@pytest.mark.rule("DF-COMBAT-16")
@pytest.mark.parametrize(("life", "left"), [(4, 1), (3, 0), (2, 0)])
def test_a_hero_without_life_faints(life: int, left: int) -> None:
    at = table(hero(life=life), hero(), foe=foe(40, 3), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert person(at).life == left
    assert person(at).fainted == (left == 0)
    assert bool(happened(at, ev.HeroFainted)) == (left == 0)
    assert not at.is_over


@pytest.mark.rule("DF-COMBAT-17", "DF-RULING-09")
def test_a_fainted_hero_is_passed_over_and_the_last_one_throws_on() -> None:
    at = table(
        hero(),
        hero(life=1),
        hero(life=0, fainted=True),
        foe=foe(40, 1),
        dice=3,
        script=[hit(1), miss(), hit(1), hit(1), hit(1)],
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN], TAKE_WHITE, TAKE_WHITE)

    assert [event.seat for event in happened(at, ev.DieTaken)] == [0, 1, 0, 0, 0]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DF-COMBATEND-01", "DF-COMBATEND-03")
def test_the_game_is_lost_with_the_last_hero_and_not_before() -> None:
    at = table(hero(life=1), hero(life=1), foe=foe(40), script=[miss(), miss()])

    choose(at, TAKE_DIE[RED])
    assert not at.is_over
    choose(at, TAKE_DIE[BLUE])

    assert at.is_over
    assert not at.state.won
    assert at.state.phase is Phase.OVER
    assert "verdict-all-fainted" in at.result().verdicts


# The fourth throw


@pytest.mark.rule("DF-COMBAT-20", "DF-COMBAT-26")
def test_without_hero_dice_every_hero_must_choose() -> None:
    at = a_trio(hit(1), hit(1), hit(1), dice=3, fight=ALL_SPENT)

    for seat in (0, 1, 2):
        assert at.waiting_for == (seat,)
        assert asked(at) == "DF-COMBAT-20"
        assert offered(at) == [TAKE_WHITE, TAKE_BEATING]
        choose(at, TAKE_WHITE)


@pytest.mark.rule("DF-COMBAT-21", "DF-COMBAT-25", "DF-BONUS-02", "DF-BONUS-04")
def test_a_white_die_is_thrown_once_and_does_not_come_back_in_this_combat() -> None:
    at = a_trio(hit(2), hit(3), dice=2, fight=ALL_SPENT)

    choose(at, TAKE_WHITE)
    assert (at.state.dice, fight_at(at).white, at.state.supply) == (1, 1, 7)
    assert at.waiting_for == (1,)
    choose(at, TAKE_WHITE)

    assert fight_at(at).life == 35
    assert (at.state.dice, fight_at(at).white, at.state.supply) == (0, 2, 7)
    # Nothing is left to throw: the beating is taken without a question.
    assert happened(at, ev.BeatingTaken)[0].seat == 2


@pytest.mark.rule("DF-BONUS-03")
def test_white_dice_go_to_the_supply_when_the_turn_ends() -> None:
    at = a_trio(hit(2), hit(3), dice=3, fight=ALL_SPENT, life=5)

    choose(at, TAKE_WHITE, TAKE_WHITE)

    assert happened(at, ev.DiceReturned)[0].dice == 2
    assert (at.state.dice, at.state.supply) == (1, 8)


@pytest.mark.rule("DF-COMBAT-22", "DF-COMBAT-23", "DF-COMBAT-24", "DF-COMBAT-25")
def test_a_beating_hurts_all_and_brings_the_dice_back_for_the_same_hero() -> None:
    at = table(
        hero(),
        hero(),
        hero(life=5),
        foe=foe(40, 2),
        fight=ALL_SPENT,
        setup=BARE,
        first=1,
        script=[hit(3)],
    )
    assert not at.state.defeated

    choose(at, TAKE_BEATING)

    assert lives(at) == [7, 7, 3]
    assert at.state.defeated
    assert at.waiting_for == (1,)
    assert offered(at) == list(TAKE_DIE)
    choose(at, TAKE_DIE[GREEN])
    assert at.waiting_for == (2,)
    assert fight_at(at).spent == [GREEN]


@pytest.mark.rule(
    "DF-COMBAT-27",
    "DF-POWER-15",
    "DF-POWER-30",
    "DF-ITEM-06",
    "DF-ITEM-08",
    "DF-ITEM-10",
)
@pytest.mark.parametrize("once", [False, True])
def test_nothing_makes_a_beating_less_or_gives_it_back(once: bool) -> None:
    gear = [
        armour("no-damage", once=once),
        armour("reduced-damage", 2, once=once),
        armour("riposte", once=once),
    ]
    at = table(
        hero(gear=gear),
        hero(),
        foe=foe(40, 3),
        fight={**ALL_SPENT, "toad": True, "beer": 0},
    )

    choose(at, TAKE_BEATING)

    assert lives(at) == [6, 6]
    assert fight_at(at).life == 40
    assert len(person(at).gear) == 3
    assert asked(at) == "DF-COMBAT-04"


# The symbol


@pytest.mark.rule("DF-THROW-16", "DF-ABILITY-01")
@pytest.mark.parametrize("icon", [True, False])
def test_the_symbol_triggers_the_ability(icon: bool) -> None:
    at = table(hero(sheet("pickpocket")), hero(), foe=foe(40), script=[miss("floor", icon=icon)])

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == 2 + 2 * icon


class Watched(Scripted):
    """A script that keeps what each throw is aimed at."""

    def __init__(self, *outcomes: Landing) -> None:
        super().__init__(outcomes)
        self.settings: list[Setting] = []

    def throw(self, throw: Throw) -> Threw:
        assert isinstance(throw, DieThrow)
        self.settings.append(throw.setting)
        return super().throw(throw)


@pytest.mark.rule("DF-RULING-70")
def test_every_throw_finds_an_empty_target() -> None:
    lying = Piece("d6", "red", (0, 9000, 1100), (10_000, 0, 0, 0))
    watched = Watched(replace(hit(4), dice=(lying,)), hit(2), hit(2))
    start = a_trio()
    at = Table.from_checkpoint(start.game, 3, start.game.pack(start.state), watched)

    choose(at, TAKE_DIE[RED])
    assert at.state.setting.dice == (lying,)
    choose(at, TAKE_DIE[BLUE])

    assert [setting.dice for setting in watched.settings] == [(), (), ()]


@pytest.mark.rule("DF-RULING-22")
def test_dice_thrown_twice_leave_the_others_unused() -> None:
    at = table(
        hero(sheet("re-throw", "flurry")),
        foe=foe(7),
        script=[miss(icon=True), hit(2), hit(2, icon=True), hit(3)],
    )

    choose(at, TAKE_DIE[RED], RETHROW, TAKE_DIE[BLUE], THROW_AGAIN)

    assert happened(at, ev.DiceGained)[0].dice == 1
    assert at.state.dice == 2


@pytest.mark.rule("DF-BONUS-02")
def test_a_white_die_stands_for_one_colour_of_one_throw() -> None:
    at = table(
        hero(sheet("pickpocket", "metamorphosis")),
        hero(),
        foe=foe(40, 3),
        dice=1,
        fight=ALL_SPENT,
        script=[hit(1, icon=True)],
    )

    choose(at, TAKE_WHITE, PICK_COLOUR[RED])

    assert (at.state.gold, at.state.dice, fight_at(at).toad) == (4, 0, False)
