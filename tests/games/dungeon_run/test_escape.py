"""Escapes: skill against the monster, then away, or its free attack."""

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
    tile_number,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    CardWorked,
    Escaped,
    EscapeFailed,
    FreeAttackBegan,
    MonsterRolled,
    TileLaid,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH, WEST
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    END_TURN,
    ESCAPE,
    LAY,
    LEAVE,
    MOVE,
    PASS,
    PASS_ON,
    SABOTAGE,
)
from undercroft.games.dungeon_run.state import Hero

GUARD = "monster-bone-guard"
"""Attack 3, power 1, 4 and 6; a 4 escapes from it."""


def cornered(*heroes: Hero, script: list[str | int] | str, pile: list[str] | None = None) -> Table:
    """Heroes on a tile with a guard, a tile to both sides."""
    dungeon = [ENTRANCE, Spot(monster=GUARD), Spot()]
    return table(*heroes, dungeon=dungeon, script=script, pile=pile)


@pytest.mark.rule("DR-ESCAPE-01")
def test_only_a_hero_beside_a_monster_may_escape() -> None:
    beside = cornered(hero("brunna", place=1), script="")
    away = cornered(hero("brunna", place=2), script="")

    assert ESCAPE in offered(beside)
    assert_refused(away, ESCAPE)


@pytest.mark.rule("DR-ESCAPE-01")
def test_a_hero_on_the_tile_is_no_reason_to_escape_before_the_endgame() -> None:
    assert_refused(table(hero("brunna"), hero("dorgan")), ESCAPE)


@pytest.mark.rule("DR-ESCAPE-02", "DR-ESCAPE-03", "DR-ESCAPE-04")
@pytest.mark.parametrize(("markers", "dice"), [((0, 0, 0), "114"), ((0, 0, 1), "1161")])
def test_one_good_skill_die_is_enough(markers: tuple[int, int, int], dice: str) -> None:
    at = cornered(hero("brunna", place=1, markers=markers), script=dice)

    choose(at, ESCAPE)

    assert len(happened(at, Escaped)) == 1
    assert offered(at) == [LEAVE[EAST], LEAVE[WEST]]
    choose(at, LEAVE[EAST])
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (2, 0, 1)
    assert happened(at, MonsterRolled) == []


@pytest.mark.rule("DR-ESCAPE-03")
@pytest.mark.parametrize(
    ("monster", "dice"), [("monster-bone-guard", "133"), ("monster-king-ulvar", "144")]
)
def test_below_the_escape_rating_no_die_helps(monster: str, dice: str) -> None:
    dungeon = [ENTRANCE, Spot(monster=monster)]
    at = table(hero("brunna", place=1), dungeon=dungeon, script=[dice, "222"])

    choose(at, ESCAPE)

    assert (len(happened(at, EscapeFailed)), hero_at(at, 0).place) == (1, 1)


@pytest.mark.rule("DR-ESCAPE-05")
def test_an_escape_into_the_unknown_lays_a_tile() -> None:
    pile = ["standard-06", "standard-15"]
    at = cornered(hero("brunna", place=1), pile=pile, script=["114", 0, "5"])

    choose(at, ESCAPE, LEAVE[NORTH])

    assert offered(at) == [LAY[1], LAY[2]]
    choose(at, LAY[1])
    assert (hero_at(at, 0).place, tile_at(at, 3).tile) == (3, tile_number("standard-06"))
    assert len(happened(at, TileLaid)) == 1


@pytest.mark.rule("DR-ESCAPE-06")
@pytest.mark.parametrize(("start", "wounds"), [(3, 1), (1, 0)], ids=["moves", "escapes"])
def test_what_moving_brings_an_escape_does_not(start: int, wounds: int) -> None:
    rush = hero("ragg", place=start, abilities=["ability-wild-rush"])
    dungeon = [ENTRANCE, Spot(monster="monster-fire-drake"), Spot(monster=GUARD), Spot()]
    at = table(rush, dungeon=dungeon, script="556")

    choose(at, *([MOVE[WEST]] if start == 3 else [ESCAPE, LEAVE[EAST]]))

    guard = tile_at(at, 2).monster
    assert guard is not None
    assert (hero_at(at, 0).place, guard.wounds) == (2, wounds)
    assert len(happened(at, CardWorked)) == wounds


@pytest.mark.rule("DR-ESCAPE-07")
def test_a_failed_escape_brings_a_free_attack_at_once() -> None:
    at = cornered(hero("brunna", place=1), hero("dorgan"), script=["133", "146"])

    choose(at, ESCAPE)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (1, 3, 1)
    assert {ESCAPE, BATTLE, END_TURN} <= set(offered(at))


@pytest.mark.rule("DR-ESCAPE-07")
def test_who_is_not_bothered_fails_to_escape_without_a_free_attack() -> None:
    at = cornered(hero("mizzle", place=1), hero("dorgan"), script=["11111"])

    choose(at, ESCAPE)

    assert len(happened(at, EscapeFailed)) == 1
    assert happened(at, FreeAttackBegan) == []
    assert at.state.effort is None


@pytest.mark.rule("DR-ESCAPE-08")
def test_an_escape_may_be_assisted() -> None:
    at = cornered(hero("brunna", place=1), hero("dorgan", place=1), script="11114")

    choose(at, ESCAPE)

    assert (at.waiting_for, offered(at)) == ((1,), [PASS, PASS_ON, ASSIST[0], ASSIST[1], SABOTAGE])
    choose(at, ASSIST[0], ACCEPT[1])
    assert len(happened(at, Escaped)) == 1


@pytest.mark.rule("DR-ESCAPE-08")
def test_an_escape_may_be_sabotaged() -> None:
    heroes = hero("brunna", place=1), hero("dorgan", place=1), hero("ragg", place=2)
    at = cornered(*heroes, script="1 222")

    choose(at, ESCAPE)
    vote(at, s1=SABOTAGE)

    assert len(happened(at, EscapeFailed)) == 1


@pytest.mark.rule("DR-ESCAPE-08")
def test_an_escape_from_heroes_in_the_endgame_is_helped_and_hindered_too() -> None:
    heroes = hero("brunna"), hero("dorgan"), hero("ragg"), hero("corvan", place=1)
    helped = table(*heroes, endgame=True, script="14111")
    choose(helped, ESCAPE)
    meddling = [PASS, PASS_ON, ASSIST[0], ASSIST[1], SABOTAGE]
    assert [offered(helped, seat) for seat in (1, 2)] == [meddling] * 2
    vote(helped, s1=ASSIST[0], s2=PASS)
    choose(helped, ACCEPT[1])
    assert len(happened(helped, Escaped)) == 1

    spoiled = table(*heroes, endgame=True, script="3")
    choose(spoiled, ESCAPE)
    vote(spoiled, s1=SABOTAGE, s2=PASS)
    assert len(happened(spoiled, EscapeFailed)) == 1
