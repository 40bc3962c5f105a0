"""The worked examples of RULES.md, played as they are told."""

import pytest

from tests.games.dungeon_attack.situations import (
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import (
    EpicHoardFound,
    FightEnded,
    KnockedOut,
    PileSearched,
)
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    KEEP,
    PASS,
    RECOVER,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    STAND,
    By,
)
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    KNOCKED_OUT,
    STUNNED,
    UNHURT,
    WOUNDED,
)

RATED_3 = Adventurer(id="rated-3", rating=3)
RATED_2 = Adventurer(id="rated-2", rating=2)


@pytest.mark.rule("DA-EXAMPLE-01")
def test_three_of_five_d_are_kept_and_the_surplus_stays_with_the_a() -> None:
    play = table(adventurer(RATED_3, facing=7), adventurer(), dice="DDDDDMA")

    choose(play, SEND_TO_ROOM)

    assert seat(play, 0).pile == Monsters(3)
    assert seat(play, 0).facing == Monsters(3)
    assert play.state.room == Monsters(1)
    assert seat(play, 0).hits == UNHURT


@pytest.mark.rule("DA-EXAMPLE-02")
def test_a_single_a_stuns_and_stays() -> None:
    play = table(adventurer(facing=1), adventurer(), dice="A")

    assert seat(play, 0).hits == STUNNED
    assert seat(play, 0).facing == Monsters(1)


@pytest.mark.rule("DA-EXAMPLE-03")
def test_a_knock_out_gives_dice_back_to_the_room_and_loses_the_pile() -> None:
    play = table(adventurer(hits=WOUNDED, facing=2, pile=4), adventurer(), dice="AA")

    assert seat(play, 0).hits == KNOCKED_OUT
    assert [(event.facing, event.pile) for event in happened(play, KnockedOut)] == [(2, 4)]
    assert seat(play, 0).facing == seat(play, 0).pile == Monsters()
    assert play.state.room == Monsters(2)
    choose(play, PASS)

    assert happened(play, PileSearched) == []
    assert play.state.level == 2
    assert play.state.room == Monsters(14, 1)


@pytest.mark.rule("DA-EXAMPLE-04")
def test_three_moving_dice_are_split_and_none_is_kept() -> None:
    four = adventurer(facing=3), adventurer(), adventurer(), adventurer()
    play = table(*four, room=1, dice="MMM A A")

    assert offered(play) == [SEND_TO_ROOM, SEND[1], SEND[2], SEND[3]]
    with pytest.raises(Refused):
        play.answer(0, SEND[0])
    choose(play, SEND[2], SEND_TO_ROOM)
    assert [seat(play, n).facing.regular for n in range(4)] == [0, 0, 1, 0]
    assert play.state.room == Monsters(2)
    with pytest.raises(Refused):
        play.answer(0, STAND)
    choose(play, SEND[1])

    assert [seat(play, n).facing.regular for n in range(4)] == [0, 1, 1, 0]
    assert play.state.room == Monsters(2)


@pytest.mark.rule("DA-EXAMPLE-05")
def test_a_boss_that_shows_d_twice_joins_the_pile_and_uses_one_of_the_rating() -> None:
    play = table(adventurer(RATED_3, facing=3, bosses=1), adventurer(), dice="DDD D D")

    choose(play, KEEP[0][1])

    assert seat(play, 0).pile == Monsters(2, 1)
    assert seat(play, 0).facing == Monsters(1)


@pytest.mark.rule("DA-EXAMPLE-05")
def test_a_boss_whose_free_re_roll_shows_m_is_passed() -> None:
    play = table(adventurer(facing=1, bosses=1), adventurer(), dice="D D M")

    assert offered(play) == [SEND_TO_ROOM, SEND[1]]
    choose(play, SEND_TO_ROOM)

    assert seat(play, 0).pile == Monsters(1)
    assert play.state.room == Monsters(0, 1)


@pytest.mark.rule("DA-EXAMPLE-05")
def test_a_boss_whose_free_re_roll_shows_a_stays() -> None:
    play = table(adventurer(facing=1, bosses=1), adventurer(), dice="D D A")

    assert seat(play, 0).pile == Monsters(1)
    assert seat(play, 0).facing == Monsters(0, 1)


@pytest.mark.rule("DA-EXAMPLE-06")
def test_a_magic_item_beats_a_boss_that_showed_a() -> None:
    play = table(adventurer(bosses=1, charged=1), adventurer(), room=1, dice="A D")

    choose(play, REROLL[By.ITEM][BOSS_AT + ATTACKING])

    assert seat(play, 0).pile == Monsters(0, 1)
    assert (seat(play, 0).charged, seat(play, 0).drained) == (0, 1)
    assert seat(play, 0).hits == UNHURT


@pytest.mark.rule("DA-EXAMPLE-07")
def test_no_magic_item_works_on_a_boss_that_was_re_rolled_for_free() -> None:
    play = table(adventurer(facing=1, bosses=1, charged=1), adventurer(), dice="A D A")

    assert offered(play) == [STAND, REROLL[By.ITEM][ATTACKING]]
    with pytest.raises(Refused):
        play.answer(0, REROLL[By.ITEM][BOSS_AT + ATTACKING])
    choose(play, STAND)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 0)
    assert seat(play, 0).facing == Monsters(1, 1)


