"""Set-up and levels: cards, the starting player, the Dungeon Room and the dice of each level."""

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
    Monsters,
    Phase,
    adventurer,
    choose,
    happened,
    new_table,
    offered,
    seat,
    table,
)
from undercroft.engine import Draw, Keyed, People, Refused, Table
from undercroft.games.dungeon_attack.events import (
    DoorBusted,
    FightEnded,
    LevelBegan,
    MonstersDefeated,
    PileSearched,
    StartingPlayerFound,
)
from undercroft.games.dungeon_attack.options import BUST, PASS, SEND_TO_ROOM


@pytest.mark.rule("DA-SETUP-01")
def test_each_player_draws_a_card_from_those_left() -> None:
    dealt = Table(GAME, 2, People(Keyed.from_seed("cards"), dice=False, cards=True))

    assert isinstance(dealt.ask, Draw)
    assert list(dealt.ask.cards) == [0, 1, 2, 3, 4, 5, 6, 7]
    dealt.tell(6)
    assert list(dealt.ask.cards) == [0, 1, 2, 3, 4, 5, 7]
    with pytest.raises(Refused):
        dealt.tell(6)
    dealt.tell(2)

    assert [one.card for one in dealt.state.seats] == [GAME.content[6], GAME.content[2]]
    assert dealt.state.cards == dealt.state.deck.pool == []


@pytest.mark.rule("DA-SETUP-02")
def test_players_may_agree_on_a_starting_player() -> None:
    agreed = new_table(3, [0, 1, 2], starting_player=2)

    assert [event.seat for event in happened(agreed, StartingPlayerFound)] == [1]
    assert agreed.waiting_for == (1,)


@pytest.mark.rule("DA-SETUP-02")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_players_may_leave_the_starting_player_to_chance(drawn: int) -> None:
    by_chance = new_table(3, [0, 1, 2, drawn])

    assert [event.seat for event in happened(by_chance, StartingPlayerFound)] == [drawn]
    assert by_chance.waiting_for == (drawn,)


@pytest.mark.rule("DA-SETUP-02")
def test_players_can_not_agree_on_somebody_who_is_not_there() -> None:
    with pytest.raises(Refused):
        new_table(2, [0, 1], starting_player=3)


@pytest.mark.rule("DA-SETUP-03")
def test_the_dungeon_room_lies_in_the_middle_open_to_all() -> None:
    middle = table(adventurer(facing=2), adventurer(), adventurer(), room=3, dice="AM")

    choose(middle, SEND_TO_ROOM)

    rooms = [middle.view(viewer)["room"]["regular"] for viewer in (0, 1, 2, None)]
    assert rooms == [4, 4, 4, 4]
    assert BUST in middle.options(1)
    choose(middle, PASS)
    assert BUST in middle.options(2)


@pytest.mark.rule("DA-SETUP-04")
def test_all_dice_of_the_first_level_start_in_the_room() -> None:
    begun = new_table(2, [0, 1], starting_player=1)

    assert begun.state.room == Monsters(14)
    assert not any(one.facing or one.pile for one in begun.state.seats)


@pytest.mark.rule("DA-SETUP-04")
def test_all_dice_of_a_later_level_are_back_in_the_room() -> None:
    scattered = table(
        adventurer(pile=9), adventurer(facing=1, pile=1), room=3, turn=1, dice="M AAAAAAAAA A"
    )

    choose(scattered, SEND_TO_ROOM, PASS)

    assert scattered.state.level == 2
    assert scattered.state.room == Monsters(14, 1)
    assert not any(one.facing or one.pile for one in scattered.state.seats)


@pytest.mark.rule("DA-LEVEL-01")
def test_the_basic_game_has_three_levels_one_after_the_other() -> None:
    basic = new_table(1, [0])

    choose(basic, PASS, PASS, PASS)

    assert basic.is_over
    assert [event.level for event in happened(basic, LevelBegan)] == [1, 2, 3]


@pytest.mark.rule("DA-LEVEL-02", "DA-LEVEL-03", "DA-LEVEL-04")
@pytest.mark.parametrize(("level", "bosses", "dice"), [(1, 0, 14), (2, 1, 15), (3, 2, 16)])
def test_each_level_after_the_first_adds_a_boss_die(level: int, bosses: int, dice: int) -> None:
    descent = new_table(1, [0])

    choose(descent, *[PASS] * (level - 1))

    assert descent.state.level == level
    assert descent.state.room == Monsters(14, bosses)
    assert descent.state.room.dice() == dice


@pytest.mark.rule("DA-LEVEL-05")
def test_level_three_is_the_last() -> None:
    second = table(adventurer(pile=1), adventurer(), level=2, phase=Phase.SEARCH, dice="M")
    third = table(adventurer(pile=1), adventurer(), level=3, phase=Phase.SEARCH, dice="M")

    assert (second.is_over, second.state.level) == (False, 3)
    assert offered(second) == [PASS, BUST]
    assert (third.is_over, third.state.level) == (True, 3)


@pytest.mark.rule("DA-LEVEL-06")
def test_a_level_goes_from_the_door_through_the_fight_to_the_search() -> None:
    dungeon = new_table(1, [1, "DDM", "D", "DMA"], dungeon=[[3, 0], [1, 0]])

    choose(dungeon, BUST, BUST)

    phases = (LevelBegan, DoorBusted, MonstersDefeated, FightEnded, PileSearched)
    order = [type(event) for event in dungeon.events if isinstance(event, phases)]
    fight = [DoorBusted, MonstersDefeated, DoorBusted, MonstersDefeated]
    assert order == [LevelBegan, *fight, FightEnded, PileSearched, LevelBegan]
    assert dungeon.state.phase is Phase.FIGHT


@pytest.mark.rule("DA-LEVEL-07")
def test_players_may_change_levels_and_dice() -> None:
    custom = new_table(1, [0], dungeon=[[5, 1], [30, 0], [3, 2], [1, 0]])

    choose(custom, PASS, PASS, PASS, PASS)

    assert custom.is_over
    dice = [(event.regular, event.bosses) for event in happened(custom, LevelBegan)]
    assert dice == [(5, 1), (30, 0), (3, 2), (1, 0)]


@pytest.mark.rule("DA-LEVEL-07")
def test_a_dungeon_of_one_level_ends_after_its_search() -> None:
    short = new_table(1, [1, "DD", "DA"], dungeon=[[2, 0]])

    choose(short, BUST)

    assert short.is_over
    assert seat(short, 0).total() == 4
