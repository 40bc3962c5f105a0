"""Withdrawing from a monster. [DF-WITHDRAW-01] to [DF-WITHDRAW-06]"""

import pytest

from tests.games.dungeon_fighter.cards import armour, boss, foe, perilous, sheet
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    HERE,
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
    ENTER_ROOM,
    FIGHT_ON,
    PROPOSE_WITHDRAWAL,
    SING,
    TAKE_DIE,
    WITHDRAW,
)

NEXT = foe(5, 1)
OFF = {"withdrawing": False}


@pytest.mark.rule("DF-WITHDRAW-01")
def test_all_have_to_agree() -> None:
    at = table(hero(), hero(), hero(), foe=foe(40), leader=1, monsters=[NEXT], script=[hit(1)])

    choose(at, PROPOSE_WITHDRAWAL)
    assert set(at.waiting_for) == {1, 2}
    assert offered(at, 1) == [WITHDRAW, FIGHT_ON]
    vote(at, WITHDRAW, FIGHT_ON)

    # The Leader does not decide here, and nobody asks again in this attack.
    assert at.waiting_for == (0,)
    assert lives(at) == [9, 9, 9]
    assert PROPOSE_WITHDRAWAL not in offered(at)
    choose(at, TAKE_DIE[RED])
    assert PROPOSE_WITHDRAWAL in offered(at)


@pytest.mark.rule("DF-WITHDRAW-01", "DF-WITHDRAW-06")
def test_nobody_withdraws_where_the_table_does_not_want_it() -> None:
    at = table(hero(), hero(), foe=foe(40), setup=OFF)
    assert offered(at) == list(TAKE_DIE)

    at = table(hero(), hero(), foe=foe(40))
    assert offered(at) == [*TAKE_DIE, PROPOSE_WITHDRAWAL]


@pytest.mark.rule("DF-WITHDRAW-02", "DF-WITHDRAW-03", "DF-WITHDRAW-04")
def test_all_pay_one_and_another_monster_comes_to_the_same_room() -> None:
    old = foe(40, 3, gold=4)
    at = table(
        hero(gear=[armour("no-damage")]),
        hero(life=6),
        foe=old,
        monsters=[NEXT, foe(8)],
        tower=(2, 0, 0, 1),
        fight={"beer": 0, "toad": True},
        script=[NEXT],
    )

    choose(at, PROPOSE_WITHDRAWAL, WITHDRAW)

    assert lives(at) == [8, 5]
    assert at.state.room == HERE
    assert (fight_at(at).card, fight_at(at).life) == (number(at, NEXT), 5)
    assert not fight_at(at).toad
    # It lies under the other card of its pile, and is met after that one.
    assert at.state.tower == [1, 0, 0, 1]
    assert at.state.under[0] == [number(at, old)]
    assert happened(at, ev.PartyWithdrew)[0].foe == number(at, old)


@pytest.mark.rule("DF-WITHDRAW-03")
def test_what_was_left_is_met_again_last_of_its_level() -> None:
    old, second = foe(2, 3, gold=4), foe(1, 2)
    at = table(
        hero(),
        foe=old,
        monsters=[NEXT, second],
        tower=(2, 0, 0, 1),
        script=[NEXT, hit(5), second, hit(1), hit(2)],
    )

    choose(at, PROPOSE_WITHDRAWAL, TAKE_DIE[RED], ENTER_ROOM[3])
    assert fight_at(at).card == number(at, second)
    # From there a single way leads on.
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).card == number(at, old)
    assert (fight_at(at).life, fight_at(at).gold) == (2, 4)


@pytest.mark.rule("DF-WITHDRAW-05")
def test_after_the_last_of_a_pile_comes_the_next_one() -> None:
    second = foe(6, level=3)
    old = foe(40, level=1)
    at = table(hero(), foe=old, monsters=[second], tower=(0, 0, 2, 1), script=[second])

    choose(at, PROPOSE_WITHDRAWAL)

    assert fight_at(at).card == number(at, second)
    assert at.state.tower == [0, 0, 1, 1]
    assert at.state.under[0] == [number(at, old)]


@pytest.mark.rule("DF-RULING-62")
@pytest.mark.parametrize(("left", "can"), [(0, False), (1, True)])
def test_nobody_withdraws_from_the_last_monster_of_level_4(left: int, can: bool) -> None:
    at = table(hero(), hero(), foe=foe(40, level=4), tower=(0, 0, 0, left))

    assert (PROPOSE_WITHDRAWAL in offered(at)) == can


