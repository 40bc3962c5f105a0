"""The rulings on the ends of phases and levels. [DA-RULING-36] to [DA-RULING-45]"""

import pytest

from tests.games.dungeon_attack.situations import (
    Phase,
    adventurer,
    card,
    choose,
    happened,
    new_table,
    offered,
    seat,
    table,
)
from undercroft.engine import Option
from undercroft.games.dungeon_attack.events import (
    AdventurerAssisted,
    DieSearchedAgain,
    DoorBusted,
    FightEnded,
    LevelBegan,
    PartyFell,
    PartyRested,
    PileSearched,
    TreasureFound,
    TurnPassed,
)
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    SEARCH_AGAIN,
    SEND_TO_ROOM,
    STAND,
    By,
)


@pytest.mark.rule("DA-RULING-36")
def test_before_the_first_bust_a_refusal_does_not_end_the_level() -> None:
    game = table(adventurer(), adventurer(), room=3, busted=False)

    choose(game, PASS)

    assert happened(game, FightEnded) == []
    assert game.waiting_for == (1,)
    assert BUST in offered(game)


@pytest.mark.rule("DA-RULING-36")
def test_after_the_first_bust_a_refusal_ends_the_level() -> None:
    game = table(adventurer(), adventurer(), adventurer(), room=1, busted=False, dice="M")

    choose(game, PASS, BUST, SEND_TO_ROOM, PASS)

    assert [event.left for event in happened(game, FightEnded)] == [1]
    assert game.state.level == 2


@pytest.mark.rule("DA-RULING-37")
@pytest.mark.parametrize("able", [1, 3])
def test_a_level_whose_opening_bust_all_decline_ends_with_an_empty_search(able: int) -> None:
    seats = [adventurer() for _ in range(able)]
    game = table(*seats, adventurer(hits=3), room=3, busted=False)

    for number in range(able):
        assert game.waiting_for == (number,)
        assert happened(game, FightEnded) == []
        choose(game, PASS)

    assert [event.left for event in happened(game, FightEnded)] == [3]
    assert happened(game, PileSearched) == []
    assert game.state.level == 2


@pytest.mark.rule("DA-RULING-37")
def test_one_who_is_revived_before_the_first_bust_is_asked_as_well() -> None:
    seats = [adventurer(charged=1), adventurer(), adventurer(hits=3)]
    game = table(*seats, room=3, busted=False, strict_knock_out=True)

    choose(game, HEAL[By.ITEM][2], PASS)

    assert game.waiting_for == (2,)
    assert BUST in offered(game)


@pytest.mark.rule("DA-RULING-37")
def test_one_who_is_revived_late_before_the_first_bust_is_asked_as_well() -> None:
    seats = [adventurer(charged=1), adventurer(), adventurer(hits=3)]
    game = table(*seats, room=3, busted=False, turn=1, opener=1, strict_knock_out=True)

    choose(game, PASS, HEAL[By.ITEM][2], PASS)

    assert happened(game, FightEnded) == []
    assert game.waiting_for == (2,)


@pytest.mark.rule("DA-RULING-38")
@pytest.mark.parametrize(
    ("action", "hits", "charged", "drained"),
    [(RECOVER, 0, 1, 2), (RECHARGE, 1, 2, 1), (HEAL[By.ITEM][0], 0, 0, 3), (PASS, 1, 1, 2)],
)
def test_the_action_that_ends_the_level_is_carried_out(
    action: Option, hits: int, charged: int, drained: int
) -> None:
    game = table(adventurer(hits=1, charged=1, drained=2), adventurer(), room=1, level=3)

    choose(game, action)

    assert game.is_over
    me = seat(game, 0)
    assert (me.hits, me.charged, me.drained) == (hits, charged, drained)
    assert [event.name for event in game.events][1] == "fight-ended"


@pytest.mark.rule("DA-RULING-39")
def test_beaten_and_removed_dice_do_not_keep_a_level_open() -> None:
    seats = [adventurer(pile=2), adventurer(pile=1, boss_pile=1), adventurer(hits=3)]
    game = table(*seats, room=4, dice="AD M A")

    choose(game, PASS)

    assert [event.left for event in happened(game, FightEnded)] == [4]
    assert [event.seat for event in happened(game, PileSearched)] == [0, 1]


@pytest.mark.rule("DA-RULING-39")
def test_dice_left_in_the_room_bring_no_penalty() -> None:
    game = table(adventurer(gold=5, charged=1), adventurer(hits=1, gold=2), room=14, level=3)

    choose(game, PASS)

    assert game.is_over
    assert game.result().scores == (8, 2)
    assert [one.hits for one in game.state.seats] == [0, 1]


@pytest.mark.rule("DA-RULING-39")
def test_a_die_that_faces_somebody_keeps_the_level_open() -> None:
    seats = [adventurer(), adventurer(), adventurer(facing=1)]
    game = table(*seats, room=4)

    choose(game, PASS)

    assert happened(game, FightEnded) == []
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-40")
def test_a_drained_item_counts_as_much_as_a_charged_one() -> None:
    seats = [adventurer(charged=2), adventurer(drained=2), adventurer(gold=6)]

    game = table(*seats, phase=Phase.SEARCH, level=3)

    assert seat(game, 1).drained == 2
    assert game.result().scores == (6, 6, 6)


