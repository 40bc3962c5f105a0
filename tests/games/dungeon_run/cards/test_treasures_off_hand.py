"""The treasures of the off hand."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, drawing, rolling, use
from tests.games.dungeon_run.cards.item_scenes import (
    WOLF,
    attack,
    fight,
    monster_at,
    wearing,
    wounds_of,
    wounds_with_armor,
)
from tests.games.dungeon_run.situations import choose, happened, hero, hero_at, offered, table
from undercroft.games.dungeon_run.events import AssistOffered, DiceRolled
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    END_TURN,
    FIGHT_WITH,
    PASS,
    ROLL_ARMOR,
)

SHIELD = "treasure-gatekeepers-shield"
BUCKLER = "treasure-mirror-buckler"
POLE = "treasure-ten-foot-pole"


@pytest.mark.card("treasure-gatekeepers-shield")
@pytest.mark.parametrize(("die", "wounds"), [("4", 3), ("5", 2), ("6", 2)])
def test_gatekeepers_shield_removes_a_hit_with_a_five(die: str, wounds: int) -> None:
    assert wounds_with_armor(SHIELD, "brunna", die) == wounds


@pytest.mark.card("treasure-gatekeepers-shield")
@pytest.mark.parametrize(("worn", "dice"), [([SHIELD], 2), ([], 1)])
def test_gatekeepers_shield_adds_a_die_to_an_assist(worn: list[str], dice: int) -> None:
    heroes = hero("ragg"), hero("brunna", equipped=worn)
    at = beside(WOLF, *heroes, script=f"111 {'1' * (4 + dice)}")

    choose(at, BATTLE, ASSIST[0], ACCEPT[1], FIGHT_WITH[0])

    assert [event.dice for event in happened(at, AssistOffered)] == [dice]
    assert [len(event.dice.split()) for event in happened(at, DiceRolled)] == [4 + dice]


@pytest.mark.card("treasure-mirror-buckler")
@pytest.mark.parametrize(("die", "wounds"), [("5", 3), ("6", 2)])
def test_mirror_buckler_removes_a_hit_with_a_six(die: str, wounds: int) -> None:
    assert wounds_with_armor(BUCKLER, "corvan", die) == wounds


@pytest.mark.card("treasure-mirror-buckler")
@pytest.mark.parametrize(("hits", "wounds"), [("356", 1), ("351", 1), ("111", 0)])
def test_mirror_buckler_wounds_a_monster_whose_attack_wounds(hits: str, wounds: int) -> None:
    at = beside(WOLF, wearing(BUCKLER, "corvan"), hero("kessa"), script=f"{hits} 2222")

    fight(at, rating=1)
    if wounds:
        choose(at, PASS)

    assert monster_at(at).wounds == wounds


@pytest.mark.card("treasure-mirror-buckler")
@pytest.mark.parametrize(("armor", "wounds"), [("1", 1), ("6", 0)])
def test_mirror_buckler_answers_a_free_attack_that_gets_through(armor: str, wounds: int) -> None:
    at = beside(WOLF, wearing(BUCKLER, "corvan"), hero("kessa"), script=f"511 {armor}")

    choose(at, END_TURN, ROLL_ARMOR)

    assert monster_at(at).wounds == wounds


@pytest.mark.card("treasure-mirror-buckler")
def test_mirror_buckler_wounds_the_other_hero_of_a_duel() -> None:
    attacker = table(wearing(BUCKLER, "corvan"), hero("kessa"), script="1 6611")
    attacked = table(hero("kessa"), wearing(BUCKLER, "corvan"), script="6611 1")

    for at in (attacker, attacked):
        attack(at, 1)
        choose(at, PASS)

    assert wounds_of(attacker) == [2, 1]
    assert wounds_of(attacked) == [1, 2]


@pytest.mark.card("treasure-mirror-buckler")
def test_mirror_buckler_answers_the_free_attack_of_a_hero() -> None:
    ragg = hero("ragg", abilities=["ability-sucker-punch"])
    at = table(ragg, wearing(BUCKLER, "corvan"), script="6111")

    choose(at, use("ability-sucker-punch"))
    choose(at, PASS)

    assert wounds_of(at) == [1, 1]


@pytest.mark.card("treasure-ten-foot-pole")
@pytest.mark.parametrize(
    ("trap", "dice", "loot"),
    [("dart-wall", "411", 1), ("dart-wall", "111", 0), ("venom-needle", "111", 0)],
)
def test_ten_foot_pole_needs_a_success_fewer_but_at_least_one(
    trap: str, dice: str, loot: int
) -> None:
    at = drawing(f"trap-{trap}", wearing(POLE, "ragg"), hero("kessa"), script=dice)

    assert len(hero_at(at, 0).encounters) == loot


@pytest.mark.card("treasure-ten-foot-pole")
def test_ten_foot_pole_leaves_two_successes_of_three() -> None:
    at = drawing("trap-fire-rune", wearing(POLE, "ragg"), hero("kessa"), script="4111")

    assert hero_at(choose(at, FIGHT_WITH[0]), 0).encounters == []


@pytest.mark.card("treasure-ten-foot-pole")
def test_without_the_pole_the_dart_wall_needs_two_successes() -> None:
    at = drawing("trap-dart-wall", hero("ragg"), hero("kessa"), script="411")

    assert hero_at(at, 0).encounters == []


@pytest.mark.card("treasure-ten-foot-pole")
@pytest.mark.parametrize(("tile", "rolls"), [("bridge", 0), ("channel", 0), ("gate", 1)])
def test_ten_foot_pole_spares_the_rolls_of_bridge_and_channel(tile: str, rolls: int) -> None:
    at = rolling(tile, wearing(POLE, "ragg"))

    assert len(happened(at, DiceRolled)) == rolls
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (1, rolls)
    assert END_TURN in offered(at)
