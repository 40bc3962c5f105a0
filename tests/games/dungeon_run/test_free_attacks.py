"""Free attacks: one side attacks, the other has no dice to answer with."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.events import DiceRolled, FreeAttackBegan, MonsterRolled
from undercroft.games.dungeon_run.geometry import NORTH
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    ESCAPE,
    LAY,
    MOVE,
    PICK_HERO,
    STRIKE_HOME,
    USE,
)

KING = "monster-king-ulvar"
"""Attack 3, power 4, 5 and 6, defense 5, life 5; a 5 escapes from it."""
BESIDE = [ENTRANCE, Spot(monster=KING)]
BOW = "treasure-yew-longbow"


@pytest.mark.rule("DR-FREEATK-01")
def test_a_free_attack_of_a_hero_is_no_battle_action() -> None:
    archer = hero("ragg", place=1, equipped=[BOW])
    at = table(archer, hero("dorgan"), dungeon=BESIDE, script="115 456")

    choose(at, USE[card(BOW)], END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert hero_at(at, 0).wounds == 3


@pytest.mark.rule("DR-FREEATK-01")
def test_a_free_attack_of_a_monster_is_no_battle_action() -> None:
    at = table(hero("brunna", place=1), hero("dorgan"), dungeon=BESIDE, script="114 114 115")

    choose(at, ESCAPE, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 2
    assert hero_at(at, 0).wounds == 2


@pytest.mark.rule("DR-FREEATK-02", "DR-FREEATK-05")
@pytest.mark.parametrize(("dice", "wounds"), [("123", 0), ("146", 2), ("456", 3)])
def test_the_monster_rolls_as_usual_and_nothing_is_blocked(dice: str, wounds: int) -> None:
    at = table(hero("brunna", place=1), hero("dorgan"), dungeon=BESIDE, script=[dice])

    choose(at, END_TURN)

    assert [event.dice for event in happened(at, MonsterRolled)] == [" ".join(dice)]
    assert (happened(at, DiceRolled), hero_at(at, 0).wounds) == ([], wounds)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-FREEATK-03")
def test_a_failed_escape_triggers_one() -> None:
    at = table(hero("brunna", place=1), dungeon=BESIDE, script="144 456")

    choose(at, ESCAPE)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert hero_at(at, 0).wounds == 3


@pytest.mark.rule("DR-FREEATK-03")
def test_an_escape_that_succeeds_triggers_none() -> None:
    at = table(hero("brunna", place=1), dungeon=BESIDE, script="145")

    choose(at, ESCAPE)

    assert (happened(at, FreeAttackBegan), hero_at(at, 0).place) == ([], 0)


@pytest.mark.rule("DR-FREEATK-04")
def test_being_barred_from_attacking_triggers_one() -> None:
    pile = ["standard-14", "glyph-room"]
    heroes = hero("brunna"), hero("dorgan", place=1)
    at = table(*heroes, pile=pile, encounters=[KING], script=[1, "456"])

    choose(at, MOVE[NORTH], LAY[0])

    assert len(happened(at, FreeAttackBegan)) == 1
    assert hero_at(at, 0).wounds == 3


@pytest.mark.rule("DR-FREEATK-06")
@pytest.mark.parametrize(("dice", "wounds"), [("114", 0), ("145", 1), ("556", 3)])
def test_a_monster_rolls_nothing_back_when_a_hero_attacks_freely(dice: str, wounds: int) -> None:
    archer = hero("ragg", place=1, equipped=[BOW])
    at = table(archer, dungeon=BESIDE, script=[dice])

    choose(at, USE[card(BOW)])

    monster = tile_at(at, 1).monster
    assert monster is not None
    assert (monster.wounds, hero_at(at, 0).wounds) == (wounds, 0)
    assert happened(at, MonsterRolled) == []
    assert {BATTLE, END_TURN} <= set(offered(at))


@pytest.mark.rule("DR-FREEATK-06")
def test_a_hero_rolls_nothing_back_when_a_hero_attacks_him_freely() -> None:
    punch = "ability-sucker-punch"
    attacker = hero("ragg", abilities=[punch])
    at = table(attacker, hero("brunna"), hero("dorgan"), script="1456")

    choose(at, USE[card(punch)], PICK_HERO[1])

    assert [event.seat for event in happened(at, DiceRolled)] == [0]
    assert [one.wounds for one in at.state.heroes] == [0, 3, 0]
    assert STRIKE_HOME not in offered(at)
