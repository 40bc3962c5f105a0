"""Boss Monster Dice: beaten only by a D that comes from a re-roll."""

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
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import BossesRolledAgain, DieRerolled
from undercroft.games.dungeon_attack.options import REROLL, SEND, SEND_TO_ROOM, STAND, By
from undercroft.games.dungeon_attack.state import BOSS_AT, Seat

MAGE = Adventurer(id="mage", rating=3, rerolls=1)


def facing_a_boss(by: By) -> Seat:
    """Somebody who faces one red die and has one means of a re-roll."""
    return adventurer(
        MAGE if by is By.ABILITY else PLAIN,
        bosses=1,
        artifacts=int(by is By.ARTIFACT),
        charged=int(by is By.ITEM),
    )


@pytest.mark.rule("DA-BOSS-01")
@pytest.mark.parametrize("again", "MA")
def test_a_first_d_does_not_beat_a_red_die(again: str) -> None:
    rolled = table(adventurer(facing=1, bosses=1), adventurer(), room=1, dice=["D", "D", again])

    assert seat(rolled, 0).pile == Monsters(1, 0)


@pytest.mark.rule("DA-BOSS-02")
def test_a_first_d_gives_one_free_reroll() -> None:
    rolled = table(adventurer(bosses=1, charged=1, artifacts=1), adventurer(), dice="D A")

    assert [event.faces for event in happened(rolled, BossesRolledAgain)] == ["A"]
    assert rolled.waiting_for == (1,)
    assert (seat(rolled, 0).charged, seat(rolled, 0).drained) == (1, 0)


@pytest.mark.rule("DA-BOSS-02")
def test_each_of_two_bosses_that_show_d_is_rerolled() -> None:
    rolled = table(adventurer(bosses=2), adventurer(), dice="DD DA")

    assert seat(rolled, 0).pile == Monsters(0, 1)
    assert seat(rolled, 0).facing == Monsters(0, 1)


@pytest.mark.rule("DA-BOSS-02")
def test_only_the_boss_that_shows_d_is_rerolled() -> None:
    rolled = table(adventurer(bosses=2), adventurer(), dice="AD D")

    assert seat(rolled, 0).pile == Monsters(0, 1)
    assert seat(rolled, 0).facing == Monsters(0, 1)


@pytest.mark.rule("DA-BOSS-01", "DA-BOSS-03")
def test_a_d_again_beats_the_boss() -> None:
    rolled = table(adventurer(facing=1, bosses=1), adventurer(), dice="A D D")

    assert [event.faces for event in happened(rolled, BossesRolledAgain)] == ["D"]
    assert seat(rolled, 0).pile == Monsters(0, 1)
    assert seat(rolled, 0).facing == Monsters(1, 0)


@pytest.mark.rule("DA-BOSS-04")
@pytest.mark.parametrize("first", "MA")
@pytest.mark.parametrize("by", [By.ABILITY, By.ARTIFACT, By.ITEM])
def test_a_boss_that_shows_m_or_a_is_beaten_by_a_granted_reroll(by: By, first: str) -> None:
    slot = BOSS_AT + "DMA".index(first)
    rolled = table(facing_a_boss(by), adventurer(), room=1, dice=[first, "D"])

    assert offered(rolled) == [STAND, REROLL[by][slot]]
    choose(rolled, REROLL[by][slot])

    assert seat(rolled, 0).pile == Monsters(0, 1)
    assert rolled.waiting_for == (1,)


@pytest.mark.rule("DA-BOSS-04")
@pytest.mark.parametrize("first", "MA")
def test_a_boss_that_shows_m_or_a_gets_no_free_reroll(first: str) -> None:
    rolled = table(adventurer(facing=1, bosses=1), adventurer(), dice=["D", first])

    assert happened(rolled, BossesRolledAgain) == happened(rolled, DieRerolled) == []
    assert seat(rolled, 0).pile == Monsters(1, 0)


@pytest.mark.rule("DA-BOSS-05")
def test_a_boss_whose_reroll_shows_m_moves_on() -> None:
    free = table(adventurer(bosses=1), adventurer(), room=1, dice="D M")
    bought = table(adventurer(bosses=1, charged=1), adventurer(), room=1, dice="A M")

    choose(bought, REROLL[By.ITEM][BOSS_AT + 2])

    for rolled in (free, bought):
        assert offered(rolled) == [SEND_TO_ROOM, SEND[1]]
        choose(rolled, SEND_TO_ROOM)
        assert rolled.state.room == Monsters(1, 1)
        assert (seat(rolled, 0).facing, seat(rolled, 0).hits) == (Monsters(), 0)


@pytest.mark.rule("DA-BOSS-05")
def test_a_boss_whose_reroll_shows_a_stays_and_may_hit() -> None:
    free = table(adventurer(bosses=1), adventurer(), dice="D A")
    bought = table(adventurer(bosses=1, charged=1), adventurer(), dice="M A")

    choose(bought, REROLL[By.ITEM][BOSS_AT + 1])

    for rolled in (free, bought):
        assert seat(rolled, 0).facing == Monsters(0, 1)
        assert seat(rolled, 0).hits == 1
        with pytest.raises(Refused):
            rolled.answer(0, SEND_TO_ROOM)
