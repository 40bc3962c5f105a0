"""HITs and states: from unhurt to Knocked Out, and the ways back."""

import pytest

from tests.games.dungeon_attack.situations import (
    PLAIN,
    Adventurer,
    Monsters,
    adventurer,
    choose,
    happened,
    new_table,
    offered,
    seat,
    table,
)
from undercroft.engine import Option, Refused
from undercroft.games.dungeon_attack.events import DiceRolled, KnockedOut, PileSearched
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    SEND,
    SEND_TO_ROOM,
    By,
)
from undercroft.games.dungeon_attack.state import KNOCKED_OUT, STUNNED, UNHURT, WOUNDED, Seat

MENDER = Adventurer(id="mender", rating=3, mends=True)
MEANS = [By.ABILITY, By.ARTIFACT, By.ITEM]


def healer(by: By, hits: int = 0) -> Seat:
    """An adventurer who can heal, by one means only."""
    return adventurer(
        MENDER if by is By.ABILITY else PLAIN,
        hits=hits,
        artifacts=int(by is By.ARTIFACT),
        charged=int(by is By.ITEM),
    )


@pytest.mark.rule("DA-HIT-01")
def test_an_adventurer_without_hits_is_unhurt() -> None:
    begun = new_table(2, [2, 1], starting_player=1)

    assert begun.state.seats[0].card.mends
    assert [one.hits for one in begun.state.seats] == [UNHURT, UNHURT] == [0, 0]
    assert offered(begun) == [PASS, BUST]


@pytest.mark.rule("DA-HIT-02", "DA-HIT-03", "DA-HIT-04")
@pytest.mark.parametrize(
    ("before", "after"), [(0, STUNNED), (1, WOUNDED), (2, KNOCKED_OUT)], ids=["1st", "2nd", "3rd"]
)
def test_each_hit_makes_it_worse_by_one_state(before: int, after: int) -> None:
    rolled = table(adventurer(facing=2, hits=before), adventurer(), dice="AA")

    assert seat(rolled, 0).hits == after == before + 1
    assert len(happened(rolled, KnockedOut)) == (after == KNOCKED_OUT)


@pytest.mark.rule("DA-HIT-05")
@pytest.mark.parametrize("hits", [STUNNED, WOUNDED])
def test_a_hurt_adventurer_rolls_without_a_penalty(hits: int) -> None:
    hurt = table(adventurer(facing=5, hits=hits), adventurer(), dice="DDDDA DA")
    unhurt = table(adventurer(facing=5), adventurer(), dice="DDDDA DA")

    choose(hurt, PASS)
    choose(unhurt, PASS)

    assert seat(hurt, 0).pile == seat(unhurt, 0).pile == Monsters(4)
    assert seat(hurt, 0).facing == seat(unhurt, 0).facing == Monsters(1)
    assert seat(hurt, 0).hits == hits


@pytest.mark.rule("DA-HIT-05")
@pytest.mark.parametrize("hits", [UNHURT, STUNNED, WOUNDED])
def test_a_hurt_adventurer_acts_without_a_penalty(hits: int) -> None:
    acting = table(adventurer(hits=hits, drained=1), adventurer(facing=1), room=1)

    assert acting.waiting_for == (0,)
    assert {PASS, ASSIST[1], RECHARGE, BUST} <= set(offered(acting))


@pytest.mark.rule("DA-HIT-06")
def test_recovering_makes_a_stunned_adventurer_unhurt() -> None:
    stunned = table(adventurer(hits=1), adventurer(hits=1), room=1, busted=False)

    choose(stunned, RECOVER)

    assert seat(stunned, 0).hits == UNHURT
    assert seat(stunned, 1).hits == STUNNED


@pytest.mark.rule("DA-HIT-06")
@pytest.mark.parametrize("hits", [UNHURT, WOUNDED])
def test_only_a_stunned_adventurer_can_recover(hits: int) -> None:
    other = table(adventurer(hits=hits), adventurer(hits=1), room=1)

    with pytest.raises(Refused):
        other.answer(0, RECOVER)


