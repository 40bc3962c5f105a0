"""Equip: what a hero may wear, where it goes, and what it does there."""

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    GAME,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_run.events import DiceRolled
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DONE,
    END_TURN,
    EQUIP,
    FIGHT_WITH,
    MOVE,
    PUT_ON,
    TAKE_OFF,
    USE,
)

BESIDE_WOLF = [ENTRANCE, Spot(monster="monster-gloomwolf")]
SWORD, MACE = "treasure-feud-sword", "treasure-bonecracker-mace"
SHIELD, AXE = "treasure-gatekeepers-shield", "treasure-headsmans-axe"
HELM, PLATE = "treasure-miners-helm", "treasure-gate-guards-plate"
WAND = "treasure-ember-wand"


@pytest.mark.rule("DR-EQUIP-01")
def test_one_action_adds_takes_off_and_swaps_any_number_of_items() -> None:
    at = table(hero("kessa", equipped=[SWORD], loot=[MACE, SHIELD, HELM]))

    choose(at, EQUIP, TAKE_OFF[card(SWORD)])
    choose(at, PUT_ON[card(MACE)], PUT_ON[card(SHIELD)], PUT_ON[card(HELM)])
    choose(at, TAKE_OFF[card(SHIELD)], DONE)

    assert hero_at(at, 0).equipped == cards(MACE, HELM)
    assert {kept.card for kept in hero_at(at, 0).treasures} == set(cards(SWORD, SHIELD))
    assert at.state.actions == 1


@pytest.mark.rule("DR-EQUIP-02")
def test_beside_a_monster_a_second_equip_is_refused() -> None:
    at = table(hero("kessa", place=1, equipped=[SWORD]), dungeon=BESIDE_WOLF)

    choose(at, EQUIP, TAKE_OFF[card(SWORD)], DONE)

    before = GAME.pack(at.state)
    assert EQUIP not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, EQUIP)
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-EQUIP-02")
def test_beside_a_monster_the_next_turn_allows_equip_again() -> None:
    at = table(hero("mizzle", place=1, loot=[HELM]), dungeon=BESIDE_WOLF)

    choose(at, EQUIP, DONE, END_TURN)

    assert at.state.round == 2
    assert EQUIP in offered(at)


@pytest.mark.rule("DR-EQUIP-02")
def test_without_a_monster_equip_may_be_taken_twice() -> None:
    at = table(hero("kessa", equipped=[SWORD]))

    choose(at, EQUIP, TAKE_OFF[card(SWORD)], DONE, EQUIP, PUT_ON[card(SWORD)], DONE)

    assert hero_at(at, 0).equipped == [card(SWORD)]
    assert at.state.round == 2


@pytest.mark.rule("DR-EQUIP-03")
def test_an_equipped_item_lies_face_up_and_works() -> None:
    seats = hero("kessa", place=1, equipped=[SWORD]), hero("ragg")
    at = table(*seats, dungeon=BESIDE_WOLF, script="124 11111")

    assert at.view(1)["heroes"][0]["equipped"] == [card(SWORD)]
    choose(at, BATTLE, FIGHT_WITH[0])

    assert happened(at, DiceRolled)[0].dice == "1 1 1 1 1"


@pytest.mark.rule("DR-EQUIP-03", "DR-EQUIP-06")
def test_an_item_in_the_loot_pile_gives_nothing() -> None:
    loot = [SWORD, "treasure-healers-satchel"]
    at = table(hero("kessa", place=1, wounds=1, loot=loot), dungeon=BESIDE_WOLF, script="124 1111")

    assert USE[card(loot[1])] not in offered(at)
    choose(at, BATTLE, FIGHT_WITH[0])

    assert happened(at, DiceRolled)[0].dice == "1 1 1 1"


@pytest.mark.rule("DR-EQUIP-04", "DR-EQUIP-05")
def test_an_item_of_another_training_stays_in_the_loot_pile() -> None:
    at = table(hero("kessa", loot=[WAND, SWORD]))

    choose(at, EQUIP)

    assert offered(at) == [PUT_ON[card(SWORD)], DONE]
    with pytest.raises(Refused):
        at.answer(0, PUT_ON[card(WAND)])
    assert hero_at(at, 0).equipped == []
    assert card(WAND) in [kept.card for kept in hero_at(at, 0).treasures]


@pytest.mark.rule("DR-EQUIP-04")
def test_one_matching_training_of_several_is_enough() -> None:
    assert BOX.item(card(SWORD)).trainings == ("prayer", "war")
    at = table(hero("brunna", loot=[SWORD]))

    choose(at, EQUIP, PUT_ON[card(SWORD)], DONE)

    assert hero_at(at, 0).equipped == [card(SWORD)]


@pytest.mark.rule("DR-EQUIP-07")
def test_primary_hand_off_hand_head_and_body_are_filled_at_once() -> None:
    outfit = [SWORD, SHIELD, HELM, PLATE]
    at = table(hero("kessa", loot=outfit))

    choose(at, EQUIP, *(PUT_ON[number] for number in cards(*outfit)), DONE)

    assert hero_at(at, 0).equipped == cards(*outfit)
    slots = {slot for item in BOX.items for slot in BOX.item(item).slots}
    assert slots == {"primary", "off", "head", "body"}


@pytest.mark.rule("DR-EQUIP-08")
@pytest.mark.parametrize(
    ("worn", "spare"),
    [
        (SWORD, MACE),
        (SHIELD, "artifact-lantern-of-the-dead"),
        (HELM, "treasure-circlet-of-clear-thought"),
        (PLATE, "treasure-couriers-leathers"),
    ],
)
def test_a_slot_holds_one_card(worn: str, spare: str) -> None:
    at = table(hero("brunna", equipped=[worn], loot=[spare]))

    choose(at, EQUIP)
    assert offered(at) == [TAKE_OFF[card(worn)], DONE]
    with pytest.raises(Refused):
        at.answer(0, PUT_ON[card(spare)])

    choose(at, TAKE_OFF[card(worn)])
    assert PUT_ON[card(spare)] in offered(at)


@pytest.mark.rule("DR-EQUIP-09")
def test_an_item_fills_every_slot_it_lists() -> None:
    at = table(hero("kessa", equipped=[SWORD, SHIELD], loot=[AXE]))

    choose(at, EQUIP, TAKE_OFF[card(SWORD)])
    assert PUT_ON[card(AXE)] not in offered(at)
    choose(at, TAKE_OFF[card(SHIELD)], PUT_ON[card(AXE)])

    assert offered(at) == [TAKE_OFF[card(AXE)], DONE]


@pytest.mark.rule("DR-EQUIP-10")
def test_items_without_a_slot_are_equipped_without_limit() -> None:
    free = [f"treasure-{name}" for name in ("healers-satchel", "lucky-knucklebone", "hex-doll")]
    staff = "treasure-stormcaller-staff"
    at = table(hero("saelith", equipped=[staff], loot=free))

    choose(at, EQUIP, *(PUT_ON[number] for number in cards(*free)), DONE)

    assert hero_at(at, 0).equipped == cards(staff, *free)


@pytest.mark.rule("DR-RULING-53")
def test_an_equip_elsewhere_counts_beside_a_monster_too() -> None:
    at = table(hero("kessa", equipped=[SWORD]), dungeon=BESIDE_WOLF, actions=3)

    choose(at, EQUIP, TAKE_OFF[card(SWORD)], DONE)
    assert EQUIP in offered(at)
    choose(at, MOVE[1])

    assert (hero_at(at, 0).place, at.state.actions) == (1, 1)
    assert EQUIP not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, EQUIP)
