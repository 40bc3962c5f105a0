"""The treasures of the body."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    EAST,
    WEST,
    beside,
    drawing,
    exploring,
    together,
)
from tests.games.dungeon_run.cards.item_scenes import (
    DRAKE,
    WOLF,
    attack,
    fight,
    more_dice,
    wearing,
    wounds_of,
    wounds_with_armor,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.games.dungeon_run.options import (
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    MOVE,
    PASS,
    PICK_TILE,
)
from undercroft.games.dungeon_run.state import Hero

PLATE = "treasure-gate-guards-plate"
LEATHERS = "treasure-couriers-leathers"
ROBE = "treasure-robe-of-ash"
CLOAK = "treasure-shadow-cloak"
ROW = [ENTRANCE, Spot(), Spot(), Spot()]


@pytest.mark.card("treasure-gate-guards-plate")
@pytest.mark.parametrize(("dice", "wounds"), [("444", 3), ("445", 2), ("465", 1), ("556", 0)])
def test_gate_guards_plate_removes_a_hit_with_each_five(dice: str, wounds: int) -> None:
    assert wounds_with_armor(PLATE, "brunna", dice) == wounds


@pytest.mark.card("treasure-gate-guards-plate")
def test_gate_guards_plate_lowers_skill() -> None:
    assert more_dice(PLATE, "brunna") == {"escape": -1, "bridge": -1}
    assert more_dice(PLATE, "brunna", deeds=["disarm"], rating=2) == {"disarm": -1}


@pytest.mark.card("treasure-couriers-leathers")
@pytest.mark.parametrize(("die", "wounds"), [("5", 3), ("6", 2)])
def test_couriers_leathers_remove_a_hit_with_a_six(die: str, wounds: int) -> None:
    assert wounds_with_armor(LEATHERS, "dorgan", die) == wounds


@pytest.mark.card("treasure-couriers-leathers")
def test_couriers_leathers_take_a_move_one_laid_tile_further_once_a_turn() -> None:
    at = table(wearing(LEATHERS, "dorgan"), dungeon=ROW, pile=["standard-14"])

    choose(at, MOVE[EAST])
    assert offered(at) == [PASS, PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])
    assert (hero_at(at, 0).place, at.state.actions) == (2, 1)
    choose(at, MOVE[WEST])

    assert (hero_at(at, 0).place, at.state.round) == (1, 2)
    assert offered(choose(at, MOVE[EAST])) == [PASS, PICK_TILE[1], PICK_TILE[3]]


@pytest.mark.card("treasure-couriers-leathers")
def test_couriers_leathers_that_were_not_used_wait_for_the_next_move() -> None:
    at = table(wearing(LEATHERS, "dorgan"), dungeon=ROW)

    choose(at, MOVE[EAST], PASS, MOVE[EAST])

    assert offered(at) == [PASS, PICK_TILE[1], PICK_TILE[3]]


@pytest.mark.card("treasure-couriers-leathers")
def test_couriers_leathers_do_not_help_after_an_escape() -> None:
    at = beside(WOLF, wearing(LEATHERS, "ragg"), script="666")

    choose(at, ESCAPE, LEAVE[EAST])

    assert hero_at(at, 0).place == 2
    assert PICK_TILE[1] not in offered(at)


@pytest.mark.card("treasure-couriers-leathers")
def test_couriers_leathers_leave_a_tile_that_was_just_laid() -> None:
    at = exploring(wearing(LEATHERS, "dorgan"), hero("kessa"), script=[1, "1"])

    assert offered(at) == [PASS, PICK_TILE[1]]


@pytest.mark.rule("DR-ABILITYCARD-06")
@pytest.mark.card("treasure-couriers-leathers")
def test_couriers_leathers_work_beside_a_card_that_works_on_exploring() -> None:
    thelian = wearing(LEATHERS, "thelian", abilities=["ability-green-threshold"])
    at = exploring(thelian, hero("kessa"), script=[1, "1"])

    assert offered(at) == [PASS, PICK_TILE[1]]


@pytest.mark.rule("DR-ABILITYCARD-06")
@pytest.mark.card("treasure-couriers-leathers", "trap-fire-rune")
def test_a_trap_does_all_it_does_before_the_leathers_take_its_victim_further() -> None:
    heroes = wearing(LEATHERS, "dorgan"), hero("kessa", place=1), hero("ragg", place=2)
    at = drawing("trap-fire-rune", *heroes, script="111111")

    choose(at, PASS, FIGHT_WITH[0])

    assert wounds_of(at) == [2, 1, 0]


@pytest.mark.card("treasure-robe-of-ash")
@pytest.mark.parametrize(("before", "hits", "taken"), [(2, "456", 3), (3, "451", 1), (4, "411", 0)])
def test_robe_of_ash_removes_a_hit_of_an_attack_on_a_hurt_hero(
    before: int, hits: str, taken: int
) -> None:
    at = beside(DRAKE, wearing(ROBE, "corvan", wounds=before), hero("kessa"), script=hits)

    choose(at, END_TURN)

    assert hero_at(at, 0).wounds == before + taken


@pytest.mark.card("treasure-robe-of-ash")
@pytest.mark.parametrize(("before", "taken"), [(2, 2), (3, 1)])
def test_robe_of_ash_works_in_each_battle_and_on_both_sides_of_duels(
    before: int, taken: int
) -> None:
    def corvan() -> Hero:
        return wearing(ROBE, "corvan", wounds=before)

    battles = beside(DRAKE, corvan(), script="551 2222 411 2222")
    attacker = together(corvan(), hero("kessa"), script="1 5511")
    attacked = together(hero("kessa"), corvan(), script="5511 1")

    assert wounds_of(fight(battles, rating=1)) == [before + taken]
    assert wounds_of(fight(battles, rating=1)) == [before + taken]
    assert wounds_of(attack(attacker, 1)) == [before + taken, 0]
    assert wounds_of(attack(attacked, 1)) == [0, before + taken]


@pytest.mark.card("treasure-shadow-cloak")
@pytest.mark.parametrize(("worn", "moves"), [([CLOAK], True), ([], False)])
def test_shadow_cloak_lets_a_hero_move_past_a_monster(worn: list[str], moves: bool) -> None:
    at = beside(WOLF, hero("corvan", equipped=worn), hero("kessa"))

    assert (MOVE[EAST] in offered(at)) == moves
    if moves:
        choose(at, MOVE[EAST], END_TURN)
        assert (hero_at(at, 0).place, wounds_of(at)) == (2, [0, 0])


@pytest.mark.card("treasure-shadow-cloak")
def test_shadow_cloak_does_not_help_against_heroes_in_the_endgame() -> None:
    at = together(wearing(CLOAK, "corvan"), hero("kessa"), endgame=True)

    assert MOVE[EAST] not in offered(at)
