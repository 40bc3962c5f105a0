"""The six actions: who takes one, what each does and when it is not offered."""

import pytest

from tests.games.dungeon_attack.situations import (
    PLAIN,
    Adventurer,
    Monsters,
    adventurer,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Option, Refused, Table
from undercroft.games.dungeon_attack.events import DiceRolled
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    By,
)

MENDER = Adventurer(id="mender", rating=3, mends=True)
EVERY_ACTION = [PASS, ASSIST[2], HEAL[By.ABILITY][0], RECOVER, RECHARGE, BUST]


def all_six_open(dice: str = "D", **facing: int) -> Table:
    """Seat 0 could take each of the six actions, if it faces no dice."""
    me = adventurer(MENDER, hits=1, drained=1, **facing)
    return table(me, adventurer(), adventurer(facing=1), room=1, dice=dice)


@pytest.mark.rule("DA-TURN-05")
def test_whoever_faces_no_dice_takes_one_of_six_actions() -> None:
    acting = all_six_open()

    assert acting.waiting_for == (0,)
    assert happened(acting, DiceRolled) == []
    assert offered(acting) == EVERY_ACTION


@pytest.mark.rule("DA-TURN-06")
@pytest.mark.parametrize("action", EVERY_ACTION, ids=lambda action: action.verb)
def test_the_turn_ends_after_an_action(action: Option) -> None:
    acting = all_six_open()

    choose(acting, action)

    assert acting.waiting_for == (1,)


@pytest.mark.rule("DA-ACTION-01")
@pytest.mark.parametrize("action", EVERY_ACTION, ids=lambda action: action.verb)
@pytest.mark.parametrize(("kind", "dice"), [("facing", "M"), ("bosses", "M"), ("epic", "MM")])
def test_no_action_is_open_to_whoever_faces_dice(action: Option, kind: str, dice: str) -> None:
    facing_none, facing_one = all_six_open(), all_six_open(dice, **{kind: 1})

    assert action in offered(facing_none)
    assert action not in offered(facing_one)
    with pytest.raises(Refused):
        facing_one.answer(0, action)


@pytest.mark.rule("DA-ACTION-02")
@pytest.mark.parametrize("action", EVERY_ACTION, ids=lambda action: action.verb)
def test_a_second_action_in_a_turn_is_refused(action: Option) -> None:
    acting = all_six_open()

    choose(acting, action)

    assert acting.options(0) == []
    for second in EVERY_ACTION:
        with pytest.raises(Refused):
            acting.answer(0, second)


@pytest.mark.rule("DA-ACTION-03")
def test_assisting_rolls_the_dice_of_another_adventurer() -> None:
    party = table(adventurer(), adventurer(), adventurer(facing=2), adventurer(bosses=1), dice="DA")

    assert offered(party) == [PASS, ASSIST[2], ASSIST[3]]
    choose(party, ASSIST[2])

    assert [(event.seat, event.regular) for event in happened(party, DiceRolled)] == [(0, "DA")]
    assert seat(party, 0).pile == Monsters(1)
    assert seat(party, 2).facing == Monsters()


@pytest.mark.rule("DA-ACTION-04")
def test_busting_the_door_rolls_the_dice_of_the_room() -> None:
    quiet = table(adventurer(), adventurer(), room=2, dice="DA")
    empty = table(adventurer(), adventurer(facing=2))

    assert BUST not in offered(empty)
    assert BUST in offered(quiet)
    choose(quiet, BUST)

    assert [(event.seat, event.regular) for event in happened(quiet, DiceRolled)] == [(0, "DA")]


@pytest.mark.rule("DA-ACTION-05")
@pytest.mark.parametrize(
    ("by", "ability", "items", "artifacts"),
    [(By.ABILITY, True, 0, 0), (By.ARTIFACT, False, 0, 1), (By.ITEM, False, 1, 0)],
)
def test_magic_or_an_ability_heals_one_hit(
    by: By, ability: bool, items: int, artifacts: int
) -> None:
    healer = MENDER if ability else PLAIN
    me = adventurer(healer, hits=2, charged=items, artifacts=artifacts)
    hurt = table(me, adventurer(), room=1, busted=False)

    assert offered(hurt) == [PASS, HEAL[by][0], BUST]
    choose(hurt, HEAL[by][0])

    assert seat(hurt, 0).hits == 1


@pytest.mark.rule("DA-ACTION-05")
def test_without_magic_or_ability_nobody_heals() -> None:
    hurt = table(adventurer(hits=2, drained=1), adventurer(hits=1), room=1)

    assert offered(hurt) == [PASS, RECHARGE, BUST]


@pytest.mark.rule("DA-ACTION-06")
def test_a_stunned_adventurer_recovers() -> None:
    stunned = table(adventurer(hits=1), adventurer(), room=1, busted=False)

    choose(stunned, RECOVER)

    assert seat(stunned, 0).hits == 0
    assert stunned.waiting_for == (1,)


@pytest.mark.rule("DA-ACTION-07")
def test_recharging_restores_one_magic_item() -> None:
    drained = table(adventurer(drained=2), adventurer(), room=1, busted=False)

    choose(drained, RECHARGE)

    assert (seat(drained, 0).charged, seat(drained, 0).drained) == (1, 1)


@pytest.mark.rule("DA-ACTION-07")
def test_without_a_drained_item_there_is_nothing_to_recharge() -> None:
    ready = table(adventurer(charged=2, artifacts=1), adventurer(), room=1)

    assert RECHARGE not in offered(ready)


@pytest.mark.rule("DA-ACTION-08")
def test_passing_changes_nothing() -> None:
    acting = all_six_open()
    before = acting.view(None)

    choose(acting, PASS)

    after = acting.view(None)
    assert (after["seats"], after["room"]) == (before["seats"], before["room"])
    assert acting.waiting_for == (1,)
