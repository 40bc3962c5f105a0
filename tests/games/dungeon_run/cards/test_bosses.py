"""The bosses."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, use
from tests.games.dungeon_run.cards.item_scenes import (
    attack_dice,
    fight,
    monster_at,
    roaming,
    wearing,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.games.dungeon_run.events import MonsterHealed
from undercroft.games.dungeon_run.options import (
    ASSIST,
    BATTLE,
    END_TURN,
    PASS,
    PASS_ON,
    PICK_TILE,
    ROLL_ARMOR,
    SABOTAGE,
)

HADRAK = "boss-hadrak"
ISAVETH = "boss-isaveth"
ORMGRATH = "boss-ormgrath"
KHOR_VAAL = "boss-khor-vaal"
BOW = "treasure-yew-longbow"


@pytest.mark.card("boss-hadrak")
@pytest.mark.parametrize(("boss", "dice", "wounds"), [(HADRAK, "44111", 2), (KHOR_VAAL, "4411", 0)])
def test_no_armor_helps_against_hadrak(boss: str, dice: str, wounds: int) -> None:
    kessa = wearing("treasure-gate-guards-plate", "kessa")
    at = beside(boss, kessa, script=f"{dice} 1111 555")

    fight(at)
    if not wounds:
        choose(at, ROLL_ARMOR)

    assert wounds_of(at) == [wounds]


@pytest.mark.card("boss-hadrak")
def test_hadrak_rolls_two_dice_more_in_free_attacks() -> None:
    assert attack_dice(HADRAK, hero("kessa")) == 5
    assert attack_dice(HADRAK, hero("kessa"), free=True) == 7


@pytest.mark.card("boss-isaveth")
@pytest.mark.parametrize(("boss", "helps"), [(ISAVETH, False), (HADRAK, True)])
def test_nobody_can_assist_against_isaveth(boss: str, helps: bool) -> None:
    at = beside(boss, hero("kessa"), hero("ragg"))

    choose(at, BATTLE)

    assert at.options(1) == [PASS, PASS_ON, *(ASSIST if helps else []), SABOTAGE]


@pytest.mark.card("boss-isaveth")
@pytest.mark.parametrize(("before", "after"), [(3, [2, 1]), (1, [0, 0])])
def test_isaveth_loses_a_wound_before_each_roaming_step(before: int, after: list[int]) -> None:
    at = roaming(ISAVETH, hero("kessa"), hero("ragg"), wounds=before)

    choose(at, PICK_TILE[1])
    first = monster_at(at, 1).wounds
    choose(at, END_TURN, END_TURN, PICK_TILE[2])

    assert [first, monster_at(at, 2).wounds] == after
    assert [event.wounds for event in happened(at, MonsterHealed)] == [1] * (before - after[1])


@pytest.mark.card("boss-ormgrath")
def test_ormgrath_rolls_a_die_more_while_another_hero_stands_there() -> None:
    assert attack_dice(ORMGRATH, hero("kessa")) == 4
    assert attack_dice(ORMGRATH, hero("kessa"), hero("ragg")) == 5
    assert attack_dice(ORMGRATH, hero("kessa"), hero("ragg", ko=True)) == 4


@pytest.mark.card("boss-ormgrath")
@pytest.mark.parametrize(("dice", "wounds"), [("45111", [2, 1, 0]), ("11111", [0, 0, 0])])
@pytest.mark.parametrize("free", [True, False])
def test_ormgrath_wounds_the_other_heroes_of_the_tile_when_his_attack_wounds(
    dice: str, wounds: list[int], free: bool
) -> None:
    heroes = hero("kessa", place=1), hero("ragg", place=1), hero("brunna")
    dungeon = [ENTRANCE, Spot(monster=ORMGRATH)]
    at = table(*heroes, dungeon=dungeon, script=f"{dice} 1111")

    if free:
        choose(at, END_TURN)
    else:
        fight(at)

    assert wounds_of(at) == wounds


@pytest.mark.card("boss-ormgrath")
def test_ormgrath_wounds_the_others_even_if_his_attack_fells_the_hero() -> None:
    at = beside(ORMGRATH, hero("kessa", wounds=7), hero("ragg"), script="45111")

    choose(at, END_TURN)

    assert hero_at(at, 0).ko
    assert hero_at(at, 1).wounds == 1


@pytest.mark.card("boss-khor-vaal")
@pytest.mark.parametrize(("dice", "wounds"), [("1114", 0), ("1144", 1), ("1444", 2)])
def test_the_first_wound_of_a_battle_does_not_count_for_khor_vaal(dice: str, wounds: int) -> None:
    at = beside(KHOR_VAAL, hero("ragg"), script=f"1111 {dice} 1111 1114")

    fight(at)
    assert monster_at(at).wounds == wounds
    fight(at)

    assert monster_at(at).wounds == wounds


@pytest.mark.card("boss-khor-vaal")
def test_the_first_wound_of_a_free_attack_does_not_count_for_khor_vaal() -> None:
    at = beside(KHOR_VAAL, wearing(BOW, "ragg"), script="144")

    assert monster_at(choose(at, use(BOW))).wounds == 1


@pytest.mark.card("boss-khor-vaal")
def test_khor_vaal_does_not_roam() -> None:
    stays = roaming(KHOR_VAAL, hero("kessa"), hero("ragg"))
    goes = roaming(HADRAK, hero("kessa"), hero("ragg"))

    assert monster_at(stays, 2)
    assert stays.state.round == 2
    assert offered(goes) == [PICK_TILE[0], PICK_TILE[1]]
