"""Search for Treasure: who throws what, and what each face pays."""

import pytest

from tests.games.dungeon_attack.situations import (
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    seat,
    table,
)
from undercroft.games.dungeon_attack.events import PileSearched
from undercroft.games.dungeon_attack.options import PASS, SEND_TO_ROOM, STAND
from undercroft.games.dungeon_attack.state import Seat


def found(searcher: Seat, dice: str) -> tuple[int, int, int]:
    """Gold, Magic Items and Magic Artifacts after the last search of a game."""
    play = table(searcher, phase=Phase.SEARCH, level=3, dice=dice)
    me = seat(play, 0)
    assert me.drained == 0
    return me.gold, me.charged, me.artifacts


@pytest.mark.rule("DA-SEARCH-01")
def test_everybody_throws_all_dice_of_the_own_pile_in_turn() -> None:
    seats = adventurer(pile=2), adventurer(pile=3, boss_pile=1), adventurer(pile=1)
    play = table(*seats, phase=Phase.SEARCH, level=3, opener=1, dice="MAA A M MA")

    thrown = [(event.seat, event.regular, event.bosses) for event in happened(play, PileSearched)]
    assert thrown == [(1, "MAA", "A"), (2, "M", ""), (0, "MA", "")]
    assert [seat(play, n).gold for n in range(3)] == [1, 5, 0]


@pytest.mark.rule("DA-SEARCH-01")
def test_a_pile_is_searched_once_and_only_at_the_end_of_its_level() -> None:
    seats = adventurer(pile=2), adventurer(pile=1, facing=2)
    play = table(*seats, room=3, dice="MM AA A")

    choose(play, PASS)
    assert happened(play, PileSearched) == []
    choose(play, SEND_TO_ROOM, SEND_TO_ROOM, PASS)
    assert [event.seat for event in happened(play, PileSearched)] == [0, 1]
    choose(play, PASS, PASS)

    assert play.state.level == 3
    assert len(happened(play, PileSearched)) == 2
    assert seat(play, 0).pile == seat(play, 1).pile == Monsters()


@pytest.mark.rule("DA-SEARCH-01")
def test_the_pile_lies_on_the_table_while_it_is_searched_and_no_longer() -> None:
    searcher = adventurer(card("quill"), pile=2, boss_pile=1, epic_pile=1)
    play = table(searcher, phase=Phase.SEARCH, dice="MA D")

    thrown = play.state.thrown
    assert (thrown.regular, thrown.bosses, thrown.epic) == (2, 1, 0)
    assert thrown.faces == [0, 1, 1, 1, 0, 0, 0, 0, 0]
    choose(play, STAND)

    assert play.state.thrown is None


@pytest.mark.rule("DA-SEARCH-02")
def test_a_regular_d_is_a_magic_item() -> None:
    assert found(adventurer(pile=2), "DD") == (0, 2, 0)


@pytest.mark.rule("DA-SEARCH-03")
def test_a_regular_a_is_one_gold() -> None:
    assert found(adventurer(pile=2), "AA") == (2, 0, 0)


@pytest.mark.rule("DA-SEARCH-04")
def test_a_regular_m_is_nothing() -> None:
    assert found(adventurer(pile=2), "MM") == (0, 0, 0)


@pytest.mark.rule("DA-SEARCH-05")
def test_a_red_d_is_a_magic_artifact() -> None:
    assert found(adventurer(boss_pile=2), "DD") == (0, 0, 2)


@pytest.mark.rule("DA-SEARCH-06")
def test_a_red_a_is_three_gold() -> None:
    assert found(adventurer(boss_pile=2), "AA") == (6, 0, 0)


@pytest.mark.rule("DA-SEARCH-07")
def test_a_red_m_is_nothing() -> None:
    assert found(adventurer(boss_pile=2), "MM") == (0, 0, 0)


@pytest.mark.rule("DA-LOOT-01")
def test_a_pile_of_regular_dice_pays_by_the_loot_table_on_top_of_what_is_there() -> None:
    searcher = adventurer(pile=9, gold=4, charged=1, artifacts=1)

    assert found(searcher, "DAAADMMMM") == (4 + 3, 1 + 2, 1)


@pytest.mark.rule("DA-LOOT-02")
@pytest.mark.parametrize(
    ("faces", "loot"), [("DA", (3, 0, 1)), ("MD", (0, 0, 1)), ("AM", (3, 0, 0))]
)
def test_red_dice_pay_by_a_loot_table_of_their_own(faces: str, loot: tuple[int, int, int]) -> None:
    assert found(adventurer(boss_pile=2), faces) == loot


@pytest.mark.rule("DA-LOOT-03")
def test_an_epic_monster_pays_a_flat_ten_gold_beside_the_other_dice() -> None:
    assert found(adventurer(epic_pile=1), "") == (10, 0, 0)
    assert found(adventurer(epic_pile=1, pile=2, gold=1), "DA") == (12, 1, 0)