@pytest.mark.rule("DA-RULING-41")
def test_the_opener_of_a_level_sits_left_of_the_opener_before() -> None:
    dungeon = [[1, 0]] * 4
    script: list[str | int] = [0, 1, 2, *"DMDMDM"]
    game = new_table(3, script, starting_player=1, dungeon=dungeon)

    choose(game, PASS, BUST, BUST, PASS, PASS, BUST)

    assert [event.seat for event in happened(game, DoorBusted)] == [1, 1, 1]
    assert [event.seat for event in happened(game, LevelBegan)] == [0, 1, 2, 0]
    assert game.waiting_for == (0,)


@pytest.mark.rule("DA-RULING-41")
@pytest.mark.parametrize(("strict", "opener"), [(True, 2), (False, 1)])
def test_a_knocked_out_adventurer_does_not_open_a_level(strict: bool, opener: int) -> None:
    seats = [adventurer(), adventurer(hits=3), adventurer()]

    game = table(*seats, phase=Phase.SEARCH, strict_knock_out=strict)

    assert game.waiting_for == (opener,)
    assert game.state.opener == opener


@pytest.mark.rule("DA-RULING-42")
def test_a_solo_game_is_lost_on_the_third_hit() -> None:
    game = table(adventurer(facing=1, gold=99), dice="A A A")

    assert game.is_over
    assert len(happened(game, PartyFell)) == 1
    assert game.result().verdicts == ("verdict-party-fell",)


@pytest.mark.rule("DA-RULING-42")
@pytest.mark.parametrize(
    ("total", "grade"),
    [
        (0, "novice"),
        (44, "novice"),
        (45, "delver"),
        (54, "delver"),
        (55, "veteran"),
        (64, "veteran"),
        (65, "legend"),
        (200, "legend"),
    ],
)
def test_a_solo_total_is_graded(total: int, grade: str) -> None:
    game = table(adventurer(gold=total), phase=Phase.SEARCH, level=3)

    assert game.is_over
    assert game.result().verdicts == ("verdict-party-survived", f"verdict-solo-{grade}")


@pytest.mark.rule("DA-RULING-42")
def test_a_party_is_not_graded() -> None:
    game = table(adventurer(gold=50), adventurer(), phase=Phase.SEARCH, level=3)

    assert game.result().verdicts == ("verdict-party-survived",)


@pytest.mark.rule("DA-RULING-43")
def test_the_last_die_beaten_ends_the_fight_in_the_middle_of_a_round() -> None:
    game = table(adventurer(), adventurer(facing=1), adventurer(), turn=1, dice="D A")

    assert [event.left for event in happened(game, FightEnded)] == [0]
    assert happened(game, TurnPassed) == []
    assert seat(game, 1).gold == 1
    assert game.state.level == 2


@pytest.mark.rule("DA-RULING-43")
def test_the_last_die_beaten_ends_the_fight_in_an_assist() -> None:
    game = table(adventurer(), adventurer(facing=2), adventurer(), dice="DD AA")

    choose(game, ASSIST[1])

    assert len(happened(game, AdventurerAssisted)) == 1
    assert [event.left for event in happened(game, FightEnded)] == [0]
    assert happened(game, TurnPassed) == []
    assert seat(game, 0).gold == 2
    assert game.state.level == 2


@pytest.mark.rule("DA-RULING-44")
def test_the_search_goes_from_the_opener_to_the_left_each_for_oneself() -> None:
    seats = [adventurer(pile=1), adventurer(pile=2), adventurer(boss_pile=1)]

    game = table(*seats, phase=Phase.SEARCH, opener=1, turn=0, dice="AA A D")

    found = [(e.seat, e.gold, e.items, e.artifacts) for e in happened(game, TreasureFound)]
    assert found == [(1, 2, 0, 0), (2, 3, 0, 0), (0, 0, 1, 0)]


@pytest.mark.rule("DA-RULING-44")
def test_neither_magic_nor_a_fighting_ability_alters_the_search() -> None:
    ysolde = adventurer(card("ysolde-emberhand"), pile=2, charged=1, artifacts=1)

    game = table(ysolde, phase=Phase.SEARCH, level=3, dice="MM")

    assert game.is_over
    assert (seat(game, 0).charged, seat(game, 0).drained) == (1, 0)


@pytest.mark.rule("DA-RULING-44")
def test_an_ability_that_names_the_search_alters_it_without_magic() -> None:
    quill = adventurer(card("quill"), pile=2, charged=1, artifacts=1)
    game = table(quill, phase=Phase.SEARCH, level=3, dice="MM A")
    assert offered(game) == [STAND, SEARCH_AGAIN[0]]

    choose(game, SEARCH_AGAIN[0])

    assert [event.after for event in happened(game, DieSearchedAgain)] == ["A"]
    assert game.is_over


@pytest.mark.rule("DA-RULING-45")
@pytest.mark.parametrize(("level", "hits", "drained"), [(2, (0, 1), 0), (3, (1, 2), 2)])
def test_after_the_last_search_nobody_heals_and_nothing_is_recharged(
    level: int, hits: tuple[int, int], drained: int
) -> None:
    seats = [adventurer(hits=1, drained=2), adventurer(hits=2)]

    game = table(*seats, phase=Phase.SEARCH, level=level)

    assert game.is_over == (level == 3)
    assert len(happened(game, PartyRested)) == (level == 2)
    assert tuple(one.hits for one in game.state.seats) == hits
    assert seat(game, 0).drained == drained
