"""The rulings on knock-out and defeat. [DA-RULING-30] to [DA-RULING-35]"""

import pytest

from tests.games.dungeon_attack.situations import (
    Monsters,
    Phase,
    adventurer,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import KnockedOut, PartyFell, PileSearched
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    SEND,
    SEND_TO_ROOM,
    STAND,
    By,
)


@pytest.mark.rule("DA-RULING-30")
@pytest.mark.parametrize(("strict", "hits"), [(False, 2), (True, 3)])
def test_the_end_of_a_level_lifts_a_knocked_out_adventurer_unless_strict(
    strict: bool, hits: int
) -> None:
    seats = [adventurer(hits=2), adventurer(hits=3)]

    game = table(*seats, phase=Phase.SEARCH, strict_knock_out=strict)

    assert game.state.level == 2
    assert [one.hits for one in game.state.seats] == [1, hits]


@pytest.mark.rule("DA-RULING-30")
def test_with_strict_knock_out_magic_still_revives() -> None:
    seats = [adventurer(charged=1), adventurer(hits=3)]
    game = table(*seats, room=1, busted=False, strict_knock_out=True)

    choose(game, HEAL[By.ITEM][1])

    assert seat(game, 1).hits == 2
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-31")
def test_a_knocked_out_adventurer_keeps_the_treasure_and_is_scored() -> None:
    me = adventurer(facing=1, hits=2, gold=4, charged=1, drained=1, artifacts=1)
    game = table(me, adventurer(gold=14), level=3, dice="A")

    choose(game, STAND, PASS)

    assert game.is_over
    assert seat(game, 0).hits == 3
    assert (seat(game, 0).gold, seat(game, 0).artifacts) == (4, 1)
    assert (seat(game, 0).charged, seat(game, 0).drained) == (1, 1)
    assert game.result().scores == (15, 14)
    assert game.result().ranks == (1, 2)


@pytest.mark.rule("DA-RULING-31")
def test_a_knocked_out_adventurer_takes_no_turn_and_receives_no_dice() -> None:
    seats = [adventurer(facing=1, hits=2), adventurer(facing=1), adventurer()]
    game = table(*seats, dice="A M MA")
    assert offered(game) == [SEND_TO_ROOM, SEND[2]]
    with pytest.raises(Refused):
        game.answer(1, SEND[0])

    choose(game, SEND_TO_ROOM)
    assert game.waiting_for == (2,)
    choose(game, BUST, SEND_TO_ROOM)

    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-31")
def test_a_knocked_out_adventurer_makes_no_search() -> None:
    seats = [adventurer(facing=1, hits=2, pile=3), adventurer(pile=2)]
    game = table(*seats, dice="A MM")

    choose(game, PASS)

    assert [event.seat for event in happened(game, PileSearched)] == [1]


@pytest.mark.rule("DA-RULING-32")
def test_dice_lost_by_a_knock_out_are_back_at_the_next_level() -> None:
    seats = [adventurer(facing=1, hits=2, pile=2), adventurer(pile=1)]
    game = table(*seats, dungeon=[[4, 0], [4, 0]], dice="A M")
    assert game.state.room == Monsters(regular=1)
    assert seat(game, 0).pile == Monsters()

    choose(game, PASS)

    assert game.state.level == 2
    assert game.state.room == Monsters(regular=4)


@pytest.mark.rule("DA-RULING-33")
def test_a_revived_adventurer_has_no_dice_and_acts_when_the_seat_is_next() -> None:
    fallen, healer = adventurer(facing=2, hits=2, pile=2), adventurer(charged=1)
    game = table(fallen, healer, adventurer(), adventurer(facing=1), dice="AA A")

    choose(game, HEAL[By.ITEM][0])
    assert game.waiting_for == (2,)
    assert seat(game, 0).facing == seat(game, 0).pile == Monsters()
    choose(game, PASS)

    assert game.waiting_for == (0,)
    assert offered(game) == [PASS, ASSIST[3], BUST]


