"""Assist: the helper rolls what faces somebody else, and bears what comes of it."""

import pytest

from tests.games.dungeon_attack.situations import (
    Adventurer,
    Monsters,
    adventurer,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import DiceRolled
from undercroft.games.dungeon_attack.options import ASSIST, PASS, REROLL, SEND, STAND, By
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT, DEFEATED

WEAK = Adventurer(id="weak", rating=1)


@pytest.mark.rule("DA-ASSIST-01")
def test_the_helper_rolls_the_dice_that_face_another_adventurer() -> None:
    play = table(adventurer(), adventurer(facing=2, bosses=1), adventurer(facing=4), dice="DA A")

    assert offered(play) == [PASS, ASSIST[1], ASSIST[2]]
    choose(play, ASSIST[1])

    (rolled,) = happened(play, DiceRolled)
    assert (rolled.seat, rolled.regular, rolled.bosses) == (0, "DA", "A")
    assert seat(play, 1).facing == Monsters()
    assert seat(play, 2).facing == Monsters(4)


@pytest.mark.rule("DA-ASSIST-01")
def test_nobody_assists_an_adventurer_who_faces_no_dice() -> None:
    play = table(adventurer(), adventurer(), adventurer(facing=1))

    assert offered(play) == [PASS, ASSIST[2]]
    with pytest.raises(Refused):
        play.answer(0, ASSIST[1])


@pytest.mark.rule("DA-ASSIST-02")
def test_beaten_dice_go_to_the_helper_up_to_the_helpers_rating() -> None:
    play = table(adventurer(WEAK), adventurer(facing=4), adventurer(), dice="DDDA")

    choose(play, ASSIST[1])

    assert seat(play, 0).pile == Monsters(1)
    assert seat(play, 0).facing == Monsters(3)
    assert seat(play, 1).pile == seat(play, 1).facing == Monsters()


@pytest.mark.rule("DA-ASSIST-02")
def test_a_roll_of_only_a_hits_the_helper() -> None:
    play = table(adventurer(), adventurer(facing=2), adventurer(), dice="AA")

    choose(play, ASSIST[1])

    assert [seat(play, n).hits for n in range(3)] == [1, 0, 0]
    assert seat(play, 0).facing == Monsters(2)


@pytest.mark.rule("DA-ASSIST-02")
def test_the_helper_re_rolls_as_in_an_own_roll() -> None:
    play = table(adventurer(charged=1), adventurer(facing=1, bosses=1), adventurer(), dice="A D D")

    choose(play, ASSIST[1])

    assert offered(play) == [STAND, REROLL[By.ITEM][ATTACKING]]
    with pytest.raises(Refused):
        play.answer(0, REROLL[By.ITEM][BOSS_AT + DEFEATED])
    choose(play, STAND)
    assert seat(play, 0).pile == Monsters(0, 1)


@pytest.mark.rule("DA-ASSIST-03")
def test_moving_dice_of_an_assist_go_back_to_the_one_who_was_helped() -> None:
    seats = adventurer(), adventurer(), adventurer(facing=4, bosses=1)
    play = table(*seats, room=5, dice="MMMA M")

    choose(play, ASSIST[2])

    assert play.waiting_for == (1,)
    assert seat(play, 0).facing == Monsters(1)
    assert seat(play, 1).facing == Monsters()
    assert seat(play, 2).facing == Monsters(3, 1)
    assert play.state.room == Monsters(5)


@pytest.mark.rule("DA-ASSIST-03")
def test_moving_dice_of_an_assist_go_back_to_the_first_seat_too() -> None:
    play = table(adventurer(facing=2), adventurer(), adventurer(), turn=1, dice="MM")

    choose(play, ASSIST[0])

    assert play.waiting_for == (2,)
    assert seat(play, 0).facing == Monsters(2)
    assert play.state.room == Monsters()


@pytest.mark.rule("DA-ASSIST-03")
def test_the_helper_may_not_send_moving_dice_elsewhere() -> None:
    seats = adventurer(charged=1), adventurer(), adventurer(facing=2)
    play = table(*seats, dice="MM")

    choose(play, ASSIST[2])
    with pytest.raises(Refused):
        play.answer(0, SEND[1])
    choose(play, STAND)

    assert play.waiting_for == (1,)
    assert seat(play, 2).facing == Monsters(2)
