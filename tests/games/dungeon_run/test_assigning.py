"""The dice of a battle: which of them block, which hit, which do nothing."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import HitBlocked
from undercroft.games.dungeon_run.options import (
    BATTLE,
    BLOCK,
    FIGHT_WITH,
    HOLD_BACK,
    STRIKE_HOME,
)

KING = "monster-king-ulvar"
"""Attack 3, power 4, 5 and 6, defense 5, life 5."""


def rolled(against: str, own: str, monster: str = KING) -> Table:
    """Brunna (brawn 3, life 8) and a monster have rolled; her dice are to be assigned."""
    dungeon = [ENTRANCE, Spot(monster=monster)]
    at = table(hero("brunna", place=1), dungeon=dungeon, script=[against, own])
    return choose(at, BATTLE, FIGHT_WITH[0])


def wounds(at: Table) -> tuple[int, int]:
    """The wounds of the hero and of the monster."""
    monster = tile_at(at, 1).monster
    assert monster is not None
    return hero_at(at, 0).wounds, monster.wounds


@pytest.mark.rule("DR-BATTLE-12", "DR-BATTLE-19", "DR-BATTLE-20")
def test_some_dice_block_and_some_hit() -> None:
    at = rolled("446", "556")

    choose(at, BLOCK[5][6], STRIKE_HOME)

    assert wounds(at) == (2, 2)


@pytest.mark.rule("DR-BATTLE-13", "DR-BATTLE-15")
def test_a_weak_die_blocks_a_hit_of_its_own_number_and_no_more() -> None:
    at = rolled("146", "114")

    assert offered(at) == [STRIKE_HOME, BLOCK[4][4]]
    assert_refused(at, BLOCK[4][6])
    assert_refused(at, HOLD_BACK[4])
    choose(at, BLOCK[4][4])
    assert wounds(at) == (1, 0)


@pytest.mark.rule("DR-BATTLE-15")
def test_a_weak_die_never_hits() -> None:
    at = rolled("146", "114")

    choose(at, STRIKE_HOME)

    assert wounds(at) == (2, 0)


@pytest.mark.rule("DR-BATTLE-14")
def test_a_strong_die_blocks_any_hit() -> None:
    at = rolled("456", "115")

    assert offered(at) == [
        STRIKE_HOME,
        BLOCK[5][4],
        BLOCK[5][5],
        BLOCK[5][6],
        HOLD_BACK[5],
    ]


@pytest.mark.rule("DR-BATTLE-14")
@pytest.mark.parametrize(("face", "dealt"), [("4", 0), ("5", 1), ("6", 1)])
def test_a_die_at_or_above_the_defense_hits(face: str, dealt: int) -> None:
    at = rolled("112", f"11{face}")

    if STRIKE_HOME in offered(at):
        choose(at, STRIKE_HOME)

    assert wounds(at) == (0, dealt)


@pytest.mark.rule("DR-BATTLE-16")
def test_a_weak_die_that_matches_nothing_is_useless() -> None:
    at = rolled("155", "234")

    assert happened(at, HitBlocked) == []
    assert wounds(at) == (2, 0)


@pytest.mark.rule("DR-BATTLE-17")
def test_a_blocking_die_is_used_up_and_stops_one_hit() -> None:
    at = rolled("144", "115")

    choose(at, BLOCK[5][4])

    assert len(happened(at, HitBlocked)) == 1
    assert wounds(at) == (1, 0)


@pytest.mark.rule("DR-BATTLE-17")
def test_a_hit_is_blocked_once() -> None:
    at = rolled("114", "145")

    choose(at, BLOCK[4][4])

    assert offered(at) == [STRIKE_HOME, HOLD_BACK[5]]
    assert_refused(at, BLOCK[5][4])


@pytest.mark.rule("DR-BATTLE-18")
def test_the_hero_may_let_hits_through() -> None:
    at = rolled("144", "445")

    assert BLOCK[4][4] in offered(at)
    choose(at, STRIKE_HOME)

    assert wounds(at) == (2, 1)


@pytest.mark.rule("DR-BATTLE-19")
@pytest.mark.parametrize(("dice", "taken"), [("123", 0), ("124", 1), ("145", 2), ("456", 3)])
def test_each_hit_that_gets_through_is_a_wound(dice: str, taken: int) -> None:
    assert wounds(rolled(dice, "111")) == (taken, 0)


@pytest.mark.rule("DR-BATTLE-20")
@pytest.mark.parametrize(("dice", "dealt"), [("115", 1), ("156", 2), ("556", 3)])
def test_each_hit_on_the_monster_is_a_wound(dice: str, dealt: int) -> None:
    assert wounds(choose(rolled("111", dice), STRIKE_HOME)) == (0, dealt)


@pytest.mark.rule("DR-EXAMPLE-04")
def test_a_two_cancels_a_hit_of_two_and_cannot_wound() -> None:
    at = rolled("112", "112", "monster-goblin-cutpurse")

    assert offered(at) == [STRIKE_HOME, BLOCK[2][2]]
    choose(at, BLOCK[2][2])
    assert wounds(at) == (0, 0)
