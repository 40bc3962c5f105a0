"""Magic Items and Magic Artifacts: when they work, what they do and what they cost."""

import pytest

from tests.games.dungeon_attack.situations import (
    Monsters,
    adventurer,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import DieRerolled
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    STAND,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, MOVING


@pytest.mark.rule("DA-MAGIC-01")
def test_an_item_re_rolls_in_its_owners_turn_only() -> None:
    play = table(adventurer(facing=2), adventurer(facing=2, charged=1), dice="AM AM")

    assert offered(play) == [SEND_TO_ROOM, SEND[1]]
    with pytest.raises(Refused):
        play.answer(1, REROLL[By.ITEM][ATTACKING])
    choose(play, SEND_TO_ROOM)

    assert play.waiting_for == (1,)
    assert offered(play) == [STAND, REROLL[By.ITEM][MOVING], REROLL[By.ITEM][ATTACKING]]


@pytest.mark.rule("DA-MAGIC-01")
def test_an_item_heals_in_its_owners_turn_only() -> None:
    play = table(adventurer(), adventurer(hits=2, charged=1), adventurer(facing=1))

    assert HEAL[By.ITEM][1] not in offered(play)
    with pytest.raises(Refused):
        play.answer(1, HEAL[By.ITEM][1])
    choose(play, PASS)

    assert play.waiting_for == (1,)
    assert HEAL[By.ITEM][1] in offered(play)


@pytest.mark.rule("DA-MAGIC-02")
def test_an_item_heals_one_hit() -> None:
    play = table(adventurer(hits=2, charged=2), adventurer(), adventurer(facing=1))

    choose(play, HEAL[By.ITEM][0])

    assert seat(play, 0).hits == 1
    assert play.waiting_for == (1,)


@pytest.mark.rule("DA-MAGIC-02")
def test_an_item_re_rolls_one_die() -> None:
    play = table(adventurer(facing=3, charged=1), adventurer(), dice="AAA D")

    choose(play, REROLL[By.ITEM][ATTACKING])

    (again,) = happened(play, DieRerolled)
    assert (again.before, again.after) == ("A", "D")
    assert seat(play, 0).pile == Monsters(1)
    assert seat(play, 0).facing == Monsters(2)
    assert seat(play, 0).hits == 0


@pytest.mark.rule("DA-MAGIC-03")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_an_item_heals_its_owner_or_anybody_else(target: int) -> None:
    hurt = [adventurer(hits=1, charged=1), adventurer(hits=1), adventurer(hits=1, facing=1)]
    play = table(*hurt)

    assert {HEAL[By.ITEM][0], HEAL[By.ITEM][1], HEAL[By.ITEM][2]} <= set(offered(play))
    choose(play, HEAL[By.ITEM][target])

    assert [seat(play, n).hits for n in range(3)] == [int(n != target) for n in range(3)]
    assert (seat(play, 0).charged, seat(play, 0).drained) == (0, 1)


@pytest.mark.rule("DA-MAGIC-04")
def test_healing_drains_the_item() -> None:
    play = table(adventurer(charged=2), adventurer(hits=1), adventurer(facing=1))

    choose(play, HEAL[By.ITEM][1])

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 1)


@pytest.mark.rule("DA-MAGIC-04")
def test_re_rolling_drains_the_item() -> None:
    play = table(adventurer(facing=3, charged=2), adventurer(), dice="AAA A")

    choose(play, REROLL[By.ITEM][ATTACKING])
    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 1)
    choose(play, STAND)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 1)


@pytest.mark.rule("DA-MAGIC-05")
def test_a_drained_item_heals_only_after_a_recharge() -> None:
    play = table(adventurer(hits=1, drained=1), adventurer(), adventurer(facing=2), dice="AD")

    assert offered(play) == [PASS, ASSIST[2], RECOVER, RECHARGE]
    with pytest.raises(Refused):
        play.answer(0, HEAL[By.ITEM][0])
    choose(play, RECHARGE, PASS)

    assert play.waiting_for == (0,)
    assert HEAL[By.ITEM][0] in offered(play)


@pytest.mark.rule("DA-MAGIC-05")
def test_a_drained_item_gives_no_re_roll() -> None:
    play = table(adventurer(facing=1, drained=1), adventurer(), dice="A")

    assert play.waiting_for == (1,)
    assert seat(play, 0).hits == 1
    assert seat(play, 0).drained == 1


@pytest.mark.rule("DA-MAGIC-05")
def test_drained_items_stay_useless_beside_an_item_and_an_artifact_that_work() -> None:
    heal = table(adventurer(hits=1, drained=1, artifacts=1), adventurer(facing=1))
    reroll = table(adventurer(facing=3, charged=1, drained=1), adventurer(), dice="AAA D")

    assert offered(heal) == [PASS, ASSIST[1], HEAL[By.ARTIFACT][0], RECOVER, RECHARGE]
    choose(reroll, REROLL[By.ITEM][ATTACKING])

    assert reroll.waiting_for == (1,)
    assert (seat(reroll, 0).charged, seat(reroll, 0).drained) == (0, 2)


@pytest.mark.rule("DA-MAGIC-06")
def test_the_recharge_action_restores_one_drained_item() -> None:
    play = table(adventurer(drained=3), adventurer(), adventurer(facing=1))

    choose(play, RECHARGE)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 2)
    assert play.waiting_for == (1,)
    assert RECHARGE not in offered(play)


@pytest.mark.rule("DA-MAGIC-08")
@pytest.mark.parametrize("target", [0, 1])
def test_an_artifact_heals_one_hit_on_anybody(target: int) -> None:
    play = table(adventurer(hits=2, artifacts=1), adventurer(hits=2), adventurer(facing=1))

    choose(play, HEAL[By.ARTIFACT][target])

    assert seat(play, target).hits == 1
    assert seat(play, 1 - target).hits == 2


@pytest.mark.rule("DA-MAGIC-08")
def test_an_artifact_re_rolls_one_die_in_its_owners_turn() -> None:
    seats = adventurer(facing=2), adventurer(facing=2, artifacts=1), adventurer()
    play = table(*seats, dice="AD AA D")

    assert play.waiting_for == (1,)
    assert offered(play) == [STAND, REROLL[By.ARTIFACT][ATTACKING]]
    choose(play, REROLL[By.ARTIFACT][ATTACKING])

    assert seat(play, 1).pile == Monsters(1)
    assert seat(play, 1).facing == Monsters(1)


@pytest.mark.rule("DA-MAGIC-09")
def test_an_artifact_never_drains_by_re_rolls() -> None:
    play = table(adventurer(facing=2, artifacts=1), adventurer(), dice="AA D A D")

    choose(play, REROLL[By.ARTIFACT][ATTACKING])
    assert (seat(play, 0).artifacts, seat(play, 0).drained) == (1, 0)
    choose(play, PASS)

    assert play.waiting_for == (0,)
    assert offered(play) == [STAND, REROLL[By.ARTIFACT][ATTACKING]]


@pytest.mark.rule("DA-MAGIC-09")
def test_an_artifact_never_drains_by_healing() -> None:
    play = table(adventurer(artifacts=1), adventurer(hits=2), adventurer(facing=2), dice="AD")

    choose(play, HEAL[By.ARTIFACT][1])
    assert (seat(play, 0).artifacts, seat(play, 0).drained) == (1, 0)
    choose(play, PASS)

    assert play.waiting_for == (0,)
    assert HEAL[By.ARTIFACT][1] in offered(play)
    assert RECHARGE not in offered(play)
