"""Turns: who is next, who must roll, and Busting the Door."""

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
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
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import DiceRolled, DoorBusted, LevelBegan
from undercroft.games.dungeon_attack.options import BUST, PASS, SEND, SEND_TO_ROOM

MENDER = Adventurer(id="mender", rating=3, mends=True)


@pytest.mark.rule("DA-TURN-01")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starting_player_takes_the_first_turn(starter: int) -> None:
    begun = new_table(3, [0, 1, 2], starting_player=starter + 1)

    assert begun.waiting_for == (starter,)
    with pytest.raises(Refused):
        begun.answer((starter + 1) % 3, BUST)
    begun.answer(starter, PASS)


@pytest.mark.rule("DA-TURN-02")
def test_the_first_turn_is_an_action_and_normally_a_bust() -> None:
    begun = new_table(2, [0, 1], starting_player=1)

    assert happened(begun, DiceRolled) == []
    assert offered(begun) == [PASS, BUST]
    assert GAME.fallback(begun.state, 0, offered(begun), begun.source) is BUST


@pytest.mark.rule("DA-TURN-03")
def test_the_turn_passes_to_the_left() -> None:
    round_table = table(*(adventurer() for _ in range(4)), room=2, turn=2, busted=False)

    asked: list[int] = []
    for _ in range(3):
        asked += round_table.waiting_for
        choose(round_table, PASS)
    asked += round_table.waiting_for

    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("DA-TURN-04")
@pytest.mark.parametrize(
    ("facing", "bosses", "epic", "dice"),
    [(1, 0, 0, "D"), (1, 1, 0, "D A"), (0, 2, 0, "DA M"), (0, 0, 1, "DM")],
)
def test_whoever_faces_dice_rolls_and_takes_no_action(
    facing: int, bosses: int, epic: int, dice: str
) -> None:
    me = adventurer(MENDER, facing=facing, bosses=bosses, epic=epic, hits=1, drained=1)

    rolled = table(me, adventurer(), adventurer(facing=1), room=1, dice=dice)

    assert [event.seat for event in happened(rolled, DiceRolled)] == [0]
    if rolled.waiting_for == (0,):
        assert offered(rolled) == [SEND_TO_ROOM, SEND[1], SEND[2]]
        choose(rolled, SEND_TO_ROOM)
    assert rolled.waiting_for == (1,)
    assert (seat(rolled, 0).hits, seat(rolled, 0).drained) == (1, 1)


@pytest.mark.rule("DA-TURN-06")
def test_the_turn_ends_only_once_the_roll_is_resolved() -> None:
    rolling = table(adventurer(facing=4), adventurer(), dice="DMMA")

    assert rolling.waiting_for == (0,)
    choose(rolling, SEND_TO_ROOM)
    assert rolling.waiting_for == (0,)
    choose(rolling, SEND_TO_ROOM)

    assert rolling.waiting_for == (1,)


@pytest.mark.rule("DA-BUST-01")
def test_a_bust_rolls_every_die_of_the_room_together() -> None:
    busted = table(adventurer(), adventurer(facing=2), room=5, room_bosses=1, dice=["DDMAA", "A"])

    choose(busted, BUST)

    (rolled,) = happened(busted, DiceRolled)
    assert (rolled.regular, rolled.bosses) == ("DDMAA", "A")
    assert busted.state.room == Monsters()
    assert seat(busted, 1).facing == Monsters(2)


@pytest.mark.rule("DA-BUST-02")
@pytest.mark.parametrize(
    ("dice", "pile", "facing", "room", "hits"),
    [("DDDDMA", 3, 2, 1, 0), ("DMAAAA", 1, 4, 1, 0), ("AAAAAA", 0, 6, 0, 1)],
)
def test_the_dice_of_a_bust_are_resolved_like_any_roll(
    dice: str, pile: int, facing: int, room: int, hits: int
) -> None:
    busted = table(adventurer(), adventurer(), room=6, dice=dice)
    rolled = table(adventurer(facing=6), adventurer(), dice=dice)

    choose(busted, BUST, *[SEND_TO_ROOM] * room)
    choose(rolled, *[SEND_TO_ROOM] * room)

    me = seat(busted, 0)
    assert (me.pile, me.facing, me.hits) == (Monsters(pile), Monsters(facing), hits)
    assert busted.state.room == Monsters(room)
    assert busted.state.seats == rolled.state.seats


@pytest.mark.rule("DA-BUST-03")
def test_a_different_player_busts_the_door_of_each_following_level() -> None:
    one_die_each = [[1, 0]] * 3
    dice: list[str | int] = ["D", "M"] * 3
    descent = new_table(3, [0, 1, 2, *dice], starting_player=2, dungeon=one_die_each)

    choose(descent, BUST, BUST, BUST)

    assert [event.seat for event in happened(descent, LevelBegan)] == [1, 2, 0]
    assert [event.seat for event in happened(descent, DoorBusted)] == [1, 2, 0]


@pytest.mark.rule("DA-BUST-04")
def test_the_door_may_be_busted_again_during_a_level() -> None:
    fight = table(adventurer(), adventurer(), room=3, busted=False, dice="DMM DM A")

    choose(fight, BUST, SEND_TO_ROOM, SEND_TO_ROOM, BUST, SEND_TO_ROOM, BUST)

    assert [event.seat for event in happened(fight, DoorBusted)] == [0, 1, 0]
    assert [event.dice for event in happened(fight, DoorBusted)] == [3, 2, 1]
    assert fight.state.level == 1


@pytest.mark.rule("DA-BUST-05")
def test_a_repeat_bust_is_closed_to_whoever_faces_dice() -> None:
    facing_one = table(adventurer(facing=1), adventurer(), room=3, dice="M")
    facing_none = table(adventurer(), adventurer(facing=1), room=3)

    with pytest.raises(Refused):
        facing_one.answer(0, BUST)

    assert facing_one.state.room == Monsters(3)
    assert BUST in offered(facing_none)
