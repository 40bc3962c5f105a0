"""A roll: all dice are thrown and sorted; D is beaten, M moves on, A stays and may hit."""

from itertools import product

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
from undercroft.engine import Option, Refused, Roll
from undercroft.engine.chance import NOBODY
from undercroft.games.dungeon_attack.events import DiceRolled, PileSearched
from undercroft.games.dungeon_attack.options import PASS, SEND, SEND_TO_ROOM, STAND
from undercroft.games.dungeon_attack.state import MONSTER

WARY = Adventurer(id="wary", rating=3, repels=1)
"""Is asked before the roll, so that dice just sent there can be seen lying."""


@pytest.mark.rule("DA-ROLL-01")
def test_all_dice_that_face_the_adventurer_are_rolled() -> None:
    rolled = table(
        adventurer(facing=3, bosses=1, epic=1),
        adventurer(facing=2),
        adventurer(),
        room=4,
        dice=["DMA", "A", "DM"],
    )

    (roll,) = happened(rolled, DiceRolled)
    assert (roll.regular, roll.bosses, roll.epic) == ("DMA", "A", "DM")


@pytest.mark.rule("DA-ROLL-01")
@pytest.mark.parametrize("rating", [0, 1, 2, 5])
@pytest.mark.parametrize("facing", [1, 2, 3, 6, 16])
def test_more_dice_than_the_rating_are_all_rolled(rating: int, facing: int) -> None:
    fighter = Adventurer(id="fighter", rating=rating)

    rolled = table(adventurer(fighter, facing=facing), adventurer(), dice="A" * facing)

    assert [event.regular for event in happened(rolled, DiceRolled)] == ["A" * facing]
    assert seat(rolled, 0).facing == Monsters(facing)


@pytest.mark.rule("DA-ROLL-01")
def test_more_red_dice_than_the_rating_are_all_rolled() -> None:
    fighter = Adventurer(id="fighter", rating=1)

    rolled = table(adventurer(fighter, facing=2, bosses=2, epic=1), adventurer(), dice="AA AM AM")

    (roll,) = happened(rolled, DiceRolled)
    assert (roll.regular, roll.bosses, roll.epic) == ("AA", "AM", "AM")


@pytest.mark.rule("DA-ROLL-01")
def test_no_die_may_be_held_back() -> None:
    own_dice = table(adventurer(), adventurer(facing=3)).twin(NOBODY)

    choose(own_dice, PASS)

    assert isinstance(own_dice.ask, Roll)
    assert own_dice.ask.count == 3
    with pytest.raises(Refused):
        own_dice.tell(MONSTER.parse("DA"))


@pytest.mark.rule("DA-ROLL-02")
def test_dice_are_sorted_by_their_face() -> None:
    rolled = table(adventurer(facing=6), adventurer(), dice="AMDAMA")

    assert seat(rolled, 0).pile == Monsters(1)
    assert seat(rolled, 0).facing == Monsters(3)
    choose(rolled, SEND_TO_ROOM, SEND_TO_ROOM)
    assert rolled.state.room == Monsters(2)
    assert rolled.waiting_for == (1,)


@pytest.mark.rule("DA-DEFEATED-01")
@pytest.mark.parametrize(("face", "beaten"), [("D", 1), ("M", 0), ("A", 0)])
def test_only_a_d_beats_a_regular_die(face: str, beaten: int) -> None:
    rolled = table(adventurer(facing=1), adventurer(), room=1, dice=face)

    assert seat(rolled, 0).pile == Monsters(beaten)


@pytest.mark.rule("DA-DEFEATED-02")
def test_beaten_dice_leave_the_fight_for_the_rollers_own_pile() -> None:
    rolled = table(adventurer(facing=3, pile=4), adventurer(pile=2), room=1, dice="DDA")

    assert seat(rolled, 0).pile == Monsters(6)
    assert seat(rolled, 0).facing == Monsters(1)
    assert seat(rolled, 1).pile == Monsters(2)
    assert rolled.state.room == Monsters(1)


@pytest.mark.rule("DA-DEFEATED-03")
def test_the_pile_is_kept_for_the_search_of_the_same_level() -> None:
    level = table(adventurer(facing=3), adventurer(), dice="DAA DD MMM")

    choose(level, PASS)

    assert [event.regular for event in happened(level, PileSearched)] == ["MMM"]
    assert level.state.level == 2
    assert seat(level, 0).pile == Monsters()


@pytest.mark.rule("DA-DEFEATED-04")
@pytest.mark.parametrize(("dice", "kept"), [("DDA", 2), ("DDDA", 3), ("DDDDA", 3)])
def test_at_most_combat_rating_many_dice_join_the_pile_in_a_turn(dice: str, kept: int) -> None:
    rolled = table(adventurer(PLAIN, facing=len(dice)), adventurer(), dice=dice)

    assert PLAIN.rating == 3
    assert seat(rolled, 0).pile == Monsters(kept)


@pytest.mark.rule("DA-DEFEATED-04")
def test_the_combat_rating_counts_anew_each_turn() -> None:
    rolled = table(adventurer(facing=8), adventurer(), dice="DDDDAAAA DDDDA")

    choose(rolled, PASS)

    assert seat(rolled, 0).pile == Monsters(6)