@pytest.mark.rule("DA-HIT-07")
@pytest.mark.parametrize("by", MEANS)
@pytest.mark.parametrize("target", [0, 1])
def test_healing_makes_a_stunned_adventurer_unhurt(by: By, target: int) -> None:
    hurt = table(healer(by, hits=1), adventurer(hits=1), room=1, busted=False)

    choose(hurt, HEAL[by][target])

    assert seat(hurt, target).hits == UNHURT
    assert seat(hurt, 1 - target).hits == STUNNED


@pytest.mark.rule("DA-HIT-08")
@pytest.mark.parametrize("by", MEANS)
@pytest.mark.parametrize("target", [0, 1])
def test_healing_makes_a_wounded_adventurer_stunned(by: By, target: int) -> None:
    hurt = table(healer(by, hits=2), adventurer(hits=2), room=1, busted=False)

    choose(hurt, HEAL[by][target])

    assert seat(hurt, target).hits == STUNNED
    assert seat(hurt, 1 - target).hits == WOUNDED


@pytest.mark.rule("DA-HIT-09")
def test_dice_facing_a_knocked_out_adventurer_move_to_the_room() -> None:
    wounded = adventurer(facing=2, bosses=1, epic=1, hits=2)

    rolled = table(wounded, adventurer(), room=3, dice="AA A DM")

    assert seat(rolled, 0).hits == KNOCKED_OUT
    assert seat(rolled, 0).facing == Monsters()
    assert rolled.state.room == Monsters(5, 1, 1)


@pytest.mark.rule("DA-HIT-09")
def test_dice_facing_a_wounded_adventurer_stay() -> None:
    rolled = table(adventurer(facing=2, hits=1, pile=4), adventurer(), room=3, dice="AA")

    assert seat(rolled, 0).facing == Monsters(2)
    assert seat(rolled, 0).pile == Monsters(4)
    assert rolled.state.room == Monsters(3)


@pytest.mark.rule("DA-HIT-10")
def test_the_pile_of_a_knocked_out_adventurer_leaves_play() -> None:
    wounded = adventurer(facing=1, pile=4, boss_pile=1, epic_pile=1, hits=2)

    rolled = table(wounded, adventurer(pile=2), dice="A MM")

    assert seat(rolled, 0).pile == Monsters()
    assert rolled.state.room == Monsters(1)
    assert seat(rolled, 1).pile == Monsters(2)
    choose(rolled, PASS)
    assert [event.seat for event in happened(rolled, PileSearched)] == [1]


@pytest.mark.rule("DA-HIT-11")
def test_a_knocked_out_adventurer_gets_no_turn_and_no_dice() -> None:
    fight = table(adventurer(facing=3), adventurer(hits=3), adventurer(), dice="AAM")

    assert offered(fight) == [SEND_TO_ROOM, SEND[2]]
    choose(fight, SEND_TO_ROOM)

    assert fight.waiting_for == (2,)
    assert fight.options(1) == []


@pytest.mark.rule("DA-HIT-11")
@pytest.mark.parametrize(("action", "next_seat"), [(HEAL[By.ITEM][0], 0), (PASS, 1)])
def test_a_healed_adventurer_takes_part_again(action: Option, next_seat: int) -> None:
    fight = table(
        adventurer(hits=3), adventurer(charged=1), adventurer(facing=2), turn=1, dice="DA"
    )

    choose(fight, action)

    assert [event.seat for event in happened(fight, DiceRolled)] == [2]
    assert fight.waiting_for == (next_seat,)


@pytest.mark.rule("DA-HIT-12")
@pytest.mark.parametrize("by", MEANS)
def test_healing_brings_a_knocked_out_adventurer_back_as_wounded(by: By) -> None:
    fallen = table(healer(by), adventurer(hits=3), adventurer(facing=1))

    choose(fallen, HEAL[by][1])

    assert seat(fallen, 1).hits == WOUNDED
    assert (fallen.state.level, fallen.waiting_for) == (1, (1,))
