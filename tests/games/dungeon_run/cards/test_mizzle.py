"""Mizzle and her ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    WEST,
    able,
    all_dice,
    battle_again,
    beside,
    can_use_again,
    dice_of,
    drawing,
    end_turns,
    forced_in,
    more_dice,
    offered_in,
    pick_ratings,
    rolling,
    together,
    use,
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
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    HOLD_BACK,
    LEAVE,
    LEAVE_ITEM,
    MOVE,
    PASS,
    PICK_DIE,
    PICK_TILE,
    PUT_ON,
    SABOTAGE,
    SEARCH,
    STOW,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Hero

ROW = [ENTRANCE, Spot(), Spot(), Spot(), Spot()]
WOLF = "monster-gloomwolf"


def with_loot() -> Hero:
    return hero("kessa", loot=["treasure-hex-doll", "monster-slime"])


@pytest.mark.card("hero-mizzle")
def test_mizzle_rolls_a_die_more_to_escape() -> None:
    assert all_dice("mizzle") == {
        "battle": 3,
        "duel": 3,
        "defend": 3,
        "disarm": 3,
        "escape": 5,
        "bridge": 4,
        "channel": 3,
        "gate": 3,
    }


@pytest.mark.card("hero-mizzle")
def test_mizzle_suffers_no_free_attack() -> None:
    at = beside(WOLF, hero("mizzle"), script="11111")

    choose(at, ESCAPE)
    choose(at, END_TURN)

    assert (at.state.round, hero_at(at, 0).place, hero_at(at, 0).wounds) == (2, 1, 0)


@pytest.mark.card("hero-mizzle")
def test_mizzle_the_summoner_goes_to_an_adjacent_tile_once_a_turn() -> None:
    at = beside(BOSS, hero("mizzle", equipped=[STONE]))
    name = "summoner-mizzle"

    choose(at, use(name))
    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])

    assert (hero_at(at, 0).place, at.state.actions) == (2, 2)
    assert can_use_again(at, name) == (False, True)


@pytest.mark.card("hero-mizzle")
def test_mizzle_without_the_stone_has_no_such_step() -> None:
    at = beside(BOSS, hero("mizzle", loot=[STONE]))

    assert use("summoner-mizzle") not in offered(at)


@pytest.mark.card("ability-knife-in-the-crowd")
def test_knife_in_the_crowd_adds_half_the_base_skill_in_company() -> None:
    name = "ability-knife-in-the-crowd"

    assert more_dice(name, markers=(0, 0, 2)) == {"duel": 2}
    assert more_dice(name, how={"company": True}) == {"battle": 2, "duel": 2}
    assert dice_of(rolling("battle", able(name), hero("kessa", place=1, ko=True))) == 3


@pytest.mark.card("ability-fits-me-fine")
@pytest.mark.parametrize(("abilities", "fits"), [(["ability-fits-me-fine"], True), ([], False)])
def test_fits_me_fine_lets_her_equip_items_of_war(abilities: list[str], fits: bool) -> None:
    loot = ["treasure-headsmans-axe", "treasure-lucky-knucklebone"]
    at = together(hero("mizzle", abilities=abilities, loot=loot))

    choose(at, EQUIP)

    assert (PUT_ON[card("treasure-headsmans-axe")] in offered(at)) == fits


@pytest.mark.card("ability-fits-me-fine")
def test_fits_me_fine_gives_an_action_for_a_search_once_a_turn() -> None:
    names = ("treasure-ember-wand", "treasure-hex-doll", "treasure-feud-sword")
    spots = [Spot(items=[name]) for name in names]
    at = table(able("ability-fits-me-fine", place=1), dungeon=[ENTRANCE, *spots], actions=3)

    choose(at, SEARCH)
    assert at.state.actions == 3
    choose(at, MOVE[EAST], SEARCH)
    assert at.state.actions == 1
    choose(end_turns(at), MOVE[EAST], SEARCH, STOW[card("treasure-feud-sword")])

    assert at.state.actions == 1


@pytest.mark.card("ability-loaded-die")
def test_loaded_die_turns_a_die_to_six_once_a_turn() -> None:
    at = together(able("ability-loaded-die"), hero("kessa"), script="123 1111 111 1111", actions=3)

    pick_ratings(choose(at, DUEL[1]), {})
    assert offered(at) == [PASS, use("ability-loaded-die")]
    choose(at, use("ability-loaded-die"), PICK_DIE[2])
    assert offered(at) == [STRIKE_HOME, HOLD_BACK[6]]
    choose(at, STRIKE_HOME)
    pick_ratings(choose(at, DUEL[1]), {})
    assert DUEL[1] in offered(at)
    pick_ratings(choose(end_turns(at), DUEL[1]), {})

    assert offered(at) == [PASS, use("ability-loaded-die")]


@pytest.mark.card("ability-loaded-die")
def test_loaded_die_is_for_duels_disarms_and_escapes() -> None:
    assert offered_in("ability-loaded-die") == ["duel", "defend", "disarm", "escape"]


@pytest.mark.card("ability-lucky-coin")
def test_lucky_coin_re_rolls_all_dice_each_time() -> None:
    name = "ability-lucky-coin"
    at = beside(WOLF, able(name), script="11114 11112 11111 66666", actions=3)

    choose(at, ESCAPE, use(name), ESCAPE, use(name))

    assert offered(at) == [LEAVE[EAST], LEAVE[WEST]]


@pytest.mark.card("ability-lucky-coin")
def test_lucky_coin_is_for_disarms_escapes_bridge_and_channel() -> None:
    assert offered_in("ability-lucky-coin") == ["disarm", "escape", "bridge", "channel"]


@pytest.mark.card("ability-whispered-insult")
def test_whispered_insult_makes_a_near_hero_re_roll_one_die_once_a_turn() -> None:
    name = "ability-whispered-insult"
    near = able(name, place=2)
    dungeon = [ENTRANCE, Spot(monster=BOSS), Spot()]
    script = "1111 1166 5 1111 1111"
    at = table(hero("kessa", place=1), near, dungeon=dungeon, script=script, actions=3)

    choose(at, BATTLE, FIGHT_WITH[0], use(name), PICK_DIE[6])
    assert at.state.effort.dice == [1, 1, 5, 6]
    battle_again(choose(at, STRIKE_HOME))

    assert at.waiting_for == (0,)
    assert use(name) in offered(battle_again(end_turns(at)), 1)


@pytest.mark.card("ability-whispered-insult")
def test_whispered_insult_spoils_battles_and_duels_near_her() -> None:
    for place in (1, 2):
        assert forced_in("ability-whispered-insult", place) == ["battle", "duel", "defend"]
    assert forced_in("ability-whispered-insult", place=3) == []


@pytest.mark.card("ability-light-fingers")
def test_light_fingers_steal_a_treasure_once_a_turn() -> None:
    loot = ["treasure-hex-doll", "treasure-ember-wand"]
    doll = card("treasure-hex-doll")
    at = together(able("ability-light-fingers"), hero("kessa", loot=loot), script=[doll])

    choose(at, use("ability-light-fingers"))

    assert [kept.card for kept in hero_at(at, 0).treasures] == [doll]
    assert [kept.card for kept in hero_at(at, 1).treasures] == [card("treasure-ember-wand")]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-light-fingers") == (False, True)


@pytest.mark.card("ability-decoy-purse")
def test_decoy_purse_is_dropped_and_she_is_two_tiles_away() -> None:
    knucklebone, doll = ["treasure-lucky-knucklebone"], ["treasure-hex-doll"]
    mizzle = able("ability-decoy-purse", place=1, equipped=knucklebone, loot=doll)
    at = table(mizzle, dungeon=ROW)

    choose(at, use("ability-decoy-purse"), LEAVE_ITEM[card("treasure-hex-doll")])
    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])
    assert offered(at) == [PICK_TILE[1], PICK_TILE[3]]
    choose(at, PICK_TILE[3])

    assert tile_at(at, 1).items == [card("treasure-hex-doll")]
    assert (hero_at(at, 0).place, at.state.actions) == (3, 2)
    assert can_use_again(at, "ability-decoy-purse") == (False, False)


@pytest.mark.card("ability-decoy-purse")
def test_decoy_purse_needs_an_item() -> None:
    at = table(able("ability-decoy-purse", place=1), dungeon=ROW)

    assert use("ability-decoy-purse") not in offered(at)


@pytest.mark.card("ability-long-shadow")
def test_long_shadow_goes_one_laid_tile_further_after_a_move() -> None:
    at = table(able("ability-long-shadow"), dungeon=ROW)

    choose(at, MOVE[EAST])
    assert offered(at) == [PASS, PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])

    assert (hero_at(at, 0).place, at.state.actions) == (2, 1)


@pytest.mark.card("ability-long-shadow")
def test_long_shadow_goes_to_an_adjacent_tile_after_an_escape() -> None:
    dungeon = [ENTRANCE, Spot(monster=WOLF), Spot(), Spot()]
    at = table(able("ability-long-shadow", place=1), dungeon=dungeon, script="11116")

    choose(at, ESCAPE, LEAVE[EAST])
    assert offered(at) == [PASS, use("ability-long-shadow")]
    choose(at, use("ability-long-shadow"))
    assert offered(at) == [PICK_TILE[1], PICK_TILE[3]]
    choose(at, PICK_TILE[3])

    assert hero_at(at, 0).place == 3


@pytest.mark.card("ability-between-the-legs")
def test_between_the_legs_moves_away_from_monsters_but_not_from_heroes() -> None:
    name = "ability-between-the-legs"
    rival = together(able(name), hero("kessa"), endgame=True)

    assert MOVE[EAST] in offered(beside(BOSS, able(name)))
    assert MOVE[EAST] not in offered(beside(BOSS, hero("mizzle")))
    assert MOVE[EAST] not in offered(rival)


@pytest.mark.card("ability-cut-straps")
def test_cut_straps_take_three_dice() -> None:
    kessa = hero("kessa", markers=(2, 0, 0))
    at = beside(BOSS, kessa, able("ability-cut-straps"), script="1111 111")

    choose(at, BATTLE, SABOTAGE, FIGHT_WITH[0])

    assert dice_of(at) == 3


@pytest.mark.card("ability-cut-straps")
@pytest.mark.parametrize("deed", ["battle", "escape", "disarm"])
def test_cut_straps_steal_an_encounter_card_after_a_failure(deed: str) -> None:
    thief = able("ability-cut-straps", place=1)
    if deed == "disarm":
        at = drawing("trap-dart-wall", with_loot(), thief, script="1")
        choose(at, SABOTAGE)
    else:
        at = beside(WOLF, with_loot(), thief, script="111 1" if deed == "battle" else "1 111")
        choose(at, BATTLE if deed == "battle" else ESCAPE, SABOTAGE)
        pick_ratings(at, {})

    assert offered(at, 1) == [PASS, use("ability-cut-straps")]
    choose(at, use("ability-cut-straps"))

    assert [kept.card for kept in hero_at(at, 1).encounters] == [card("monster-slime")]
    assert hero_at(at, 0).encounters == []


@pytest.mark.card("ability-cut-straps")
def test_cut_straps_get_nothing_from_a_success() -> None:
    at = beside(WOLF, with_loot(), able("ability-cut-straps"), script="6")

    choose(at, ESCAPE, SABOTAGE, LEAVE[EAST])

    assert use("ability-cut-straps") not in at.options(1)
    assert hero_at(at, 1).wounds == 1


@pytest.mark.card("ability-cut-straps")
def test_cut_straps_get_nothing_from_a_battle_that_hits() -> None:
    at = beside(WOLF, with_loot(), able("ability-cut-straps"), script="111 6")

    choose(at, BATTLE, SABOTAGE, FIGHT_WITH[0], STRIKE_HOME)

    assert hero_at(at, 1).wounds == 1
    assert use("ability-cut-straps") not in at.options(1)


@pytest.mark.card("ability-cut-straps")
def test_cut_straps_steal_after_a_failed_attack_on_a_hero() -> None:
    at = together(with_loot(), able("ability-cut-straps"), hero("ragg"), script="1 1111")

    choose(at, DUEL[2], SABOTAGE)
    pick_ratings(at, {})

    assert at.options(1) == [PASS, use("ability-cut-straps")]
