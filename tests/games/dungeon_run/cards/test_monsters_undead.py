"""The undead of the encounter deck."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, dice_in, dice_of, drawing
from tests.games.dungeon_run.cards.item_scenes import (
    attack_dice,
    fight,
    monster_at,
    wearing,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    FIGHT_WITH,
    PUT_ON,
    STOW,
    STRIKE_HOME,
)

GUARD = "monster-bone-guard"
WRAITH = "monster-wailing-wraith"
GHOUL = "monster-crypt-ghoul"
ULVAR = "monster-king-ulvar"
CROWN = "artifact-crown-of-kravlas"


@pytest.mark.card("monster-bone-guard")
def test_bone_guard_is_battled_with_a_die_fewer_of_brawn() -> None:
    assert dice_in("battle", hero("ragg"), monster=GUARD, rating=0) == 3
    assert dice_in("battle", hero("corvan"), monster=GUARD, rating=1) == 4
    assert dice_in("escape", hero("ragg"), monster=GUARD) == 3


@pytest.mark.card("monster-wailing-wraith")
def test_wailing_wraith_can_be_battled_only_with_magic() -> None:
    at = beside(WRAITH, hero("kessa", markers=(0, 2, 0)), script="22 114")

    choose(at, BATTLE)

    assert STRIKE_HOME in offered(at)
    assert dice_of(at) == 3
    assert monster_at(choose(at, STRIKE_HOME)).wounds == 1


@pytest.mark.card("monster-wailing-wraith")
def test_other_monsters_can_be_battled_with_brawn_and_magic() -> None:
    at = beside(GHOUL, hero("kessa"), script="111")

    assert offered(choose(at, BATTLE)) == [FIGHT_WITH[0], FIGHT_WITH[1]]


@pytest.mark.card("monster-crypt-ghoul")
@pytest.mark.parametrize(("hits", "actions"), [("211", 1), ("251", 1), ("113", 2)])
def test_crypt_ghoul_takes_an_action_from_a_hero_whom_it_wounds(hits: str, actions: int) -> None:
    at = beside(GHOUL, hero("kessa"), hero("ragg"), script=f"{hits} 1111", actions=3)

    fight(at)

    assert at.state.actions == actions


@pytest.mark.card("monster-crypt-ghoul")
def test_crypt_ghoul_may_end_a_turn_with_a_surprise() -> None:
    at = drawing(GHOUL, hero("kessa"), hero("ragg"), script="211 1111")
    assert hero_at(at, 0).place == 1

    choose(at, FIGHT_WITH[0])

    assert (wounds_of(at), at.state.turn) == ([1, 0], 1)


@pytest.mark.card("monster-king-ulvar")
def test_king_ulvar_rolls_a_die_more_against_an_enchanted_item() -> None:
    assert attack_dice(ULVAR, wearing("treasure-mirror-buckler", "corvan")) == 4
    assert attack_dice(ULVAR, wearing("treasure-lonely-needle", "corvan")) == 3
    assert attack_dice(ULVAR, hero("corvan", loot=["treasure-mirror-buckler"])) == 3


@pytest.mark.card("monster-king-ulvar")
@pytest.mark.parametrize(("wounds", "crown"), [(4, True), (3, False)])
def test_king_ulvar_leaves_the_crown_to_whoever_kills_him(wounds: int, crown: bool) -> None:
    dungeon = [ENTRANCE, Spot(monster=ULVAR, wounds=wounds)]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon, script="111 1115")

    fight(at)

    assert (offered(at) == [PUT_ON[card(CROWN)], STOW[card(CROWN)]]) == crown
    assert (card(CROWN) in at.state.artifacts) != crown


@pytest.mark.rule("DR-ARTIFACT-03")
@pytest.mark.card("monster-king-ulvar")
def test_the_crown_lies_on_the_tile_if_king_ulvar_takes_his_killer_down() -> None:
    dungeon = [ENTRANCE, Spot(monster=ULVAR, wounds=4)]
    at = table(hero("kessa", place=1, wounds=7), hero("ragg"), dungeon=dungeon, script="115 1115")

    fight(at)

    assert hero_at(at, 0).ko
    assert tile_at(at, 1).items == [card(CROWN)]


@pytest.mark.card("monster-king-ulvar")
def test_king_ulvar_leaves_nothing_if_the_crown_is_in_play() -> None:
    dungeon = [ENTRANCE, Spot(monster=ULVAR, wounds=4)]
    heroes = hero("kessa", place=1), hero("ragg", equipped=[CROWN])
    at = table(*heroes, dungeon=dungeon, artifacts=[], script="111 1115")

    fight(at)

    assert END_TURN in offered(at)
    assert (hero_at(at, 0).artifacts, tile_at(at, 1).items) == ([], [])
