"""The animates of the encounter deck."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, dice_in, dice_of, use
from tests.games.dungeon_run.cards.item_scenes import (
    WOLF,
    attack_dice,
    fight,
    monster_at,
    roaming,
    wearing,
)
from tests.games.dungeon_run.situations import choose, hero, offered
from undercroft.games.dungeon_run.options import BATTLE, PASS, STRIKE_HOME

SLIME = "monster-slime"
GOLEM = "monster-stone-golem"
ARMOR = "monster-hollow-armor"
IDOL = "monster-watching-idol"
BOW = "treasure-yew-longbow"
WAND = "treasure-ember-wand"


@pytest.mark.card("monster-slime")
def test_slime_takes_a_die_from_an_escape() -> None:
    assert dice_in("escape", hero("ragg"), monster=SLIME) == 2
    assert dice_in("escape", hero("ragg"), monster=WOLF) == 3
    assert dice_in("battle", hero("ragg"), monster=SLIME) == 4


@pytest.mark.card("monster-stone-golem")
@pytest.mark.parametrize(("dice", "wounds"), [("1114", 0), ("1144", 1), ("1444", 2)])
def test_the_first_wound_of_a_battle_does_not_count_for_stone_golem(dice: str, wounds: int) -> None:
    at = beside(GOLEM, hero("ragg"), script=f"1111 {dice} 1111 1114")

    fight(at)
    assert monster_at(at).wounds == wounds
    fight(at)

    assert monster_at(at).wounds == wounds


@pytest.mark.card("monster-stone-golem")
def test_the_first_wound_of_a_free_attack_does_not_count_for_stone_golem() -> None:
    at = beside(GOLEM, wearing(BOW, "ragg"), script="144")

    assert monster_at(choose(at, use(BOW))).wounds == 1


@pytest.mark.card("monster-stone-golem")
def test_each_wound_outside_battle_counts_for_stone_golem() -> None:
    at = beside(GOLEM, wearing(WAND, "corvan"))

    assert monster_at(choose(at, use(WAND))).wounds == 2


@pytest.mark.card("monster-stone-golem")
def test_the_wound_of_a_mirror_buckler_may_be_the_first_of_a_battle_with_stone_golem() -> None:
    at = beside(GOLEM, wearing("treasure-mirror-buckler", "corvan"), script="4111 1111")

    fight(at, rating=1)
    choose(at, PASS)

    assert monster_at(at).wounds == 0


@pytest.mark.card("monster-hollow-armor")
def test_hollow_armor_can_be_battled_only_with_brawn() -> None:
    at = beside(ARMOR, hero("corvan", markers=(2, 0, 0)), script="222 115")

    choose(at, BATTLE)

    assert STRIKE_HOME in offered(at)
    assert dice_of(at) == 3
    assert monster_at(choose(at, STRIKE_HOME)).wounds == 1


@pytest.mark.card("monster-watching-idol")
@pytest.mark.parametrize(("monster", "place"), [(IDOL, 2), (SLIME, 1)])
def test_watching_idol_does_not_roam(monster: str, place: int) -> None:
    at = roaming(monster, hero("kessa"), hero("ragg"))

    assert monster_at(at, place)


@pytest.mark.card("monster-watching-idol")
def test_watching_idol_rolls_two_dice_more_in_free_attacks() -> None:
    assert attack_dice(IDOL, hero("kessa")) == 4
    assert attack_dice(IDOL, hero("kessa"), free=True) == 6
