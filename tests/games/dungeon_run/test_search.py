"""Search: everything on the tile is shown, taken, and worn or kept."""

import pytest

from tests.games.dungeon_run.situations import (
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
    tile_at,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_run.events import ItemFound
from undercroft.games.dungeon_run.options import END_TURN, EQUIP, PUT_ON, SEARCH, STOW, TAKE_OFF

SWORD, HELM, WAND = "treasure-feud-sword", "treasure-miners-helm", "treasure-ember-wand"


@pytest.mark.rule("DR-SEARCH-01")
def test_an_empty_tile_is_not_searched() -> None:
    at = table(hero("kessa", place=1))
    before = GAME.pack(at.state)

    assert SEARCH not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, SEARCH)
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-SEARCH-01")
@pytest.mark.parametrize("spot", [Spot(items=[SWORD]), Spot(hidden=1)])
def test_one_item_face_up_or_face_down_is_enough(spot: Spot) -> None:
    assert SEARCH in offered(table(hero("kessa", place=1), dungeon=[ENTRANCE, spot]))


@pytest.mark.rule("DR-SEARCH-01")
def test_items_of_another_tile_do_not_count() -> None:
    at = table(hero("kessa"), dungeon=[ENTRANCE, Spot(items=[SWORD])])

    assert SEARCH not in offered(at)


@pytest.mark.rule("DR-SEARCH-02")
def test_beside_a_monster_nothing_is_searched() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime", items=[SWORD], hidden=1)]
    at = table(hero("kessa", place=1), dungeon=dungeon)

    assert SEARCH not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, SEARCH)


@pytest.mark.rule("DR-SEARCH-03", "DR-SEARCH-04")
def test_all_items_are_turned_up_for_everyone_and_taken() -> None:
    dungeon = [ENTRANCE, Spot(items=[SWORD], hidden=2)]
    script: list[str | int] = [card(HELM)]
    treasures = [HELM, WAND]
    at = table(
        hero("kessa", place=1), hero("ragg"), dungeon=dungeon, script=script, treasures=treasures
    )

    choose(at, SEARCH)

    for watcher in (0, 1, None):
        found = [event.card for event in at.story(watcher) if isinstance(event, ItemFound)]
        assert found == cards(SWORD, HELM, WAND)
    choose(at, STOW[card(SWORD)], STOW[card(HELM)])
    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(SWORD, HELM, WAND)
    assert (tile_at(at, 1).items, tile_at(at, 1).hidden) == ([], 0)
    assert len(at.state.treasures) == 0


@pytest.mark.rule("DR-SEARCH-05")
def test_each_found_item_is_equipped_at_once_or_kept_without_a_further_action() -> None:
    at = table(hero("kessa", place=1), dungeon=[ENTRANCE, Spot(items=[SWORD, HELM])])

    choose(at, SEARCH)
    assert offered(at) == [PUT_ON[card(SWORD)], STOW[card(SWORD)]]
    choose(at, PUT_ON[card(SWORD)])
    assert offered(at) == [PUT_ON[card(HELM)], STOW[card(HELM)]]
    choose(at, STOW[card(HELM)])

    assert hero_at(at, 0).equipped == [card(SWORD)]
    assert [kept.card for kept in hero_at(at, 0).treasures] == [card(HELM)]
    assert at.state.actions == 1
    assert {END_TURN, EQUIP} <= set(offered(at))


@pytest.mark.rule("DR-SEARCH-06")
def test_a_found_item_of_another_training_goes_to_the_loot_pile() -> None:
    at = table(hero("kessa", place=1), dungeon=[ENTRANCE, Spot(items=[WAND])])

    choose(at, SEARCH)

    assert END_TURN in offered(at)
    assert hero_at(at, 0).equipped == []
    assert [kept.card for kept in hero_at(at, 0).treasures] == [card(WAND)]
    assert len(happened(at, ItemFound)) == 1


@pytest.mark.rule("DR-RULING-50")
def test_a_find_is_equipped_only_into_a_free_slot_and_nothing_is_left_behind() -> None:
    mace = "treasure-bonecracker-mace"
    dungeon = [ENTRANCE, Spot(items=[mace, WAND, HELM])]
    at = table(hero("kessa", place=1, equipped=[SWORD]), dungeon=dungeon)

    choose(at, SEARCH)
    assert offered(at) == [PUT_ON[card(HELM)], STOW[card(HELM)]]
    for option in (PUT_ON[card(mace)], TAKE_OFF[card(SWORD)]):
        with pytest.raises(Refused):
            at.answer(0, option)
    choose(at, PUT_ON[card(HELM)])

    assert hero_at(at, 0).equipped == cards(SWORD, HELM)
    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(mace, WAND)
    assert tile_at(at, 1).items == []