@pytest.mark.rule("DF-RULING-61")
def test_it_is_the_same_turn_with_the_same_dice_and_heroes() -> None:
    old = foe(40, 1, gold=3)
    at = table(
        hero(),
        hero(),
        hero(life=0, fainted=True),
        foe=old,
        life=7,
        monsters=[NEXT],
        tower=(1, 0, 0, 0),
        fight={"spent": [RED, BLUE], "white": 2},
        dice=1,
        gold=2,
        defeated=True,
        script=[NEXT],
    )
    before = at.state.turn

    choose(at, PROPOSE_WITHDRAWAL)
    all_choose(at, WITHDRAW)

    assert (fight_at(at).spent, fight_at(at).white) == ([RED, BLUE], 2)
    assert at.state.turn == before
    assert at.state.defeated
    assert lives(at) == [8, 8, 0]
    assert person(at, 2).fainted
    assert (at.state.gold, fight_at(at).gold) == (2, 0)
    assert at.waiting_for == (0,)
    assert TAKE_DIE[GREEN] in offered(at)


@pytest.mark.rule("DF-RULING-61")
def test_nobody_withdraws_from_the_boss() -> None:
    at = table(hero(), hero(), boss=boss())

    assert offered(at) == list(TAKE_DIE)


@pytest.mark.rule("DF-RULING-63")
def test_shame_can_make_faint() -> None:
    more = {"monsters": [NEXT], "tower": (1, 0, 0, 0), "script": [NEXT]}
    at = table(hero(life=1), hero(life=2), foe=foe(40), **more)  # type: ignore[arg-type]
    choose(at, PROPOSE_WITHDRAWAL, WITHDRAW)
    assert [one.fainted for one in at.state.heroes] == [True, False]
    assert at.waiting_for == (1,)

    at = table(hero(life=1), hero(life=1), foe=foe(40), **more)  # type: ignore[arg-type]
    choose(at, PROPOSE_WITHDRAWAL, WITHDRAW)
    assert at.is_over
    assert not at.state.won


@pytest.mark.rule("DF-RULING-60")
def test_what_nobody_can_do_is_said_at_once_and_may_be_left() -> None:
    clash = foe(40, 1, throws=("flick",))
    at = table(
        hero(),
        hero(),
        room=perilous("blow"),
        at=0,
        monsters=[clash, NEXT],
        tower=(2, 0, 0, 0),
        setup=OFF,
        script=[clash, NEXT],
    )
    all_choose(at, ENTER_ROOM[HERE])

    assert set(happened(at, ev.ThrowsClashed)[0].throws) == {"condition-flick", "condition-blow"}
    assert asked(at) == "DF-WITHDRAW-01"
    all_choose(at, WITHDRAW)
    assert lives(at) == [8, 8]
    assert fight_at(at).card == number(at, NEXT)


@pytest.mark.rule("DF-RULING-60")
def test_who_fights_on_misses_until_a_refrain_is_sung() -> None:
    clash = foe(40, 1, throws=("flick",))
    at = table(
        hero(sheet("refrain")),
        hero(),
        foe=clash,
        room=perilous("blow"),
        setup=OFF,
        script=[hit(4, icon=True), hit(4), hit(1)],
    )
    assert PROPOSE_WITHDRAWAL in offered(at)

    choose(at, TAKE_DIE[RED])
    all_choose(at, SING)
    assert lives(at) == [8, 9]
    assert fight_at(at).life == 40
    assert offered(at) == [TAKE_DIE[BLUE], TAKE_DIE[GREEN]]
    choose(at, TAKE_DIE[BLUE])

    assert happened(at, ev.DieTaken)[-1].throws == ("condition-blow",)
    assert fight_at(at).life == 40 - 4 - 1


@pytest.mark.rule("DF-RULING-64")
def test_an_empty_tower_is_filled_with_beaten_monsters_of_level_4() -> None:
    dragon, rat = foe(9, 2, level=4), foe(1, 1, level=1)
    at = table(
        hero(),
        foe=foe(1, 1, level=2),
        monsters=[dragon, rat],
        tower=(0, 0, 0, 0),
        script=[hit(1), miss()],
    )
    numbers = [number(at, dragon), number(at, rat)]
    at.state.beaten += numbers
    for card in numbers:
        at.state.monsters.pool.remove(card)

    choose(at, TAKE_DIE[RED], ENTER_ROOM[3])

    assert fight_at(at).card == numbers[0]
    assert numbers[1] in at.state.beaten
    assert fight_at(at).life == 9