@pytest.mark.rule("DA-DEFEATED-05", "DA-DEFEATED-06")
def test_dice_beyond_the_rating_stay_with_the_roller() -> None:
    rolled = table(adventurer(facing=6), adventurer(), dice="DDDDDM DA")

    choose(rolled, SEND_TO_ROOM)

    assert seat(rolled, 0).facing == Monsters(2)
    assert (rolled.state.room, seat(rolled, 1).facing) == (Monsters(1), Monsters())
    choose(rolled, PASS)
    assert [event.regular for event in happened(rolled, DiceRolled)] == ["DDDDDM", "DA"]


@pytest.mark.rule("DA-DEFEATED-06")
@pytest.mark.parametrize(("rating", "hits"), [(0, 1), (1, 0)])
def test_dice_beyond_the_rating_count_as_attacking(rating: int, hits: int) -> None:
    fighter = Adventurer(id="fighter", rating=rating)

    rolled = table(adventurer(fighter, facing=3), adventurer(), dice="DDA")

    assert seat(rolled, 0).hits == hits
    assert seat(rolled, 0).facing == Monsters(3 - rating)


@pytest.mark.rule("DA-MOVING-01")
def test_a_moving_die_leaves_the_roller() -> None:
    rolled = table(adventurer(facing=5), adventurer(WARY), dice="MMAAA")

    with pytest.raises(Refused):
        rolled.answer(0, SEND[0])
    with pytest.raises(Refused):
        rolled.answer(0, STAND)
    choose(rolled, SEND_TO_ROOM, SEND[1])

    assert seat(rolled, 0).facing == Monsters(3)
    assert rolled.waiting_for == (1,)


@pytest.mark.rule("DA-MOVING-02")
def test_a_moving_die_goes_to_another_player_or_the_room() -> None:
    rolled = table(adventurer(), adventurer(facing=1), adventurer(), turn=1, dice="M")

    assert offered(rolled) == [SEND_TO_ROOM, SEND[0], SEND[2]]


@pytest.mark.rule("DA-MOVING-03")
def test_the_roller_decides_where_each_moving_die_goes() -> None:
    rolled = table(adventurer(facing=3, bosses=1, epic=1), adventurer(WARY), dice="MMA M MM")

    asked: list[int] = []
    for to in (SEND_TO_ROOM, SEND[1], SEND_TO_ROOM, SEND[1]):
        asked += rolled.waiting_for
        choose(rolled, to)

    assert asked == [0, 0, 0, 0]
    assert rolled.waiting_for == (1,)
    assert seat(rolled, 0).facing == Monsters(1)
    assert seat(rolled, 1).facing == Monsters(1, 1)
    assert rolled.state.room == Monsters(1, 0, 1)


@pytest.mark.rule("DA-MOVING-04")
@pytest.mark.parametrize("split", list(product([SEND_TO_ROOM, SEND[1], SEND[2]], repeat=2)))
def test_moving_dice_may_be_divided_in_any_way(split: tuple[Option, Option]) -> None:
    rolled = table(adventurer(facing=3), adventurer(WARY), adventurer(), dice="MMA")

    choose(rolled, *split)

    lying = (rolled.state.room, seat(rolled, 1).facing, seat(rolled, 2).facing)
    assert lying == tuple(Monsters(split.count(to)) for to in (SEND_TO_ROOM, SEND[1], SEND[2]))


@pytest.mark.rule("DA-MOVING-05")
def test_a_die_passed_to_a_player_faces_that_player() -> None:
    rolled = table(adventurer(facing=1), adventurer(WARY, facing=1), dice="M DA")

    choose(rolled, SEND[1])
    assert seat(rolled, 1).facing == Monsters(2)
    choose(rolled, STAND)

    rolls = [(event.seat, event.regular) for event in happened(rolled, DiceRolled)]
    assert rolls == [(0, "M"), (1, "DA")]


@pytest.mark.rule("DA-ATTACKING-01")
def test_attacking_dice_stay_in_front_of_the_roller() -> None:
    rolled = table(adventurer(facing=3, bosses=1), adventurer(), dice="DAA A")

    assert seat(rolled, 0).facing == Monsters(2, 1)
    assert seat(rolled, 1).facing == rolled.state.room == Monsters()


@pytest.mark.rule("DA-ATTACKING-02")
def test_dice_that_stayed_are_rolled_on_the_next_turn() -> None:
    rolled = table(adventurer(facing=4), adventurer(), dice="DAAA DMA")

    assert rolled.waiting_for == (1,)
    choose(rolled, PASS)

    rolls = [(event.seat, event.regular) for event in happened(rolled, DiceRolled)]
    assert rolls == [(0, "DAAA"), (0, "DMA")]


@pytest.mark.rule("DA-ATTACKING-03")
@pytest.mark.parametrize(
    ("dice", "hits"), [("AAA A", 1), ("AAD A", 0), ("AMA A", 0), ("AAA M", 0), ("DMA A", 0)]
)
def test_a_roll_hits_when_every_die_shows_a(dice: str, hits: int) -> None:
    rolled = table(adventurer(facing=3, bosses=1), adventurer(), dice=dice)

    if rolled.waiting_for == (0,):
        choose(rolled, SEND_TO_ROOM)

    assert rolled.waiting_for == (1,)
    assert seat(rolled, 0).hits == hits


@pytest.mark.rule("DA-ATTACKING-04")
@pytest.mark.parametrize(("face", "hits"), [("A", 1), ("D", 0), ("M", 0)])
def test_a_single_die_hits_when_it_shows_a(face: str, hits: int) -> None:
    rolled = table(adventurer(facing=1), adventurer(), room=1, dice=face)

    if face == "M":
        choose(rolled, SEND_TO_ROOM)

    assert rolled.waiting_for == (1,)
    assert seat(rolled, 0).hits == hits