@pytest.mark.rule("DA-EXAMPLE-08")
def test_a_lone_boss_that_re_rolls_from_d_to_a_hits() -> None:
    play = table(adventurer(bosses=1), adventurer(), dice="D A")

    assert seat(play, 0).hits == STUNNED
    assert seat(play, 0).facing == Monsters(0, 1)


@pytest.mark.rule("DA-EXAMPLE-09")
def test_an_assist_shares_the_dice_between_helper_and_helped() -> None:
    seats = adventurer(RATED_2), adventurer(), adventurer(facing=6)
    play = table(*seats, dice="DDDMMA")

    choose(play, ASSIST[2])

    assert seat(play, 0).pile == Monsters(2)
    assert seat(play, 0).facing == Monsters(2)
    assert seat(play, 2).facing == Monsters(2)
    assert seat(play, 2).pile == play.state.room == Monsters()


@pytest.mark.rule("DA-EXAMPLE-10")
def test_recovering_instead_of_a_bust_unstuns_and_starts_the_search() -> None:
    searcher = adventurer(card("quill"), hits=STUNNED, pile=5)
    play = table(searcher, adventurer(), room=9, dice="DMMAA")

    choose(play, RECOVER)

    assert play.state.phase is Phase.SEARCH
    assert seat(play, 0).hits == UNHURT
    assert [(event.level, event.left) for event in happened(play, FightEnded)] == [(1, 9)]
    assert [event.regular for event in happened(play, PileSearched)] == ["DMMAA"]


@pytest.mark.rule("DA-EXAMPLE-11")
def test_a_search_of_four_regular_dice_and_a_boss_pays_an_item_and_five_gold() -> None:
    play = table(adventurer(pile=4, boss_pile=1), phase=Phase.SEARCH, level=3, dice="DAAM A")

    me = seat(play, 0)
    assert (me.charged, me.gold, me.artifacts) == (1, 5, 0)


@pytest.mark.rule("DA-EXAMPLE-12")
def test_gold_items_and_artifacts_add_up_to_twenty_six() -> None:
    rich = adventurer(gold=9, charged=2, drained=2, artifacts=1)
    play = table(rich, phase=Phase.SEARCH, level=3)

    assert play.is_over
    assert play.result().scores == (26,)


@pytest.mark.rule("DA-EXAMPLE-13")
@pytest.mark.parametrize("red", ["AA", "DA A"])
def test_an_epic_monster_forms_beside_d_m_m(red: str) -> None:
    seats = adventurer(facing=3, bosses=2), adventurer()
    play = table(*seats, dice=f"DMM {red}", epic_monster=True)

    choose(play, SEND_TO_ROOM, SEND_TO_ROOM)

    assert seat(play, 0).hits == 1
    assert seat(play, 0).facing == Monsters(0, 0, 1)
    assert seat(play, 0).pile == Monsters(1)
    assert play.state.room == Monsters(2)


@pytest.mark.rule("DA-EXAMPLE-14")
def test_a_kept_epic_pair_leaves_room_for_one_more_die_and_pays_ten_gold() -> None:
    hero = adventurer(RATED_3, facing=4, epic=1)
    play = table(hero, adventurer(), dice="DDDA DD DDD MMMM", epic_monster=True)

    assert offered(play) == [KEEP[1][0], KEEP[0][0]]
    choose(play, KEEP[1][0])
    assert seat(play, 0).pile == Monsters(1, 0, 1)
    assert seat(play, 0).facing == Monsters(3)
    choose(play, PASS)

    assert [event.regular for event in happened(play, PileSearched)] == ["MMMM"]
    assert [event.gold for event in happened(play, EpicHoardFound)] == [10]
    assert seat(play, 0).gold == 10


@pytest.mark.rule("DA-EXAMPLE-14")
def test_three_regular_dice_may_be_kept_instead_of_the_epic_pair() -> None:
    hero = adventurer(RATED_3, facing=4, epic=1)
    play = table(hero, adventurer(), dice="DDDA DD", epic_monster=True)

    choose(play, KEEP[0][0])

    assert seat(play, 0).pile == Monsters(3)
    assert seat(play, 0).facing == Monsters(1, 0, 1)


@pytest.mark.rule("DA-EXAMPLE-15")
def test_an_epic_pair_that_shows_d_and_m_stays_without_a_hit() -> None:
    play = table(adventurer(epic=1), adventurer(), dice="DM", epic_monster=True)

    assert play.waiting_for == (1,)
    assert seat(play, 0).facing == Monsters(0, 0, 1)
    assert seat(play, 0).pile == Monsters()
    assert seat(play, 0).hits == UNHURT


@pytest.mark.rule("DA-EXAMPLE-16")
def test_the_party_rests_between_two_levels() -> None:
    party = (
        adventurer(hits=STUNNED, drained=1),
        adventurer(drained=2, charged=1),
        adventurer(hits=WOUNDED, drained=1),
    )
    play = table(*party, phase=Phase.SEARCH)

    assert play.state.level == 2
    assert [seat(play, n).hits for n in range(3)] == [UNHURT, UNHURT, STUNNED]
    assert [seat(play, n).charged for n in range(3)] == [1, 3, 1]
    assert [seat(play, n).drained for n in range(3)] == [0, 0, 0]