@pytest.mark.rule("DA-RULING-34")
def test_with_all_knocked_out_at_once_the_dungeon_wins() -> None:
    last = adventurer(facing=1, hits=2, pile=3, gold=7)
    game = table(adventurer(hits=3, artifacts=1, pile=1), last, turn=1, room=5, dice="A")

    assert game.is_over
    assert [event.level for event in happened(game, PartyFell)] == [1]
    assert happened(game, PileSearched) == []
    assert game.result().verdicts == ("verdict-party-fell",)
    assert game.result().ranks == (0, 0)
    assert game.result().scores == (5, 7)


@pytest.mark.rule("DA-RULING-34")
def test_with_one_adventurer_left_the_game_goes_on() -> None:
    seats = [adventurer(hits=2), adventurer(facing=1, hits=2), adventurer(hits=3)]
    game = table(*seats, turn=1, room=1, dice="A")

    assert seat(game, 1).hits == 3
    assert game.waiting_for == (0,)
    assert happened(game, PartyFell) == []


@pytest.mark.rule("DA-RULING-35")
def test_a_hit_comes_after_dice_are_piled_and_sent() -> None:
    me = adventurer(facing=2, epic=1, hits=2, pile=3)
    game = table(me, adventurer(), adventurer(), room=1, dice="AA MM", epic_monster=True)
    assert seat(game, 0).hits == 2

    choose(game, SEND[2])

    assert [(event.facing, event.pile) for event in happened(game, KnockedOut)] == [(2, 3)]
    assert seat(game, 2).facing == Monsters(epic=1)
    assert game.state.room == Monsters(regular=3)


@pytest.mark.rule("DA-RULING-35")
def test_a_knock_out_also_costs_the_dice_just_beaten() -> None:
    me = adventurer(facing=1, epic=1, hits=2, pile=3)

    game = table(me, adventurer(), room=1, dice="D AA", epic_monster=True)

    assert [(event.facing, event.pile) for event in happened(game, KnockedOut)] == [(2, 4)]
    assert seat(game, 0).pile == Monsters()
    assert game.state.room == Monsters(regular=1, epic=1)


@pytest.mark.rule("DA-RULING-35", "DA-EPIC-03")
@pytest.mark.parametrize("roll", ["DDDDM", "DDDDA", "DMMAA"])
def test_a_forming_epic_monster_knocks_out_before_any_die_is_piled_or_sent(roll: str) -> None:
    me = adventurer(facing=5, bosses=2, hits=2, pile=3)

    game = table(me, adventurer(), room=1, dice=[roll, "AA"], epic_monster=True)

    assert [event.name for event in game.events] == [
        "dice-rolled",
        "epic-monster-formed",
        "hit-taken",
        "knocked-out",
    ]
    assert [(event.facing, event.pile) for event in happened(game, KnockedOut)] == [(7, 3)]
    assert seat(game, 0).facing == seat(game, 0).pile == Monsters()
    assert game.state.room == Monsters(regular=6, epic=1)
    assert game.state.thrown is None
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-35", "DA-EPIC-03")
def test_the_whole_roll_of_a_bust_and_of_an_assist_goes_to_the_room() -> None:
    bust = table(
        adventurer(hits=2), adventurer(), room=3, room_bosses=2, dice="DMA AA", epic_monster=True
    )
    seats = adventurer(hits=2), adventurer(facing=3, bosses=2)
    assist = table(*seats, dice="DMA AA", epic_monster=True)

    choose(bust, BUST)
    choose(assist, ASSIST[1])

    for game in (bust, assist):
        assert game.state.room == Monsters(regular=3, epic=1)
        assert [one.facing.dice() for one in game.state.seats] == [0, 0]
        assert [one.hits for one in game.state.seats] == [3, 0]
        assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-34", "DA-RULING-35")
def test_the_party_falls_when_a_forming_epic_monster_knocks_out_the_last() -> None:
    game = table(adventurer(bosses=2, hits=2, facing=1), dice="D AA", epic_monster=True)

    assert game.is_over
    assert len(happened(game, PartyFell)) == 1
